@cap.no-limit
Feature: Options after the flop
  Check or bet while nobody has bet; fold, call or raise once somebody has.

  Background:
    Given a no-limit table with blinds 5/10

  @ACT-03
  Rule: A player who faces no bet may check or bet

    @id.opener
    Scenario: The opener of the flop may check or bet
      Given 3 players with 1000 each
      And the action so far: BTN calls, SB calls
      When BB checks
      Then SB acts next
      And SB may only check or bet

    @id.after-checks
    Scenario Outline: After checks <seat> may check or bet
      Given 3 players with 1000 each
      And the action so far: BTN calls, SB calls, BB checks
      When the action goes: <line>
      Then <seat> acts next
      And <seat> may only check or bet

      Examples:
        | case       | seat | line                       |
        | one-check  | BB   | flop: SB checks            |
        | two-checks | BTN  | flop: SB checks, BB checks |

    @id.two-left
    Scenario: A player with one opponent left may check or bet
      Given 3 players with 1000 each
      And the action so far: BTN calls, SB folds
      When BB checks
      Then BB may only check or bet

    @id.after-a-raise-before-the-flop
    Scenario: A raise before the flop leaves check and bet on the flop
      Given 3 players with 1000 each
      And the action so far: BTN raises to 30, SB folds
      When BB calls
      Then BB may only check or bet

  @ACT-05
  Rule: A player who faces a bet may fold, call or raise and may not check

    @id.next-player
    Scenario: The player behind the bettor may fold, call or raise
      Given 3 players with 1000 each
      And the action so far: BTN calls, SB calls, BB checks
      When SB bets 20
      Then BB acts next
      And BB may only fold, call or raise

    @id.after-a-call
    Scenario: The player behind a caller has the same options
      Given 3 players with 1000 each
      And the action so far: BTN calls, SB calls, BB checks; flop: SB bets 20
      When BB calls
      Then BTN acts next
      And BTN may only fold, call or raise

    @id.after-a-raise
    Scenario: The bettor has the same options against a raise
      Given 3 players with 1000 each
      And the action so far: BTN calls, SB calls, BB checks; flop: SB bets 20, BB raises to 60
      When BTN folds
      Then SB acts next
      And SB may only fold, call or raise

    @id.check-is-refused
    Scenario: A check against a bet is refused
      Given 3 players with 1000 each
      And the action so far: BTN calls, SB calls, BB checks; flop: SB bets 20
      When BB tries to check
      Then the action is refused

    @id.second-check-is-refused
    Scenario: A player who checked before the bet may not check again
      Given 3 players with 1000 each
      And the action so far: BTN calls, SB calls, BB checks; flop: SB checks, BB bets 20, BTN calls
      When SB tries to check
      Then the action is refused

  @ACT-15
  Rule: Turn and river offer the same options as the flop

    @id.no-bet-yet
    Scenario Outline: The opener of the <street> may check or bet
      Given 3 players with 1000 each
      And the action so far: <line>
      When BTN checks
      Then the next street is the <street>
      And SB may only check or bet

      Examples:
        | case  | street | line                                                                                               |
        | turn  | turn   | BTN calls, SB calls, BB checks; flop: SB checks, BB checks                                         |
        | river | river  | BTN calls, SB calls, BB checks; flop: SB checks, BB checks, BTN checks; turn: SB checks, BB checks |

    @id.facing-a-bet
    Scenario Outline: Against a bet on the <street> a player may fold, call or raise
      Given 3 players with 1000 each
      And the action so far: <line>
      When SB bets 10
      Then BB acts next
      And BB may only fold, call or raise

      Examples:
        | case  | street | line                                                                                                           |
        | turn  | turn   | BTN calls, SB calls, BB checks; flop: SB checks, BB checks, BTN checks                                         |
        | river | river  | BTN calls, SB calls, BB checks; flop: SB checks, BB checks, BTN checks; turn: SB checks, BB checks, BTN checks |

    @id.after-betting-on-the-flop
    Scenario: A flop that was bet and called leaves check and bet on the turn
      Given 3 players with 1000 each
      And the action so far: BTN calls, SB folds, BB checks; flop: BB bets 20
      When BTN calls
      Then the next street is the turn
      And BB may only check or bet
