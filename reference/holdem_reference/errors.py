"""What the reference says when it refuses.

A table that cannot be opened is a `TableError`, an action that is not open to the player is an
`IllegalAction`, a report of what cannot have happened an `IncidentError`. Each names the rule and says
what was wrong with which seat; none leaves a trace on the hand.
"""


class RuleError(ValueError):
    """A refusal: `rule` is the id of the rule broken (None where no rule speaks), `message` the reason."""

    def __init__(self, rule, message):
        super().__init__(f"{rule}: {message}" if rule else message)
        self.rule = rule
        self.message = message


class TableError(RuleError):
    """Refuses a table, a deck or a house rule that makes no sense."""


class IllegalAction(RuleError):
    """Refuses an action; the hand stays as it was."""


class IncidentError(RuleError):
    """Refuses a report of what cannot have happened; the hand stays as it was."""
