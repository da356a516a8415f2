"""What holds in every hand: random tables, decks and actions, with every house rule."""

import pytest
from reference_tables import choices, opened, raked_tables

from holdem_reference import DECK, IllegalAction
from hypothesis import given, settings
from hypothesis import strategies as st


def picture(hand):
    """Everything there is to see."""
    return repr(
        [
            [(p.seat, p.stack, p.odd, p.bet, p.total, p.dead, p.status, p.hole, p.acted_at) for p in hand.players],
            (hand.street, hand.board, hand.to_act, hand.options(), hand.pot, hand.stub, hand.burns, hand.muck),
            (hand.pots, hand.payouts, hand.returned, hand.shown, hand.show_order, hand.over, hand.raked, hand.penalties),
        ]
    )


def refuses_everything_else(hand):
    """Tries what is not open, amounts just outside included; every try is refused and changes nothing."""
    options, seat, before = hand.options(), hand.to_act, picture(hand)
    closed = [name for name in ("fold", "check", "call", "show", "muck") if not getattr(options, name)]
    closed += [] if options.show else ["declare_board"]
    tries = [(seat, name, None) for name in closed]
    for name, total in (("bet", options.bet), ("raise", options.raise_)):
        outside = (total[0] - 1, total[1] + 1) if total else (hand.bet_to, hand.bet_to + 10)
        if total and hand.wager_unit > 1 and total[0] + 1 < total[1]:
            outside = (*outside, total[0] + 1)
        if total and hand.switches["on_illegal_amount"] == "correct":
            outside = ()
        tries += [(seat, name, to) for to in (*outside, None)]
    others = [player.seat for player in hand.players if player.seat != seat]
    tries += [(other, name, None) for other in others for name in ("fold", "call")]
    for attempt in tries:
        with pytest.raises(IllegalAction):
            hand.act(*attempt)
    assert picture(hand) == before


def check_chips_and_cards(hand, chips):
    stacks = [player.behind for player in hand.players]
    assert min(stacks) >= 0
    assert sum(stacks) + (hand.raked if hand.over else hand.pot) == chips
    if hand.over:
        assert sum(hand.payouts.values()) + hand.raked + sum(hand.returned.values()) == hand.pot
        assert sum(pot.amount for pot in hand.pots) == sum(hand.payouts.values()) + hand.raked
    assert hand.raked == 0 or (hand.rake and hand.over)
    if hand.street:
        holes = [card for player in hand.players for card in player.hole]
        everywhere = holes + hand.board + hand.burns + hand.muck + hand.stub
        assert sorted(everywhere) == sorted(DECK)


@settings(max_examples=600, deadline=None)
@given(raked_tables(), st.randoms(use_true_random=False))
def test_any_hand(table, rng):
    """Chips are conserved, no card is twice, the hand ends, what is offered is taken and nothing else."""
    chips = sum(table["seats"].values())
    hand = opened(table)
    check_chips_and_cards(hand, chips)
    hand.deal(rng.sample(DECK, 52))
    for _ in range(400):
        check_chips_and_cards(hand, chips)
        if hand.over:
            break
        refuses_everything_else(hand)
        hand.act(hand.to_act, *rng.choice(choices(hand)))
    assert hand.over and (hand.to_act, hand.options()) == (None, None)
