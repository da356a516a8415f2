@cap.no-limit
Feature: What a blind is worth
  A blind is a bet: it counts toward its own player's call, and it is the price for everybody else.

  Background:
    Given a no-limit table with blinds 5/10

  @BLIND-06
  Rule: A blind counts toward the bet of the player who posted it

    @id.small-blind-owes-the-difference
    Scenario: The small blind owes only the other half of the big blind
      Given 4 players with 1000 each
      And the action so far: UTG folds
      When BTN folds
      Then SB acts next
      And SB may call 5

    @id.big-blind-owes-nothing
    Scenario: The big blind owes nothing in an unraised pot
      Given 4 players with 1000 each
      And the action so far: UTG folds, BTN folds
      When SB calls
      Then BB acts next
      And BB owes nothing

    @id.call-adds-the-difference
    Scenario: A call takes only the difference from the small blind's stack
      Given 4 players with 1000 each
      And the action so far: UTG folds, BTN folds
      When SB calls
      Then SB has bet 10
      And SB has 990 behind

    @id.small-blind-against-a-raise
    Scenario: The small blind's 5 count against a raise to 30
      Given 4 players with 1000 each
      And the action so far: UTG raises to 30
      When BTN folds
      Then SB may call 25

    @id.big-blind-against-a-raise
    Scenario: The big blind's 10 count against a raise to 30
      Given 4 players with 1000 each
      And the action so far: UTG raises to 30, BTN folds
      When SB folds
      Then BB may call 20

    # B11
    @id.first-raise-is-a-total
    Scenario: A first raise of the big blind to 30 adds 20 to the blind
      Given 3 players with 1000 each
      And the action so far: BTN calls, SB folds
      When BB raises to 30
      Then BB has bet 30
      And BB has 970 behind
      And BTN may call 20

    @id.blind-inside-the-raise
    Scenario: The blind is a part of its own player's raise
      Given 4 players with 1000 each
      And the action so far: UTG folds, BTN raises to 30, SB folds
      When BB raises to 50
      Then BB has bet 50
      And BB has 950 behind
      And BTN may call 20

  @BLIND-10
  Rule: The rounds after the flop start with nothing owed

    @id.no-bets-at-the-start
    Scenario Outline: Nobody has a bet in front at the start of the <street>
      Given 3 players with 1000 each
      And the action so far: <line>
      When BTN checks
      Then the next street is the <street>
      And SB acts next
      And SB owes nothing
      And the seats show
        | seat | bet |
        | BTN  |   0 |
        | SB   |   0 |
        | BB   |   0 |

      Examples:
        | case  | street | line                                                                                               |
        | turn  | turn   | BTN calls, SB calls, BB checks; flop: SB checks, BB checks                                         |
        | river | river  | BTN calls, SB calls, BB checks; flop: SB checks, BB checks, BTN checks; turn: SB checks, BB checks |

    @id.no-bets-on-the-flop
    Scenario: Nobody has a bet in front at the start of the flop
      Given 3 players with 1000 each
      And the action so far: BTN calls, SB calls
      When BB checks
      Then the next street is the flop
      And SB acts next
      And SB owes nothing
      And the seats show
        | seat | bet |
        | BTN  |   0 |
        | SB   |   0 |
        | BB   |   0 |

    @id.raise-does-not-carry-over
    Scenario: A raise before the flop is not owed again on the flop
      Given 3 players with 1000 each
      And the action so far: BTN raises to 30, SB calls
      When BB calls
      Then SB acts next
      And SB owes nothing

    @id.opening-big-blind-owes-nothing
    Scenario: A big blind who opens the flop owes nothing
      Given 3 players with 1000 each
      And the action so far: BTN calls, SB folds
      When BB checks
      Then BB owes nothing

  @BLIND-11
  Rule: Nobody with chips sees the flop for less than the big blind

    @id.big-blind-is-the-price
    Scenario: The first player faces a price of one big blind
      Given 4 players with 1000 each
      When the cards are dealt
      Then UTG acts next
      And UTG may only fold, call or raise
      And UTG may call 10

    @id.small-blind-check-is-refused
    Scenario: The small blind may not check for its half
      Given 3 players with 1000 each
      And the action so far: BTN calls
      When SB tries to check
      Then the action is refused

    @id.everybody-paid-one-big-blind
    Scenario: Each of three players pays 10 to see an unraised flop
      Given 3 players with 1000 each
      And the action so far: BTN calls, SB calls
      When BB checks
      Then the next street is the flop
      And the seats show
        | seat | stack |
        | BTN  |   990 |
        | SB   |   990 |
        | BB   |   990 |

    @id.short-stack-is-the-exception @cap.unequal-stacks
    Scenario Outline: A player with <stack> chips stays in for all of them
      Given these seats
        | seat | stack   |
        | BTN  | <stack> |
        | SB   |    1000 |
        | BB   |    1000 |
      And the action so far: BTN goes all-in for <stack>, SB calls
      When BB checks
      Then the next street is the flop
      And the seats show
        | seat | status |
        | BTN  | all-in |
        | SB   | in     |
        | BB   | in     |

      Examples:
        | case     | stack |
        | exactly  |    10 |
        | one-less |     9 |
        | one-chip |     1 |
