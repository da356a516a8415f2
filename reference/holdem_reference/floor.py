"""The floor is called: what went wrong at the table is told, and ruled on.

An incident is told after the fact, when it is noticed. So the deal needs no second way to go wrong: what
the dealer did follows from the order of the deck. `Floor` is a part of `Hand`; what becomes of hole cards is
in `misdeals`, what becomes of the board and the stub in `mishaps`.
"""

from typing import NamedTuple

from .cards import DECK, whole_deck
from .errors import IncidentError
from .misdeals import Misdeals
from .mishaps import Mishaps

PREFLOP, FLOP, TURN, RIVER = STREETS = ("preflop", "flop", "turn", "river")


class Incident(NamedTuple):
    """A kind of incident: the method that rules on it, the streets on which it can be told, what it says."""

    ruled_by: str
    streets: tuple
    needs: tuple = ()
    takes: tuple = ()


INCIDENTS = {
    "card_exposed": Incident("hole_cards_exposed", (PREFLOP,), ("cards",), ("keep",)),
    "player_exposes_card": Incident("player_exposes_card", STREETS, ("seat", "card")),
    "extra_hole_card": Incident("extra_hole_cards", (PREFLOP,), ("seats",)),
    "missing_hole_card": Incident("hole_card_missing", (PREFLOP,), ("seat",)),
    "seat_skipped": Incident("seat_skipped", (PREFLOP,), ("seat",)),
    "first_card_astray": Incident("first_card_astray", (PREFLOP,), ("seat",)),
    "empty_seat_dealt": Incident("empty_seat_dealt", (PREFLOP,), ("seat",)),
    "button_in_a_row": Incident("button_in_a_row", (PREFLOP,)),
    "button_misplaced": Incident("button_misplaced", (PREFLOP,), ("seat",)),
    "boxed_card": Incident("cards_boxed", (PREFLOP,), ("cards",)),
    "flop_early": Incident("flop_early", (PREFLOP,), (), ("reshuffle",)),
    "turn_early": Incident("turn_early", (FLOP,), (), ("reshuffle",)),
    "river_early": Incident("river_early", (TURN,), (), ("reshuffle",)),
    "flop_extra_card": Incident("too_many_flop_cards", (FLOP,), (), ("extra", "reshuffle", "pick")),
    "no_burn": Incident("flop_without_burn", (FLOP,), (), ("face_down", "reshuffle", "pick")),
    "wrong_burn": Incident("wrong_burn", (TURN, RIVER), ("burned",)),
    "stub_dropped": Incident("stub_dropped", STREETS[:3], (), ("mixed_with", "order_known", "reshuffle")),
    "fouled_deck": Incident("deck_fouled", (*STREETS, "showdown"), ("card",)),
    "hand_killed": Incident("hand_killed", STREETS, ("seat",)),
}


