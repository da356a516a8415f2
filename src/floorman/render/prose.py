"""Text of the rulebook as HTML: what it mentions becomes a link, cards get their suits' signs."""

from __future__ import annotations

import re
from collections.abc import Mapping
from html import escape
from typing import TYPE_CHECKING

from floorman.render import words

if TYPE_CHECKING:
    from markupsafe import Markup

_MENTION = re.compile(r"\b[A-Z]+-\d+\b|\b\d{3}_[0-9a-f]{16}\.txt\b")
_ONE_CARD = r"(?<![\w+-])[2-9TJQKA][cdhs](?![\w-])"
_CARD = re.compile(_ONE_CARD)
_CARDS = re.compile(rf"{_ONE_CARD}(?: {_ONE_CARD})+")  # a lone "As" in a sentence is a word
# The text form of each sign, asked for by the selector behind it; some devices would draw a picture.
_SIGNS = {"c": "♣\ufe0e", "d": "♦\ufe0e", "h": "♥\ufe0e", "s": "♠\ufe0e"}


def linked(text: str, addresses: Mapping[str, str]) -> Markup:
    """A sentence with each rule, erratum and document that it mentions linked to its address."""
    from markupsafe import Markup

    parts, done = [], 0
    for match in _MENTION.finditer(text):
        address = addresses.get(match[0])
        if address:
            parts.append(_sentence(text[done : match.start()]))
            parts.append(Markup('<a href="{}">{}</a>').format(address, words.document(match[0])))
            done = match.end()
    return Markup("").join([*parts, _sentence(text[done:])])


def with_cards(text: str) -> Markup:
    """The text of a step with every card as rank and sign of suit: `10♥` for `Th`."""
    from markupsafe import Markup

    return Markup(_CARD.sub(_card, _safe(text)))


def _sentence(text: str) -> Markup:
    from markupsafe import Markup

    return Markup(_CARDS.sub(lambda run: _CARD.sub(_card, run[0]), _safe(words.document(text))))


def _safe(text: str) -> str:
    return escape(words.visible(text), quote=True)


def _card(match: re.Match[str]) -> str:
    rank, suit = match[0]
    colour = "red" if suit in "dh" else "black"
    return f'<span class="pip {colour}">{"10" if rank == "T" else rank}{_SIGNS[suit]}</span>'
