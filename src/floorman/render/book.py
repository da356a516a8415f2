"""The spec as a book: a folder of HTML pages, made from the rulebook and the features, without any engine.

index.html holds the contents and the search; each chapter has a page with its rules and their worked
examples; sources.html leads from every cited place to its rules; house-rules.html says what each preset
plays; errata.html what the documents get wrong. Each page is whole by itself and loads nothing. The same
spec gives the same bytes. The address of a rule is `<chapter>.html#RAISE-07`, that of a scenario
`<chapter>.html#RAISE-07/slug`; index.html takes both, too, and leads on.
"""

from __future__ import annotations

import json
from collections import Counter
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from floorman import __version__
from floorman.entries import Erratum, Rule
from floorman.errors import CannotWrite
from floorman.render import page, sources, words
from floorman.render.example import Example, example
from floorman.render.prose import linked
from floorman.render.svg import SUITS
from floorman.spec.spec import Case, Spec

if TYPE_CHECKING:
    from markupsafe import Markup


def write_book(spec: Spec, folder: Path) -> list[Path]:
    """Writes the book into `folder`, which is made if need be, and returns the paths, index first; CannotWrite."""
    written = []
    for name, text in render_book(spec).items():
        path = folder / name
        try:
            folder.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8", newline="\n")
        except OSError as error:
            raise CannotWrite(f"cannot write {path}: {error.strerror}; choose another folder with --out") from None
        written.append(path)
    return written


def render_book(spec: Spec) -> dict[str, str]:
    """The pages of the book by file name, index.html first."""
    from markupsafe import Markup

    book = Book(spec)
    environment = page.environment()
    environment.globals.update(
        book=book,
        rulebook=spec.rulebook,
        version=__version__,
        suits=Markup(SUITS),
        **page.dress(("style.css", "book.css"), ("print.js", "book.js")),
    )
    environment.filters.update(prose=lambda text: linked(text, book.addresses))
    pages = {
        "index.html": environment.get_template("book-index.html.j2").render(),
        **{
            f"{chapter}.html": environment.get_template("book-chapter.html.j2").render(chapter=chapter)
            for chapter in spec.rulebook.chapters
        },
    }
    for name in ("sources", "house-rules", "errata"):
        pages[f"{name}.html"] = environment.get_template(f"book-{name}.html.j2").render()
    return {name: text.rstrip() + "\n" for name, text in pages.items()}


class Book:
    """What the templates ask of a spec."""

    def __init__(self, spec: Spec):
        self.spec, self.rulebook = spec, spec.rulebook
        self.documents = sources.documents(spec.rulebook)

    @cached_property
    def addresses(self) -> dict[str, str]:
        """Where each rule, erratum and source has its place in the book."""
        found = {rule.id: f"{rule.chapter}.html#{page.anchor(rule.id)}" for rule in self.rulebook.rules.values()}
        found |= {name: f"errata.html#{page.anchor(name)}" for name in self.rulebook.errata}
        found |= {document.doc: f"sources.html#{document.address}" for document in self.documents}
        return found

    def counts(self, chapter: str | None = None) -> Counter[str]:
        """The number of rules by status, and of `scenarios`, in a chapter or in all."""
        rules = [rule for rule in self.rulebook.rules.values() if chapter in (None, rule.chapter)]
        found = Counter(map(self.spec.status, rules))
        found["scenarios"] = len({case.scenario.id for rule in rules for case in self.cases(rule)})
        return found

    def cases(self, rule: Rule) -> list[Case]:
        """The scenarios of a rule."""
        return self.spec.by_rule.get(rule.id, [])

    def examples(self, rule: Rule) -> list[Example]:
        """The worked examples that have their place at this rule."""
        return [example(case) for case in self.cases(rule) if case.scenario.rules[0] == rule.id]

    def elsewhere(self, rule: Rule) -> list[Case]:
        """The scenarios of this rule that have their place at another."""
        return [case for case in self.cases(rule) if case.scenario.rules[0] != rule.id]

    def scenario_address(self, case: Case) -> str:
        """Where a scenario has its place."""
        chapter = self.rulebook.rules[case.scenario.rules[0]].chapter
        return f"{chapter}.html#{page.anchor(case.scenario.id)}"

    def proof(self, erratum: Erratum) -> list[Case]:
        """The scenarios that show what an erratum rules; an outline stands for all of its rows."""
        return [case for name in erratum.proof for case in self._named.get(name, [])]

    @cached_property
    def _named(self) -> dict[str, list[Case]]:
        found: dict[str, list[Case]] = {}
        for case in self.spec.cases:
            names = case.scenario.id, f"{case.scenario.rules[0]}/{case.scenario.slug}"
            for name in dict.fromkeys(names):
                found.setdefault(name, []).append(case)
        return found

    def citations(self, entry: Rule | Erratum) -> list[tuple[str, list[sources.Citation]]]:
        """The sources of a rule or an erratum with the places in each."""
        return [(source.doc, sources.citations(source.doc, source.where)) for source in entry.sources]

    def playing(self, switch: str, values: tuple[str, ...]) -> list[str]:
        """The presets that give a switch one of these values."""
        return [preset.id for preset in self.rulebook.presets.values() if preset.values[switch] in values]

    def neighbours(self, chapter: str) -> tuple[str | None, str | None]:
        """The chapters before and after this one."""
        chapters = [None, *self.rulebook.chapters, None]
        place = chapters.index(chapter)
        return chapters[place - 1], chapters[place + 1]

    def search_data(self) -> Markup:
        """What the search looks through, as JSON that can stand inside a script element."""
        from markupsafe import Markup

        rules = [
            [rule.id, f"{rule.chapter}.html", rule.title, words.document(rule.text), _also(rule)]
            for rule in self.rulebook.rules.values()
        ]
        errata = [
            [erratum.id, "errata.html", erratum.title, words.document(erratum.ruling), words.document(erratum.says)]
            for erratum in self.rulebook.errata.values()
        ]
        examples = [[case.scenario.id, case.scenario.title] for case in self.spec.cases]
        data = json.dumps({"rules": rules + errata, "examples": examples}, separators=(",", ":"))
        return Markup(data.replace("<", "\\u003c"))


def _also(rule: Rule) -> str:
    """What else a rule is found by: its notes, its house rules and its sources."""
    cited = [f"{words.document(source.doc)} {source.where}" for source in rule.sources]
    return " ".join([words.document(rule.notes), rule.reason, *rule.switches, *cited]).strip()
