"""Two tables side by side that differ in names or amounts only, and everything that is seen at both."""

import random
from collections.abc import Callable
from dataclasses import dataclass

from holdem_reference import DECK, RANKS, RuleError
from holdem_reference.joining import ENTRIES
from reference_tables import choices, news_for, opened, what_may_be_told

MOST_STEPS = 250


def same(value):
    return value


@dataclass(frozen=True)
class Change:
    """What the other table calls a seat, an amount of chips and a card of the one."""

    seat: Callable[[int], int] = same
    chips: Callable[[int], int] = same
    card: Callable[[str], str] = same

    def table(self, table):
        """Changes the settings of a table; the raises of a round and the percent of a rake are no chips."""
        changed = table | {
            "seats": {self.seat(seat): self.chips(stack) for seat, stack in table["seats"].items()},
            "button": self.seat(table["button"]),
        }
        for name in ("small_blind", "big_blind", "chip_unit", "wager_unit", "small_bet", "big_bet"):
            if name in table:
                changed[name] = self.chips(table[name])
        if "ante" in table:
            changed["ante"] = table["ante"][0], self.chips(table["ante"][1])
        if "straddle" in table:
            changed["straddle"] = self.seat(table["straddle"][0]), self.chips(table["straddle"][1])
        if "forced" in table:
            changed["forced"] = {self.seat(seat): self.chips(bet) for seat, bet in table["forced"].items()}
        if table.get("rake"):
            percent, cap, unit = table["rake"]
            changed["rake"] = percent, self.maybe_chips(cap), self.maybe_chips(unit)
        if "spread" in table:
            changed["spread"] = tuple(map(self.chips, table["spread"]))
        return changed

    def news(self, news):
        """Changes what happens between two hands."""
        seats = {name: news[name] for name in ("leaves", "sits_out") if name in news}
        changed = {name: list(map(self.seat, seats[name])) for name in seats}
        if "joins" in news:
            changed["joins"] = [(self.seat(seat), self.chips(stack), *entry) for seat, stack, *entry in news["joins"]]
        if "returns" in news:
            changed["returns"] = [(self.seat(seat), entry) for seat, entry in news["returns"]]
        if "blinds" in news:
            changed["blinds"] = tuple(map(self.chips, news["blinds"]))
        return changed

    def told(self, told):
        """Changes what is told of an incident; `cards` are numbers off the deck and stay."""
        return told | {
            "seat": self.seat(told["seat"]),
            "seats": [self.seat(seat) for seat in told["seats"]],
            "card": self.card(told["card"]),
            "pick": self.card(told["pick"]),
            "reshuffle": self.cards(told["reshuffle"]),
        }

    def cards(self, cards):
        return [self.card(card) for card in cards]

    def picture(self, hand):
        """Everything there is to see at a table, in the other table's words."""
        seat, chips, cards = self.seat, self.maybe_chips, self.cards
        options = hand.options()
        return {
            "players": [
                (seat(p.seat), *map(chips, (p.stack, p.odd, p.bet, p.total, p.dead)), p.status, cards(p.hole))
                for p in hand.players
            ],
            "away": {seat(s): (chips(a.stack), a.entry, a.new, a.missed) for s, a in hand.away.items()},
            "to_act": hand.to_act and seat(hand.to_act),
            "options": options
            and {
                **options._asdict(),
                "call": chips(options.call),
                "bet": options.bet and tuple(map(chips, options.bet)),
                "raise_": options.raise_ and tuple(map(chips, options.raise_)),
            },
            "street": hand.street,
            "board": cards(hand.board),
            "burns": cards(hand.burns),
            "muck": cards(hand.muck),
            "aside": cards(hand.aside),
            "stub": cards(hand.stub) if len(hand.stub) < len(DECK) else "whole",  # cards taken back have no order
            "pot": chips(hand.pot),
            "pots": [(chips(pot.amount), list(map(seat, pot.seats))) for pot in hand.pots],
            "returned": {seat(s): chips(amount) for s, amount in hand.returned.items()},
            "payouts": {seat(s): chips(amount) for s, amount in hand.payouts.items()},
            "show_order": list(map(seat, hand.show_order)),
            "shown": list(map(seat, hand.shown)),
            "raked": chips(hand.raked),
            "penalties": list(map(seat, hand.penalties)),
            "button": seat(hand.button),
            "over": hand.over,
        }

    def maybe_chips(self, chips):
        return None if chips is None else self.chips(chips)


