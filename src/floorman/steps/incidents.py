"""Given and When: what goes wrong at the table and is told to the floor. Then: what the floor rules.

A mishap is told when it is noticed. As a Given the engine has to hear it, or the rule is never reached; as a
When it has to hear it, or the rule is broken, unless the next step says that it is refused.
"""

from __future__ import annotations

from collections.abc import Callable

from floorman.cards import full_deck
from floorman.steps.outcome import Blocked, Broken, StepOutcome, expect
from floorman.steps.registry import step
from floorman.steps.world import World, difference

Otherwise = type[StepOutcome]


def mishap(expression: str) -> Callable:
    """Registers a function as a Given and as a When; it is passed what to raise where it is refused."""

    def register(function: Callable[..., None]) -> Callable[..., None]:
        for kind, otherwise in (("given", Blocked), ("when", Broken)):
            step(kind, expression)(_told(function, otherwise))
        return function

    return register


def _told(function: Callable[..., None], otherwise: Otherwise) -> Callable[..., None]:
    def run(world: World, *arguments: object) -> None:
        function(world, otherwise, *arguments)

    run.__doc__ = function.__doc__
    return run


# ---- hole cards --------------------------------------------------------------------------------


@mishap("the {numbers} card(s) dealt is/are exposed")
def cards_exposed(world: World, otherwise: Otherwise, numbers: list[int]) -> None:
    """The dealer exposes hole cards; they are counted off the deck, not by player."""
    world.report("card_exposed", otherwise, cards=numbers)


@mishap("the {numbers} card dealt is exposed and its player asks to keep it")
def exposed_card_kept(world: World, otherwise: Otherwise, numbers: list[int]) -> None:
    """The dealer exposes a hole card, and the player would rather have it than another."""
    world.report("card_exposed", otherwise, cards=numbers, keep=True)


@mishap("{seat} exposes {card}")
def player_exposes(world: World, otherwise: Otherwise, who: str, card: str) -> None:
    """A player shows a hole card of his own."""
    world.report("player_exposes_card", otherwise, seat=world.setup.seat(who), card=card)


@mishap("{seats} is/are dealt a third card")
def third_card(world: World, otherwise: Otherwise, players: list[str]) -> None:
    """After everyone has two cards the next cards of the stub go to these players, in this order."""
    world.report("extra_hole_card", otherwise, seats=[world.setup.seat(who) for who in players])


@mishap("{seat} is found with one card")
def one_card(world: World, otherwise: Otherwise, who: str) -> None:
    """This player's second card was never dealt: it lies on top of the stub."""
    world.report("missing_hole_card", otherwise, seat=world.setup.seat(who))


@mishap("{seat} is found without cards")
def no_cards(world: World, otherwise: Otherwise, who: str) -> None:
    """This player was skipped in the deal."""
    world.report("seat_skipped", otherwise, seat=world.setup.seat(who))


@mishap("it is noticed that the first card went to {seat}")
def first_card(world: World, otherwise: Otherwise, who: str) -> None:
    """The deal began at a wrong seat."""
    world.report("first_card_astray", otherwise, seat=world.setup.seat(who))


@mishap("it is noticed that the empty seat {int} got cards")
def empty_seat(world: World, otherwise: Otherwise, seat: int) -> None:
    """A seat that nobody sits in was dealt in."""
    world.report("empty_seat_dealt", otherwise, seat=seat)


@mishap("the button gets its two cards in a row")
def in_a_row(world: World, otherwise: Otherwise) -> None:
    """The button was passed in the first round of the deal and got two cards at its end."""
    world.report("button_in_a_row", otherwise)


@mishap("it is noticed that the button belongs to {seat}")
def button_misplaced(world: World, otherwise: Otherwise, who: str) -> None:
    """The button was put to a wrong seat before the deal."""
    world.report("button_misplaced", otherwise, seat=world.setup.seat(who))


@mishap("the {numbers} card(s) of the deck is/are boxed")
def boxed(world: World, otherwise: Otherwise, numbers: list[int]) -> None:
    """Cards that come as hole cards lie face up in the deck; they are counted off the deck."""
    world.report("boxed_card", otherwise, cards=numbers)


# ---- the board ---------------------------------------------------------------------------------


@mishap("the {street} is dealt before the betting is over")
def street_early(world: World, otherwise: Otherwise, street: str) -> None:
    """The dealer burns and turns flop, turn or river while somebody still has to act."""
    world.report(f"{street}_early", otherwise)


@mishap("the flop has {int} card(s) too many")
def flop_too_large(world: World, otherwise: Otherwise, extra: int) -> None:
    """The next cards of the stub were turned with the flop."""
    world.report("flop_extra_card", otherwise, extra=extra)


@mishap("the flop was dealt without a burn")
def no_burn(world: World, otherwise: Otherwise) -> None:
    """The flop began with the card that was to be burned."""
    world.report("no_burn", otherwise)


@mishap("the flop was dealt without a burn and is still face down")
def no_burn_face_down(world: World, otherwise: Otherwise) -> None:
    """The flop began with the card that was to be burned, and none of its cards was seen."""
    world.report("no_burn", otherwise, face_down=True)


