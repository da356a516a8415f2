"""Incidents: what the floor rules, where each card is afterwards, and what it refuses to hear."""

import random

import pytest
from reference_hands import cards, dealt, opened, play, whole
from reference_tables import what_may_be_told

from floorman.protocol.incidents import incidents, rulings
from holdem_reference import DECK, INCIDENTS, SWITCHES, IncidentError
from hypothesis import given, settings
from hypothesis import strategies as st

# Seat 1 gets 2c Kc, seat 2 7d 8s, seat 3 (the button) Ah Qd; burns 3h 5h 6d, board Jc 9d 4s Tc 2s.
TOP = cards("2c7dAhKc8sQd 3hJc9d4s 5hTc 6d2s")
FLOP = "3 c, 1 c, 2 x"
TURN = f"{FLOP}, 1 x, 2 x, 3 x"
RIVER = f"{TURN}, 1 x, 2 x, 3 x"


def three(script="", **switches):
    return play(dealt(1000, 1000, 1000, deck=TOP, switches=switches), script)


def everywhere(hand):
    holes = [card for player in hand.players for card in player.hole]
    return [*holes, *hand.board, *hand.burns, *hand.muck, *hand.aside, *hand.stub]


def picture(hand):
    players = [(p.seat, p.stack, p.bet, p.total, p.status, p.hole) for p in hand.players]
    table = hand.street, hand.board, hand.burns, hand.muck, hand.aside, hand.stub, hand.to_act, hand.options()
    return repr((players, table, hand.pot, hand.returned, hand.payouts, hand.over, hand.exposed, hand.boxed, hand.due))


# ---- the list of incidents -----------------------------------------------------------------------


def test_the_reference_hears_every_incident_of_the_protocol():
    listed = {i.kind: (i.when, i.needs, i.takes) for i in incidents().incident}
    assert {kind: tuple(incident[1:]) for kind, incident in INCIDENTS.items()} == listed


def test_the_list_names_what_it_has():
    entries, parameters = incidents().incident, {parameter.id for parameter in incidents().parameter}
    assert {name for entry in entries for name in entry.needs + entry.takes} == parameters
    assert {ruling for entry in entries for ruling in entry.rulings} == rulings()
    assert len({entry.kind for entry in entries}) == len(entries)


# ---- rulings -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("script", "kind", "told", "ruling"),
    [
        ("", "card_exposed", {"cards": [1]}, "misdeal"),
        ("", "card_exposed", {"cards": [3]}, "replace"),
        ("3 c, 1 c", "card_exposed", {"cards": [3, 4]}, "stand"),  # XR-61
        ("3 c, 1 c", "card_exposed", {"cards": [3]}, "stand"),
        ("3 f", "card_exposed", {"cards": [3]}, "stand"),  # there is no hand to mend
        ("3 c, 1 c", "boxed_card", {"cards": [3, 4]}, "stand"),
        ("3 c, 1 c", "empty_seat_dealt", {"seat": 9}, "stand"),
        ("3 c, 1 c", "seat_skipped", {"seat": 2}, "dead"),
        ("", "missing_hole_card", {"seat": 3}, "supply"),
        ("", "button_in_a_row", {}, "continue"),
        (FLOP, "player_exposes_card", {"seat": 1, "card": "Kc"}, "continue"),
        (FLOP, "flop_extra_card", {"extra": 3}, "redeal"),
        (TURN, "wrong_burn", {"burned": 3}, "restore"),
        (FLOP, "stub_dropped", {"mixed_with": ["burns"]}, "reshuffle"),
    ],
)
def test_a_ruling(script, kind, told, ruling):
    hand = three(script)
    assert hand.report(kind, **told) == ruling
    assert sorted(everywhere(hand)) == sorted(DECK)


def test_parameters_of_other_kinds_are_ignored():
    assert three().report("button_in_a_row", cards=[99], colour="red") == "continue"


def test_a_misdeal_gives_back_antes_and_the_all_in_of_a_blind():
    hand = dealt(1000, 7, 1000, ante=("uniform", 1))
    assert hand.by_seat[2].all_in
    assert hand.report("first_card_astray", seat=2) == "misdeal"
    assert (hand.stacks, hand.bets, hand.pot) == ({1: 994, 2: 0, 3: 999}, {1: 5, 2: 6, 3: 0}, 14)
    hand.deal(whole(TOP))
    assert hand.to_act == 3 and len(hand.stub) == 46


def test_the_window_counts_acts_of_later_streets():
    """Two checks on the first street are no substantial action, a third act is."""
    hand = dealt(100, 100, ante=("uniform", 5), forced={1: 0})
    play(hand, "2 x, 1 x")
    assert hand.street == "flop" and not hand.substantial_action()
    play(hand, "1 x")
    assert hand.substantial_action()


