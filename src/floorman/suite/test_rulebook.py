"""Every scenario of the rulebook, a test each."""

from pytest_bdd import scenarios

from floorman.paths import feature_root

scenarios(str(feature_root()))
