"""The table that the Given steps describe, and the messages that set it up."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from floorman.cards import SHUFFLED, full_deck, stacked_deck
from floorman.errors import FloormanError
from floorman.protocol.incidents import incidents
from floorman.steps.between import Between
from floorman.steps.positions import position_names


class BadScenario(FloormanError):
    """A scenario that describes no table, or one that cannot be."""


@dataclass(slots=True)
class TableSetup:
    """Seats and stacks by number, chips in the smallest unit; everything before the first message."""

    structure: str = "no-limit"
    blinds: tuple[int, int] | None = None
    bets: tuple[int, int] | None = None
    spread: dict[str, int] | None = None
    cap: int | None = None
    stacks: dict[int, int] = field(default_factory=dict)
    button: int | None = None
    ante: dict[str, Any] | None = None
    straddle: tuple[str, int] | None = None
    forced: dict[str, int] | None = None
    chip_unit: int = 1
    wager_unit: int | None = None
    rake: dict[str, int | float] | None = None
    ask_to_show: bool = False
    hole: dict[str, list[str]] = field(default_factory=dict)
    board: list[str] = field(default_factory=list)
    deck: list[str] | None = None
    hands: dict[str, list[str]] | None = None
    between: Between = field(default_factory=Between)
    joined: set[int] = field(default_factory=set)
    several_hands: bool = False
    incidents: bool = False
    reshuffle: list[str] | None = None
    pick: str | None = None
    _names: dict[int, str] | None = None

    def names(self) -> dict[int, str]:
        """The position of each seat."""
        if self._names is None:
            if not self.stacks or self.button is None:
                raise BadScenario("the scenario names a position before its seats and button are known")
            self._names = position_names(list(self.stacks), self.button)
        return self._names

    def seat(self, who: str) -> int:
        """The seat number of a position, or of `seat 3`."""
        if who.startswith("seat "):
            seat = int(who[5:])
            if seat in self.stacks or seat in self.joined:
                return seat
        else:
            for seat, name in self.names().items():
                if name == who:
                    return seat
        if not self.names():
            raise BadScenario(f"after the first hand seats are named by number, not {who}")
        raise BadScenario(f"nobody sits at {who}; the table has {', '.join(self.names().values())}")

    def join(self, seat: int, stack: int, how: str) -> None:
        """Adds a player who comes to the table before the next hand."""
        self.joined.add(seat)
        self.between.joins.append({"seat": seat, "stack": stack, "how": how})

    def name(self, seat: int | None) -> str:
        """A seat as a person calls it: `UTG (seat 4)`, or `nobody`."""
        if seat is None:
            return "nobody"
        position = self.names().get(seat)
        return f"{position} (seat {seat})" if position else f"seat {seat}"

    @property
    def order(self) -> list[int]:
        """The seats in the order of the deal: left of the button first, the button last."""
        seats = list(self.names())
        return [*seats[1:], seats[0]]

    def needs(self) -> set[str]:
        """The capabilities that an engine needs to be asked this."""
        if self.hands is not None:
            return {"rank"} if not self.board else set()
        found = {self.structure}
        kind = self.ante and self.ante["kind"]
        found |= {"antes"} if kind in ("uniform", "button") else set()
        found |= {"bb-ante"} if kind == "big_blind" else set()
        found |= {"straddle"} if self.straddle else set()
        found |= {"unequal-stacks"} if len(set(self.stacks.values())) > 1 else set()
        found |= {"wager-unit"} if self.wager_unit is not None else set()
        found |= {"rake"} if self.rake is not None else set()
        found |= {"showdown"} if self.ask_to_show else set()
        found |= {"several-hands"} if self.several_hands or self.between.params() else set()
        found |= {"deck"} if self.deck is not None else set()
        found |= {"incidents"} if self.incidents else set()
        return found

    def open_params(self, switches: Mapping[str, str]) -> dict[str, Any]:
        """The params of `open`."""
        if self.blinds is None or not self.stacks or self.button is None:
            raise BadScenario("the scenario has no blinds, no seats or no button")
        params: dict[str, Any] = {
            "structure": self.structure,
            "blinds": {"small": self.blinds[0], "big": self.blinds[1]},
            "seats": [{"seat": seat, "stack": stack} for seat, stack in self.stacks.items()],
            "button": self.button,
            "switches": dict(switches),
        }
        if self.bets:
            params["small_bet"], params["big_bet"] = self.bets
        if self.spread:
            params["spread"] = self.spread
        if self.cap is not None:
            params["cap"] = self.cap
        if self.ante:
            params["ante"] = self.ante
        if self.straddle:
            params["straddle"] = {"seat": self.seat(self.straddle[0]), "amount": self.straddle[1]}
        if self.forced is not None:
            params["forced"] = [
                {"seat": self.seat(who), "amount": amount} for who, amount in self.forced.items()
            ]
        if self.chip_unit != 1:
            params["chip_unit"] = self.chip_unit
        if self.wager_unit is not None:
            params["wager_unit"] = self.wager_unit
        if self.rake is not None:
            params["rake"] = self.rake
        if self.ask_to_show:
            params["showdown"] = "ask"
        return params

    def deal_params(self, burn: bool) -> dict[str, Any]:
        """The params of `deal`: the deck alone where the scenario gives it, else with every place."""
        if self.deck is not None:
            return {"deck": full_deck(self.deck)}
        hole = {self.seat(who): cards for who, cards in self.hole.items()}
        deck, holes, board = stacked_deck(self.order, hole, self.board, burn)
        return {
            "deck": deck,
            "hole": [{"seat": seat, "cards": cards} for seat, cards in holes.items()],
            "board": board,
        }

    def incident_params(self, kind: str, told: Mapping[str, Any]) -> dict[str, Any]:
        """The params of `incident`: what is told of it, and the order of a shuffle that it may bring."""
        prepared = {"reshuffle": self.reshuffle, "pick": self.pick}
        takes = next(incident.takes for incident in incidents().incident if incident.kind == kind)
        return {"kind": kind, **told} | {
            name: value for name, value in prepared.items() if name in takes and value is not None
        }

    def next_deal_params(self) -> dict[str, Any]:
        """The params of a later `deal`: the deck, and what happened since the hand before.

        After it nobody has a position any more: who has the button is the engine's to say.
        """
        params = {"deck": list(SHUFFLED), **self.between.params()}
        if self.between.blinds:
            self.blinds = (self.between.blinds["small"], self.between.blinds["big"])
        self.straddle = self.forced = None
        self.between, self._names = Between(), {}
        return params

    def first_price(self) -> int:
        """The street total that the first player faces: the largest blind, straddle or forced bet."""
        forced = [] if self.forced is None else list(self.forced.values())
        blinds = [] if self.forced is not None or self.blinds is None else list(self.blinds)
        return max([0, *forced, *blinds, *([self.straddle[1]] if self.straddle else [])])
