"""Mistakes about playing the board: declarations, and cards that are turned up or mucked."""

from holdem_reference import Hand

from .mutant import breaks

# ---- what a declaration is worth -----------------------------------------------------------------


@breaks("SHOW-08")
class DeclarationIsNotHeard(Hand):
    """Who mucks has no share, whatever was said before."""

    def keeps_claim(self, player):
        return False


@breaks("XR-58")
class DeclarationCountsAnywhere(Hand):
    """A declared board keeps its share though the house wants both cards turned up."""

    def keeps_claim(self, player):
        return player in self._declared


@breaks("SHOW-08", "XR-58")
class SilentMuckPlaysTheBoard(Hand):
    """Every mucked hand plays the board, declared or not."""

    def keeps_claim(self, player):
        return True


@breaks("XR-58")
class WordsCostTheShare(Hand):
    """Who declares the board where both cards have to be turned up is out of the hand, cards up or not."""

    def claimants(self, players):
        return [player for player in super().claimants(players) if player not in self._declared]


@breaks("SHOW-08", "XR-58")
class SilentShowHasNoShare(Hand):
    """Who turns up cards no better than the board has to have declared it; if nobody has the first one wins."""

    def claimants(self, players):
        board = self.rank(self.board)
        left = super().claimants(players)
        heard = [player for player in left if player in self._declared or self.strength(player) != board]
        return heard or left[:1]


@breaks("SHOW-08")
class MuckedCardsAreCompared(Hand):
    """A hand that was mucked after a declaration is compared with its hole cards."""

    def muck_hand(self, player):
        hole = player.hole
        super().muck_hand(player)
        player.hole = hole if player in self._declared else []


@breaks("SHOW-08")
class DeclarationBindsAShownHand(Hand):
    """Who declares the board has no better hand any more, not even by showing one."""

    def strength(self, player):
        return self.rank(self.board) if player in self._declared else super().strength(player)


@breaks("SHOW-08")
class DeclarationSplitsThePot(Hand):
    """A declared board shares the pot with every hand, better ones included."""

    def best_hands(self, players, strengths):
        declared = any(player in self._declared for player in players)
        return players if declared else super().best_hands(players, strengths)


@breaks("SHOW-08")
class DeclaredForTheMainPot(Hand):
    """A declared board has a share in the main pot only."""

    def claimants(self, players):
        left = super().claimants(players)
        return left if players is self._contested[0][1] else [player for player in left if not player.folded]


@breaks("SHOW-08")
class LastToMuckBeatsADeclaration(Hand):
    """When no cards are turned up the last to muck wins, a declared board or not."""

    def claimants(self, players):
        return super().claimants(players) if self.live else self._mucked[-1:]


# ---- whose turn it is ----------------------------------------------------------------------------


@breaks("SHOW-08")
class DeclarationUsesUpTheTurn(Hand):
    """A declaration is all that the player does at the showdown; the next one is asked."""

    def declare_board(self, player):
        super().declare_board(player)
        del self.waiting[0]


@breaks("SHOW-08")
class LastHandWinsOverADeclaration(Hand):
    """The last hand left is not asked and wins, though somebody has declared the board."""

    def next_to_show(self):
        if len(self.live) == 1:
            self._declared = []
        super().next_to_show()


@breaks("SHOW-08")
class DeclaredHandIsTurnedUp(Hand):
    """A hand that is mucked after a declaration is turned up for all to see."""

    def muck_hand(self, player):
        super().muck_hand(player)
        if player in self._declared:
            self.shown.append(player.seat)
