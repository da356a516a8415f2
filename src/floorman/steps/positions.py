"""The names of the positions at a table, and the seats that carry them."""

from __future__ import annotations

SEAT_PATTERN = r"BTN|SB|BB|UTG(?:\+\d)?|CO|seat \d+"


def position_names(seats: list[int], button: int) -> dict[int, str]:
    """The position of each dealt-in seat; `seats` are numbers, clockwise is upwards.

    Two players: BTN (also the small blind) and BB; three: BTN, SB, BB; then UTG, UTG+1, ...; CO is the
    last before BTN from five players on.
    """
    order = sorted(seats)
    start = order.index(button)
    order = order[start:] + order[:start]
    if len(order) == 2:
        return dict(zip(order, ("BTN", "BB"), strict=True))
    names = ["BTN", "SB", "BB", "UTG", *(f"UTG+{n}" for n in range(1, len(order) - 3))]
    if len(order) >= 5:
        names[len(order) - 1] = "CO"
    return dict(zip(order, names, strict=False))
