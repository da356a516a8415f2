"""Hands of the reference set up and played in one line.

Seats are numbered as positions: seat 1 is left of the button and seat n has it, so that with three or
more seat 1 is the small blind and seat 2 the big blind; heads-up seat 2 is button and small blind.
"""

from holdem_reference import DECK, Hand

WORDS = {
    "f": "fold", "x": "check", "c": "call", "b": "bet", "r": "raise", "s": "show", "m": "muck", "d": "declare_board",
}  # fmt: skip


def opened(*stacks, blinds=(5, 10), **more):
    """Opens a table; no cards yet."""
    return Hand(dict(enumerate(stacks, 1)), len(stacks), *blinds, **more)


def dealt(*stacks, deck=(), **more):
    """Opens a table and deals; without a deck the cards do not matter."""
    hand = opened(*stacks, **more)
    hand.deal(whole(deck))
    return hand


def whole(top=()):
    """Completes the top cards to a deck: the others follow in the order of DECK."""
    return [*top, *(card for card in DECK if card not in top)]


def play(hand, script):
    """Plays a script such as `3 r30, 1 f, 2 c`: the seat, then fold, x (check), call, b or r with the total."""
    for move in filter(None, (move.strip() for move in script.split(","))):
        seat, word = move.split()
        hand.act(int(seat), WORDS[word[0]], int(word[1:]) if word[1:] else None)
    return hand


def kinds(hand):
    """Names what the player to act may do."""
    options = hand.options()
    return {name.rstrip("_") for name, offered in options._asdict().items() if offered}


def deck_for(holes, board):
    """Stacks a deck so that seat 1, 2, ... get these hands and the board comes after three burns.

    `holes` are strings such as `AsKd`, `board` is `Jc9d4sTc2s`.
    """
    hands, board = [cards(hole) for hole in holes], cards(board)
    spare = iter(card for card in DECK if card not in sum(hands, []) + board)
    top = [hand[0] for hand in hands] + [hand[1] for hand in hands]
    return whole([*top, next(spare), *board[:3], next(spare), board[3], next(spare), board[4]])


def cards(text):
    """Cuts a string of cards, spaces or not, into cards."""
    text = text.replace(" ", "")
    return [text[at : at + 2] for at in range(0, len(text), 2)]
