"""The house rules that this reference plays: every value of each switch that touches its play.

The first value is the default. A switch that is not listed here is none of this game's.
"""

from .errors import TableError

SWITCHES = {
    "misdeal_first_exposed": ("first_two", "first_only"),
    "exposed_scope": ("off_deck",),
    "extra_hole_card": ("burn", "misdeal"),
    "extra_flop_card": ("redeal", "scramble_pick_burn"),
    "premature_turn": ("river_becomes_turn", "reshuffle_now", "river_becomes_turn_four_burns", "keep_river"),
    "premature_river": ("reshuffle_no_burn",),
    "redeal_burn": ("none", "one"),
    "no_burn_flop": ("reshuffle", "scramble_pick_burn", "stand"),
    "burn_error": ("restore_order", "randomness"),
    "burn_cards": ("required", "omitted"),
    "burn_pile": ("separate",),
    "substantial_action": ("tda", "rrop"),
    "sa_check_fold": ("no", "yes"),
    "button_error": ("correct_or_stand", "misdeal_then_next_hand"),
    "play_board": ("table_both", "declare_before_discard"),
    "showdown_order": ("last_aggressor_then_left", "any_round"),
    "showdown_muck": ("allowed", "all_in_face_up", "all_must_show"),
    "all_in_exposure": ("optional", "face_up", "all_in_player_first"),
    "reopen": ("per_player_cumulative", "single_full_raise_only", "consecutive_all_ins"),
    "min_raise_basis": ("largest_full_increment",),
    "short_bb_call": ("full_bb",),
    "min_open": ("big_blind",),
    "raise_cap": ("3", "4", "none", "house"),
    "cap_counts_blind": ("true", "false"),
    "cap_heads_up": ("rrop", "wsop_cash", "tda"),
    "spread_min_raise": ("previous_increment",),
    "spread_blind": ("low_end", "given"),
    "spread_short_all_in": ("full_increment", "half_bet"),
    "pl_sb_rounding": ("false", "true"),
    "pl_short_blind": ("full_blinds", "actual_pot"),
    "sb_ratio": ("free", "half"),
    "straddle": ("off", "utg", "button", "utg_or_button"),
    "straddle_min_raise": ("double_straddle", "straddle_as_raise"),
    # These two describe the game; the table's own ante and forced bets say what is posted.
    "ante_kind": ("none", "uniform", "big_blind"),
    "forced_bets": ("two_blinds", "single_blind", "multiple_blinds", "ante_only"),
    "bba_order": ("bb_first", "ante_first"),
    "ante_trimming": ("trimmed", "untrimmed"),
    "heads_up": ("button_small_blind",),
    "button_move": ("dead", "moving_two_bb", "moving_simple"),
    "missed_blinds": ("bb_live_sb_dead", "live_up_to_min_bet", "not_applicable"),
    "buy_button": ("off", "on"),
    "new_player_post": ("none", "big_blind"),
    "dealer": ("house", "rotating"),  # MOVE-03: the button is at the player who deals
    "odd_chip": ("first_left_of_button",),
    "fold_unbet": ("legal", "legal_penalty", "reject"),
    "on_illegal_amount": ("reject", "correct"),
    "small_chips": ("all_in_only", "do_not_play"),
    "no_flop_no_drop": ("off", "on"),
}
DEFAULTS = {switch: values[0] for switch, values in SWITCHES.items()}


def house_rules(given):
    """Completes the given switches by the defaults; raises TableError on an unknown switch or value."""
    if not given:
        return DEFAULTS
    for switch, value in given.items():
        if switch not in SWITCHES:
            raise TableError(None, f"the reference has no switch {switch!r}; it has {', '.join(SWITCHES)}")
        if value not in SWITCHES[switch]:
            raise TableError(
                None, f"switch {switch} cannot be {value!r}; its values are {', '.join(SWITCHES[switch])}"
            )
    return DEFAULTS | given
