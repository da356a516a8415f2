"""A conversation with one engine: what is sent, what of the answers is believed, and when it is over.

A session starts the engine, shakes hands and then asks. It knows the shape of every message and refuses
what no table can look like: chips that are no whole number, below zero or beyond 2^53, a card that is not
in the deck, a seat that nobody sits in. It knows no rule: whether a sane answer is right is the spec's business.

What goes wrong is an `EngineFault` with a verdict (crash, timeout or garbage). After it nothing of the
engine is left and the session is dead until `restart()`. How bytes travel is the transports' (stdio, inprocess).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeVar

import msgspec
from msgspec import UNSET

from floorman import __version__
from floorman.cards import DECK
from floorman.protocol.messages import MOST_CHIPS, PROTOCOL, Answer, Hello, Message, Ranking, Ruled, State
from floorman.verdict import Verdict

Call = tuple[str, Mapping[str, Any]]  # method and params

_CARDS = frozenset(DECK)
_T = TypeVar("_T")


class EngineFault(Exception):
    """The engine broke the conversation: the verdict, one sentence for a person, and the end of its stderr.

    `answers` holds what it had answered before, when several requests were sent together.
    """

    def __init__(self, verdict: Verdict, message: str, log: str = ""):
        super().__init__(message)
        self.verdict, self.message, self.log = verdict, message, log
        self.answers: list[Answer | Ranking] = []


class RpcError(Message):
    """A JSON-RPC error: always a fault of the adapter. The SDK puts the traceback into `data`."""

    code: int
    message: str
    data: Any = None


class Session(ABC):
    """What the runner talks to; one at a time, from one thread. A context manager that closes itself."""

    hello: Hello

    def __init__(self) -> None:
        self._fault: EngineFault | None = None
        self._table: frozenset[int] = frozenset()  # the seats of the open table

    def ask(self, method: str, params: Mapping[str, Any]) -> Answer | Ranking:
        """The answer to open, deal, act (Answer), incident (Ruled) or rank (Ranking); raises EngineFault."""
        return self.ask_all([(method, params)])[0]

    def ask_all(self, calls: Sequence[Call]) -> list[Answer | Ranking]:
        """The answers to several requests, sent without waiting in between; raises EngineFault.

        A refusal does not stop the calls after it.
        """
        if self._fault is not None:
            raise self._fault
        answers: list[Answer | Ranking] = []
        try:
            self._send(calls)
            for method, params in calls:
                answers.append(self._read(method, params, self._receive(method)))
        except EngineFault as fault:
            fault.answers = answers
            self._die(fault)
            raise
        except BaseException:  # an interrupt: the answer under way would be taken for that of the next request
            self._die(EngineFault(Verdict.CRASH, "the conversation was interrupted"))
            raise
        return answers

    def restart(self) -> None:
        """Ends what is left of the engine, starts it again and replays the handshake; raises EngineFault."""
        self._stop(politely=False)
        self._start_up()

    def close(self) -> None:
        """Says bye and ends the engine and everything that it started; the session is dead afterwards."""
        self._stop(politely=self._fault is None)
        self._fault = self._fault or EngineFault(Verdict.CRASH, "the session is closed")

    def take_log(self) -> str:
        """What the engine wrote to stderr since the last call, or the end of it if that is too long."""
        return ""

    def __enter__(self) -> Session:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # ---- what a transport does ---------------------------------------------------------------------

    @abstractmethod
    def _start(self) -> None:
        """Starts the engine afresh."""

    @abstractmethod
    def _send(self, calls: Iterable[Call]) -> None:
        """Sends or queues requests."""

    @abstractmethod
    def _receive(self, method: str) -> Any:
        """The raw result of the oldest request that is not answered; raises EngineFault."""

    @abstractmethod
    def _decode(self, raw: Any, wanted: type[_T]) -> _T:
        """The raw result as a message; raises msgspec.DecodeError."""

    @abstractmethod
    def _stop(self, politely: bool) -> None:
        """Leaves nothing of the engine; may be called at any time and twice."""

    # ---- what all of them share --------------------------------------------------------------------

    def _start_up(self) -> None:
        """Starts the engine and shakes hands."""
        self._fault = None
        try:
            self._start()
            self._send([("hello", {"protocol": PROTOCOL, "suite": __version__})])
            self.hello = self._read_hello(self._receive("hello"))
        except EngineFault as fault:
            self._die(fault)
            raise
        except BaseException:
            self._stop(politely=False)
            raise

    def _die(self, fault: EngineFault) -> None:
        self._fault = fault
        self._stop(politely=False)
        fault.log = "\n".join(part for part in (self.take_log(), fault.log) if part)

    def _read_hello(self, raw: Any) -> Hello:
        version = self._typed("hello", raw, _Version).protocol
        if version != PROTOCOL:
            problem = f"the engine speaks version {version} of the protocol, this floorman {PROTOCOL}"
            raise garbage("hello", problem)
        hello = self._typed("hello", raw, Hello)
        least, most = hello.seats
        if not 2 <= least <= most:
            problem = f"seats is [{least}, {most}]: expected the least and the most players, from 2"
            raise garbage("hello", problem)
        for switch, values in hello.switches.items():
            if not values:
                raise garbage("hello", f"switches.{switch} is empty: its first value is the engine's default")
        return hello

    def _read(self, method: str, params: Mapping[str, Any], raw: Any) -> Answer | Ranking:
        if method == "rank":
            ranking = self._typed(method, raw, Ranking)
            problem = _ranking_problem(ranking, params["hands"])
            if problem:
                raise garbage(method, problem)
            return ranking
        if method == "open":
            self._table = frozenset(seat["seat"] for seat in params["seats"])
        elif method == "deal" and params.get("joins"):
            self._table |= {seat["seat"] for seat in params["joins"]}
        answer = self._typed(method, raw, Ruled if method == "incident" else Answer)
        if answer.state is not None:
            problem = _state_problem(answer.state, self._table)
            if method == "incident" and not problem:
                problem = _ruling_problem(answer)
        elif answer.declined is not None or (answer.rejected is not None and method not in ("act", "incident")):
            problem = None
        elif answer.rejected is not None:
            problem = f"a refused {method} carries no state, so nobody can see that it changed nothing"
        else:
            problem = "it has none of state, rejected and declined"
        if problem:
            raise garbage(method, problem)
        return answer

    def _typed(self, method: str, raw: Any, wanted: type[_T]) -> _T:
        try:
            return self._decode(raw, wanted)
        except (msgspec.DecodeError, RecursionError) as problem:
            raise garbage(method, in_words(problem)) from None


class _Version(Message):
    """The one field of a hello that every version of the protocol has."""

    protocol: int


def garbage(method: str, problem: str) -> EngineFault:
    """The fault of an answer that the protocol does not allow."""
    return EngineFault(Verdict.GARBAGE, f"the answer to {method} is not of the protocol: {problem}")


def adapter_error(method: str, error: RpcError) -> EngineFault:
    """The fault of an answer that is a JSON-RPC error."""
    problem = f"the adapter failed in {method}: {error.message} (JSON-RPC error {error.code})"
    return EngineFault(Verdict.GARBAGE, problem, error.data if isinstance(error.data, str) else "")


def in_words(problem: Exception) -> str:
    """msgspec's message with the field in front: `state.seats[0].stack: expected int, got float`."""
    text, _, path = str(problem).replace("`", "").partition(" - at ")
    if text[1:2].islower():
        text = text[0].lower() + text[1:]
    field = path.removeprefix("$").removeprefix(".")
    return f"{field}: {text}" if field else text


