"""How the players of a random hand play."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Temper:
    """How often players fold, and bet or raise, where they may, how many of their wagers are the largest, how many
    hands they muck. Otherwise they check, call and show.
    """

    fold: float
    wager: float
    largest: float = 0.2
    muck: float = 0.2

    def choose(self, rng: random.Random, choices: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
        """Picks one of the choices of a duel; of the wagers many are the least that is open."""
        open_to_him = {choice["action"]: choice for choice in choices}
        if "show" in open_to_him:
            return {"action": "muck" if rng.random() < self.muck and "muck" in open_to_him else "show"}
        wager = open_to_him.get("bet") or open_to_him.get("raise")
        passive = next((kind for kind in ("check", "call") if kind in open_to_him), None)
        if wager and (rng.random() < self.wager or passive is None):
            return {"action": wager["action"], "to": self._total(rng, wager["least"], wager["most"])}
        if "fold" in open_to_him and (rng.random() < self.fold or passive is None):
            return {"action": "fold"}
        return {"action": passive}

    def _total(self, rng: random.Random, least: int, most: int) -> int:
        if rng.random() < self.largest:
            return most
        return rng.choice([least, least, rng.randint(least, min(3 * least, most)), rng.randint(least, most)])
