"""The table, or the hands to compare, as an inline SVG drawing.

Seats go clockwise from seat 1 at the bottom. Colours and fonts are the stylesheet's; nothing is said by
colour alone. What an engine does not show is not drawn. Text comes from strangers and is escaped here.
"""

from __future__ import annotations

import math
import re
from functools import cache
from html import escape
from itertools import pairwise

from floorman.render.table import RankView, SeatView, TableView, chips
from floorman.render.words import visible

PLATE_WIDTH, PLATE_HEIGHT, HOLE_HEIGHT = 120, 46, 20
EDGE, HEAD = 3, 21  # room beside the plates, and above and below them for the mark "to act"
Box = tuple[float, float, float, float]  # left, top, right, bottom

# Steps from a place to those around it, the nearest first.
NEARBY = sorted(
    ((x, y) for x in range(-96, 97, 6) for y in range(-60, 61, 6)),
    key=lambda step: (math.hypot(*step), step),
)
CARD = re.compile(r"([2-9TJQKA])([cdhs])\Z")

# The four suits in a box of ten by ten, referred to by every card of the page.
SUITS = (
    '<svg class="suits" width="0" height="0" aria-hidden="true">'
    '<symbol id="suit-h" viewBox="0 0 10 10"><path d="M5 9.3C1.5 6.4.4 4.8.4 3.2.4 1.8 1.5.8 2.8.8 3.8.8 4.6 1.4 5 '
    '2.2 5.4 1.4 6.2.8 7.2.8 8.5.8 9.6 1.8 9.6 3.2 9.6 4.8 8.5 6.4 5 9.3Z"/></symbol>'
    '<symbol id="suit-d" viewBox="0 0 10 10"><path d="M5 .4 8.7 5 5 9.6 1.3 5Z"/></symbol>'
    '<symbol id="suit-s" viewBox="0 0 10 10"><path d="M5 .5C6.2 2.6 9.4 4 9.4 6.2 9.4 7.4 8.4 8.2 7.3 8.2 6.5 8.2 '
    '5.8 7.8 5.4 7.2 5.5 8.3 5.9 9 6.6 9.6L3.4 9.6C4.1 9 4.5 8.3 4.6 7.2 4.2 7.8 3.5 8.2 2.7 8.2 1.6 8.2.6 7.4.6 6.2'
    '.6 4 3.8 2.6 5 .5Z"/></symbol>'
    '<symbol id="suit-c" viewBox="0 0 10 10"><circle cx="5" cy="2.7" r="2.2"/><circle cx="2.6" cy="5.9" r="2.2"/>'
    '<circle cx="7.4" cy="5.9" r="2.2"/><path d="M4.6 4.5H5.4C5.3 7.2 5.7 8.8 6.6 9.6H3.4C4.3 8.8 4.7 7.2 4.6 4.5Z"/>'
    "</symbol></svg>"
)


def draw(view: TableView | RankView) -> str:
    """The drawing as an svg element."""
    return _draw_rank(view) if isinstance(view, RankView) else _draw_table(view)


def describe(view: TableView | RankView) -> str:
    """The drawing in words, for those who do not see it."""
    if isinstance(view, RankView):
        hands = [f"{name} {' '.join(cards)}" for name, cards in view.hands]
        return "; ".join([f"board {' '.join(view.board)}"] * bool(view.board) + hands)
    parts = [f"board {' '.join(view.board)}"] * bool(view.board)
    parts += [f"pot {chips(view.pot)}"] if view.pot is not None else []
    parts += [f"rake {chips(view.rake)}"] if view.rake else []
    for seat in view.seats:
        facts = [f"seat {seat.seat}"] if seat.name != f"seat {seat.seat}" else []
        facts += ["button"] * seat.button + ([seat.status] if seat.status and seat.status != "in" else [])
        facts += [f"{chips(seat.stack)} behind"] if seat.stack is not None else []
        facts += [f"bet {chips(seat.bet)}"] if seat.bet else []
        facts += [" ".join(seat.hole)] if seat.hole else []
        facts += [f"wins {chips(seat.wins)}"] if seat.wins else []
        facts += ["to act"] * seat.acts
        parts.append(f"{seat.name}: {', '.join(facts)}" if facts else seat.name)
    return "; ".join(parts)


