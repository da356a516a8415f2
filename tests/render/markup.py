"""A page of HTML taken apart for the tests."""

from __future__ import annotations

from html.parser import HTMLParser

VOID = {"meta", "input", "br", "circle", "ellipse", "rect", "use", "path"}


class Page(HTMLParser):
    """The page's elements, with a check that every one is closed where it has to be."""

    def __init__(self, text: str):
        super().__init__()
        self.open: list[str] = []
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.texts: list[tuple[str, str]] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag, attrs):
        self.elements.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        self.elements.append((tag, dict(attrs)))

    def handle_endtag(self, tag):
        assert tag in VOID or self.open.pop() == tag, f"</{tag}> closes something else"

    def handle_data(self, data):
        if self.open:
            self.texts.append((self.open[-1], data))

    def all(self, tag: str) -> list[dict[str, str | None]]:
        return [attributes for name, attributes in self.elements if name == tag]
