"""What a person needs to see of the table: read from the messages of a result, absent fields left out.

Everything here was said by an engine and may be of any type, so each field is taken only if it is what
the protocol says, and left out if it is not.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from floorman.events import Exchange
from floorman.render.words import listed
from floorman.steps.positions import position_names

MOST_SEATS = 23  # what one deck can deal
STREETS = ("preflop", "flop", "turn", "river", "showdown")
STATUSES = {"in": "in", "folded": "folded", "all_in": "all-in", "out": "out"}
VERBS = {
    "fold": "folds",
    "check": "checks",
    "call": "calls",
    "bet": "bets",
    "raise": "raises to",
    "show": "shows",
    "muck": "mucks",
    "declare_board": "declares the board",
}


@dataclass(frozen=True, slots=True)
class SeatView:
    """A seat: chips and bet in chips, None where the engine does not show them."""

    seat: int
    name: str
    stack: int | None = None
    bet: int | None = None
    status: str | None = None
    hole: tuple[str, ...] = ()
    wins: int | None = None
    acts: bool = False
    button: bool = False


@dataclass(frozen=True, slots=True)
class TableView:
    """The table at one moment; `caption` says at which, `offers` what the player to act may do, in words."""

    seats: tuple[SeatView, ...]
    caption: str
    street: str | None = None
    board: tuple[str, ...] = ()
    pot: int | None = None
    pots: tuple[str, ...] = ()
    rake: int | None = None
    offers: str = ""


@dataclass(frozen=True, slots=True)
class RankView:
    """Hands to compare, and their places as the engine ranked them (1 is best), if it did."""

    board: tuple[str, ...]
    hands: tuple[tuple[str, tuple[str, ...]], ...]
    places: dict[str, int] = field(default_factory=dict)


def view(messages: Sequence[Exchange]) -> TableView | RankView | None:
    """The last table of these messages, or the hands last compared; None if there is neither."""
    for last in reversed(range(len(messages))):
        if messages[last].method == "rank":
            return _rank_view(messages[last])
        if messages[last].method == "open" or _state(messages[last]):
            return _table_view(messages, last)
    return None


def refusal(messages: Sequence[Exchange]) -> tuple[str, str] | None:
    """The last refusal in the engine's own words, and who refused: engine, adapter or nobody known."""
    for exchange in reversed(messages):
        answer = _dict(exchange.answer)
        rejected = answer.get("rejected")
        if isinstance(rejected, dict) and isinstance(rejected.get("reason"), str):
            return rejected["reason"], _one_of(rejected.get("by"), ("engine", "adapter")) or "engine"
        if isinstance(answer.get("declined"), str):
            return answer["declined"], "adapter"
    return None


def _table_view(messages: Sequence[Exchange], last: int) -> TableView | None:
    opened = next((m.params for m in reversed(messages[: last + 1]) if m.method == "open"), {})
    state = _state(messages[last])
    placed = [entry for entry in _list(opened.get("seats")) if _seat(entry)][:MOST_SEATS]
    said = {_seat(entry): entry for entry in _list(state.get("seats")) if _seat(entry)}
    numbers = sorted({_seat(entry) for entry in placed} | set(said))[:MOST_SEATS]
    if not numbers:
        return None
    starting = {} if state else {_seat(entry): _chips(entry.get("stack")) for entry in placed}
    button = _chips(state.get("button", opened.get("button")))
    names = seat_names([n for n in numbers if _dict(said.get(n)).get("status") != "out"], button)
    if sum(message.method == "deal" for message in messages[: last + 1]) > 1:
        names = {}  # the small blind may be dead, so that no place has its usual name
    wins = {_seat(entry): _chips(entry.get("chips")) for entry in _list(state.get("payouts")) if _seat(entry)}
    to_act = _chips(state.get("to_act"))
    seats = []
    for number in numbers:
        entry = said.get(number, {})
        seats.append(
            SeatView(
                seat=number,
                name=names.get(number, f"seat {number}"),
                stack=_chips(entry.get("stack")) if state else starting.get(number),
                bet=_chips(entry.get("bet")),
                status=STATUSES.get(_one_of(entry.get("status"), STATUSES) or ""),
                hole=_cards(entry.get("hole"), 2),
                wins=wins.get(number),
                acts=number == to_act,
                button=number == button,
            )
        )
    return TableView(
        seats=tuple(seats),
        caption=_caption(messages, last, names),
        street=_one_of(state.get("street"), STREETS),
        board=_cards(state.get("board"), 5),
        pot=_chips(state.get("pot")),
        pots=tuple(_pot(entry, names) for entry in _list(state.get("pots"))[:MOST_SEATS]),
        rake=_chips(state.get("rake")),
        offers=listed(_offers(_dict(state.get("options")))),
    )


