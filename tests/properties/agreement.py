"""Random hands of two engines from a seed, and differences written down and judged."""

from __future__ import annotations

import random
import shutil
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path

from random_hands import random_hand

from floorman.duel import Declined, Difference, Duel, Found, Known
from floorman.examiner import Examiner
from floorman.paths import feature_root
from floorman.protocol.session import Session
from floorman.spec.spec import load_spec
from floorman.transcript import feature
from floorman.verdict import Verdict


def play_hands(
    one: Session, other: Session, known: Sequence[Known], hands: int, seed: int
) -> Iterator[tuple[Duel, list[Found]]]:
    """Plays that many hands; one that an adapter declines is drawn anew. The same seed plays the same hands."""
    for number in range(hands):
        rng = random.Random(f"{seed}/{number}")
        yield _play_hand(rng, one, other, known)


def _play_hand(
    rng: random.Random, one: Session, other: Session, known: Sequence[Known]
) -> tuple[Duel, list[Found]]:
    while True:
        hand = random_hand(rng, one.hello, other.hello)
        duel = Duel(one, other, hand.table, hand.deck)
        try:
            return duel, duel.play(known, partial(hand.temper.choose, rng))
        except Declined:
            continue


def unexplained(found: Sequence[Found]) -> list[Difference]:
    """The differences that no entry of the table explains."""
    return [difference for difference, entry in found if entry is None]


def report(duel: Duel, found: Sequence[Found]) -> str:
    """What nothing explains, as a feature that can be run."""
    return feature(duel, unexplained(found))


def verdicts(text: str, folder: Path, *sessions: Session) -> list[Verdict]:
    """The verdict on the one scenario of a feature, of each engine; `folder` is empty and takes the feature."""
    (folder / "duel").mkdir()
    (folder / "duel" / "difference.feature").write_text(text)
    shutil.copytree(feature_root() / "rulebook", folder / "rulebook", ignore=shutil.ignore_patterns("errata.toml"))
    (case,) = load_spec(folder).cases
    return [Examiner("engine", session, {}).examine(case).verdict for session in sessions]