@pytest.mark.parametrize("switch", ["river_becomes_turn", "reshuffle_now", "keep_river"])
def test_an_all_in_runs_out_behind_a_premature_turn(switch):
    """The rulings about turn and river hold when nobody bets any more."""
    hand = three(f"{FLOP}, 1 b990, 2 f", premature_turn=switch)
    assert hand.report("turn_early", reshuffle=whole(["As", "Ks"])) in ("set_aside", "reshuffle")
    play(hand, "3 c")
    rivers = {"river_becomes_turn": "2sAs", "reshuffle_now": "AsQs", "keep_river": "As2s"}
    assert hand.over and hand.board[:4] == [*cards("Jc9d4s"), cards(rivers[switch])[0]]
    assert hand.aside == () or hand.aside == []
    assert len(hand.burns) == 3 and sorted(everywhere(hand)) == sorted(DECK)


def test_a_second_premature_turn_card_is_set_aside_too():
    hand = three(f"{FLOP}, 1 x")
    hand.report("turn_early")
    hand.report("turn_early", reshuffle=whole(["2s"]))
    assert (hand.aside, hand.burns) == (cards("Tc2s"), cards("3h5h6d"))
    play(hand, "2 x, 3 x, 1 x, 2 x, 3 x")
    assert hand.board[-1] == "2s" and not hand.aside


def test_a_river_that_is_early_twice_is_shuffled_twice():
    hand = three(TURN)
    hand.report("river_early", reshuffle=whole(["As"]))
    hand.report("river_early", reshuffle=whole(["Ks", "As"]))
    play(hand, "1 x, 2 x, 3 x")
    assert hand.board[-1] == "Ks" and hand.burns == cards("3h5h6d")


def test_without_burns_a_premature_flop_burns_nothing():
    hand = three("3 c", burn_cards="omitted", redeal_burn="one")
    hand.report("flop_early", reshuffle=whole(["As", "Ks", "Qs"]))
    play(hand, "1 c, 2 x")
    assert (hand.board, hand.burns) == (cards("AsKsQs"), [])


def test_a_killed_raise_reopens_nothing_and_a_killed_call_changes_nothing():
    hand = three(f"{FLOP}, 1 b10, 2 r30, 3 c")
    assert hand.report("hand_killed", seat=3) == "dead"
    assert (hand.to_act, hand.options().call, hand.pot) == (1, 20, 100)
    hand.report("hand_killed", seat=2)  # the dead caller matched the raise, so it was called
    assert hand.over and hand.payouts == {1: 100}


def test_a_killed_all_in_comes_back_as_chips():
    hand = three(f"{FLOP}, 1 b990")
    hand.report("hand_killed", seat=1)
    assert (hand.by_seat[1].stack, hand.by_seat[1].status, hand.pot) == (990, "folded", 30)
    assert (hand.to_act, hand.options().bet) == (2, (10, 990))


def test_a_fouled_deck_pays_back_while_hands_are_shown():
    hand = play(dealt(1000, 600, deck=TOP, showdown="ask"), "2 r400, 1 r1000, 2 c")
    assert hand.street == "showdown"
    assert hand.report("fouled_deck", card="9d") == "void"
    assert hand.over and hand.stacks == {1: 1000, 2: 600} and sum(hand.returned.values()) == hand.pot
    assert len(hand.stub) == 52


def test_a_corrected_button_keeps_a_folded_hand_folded():
    hand = play(dealt(100, 100, 100, 100), "3 f")
    assert hand.report("button_misplaced", seat=1) == "correct"
    assert (hand.button, hand.bets, hand.to_act) == (1, {1: 0, 2: 5, 3: 10, 4: 0}, 4)
    assert hand.by_seat[3].folded and len(hand.muck) == 2
    play(hand, "4 c, 1 c, 2 c")
    assert hand.street == "flop"