class Pair:
    """A table and the changed one: each move is made at both, and then both look and answer alike."""

    def __init__(self, table, change):
        self.change = change
        self.one, self.other = opened(table), opened(change.table(table))
        self.compare("opened")

    def compare(self, move):
        expected, seen = self.change.picture(self.one), Change().picture(self.other)
        differing = {name: (expected[name], seen[name]) for name in expected if expected[name] != seen[name]}
        assert not differing, f"after {move} other than expected: {differing}"

    def make(self, move, at_one, at_other):
        """Makes a move at both and gives what it answers, None if it is refused, by the same rule at both."""
        answer, rule = outcome(at_one, self.one)
        other_answer, other_rule = outcome(at_other, self.other)
        assert rule == other_rule, move
        self.compare(move)
        return answer, other_answer

    def deal(self, deck):
        self.make("deal", lambda hand: hand.deal(deck), lambda hand: hand.deal(self.change.cards(deck)))

    def act(self, seat, action, to):
        change = self.change
        made, other_made = self.make(
            f"seat {seat} {action} {to}",
            lambda hand: hand.act(seat, action, to),
            lambda hand: hand.act(change.seat(seat), action, change.maybe_chips(to)),
        )
        assert change.maybe_chips(made) == other_made

    def report(self, kind, told):
        ruling, other_ruling = self.make(
            f"{kind}, {told}",
            lambda hand: hand.report(kind, **told),
            lambda hand: hand.report(kind, **self.change.told(told)),
        )
        assert ruling == other_ruling

    def next_hand(self, news):
        """Goes on to the next hand at both, and says whether there is one."""
        one, other = self.make(
            f"next hand, {news}",
            lambda hand: hand.next_hand(**news),
            lambda hand: hand.next_hand(**self.change.news(news)),
        )
        if one is None:
            return False
        self.one, self.other = one, other
        self.compare(f"next hand, {news}")
        return True


def outcome(move, hand):
    """What a move answers, and the rule by which it is refused."""
    try:
        return move(hand), None
    except RuleError as refusal:
        return None, (type(refusal), refusal.rule)


def play_alike(table, change, seed, hands=3):
    """Plays hands at a table and the changed one: actions, also wrong ones, incidents, comings and goings."""
    rng, pair = random.Random(seed), Pair(table, change)
    for _ in range(MOST_STEPS):
        hand = pair.one
        if hand.over:
            hands -= 1
            if not hands or not pair.next_hand(any_news(rng, hand)):
                break
        elif hand.street is None:
            pair.deal(any_deck(rng))
        elif rng.random() < 0.08:
            pair.report(*what_may_be_told(rng, hand))
        elif rng.random() < 0.1:
            pair.act(*wrong_act(rng, hand))
        else:
            quiet = [move for move in choices(hand) if move[0] in ("check", "call")]  # so that hands get far
            pair.act(hand.to_act, *rng.choice(quiet if quiet and rng.random() < 0.6 else choices(hand)))


def any_deck(rng):
    """A deck, every second time with six ranks on top, so that hands are often equal."""
    if rng.random() < 0.5:
        return rng.sample(DECK, 52)
    ranks = rng.sample(RANKS, 6)
    return sorted(rng.sample(DECK, 52), key=lambda card: card[0] not in ranks)


def any_news(rng, hand):
    """Who comes and goes before the next hand, and now and then higher blinds."""
    blinds = {"blinds": (2 * hand.small_blind, 2 * hand.big_blind)} if rng.random() < 0.2 else {}
    return news_for(hand, rng, ENTRIES) | blinds


def wrong_act(rng, hand):
    """An act by anybody, or of an amount next to what is open, that a house may refuse or correct."""
    options = hand.options()
    total = options.bet or options.raise_
    near = (total[0] - 1, total[0] + 1, total[1] - 1, total[1] + 1) if total else (hand.bet_to, hand.bet_to + 1)
    action = rng.choice(["fold", "check", "call", "bet", "raise", "show", "muck"])
    seat = hand.to_act if rng.random() < 0.8 else rng.choice(list(hand.by_seat))
    return seat, action, rng.choice(near) if action in ("bet", "raise") else None
