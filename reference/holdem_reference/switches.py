"""The house rules that this reference plays: every value of each switch that touches no-limit play.

The first value is the default. A switch that is not listed here is none of this game's.
"""

from .errors import TableError

SWITCHES = {
    "burn_cards": ("required", "omitted"),
    "burn_pile": ("separate",),
    "showdown_order": ("last_aggressor_then_left", "any_round"),
    "showdown_muck": ("allowed", "all_in_face_up", "all_must_show"),
    "all_in_exposure": ("optional", "face_up", "all_in_player_first"),
    "reopen": ("per_player_cumulative", "single_full_raise_only", "consecutive_all_ins"),
    "min_raise_basis": ("largest_full_increment",),
    "short_bb_call": ("full_bb",),
    "min_open": ("big_blind",),
    "sb_ratio": ("free", "half"),
    "straddle": ("off", "utg", "button", "utg_or_button"),
    "straddle_min_raise": ("double_straddle", "straddle_as_raise"),
    # These two describe the game; the table's own ante and forced bets say what is posted.
    "ante_kind": ("none", "uniform", "big_blind"),
    "forced_bets": ("two_blinds", "single_blind", "multiple_blinds", "ante_only"),
    "bba_order": ("bb_first", "ante_first"),
    "ante_trimming": ("trimmed", "untrimmed"),
    "heads_up": ("button_small_blind",),
    "odd_chip": ("first_left_of_button",),
    "fold_unbet": ("legal", "legal_penalty", "reject"),
}
DEFAULTS = {switch: values[0] for switch, values in SWITCHES.items()}


def house_rules(given):
    """Completes the given switches by the defaults; raises TableError on an unknown switch or value."""
    if not given:
        return DEFAULTS
    for switch, value in given.items():
        if switch not in SWITCHES:
            raise TableError(None, f"no-limit play has no switch {switch!r}; it has {', '.join(SWITCHES)}")
        if value not in SWITCHES[switch]:
            raise TableError(
                None, f"switch {switch} cannot be {value!r}; its values are {', '.join(SWITCHES[switch])}"
            )
    return DEFAULTS | given
