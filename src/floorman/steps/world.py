"""The world of one scenario: the table that is described, the engine that plays it, what it has shown."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import UNSET

from floorman.protocol.messages import Answer, Options, Ranking, Ruled, SeatState, State
from floorman.protocol.session import Session
from floorman.steps.outcome import Blocked, Broken, Declined, StepOutcome, Unobservable
from floorman.steps.script import Deed
from floorman.steps.tablesetup import TableSetup

MOST_FOLDS = 60  # ten players on four streets, and some more


class World:
    """One scenario against one session; `switches` are the house rules that it is judged by.

    `ranks` says that hands are to be ranked by name, not played. Without a session nothing is asked: the
    Given steps then only describe the table.
    """

    def __init__(self, session: Session | None, switches: Mapping[str, str], ranks: bool = False):
        self.session = session
        self.ranks = ranks
        self.setup = TableSetup()
        self.state: State | None = None
        self.refusal: str | None = None  # why the table was refused
        self.attempt: tuple[Deed, Answer] | None = None
        self.unheard: tuple[StepOutcome, Ruled] | None = None  # a report that was refused
        self.ranking: Ranking | None = None
        self.exchanges: list[tuple[str, dict[str, Any], Answer | Ranking | None]] = []
        self._switches = switches
        self._opened = self._dealt = False
        self._ruling: str | None = None
        self._price = 0  # the highest street total so far, from what was played
        self._street = "preflop"

    # ---- talking to the engine ------------------------------------------------------------------

    def ask(self, method: str, params: dict[str, Any]) -> Any:
        """Sends a message; the exchange is kept, the answer comes back. Declined where it is declined."""
        self.exchanges.append((method, params, None))
        answer = self.session.ask(method, params)
        self.exchanges[-1] = (method, params, answer)
        if answer.declined is not None:
            raise Declined(f"the adapter cannot ask this: {answer.declined}", seen=answer.declined)
        return answer

    def house_rules(self) -> dict[str, str]:
        """The switches that the engine lists, each at the value that it is judged by, or its default."""
        listed = self.session.hello.switches
        judged = {switch: self._switches.get(switch) for switch in listed}
        return {
            switch: value if value in listed[switch] else listed[switch][0]
            for switch, value in judged.items()
            if listed[switch]
        }

    def open(self) -> None:
        """Opens the table, once; a refusal is kept for the step that asks for it."""
        if self._opened:
            return
        self._opened = True
        answer = self.ask("open", self.setup.open_params(self.house_rules()))
        if answer.rejected:
            self.refusal = answer.rejected.reason
        else:
            self.state = answer.state
        self._price = self.setup.first_price()

    def deal(self) -> None:
        """Deals the cards, once, on a table that must have been accepted."""
        self._check_report()
        if self._dealt:
            return
        self.open()
        if self.refusal is not None:
            raise Blocked(f"the engine refuses the table: {self.refusal}", "the table is set up", self.refusal)
        self._dealt = True
        rules = self.house_rules()
        burn = rules.get("burn_cards", self._switches.get("burn_cards", "required")) == "required"
        answer = self.ask("deal", self.setup.deal_params(burn))
        if answer.rejected:
            reason = answer.rejected.reason
            raise Blocked(f"the engine refuses the deck: {reason}", "the cards are dealt", reason)
        self.state = answer.state

    def deal_again(self, deck: list[str], otherwise: type[StepOutcome]) -> None:
        """Deals the hand again after a misdeal; raises `otherwise` where the engine refuses to."""
        if self.session is None:
            return
        self.deal()
        answer = self.ask("deal", {"deck": deck})
        if answer.rejected:
            reason = answer.rejected.reason
            raise otherwise(f"the engine refuses to deal again: {reason}", "the cards are dealt", reason)
        self.state = answer.state
        self._street, self._price = "preflop", self.setup.first_price()

    def next_hand(self, otherwise: type[StepOutcome]) -> None:
        """Deals the next hand; raises `otherwise` where the engine refuses to, Blocked where none has ended."""
        self.deal()
        if self.state.over is not UNSET and not self.state.over:
            raise Blocked("the engine has not ended the hand before", "the hand before is over", "still on")
        answer = self.ask("deal", self.setup.next_deal_params())
        if answer.rejected:
            reason = answer.rejected.reason
            raise otherwise(f"the engine refuses the next hand: {reason}", "the next hand is dealt", reason)
        self.state, self.attempt = answer.state, None
        self._street, self._price = "preflop", self.setup.first_price()

    def fold_out(self) -> None:
        """Deals a hand, if none is on, in which everybody who is asked folds (or checks, where no fold is open)."""
        self.setup.several_hands = True
        if self.session is None:
            return
        if self._dealt and self.see("over"):
            self.next_hand(otherwise=Blocked)
        self.deal()
        for _ in range(MOST_FOLDS):
            seat = self.see("to_act")
            if seat is None:
                return
            options = self.state.options
            stays = options not in (UNSET, None) and options.fold is False
            self.play(Deed(f"seat {seat}", "check" if stays else "fold"), otherwise=Blocked)
        raise Blocked(f"the engine still asks somebody after {MOST_FOLDS} folds", "the hand is over", "still on")

    # ---- telling the floor ----------------------------------------------------------------------

    def report(self, kind: str, otherwise: type[StepOutcome], **told: Any) -> None:
        """Tells of an incident. Where the engine refuses it, the next step raises `otherwise` or asks for that."""
        self.setup.incidents = True
        if self.session is None:
            return
        self.deal()
        answer = self.ask("incident", self.setup.incident_params(kind, told))
        if answer.rejected:
            reason = answer.rejected.reason
            self.unheard = otherwise(f"the engine refuses the report: {reason}", "a ruling", f"refused: {reason}"), answer
            return
        self.state, self._ruling = answer.state, answer.ruling

    def see_ruling(self) -> str:
        """What the engine ruled on the last incident; Broken where none was told."""
        self._check_report()
        if self._ruling is None:
            raise Broken("no incident was told")
        return self._ruling

    def _check_report(self) -> None:
        if self.unheard is not None:
            raise self.unheard[0]

    # ---- playing --------------------------------------------------------------------------------

    def play(self, deed: Deed, otherwise: type[StepOutcome]) -> None:
        """Plays a legal action; raises `otherwise` where the engine refuses it or makes another of it.

        Where the engine is at another player or street the action was never reached: Blocked.
        """
        if self.session is None:
            self._verb(deed)
            return
        self.deal()
        self._check_turn(deed)
        answer = self._act(deed)
        if answer.rejected:
            reason = answer.rejected.reason
            raise otherwise(f"the engine refuses that {deed}: {reason}", f"{deed} is accepted", f"refused: {reason}")
        self._check_rewritten(deed, answer, otherwise)
        self.state = answer.state

    def try_to(self, deed: Deed) -> None:
        """Plays an action that may be illegal; the next step judges what comes of it."""
        self.deal()
        self.attempt = (deed, self._act(deed))

    def judge_attempt(self, accepted: bool) -> None:
        """Whether the tried action was taken as it was meant (or refused, changing nothing)."""
        if self.attempt is None:
            raise Broken("nothing was tried")
        deed, answer = self.attempt
        if answer.rejected is None:
            self._check_rewritten(deed, answer, Broken)
            if not accepted:
                raise Broken(f"the engine accepts that {deed}", "refused", "accepted")
            self.state = answer.state
            return
        reason = answer.rejected.reason
        if accepted:
            raise Broken(f"the engine refuses that {deed}: {reason}", "accepted", f"refused: {reason}")
        changed = difference(self.state, answer.state)
        if changed:
            raise Broken(f"the engine refuses that {deed}, yet its {changed[0]} changed", *changed[1:])

    def judge_correction(self, to: int) -> None:
        """Whether the tried wager was taken at the total `to`, another than was said."""
        if self.attempt is None:
            raise Broken("nothing was tried")
        deed, answer = self.attempt
        wanted = f"{deed.verb} to {to}"
        if answer.rejected is not None:
            reason = answer.rejected.reason
            raise Broken(f"the engine refuses that {deed}: {reason}", wanted, f"refused: {reason}")
        took = answer.state.took
        made = (deed.verb, deed.to) if took is UNSET else (took.action, took.to)
        if made != (deed.verb, to):
            seen = f"{made[0]}{f' to {made[1]}' if made[1] is not None else ''}"
            raise Broken(f"the engine takes that {deed} for a {seen}, not a {wanted}", wanted, seen)
        self.state = answer.state

    def _act(self, deed: Deed) -> Answer:
        verb, to = self._verb(deed)
        params: dict[str, Any] = {"seat": self.setup.seat(deed.who), "action": verb}
        if to is not None:
            params["to"] = to
        return self.ask("act", params)

    def _verb(self, deed: Deed) -> tuple[str, int | None]:
        """The protocol's verb and amount; all-in is a bet or raise to the stack's total, or a call."""
        self._follow_street(deed)
        if deed.to is None:
            return deed.verb, None
        price, self._price = self._price, max(self._price, deed.to)
        if deed.verb != "all-in":
            return deed.verb, deed.to
        if deed.to <= price:
            return "call", None
        return ("raise" if price else "bet"), deed.to

    def _follow_street(self, deed: Deed) -> None:
        street = deed.street or self._street
        if self.state is not None and isinstance(self.state.street, str):
            street = self.state.street
        if street != self._street:
            self._street, self._price = street, 0

    def _check_turn(self, deed: Deed) -> None:
        state, seat = self.state, self.setup.seat(deed.who)
        if deed.street and isinstance(state.street, str) and state.street != deed.street:
            raise Blocked(
                f"the engine is at the {state.street} where {deed} at the {deed.street}", deed.street, state.street
            )
        if state.to_act is not UNSET and state.to_act != seat:
            wanted, asked = self.setup.name(seat), self.setup.name(state.to_act)
            raise Blocked(f"the engine asks {asked} where it is the turn of {wanted}", wanted, asked)

    def _check_rewritten(self, deed: Deed, answer: Answer, otherwise: type[StepOutcome]) -> None:
        took = answer.state.took
        if took is UNSET:
            return
        made = f"{took.action}{f' to {took.to}' if took.to is not None else ''}"
        raise otherwise(f"the engine rewrites that {deed} into a {made}", str(deed), f"rewritten: {made}")

    # ---- looking --------------------------------------------------------------------------------

    def see(self, field: str) -> Any:
        """A field of the state; Unobservable where the engine cannot show it."""
        self._check_report()
        if self.state is None and self.session is not None:
            self.deal()
        value = getattr(self.state, field) if self.state else UNSET
        if value is UNSET:
            raise Unobservable(f"the engine does not show `{field}`")
        return value

    def see_seat(self, who: str, field: str) -> Any:
        """A field of one seat's state; Unobservable where the engine cannot show it."""
        seat = self.setup.seat(who)
        for state in self.see("seats"):
            if state.seat == seat:
                value = getattr(state, field)
                if value is UNSET:
                    raise Unobservable(f"the engine does not show the `{field}` of a seat")
                return value
        raise Broken(f"the engine has nobody at seat {seat}", self.setup.name(seat), "an empty seat")

    def options_of(self, who: str) -> Options:
        """The options of `who`. Blocked where another is asked: whose turn it is is for a step of its own."""
        asked, wanted = self.see("to_act"), self.setup.seat(who)
        if asked != wanted:
            wanted_name, asked_name = self.setup.name(wanted), self.setup.name(asked)
            raise Blocked(f"the engine asks {asked_name}, not {wanted_name}", wanted_name, asked_name)
        options = self.see("options")
        if options is None:
            raise Broken(f"the engine asks {self.setup.name(wanted)} but offers nothing", "options", "none")
        return options


def difference(before: State | None, after: State | None) -> tuple[str, str, str] | None:
    """The first field, with both values, in which two states differ among those that both show."""
    if before is None or after is None:
        return None
    for name in State.__struct_fields__:
        one, other = getattr(before, name), getattr(after, name)
        if name != "took" and one is not UNSET and other is not UNSET and one != other:
            return name, _brief(one), _brief(other)
    return None


def _brief(value: Any) -> str:
    if isinstance(value, list) and value and isinstance(value[0], SeatState):
        return ", ".join(f"seat {s.seat}: {s.stack} behind, bet {s.bet}, {s.status}" for s in value)
    return str(value)
