"""A duel: two engines play the same hand in lock step, and what they show is compared after every message.

Nothing here knows a rule. The engines are asked over the protocol, each gets the same `open`, `deal` and
`act`, and every field that both show has to be the same. Which of the two is right, and whether a difference is
a known one, is for the caller to say.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from msgspec import UNSET

from floorman.protocol.messages import Answer, Options, Range, State
from floorman.protocol.session import EngineFault, Session

WHERE = ("street", "to_act", "over")  # where these differ the hands are at different points: nothing else compares
BROKEN = ("fault", "answer")  # one has broken down, or refuses what the other takes: there is nothing to compare
PLAIN = ("board", "pot", "show_order", "shown", "button", "stub", "burns", "muck", "aside")
AT_THE_END = ("pots", "returned", "payouts")  # before the end of a hand an engine need not show them
KINDS = ("fold", "check", "call", "bet", "raise", "show", "muck")


@dataclass(frozen=True)
class Difference:
    """A field that the two engines show differently: `pot`, `options.raise.min`, `seats.3.stack`.

    `ours` and `theirs` are what the first and the second engine show, in the protocol's words. Of the field
    `answer` they are the reasons of a refusal, of `fault` what broke; None where all is well.
    """

    field: str
    ours: Any
    theirs: Any

    def __str__(self) -> str:
        return f"{self.field}: {self.ours!r}, the other engine {self.theirs!r}"


class Declined(Exception):
    """One of the two cannot be asked this; the reason is the adapter's."""


@dataclass(frozen=True)
class Known:
    """A way in which the second engine is known to differ: its name, the rule it departs from and how, in words.

    `holds` says whether this is what a difference comes from. `answer` is the action with which the second engine
    is led on where it asks somebody whom the first does not ask; without it such a hand ends there.
    """

    name: str
    rule: str
    tells: str
    holds: Callable[[Difference, Duel], bool]
    answer: str = ""


Found = tuple[Difference, Known | None]
Choose = Callable[[list[dict[str, Any]]], dict[str, Any] | None]


@dataclass
class Duel:
    """One hand of two engines. `states` holds the pairs of states after each message.

    `acts` are the actions: the state of the first engine before it, and the params of `act`.
    """

    one: Session
    other: Session
    table: Mapping[str, Any]
    deck: Sequence[str]
    acts: list[tuple[State, dict[str, Any]]] = field(default_factory=list)
    states: list[tuple[State, State]] = field(default_factory=list)

    def play(self, known: Sequence[Known], choose: Choose) -> list[Found]:
        """Plays the hand and returns each difference with what is known of it; an unknown one ends the hand.

        `choose` picks what the player to act does of the `choices()`, None to stop. What both refuse ends the
        hand, too. Raises Declined.
        """
        found: list[Found] = []
        asked, differences = 0, self.open()
        while differences or len(self.states) > asked:
            asked = len(self.states)
            causes = [next((entry for entry in known if entry.holds(each, self)), None) for each in differences]
            found += zip(differences, causes)
            apart = [entry for each, entry in zip(differences, causes) if each.field in WHERE + BROKEN]
            if None in causes or self.over or (apart and not apart[0].answer):
                break
            if apart:
                differences = self.lead_on(apart[0].answer)
            elif self.ours.street is None:
                differences = self.deal()
            else:
                choices = self.choices()
                act = choose(choices) if choices else None
                if act is None:
                    break
                differences = self.act(act)
        return found

    def open(self) -> list[Difference]:
        """Opens the table; returns where the engines differ."""
        return self._ask("open", self.table)

    def deal(self) -> list[Difference]:
        """Deals the cards off the deck; returns where the engines differ."""
        return self._ask("deal", {"deck": list(self.deck)})

    def act(self, act: Mapping[str, Any]) -> list[Difference]:
        """Has the player of the first engine's turn act in both; returns where they differ."""
        params = {"seat": self.ours.to_act, **act}
        self.acts.append((self.ours, params))
        return self._ask("act", params)

    def lead_on(self, action: str) -> list[Difference]:
        """Has the player whom the second engine asks act there alone; returns where the engines differ then."""
        answer = _ask(self.other, "act", {"seat": self.theirs.to_act, "action": action})
        return self._compare(Answer(state=self.ours), answer)

    @property
    def ours(self) -> State:
        """What the first engine shows."""
        return self.states[-1][0]

    @property
    def theirs(self) -> State:
        """What the second engine shows."""
        return self.states[-1][1]

    @property
    def over(self) -> bool:
        """Whether the hand has ended for both."""
        return bool(self.ours.over and self.theirs.over)

    def choices(self) -> list[dict[str, Any]]:
        """What both offer to the player to act; bet and raise carry `least` and `most` instead of `to`."""
        return list(_common(self.ours.options, self.theirs.options))

    def _ask(self, method: str, params: Mapping[str, Any]) -> list[Difference]:
        return self._compare(*(_ask(session, method, params) for session in (self.one, self.other)))

    def _compare(self, *answers: Answer | EngineFault) -> list[Difference]:
        faults = [answer.message if isinstance(answer, EngineFault) else None for answer in answers]
        if any(faults):
            return [Difference("fault", *faults)]
        for answer in answers:
            if answer.declined is not None:
                raise Declined(answer.declined)
        refusals = [answer.rejected.reason if answer.rejected else None for answer in answers]
        if any(refusals):
            return [] if all(refusals) else [Difference("answer", *refusals)]
        self.states.append(tuple(answer.state for answer in answers))
        return differences(*self.states[-1])


