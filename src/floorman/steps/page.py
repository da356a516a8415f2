"""The page of steps, docs/steps.md, made from the registry: `python -m floorman.steps.page > docs/steps.md`."""

from __future__ import annotations

from floorman.steps.registry import StepDefinition, vocabulary

INTRODUCTION = """\
# The steps

The whole vocabulary of the features, made from the registry by `python -m floorman.steps.page`. Amounts
are chips; bets and raises are street totals ("raises to 300" puts 300 in front of the player).

Positions: two players are BTN (also the small blind) and BB; three are BTN, SB, BB; then UTG, UTG+1 and
so on; CO is the last before BTN from five players on. `seat 3` names a seat by its number.

The one-line form of the action: `UTG raises to 300, BTN calls, SB folds; flop: BB checks, UTG bets 400`.
A semicolon begins a street, which is named. The verbs are folds, checks, calls, bets N, raises to N,
goes all-in for N (the street total of the whole stack), shows, mucks and declares the board (says that he
plays it, and is still to show or muck).

| parameter | what it stands for |
|---|---|
| `{seat}` | a position, or `seat 3` |
| `{seats}` | positions: `BTN, SB and BB` |
| `{amount}` | chips |
| `{card}`, `{cards}` | a card: `Ah`; cards: `Ah Kd 7s` |
| `{numbers}` | cards by their place off the deck: `3rd`, `3rd and 5th` |
| `{deed}` | folds, checks, calls, bets 40, raises to 90, goes all-in for 400, shows, mucks, declares the board |
| `{attempt}` | fold, check, call, bet 40, raise to 90, go all-in for 400, show, muck, declare the board |
| `{script}` | the one-line form of the action |
| `{kind}`, `{kinds}` | fold, check, call, bet, raise; a list: `fold, call or raise` |
| `{rake}` | a share of the pot: `10%`, `2.5%`; with the most that is taken and the unit: `10% up to 400, in whole 100s` |
| `{wager}` | bet, raise to |
| `{bound}` | least, most |
| `{street}` | preflop, flop, turn, river, showdown |
| `{player}`, `{players}` | a hand to compare, by its letter; a list: `A, B and C` |
| `{class}` | a class of hands: `full house` |
"""

HEADINGS = {
    "given": "Given: the table and what has happened",
    "when": "When: what is done",
    "then": "Then: what the rule says",
}


def page() -> str:
    """The page as Markdown."""
    parts = [INTRODUCTION]
    for kind, heading in HEADINGS.items():
        steps = [definition for definition in vocabulary() if definition.kind == kind]
        parts.append(f"## {heading}\n\n| step | what it says |\n|---|---|\n" + "".join(map(_row, steps)))
    return "\n".join(parts)


def _row(definition: StepDefinition) -> str:
    text = definition.expression.replace("\\/", "/").replace("(", "[").replace(")", "]")
    columns = ", ".join([*definition.columns, *(f"{name} (optional)" for name in definition.optional)])
    table = f" Table: {columns}." if columns else ""
    return f"| `{text}` | {definition.doc}{table} |\n"


if __name__ == "__main__":
    print(page(), end="")
