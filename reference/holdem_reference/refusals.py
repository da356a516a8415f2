"""Why an action is refused: the rule and a sentence with the limits. Nothing here decides anything."""

# The rules, by structure, that bound a wager: from above, and from below a bet and a raise.
LARGEST = {"no-limit": "RAISE-04", "pot-limit": "XR-41", "fixed-limit": "LIMIT-02", "spread-limit": "LIMIT-05"}
SMALLEST = {
    "no-limit": ("XR-23", "RAISE-01"),
    "pot-limit": ("XR-23", "RAISE-01"),
    "fixed-limit": ("LIMIT-02", "LIMIT-02"),
    "spread-limit": ("LIMIT-05", "LIMIT-06"),
}
ACTIONS = ("fold", "check", "call", "bet", "raise", "show", "muck", "declare_board")


def why_not(hand, seat, action, to):
    """Explains, as (rule, message), why the hand does not take this action."""
    if action not in ACTIONS:
        return None, f"there is no action {action!r}; the actions are {', '.join(ACTIONS)}"
    if seat not in hand.by_seat:
        return None, f"nobody sits in seat {seat}; the seats are {', '.join(map(str, hand.by_seat))}"
    if hand.over:
        return "SHOW-04" if hand.street == "showdown" else "ORDER-08", "the hand is over"
    if hand.street is None:
        return "DEAL-07", "the cards are not dealt yet"
    if seat != hand.to_act:
        return "ORDER-02", f"it is the turn of seat {hand.to_act}, not of seat {seat}"
    if hand.street == "showdown":
        return "SHOW-02", f"at showdown seat {seat} shows or mucks"
    if action in ("show", "muck", "declare_board"):
        return "SHOW-01", f"there is no showdown on the {hand.street}"
    if action in ("bet", "raise"):
        return _why_no_wager(hand, hand.by_seat[seat], action, to)
    if to is not None:
        return None, f"a {action} has no amount, you said {to}"
    owed = hand.owed(hand.by_seat[seat])
    if action == "fold":
        return "ACT-04", f"seat {seat} owes nothing, and this table refuses a fold then"
    if action == "check":
        return "ACT-05", f"seat {seat} cannot check, {owed} to call"
    return "ACT-08", f"seat {seat} has nothing to call"


def _why_no_wager(hand, player, action, to):
    owed = hand.owed(player)
    if action == "bet" and hand.bet_to:
        return "ACT-11", f"there is a bet of {hand.bet_to} already, so it is a raise"
    if action == "raise" and not hand.bet_to:
        return "ACT-12", "there is no bet to raise, so it is a bet"
    if player.stack <= owed:
        return "XR-47", f"seat {player.seat} owes {owed} and has {player.stack} behind, nothing to raise with"
    if not hand.may_wager(player, owed):
        if len(hand.with_chips) < 2:
            return "ACT-12", "everybody else is all-in, so there is nobody to raise"
        if hand.capped:
            return "RAISE-08", f"the round is capped at {hand.most_raises} raises"
        return "RAISE-07", f"the betting is not reopened to seat {player.seat}, who may call {owed} or fold"
    least, most = hand.wager_range(player)
    if to is None:
        return None, f"say what you {action} to, from {least} to {most}"
    if type(to) is not int:
        return None, f"chips are whole numbers, you said {to!r}"
    if to > most:
        if most == player.bet + player.stack:
            if to <= most + player.odd:
                return "XR-24", f"{player.odd} chips of seat {player.seat} do not play, so the most is {most}"
            return "RAISE-04", f"seat {player.seat} has chips for {most} at most, you said {to}"
        return LARGEST[hand.structure], f"the largest {action} is to {most}, you said {to}"
    if to >= least:
        return "XR-24", f"a {action} takes whole chips of {hand.wager_unit}, you said {to}"
    smallest_bet, smallest_raise = SMALLEST[hand.structure]
    if action == "bet":
        return smallest_bet, f"the smallest bet is {least}, you said {to}"
    return smallest_raise, f"the smallest raise is to {least}, you said {to}"
