@cap.no-limit
Feature: Split pots
  How equal hands share a pot.

  Background:
    Given a no-limit table with blinds 5/10

  @POT-02
  Rule: Equal best hands divide the pot equally

    @id.two-winners
    Scenario: Two equal hands take half of the pot each
      Given 2 players with 1000 each
      And the hole cards are
        | seat | cards |
        | BTN  | Ac 3d |
        | BB   | Ad 3c |
      And the board is 2c 5d 7h 9s Jd
      When the action goes: BTN raises to 60, BB calls; flop: BB checks, BTN checks; turn: BB checks, BTN checks; river: BB checks, BTN checks
      Then the winnings are
        | seat | chips |
        | BTN  |    60 |
        | BB   |    60 |

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

    @id.folded-chips-are-shared-too
    Scenario: The chips of those who folded are shared too
      # B75
      Given 5 players with 1000 each
      And the hole cards are
        | seat | cards |
        | BTN  | Ac 3d |
        | UTG  | Ad 3c |
        | CO   | Ah 3h |
      And the board is 2c 5d 7h 9s Jd
      And the action so far: UTG raises to 40, CO calls, BTN calls, SB folds, BB folds
      When the action goes: flop: UTG checks, CO checks, BTN checks; turn: UTG checks, CO checks, BTN checks; river: UTG checks, CO checks, BTN checks
      Then the winnings are
        | seat | chips |
        | BTN  |    45 |
        | UTG  |    45 |
        | CO   |    45 |

    @id.kicker-breaks-the-tie
    Scenario: A better kicker takes the whole pot
      Given 2 players with 1000 each
      And the hole cards are
        | seat | cards |
        | BTN  | Ac Qd |
        | BB   | Ad 3c |
      And the board is 2c 5d 7h 9s Jd
      When the action goes: BTN raises to 60, BB calls; flop: BB checks, BTN checks; turn: BB checks, BTN checks; river: BB checks, BTN checks
      Then the winnings are
        | seat | chips |
        | BTN  |   120 |

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
      When the action goes: BTN raises to 40, SB calls, BB calls; flop: SB bets 20, BB calls, BTN folds; turn: SB checks, BB checks; river: SB checks, BB checks
      Then the winnings are
        | seat | chips |
        | SB   |    80 |
        | BB   |    80 |
