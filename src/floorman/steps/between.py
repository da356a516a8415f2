"""What happens between two hands at a table, as the next `deal` says it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(slots=True)
class Between:
    """Who leaves, joins, sits out and returns before the next hand, by seat, and the blinds if they change."""

    leaves: list[int] = field(default_factory=list)
    joins: list[dict[str, Any]] = field(default_factory=list)
    sits_out: list[int] = field(default_factory=list)
    returns: list[dict[str, Any]] = field(default_factory=list)
    blinds: dict[str, int] | None = None

    def params(self) -> dict[str, Any]:
        """The params that it adds to a `deal`: only what there is."""
        named = {name: getattr(self, name) for name in self.__slots__}
        return {name: value for name, value in named.items() if value}
