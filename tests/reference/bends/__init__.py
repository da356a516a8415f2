"""What each tested rule forbids, as mistakes that the reference makes when it is bent.

A module holds the mistakes about one subject, a class each. Classes without `@breaks` are no bends
themselves; they say what several have in common. `bend.BENDS` is the whole table once all modules are read.
"""
