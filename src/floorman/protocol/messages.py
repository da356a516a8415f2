"""The messages of the table protocol, version 1.

JSON-RPC 2.0, one message a line. Chips are integers in the smallest unit, bets and raises are street
totals ("raise to"), cards are strings such as `As` and `Td`, seats are numbers from 1, clockwise.

In a state an absent field (UNSET) says "the engine cannot show it"; null or an empty list says "none".
Unknown fields are ignored on both sides.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

PROTOCOL = 1
MOST_CHIPS = 2**53 - 1  # the largest whole number that every JSON reader keeps exact

ActionName = Literal["fold", "check", "call", "bet", "raise", "show", "muck", "declare_board"]
Street = Literal["preflop", "flop", "turn", "river", "showdown"]
Status = Literal["in", "folded", "all_in", "out"]


class Message(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """Base of everything that crosses the wire; defaults stay off it."""


# ---- what the harness sends --------------------------------------------------------------------


class HelloParams(Message):
    """The handshake: the protocol version spoken and the version of the suite."""

    protocol: int
    suite: str


class Blinds(Message):
    """The two blinds, in chips."""

    small: int
    big: int


class Ante(Message):
    """An ante of `amount` chips: from every player, or from one seat for the whole table."""

    kind: Literal["uniform", "big_blind", "button"]
    amount: int


class SeatAmount(Message):
    """A seat and an amount of chips."""

    seat: int
    amount: int


class SeatStack(Message):
    """A seat and its chips before antes and blinds."""

    seat: int
    stack: int


class Spread(Message):
    """The lowest and the highest bet or raise; `late_high` is the highest on turn and river, if it differs."""

    low: int
    high: int
    late_high: int | None = None


class Rake(Message):
    """What the house takes of the chips that were called: `percent` of them, with at most two decimals.

    `cap` is the most that it takes of a hand, `unit` what is rounded down to: chip_unit if left out.
    """

    percent: Annotated[float, Meta(gt=0, le=100)]
    cap: int | None = None
    unit: int | None = None


class SeatCards(Message):
    """A seat and its cards."""

    seat: int
    cards: list[str]


class OpenParams(Message):
    """A new table; it replaces any table that is open. The engine places the blinds.

    `forced` is only for layouts that `blinds` cannot say: it then lists every forced bet.
    `small_bet` and `big_bet` are of fixed-limit (one and two big blinds if left out), `spread` is of
    spread-limit. `cap` is the number of raises after a round's bet; without it the house rule decides.
    `showdown: "ask"` makes the engine ask each player in turn to show or muck (capability showdown);
    otherwise every live hand is shown.
    `wager_unit` is the smallest chip used for the blinds, of which wagers are made (capability wager-unit).
    `rake` is taken from this hand and every later one at the table (capability rake).
    `switches` holds the house rules to play by, only those that the engine listed in its hello.
    """

    structure: Literal["no-limit", "pot-limit", "fixed-limit", "spread-limit"]
    blinds: Blinds
    seats: list[SeatStack]
    button: int
    ante: Ante | None = None
    straddle: SeatAmount | None = None
    forced: list[SeatAmount] | None = None
    small_bet: int | None = None
    big_bet: int | None = None
    spread: Spread | None = None
    cap: int | None = None
    chip_unit: int = 1
    wager_unit: int | None = None
    rake: Rake | None = None
    showdown: Literal["auto", "ask"] = "auto"
    switches: dict[str, str] = field(default_factory=dict)


class Entry(Message):
    """A player who comes in: a new one with a `stack`, or one who sat out and comes back.

    `how`: `post` what the house asks for, `wait` for the big blind, or `buy_button`.
    """

    seat: int
    stack: int | None = None
    how: Literal["post", "wait", "buy_button"] = "post"


class DealParams(Message):
    """The next hand: the whole deck, top card first.

    `hole` and `board` say where the cards go, for engines that take cards by place; they are not sent
    when the rule is about the order of the deal or the burns (capability deck), nor from the second hand on.
    The rest is what happened since the hand before (capability several-hands): who left, joined, sat out
    or came back, and the blinds if they are others from this hand on.
    """

    deck: list[str]
    hole: list[SeatCards] | None = None
    board: list[str] | None = None
    leaves: list[int] | None = None
    joins: list[Entry] | None = None
    sits_out: list[int] | None = None
    returns: list[Entry] | None = None
    blinds: Blinds | None = None


class ActParams(Message):
    """A player's action. `to` is the street total of a bet or raise. There is no all-in verb.

    `declare_board`: the player asked at the showdown says that he plays the board; his turn goes on.
    """

    seat: int
    action: ActionName
    to: int | None = None


class RankParams(Message):
    """Hands to compare: names to cards. With an empty board each hand is five cards already."""

    board: list[str]
    hands: dict[str, list[str]]


# ---- what the engine answers -------------------------------------------------------------------


class Hello(Message):
    """Who the engine is, what can be set up (capabilities) and what can be seen (shows)."""

    engine: str
    version: str
    protocol: int
    capabilities: list[str]
    language: str = ""
    shows: list[str] = field(default_factory=list)
    seats: tuple[int, int] = (2, 10)
    switches: dict[str, list[str]] = field(default_factory=dict)


class Range(Message):
    """The smallest and the largest street total of a bet or raise, in chips."""

    min: int
    max: int


class Options(Message):
    """What the player to act may do. `call` is the number of chips to add; null says it is not open."""

    fold: bool | UnsetType = UNSET
    check: bool | UnsetType = UNSET
    call: int | None | UnsetType = UNSET
    bet: Range | None | UnsetType = UNSET
    raise_: Range | None | UnsetType = field(default=UNSET, name="raise")
    show: bool | UnsetType = UNSET
    muck: bool | UnsetType = UNSET


class SeatState(Message):
    """One seat: `stack` is behind, `bet` is this street's total."""

    seat: int
    stack: int | UnsetType = UNSET
    bet: int | UnsetType = UNSET
    status: Status | UnsetType = UNSET
    hole: list[str] | UnsetType = UNSET


