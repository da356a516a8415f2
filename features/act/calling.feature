@cap.no-limit
Feature: Calling
  A call matches the bet, or is all that a short stack has; it never changes the price for the others.

  Background:
    Given a no-limit table with blinds 5/10

  @ACT-08
  Rule: A call brings the caller's total up to the bet, or the caller all-in for less

    @id.blind-counts
    Scenario: Against a raise to 25 the big blind has 15 to call
      Given 4 players with 1000 each
      And the action so far: UTG raises to 25, BTN folds
      When SB folds
      Then BB acts next
      And BB may call 15

    @id.last-call-ends-the-round
    Scenario: The big blind's call of the raise ends the round
      Given 4 players with 1000 each
      And the action so far: UTG raises to 25, BTN folds, SB folds
      When BB calls
      Then the next street is the flop
      And the pot is 55

    @id.only-the-difference
    Scenario: A raiser who is raised again has the difference to call
      Given 3 players with 1000 each
      And the action so far: BTN raises to 30, SB raises to 90
      When BB folds
      Then BTN acts next
      And BTN may call 60

    @id.chips-of-the-call
    Scenario: The call takes exactly that difference from the stack
      Given 3 players with 1000 each
      And the action so far: BTN raises to 30, SB raises to 90, BB folds
      When BTN calls
      Then BTN has 910 behind
      And the pot is 190

    @id.short-stack-calls-all-in @cap.unequal-stacks
    Scenario Outline: A player with <stack> chips may call a raise to 100 with all of them and not raise
      Given these seats
        | seat | stack   |
        | BTN  | <stack> |
        | SB   |    1000 |
        | BB   |    1000 |
        | UTG  |    1000 |
      When UTG raises to 100
      Then BTN acts next
      And BTN may call <stack>
      And BTN may only fold or call

      Examples:
        | case     | stack |
        | exactly  |   100 |
        | one-less |    99 |
        | one-chip |     1 |

    # B70
    @id.re-raised-beyond-the-stack @cap.unequal-stacks
    Scenario: A raiser who is raised beyond the whole stack may call with the rest of it and not raise
      Given these seats
        | seat | stack |
        | BTN  |   300 |
        | SB   |   300 |
        | BB   |   120 |
      And the action so far: BTN raises to 30, SB folds, BB raises to 50
      When BTN raises to 150
      Then BB may call 70
      And BB may only fold or call

    @id.one-chip-more @cap.unequal-stacks
    Scenario: With one chip more than the bet a player calls and keeps it
      Given these seats
        | seat | stack |
        | BTN  |   101 |
        | SB   |  1000 |
        | BB   |  1000 |
        | UTG  |  1000 |
      And the action so far: UTG raises to 100
      When BTN calls
      Then BTN has bet 100
      And BTN has 1 behind

    # B13
    @id.call-for-less-keeps-the-price @cap.unequal-stacks
    Scenario: An all-in for less leaves the price as it is
      Given these seats
        | seat | stack |
        | BTN  |    30 |
        | SB   |  1000 |
        | BB   |  1000 |
        | UTG  |  1000 |
      And the action so far: UTG raises to 40
      When BTN goes all-in for 30
      Then SB acts next
      And SB may call 35

    @id.nothing-to-call-on-the-flop
    Scenario: A call where nobody has bet is refused
      Given 3 players with 1000 each
      And the action so far: BTN calls, SB calls, BB checks
      When SB tries to call
      Then the action is refused

    @id.nothing-to-call-for-the-big-blind
    Scenario: A call by a big blind who owes nothing is refused
      Given 3 players with 1000 each
      And the action so far: BTN calls, SB calls
      When BB tries to call
      Then the action is refused

  @ACT-09
  Rule: The price of an unraised pot is one big blind

    @id.after-a-call
    Scenario: After one call the next player has 10 to call
      Given 4 players with 1000 each
      When UTG calls
      Then BTN acts next
      And BTN may call 10

    @id.caller-has-bet-it
    Scenario: The first caller has 10 in front
      Given 4 players with 1000 each
      When UTG calls
      Then UTG has bet 10
      And UTG has 990 behind

    @id.after-several
    Scenario Outline: After "<line>" <seat> has 10 to call
      Given 6 players with 1000 each
      When the action goes: <line>
      Then <seat> acts next
      And <seat> may call 10

      Examples:
        | case                 | seat  | line                             |
        | after-a-fold         | UTG+1 | UTG folds                        |
        | after-two-calls      | CO    | UTG calls, UTG+1 calls           |
        | after-three-calls    | BTN   | UTG calls, UTG+1 calls, CO calls |
        | after-folds-and-call | BTN   | UTG folds, UTG+1 calls, CO folds |

    @id.small-blind-to-one-big-blind
    Scenario: The small blind's call is up to one big blind, too
      Given 4 players with 1000 each
      And the action so far: UTG calls, BTN calls
      When SB calls
      Then SB has bet 10

    @id.short-all-in-keeps-the-price @cap.unequal-stacks
    Scenario: An all-in for less than the big blind leaves the price at 10
      Given these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |  1000 |
        | BB   |  1000 |
        | UTG  |     6 |
      When UTG goes all-in for 6
      Then BTN may call 10
