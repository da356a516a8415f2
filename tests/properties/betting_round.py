"""A betting round told from its wagers: what the rules offer the player to act, and what PokerKit's habits make of it.

Written apart from the reference, from the rules' text, so that a difference between PokerKit and the reference
is explained only where each of them offers exactly what it is known to. Amounts are street totals.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Any

from floorman.duel import Duel

# What PokerKit does otherwise than the rules, each by the id of the rule that it departs from.
SHORT_BLIND = "XR-10"
STRADDLE = "XR-12"
FIRST_ALL_IN = "RAISE-07"
CLOSED_AGAIN = "XR-16"
WHOLE_BETS = "XR-18"
SHORT_COUNTS = "RAISE-08"
NEVER_LIFTED = "XR-21"
NOBODY_COULD_CALL = "ACT-12"
HABITS = frozenset(
    {
        SHORT_BLIND,
        STRADDLE,
        FIRST_ALL_IN,
        CLOSED_AGAIN,
        WHOLE_BETS,
        SHORT_COUNTS,
        NEVER_LIFTED,
        NOBODY_COULD_CALL,
    }
)


@dataclass(frozen=True)
class Wager:
    """A bet or raise to a street total, by one of `players` who were not all-in."""

    seat: int
    to: int
    all_in: bool
    players: int


@dataclass
class Round:
    """The betting round that a duel is in, as the first engine shows it.

    `price` is the forced bet that the first player faces, `posted` the most that lies in front; `faced` is the bet
    that each player who has acted had matched, made or passed then, and `acts` says who acted, with what wager.
    """

    duel: Duel
    price: int
    posted: int
    faced: dict[int, int] = field(default_factory=dict)
    acts: list[tuple[int, Wager | None]] = field(default_factory=list)

    @classmethod
    def of(cls, duel: Duel) -> Round:
        """The round that the player to act is in."""
        price = posted = 0
        if duel.ours.street == "preflop":
            straddle = duel.table.get("straddle")
            price = straddle["amount"] if straddle else duel.table["blinds"]["big"]
            posted = max(seat.bet for seat in duel.states[0][0].seats)
        this = cls(duel, price, posted)
        bet = price
        for before, act in duel.acts:
            if before.street == duel.ours.street:
                wager = _wager(before, act) if "to" in act else None
                bet = wager.to if wager else bet
                this.acts.append((act["seat"], wager))
                this.faced[act["seat"]] = bet
        return this

    @property
    def wagers(self) -> list[Wager]:
        """The bets and raises of the round so far."""
        return [wager for _, wager in self.acts if wager]

    def options(self, habits: Collection[str] = ()) -> dict[str, Any]:
        """What is open to the player to act by the rules, or as PokerKit with these habits has it."""
        seat = self._seat(self.duel.ours.to_act)
        bet = self.bet(habits)
        owed = max(bet - seat.bet, 0)
        total = self._range(seat, bet, owed, habits)
        return {
            "fold": owed > 0 or self.duel.table["switches"].get("fold_unbet") != "reject",  # ACT-04
            "check": owed == 0,
            "call": min(owed, seat.stack) or None,
            "bet": None if bet else total,
            "raise": total if bet else None,
        }

    def bet(self, habits: Collection[str] = ()) -> int:
        """The current bet; a short blind leaves it at the full one (XR-10)."""
        first = self.posted if SHORT_BLIND in habits else self.price
        return max([first, *(wager.to for wager in self.wagers)])

    def _range(self, seat: Any, bet: int, owed: int, habits: Collection[str]) -> tuple[int, int] | None:
        others = [other for other in self.duel.ours.seats if other.seat != seat.seat and other.status == "in"]
        if NOBODY_COULD_CALL in habits:
            others = [other for other in others if other.stack + other.bet > bet]
        if seat.stack <= owed or not others or self._capped(habits) or not self._open_to(seat, owed, habits):
            return None
        least, total = self._least(habits), seat.bet + seat.stack
        most = total
        if self.structure == "pot-limit":
            most = max(bet + self.duel.ours.pot + owed, least)  # XR-41
        elif self.structure == "fixed-limit":
            most = least
        return min(least, total), min(most, total)

    def _least(self, habits: Collection[str]) -> int:
        """The least bet or raise: the largest full one again over the bet (RAISE-01, RAISE-02, XR-17, XR-23)."""
        if self.structure == "fixed-limit" and WHOLE_BETS not in habits:
            return self._measured(habits)[0] + self.size()
        return self.bet(habits) + self._measured(habits)[1]

    def _measured(self, habits: Collection[str]) -> tuple[int, int]:
        """The last full bet or raise, and the measure that makes the next one full."""
        bet = last = self.posted if SHORT_BLIND in habits else self.price
        full = self.size(habits)
        for wager in self.wagers:
            if self.structure == "fixed-limit" and WHOLE_BETS not in habits:
                if 2 * (wager.to - last) >= full:  # XR-18
                    last = wager.to
            elif wager.to - bet >= full:
                last, full = wager.to, wager.to - bet
            bet = max(bet, wager.to)
        return last, full

    def size(self, habits: Collection[str] = ()) -> int:
        """The least bet of the street: the big blind, before the flop what the straddle added, or the fixed bet."""
        table, street = self.duel.table, self.duel.ours.street
        if self.structure == "fixed-limit":
            return table["small_bet" if street in ("preflop", "flop") else "big_bet"]  # LIMIT-03, LIMIT-04
        big = table["blinds"]["big"]
        straddled = street == "preflop" and table.get("straddle") and STRADDLE not in habits
        return self.price - big if straddled else big

    # ---- who may raise again -----------------------------------------------------------------------------

    def _open_to(self, seat: Any, owed: int, habits: Collection[str]) -> bool:
        by_rule, by_pokerkit = self._open_by_rule(seat), self._open_as_pokerkit_has_it(seat, owed, habits)
        if self.structure == "fixed-limit":
            return by_pokerkit if WHOLE_BETS in habits else by_rule
        return by_pokerkit if (FIRST_ALL_IN if by_pokerkit else CLOSED_AGAIN) in habits else by_rule

    def _open_by_rule(self, seat: Any) -> bool:
        """Who has acted needs a full raise more to face, from however many all-ins (RAISE-07, XR-16, XR-18)."""
        if seat.seat not in self.faced:
            return True
        faces, full = self.bet() - self.faced[seat.seat], self._measured(())[1]
        return faces * (2 if self.structure == "fixed-limit" else 1) >= full

    def _open_as_pokerkit_has_it(self, seat: Any, owed: int, habits: Collection[str]) -> bool:
        """PokerKit measures by the largest raise so far, however small, and adds up short all-ins in a row."""
        bet = self.posted if SHORT_BLIND in habits else self.price
        largest, short, acted = 0, 0, set()
        for actor, wager in self.acts:
            acted.add(actor)
            if wager is None:
                continue
            added = wager.to - bet
            if added >= largest:
                largest, acted = added, {actor}
            short = short + added if wager.all_in else 0
            short = short if short < largest else 0
            bet = wager.to
        return owed >= largest and not (short and seat.seat in acted)

    # ---- the cap -----------------------------------------------------------------------------------------

    def _capped(self, habits: Collection[str]) -> bool:
        """Whether the round has had its bet and all raises after it (RAISE-08, XR-20)."""
        if self.structure != "fixed-limit" or self._raises() is None:
            return False
        counted = [wager for wager in self.wagers if SHORT_COUNTS in habits or self._is_counted(wager)]
        if len(counted) <= self._raises():
            return False
        # XR-21, as Robert's Rules have it: no more than two were left before the last wager
        return NEVER_LIFTED in habits or counted[self._raises()].players > 2

    def _is_counted(self, wager: Wager) -> bool:
        last = self.price
        for other in self.wagers:
            full = 2 * (other.to - last) >= self.size()
            if other is wager:
                return full
            last = other.to if full else last
        raise ValueError(f"{wager} is of another round")

    def _raises(self) -> int | None:
        cap = self.duel.table.get("cap")
        if cap is not None:
            return cap
        return {"3": 3, "4": 4}.get(self.duel.table["switches"].get("raise_cap", "3"))

    @property
    def structure(self) -> str:
        return self.duel.table["structure"]

    def _seat(self, number: int) -> Any:
        return next(seat for seat in self.duel.ours.seats if seat.seat == number)


def _wager(before: Any, act: Any) -> Wager:
    seat = next(seat for seat in before.seats if seat.seat == act["seat"])
    players = sum(seat.status == "in" for seat in before.seats)
    return Wager(act["seat"], act["to"], act["to"] == seat.bet + seat.stack, players)
