"""Every scenario of the rulebook as a test: by default the reference engine has to pass them all.

With `pytest --engine NAME` the same tests judge another engine.
"""

from pytest_bdd import scenarios

from floorman.paths import feature_root

scenarios(str(feature_root()))