# ---- what no table can look like ---------------------------------------------------------------------


def _state_problem(state: State, table: frozenset[int]) -> str | None:
    """What is impossible in a state, with its field in front; None if it is possible.

    Written out field by field, since it runs on every answer. UNSET, None and an empty list are all false.
    """
    seats, options = state.seats, state.options
    if seats:
        seen = set()
        for seat in seats:
            if seat.seat not in table or seat.seat in seen:
                what = "is listed twice" if seat.seat in seen else "is not at the table"
                return f"state.seats[{len(seen)}].seat: seat {seat.seat} {what}"
            if seat.stack and not 0 <= seat.stack <= MOST_CHIPS:
                return _no_amount(f"state.seats[{len(seen)}].stack", seat.stack)
            if seat.bet and not 0 <= seat.bet <= MOST_CHIPS:
                return _no_amount(f"state.seats[{len(seen)}].bet", seat.bet)
            if seat.hole and not _CARDS.issuperset(seat.hole):
                return _no_card(f"state.seats[{len(seen)}].hole", seat.hole)
            seen.add(seat.seat)
    if state.board and not _CARDS.issuperset(state.board):
        return _no_card("state.board", state.board)
    if state.to_act is not UNSET and state.to_act is not None and state.to_act not in table:
        return f"state.to_act: seat {state.to_act} is not at the table"
    if state.pot and not 0 <= state.pot <= MOST_CHIPS:
        return _no_amount("state.pot", state.pot)
    if options:
        if options.call and not 0 <= options.call <= MOST_CHIPS:
            return _no_amount("state.options.call", options.call)
        for name, total in (("bet", options.bet), ("raise", options.raise_)):
            for amount in (total.min, total.max) if total else ():
                if not 0 <= amount <= MOST_CHIPS:
                    return _no_amount(f"state.options.{name}", amount)
    if state.button is not UNSET and not 1 <= state.button <= MOST_CHIPS:
        return f"state.button: {state.button} is no seat, seats count from 1"
    if state.stub or state.burns or state.muck or state.aside:
        for name in ("stub", "burns", "muck", "aside"):
            cards = getattr(state, name)
            if cards and not _CARDS.issuperset(cards):
                return _no_card(f"state.{name}", cards)
    return _end_problem(state, table)


