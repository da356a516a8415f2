"""The index by source: each place that the rulebook cites, in the order of its document, and what it leads to.

A `where` of the rulebook names one place or several, with a remark on some: `L4, L29 (implied)`. Here it is
taken apart, so that each place has a row of its own and an address that a rule can link to.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from floorman.entries import Erratum, Rule
from floorman.render import words
from floorman.render.page import anchor
from floorman.rulebook import Rulebook, natural_key

# A comma before what can begin a place, outside of parentheses: `L4, L10` and `81, 181`, not `54-B, C`.
_BETWEEN = re.compile(r",\s+(?=L?\d|Sect|RP)(?![^(]*\))")
_LINES = re.compile(r"(L\d+(?:-\d+)?)\s+(.+)")
_REMARK = re.compile(r"(.+?)\s+(\([^()]*\))")


@dataclass(frozen=True, slots=True)
class Citation:
    """One place of a source, such as `L24-50` or `34-B`, and the rulebook's remark on it, if any."""

    doc: str
    place: str
    remark: str = ""

    @property
    def address(self) -> str:
        """The id of its row in the index."""
        return anchor(_slug(words.document(self.doc)), _slug(self.place))


@dataclass(slots=True)
class Document:
    """A source with its places in order; each leads to rules and errata, with the remark of each."""

    doc: str
    places: dict[Citation, list[tuple[Rule | Erratum, str]]] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """What it is called: `document 004`, or the name of a book."""
        return words.document(self.doc)

    @property
    def address(self) -> str:
        """The id of its part of the index."""
        return anchor(_slug(self.name))

    @property
    def is_book(self) -> bool:
        """Whether it is one of the standard books, not a source document."""
        return self.name == self.doc


def citations(doc: str, where: str) -> list[Citation]:
    """The places that a `where` names, in its order."""
    return [_citation(doc, part) for part in _BETWEEN.split(where)]


def documents(rulebook: Rulebook) -> list[Document]:
    """Every source that a rule or an erratum cites: the documents by name, then the standard books."""
    found: dict[str, Document] = {}
    for entry in (*rulebook.rules.values(), *rulebook.errata.values()):
        for source in entry.sources:
            document = found.setdefault(source.doc, Document(source.doc))
            for citation in citations(source.doc, source.where):
                place = Citation(source.doc, citation.place)
                document.places.setdefault(place, []).append((entry, citation.remark))
    for document in found.values():
        document.places = dict(sorted(document.places.items(), key=lambda entry: natural_key(entry[0].place)))
    return sorted(found.values(), key=lambda document: (document.is_book, document.doc))


def _citation(doc: str, part: str) -> Citation:
    match = _LINES.fullmatch(part) or _REMARK.fullmatch(part)
    return Citation(doc, match[1], match[2].strip("()")) if match else Citation(doc, part)


def _slug(text: str) -> str:
    return text.replace(" ", "-")