class Pot(Message):
    """One pot and the seats that can win it; uncalled chips are not in it."""

    amount: int
    seats: list[int]


class SeatChips(Message):
    """Chips that a seat won (gross) or got back."""

    seat: int
    chips: int


class Took(Message):
    """The action that the engine made of the one it was sent."""

    action: ActionName
    to: int | None = None


class State(Message):
    """The table after a message.

    `pot` is everything committed in the hand, uncalled chips included, and keeps that value when the
    hand is over. `over` says that the hand has ended and its chips are paid out. `rake` is what the house
    took, 0 if nothing: `pots` are before it, `payouts` after. `show_order` lists the seats in the order in
    which they have to show, `shown` those whose cards were turned up.
    `stub`, `burns` and `muck` are cards, top or first one first (capability deck), `aside` those that wait
    to be shuffled back after an incident.
    """

    street: Street | None | UnsetType = UNSET
    board: list[str] | UnsetType = UNSET
    to_act: int | None | UnsetType = UNSET
    options: Options | None | UnsetType = UNSET
    seats: list[SeatState] | UnsetType = UNSET
    pot: int | UnsetType = UNSET
    pots: list[Pot] | UnsetType = UNSET
    returned: list[SeatChips] | UnsetType = UNSET
    payouts: list[SeatChips] | UnsetType = UNSET
    rake: int | UnsetType = UNSET
    show_order: list[int] | UnsetType = UNSET
    shown: list[int] | UnsetType = UNSET
    button: int | UnsetType = UNSET
    over: bool | UnsetType = UNSET
    stub: list[str] | UnsetType = UNSET
    burns: list[str] | UnsetType = UNSET
    muck: list[str] | UnsetType = UNSET
    aside: list[str] | UnsetType = UNSET
    took: Took | UnsetType = UNSET


class Rejected(Message):
    """The engine (or, where it has no such verb, its adapter) refused."""

    reason: str
    by: Literal["engine", "adapter"] = "engine"


class Answer(Message):
    """The answer to open, deal and act: a state, a refusal (with the state, if a table is open), or
    `declined`, when the adapter cannot ask the engine this at all."""

    state: State | None = None
    rejected: Rejected | None = None
    declined: str | None = None


class Ruled(Answer):
    """The answer to incident; with a state goes the ruling, one of those that incidents.toml lists."""

    ruling: str | None = None


class Ranking(Message):
    """The answer to rank: groups of equal hands, best first; `classes` names each hand's class."""

    order: list[list[str]] | None = None
    classes: dict[str, str] | None = None
    declined: str | None = None
