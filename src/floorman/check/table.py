"""Checks of the table: what is asked at the wrong moment, chips that add up, refusals that change nothing."""

from __future__ import annotations

import difflib
from typing import Any

import msgspec
from msgspec import UNSET

from floorman.check.bench import BIG, HANDS, STACK, Bench
from floorman.check.finding import Check, Finding, NotAsked
from floorman.check.hands import Hand, chips_behind, go_on, in_words, play, played
from floorman.check.hello import STATE_FIELDS
from floorman.protocol.messages import State
from floorman.steps.world import difference

RARE = {"took", "aside"}  # fields that the hands played here do not bring about
NOT_NOW = "answer `rejected` or `declined`, whichever your engine can say, and keep the table as it is"


def rank(bench: Bench) -> str:
    """Hands are ranked."""
    bench.needs_rank()
    params = {"board": [], "hands": HANDS}
    first, again = (bench.ask("rank", params) for _ in range(2))
    if first != again:
        raise Finding(
            "the same hands were ranked twice, in two ways",
            "answer the same request in the same way",
        )
    best = " then ".join(" and ".join(group) for group in first.order)
    return f"hands are ranked, each named once: {best}"


def act_before_open(bench: Bench) -> str:
    """An act without a table is refused or declined."""
    bench.structures()
    bench.fresh()
    return _not_now(bench, "act", {"seat": 1, "action": "fold"}, "no table is open", None)


def deal_before_open(bench: Bench) -> str:
    """A deal without a table is refused or declined."""
    params = bench.deal_params()
    bench.fresh()
    return _not_now(bench, "deal", params, "no table is open", None)


def act_before_deal(bench: Bench) -> str:
    """An act without cards is refused or declined."""
    opened = bench.ask("open", bench.open_params())
    return _not_now(bench, "act", {"seat": 1, "action": "fold"}, "no cards are dealt", opened.state)


def early_declaration(bench: Bench) -> str:
    """A declaration of the board is refused or declined before the showdown, and played as nothing else."""
    asked = played(bench)[0].states[1].to_act
    bench.ask("open", bench.open_params())
    dealt = bench.ask("deal", bench.deal_params())
    return _not_now(bench, "act", {"seat": asked, "action": "declare_board"}, "nobody is asked to show", dealt.state)


def _not_now(bench: Bench, method: str, params: dict[str, Any], when: str, before: State | None) -> str:
    """Asks something whose time is not now: it may be refused or declined, and is no fault of anybody."""
    channel = bench.channel()
    channel.put(channel.request(method, params))
    number, reply = channel.number, channel.take(f"{method} while {when}")
    if reply.error is not None:
        raise Finding(
            f"{method} while {when} was answered with a JSON-RPC error: {reply.error.message}",
            NOT_NOW,
        )
    said = msgspec.json.decode(reply.result)
    if not isinstance(said, dict) or not {"rejected", "declined"} & set(said):
        raise Finding(f"{method} while {when} was accepted", NOT_NOW)
    # Without a table there is no state, which is asked of every other refused act: that is read like an open.
    answer = channel.read(*(("open", {"seats": []}) if before is None else (method, params)), reply, number)
    changed = difference(before, answer.state)
    if changed:
        raise Finding(
            f"{method} while {when} was refused, yet its {changed[0]} changed: {changed[1]}, then {changed[2]}",
            NOT_NOW,
        )
    bench.ask(*bench.question())
    how = "declined" if answer.rejected is None else "refused"
    return f"{method} while {when} is {how}, and the conversation goes on"


def structures(bench: Bench) -> str:
    """A table of every structure that hello claims can be opened."""
    claimed = bench.structures()
    for structure in claimed:
        bench.ask("open", bench.open_params(structure))
    return f"tables are opened: {', '.join(claimed)}"


