"""Mishaps of the board and the stub: early streets, flops with too many cards, wrong burns, a dropped stub.

`Mishaps` is a part of `Floor`.
"""

from typing import NamedTuple

from .cards import DECK
from .errors import IncidentError


class Due(NamedTuple):
    """What a ruling changed about a street to come: how many cards are burned, and in which order the stub
    and the cards set aside are shuffled before (None: they are not)."""

    burns: int
    order: list | None = None


class Mishaps:
    """Rules on community cards, burns and the stub."""

    aside = ()  # cards that wait to be shuffled back

    def plan(self, street, burns, order=None):
        """Keeps what a ruling changed about a street to come."""
        self.due = {**self.due, street: Due(burns, order)}

    def prepare_street(self, street):
        """Shuffles and burns before a street as the rulings of this hand have left it."""
        due = self.due.get(street)
        if due is None:
            self.burn()
            return
        self.due = {name: later for name, later in self.due.items() if name != street}
        if due.order is not None:
            self.shuffle_for_the_river(due.order)
        self.burns += self.draw(due.burns)

    def redeal_burns(self):
        """Counts the burns before a flop or river that is dealt again (MIS-12, MIS-19, XR-73, XR-75)."""
        return self.usual_burns() if self.switches["redeal_burn"] == "one" else 0

    def usual_burns(self):
        """Counts the burns before a street (DEAL-11, XR-69)."""
        return 1 if self.switches["burn_cards"] == "required" else 0

    # ---- too early ---------------------------------------------------------------------------------

    def deal_early(self, street):
        """Burns and takes the cards of the next street, as the dealer did; they are no board cards."""
        self.check_stub(0)
        self.prepare_street(street)
        return self.draw(self.BOARD_CARDS[street])

    def flop_early(self, reshuffle=DECK):
        """Shuffles a premature flop back; it is dealt again after the betting (MIS-10 to MIS-13, XR-73)."""
        order = self.shuffled_order(reshuffle)
        self.shuffle(self.deal_early("flop") + self.stub, order)
        self.plan("flop", burns=self.redeal_burns())
        return "reshuffle"

    def turn_early(self, reshuffle=DECK):
        """Rules on a premature turn card by the house rule premature_turn (MIS-14 to MIS-19, XR-74)."""
        order = self.shuffled_order(reshuffle)
        return self.PREMATURE_TURN[self.switches["premature_turn"]](self, order)

    def bring_the_river_forward(self, order):
        """Sets the card aside until the river, whose card becomes the turn (MIS-14, MIS-17, MIS-18, MIS-19)."""
        self.aside = [*self.aside, *self.deal_early("turn")]
        four = self.switches["premature_turn"] == "river_becomes_turn_four_burns"
        self.plan("river", self.usual_burns() if four else self.redeal_burns(), order)
        return "set_aside"

    def shuffle_for_the_river(self, order):
        """Shuffles the card set aside into the stub, without burns and discards (MIS-18)."""
        self.shuffle([*self.stub, *self.aside], order)
        self.aside = []

    def reshuffle_for_the_turn(self, order):
        """Shuffles the card into the whole stub; the turn needs no second burn (XR-74)."""
        self.shuffle(self.deal_early("turn") + self.stub, order)
        self.plan("turn", burns=0)
        return "reshuffle"

    def keep_the_river(self, order):
        """Shuffles the card into the stub below the river's own cards, and takes the turn from there (XR-74)."""
        early = self.deal_early("turn")
        river = self.draw(self.usual_burns() + 1)
        self.shuffle(early + self.stub, order)
        self._deck[1:1] = river
        self.plan("turn", burns=0)
        return "reshuffle"

    PREMATURE_TURN = {
        "river_becomes_turn": bring_the_river_forward,
        "river_becomes_turn_four_burns": bring_the_river_forward,
        "reshuffle_now": reshuffle_for_the_turn,
        "keep_river": keep_the_river,
    }

    def river_early(self, reshuffle=DECK):
        """Shuffles a premature river card back; the river is dealt again after the betting (MIS-20, XR-75)."""
        order = self.shuffled_order(reshuffle)
        self.shuffle(self.deal_early("river") + self.stub, order)
        self.plan("river", burns=self.redeal_burns())
        return "reshuffle"

    # ---- a wrong flop --------------------------------------------------------------------------------

    def too_many_flop_cards(self, extra=1, reshuffle=DECK, pick=None):
        """Deals the flop again, or mixes four cards for the next burn (MIS-08, MIS-09, XR-70)."""
        if type(extra) is not int or extra < 1:
            raise IncidentError("MIS-08", f"a flop has at least one card too many then, not {extra!r}")
        self.check_nobody_acted("MIS-08", "a flop with too many cards")
        self.check_stub(extra)
        order = self.shuffled_order(reshuffle)
        if extra == 1 and self.switches["extra_flop_card"] == "scramble_pick_burn":
            self.check_pick("XR-70", pick, self.board + self.stub[:1])
            self.board += self.draw(1)
            self.burn_one_of_the_board(pick)
            self.plan("turn", burns=0)
            return "mix"
        self.shuffle(self.board + self.stub, order)
        self.deal_flop_again(self.redeal_burns())
        return "redeal"

    def deal_flop_again(self, burns):
        """Deals three new cards; a burn that lies on the table stays there (MIS-11, MIS-12)."""
        self.burns += self.draw(burns)
        self.board = self.draw(self.BOARD_CARDS["flop"])

    def burn_one_of_the_board(self, pick):
        """Takes the card that was drawn from the mixed flop as a burn (XR-70, XR-71)."""
        self.board.remove(pick)
        self.burns.append(pick)

    def flop_without_burn(self, face_down=False, reshuffle=DECK, pick=None):
        """Mends a flop without a burn by the house rule no_burn_flop, or lets it stand (XR-71)."""
        start = self.start_of_street("XR-71")
        order = self.shuffled_order(reshuffle)
        rule = self.switches["no_burn_flop"]
        stands = rule == "stand" or self.has_anybody_acted()
        cards = self._deck[start : start + 3]
        if rule == "scramble_pick_burn" and not stands:
            self.check_pick("XR-71", pick, cards)
        self.burns.pop()
        self.board, self._dealt = cards, start + 3
        if stands:
            return "stand"
        if rule == "scramble_pick_burn":
            self.burn_one_of_the_board(pick)
            self.board += self.draw(1)
            return "mix"
        if face_down:
            self._dealt = start
            self.deal_flop_again(self.usual_burns())
            return "restore"
        self.shuffle(self.board + self.stub, order)
        self.deal_flop_again(self.usual_burns())
        return "redeal"

    # ---- a wrong burn on turn or river ---------------------------------------------------------------

    def wrong_burn(self, burned):
        """Puts a wrong burn right until somebody acts; the card stands afterwards (XR-72)."""
        if type(burned) is not int or burned not in (0, 2, 3):
            raise IncidentError("XR-72", f"a wrong burn is of no card, of two or of three, not {burned!r}")
        start = self.start_of_street("XR-72")
        self.check_stub(burned)
        restores = self.switches["burn_error"] == "restore_order"
        if restores and not self.has_anybody_acted():
            self.restore_street(start, burned)
            return "restore"
        self.deal_street_again(start, burned)
        if restores and self.street == "turn":
            self.restore_the_river(start)
        return "stand"

    def restore_street(self, start, burned):
        """Deals burn and board card as they come without the error, whatever was burned (XR-72)."""
        self.deal_street_again(start, self.usual_burns())

    def restore_the_river(self, start):
        """Burns as many cards as bring the river that comes without the error (XR-72)."""
        self.plan("river", burns=max(0, start + 3 - self._dealt))

    def deal_street_again(self, start, burned):
        """Lays this street's burn and board card anew, from where the burn lay in the deck."""
        self._dealt = start
        self.burns = self.burns[:-1] + self.draw(burned)
        self.board = self.board[:-1] + self.draw(1)

    # ---- the stub --------------------------------------------------------------------------------------

    def stub_dropped(self, mixed_with=(), order_known=False, reshuffle=DECK):
        """Restores a dropped stub, else shuffles it with the piles that it got mixed with (XR-77)."""
        order = self.shuffled_order(reshuffle)
        piles = list(mixed_with) if isinstance(mixed_with, list | tuple) else [mixed_with]
        for pile in piles:
            if pile not in ("burns", "muck"):
                raise IncidentError("XR-77", f"a stub gets mixed with burns or muck, not with {pile!r}")
        if order_known:
            return "restore"
        cards = self.stub
        for pile in dict.fromkeys(piles):
            cards = cards + getattr(self, pile)
            setattr(self, pile, [])
        self.shuffle(cards, order)
        return "reshuffle"

    # ---- what can be told ------------------------------------------------------------------------------

    def has_anybody_acted(self):
        """Says whether somebody has acted on this street."""
        return any(street == self.street for street, _, _ in self.acts)

    def check_nobody_acted(self, rule, what):
        """Checks that the street's betting has not begun."""
        if self.has_anybody_acted():
            raise IncidentError(rule, f"{what} is told before anybody acts on the {self.street}")

    def check_pick(self, rule, pick, cards):
        """Checks that the card drawn is one of those that are mixed."""
        if pick not in cards:
            raise IncidentError(rule, f"the card drawn is one of {' '.join(cards)}, not {pick!r}")

    def start_of_street(self, rule):
        """Finds where in the deck this street's burn lay, if street and burn came as usual."""
        cards = self.BOARD_CARDS[self.street]
        start = self._dealt - cards - 1
        as_dealt = [*self.burns[-1:], *self.board[-cards:]]
        if not self.usual_burns() or start < 0 or self._deck[start : self._dealt] != as_dealt:
            raise IncidentError(rule, f"no card was to be burned before this {self.street}")
        return start
