"""The words and signs that every renderer shares, and the text of strangers made safe to show."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterable, Sequence
from enum import StrEnum

from floorman.verdict import BROKEN, UNPROVED, Outcome, Verdict

# A sign for each verdict; it never stands without the word.
SIGN = {
    Verdict.PASS: "✓",
    Verdict.FAIL: "✗",
    Verdict.WARN: "!",
    Verdict.CRASH: "†",
    Verdict.TIMEOUT: "…",
    Verdict.GARBAGE: "#",
    Verdict.BLOCKED: "■",
    Verdict.DECLINED: "○",
    Verdict.UNOBSERVABLE: "?",
    Verdict.UNSUPPORTED: "–",
    Verdict.NOT_RUN: "·",
}

# The order in which verdicts are listed and counted.
LISTED = (
    Verdict.PASS,
    Verdict.FAIL,
    Verdict.CRASH,
    Verdict.TIMEOUT,
    Verdict.GARBAGE,
    Verdict.WARN,
    Verdict.BLOCKED,
    Verdict.DECLINED,
    Verdict.UNOBSERVABLE,
    Verdict.NOT_RUN,
    Verdict.UNSUPPORTED,
)

# The verdicts that are shown with the hand and a command that repeats it.
SHOWN_IN_FULL = BROKEN | {Verdict.WARN, Verdict.BLOCKED}


class Standing(StrEnum):
    """What an engine makes of a whole rule."""

    KEPT = "kept"
    BROKEN = "broken"
    DEPARTED = "departed from"
    UNPROVED = "not proved"
    UNCLAIMED = "not claimed"


STANDING_SIGN = {
    Standing.KEPT: "✓",
    Standing.BROKEN: "✗",
    Standing.DEPARTED: "!",
    Standing.UNPROVED: "?",
    Standing.UNCLAIMED: "–",
}

OUTCOME_SIGN = {Outcome.CONFORMANT: "✓", Outcome.UNPROVED: "?", Outcome.NOT_CONFORMANT: "✗"}

OUTCOME_MEANING = {
    Outcome.CONFORMANT: "Nothing that was asked is broken or left unproved. What the engine does not claim was not judged.",
    Outcome.UNPROVED: "Nothing is broken, but not everything that was asked is proved. This is not a pass.",
    Outcome.NOT_CONFORMANT: "A rule is broken, or the engine failed to answer for one.",
}

CHAPTERS = {
    "rank": "Ranking of hands",
    "deal": "Deck, deal and board",
    "move": "The button",
    "blind": "Blinds and antes",
    "order": "Order of action",
    "act": "Actions",
    "raise": "Raises and all-ins",
    "limit": "Betting structures",
    "show": "Showdown",
    "pot": "Pots",
    "misdeal": "Irregularities",
}

LEVELS = {
    "MUST": "An engine that departs from it does not conform.",
    "SHOULD": "Recommended; an engine that departs from it is told so, and still conforms.",
    "MAY": "A permission, or an optional part of the game.",
    "informative": "Said for the reader; nothing is tested.",
}

# Characters that act instead of showing: C0 and C1 controls but tab and newline, directions, zero
# widths, line separators, lone surrogates, and what XML cannot hold.
_ACTING = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f"
    "\ud800-\udfff\ufdd0-\ufdef\ufeff\ufff9-\uffff\U000e0000-\U000e007f]"
)


def visible(text: str) -> str:
    r"""The text with every character that would act (colour, move, turn round) written out, as `\x1b`."""
    return _ACTING.sub(_written_out, text)


def _written_out(match: re.Match[str]) -> str:
    code = ord(match[0])
    return f"\\x{code:02x}" if code < 0x100 else f"\\u{code:04x}" if code < 0x10000 else f"\\U{code:08x}"


def standing(verdict: Verdict) -> Standing:
    """What a rule's verdict says of the rule."""
    if verdict in BROKEN:
        return Standing.BROKEN
    if verdict in UNPROVED:
        return Standing.UNPROVED
    return {
        Verdict.WARN: Standing.DEPARTED,
        Verdict.PASS: Standing.KEPT,
        Verdict.UNSUPPORTED: Standing.UNCLAIMED,
    }[verdict]


def chapter_title(chapter: str) -> str:
    """A chapter's name in words; a chapter unknown here is called by its folder's name."""
    return CHAPTERS.get(chapter, chapter)


def counted(number: int, noun: str, many: str = "") -> str:
    """A number with its noun: `1 scenario`, `1,204 scenarios`; `many` is a plural that takes no s."""
    return f"{number:,} {noun if number == 1 else many or noun + 's'}"


def plain(value: object) -> str:
    """A value of a hello in words: lists with commas, house rules as `id: values`."""
    if isinstance(value, dict):
        return "; ".join(f"{key}: {plain(part)}" for key, part in value.items()) or "none"
    if isinstance(value, list | tuple):
        return ", ".join(map(plain, value)) or "none"
    return str(value)


def listed(words: Iterable[str]) -> str:
    """Words as a sentence lists them: `a`, `a and b`, `a, b and c`."""
    *first, last = list(words) or [""]
    return f"{', '.join(first)} and {last}" if first else last


def command(engines: Sequence[str], preset: str, selectors: Iterable[str]) -> str:
    """The command line that repeats a run of these engines; selectors are rules, chapters or scenarios."""
    words = ["floorman", "run", *engines, "--preset", preset]
    for selector in selectors:
        words += ["--rule", selector]
    return shlex.join(words)


def document(text: str) -> str:
    """The text with the file names of source documents shortened: `document 004` for its full name."""
    return re.sub(r"\b(\d{3})_[0-9a-f]{16}\.txt\b", r"document \1", text)