def states(bench: Bench) -> str:
    """Hands can be played, and each answer is of the protocol."""
    hands = played(bench)
    seen = sum(len(hand.states) for hand in hands)
    return f"{len(hands)} hands were played, every answer was of the protocol ({seen} states)"


def open_again(bench: Bench) -> str:
    """open replaces any table."""
    hand = played(bench)[0]
    play(bench, bench.channel(), hand.name)
    for when in ("after a hand", "on a table that is open", "in the middle of a hand"):
        again = bench.ask("open", bench.open_params()).state
        fix = "`open` replaces whatever was there: start from nothing"
        _same(hand.states[0], again, f"open {when} gives another table", fix)
        if when == "on a table that is open":
            bench.ask("deal", bench.deal_params())
    return "open gives the same table after a hand, in the middle of one, and twice in a row"


def shown(bench: Bench) -> str:
    """The states have the fields that hello lists under shows."""
    seen = set().union(*(hand.fields for hand in played(bench)))
    for name in sorted(seen - set(STATE_FIELDS)):
        near = difflib.get_close_matches(name, set(STATE_FIELDS) - seen, n=1)
        if near:
            raise Finding(
                f"states have a field {name!r}, which the protocol does not know",
                f"did you mean {near[0]}?",
            )
    seen &= set(STATE_FIELDS)
    listed = set(bench.hello.shows)
    if not listed:
        raise NotAsked(f"hello lists no fields under shows; seen were {', '.join(sorted(seen))}")
    never, unlisted = sorted(listed - seen - RARE), sorted(seen - listed - RARE)
    if never:
        raise Finding(
            f"hello lists under shows what no state had: {', '.join(never)}",
            "show it, or take it off the list",
        )
    if unlisted:
        raise Finding(
            f"states have what hello does not list under shows: {', '.join(unlisted)}",
            "add it to the list, or leave it out",
        )
    return "the states have the fields that hello lists under shows"


def chips(bench: Bench) -> str:
    """Stacks and pot come to the chips of the table, whatever is played."""
    total = STACK * len(bench.open_params()["seats"])
    for hand in played(bench):
        for number, state in enumerate(hand.states):
            _chips_of(state, total, _when(hand, number))
    return f"stacks and pot always come to the {total} chips of the table, and the stacks alone when a hand is over"


def _chips_of(state: State, total: int, when: str) -> None:
    behind = sum(chips_behind(state))
    if state.over is True:
        raked = 0 if state.rake is UNSET else state.rake
        rake = f" and the rake to {raked}" if raked else ""
        if behind + raked != total:
            raise Finding(
                f"{when} the hand is over and the stacks come to {behind}{rake}, the table has {total} chips",
                "show the stacks with what was won and given back, no chip more or less",
            )
        if UNSET not in (state.payouts, state.returned, state.pot):
            paid = sum(won.chips for won in [*state.payouts, *state.returned])
            if paid + raked != state.pot:
                raise Finding(
                    f"{when} payouts and returned come to {paid}{rake}, the pot was {state.pot}",
                    "payouts are gross and from the pots, returned are uncalled chips, pot is all that was committed",
                )
        return
    if state.pot is UNSET:
        raise NotAsked("the engine does not show the pot")
    if behind + state.pot != total:
        raise Finding(
            f"{when} the stacks come to {behind} and the pot to {state.pot}, the table has {total} chips",
            "`stack` is the chips behind, `pot` is all that was committed in this hand, bets of this street included",
        )


def _when(hand: Hand, number: int) -> str:
    what = ("open", "deal", *hand.actions)[number]
    return f"after {what}, in a hand that is {hand.name},"


