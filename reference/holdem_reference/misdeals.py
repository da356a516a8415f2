"""Mishaps of the initial deal: exposed, surplus, missing, misplaced and boxed hole cards.

Numbers count cards off the deck, from 1. `Misdeals` is a part of `Floor`.
"""

from types import MappingProxyType

from .errors import IncidentError


class Misdeals:
    """Rules on hole cards."""

    VOIDED_BY_ONE = {"first_two": 2, "first_only": 1}  # MIS-01
    MOST_SURPLUS = {"burn": 1, "misdeal": 0}  # MIS-21, MIS-22, XR-60
    MOST_BOXED = 1  # XR-64

    exposed = frozenset()  # numbers of the hole cards that the dealer exposed
    boxed = frozenset()  # numbers of the hole cards that lay face up in the deck
    surplus = 0  # hole cards dealt beyond two each
    button_due = None  # the seat where the next button belongs, if not where it comes to
    due = MappingProxyType({})  # what a ruling changed about a street to come

    # ---- exposed cards ---------------------------------------------------------------------------

    def hole_cards_exposed(self, cards, keep=False):
        """Voids the deal or replaces the card that the dealer exposed (MIS-01, MIS-03, MIS-07)."""
        self.check_numbers("MIS-03", cards, self.exposed)
        self.check_stub(1)
        self.exposed = self.exposed.union(cards)
        if self.exposure_voids_the_deal(self.exposed):
            return "misdeal" if self.void_the_deal() else "stand"
        player, place = self.dealt_to(cards[0])
        if player.folded or self.substantial_action():
            return "stand"
        if keep and self.may_keep_exposed_card():
            return "continue"
        self.replace_exposed_card(player, place)
        return "replace"

    def exposure_voids_the_deal(self, numbers):
        """Says whether these exposed cards void the deal (MIS-01, MIS-07, C-17: counted off the deck)."""
        return self.too_many_exposed(numbers) or self.exposed_too_early(min(numbers))

    def exposed_too_early(self, number):
        """Says whether an exposed card is one of the first off the deck (MIS-01)."""
        return number <= self.VOIDED_BY_ONE[self.switches["misdeal_first_exposed"]]

    def too_many_exposed(self, numbers):
        """Says whether more cards are exposed than can be replaced (MIS-07)."""
        return len(numbers) > 1

    def may_keep_exposed_card(self):
        """Says whether a player may keep a card that the dealer exposed (MIS-04)."""
        return False

    def replace_exposed_card(self, player, place):
        """Exchanges the card for the top of the deck, and burns it for the flop (MIS-05, MIS-06)."""
        card = player.hole[place]
        player.hole[place] = self.draw(1)[0]
        self.burn_instead(card)

    def burn_instead(self, card):
        """Makes a card the burn of the flop (MIS-06, MIS-21)."""
        self.burns.append(card)
        self.plan("flop", burns=0)

    def player_exposes_card(self, seat, card):
        """Lets a card play that its own player exposed (XR-79)."""
        if card not in self.player_in("XR-79", seat).hole:
            raise IncidentError("XR-79", f"seat {seat} does not hold {card!r}")
        return "continue"

    # ---- wrong numbers of cards --------------------------------------------------------------------

    def extra_hole_cards(self, seats):
        """Burns one surplus card, voids the deal for more; later on the hands are dead (MIS-21, MIS-22, XR-68)."""
        if not isinstance(seats, list) or not seats or len(set(map(repr, seats))) < len(seats):
            raise IncidentError("MIS-22", "the seats with a surplus card are a list, each once")
        players = [self.live_player("MIS-22", seat) for seat in seats]
        if len(players) == len(self.live):
            raise IncidentError("XR-68", "then no hand would be left to win the pot")
        self.check_stub(len(players))
        for player in players:
            player.hole += self.draw(1)
        self.surplus += len(players)
        if self.substantial_action():
            self.kill(players)
            return "dead"
        if self.surplus > self.MOST_SURPLUS[self.switches["extra_hole_card"]]:
            self.start_over()
            return "misdeal"
        self.burn_instead(players[0].hole.pop())
        return "burn"

    def hole_card_missing(self, seat):
        """Gives the button its second card if it has not acted (XR-66); another hand is void or dead (XR-68)."""
        player = self.live_player("XR-66", seat)
        if seat == self.button:
            if self.may_supply(player):
                return "supply"
        elif self.void_the_deal():
            return "misdeal"
        self.put_back(player.hole[1:])
        del player.hole[1:]
        self.kill([player])
        return "dead"

    def may_supply(self, player):
        """Says whether the button can still be given its second card, the next of the deck (XR-66)."""
        return not any(seat == player.seat for _, seat, _ in self.acts)

    def seat_skipped(self, seat):
        """Voids the deal that left a player out; later on the player is out of the hand (XR-60, XR-68)."""
        player = self.live_player("XR-60", seat)
        if self.void_the_deal():
            return "misdeal"
        self.put_back(player.hole)
        player.hole = []
        self.kill([player])
        return "dead"

    # ---- cards in the wrong place --------------------------------------------------------------------

    def first_card_astray(self, seat):
        """Voids the deal whose first card went to a wrong seat (XR-60)."""
        if self.player_in("XR-60", seat) is self.players[0]:
            raise IncidentError("XR-60", f"the first card belongs to seat {seat}")
        return "misdeal" if self.void_the_deal() else "stand"

    def empty_seat_dealt(self, seat):
        """Voids the deal that gave cards to a seat not entitled to any (XR-60)."""
        if type(seat) is not int or seat < 1 or seat in self.by_seat:
            raise IncidentError("XR-60", f"seat {seat!r} is no empty seat")
        return "misdeal" if self.void_the_deal() else "stand"

    def button_in_a_row(self):
        """Lets the deal stand in which the button got its last two cards in a row (XR-67)."""
        return "continue"

    def button_misplaced(self, seat):
        """Moves the button to where it belongs, voids the deal, or lets the hand stand (XR-78)."""
        if self.player_in("XR-78", seat).seat == self.button:
            raise IncidentError("XR-78", f"the button is at seat {seat}, where it belongs")
        if self.forced is not None or self.straddle:
            raise IncidentError("XR-78", "the forced bets of this table are named by seat, not by the button")
        misdeal = self.switches["button_error"] == "misdeal_then_next_hand"
        if self.substantial_action():
            if misdeal:
                self.button_due = seat
            return "stand"
        if misdeal:
            self.button, self.places = seat, None
            self.start_over()
            return "misdeal"
        self.correct_button(seat)
        return "correct"

    def correct_button(self, seat):
        """Moves button and blinds; cards and folded hands stay, and the betting begins again (XR-78)."""
        cards = self._deck, self._dealt, self.burns, self.muck
        hands = {player.seat: (player.hole, player.folded) for player in self.players}
        self.take_chips_back()
        self.button, self.places = seat, None
        self.begin(self.stacks)
        self._deck, self._dealt, self.burns, self.muck = cards
        for player in self.players:
            player.hole, folded = hands[player.seat]
            if folded:
                self.drop_out(player)
                if not player.all_in:
                    self.with_chips.remove(player)
        self.street = "preflop"
        self.start_first_round()
        self.waiting = [player for player in self.waiting if not player.folded]
        self.next_turn()

    def cards_boxed(self, cards):
        """Skips a boxed card as blank paper; a second one voids the deal (XR-64)."""
        self.check_numbers("XR-64", cards, self.boxed)
        self.check_stub(1)
        boxed = self.boxed.union(cards)
        if len(boxed) <= self.MOST_BOXED and self.acts:
            raise IncidentError("XR-64", "a boxed card is seen as it is dealt, and somebody has acted")
        self.boxed = boxed
        if len(boxed) > self.MOST_BOXED:
            return "misdeal" if self.void_the_deal() else "stand"
        self.skip_boxed_card(cards[0])
        return "replace"

    def skip_boxed_card(self, number):
        """Deals the hole cards as if the boxed card were not in the deck; it goes to the muck (XR-64)."""
        dealt = [player.hole[place] for place in (0, 1) for player in self.players] + self.draw(1)
        self.muck.append(dealt.pop(number - 1))
        for number, card in enumerate(dealt, 1):
            player, place = self.dealt_to(number)
            player.hole[place] = card

    def dealt_to(self, number):
        """Says to whom the n-th card off the deck goes, and whether it is the first (0) or second (1)."""
        place, turn = divmod(number - 1, len(self.players))
        return self.players[turn], place

    def put_back(self, cards):
        """Puts cards back on top of the stub: they were never dealt."""
        self._deck, self._dealt = [*cards, *self.stub], 0
