@cap.no-limit @cap.unequal-stacks
Feature: The big blind's option and a short all-in
  An all-in too small to be a raise does not take away the big blind's turn to raise.

  Background:
    Given a no-limit table with blinds 5/10

  @XR-11
  Rule: The big blind keeps the right to raise over a short all-in

    @id.raise-over-a-short-all-in
    Scenario Outline: Over an all-in for <stack> the big blind may fold, call or raise
      Given these seats
        | seat | stack   |
        | BTN  | <stack> |
        | SB   |    1000 |
        | BB   |    1000 |
        | UTG  |    1000 |
      And the action so far: UTG calls, BTN goes all-in for <stack>
      When SB folds
      Then BB acts next
      And BB may call <call>
      And BB may only fold, call or raise

      Examples:
        | case              | stack | call |
        | four-more         |    14 |    4 |
        | one-more          |    11 |    1 |
        | one-short-of-full |    19 |    9 |

    @id.all-in-for-less-than-the-blind
    Scenario Outline: An all-in for <stack> leaves the big blind its plain option
      Given these seats
        | seat | stack   |
        | BTN  | <stack> |
        | SB   |    1000 |
        | BB   |    1000 |
        | UTG  |    1000 |
      And the action so far: UTG calls, BTN goes all-in for <stack>
      When SB folds
      Then BB acts next
      And BB owes nothing
      And BB may only check or raise

      Examples:
        | case              | stack |
        | exactly-the-blind |    10 |
        | below-the-blind   |     7 |

    @id.short-all-in-of-the-small-blind
    Scenario: The small blind's short all-in leaves the big blind its raise
      Given these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |    12 |
        | BB   |  1000 |
      And the action so far: BTN calls
      When SB goes all-in for 12
      Then BB may call 2
      And BB may only fold, call or raise
