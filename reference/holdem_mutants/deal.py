"""Mistakes about the deck, the size of the table and the hole cards."""

from holdem_reference import DECK, Hand

from .mutant import breaks

# ---- the deck and the table ----------------------------------------------------------------------


@breaks("DEAL-01")
class StrippedDeck(Hand):
    """The deck is that of short-deck hold'em, without twos to fives."""

    def deal(self, deck):
        super().deal(deck)
        self._deck = self._deck[: self._dealt] + [card for card in self.stub if card[0] not in "2345"]


@breaks("DEAL-01")
class ACardTwice(Hand):
    """A card that was dealt is in the deck a second time."""

    def deal(self, deck):
        super().deal(deck)
        self._deck[-1] = self._deck[0]


@breaks("DEAL-01")
class DealtCardsStayInTheStub(Hand):
    """The stub is the whole deck, dealt cards included."""

    @property
    def stub(self):
        return list(self._deck)


@breaks("DEAL-01")
class DeckIsNotGatheredIn(Hand):
    """The cards that one hand has used are not in the deck of the next."""

    def pay_out(self, pots):
        super().pay_out(pots)
        self._kept["used"] = self._dealt

    def deal(self, deck):
        super().deal(deck)
        del self._deck[len(self._deck) - vars(self).get("used", 0) :]


class TableOf(Hand):
    """Seats so many players whatever its hello says (the mutants below say how many)."""

    players_allowed = (2, 10)

    def check_table(self, seats):
        self.TABLE_SIZE = self.players_allowed
        super().check_table(seats)


@breaks("DEAL-02")
class AsManyAsTheDeckServes(TableOf):
    """Any number of players is taken for which the deck is large enough."""

    players_allowed = (2, 23)


@breaks("DEAL-02")
class ElevenPlayers(TableOf):
    """An eleventh player is taken."""

    players_allowed = (2, 11)


@breaks("DEAL-02")
class NinePlayersAtMost(TableOf):
    """A tenth player is one too many."""

    players_allowed = (2, 9)


@breaks("DEAL-02")
class HeadsUpOnly(TableOf):
    """Only two players are taken."""

    players_allowed = (2, 2)


@breaks("DEAL-02")
class ThreePlayersAtLeast(TableOf):
    """Two players are too few."""

    players_allowed = (3, 10)


@breaks("DEAL-02")
class OnePlayer(TableOf):
    """A player alone at the table plays both blinds."""

    players_allowed = (1, 10)

    def blind_order(self):
        return super().blind_order() * 2


# ---- hole cards ----------------------------------------------------------------------------------


@breaks("DEAL-03", "DEAL-05")
class ThreeHoleCards(Hand):
    """As in pineapple each player is dealt three cards."""

    def deal_hole_cards(self):
        super().deal_hole_cards()
        for player in self.players:
            player.hole += self.draw(1)


@breaks("DEAL-03", "DEAL-05")
class OneHoleCard(Hand):
    """Each player is dealt one card before the betting."""

    def deal_hole_cards(self):
        super().deal_hole_cards()
        for player in self.players:
            del player.hole[1:]


@breaks("BLIND-01", "DEAL-03")
class CardsBeforeTheBlinds(Hand):
    """The cards are dealt as soon as the players sit down, before anything is posted."""

    def post_forced_bets(self):
        self._deck = list(DECK)
        self.deal_hole_cards()
        self._dealt = 0
        super().post_forced_bets()


@breaks("DEAL-05")
class HoleCardOnEveryStreet(Hand):
    """Each street brings every player another card."""

    def start_later_round(self):
        super().start_later_round()
        for player in self.live:
            player.hole += self.draw(1)


@breaks("DEAL-05")
class HoleCardsAreExchanged(Hand):
    """Each street exchanges a hole card, as a draw game does."""

    def start_later_round(self):
        super().start_later_round()
        for player in self.live:
            player.hole[1:] = self.draw(1)


class HoleCardsTo(Hand):
    """Deals the hole cards round the table in another order (the mutants below say which)."""

    def order_of_the_deal(self):
        raise NotImplementedError

    def deal_hole_cards(self):
        for player in self.order_of_the_deal():
            player.hole += self.draw(1)


@breaks("DEAL-06")
class TwoCardsAtATime(HoleCardsTo):
    """Each player gets both cards at once."""

    def order_of_the_deal(self):
        return [player for player in self.players for _ in range(2)]


@breaks("DEAL-06")
class ButtonIsDealtFirst(HoleCardsTo):
    """The deal starts at the button, not on its left."""

    def order_of_the_deal(self):
        return (self.players[-1:] + self.players[:-1]) * 2


@breaks("DEAL-06")
class DealtCounterClockwise(HoleCardsTo):
    """The deal goes round to the right."""

    def order_of_the_deal(self):
        return self.players[::-1] * 2


@breaks("DEAL-06")
class DealtFromSeatOne(HoleCardsTo):
    """The deal starts at the lowest seat wherever the button is."""

    def order_of_the_deal(self):
        return sorted(self.players, key=lambda player: player.seat) * 2


@breaks("DEAL-06")
class EmptySeatsAreDealtIn(HoleCardsTo):
    """A card is put down for each seat, empty or not."""

    def deal_hole_cards(self):
        seats = range(self.button + 1, self.button + 1 + max(self.by_seat))
        for seat in [(seat - 1) % max(self.by_seat) + 1 for seat in seats] * 2:
            card = self.draw(1)
            if seat in self.by_seat:
                self.by_seat[seat].hole += card
