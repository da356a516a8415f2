"""What each tested rule forbids, as mistakes that the reference makes when it is bent.

A module holds the mistakes about one subject, a class each. Classes without `@breaks` are no mutants
themselves; they say what several have in common. `MUTANTS` is the whole table, by name.
"""

from importlib import import_module
from pkgutil import iter_modules

from .mutant import MUTANTS, Mutant

for _module in iter_modules(__path__):
    import_module(f"{__name__}.{_module.name}")

__all__ = ["MUTANTS", "Mutant"]