# ---- refusals ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("script", "kind", "told", "reason"),
    [
        ("", "meteor", {}, "there is no incident 'meteor'"),
        ("", "flop_extra_card", {}, "told on the flop, and this is the preflop"),
        (FLOP, "flop_early", {}, "told on the preflop, and this is the flop"),
        (FLOP, "river_early", {}, "told on the turn"),
        (FLOP, "card_exposed", {"cards": [3]}, "told on the preflop"),
        ("3 f, 1 f", "fouled_deck", {"card": "9d"}, "the hand is over"),
        ("", "card_exposed", {}, "cards is missing"),
        ("", "card_exposed", {"cards": [7]}, "number 1 to 6 off the deck, not 7"),
        ("", "card_exposed", {"cards": [3, 3]}, "each once"),
        ("", "card_exposed", {"cards": []}, "a list of numbers"),
        ("", "card_exposed", {"cards": ["Ah"]}, "not 'Ah'"),
        ("", "player_exposes_card", {"seat": 1, "card": "As"}, "seat 1 does not hold 'As'"),
        ("", "extra_hole_card", {"seats": [1, 2, 3]}, "no hand would be left"),
        ("", "extra_hole_card", {"seats": [4]}, "nobody sits in seat 4"),
        ("3 f", "extra_hole_card", {"seats": [3]}, "folded already"),
        ("", "extra_hole_card", {"seats": 1}, "are a list"),
        ("", "first_card_astray", {"seat": 1}, "belongs to seat 1"),
        ("", "empty_seat_dealt", {"seat": 2}, "no empty seat"),
        ("3 c", "boxed_card", {"cards": [3]}, "somebody has acted"),
        ("", "button_misplaced", {"seat": 3}, "where it belongs"),
        (f"{FLOP}, 1 x", "flop_extra_card", {}, "before anybody acts on the flop"),
        (FLOP, "flop_extra_card", {"extra": 0}, "at least one card too many"),
        (FLOP, "flop_extra_card", {"extra": 40}, "too few"),
        (FLOP, "flop_extra_card", {"reshuffle": ["As", "As"]}, "As is in the deck 2 times"),
        (FLOP, "flop_extra_card", {"reshuffle": ["As", "Ks"]}, "a deck has 52 cards, and this one 2"),
        (FLOP, "no_burn", {"reshuffle": "As"}, "a list of cards"),
        (TURN, "wrong_burn", {"burned": 1}, "of no card, of two or of three"),
        (FLOP, "stub_dropped", {"mixed_with": ["board"]}, "not with 'board'"),
        ("", "fouled_deck", {"card": "9x"}, "'9x' is no card"),
        ("3 f", "hand_killed", {"seat": 3}, "folded already"),
    ],
)
def test_what_cannot_have_happened_is_refused_and_changes_nothing(script, kind, told, reason):
    hand = three(script)
    before = picture(hand)
    with pytest.raises(ValueError, match=reason):
        hand.report(kind, **told)
    assert picture(hand) == before


def test_before_the_deal_nothing_has_happened():
    with pytest.raises(IncidentError, match="no cards are dealt"):
        opened(100, 100).report("fouled_deck", card="9d")


@pytest.mark.parametrize("rule", ["extra_flop_card", "no_burn_flop"])
def test_the_drawn_card_is_one_that_was_mixed(rule):
    hand = three(FLOP, **{rule: "scramble_pick_burn"})
    kind = {"extra_flop_card": "flop_extra_card", "no_burn_flop": "no_burn"}[rule]
    before = picture(hand)
    for told in ({}, {"pick": "As"}):
        with pytest.raises(IncidentError, match="the card drawn is one of"):
            hand.report(kind, **told)
    assert picture(hand) == before


def test_a_burn_that_was_not_due_was_not_forgotten():
    hand = three("3 c")
    hand.report("flop_early")
    play(hand, "1 c, 2 x")
    with pytest.raises(IncidentError, match="no card was to be burned"):
        hand.report("no_burn")


def test_a_folded_player_may_be_all_in_for_the_blind_of_a_corrected_button():  # XR-78
    hand = play(dealt(10, 10, 10, 10), "3 f")
    assert hand.report("button_misplaced", seat=1) == "correct"
    assert (hand.bets, hand.by_seat[3].status, hand.to_act) == ({2: 5, 3: 10, 4: 0, 1: 0}, "folded", 4)


# ---- properties ----------------------------------------------------------------------------------

NAMES = (
    "misdeal_first_exposed", "extra_hole_card", "extra_flop_card", "premature_turn", "redeal_burn", "no_burn_flop",
    "burn_error", "burn_cards", "substantial_action", "sa_check_fold", "button_error",
)  # fmt: skip
house_rules = st.fixed_dictionaries({}, optional={name: st.sampled_from(SWITCHES[name]) for name in NAMES})


@settings(max_examples=400, deadline=None)
@given(
    st.lists(st.integers(10, 400), min_size=2, max_size=10),
    house_rules,
    st.integers(),
)
def test_every_card_stays_in_one_place_and_every_chip_in_the_game(stacks, switches, seed):
    """Whatever is told, 52 cards lie in one place each; refusals change nothing; the hand can be played out."""
    rng = random.Random(seed)
    hand = dealt(*stacks, deck=rng.sample(DECK, 52), switches=switches)
    for _ in range(200):
        if rng.random() < 0.4:
            before = picture(hand)
            kind, told = what_may_be_told(rng, hand)
            try:
                assert hand.report(kind, **told) in rulings()
            except ValueError:
                assert picture(hand) == before
        assert sorted(everywhere(hand)) == sorted(DECK)
        assert min(hand.stacks.values()) >= 0
        assert sum(hand.stacks.values()) + (0 if hand.over else hand.pot) == sum(stacks)
        if hand.over:
            break
        if hand.street is None:
            hand.deal(rng.sample(DECK, 52))
            continue
        options = hand.options()
        total = options.bet or options.raise_
        if total and rng.random() < 0.2:
            hand.act(hand.to_act, "bet" if options.bet else "raise", rng.choice(total))
        elif rng.random() < 0.1 and options.fold:
            hand.act(hand.to_act, "fold")
        else:
            hand.act(hand.to_act, "check" if options.check else "call")
    assert hand.over
    assert sum(hand.payouts.values()) + sum(hand.returned.values()) == hand.pot
