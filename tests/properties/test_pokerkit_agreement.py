"""The reference against PokerKit on random hands: whatever differs is an entry of the table, with its rule."""

from collections import Counter

import pytest
from agreement import play_hands, report, unexplained, verdicts
from pokerkit_examples import EXAMPLES
from pokerkit_habits import KNOWN

from floorman.engines import connect, find_engine
from floorman.transcript import feature

HANDS, SEED = 500, 20240607

# Mistakes of the reference. The last five are in the very places where PokerKit does otherwise, too.
MUTANTS = [
    "nothing_reopens",
    "short_all_in_binds_everybody",
    "raise_one_chip_more",
    "pot_one_chip_more",
    "cap_is_one_too_low",
    "big_blind_opens_heads_up",
    "big_blind_has_no_option",
    "button_opens_the_flop",
    "last_player_is_skipped_on_the_turn",
    "one_pot_for_all",
    "folded_chips_do_not_match",
    "tie_spreads_to_every_pot",
    "odd_chip_to_the_button",
    "bettor_of_the_turn_shows_first",
    "short_all_in_reopens",
    "raise_doubles_the_short_blind",
    "straddles_min_raise_is_a_chip_short",
    "odd_chips_from_the_button",
    "main_pot_shows_first",
]


@pytest.fixture(scope="module")
def pokerkit(start):
    with start("pokerkit") as session:
        yield session


@pytest.fixture(scope="module")
def reference():
    return connect(find_engine("reference"))


def test_every_difference_is_one_of_the_table(reference, pokerkit):
    counts = Counter()
    for duel, found in play_hands(reference, pokerkit, KNOWN, HANDS, SEED):
        assert not unexplained(found), "nothing explains this hand:\n\n" + report(duel, found)
        counts.update(entry.name for _, entry in found)
    print(f"{HANDS} hands, seed {SEED}:", ", ".join(f"{count} {name}" for name, count in counts.most_common()))
    assert len(counts) >= len(KNOWN) // 2, f"the hands are too tame, they show only {', '.join(counts)}"


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.entry)
def test_an_example_shows_its_entry_and_no_other(reference, pokerkit, example):
    duel = example.duel(reference, pokerkit)
    found = duel.play(KNOWN, example.player(duel))
    shown = [(difference.field, entry and entry.name) for difference, entry in found]
    assert sorted(shown) == sorted((field, example.entry) for field in example.fields)


def test_every_entry_has_an_example():
    assert sorted(example.entry for example in EXAMPLES) == sorted(entry.name for entry in KNOWN)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.entry)
def test_a_difference_is_written_as_a_scenario_that_only_the_reference_passes(reference, pokerkit, example, tmp_path):
    duel = example.duel(reference, pokerkit)
    first = duel.play([], example.player(duel))
    text = feature(duel, [difference for difference, _ in first])
    breaks = example.fields == ("fault",)
    assert verdicts(text, tmp_path, reference, pokerkit) == ["pass", "garbage" if breaks else "fail"], text


@pytest.mark.parametrize("mutant", MUTANTS)
def test_a_mistake_of_the_reference_is_no_entry_of_the_table(pokerkit, mutant):
    bent = connect(find_engine(f"mutant:{mutant}"))
    hands = play_hands(bent, pokerkit, KNOWN, HANDS, SEED)
    assert any(unexplained(found) for _, found in hands), f"{mutant} gets through {HANDS} hands"