def _pot(entry: object, names: dict[int, str]) -> str:
    entry = _dict(entry)
    seats = [names.get(seat, f"seat {seat}") for seat in map(_chips, _list(entry.get("seats"))) if seat]
    return f"{chips(_chips(entry.get('amount')))} ({', '.join(seats[:MOST_SEATS])})"


def _offers(options: dict[str, Any]) -> Iterator[str]:
    for name in ("fold", "check", "call", "bet", "raise", "show", "muck"):
        value = options.get(name)
        if isinstance(value, dict):
            low, high = (chips(_chips(value.get(end))) for end in ("min", "max"))
            verb = "raise to" if name == "raise" else name
            yield f"{verb} {low}" if low == high else f"{verb} {low} up to {high}"
        elif value is True:
            yield name
        elif name == "call" and _chips(value) is not None:
            yield f"call {chips(value)}"


def _rank_view(exchange: Exchange) -> RankView:
    hands = [(name, _cards(cards, 5)) for name, cards in _dict(exchange.params.get("hands")).items()]
    places = {}
    for place, group in enumerate(_list(_dict(exchange.answer).get("order")), start=1):
        places.update({name: place for name in _list(group) if isinstance(name, str)})
    return RankView(_cards(exchange.params.get("board"), 5), tuple(hands), places)


def seat_names(seats: Sequence[int], button: int | None) -> dict[int, str]:
    """The positions of the seats; none where the button is not at one of them (a dead button)."""
    return position_names(list(seats), button) if button in seats and len(seats) > 1 else {}


def told(exchange: Exchange, names: dict[int, str]) -> str:
    """A message in words: `BB raises to 400`."""
    params = exchange.params
    if exchange.method == "open":
        return "the table is opened"
    if exchange.method == "deal":
        return "the cards are dealt"
    if exchange.method == "incident":
        return f"the floor is told: {str(params.get('kind')).replace('_', ' ')}"
    if exchange.method != "act":
        return exchange.method
    seat, action, to = (params.get(name) for name in ("seat", "action", "to"))
    who = names.get(_chips(seat), f"seat {seat}")
    verb = VERBS.get(_one_of(action, VERBS), str(action))
    return f"{who} {verb}{'' if to is None else ' ' + chips(to)}"


def chips(amount: object) -> str:
    """An amount of chips with its thousands apart; a number too long to read is shortened, None is `?`."""
    if not isinstance(amount, int) or isinstance(amount, bool):
        return "?" if amount is None else str(amount)
    return f"{amount:,}" if abs(amount) < 10**12 else f"{float(amount):.2e}" if abs(amount) < 10**300 else "∞"


def _caption(messages: Sequence[Exchange], last: int, names: dict[int, str]) -> str:
    if not _state(messages[last]):
        return "The table as it was to be opened; the engine has shown none"
    answer = _dict(messages[last].answer)
    deed = told(messages[last], names)
    if isinstance(answer.get("rejected"), dict):
        return f"The table after the engine refused: {deed}"
    if last + 1 < len(messages):
        return f"The last table that the engine showed, before: {told(messages[last + 1], names)}"
    return f"The table as the engine shows it after: {deed}"


def _state(exchange: Exchange) -> dict[str, Any]:
    return _dict(_dict(exchange.answer).get("state"))


def _dict(value: object) -> dict[str, Any]:
    return value if isinstance(value, dict) else {}


def _list(value: object) -> list[Any]:
    return value if isinstance(value, list) else []


def _seat(entry: object) -> int | None:
    return _chips(_dict(entry).get("seat")) or None


def _chips(value: object) -> int | None:
    return value if isinstance(value, int) and not isinstance(value, bool) else None


def _cards(value: object, most: int) -> tuple[str, ...]:
    return tuple(card for card in _list(value) if isinstance(card, str))[:most]


def _one_of(value: object, known: Sequence[str] | dict[str, str]) -> str | None:
    return value if isinstance(value, str) and value in known else None
