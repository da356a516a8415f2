"""Hands played to their end on the engine, by its own options alone: no rule is needed to follow them.

A player who is asked checks or calls; now and then one folds, or bets and raises by the least or the most
that the engine offers. What the options are is the engine's business, only that it keeps to them is not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from msgspec import UNSET

from floorman.check.bench import Bench
from floorman.check.channel import Channel
from floorman.check.finding import Finding, NotAsked
from floorman.protocol.messages import Answer, Options, Range, State

LONGEST = 200  # actions in a hand
Move = tuple[str, int | None]  # the action and its total


@dataclass
class Hand:
    """A hand that was played: the states after open, deal and each action, and the fields that were seen."""

    name: str
    states: list[State] = field(default_factory=list)
    actions: list[str] = field(default_factory=list)  # in words, one for each state from the third on
    fields: set[str] = field(default_factory=set)


def quiet(count: int, state: State) -> Move | None:
    """Never a wager, never a fold."""
    return None


def folding(count: int, state: State) -> Move | None:
    """Whoever owes anything folds."""
    return ("fold", None) if _owes(state.options) else None


def raising(count: int, state: State) -> Move | None:
    """The first player raises by the least, the first one on the flop bets the least, and all fold to that."""
    if count == 0:
        return _wager(state.options, least=True)
    if state.street == "flop":
        return folding(count, state) or _wager(state.options, least=True)
    return None


def all_in(count: int, state: State) -> Move | None:
    """The first player raises by the most."""
    return _wager(state.options, least=False) if count == 0 else None


HANDS: Mapping[str, Callable[[int, State], Move | None]] = {
    "checked and called to the end": quiet,
    "folded to the big blind": folding,
    "raised, then a bet on the flop that everyone folds to": raising,
    "all-in before the flop": all_in,
}


def played(bench: Bench) -> list[Hand]:
    """The hands of HANDS, played once for all checks.

    The first to ask gets what went wrong (NotAsked, Finding or EngineFault), all others NotAsked.
    """
    bench.structures()
    if isinstance(bench.played, str):
        raise NotAsked(bench.played)
    if bench.played is None:
        bench.played = "the hands could not be played"
        try:
            bench.played = [play(bench, bench.channel(), name) for name in HANDS]
        except NotAsked as reason:
            bench.played = str(reason)
            raise
    return bench.played


def play(bench: Bench, channel: Channel, name: str, **more: Any) -> Hand:
    """One of HANDS, from open to its end; `more` goes into the open. Raises NotAsked, Finding or EngineFault."""
    hand = Hand(name)
    for method, params in (("open", bench.open_params() | more), ("deal", bench.deal_params())):
        _add(hand, *_ask(channel, method, params, f"the hand {name}"))
    return go_on(channel, hand, HANDS[name])


def go_on(channel: Channel, hand: Hand, choose: Callable[[int, State], Move | None] = quiet) -> Hand:
    """Plays a hand from where it stands to its end."""
    if hand.states[-1].to_act is UNSET:
        raise NotAsked("the engine does not show to_act, so a hand cannot be followed")
    for count in range(LONGEST):
        state = hand.states[-1]
        if state.to_act is None:
            break
        move = choose(count, state) or _quiet_move(state.options)
        _act(channel, hand, state, move)
    state = hand.states[-1]
    where = f"in a hand that is {hand.name}"
    if state.to_act is not None:
        raise Finding(
            f"{where} the engine still asks seat {state.to_act} after {LONGEST} actions",
            "end the hand when the betting is over",
        )
    if state.over is False:
        raise Finding(
            f"{where} nobody is asked any more, yet over is false",
            "run out the board, pay the pots and set over, all in the answer to the last action",
        )
    return hand


def in_words(seat: int, action: str, to: int | None) -> str:
    """An action as a person says it: `raise to 200 by seat 3`."""
    return f"{action}{'' if to is None else f' to {to}'} by seat {seat}"


def _act(channel: Channel, hand: Hand, state: State, move: Move | None) -> None:
    """Plays a move, or where the engine shows no options, the check or call that it takes."""
    tried = [move] if move is not None else [("check", None), ("call", None)]
    for action, to in tried:
        params = {"seat": state.to_act, "action": action, **({} if to is None else {"to": to})}
        words = in_words(state.to_act, action, to)
        answer, raw = _ask(channel, "act", params, words, refusable=True)
        if answer.rejected is None:
            hand.actions.append(words)
            _add(hand, answer, raw)
            return
    raise Finding(
        f"{words} was refused: {answer.rejected.reason}",
        "offer in options what the engine takes, and take what options offers"
        if move is not None
        else "show options, or take a check or a call from the seat to act",
    )


def _ask(
    channel: Channel, method: str, params: Mapping[str, Any], words: str, refusable: bool = False
) -> tuple[Answer, Any]:
    answer, raw = channel.ask_raw(method, params)
    if answer.declined is not None:
        raise Finding(
            f"{words}: {method} was declined: {answer.declined}",
            "claim in hello only what can be set up and played",
        )
    if answer.rejected is not None and not refusable:
        raise Finding(
            f"{words}: {method} was refused: {answer.rejected.reason}",
            "take a table of equal stacks and a whole deck, or do not claim its structure",
        )
    return answer, raw


def _add(hand: Hand, answer: Answer, raw: Any) -> None:
    hand.states.append(answer.state)
    hand.fields |= set(raw["state"])


def _quiet_move(options: Options | None) -> Move | None:
    """Check, else call, else fold; None where the engine does not show its options."""
    if options in (None, UNSET) or UNSET in (options.check, options.call):
        return None
    if options.check:
        return "check", None
    return ("call", None) if options.call is not None else ("fold", None)


def _owes(options: Options | None) -> bool:
    return options not in (None, UNSET) and bool(options.call) and options.fold is not False


def _wager(options: Options | None, least: bool) -> Move | None:
    if options in (None, UNSET):
        return None
    for action, total in (("bet", options.bet), ("raise", options.raise_)):
        if isinstance(total, Range):
            return action, total.min if least else total.max
    return None


def chips_behind(state: State) -> Iterable[int]:
    """The stacks of a state; NotAsked where it does not show them."""
    if state.seats is UNSET or any(seat.stack is UNSET for seat in state.seats):
        raise NotAsked("the engine does not show every stack")
    return [seat.stack for seat in state.seats]
