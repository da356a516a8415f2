"""A difference between the reference and a mutant of it, written down: the scenario tells the two apart."""

from itertools import count

import pytest
from agreement import play_hands, report, unexplained, verdicts

from floorman.duel import Difference, Duel
from floorman.engines import connect, find_engine
from floorman.protocol.messages import Range, State
from floorman.transcript import feature, script

MUTANTS = {
    "button_opens_the_flop": "to_act",
    "last_player_is_skipped_on_the_turn": "street",
    "two_turn_cards": "board",
    "two_burns": "burns",
    "no_burn_before_the_turn": "board",
    "raise_one_chip_more": "options.raise.min",
    "pot_one_chip_more": "options.raise.max",
    "nothing_reopens": "options.raise",
    "big_blind_is_the_big_bet": "seats.stack",
    "one_pot_for_all": "pots",
    "uncalled_chips_are_lost": "returned",
    "odd_chip_to_the_button": "payouts",
    "caller_shows_first": "show_order",
    "only_the_winner_shows": "shown",
    "house_takes_a_chip": "payouts",
}


def kind(difference):
    """The field without the number of the seat."""
    return ".".join(part for part in difference.field.split(".") if not part.isdigit())


@pytest.mark.parametrize("mutant, field", MUTANTS.items())
def test_the_scenario_of_a_difference_fails_on_the_mutant_only(mutant, field, tmp_path):
    reference, bent = connect(find_engine("reference")), connect(find_engine(f"mutant:{mutant}"))
    for number in count():
        assert number < 40, f"{mutant} does not differ in {field}"
        ((duel, found),) = play_hands(reference, bent, [], 1, seed=number)
        if field in map(kind, unexplained(found)):
            break
    text = report(duel, found)
    assert verdicts(text, tmp_path, reference, bent) == ["pass", "fail"], text


TABLE = {
    "structure": "fixed-limit",
    "blinds": {"small": 5, "big": 10},
    "small_bet": 10,
    "big_bet": 20,
    "cap": 3,
    "button": 4,
    "seats": [{"seat": 2, "stack": 100}, {"seat": 4, "stack": 90}, {"seat": 7, "stack": 100}],
    "ante": {"kind": "uniform", "amount": 1},
    "switches": {"raise_cap": "3", "fold_unbet": "legal"},
}
ACTS = [
    (State(street="preflop"), {"seat": 4, "action": "raise", "to": 20}),
    (State(street="preflop"), {"seat": 7, "action": "call"}),
    (State(street="flop"), {"seat": 7, "action": "bet", "to": 10}),
]


def test_a_feature_reads_like_one():
    duel = Duel(None, None, TABLE, ["2c", "7d"], ACTS, [(State(street="flop", to_act=2), State(to_act=2))])
    raised = Difference("options.raise", Range(min=20, max=20), None)
    assert feature(duel, [raised, Difference("seats.7.status", "all_in", "in")]) == """\
@cap.fixed-limit @cap.deck @cap.unequal-stacks @cap.antes
Feature: A hand that two engines play differently
  # options.raise: Range(min=20, max=20), the other engine None
  # seats.7.status: 'all_in', the other engine 'in'

  @ACT-12
  Rule: One of the two breaks it

    @id.difference
    @switch.raise_cap.3 @switch.fold_unbet.legal
    Scenario: Difference
      Given a fixed-limit table with blinds 5/10 and bets 10/20
      And at most 3 raises in a round
      And these seats
        | seat | stack |
        | 2 | 100 |
        | 4 | 90 |
        | 7 | 100 |
      And the button is at seat 4
      And an ante of 1 from every player
      And the deck from the top is 2c 7d
      And the action so far: seat 4 raises to 20, seat 7 calls
      When seat 7 bets 10
      Then seat 2 may raise
      And seat 2 may raise to at least 20
      And seat 2 may raise to at most 20
      And the seats show
        | seat | status |
        | seat 7 | all-in |
"""


def test_a_new_street_begins_after_a_semicolon():
    assert script(ACTS) == "seat 4 raises to 20, seat 7 calls; flop: seat 7 bets 10"


@pytest.mark.parametrize(
    "field, ours, end", [("fault", None, "accepted"), ("answer", None, "accepted"), ("answer", "no", "refused")]
)
def test_where_one_breaks_or_refuses_the_action_is_an_attempt(field, ours, end):
    duel = Duel(None, None, TABLE, [], ACTS, [(State(), State())])
    text = feature(duel, [Difference(field, ours, None if ours else "it broke")])
    assert text.endswith(f"      When seat 7 tries to bet 10\n      Then the action is {end}\n")


def test_what_no_step_can_say_stands_in_the_comment_alone():
    duel = Duel(None, None, TABLE, [], ACTS, [(State(over=True), State())])
    text = feature(duel, [Difference("stub", ["2c"], [])])
    assert "# stub: ['2c'], the other engine []" in text and text.endswith("Then the hand is over\n")