def _ask(session: Session, method: str, params: Mapping[str, Any]) -> Answer | EngineFault:
    """The answer, or the fault; then the engine is started again for the next hand."""
    try:
        return session.ask(method, params)
    except EngineFault as fault:
        session.restart()
        return fault


def differences(ours: State, theirs: State) -> list[Difference]:
    """Every field that both states show and show differently; of those that say where the hand is, only the first."""
    for name in WHERE:
        if _differ(getattr(ours, name), getattr(theirs, name)):
            return [Difference(name, getattr(ours, name), getattr(theirs, name))]
    return list(_all_differences(ours, theirs))


def _all_differences(ours: State, theirs: State) -> Iterator[Difference]:
    yield from _of_fields("", ours, theirs, PLAIN)
    yield from _of_seats(_by_seat(ours), _by_seat(theirs))
    if ours.options and theirs.options:
        for kind in KINDS:
            yield from _of_option(kind, *(getattr(state.options, _attribute(kind)) for state in (ours, theirs)))
    elif _differ(ours.options, theirs.options):
        yield Difference("options", ours.options, theirs.options)
    for name in AT_THE_END if ours.over else ():
        mine, yours = (_in_order(name, getattr(state, name)) for state in (ours, theirs))
        if _differ(mine, yours):
            yield Difference(name, mine, yours)


def _of_fields(where: str, mine: Any, yours: Any, names: Sequence[str]) -> Iterator[Difference]:
    for name in names:
        ours, theirs = getattr(mine, name), getattr(yours, name)
        if _differ(ours, theirs):
            yield Difference(where + name, ours, theirs)


def _of_seats(ours: dict[int, Any], theirs: dict[int, Any]) -> Iterator[Difference]:
    if ours and theirs and list(ours) != list(theirs):
        yield Difference("seats", list(ours), list(theirs))
    for seat in [seat for seat in ours if seat in theirs]:
        yield from _of_fields(f"seats.{seat}.", ours[seat], theirs[seat], ("stack", "bet", "status", "hole"))


def _of_option(kind: str, mine: Any, yours: Any) -> Iterator[Difference]:
    if isinstance(mine, Range) and isinstance(yours, Range):
        yield from _of_fields(f"options.{kind}.", mine, yours, ("min", "max"))
    elif (mine or None) != (yours or None) and UNSET not in (mine, yours):
        yield Difference(f"options.{kind}", mine or None, yours or None)


def _differ(mine: Any, yours: Any) -> bool:
    return mine is not UNSET and yours is not UNSET and mine != yours


def _by_seat(state: State) -> dict[int, Any]:
    return {seat.seat: seat for seat in sorted(state.seats or (), key=lambda seat: seat.seat)}


def _in_order(name: str, rows: Any) -> Any:
    if not rows:
        return rows
    if name == "pots":
        return [(pot.amount, sorted(pot.seats)) for pot in rows]
    return sorted((paid.seat, paid.chips) for paid in rows)


def _attribute(kind: str) -> str:
    return "raise_" if kind == "raise" else kind


def _common(ours: Options | None, theirs: Options | None) -> Iterator[dict[str, Any]]:
    for kind in KINDS if ours and theirs else ():
        mine, yours = (getattr(options, _attribute(kind)) for options in (ours, theirs))
        if isinstance(mine, Range) and isinstance(yours, Range):
            least, most = max(mine.min, yours.min), min(mine.max, yours.max)
            if least <= most:
                yield {"action": kind, "least": least, "most": most}
        elif mine and mine == yours:
            yield {"action": kind}
