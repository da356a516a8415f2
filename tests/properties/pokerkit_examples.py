"""A short hand for each entry of the table of differences: it leads to that difference and to no other.

Seat 1 has the button and blinds are 50/100, unless the table says otherwise; seats are named by number.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from pokerkit_habits import from_the_button

from floorman.cards import stacked_deck
from floorman.duel import Duel
from floorman.protocol.session import Session
from floorman.steps.script import parse_script

SWITCHES = {
    "fold_unbet": "legal", "all_in_exposure": "optional", "showdown_muck": "allowed", "ante_trimming": "trimmed",
    "raise_cap": "3", "cap_counts_blind": "false", "straddle": "utg_or_button",
    "straddle_min_raise": "straddle_as_raise", "pl_short_blind": "actual_pot",
}  # fmt: skip
FACE_UP = {"all_in_exposure": "face_up", "showdown_muck": "all_in_face_up"}
LIMIT = {"structure": "fixed-limit", "small_bet": 100, "big_bet": 200}
CHECKED = "; turn: seat 2 checks, seat 3 checks; river: seat 2 checks, seat 3 checks"


@dataclass(frozen=True)
class Example:
    """A hand: the entry that it shows, stacks from seat 1 on, the action, and the fields that differ at its end."""

    entry: str
    stacks: tuple[int, ...]
    action: str
    fields: tuple[str, ...]
    table: dict[str, Any] = field(default_factory=dict)
    hole: dict[int, str] = field(default_factory=dict)
    board: str = ""

    def duel(self, one: Session, other: Session) -> Duel:
        """The duel that plays it."""
        table = {
            "structure": "no-limit",
            "blinds": {"small": 50, "big": 100},
            "seats": [{"seat": seat, "stack": stack} for seat, stack in enumerate(self.stacks, 1)],
            "button": 1,
            **self.table,
            "switches": SWITCHES | self.table.get("switches", {}),
        }
        duel = Duel(one, other, table, [])
        hole = {seat: cards.split() for seat, cards in self.hole.items()}
        duel.deck, _, _ = stacked_deck(from_the_button(duel), hole, self.board.split(), burn=True)
        return duel

    def player(self, duel: Duel) -> Callable[[Any], dict[str, Any] | None]:
        """Plays the action of the example, an action at a call, and then stops."""
        deeds = iter(parse_script(self.action) if self.action else [])

        def choose(choices: Any) -> dict[str, Any] | None:
            deed = next(deeds, None)
            if deed is None:
                return None
            assert deed.who == f"seat {duel.ours.to_act}", f"{deed}, and it is seat {duel.ours.to_act}'s turn"
            return {"action": deed.verb} | ({} if deed.to is None else {"to": deed.to})

        return choose


EXAMPLES = [
    Example("short-blind", (1000, 1000, 40), "", ("options.call", "options.raise.min")),
    Example(
        "straddle", (1000,) * 4, "", ("options.raise.min",), {"straddle": {"seat": 4, "amount": 300}}
    ),
    Example(
        "first-all-in", (5000, 190, 5000), "seat 1 calls, seat 2 raises to 190, seat 3 calls", ("options.raise",)
    ),
    Example(
        # Seat 4 faces 130 more and a full raise is 100; the first two all-ins added up to one, the third did not.
        "closed-again",
        (250, 300, 330, 5000, 5000),
        "seat 4 raises to 200, seat 5 calls, seat 1 raises to 250, seat 2 raises to 300, seat 3 raises to 330",
        ("options.raise",),
    ),
    Example(
        # 60 is more than half a bet of 100.
        "whole-bets",
        (5000, 260, 5000),
        "seat 1 raises to 200, seat 2 raises to 260, seat 3 calls",
        ("options.raise",),
        LIMIT,
    ),
    Example(
        # 30 is less than half a bet, so that one raise is left.
        "short-counts",
        (5000, 230, 5000),
        "seat 1 raises to 200, seat 2 raises to 230",
        ("options.raise",),
        LIMIT | {"cap": 1},
    ),
    Example(
        "never-lifted",
        (5000, 5000),
        "seat 1 raises to 200, seat 2 raises to 300",
        ("options.raise",),
        LIMIT | {"cap": 1},
    ),
    Example(
        # Only seat 3 has chips left, and not enough to call the 500.
        "nobody-could-call", (500, 5000, 300), "seat 1 raises to 500", ("options.raise",)
    ),
    Example("asked-alone", (100, 1000, 1000), "seat 1 calls, seat 2 folds", ("street",)),
    Example(
        "last-hand-asked",
        (1000, 1000),
        "seat 1 calls, seat 2 checks; flop: seat 2 checks, seat 1 checks; turn: seat 2 checks, seat 1 checks; "
        "river: seat 2 checks, seat 1 checks; showdown: seat 2 mucks",
        ("to_act", "shown"),
        {"showdown": "ask"},
    ),
    Example(
        # The side pot is between seats 2 and 3.
        "all-mucked",
        (100, 1000, 1000, 100),
        "seat 4 calls, seat 1 calls, seat 2 calls, seat 3 checks; flop: seat 2 bets 100, seat 3 calls"
        + CHECKED
        + "; showdown: seat 2 mucks, seat 3 mucks, seat 4 shows, seat 1 shows",
        ("fault",),
        {"showdown": "ask"},
    ),
    Example(
        "earlier-rounds",
        (1000, 1000, 1000),
        "seat 1 raises to 1000, seat 2 folds, seat 3 calls",
        ("show_order", "shown"),
        {"switches": FACE_UP},
    ),
    Example(
        "side-pots-too",
        (1000, 100, 1000),
        "seat 1 calls, seat 2 calls, seat 3 checks; flop: seat 3 bets 100, seat 1 calls; "
        "turn: seat 3 checks, seat 1 checks; river: seat 3 checks, seat 1 checks",
        ("show_order", "shown"),
    ),
    Example(
        "whole-bet-back",
        (1000, 1000, 1000),
        "seat 1 raises to 300, seat 2 folds, seat 3 folds",
        ("pots", "returned", "payouts"),
    ),
    Example(
        "back-at-once",
        (1000, 400),
        "seat 1 raises to 1000, seat 2 calls",
        ("seats.1.stack", "seats.1.status"),
        {"showdown": "ask"},
    ),
    Example(
        # 350 for three: 117, 117 and 116 from the button's left.
        "odd-chips",
        (1000,) * 4,
        "seat 4 calls, seat 1 calls, seat 2 folds, seat 3 checks; flop: seat 3 checks, seat 4 checks, seat 1 checks; "
        "turn: seat 3 checks, seat 4 checks, seat 1 checks; river: seat 3 checks, seat 4 checks, seat 1 checks",
        ("seats.3.stack", "seats.4.stack", "payouts"),
        board="Ts Js Qs Ks As",
    ),
    Example(
        # Seats 3 and 4 win 4 x 7 + 5 = 33 and 3 x 3 + 20 = 29: 17 and 15 for seat 3, 16 and 14 for seat 4.
        "merged-pots",
        (7, 1000, 1000, 1000, 1000),
        "seat 4 calls, seat 5 calls, seat 1 calls, seat 2 folds, seat 3 checks; "
        "flop: seat 3 bets 10, seat 4 calls, seat 5 folds; "
        "turn: seat 3 checks, seat 4 checks; river: seat 3 checks, seat 4 checks",
        ("seats.3.stack", "seats.4.stack", "payouts"),
        {"blinds": {"small": 5, "big": 10}},
        {3: "Ac Kd", 4: "Ad Kh", 1: "2c 7d"},
        "As Ks 9h 6c 3s",
    ),
]
