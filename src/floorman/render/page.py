"""What every HTML page of ours has: the templates, a policy that closes it to the network, stable anchors.

A page loads nothing and runs one script. Its content security policy holds the digests of its own style and
script and forbids anything else. Every text that a template prints passes `words.visible` and is then
escaped, so nobody's text can put markup or control characters in.
"""

from __future__ import annotations

import base64
import hashlib
import re
from typing import TYPE_CHECKING, Any

from floorman.paths import report_root
from floorman.render import words

if TYPE_CHECKING:
    from jinja2 import Environment

_NOT_IN_AN_ID = re.compile(r"[^A-Za-z0-9._/:@+-]")


def anchor(*parts: str) -> str:
    """The id of an engine, a rule, or a result: `pokerkit/RAISE-07/slug`, other characters as ~hex~."""
    return _NOT_IN_AN_ID.sub(lambda match: f"~{ord(match[0]):x}~", "/".join(parts))


def environment() -> Environment:
    """The templates of reports/, with the shared words; what else a page uses its renderer adds."""
    from jinja2 import Environment, FileSystemLoader, StrictUndefined

    made = Environment(
        loader=FileSystemLoader(report_root()),
        autoescape=True,
        undefined=StrictUndefined,
        finalize=_finalize,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    made.globals.update(words=words, anchor=anchor)
    made.filters.update(css=lambda text: str(text).replace(" ", "-"))
    return made


def dress(styles: tuple[str, ...], scripts: tuple[str, ...]) -> dict[str, Any]:
    """The style, the script and the policy of a page made of these files of reports/."""
    from markupsafe import Markup

    style, script = ("\n".join(map(_file, files)) for files in (styles, scripts))
    policy = f"default-src 'none'; style-src '{_digest(style)}'; script-src '{_digest(script)}'"
    return {"style": Markup(style), "script": Markup(script), "policy": policy}


def _finalize(value: object) -> object:
    from markupsafe import Markup

    return words.visible(value) if isinstance(value, str) and not isinstance(value, Markup) else value


def _file(name: str) -> str:
    return (report_root() / name).read_text(encoding="utf-8").strip()


def _digest(text: str) -> str:
    return "sha256-" + base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
