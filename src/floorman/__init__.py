"""Floorman: the executable rulebook of Texas Hold'em."""

__version__ = "0.1.0"