def _draw_table(view: TableView) -> str:
    count = len(view.seats)
    height = PLATE_HEIGHT + HOLE_HEIGHT * any(seat.hole for seat in view.seats)
    width, depth = _size(count)
    depth += 2 * (height - PLATE_HEIGHT)
    middle = (width / 2, depth / 2)
    radii = ((width - PLATE_WIDTH) / 2, (depth - height) / 2)
    places = _places(count, middle, radii)
    taken = [_box(*place, PLATE_WIDTH / 2, height / 2) for place in places]
    parts = [_element("ellipse", "felt", cx=middle[0], cy=middle[1], rx=radii[0] - 6, ry=radii[1] - 4)]
    parts += _centre(view, middle, taken)
    for seat, place in zip(view.seats, places, strict=True):
        parts += _seat(seat, place, middle, height)
    for seat, place in zip(view.seats, places, strict=True):
        parts += _disc(place, middle, height, taken) if seat.button else []
    for seat, place in zip(view.seats, places, strict=True):
        parts += _wager(seat, place, middle, height, taken)
    return _svg(parts, width, depth, describe(view), _kind(count))


def _size(count: int) -> tuple[int, int]:
    """Width and depth of the drawing of so many seats without cards."""
    if count <= 6:
        return 340 if count <= 2 else 440, 300 if count <= 4 else 330
    wide = max(9, count) / 10
    return round(580 * wide), round(440 * wide)


def _kind(count: int) -> str:
    """What the stylesheet has to know: how much room the drawing needs to be legible."""
    return "table" if count <= 6 else "table full" if count <= 10 else "table vast"


def _box(x: float, y: float, half_width: float, half_height: float) -> Box:
    return x - half_width, y - half_height, x + half_width, y + half_height


def _free(x: float, y: float, half_width: float, half_height: float, taken: list[Box]) -> tuple[int, int]:
    """The free place next to (x, y) for a box of this size; it is taken from then on."""
    for step_x, step_y in NEARBY:
        box = _box(x + step_x, y + step_y, half_width, half_height)
        if not any(box[0] < b[2] and b[0] < box[2] and box[1] < b[3] and b[1] < box[3] for b in taken):
            taken.append(box)
            return round(x + step_x), round(y + step_y)
    return round(x), round(y)


@cache  # the rulebook draws the same few tables a thousand times
def _places(count: int, middle: tuple[float, float], radii: tuple[float, float]) -> tuple[tuple[int, int], ...]:
    """Points at equal distances along the oval, clockwise from the bottom."""
    steps = 720
    curve = []
    for step in range(steps + 1):
        angle = math.pi / 2 + 2 * math.pi * step / steps
        curve.append((middle[0] + radii[0] * math.cos(angle), middle[1] + radii[1] * math.sin(angle)))
    walked = [0.0]
    for here, there in pairwise(curve):
        walked.append(walked[-1] + math.dist(here, there))
    places = []
    for number in range(count):
        goal = walked[-1] * number / count
        x, y = curve[min(range(steps), key=lambda step: (round(abs(walked[step] - goal), 3), step))]
        places.append((round(x), round(y)))
    return tuple(places)


def _centre(view: TableView, middle: tuple[float, float], taken: list[Box]) -> list[str]:
    x, y = middle
    pot = "" if view.pot is None else f"pot {chips(view.pot)}"
    words = " · ".join(filter(None, (view.street, pot)))
    over = y - 34 if view.board else y + 4
    left = x - (len(view.board) * 36 - 4) / 2
    parts = [_text(words, x, over, "pot")]
    for number, card in enumerate(view.board):
        parts += _card(card, left + 36 * number, y - 23)
    taken.append(_box(x, over - 5, len(words) * 4, 12))
    taken.append(_box(x, y, x - left + 2, 25 if view.board else 0))
    if view.rake:
        words = f"rake {chips(view.rake)}"
        under = y + 42 if view.board else y + 24
        parts.append(_text(words, x, under, "pot"))
        taken.append(_box(x, under - 5, len(words) * 4, 12))
    return parts


def _seat(seat: SeatView, place: tuple[int, int], middle: tuple[float, float], height: int) -> list[str]:
    x, y = place
    left, top = x - PLATE_WIDTH / 2, y - height / 2
    inward = -1 if y > middle[1] else 1  # down the page where the seat is in the upper half
    kind = "plate" + " acts" * seat.acts + (" gone" if seat.status in ("folded", "out") else "")
    parts = [_element("rect", kind, x=left, y=top, width=PLATE_WIDTH, height=height, rx=7)]
    parts.append(_text(seat.name, left + 9, top + 18, "name", "start"))
    if seat.name != f"seat {seat.seat}":
        number = f"seat {seat.seat}" if len(seat.name) < 6 else f"({seat.seat})"  # UTG+10 leaves no room
        parts.append(_text(number, left + PLATE_WIDTH - 9, top + 18, "small", "end"))
    stack = _stack(seat)
    parts.append(_text(stack, left + 9, top + 37, "stack" if len(stack) < 15 else "stack small", "start"))
    for number, card in enumerate(seat.hole):
        parts += _small_card(card, left + 8 + 40 * number, top + 43)
    if seat.acts:
        edge = y - inward * (height / 2 + 9)
        parts.append(_element("rect", "flag", x=x - 25, y=edge - 9, width=50, height=18, rx=4))
        parts.append(_text("to act", x, edge + 4, "flag-word"))
    return parts


