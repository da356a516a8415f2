"""What holds in every hand: random tables, decks and actions, with every house rule."""

import random
from math import gcd

import pytest

from hypothesis import given, settings
from hypothesis import strategies as st

from holdem_reference import DECK, SUITS, SWITCHES, Hand, IllegalAction, TableError


values_of = {name: st.sampled_from(values) for name, values in SWITCHES.items()}
switches = st.fixed_dictionaries({}, optional=values_of)


@st.composite
def tables(draw):
    """Draws the settings of a table; short stacks are as likely as deep ones."""
    numbers = draw(st.lists(st.integers(1, 12), min_size=2, max_size=10, unique=True))
    big = draw(st.sampled_from([2, 10, 25]))
    stacks = st.one_of(st.integers(1, 3 * big), st.integers(1, 100 * big))
    table = {
        "seats": {seat: draw(stacks) for seat in numbers},
        "button": draw(st.sampled_from(numbers)),
        "small_blind": big // 2,
        "big_blind": big,
        "showdown": draw(st.sampled_from(["auto", "ask"])),
        "switches": draw(switches),
    }
    extra = draw(st.sampled_from(["none", "none", "ante", "forced", "straddle"]))
    if extra == "ante":
        kinds = st.sampled_from(["uniform", "big_blind", "button"])
        table["ante"] = draw(st.tuples(kinds, st.integers(1, 2 * big)))
    if extra == "forced":
        table["forced"] = draw(st.dictionaries(st.sampled_from(numbers), st.integers(1, 2 * big), min_size=1))
    if extra == "straddle":
        table["straddle"] = draw(st.sampled_from(numbers)), 2 * big
    if table["switches"].get("sb_ratio") == "half":
        table["small_blind"], table["big_blind"] = 5, 10
        table.pop("straddle", None)
    return table | draw(structures(table))


@st.composite
def structures(draw, table):
    """Draws a betting structure with sizes that fit the blinds; forced bets of a limit game become whole bets."""
    big, structure = table["big_blind"], draw(st.sampled_from(list(Hand.STRUCTURES)))
    settings = {"structure": structure}
    if structure in ("no-limit", "pot-limit") and not {"forced", "straddle"} & set(table):
        settings |= draw(wager_units(table))
    if structure == "fixed-limit":
        settings |= {"small_bet": big, "big_bet": draw(st.integers(big, 3 * big))}
    if structure == "spread-limit":
        high = draw(st.integers(2 * big, 5 * big))
        settings["spread"] = big, high, draw(st.integers(high, 2 * high))
    if structure in ("fixed-limit", "spread-limit"):
        settings["cap"] = draw(st.none() | st.integers(1, 5))
        if "forced" in table:
            settings["forced"] = {seat: big * (1 + amount % 2) for seat, amount in table["forced"].items()}
    return settings


@st.composite
def wager_units(draw, table):
    """Draws a smallest chip that fits the blinds; where smaller ones do not play the ante and all stacks have it."""
    unit = draw(st.sampled_from([1, gcd(table["small_blind"], table["big_blind"])]))
    settings = {"wager_unit": unit}
    if table["switches"].get("small_chips") == "do_not_play":
        settings["seats"] = {seat: max(stack, unit) for seat, stack in table["seats"].items()}
        if "ante" in table:
            settings["ante"] = table["ante"][0], table["ante"][1] * unit
    return settings


def opened(table):
    """Opens the table, without its straddle where the house rules or the stack refuse it."""
    try:
        return Hand(**table)
    except TableError as refusal:
        assert refusal.rule == "XR-12"
        return Hand(**{name: value for name, value in table.items() if name != "straddle"})


def choices(hand):
    """Lists actions that are open, with both ends and a middle of each range of amounts."""
    options = hand.options()
    moves = [(name, None) for name in ("fold", "check", "call", "show", "muck") if getattr(options, name)]
    moves += [("declare_board", None)] if options.show else []
    for name, total in (("bet", options.bet), ("raise", options.raise_)):
        if total:
            middle = total[0] + (total[1] - total[0]) // 2 // hand.wager_unit * hand.wager_unit
            moves += [(name, to) for to in {*total, middle, min(2 * total[0], total[1])}]
    return sorted(moves, key=str)


def picture(hand):
    """Everything there is to see."""
    return repr(
        [
            [(p.seat, p.stack, p.odd, p.bet, p.total, p.dead, p.status, p.hole, p.acted_at) for p in hand.players],
            (hand.street, hand.board, hand.to_act, hand.options(), hand.pot, hand.stub, hand.burns, hand.muck),
            (hand.pots, hand.payouts, hand.returned, hand.shown, hand.show_order, hand.over, hand.penalties),
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
    assert sum(stacks) + (0 if hand.over else hand.pot) == chips
    if hand.over:
        assert sum(hand.payouts.values()) + sum(hand.returned.values()) == hand.pot
        assert sum(pot.amount for pot in hand.pots) == sum(hand.payouts.values())
    if hand.street:
        holes = [card for player in hand.players for card in player.hole]
        everywhere = holes + hand.board + hand.burns + hand.muck + hand.stub
        assert sorted(everywhere) == sorted(DECK)


@settings(max_examples=600, deadline=None)
@given(tables(), st.randoms(use_true_random=False))
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


def play_through(table, deck, seed, seat_of=lambda seat: seat):
    """Plays a hand with random choices that depend on the options only."""
    hand, rng, trace = opened(table), random.Random(seed), []
    hand.deal(deck)
    while not hand.over:
        trace.append((seat_of(hand.to_act), hand.options()))
        hand.act(hand.to_act, *rng.choice(choices(hand)))
    return hand, trace


@settings(max_examples=150, deadline=None)
@given(tables(), st.integers(), st.permutations(SUITS))
def test_suits_permuted(table, seed, suits):  # RANK-30
    deck = random.Random(seed).sample(DECK, 52)
    swapped = [card[0] + suits[SUITS.index(card[1])] for card in deck]
    one, other = play_through(table, deck, seed)[0], play_through(table, swapped, seed)[0]
    assert one.stacks == other.stacks and one.pots == other.pots and one.show_order == other.show_order


@settings(max_examples=150, deadline=None)
@given(tables(), st.integers(), st.integers(1, 11))
def test_seats_rotated(table, seed, turn):
    """The same table a few chairs on plays the same hand: only the names of the seats change."""

    def moved(seat):
        return (seat - 1 + turn) % 12 + 1

    rotated = table | {
        "seats": {moved(seat): stack for seat, stack in table["seats"].items()},
        "button": moved(table["button"]),
    }
    if "forced" in table:
        rotated["forced"] = {moved(seat): amount for seat, amount in table["forced"].items()}
    if "straddle" in table:
        rotated["straddle"] = moved(table["straddle"][0]), table["straddle"][1]
    deck = random.Random(seed).sample(DECK, 52)
    one, trace = play_through(table, deck, seed, moved)
    other, same_trace = play_through(rotated, deck, seed)
    assert trace == same_trace
    assert {moved(seat): stack for seat, stack in one.stacks.items()} == other.stacks
    assert [moved(seat) for seat in one.shown] == other.shown