def _end_problem(state: State, table: frozenset[int]) -> str | None:
    """What is impossible in the fields that are filled when a hand ends, and in `took`."""
    for index, pot in enumerate(state.pots or ()):
        if not 0 <= pot.amount <= MOST_CHIPS:
            return _no_amount(f"state.pots[{index}].amount", pot.amount)
        if not table.issuperset(pot.seats):
            return f"state.pots[{index}].seats: {pot.seats} are not all at the table"
    if state.rake and not 0 <= state.rake <= MOST_CHIPS:
        return _no_amount("state.rake", state.rake)
    for name, rows in (("returned", state.returned), ("payouts", state.payouts)):
        for index, paid in enumerate(rows or ()):
            if not 0 <= paid.chips <= MOST_CHIPS:
                return _no_amount(f"state.{name}[{index}].chips", paid.chips)
            if paid.seat not in table:
                return f"state.{name}[{index}].seat: seat {paid.seat} is not at the table"
    for name, listed in (("show_order", state.show_order), ("shown", state.shown)):
        if listed and not table.issuperset(listed):
            return f"state.{name}: {listed} are not all at the table"
    if state.took and state.took.to and not 0 <= state.took.to <= MOST_CHIPS:
        return _no_amount("state.took.to", state.took.to)
    return None


def _ruling_problem(answer: Ruled) -> str | None:
    from floorman.protocol.incidents import rulings

    if answer.rejected is None and answer.ruling not in rulings():
        return f"ruling: {answer.ruling!r} is none of {', '.join(sorted(rulings()))}"
    return None


def _ranking_problem(ranking: Ranking, hands: Mapping[str, Any]) -> str | None:
    if ranking.declined is not None:
        return None
    if ranking.order is None:
        return "it has neither order nor declined"
    if sorted(name for group in ranking.order for name in group) != sorted(hands):
        return f"order: {ranking.order} does not name each of {', '.join(sorted(hands))} once"
    if ranking.classes is not None and not set(hands).issuperset(ranking.classes):
        return f"classes: {', '.join(sorted(ranking.classes))} are not the hands that were sent"
    return None


def _no_amount(path: str, chips: int) -> str:
    if chips < 0:
        return f"{path}: {chips} chips, chips are never below zero"
    return f"{path}: more than {MOST_CHIPS} chips, the largest whole number that JSON keeps exact"


def _no_card(path: str, cards: Iterable[str]) -> str:
    wrong = next(card for card in cards if card not in _CARDS)
    return f"{path}: {wrong!r} is no card, cards are written like As and Td"