def _stack(seat: SeatView) -> str:
    status = seat.status if seat.status and seat.status != "in" else ""
    if seat.stack is None or (status == "all-in" and not seat.stack):
        return status
    stack = chips(seat.stack)
    return f"{status} · {stack}" if status else f"{stack} behind" if len(stack) < 8 else stack


def _disc(place: tuple[int, int], middle: tuple[float, float], height: int, taken: list[Box]) -> list[str]:
    (x, y), (across, down) = place, middle
    beside = PLATE_WIDTH / 2 - 10 if x >= across else 10 - PLATE_WIDTH / 2
    x, y = _free(x + beside, y + math.copysign(height / 2 + 13, down - y), 11, 11, taken)
    return [_element("circle", "disc", cx=x, cy=y, r=10), _text("D", x, y + 4.5, "disc-letter")]


def _wager(
    seat: SeatView, place: tuple[int, int], middle: tuple[float, float], height: int, taken: list[Box]
) -> list[str]:
    """The chips before a seat, on the way to the middle."""
    word = f"wins {chips(seat.wins)}" if seat.wins else chips(seat.bet) if seat.bet else ""
    if not word:
        return []
    half = (len(word) * 9 + 14) / 2
    way = (middle[0] - place[0], middle[1] - place[1])
    limits = (PLATE_WIDTH / 2 + half + 6, height / 2 + 16)
    share = min(limit / abs(part) if part else math.inf for limit, part in zip(limits, way, strict=True))
    x, y = (start + min(share, 1) * part for start, part in zip(place, way, strict=True))
    x, y = _free(x, y, half + 3, 10, taken)
    return [
        _element("circle", "chip", cx=round(x - half + 5), cy=y, r=5),
        _text(word, round(x - half + 14), y + 4.5, "bet", "start"),
    ]


def _draw_rank(view: RankView) -> str:
    rows = [("board", view.board)] * bool(view.board) + list(view.hands)
    parts = []
    for number, (name, cards) in enumerate(rows):
        top = 52 * number
        parts.append(_text(name, 0, top + 29, "name", "start"))
        for place, card in enumerate(cards):
            parts += _card(card, 70 + 36 * place, top)
        if name in view.places and number >= bool(view.board):
            parts.append(_text(f"place {view.places[name]}", 262, top + 29, "stack", "start"))
    return _svg(parts, 340, max(52 * len(rows) - 4, 1), describe(view), "hands")


def _card(card: str, x: float, y: float) -> list[str]:
    face = _element("rect", "card", x=x, y=y, width=32, height=46, rx=4)
    match = CARD.match(card)
    if not match:
        return [face, _text(visible(card)[:4], x + 16, y + 28, "small")]
    rank, suit = match.groups()
    colour = "red" if suit in "dh" else "black"
    sign = _element("use", colour, href=f"#suit-{suit}", x=x + 9, y=y + 25, width=14, height=14)
    return [face, _text("10" if rank == "T" else rank, x + 16, y + 19, f"rank {colour}"), sign]


def _small_card(card: str, x: float, y: float) -> list[str]:
    face = _element("rect", "card", x=x, y=y, width=36, height=18, rx=3)
    match = CARD.match(card)
    if not match:
        return [face, _text(visible(card)[:4], x + 18, y + 13, "small")]
    rank, suit = match.groups()
    colour = "red" if suit in "dh" else "black"
    sign = _element("use", colour, href=f"#suit-{suit}", x=x + 22, y=y + 4, width=10, height=10)
    return [face, _text("10" if rank == "T" else rank, x + 19, y + 14, f"small-rank {colour}", "end"), sign]


def _svg(parts: list[str], width: int, height: int, words: str, kind: str) -> str:
    box = f"{-EDGE} {-HEAD} {width + 2 * EDGE} {height + 2 * HEAD}"
    size = f'width="{width + 2 * EDGE}" height="{height + 2 * HEAD}"'
    label = escape(visible(words))
    return f'<svg class="{kind}" role="img" aria-label="{label}" viewBox="{box}" {size}>{"".join(parts)}</svg>'


def _element(name: str, kind: str, **attributes: object) -> str:
    given = "".join(f' {key}="{_number(value)}"' for key, value in attributes.items())
    return f'<{name} class="{kind}"{given}/>'


def _text(text: str, x: float, y: float, kind: str, anchor: str = "middle") -> str:
    if not text:
        return ""
    place = f'x="{_number(x)}" y="{_number(y)}"'
    return f'<text class="{kind} {anchor}" {place}>{escape(visible(text))}</text>'


def _number(value: object) -> object:
    return f"{value:.1f}".removesuffix(".0") if isinstance(value, float) else value
