"""PokerKit's game for each betting structure, with the number of bets and raises that a round may have."""

from __future__ import annotations

from floorman_adapter import Declined
from pokerkit import FixedLimitTexasHoldem, NoLimitTexasHoldem
from pokerkit.games import PotLimitPokerMixin, TexasHoldemMixin, UnfixedLimitHoldem

RAISES = {"3": 3, "4": 4, "none": None, "house": None}  # after the bet; house: only where the table says a number


class PotLimitTexasHoldem(PotLimitPokerMixin, TexasHoldemMixin, UnfixedLimitHoldem):
    """Pot-limit hold'em, put together from PokerKit's own parts as its PotLimitOmahaHoldem is."""


def game(structure, cap, house_cap):
    """The class of PokerKit's game; `cap` is the number of raises that the table sets, else the house's holds."""
    if structure == "no-limit":
        return NoLimitTexasHoldem
    if structure == "pot-limit":
        return PotLimitTexasHoldem
    if structure != "fixed-limit":
        raise Declined(f"PokerKit has no {structure} games")
    raises = RAISES[house_cap] if cap is None else cap
    wagers = None if raises is None else raises + 1  # PokerKit counts the bet, too
    return type("FixedLimit", (FixedLimitTexasHoldem,), {"max_completion_betting_or_raising_count": wagers})