class Floor(Misdeals, Mishaps):
    """Hears what happened and rules."""

    def report(self, kind, **told):
        """Rules on an incident and carries the ruling out; returns the ruling as a word.

        `told` are the parameters of the kind; others are ignored. Cards that are shuffled come in the order
        `reshuffle`, a whole deck, top first (that of DECK if it is left out); `pick` is the card that is drawn
        where cards are mixed. Raises IncidentError on what cannot have happened, and then changes nothing.
        """
        incident = INCIDENTS.get(kind)
        if incident is None:
            raise IncidentError(None, f"there is no incident {kind!r}; there are {', '.join(INCIDENTS)}")
        if self.over or self.street is None:
            state = "the hand is over" if self.over else "no cards are dealt"
            raise IncidentError(None, f"{kind} is told during a hand, and {state}")
        if self.street not in incident.streets:
            when = " or the ".join(incident.streets)
            raise IncidentError(None, f"{kind} is told on the {when}, and this is the {self.street}")
        for name in incident.needs:
            if name not in told:
                raise IncidentError(None, f"{kind} says {' and '.join(incident.needs)}; {name} is missing")
        said = {name: told[name] for name in incident.needs + incident.takes if name in told}
        ruling = getattr(self, incident.ruled_by)(**said)
        self._options = None
        return ruling

    # ---- until when a misdeal can be called ------------------------------------------------------

    def void_the_deal(self):
        """Calls a misdeal if there is still time for it, and says whether it did (XR-60, XR-61)."""
        if self.substantial_action():
            return False
        self.start_over()
        return True

    def substantial_action(self):
        """Says whether the time for a misdeal is over (XR-61); blinds are no acts."""
        acts = [action for _, _, action in self.acts]
        if self.switches["substantial_action"] == "rrop":
            return len({seat for _, seat, _ in self.acts}) >= 2
        if len(acts) != 2:
            return len(acts) > 2
        chips = any(action in ("call", "bet", "raise") for action in acts)
        return chips or (self.switches["sa_check_fold"] == "yes" and set(acts) == {"check", "fold"})

    def start_over(self):
        """Takes cards and chips back and plays the hand again from its forced bets, to be dealt (XR-62)."""
        self.take_chips_back()
        self.begin(self.stacks)
        self.gather_cards()
        self.exposed, self.boxed, self.surplus, self.due = frozenset(), frozenset(), 0, {}

    def gather_cards(self):
        """Puts all 52 cards back into the stub (MIS-02)."""
        self._deck, self._dealt = list(DECK), 0
        self.board, self.burns, self.muck, self.aside = [], [], [], []
        for player in self.players:
            player.hole = []

    def take_chips_back(self):
        """Gives each player back all that was put in, and says how much each got."""
        back = {player.seat: player.total + player.dead for player in self.players}
        if self._uncalled:
            player, chips = self._uncalled
            back[player.seat] += chips
        for player in self.players:
            player.stack += back[player.seat]
            player.bet = player.total = player.dead = 0
            player.folded = player.all_in = False
            player.acted_at = None
        return {seat: chips for seat, chips in back.items() if chips}

    # ---- dead hands and void hands ---------------------------------------------------------------

    def deck_fouled(self, card):
        """Voids the hand whenever a card turns up twice; everybody gets everything back (XR-63)."""
        if card not in DECK:
            raise IncidentError("XR-63", f"{card!r} is no card, so it cannot be there twice")
        self.returned = self.take_chips_back()
        self.gather_cards()
        self.due = {}
        self.waiting = []
        self.over = True
        return "void"

    def hand_killed(self, seat):
        """Leaves a hand dead that was killed by mistake; an uncalled bet of it goes back (XR-80)."""
        player = self.live_player("XR-80", seat)
        if self.aggressor is player:
            self.return_uncalled_bet(player)
        self.kill([player])
        return "dead"

    def return_uncalled_bet(self, player):
        """Takes back the part of a bet or raise that nobody called; the others face what there was before."""
        called = max(other.bet for other in self.players if other is not player)
        chips = player.bet - called
        if chips <= 0:
            return
        player.bet -= chips
        player.total -= chips
        player.stack += chips
        self.pot -= chips
        if player.all_in:
            player.all_in = False
            self.with_chips.append(player)
        price, self.full_raise, self.aggressor, self.last_aggressor = self.before_wager
        self.bet_to = self.reopening_bet = max(price, called)
        self.waiting = [other for other in self.waiting if other.acted_at is None or other.acted_at < self.bet_to]

    def kill(self, players):
        """Takes hands out of play: the cards to the muck, the chips stay in (XR-68, XR-81)."""
        for player in players:
            self.drop_out(player)
            for group in (self.with_chips, self.waiting):
                if player in group:
                    group.remove(player)
        self._options = None
        self.next_turn()

    # ---- what can be told ------------------------------------------------------------------------

    def player_in(self, rule, seat):
        """Finds the player of a seat."""
        if type(seat) is not int or seat not in self.by_seat:
            raise IncidentError(rule, f"nobody sits in seat {seat!r}")
        return self.by_seat[seat]

    def live_player(self, rule, seat):
        """Finds a player whose hand can still die: dealt in and not folded."""
        player = self.player_in(rule, seat)
        if player.folded:
            raise IncidentError(rule, f"the hand of seat {seat} is folded already")
        return player

    def check_numbers(self, rule, numbers, told):
        """Checks places in the deal: the n-th card off the deck, each a hole card, none told before."""
        dealt = 2 * len(self.players)
        if not isinstance(numbers, list) or not numbers or len(set(map(repr, numbers))) < len(numbers):
            raise IncidentError(rule, "the cards are a list of numbers, counted off the deck, each once")
        for number in numbers:
            if type(number) is not int or not 1 <= number <= dealt:
                raise IncidentError(rule, f"the hole cards are number 1 to {dealt} off the deck, not {number!r}")
            if number in told:
                raise IncidentError(rule, f"card {number} of the deal was told before")

    def check_stub(self, count):
        """Checks that the stub has so many cards and still enough to finish the board."""
        if len(self.stub) < count + 8:
            raise IncidentError("DEAL-01", f"the stub has only {len(self.stub)} cards, too few for that")

    def shuffle(self, cards, order):
        """Makes the cards the new stub, in the order that the shuffle is said to have brought."""
        place = {card: number for number, card in enumerate(order)}
        self._deck, self._dealt = sorted(cards, key=place.__getitem__), 0

    @staticmethod
    def shuffled_order(reshuffle):
        """Takes the order of a shuffle: a whole deck, of which the cards that are shuffled count."""
        if not isinstance(reshuffle, list | tuple):
            raise IncidentError("DEAL-01", "the order of a reshuffle is a list of cards")
        return whole_deck(reshuffle)