def rake(bench: Bench) -> str:
    """Stacks, pot and rake come to the chips of the table where the house takes a rake."""
    if "rake" not in bench.hello.capabilities:
        raise NotAsked("the engine does not claim rake")
    total, taken = STACK * len(bench.open_params()["seats"]), []
    for clean in played(bench):
        hand = play(bench, bench.channel(), clean.name, rake={"percent": 10})
        taken.append(hand.states[-1].rake)
        if UNSET in taken:
            raise NotAsked("the engine does not show the rake")
        for number, state in enumerate(hand.states):
            _chips_of(state, total, f"with a rake, {_when(hand, number)}")
    if not any(taken):
        raise Finding("the house took nothing of any pot", "take the rake of the `open`, or do not claim rake")
    return f"the house took {', '.join(map(str, taken))} of the pots, and no other chip is missing"


def refusals(bench: Bench) -> str:
    """Wrong actions, each on a table of its own; a refusal shows the table as it was and leaves it so."""
    clean = played(bench)[0]
    answers: list[str] = []
    asked = clean.states[1].to_act
    others = [seat["seat"] for seat in bench.open_params()["seats"] if seat["seat"] != asked]
    wrong = (
        {"seat": asked, "action": "check"},
        {"seat": asked, "action": "raise", "to": BIG + 1},
        {"seat": asked, "action": "raise", "to": 10 * STACK},
        {"seat": asked, "action": "bet", "to": 10 * STACK},
        {"seat": others[0], "action": "fold"},
        {"seat": others[-1], "action": "raise", "to": 3 * BIG},
    )
    for params in wrong:
        words = in_words(params["seat"], params["action"], params.get("to"))
        bench.ask("open", bench.open_params())
        before = bench.ask("deal", bench.deal_params()).state
        answer, _ = bench.channel().ask_raw("act", params)
        if answer.rejected is None:
            answers.append("declined" if answer.declined is not None else "taken")
            continue
        answers.append("refused")
        fix = "refuse before anything is changed, or put the table back"
        _same(before, answer.state, f"{words} was refused, yet the table changed", fix)
        rest = go_on(bench.channel(), Hand(clean.name, [before]))
        _same(clean.states[-1], rest.states[-1], f"after {words} was refused the hand ends otherwise", fix)
    if "refused" not in answers:
        raise NotAsked(f"no wrong action was refused: {', '.join(answers)}")
    return f"of {len(wrong)} wrong actions {answers.count('refused')} were refused, and changed nothing"


def same_deck(bench: Bench) -> str:
    """The same deck gives the same hand."""
    for first in played(bench):
        fix = "take the cards from the given deck; never shuffle, draw lots or look at a clock"
        again = play(bench, bench.channel(), first.name)
        _same_hand(first, again, "played twice with the same deck, a hand differs", fix)
    first = played(bench)[0]
    again = play(bench, bench.fresh(), first.name)
    _same_hand(first, again, "played with the same deck by a new process, a hand differs", fix)
    return "the same deck gives the same hand, twice in one process and in a new one"


def _same_hand(first: Hand, again: Hand, what: str, fix: str) -> None:
    for number, (one, other) in enumerate(zip(first.states, again.states, strict=False)):
        _same(one, other, f"{what} {_when(first, number).rstrip(',')}", fix)
    if len(first.states) != len(again.states):
        raise Finding(f"{what}: {len(first.states)} states, then {len(again.states)}", fix)


def _same(one: State, other: State, what: str, fix: str) -> None:
    changed = difference(one, other)
    if changed:
        raise Finding(f"{what}: {changed[0]} is {changed[1]}, then {changed[2]}", fix)


CHECKS = (
    Check("rank", "rank", rank),
    Check("act-before-open", "At the wrong moment", act_before_open),
    Check("deal-before-open", "At the wrong moment", deal_before_open),
    Check("act-before-deal", "At the wrong moment", act_before_deal),
    Check("early-declaration", "act", early_declaration),
    Check("structures", "open", structures),
    Check("states", "The state", states),
    Check("open-again", "open", open_again),
    Check("shown", "The state", shown),
    Check("chips", "The state", chips),
    Check("rake", "open", rake),
    Check("refusals", "act", refusals),
    Check("same-deck", "The contract", same_deck),
)
