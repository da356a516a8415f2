@cap.no-limit
Feature: Split pots
  How equal hands share a pot.

  Background:
    Given a no-limit table with blinds 5/10

  @POT-02
  Rule: Equal best hands divide the pot equally

    @id.two-winners
    Scenario: Two equal hands take half of the pot each
      Given 3 players with 1000 each
      And the hole cards are
        | seat | cards |
        | BTN  | Ac 3d |
        | SB   | Ad 3c |
      And the board is 2c 5d 7h 9s Jd
      When the action goes: BTN raises to 60, SB calls, BB folds; flop: SB checks, BTN checks; turn: SB checks, BTN checks; river: SB checks, BTN checks
      Then the winnings are
        | seat | chips |
        | BTN  |    65 |
        | SB   |    65 |

    @id.three-winners
    Scenario: Three equal hands take a third of the pot each
      Given 3 players with 1000 each
      And the hole cards are
        | seat | cards |
        | BTN  | Ac 3d |
        | SB   | Ad 3c |
        | BB   | Ah 3h |
      And the board is 2c 5d 7h 9s Jd
      When the action goes: BTN raises to 30, SB calls, BB calls; flop: SB checks, BB checks, BTN checks; turn: SB checks, BB checks, BTN checks; river: SB checks, BB checks, BTN checks
      Then the winnings are
        | seat | chips |
        | BTN  |    30 |
        | SB   |    30 |
        | BB   |    30 |

    # B75
    @id.folded-chips-are-shared-too
    Scenario: The chips of those who folded are shared too
      Given 4 players with 1000 each
      And the hole cards are
        | seat | cards |
        | BTN  | Ac 3d |
        | SB   | Ad 3c |
        | UTG  | Ah 3h |
      And the board is 2c 5d 7h 9s Jd
      And the action so far: UTG raises to 30, BTN calls, SB calls, BB calls; flop: SB bets 20, BB folds, UTG calls, BTN calls
      When the action goes: turn: SB checks, UTG checks, BTN checks; river: SB checks, UTG checks, BTN checks
      Then the winnings are
        | seat | chips |
        | BTN  |    60 |
        | SB   |    60 |
        | UTG  |    60 |

    @id.ante-is-shared-with-the-pot @cap.bb-ante @switch.ante_kind.big_blind
    Scenario: The ante of the big blind is shared together with the bets, not by itself
      Given a big-blind ante of 5
      And 3 players with 1000 each
      And the hole cards are
        | seat | cards |
        | BTN  | Ac 3d |
        | BB   | Ad 3c |
      And the board is 2c 5d 7h 9s Jd
      When the action goes: BTN calls, SB folds, BB checks; flop: BB checks, BTN checks; turn: BB checks, BTN checks; river: BB checks, BTN checks
      Then the winnings are
        | seat | chips |
        | BTN  |    15 |
        | BB   |    15 |

    @id.kicker-breaks-the-tie
    Scenario: A better kicker takes the whole pot
      Given 3 players with 1000 each
      And the hole cards are
        | seat | cards |
        | BTN  | Ac Qd |
        | SB   | Ad 3c |
      And the board is 2c 5d 7h 9s Jd
      When the action goes: BTN raises to 60, SB calls, BB folds; flop: SB checks, BTN checks; turn: SB checks, BTN checks; river: SB checks, BTN checks
      Then the winnings are
        | seat | chips |
        | BTN  |   130 |

  @POT-03
  Rule: Only the equal best hands share the pot

    @id.third-hand-gets-nothing
    Scenario: A third hand, beaten by two equal ones, gets nothing
      Given 3 players with 1000 each
      And the hole cards are
        | seat | cards |
        | BTN  | Kc 3h |
        | SB   | Ac 3d |
        | BB   | Ad 3c |
      And the board is 2c 5d 7h 9s Jd
      When the action goes: BTN raises to 40, SB calls, BB calls; flop: SB checks, BB checks, BTN checks; turn: SB checks, BB checks, BTN checks; river: SB checks, BB checks, BTN checks
      Then the winnings are
        | seat | chips |
        | SB   |    60 |
        | BB   |    60 |

    @id.equal-losers-get-nothing
    Scenario: Two equal hands that are beaten get nothing
      Given 3 players with 1000 each
      And the hole cards are
        | seat | cards |
        | BTN  | Jc 3h |
        | SB   | Ac 3d |
        | BB   | Ad 3c |
      And the board is 2c 5d 7h 9s Jd
      When the action goes: BTN raises to 40, SB calls, BB calls; flop: SB checks, BB checks, BTN checks; turn: SB checks, BB checks, BTN checks; river: SB checks, BB checks, BTN checks
      Then the winnings are
        | seat | chips |
        | BTN  |   120 |

    @id.folded-equal-hand-gets-nothing
    Scenario: An equal hand that was folded gets nothing
      Given 3 players with 1000 each
      And the hole cards are
        | seat | cards |
        | BTN  | Ah 3h |
        | SB   | Ac 3d |
        | BB   | Ad 3c |
      And the board is 2c 5d 7h 9s Jd
      When the action goes: BTN raises to 40, SB calls, BB calls; flop: SB bets 40, BB calls, BTN folds; turn: SB checks, BB checks; river: SB checks, BB checks
      Then the winnings are
        | seat | chips |
        | SB   |   100 |
        | BB   |   100 |