@mishap("{int} cards were burned before the {street}")
def wrong_burn(world: World, otherwise: Otherwise, burned: int, street: str) -> None:
    """Not one card was burned before the turn or river that lies there: none, two or three were."""
    world.report("wrong_burn", otherwise, burned=burned)


@mishap("the stub is dropped")
def stub_dropped(world: World, otherwise: Otherwise) -> None:
    """The stub falls, and nobody knows its order any more."""
    world.report("stub_dropped", otherwise)


@mishap("the stub is dropped and its order is known")
def stub_in_order(world: World, otherwise: Otherwise) -> None:
    """The stub falls, and its order can be restored."""
    world.report("stub_dropped", otherwise, order_known=True)


@mishap("the stub is dropped on the burned cards and the muck")
def stub_mixed(world: World, otherwise: Otherwise) -> None:
    """The stub falls and gets mixed with the burned cards and the folded hands."""
    world.report("stub_dropped", otherwise, mixed_with=["burns", "muck"])


@step("given", "a reshuffle brings {cards} to the top")
def reshuffle(world: World, cards: list[str]) -> None:
    """The order of the next shuffle; of these cards those that are shuffled come first, then the others by
    rank 2 to A and suits c d h s."""
    world.setup.reshuffle = full_deck(cards)


@step("given", "the card drawn from the mixed flop is {card}")
def drawn(world: World, card: str) -> None:
    """Where the cards of a flop are mixed, this one is drawn."""
    world.setup.pick = card


# ---- the whole hand ----------------------------------------------------------------------------


@mishap("a second {card} turns up")
def fouled(world: World, otherwise: Otherwise, card: str) -> None:
    """The deck turns out to hold this card twice."""
    world.report("fouled_deck", otherwise, card=card)


@mishap("the hand of {seat} is killed by mistake")
def killed(world: World, otherwise: Otherwise, who: str) -> None:
    """The dealer takes the unprotected cards of this player for folded ones."""
    world.report("hand_killed", otherwise, seat=world.setup.seat(who))


@mishap("the hand is dealt again from {cards}")
def dealt_again(world: World, otherwise: Otherwise, cards: list[str]) -> None:
    """After a misdeal: the deck as it comes from the shuffle; cards not named follow by rank and suit."""
    world.deal_again(full_deck(cards), otherwise)


# ---- rulings -----------------------------------------------------------------------------------


@step("then", "it is a misdeal")
def is_misdeal(world: World) -> None:
    """The deal is void: every card is back in the deck, and the hand is dealt again from its forced bets."""
    expect("the ruling", "misdeal", world.see_ruling())


@step("then", "it is no misdeal")
def is_no_misdeal(world: World) -> None:
    """The hand goes on, with whatever is mended."""
    if world.see_ruling() == "misdeal":
        raise Broken("the ruling is a misdeal", "no misdeal", "misdeal")


@step("then", "the report is refused")
def report_refused(world: World) -> None:
    """Such a thing cannot have happened now: the engine says so, and nothing at the table changes."""
    refused, world.unheard = world.unheard, None
    if refused is None:
        raise Broken(f"the engine takes the report and rules {world.see_ruling()}", "refused", "ruled on")
    changed = difference(world.state, refused[1].state)
    if changed:
        raise Broken(f"the engine refuses the report, yet its {changed[0]} changed", *changed[1:])


@step("then", "{seat} has no cards")
def has_no_cards(world: World, who: str) -> None:
    """This player's hand is empty."""
    expect(f"the hand of {who}", "empty", " ".join(world.see_seat(who, "hole")) or "empty")


@step("then", "the muck has {cards}")
def muck(world: World, cards: list[str]) -> None:
    """The discarded cards, in any order."""
    expect("the muck", " ".join(sorted(cards)), " ".join(sorted(world.see("muck"))) or "empty")


@step("then", "{cards} is/are set aside")
def set_aside(world: World, cards: list[str]) -> None:
    """These cards, and no others, wait to be shuffled back."""
    expect("what is set aside", " ".join(cards), " ".join(world.see("aside")) or "nothing")


@step("then", "the stub begins with {cards}")
def top_of_the_stub(world: World, cards: list[str]) -> None:
    """The next cards that will be dealt or burned."""
    expect("the top of the stub", " ".join(cards), " ".join(world.see("stub")[: len(cards)]) or "empty")


@step("then", "{cards} is/are in the stub")
def in_the_stub(world: World, cards: list[str]) -> None:
    """These cards can still come."""
    missing = set(cards) - set(world.see("stub"))
    if missing:
        raise Broken(f"{' '.join(sorted(missing))} cannot come any more", " ".join(cards), "not in the stub")


@step("then", "{cards} is/are not in the stub")
def not_in_the_stub(world: World, cards: list[str]) -> None:
    """These cards cannot come any more."""
    there = set(cards) & set(world.see("stub"))
    if there:
        raise Broken(f"{' '.join(sorted(there))} can still come", "not in the stub", " ".join(sorted(there)))
