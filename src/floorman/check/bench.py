"""The engine under examination: kept alive from check to check, started anew after a finding, and the
table that it is asked to open.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from floorman.cards import stacked_deck
from floorman.check.channel import Channel
from floorman.check.finding import Finding, NotAsked
from floorman.protocol.messages import Hello
from floorman.protocol.process import Limits
from floorman.protocol.session import EngineFault
from floorman.rulebook import Rulebook

SMALL, BIG, STACK = 50, 100, 10_000
PLAYERS = 3  # where the engine has a table for so many
STRUCTURES: dict[str, dict[str, Any]] = {  # and what goes with each; hands are played on the first that is claimed
    "no-limit": {},
    "pot-limit": {},
    "fixed-limit": {"small_bet": BIG, "big_bet": 2 * BIG},
    "spread-limit": {"spread": {"low": BIG, "high": 5 * BIG}},
}
HANDS = {
    "A": ["As", "Ks", "Qs", "Js", "Ts"],
    "B": ["9c", "9d", "9h", "2s", "3c"],
    "C": ["Ad", "Kd", "Qd", "Jd", "Td"],
}


class Bench:
    """One engine; `rulebook` has the closed lists that its hello is held against."""

    def __init__(self, command: Sequence[str], env: Mapping[str, str], limits: Limits, rulebook: Rulebook):
        self._command, self._env, self._limits = command, env, limits
        self._channel: Channel | None = None
        self._no_start: EngineFault | None = None
        self.rulebook = rulebook
        self.played: Any = None  # what floorman.check.hands has played, or in words why it could not

    def channel(self) -> Channel:
        """The engine after its handshake; NotAsked if there is none, the fault itself the first time."""
        if self._no_start is not None:
            raise NotAsked("there was no handshake")
        if self._channel is None:
            channel = Channel(self._command, self._env, self._limits)
            try:
                channel.start()
            except EngineFault as fault:
                self._no_start = fault
                raise
            self._channel = channel
        return self._channel

    def fresh(self) -> Channel:
        """The engine, just started."""
        self.drop()
        return self.channel()

    def drop(self) -> str:
        """Ends the engine, if it runs; the end of its stderr."""
        channel, self._channel = self._channel, None
        return channel.abandon() if channel is not None else ""

    @property
    def hello(self) -> Hello:
        """What the engine says that it can do."""
        return self.channel().hello

    # ---- what it is asked ------------------------------------------------------------------------------

    def needs_rank(self) -> None:
        """NotAsked unless the engine ranks hands."""
        if "rank" not in self.hello.capabilities:
            raise NotAsked("the engine does not claim rank")

    def structures(self) -> list[str]:
        """The betting structures that the engine claims; NotAsked if there is none."""
        claimed = [structure for structure in STRUCTURES if structure in self.hello.capabilities]
        if not claimed:
            raise NotAsked("the engine claims no table")
        return claimed

    def open_params(self, structure: str | None = None) -> dict[str, Any]:
        """A table of equal stacks, seats from 1, the button at seat 1, by the engine's own house rules; of the
        first structure that the engine claims, if none is named."""
        structure = structure or self.structures()[0]
        least, most = self.hello.seats
        players = max(least, min(PLAYERS, most))
        return {
            "structure": structure,
            "blinds": {"small": SMALL, "big": BIG},
            "seats": [{"seat": seat, "stack": STACK} for seat in range(1, players + 1)],
            "button": 1,
            "switches": {},
            **STRUCTURES[structure],
        }

    def deal_params(self) -> dict[str, Any]:
        """The cards of that table, by deck and by place."""
        seats = [seat["seat"] for seat in self.open_params()["seats"]]
        order = [*seats[1:], seats[0]]
        deck, hole, board = stacked_deck(order, {}, [], burn=True)
        by_seat = [{"seat": seat, "cards": cards} for seat, cards in hole.items()]
        return {"deck": deck, "hole": by_seat, "board": board}

    def question(self) -> tuple[str, dict[str, Any]]:
        """A request that the engine answers at any time: open where it has tables, else rank."""
        try:
            return "open", self.open_params()
        except NotAsked:
            if "rank" not in self.hello.capabilities:
                raise NotAsked("the engine claims neither rank nor a table") from None
            return "rank", {"board": [], "hands": HANDS}

    def ask(self, method: str, params: Mapping[str, Any], channel: Channel | None = None) -> Any:
        """The answer; a Finding where the engine refuses or declines what it claims."""
        answer, _ = (channel or self.channel()).ask_raw(method, params)
        refused = getattr(answer, "rejected", None)
        if refused is not None or answer.declined is not None:
            how = f"refused: {refused.reason}" if refused is not None else f"declined: {answer.declined}"
            raise Finding(
                f"{method} was {how}",
                "claim in hello only what can be set up, or take this request, which asks for nothing special",
            )
        return answer
