@cap.unequal-stacks
Feature: An all-in for less than a raise
  When it is open, what it leaves to those who have acted, and what to those who have not.

  @RAISE-06 @cap.no-limit
  Rule: A stack too small for a full raise may still be raised all-in

    # B06
    @id.whole-stack-is-the-minimum
    Scenario: The whole stack is the smallest raise
      Given a no-limit table with blinds 5/10
      And these seats
        | seat | stack |
        | BTN  |    35 |
        | SB   |  1000 |
        | BB   |  1000 |
        | UTG  |  1000 |
      When UTG raises to 30
      Then BTN may raise to at least 35
      And BTN may raise to at most 35

    @id.big-blind-with-one-chip-left
    Scenario: A big blind with one chip left may raise by that chip
      Given a no-limit table with blinds 5/10
      And these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |  1000 |
        | BB   |    11 |
      And the action so far: BTN calls
      When SB calls
      Then BB may raise to at least 11
      And BB may raise to at most 11

    @id.next-player-owes-the-all-in
    Scenario: The next player owes the all-in total
      Given a no-limit table with blinds 5/10
      And these seats
        | seat | stack |
        | BTN  |    35 |
        | SB   |  1000 |
        | BB   |  1000 |
        | UTG  |  1000 |
      And the action so far: UTG raises to 30
      When BTN goes all-in for 35
      Then SB may call 30

    @id.all-in-raise-is-accepted
    Scenario Outline: An all-in raise is accepted with <stack> against a bet of 30
      Given a no-limit table with blinds 5/10
      And these seats
        | seat | stack   |
        | BTN  | <stack> |
        | SB   |    1000 |
        | BB   |    1000 |
        | UTG  |    1000 |
      And the action so far: UTG raises to 30
      When BTN tries to raise to <stack>
      Then the action is accepted

      Examples:
        | case           | stack |
        | one-chip-over  |    31 |
        | one-chip-short |    49 |
        | full-raise     |    50 |

    @id.part-of-a-short-stack-is-refused @switch.on_illegal_amount.reject
    Scenario: A raise below the minimum that keeps a chip back is refused
      Given a no-limit table with blinds 5/10
      And these seats
        | seat | stack |
        | BTN  |    49 |
        | SB   |  1000 |
        | BB   |  1000 |
        | UTG  |  1000 |
      And the action so far: UTG raises to 30
      When BTN tries to raise to 48
      Then the action is refused

    @id.stack-no-larger-than-the-bet
    Scenario Outline: A stack of <stack> can only call a bet of 30
      Given a no-limit table with blinds 5/10
      And these seats
        | seat | stack   |
        | BTN  | <stack> |
        | SB   |    1000 |
        | BB   |    1000 |
        | UTG  |    1000 |
      When UTG raises to 30
      Then BTN may only fold or call

      Examples:
        | case             | stack |
        | equal-to-the-bet |    30 |
        | below-the-bet    |    20 |

    # B07
    @id.short-all-in-after-the-flop
    Scenario: A bet on the flop may be raised all-in short
      Given a no-limit table with blinds 5/10
      And these seats
        | seat | stack |
        | BTN  |    45 |
        | SB   |  1000 |
        | BB   |  1000 |
      When the action goes: BTN calls, SB calls, BB checks; flop: SB bets 20, BB calls
      Then BTN may raise to at least 35
      And BTN may raise to at most 35

  @RAISE-07 @cap.no-limit
  Rule: A short all-in does not reopen the betting for a player who has acted

    @id.raiser-may-not-raise-again
    Scenario: The raiser may call or fold, not raise again
      Given a no-limit table with blinds 5/10
      And these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |  1000 |
        | BB   |    40 |
        | UTG  |  1000 |
      And the action so far: UTG raises to 30, BTN calls, SB folds
      When BB goes all-in for 40
      Then UTG may call 10
      And UTG may not raise

    # B20
    @id.caller-may-not-raise-either
    Scenario: One who called the raise may not raise either
      Given a no-limit table with blinds 5/10
      And these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |  1000 |
        | BB   |    40 |
        | UTG  |  1000 |
      And the action so far: UTG raises to 30, BTN calls, SB folds, BB goes all-in for 40
      When UTG calls
      Then BTN may call 10
      And BTN may only fold or call

    # B20
    @id.player-yet-to-act-may-raise
    Scenario: A player who has not acted yet may raise
      Given a no-limit table with blinds 5/10
      And these seats
        | seat | stack |
        | BTN  |    40 |
        | SB   |  1000 |
        | BB   |  1000 |
        | UTG  |  1000 |
      And the action so far: UTG raises to 30
      When BTN goes all-in for 40
      Then SB may raise

    @id.raiser-left-alone-with-the-all-in
    Scenario: When the blinds fold, the raiser may only fold or call
      Given a no-limit table with blinds 5/10
      And these seats
        | seat | stack |
        | BTN  |    40 |
        | SB   |  1000 |
        | BB   |  1000 |
        | UTG  |  1000 |
      And the action so far: UTG raises to 30, BTN goes all-in for 40, SB folds
      When BB folds
      Then UTG acts next
      And UTG may call 10
      And UTG may only fold or call

    @id.raise-by-the-raiser-is-refused
    Scenario Outline: A raise to <to> by the raiser is refused
      Given a no-limit table with blinds 5/10
      And these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |  1000 |
        | BB   |    40 |
        | UTG  |  1000 |
      And the action so far: UTG raises to 30, BTN calls, SB folds, BB goes all-in for 40
      When UTG tries to raise to <to>
      Then the action is refused

      Examples:
        | case       |   to |
        | full-raise |   60 |
        | all-in     | 1000 |

    @id.one-chip-short-of-a-raise
    Scenario: An all-in one chip short of a full raise is short
      Given a no-limit table with blinds 5/10
      And these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |  1000 |
        | BB   |    49 |
        | UTG  |  1000 |
      And the action so far: UTG raises to 30, BTN calls, SB folds
      When BB goes all-in for 49
      Then UTG may call 19
      And UTG may not raise

    @id.full-raise-reopens
    Scenario: An all-in for exactly a full raise reopens the betting
      Given a no-limit table with blinds 5/10
      And these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |  1000 |
        | BB   |    50 |
        | UTG  |  1000 |
      And the action so far: UTG raises to 30, BTN calls, SB folds
      When BB goes all-in for 50
      Then UTG may call 20
      And UTG may raise to at least 70

    @id.raise-behind-reopens
    Scenario: A full raise over the short all-in reopens the betting for the first raiser
      Given a no-limit table with blinds 5/10
      And these seats
        | seat | stack |
        | BTN  |    40 |
        | SB   |  1000 |
        | BB   |  1000 |
        | UTG  |  1000 |
      And the action so far: UTG raises to 30, BTN goes all-in for 40
      When the action goes: SB raises to 60, BB folds
      Then UTG may call 30
      And UTG may raise

    # B19
    @id.raise-before-keeps-the-bettor-free
    Scenario: A full raise before the short all-in has reopened the betting for the bettor
      Given a no-limit table with blinds 5/10
      And these seats
        | seat | stack |
        | BTN  |   225 |
        | SB   |  1000 |
        | BB   |  1000 |
      And the action so far: BTN calls, SB calls, BB checks; flop: SB bets 50, BB raises to 150
      When BTN goes all-in for 215
      Then SB may call 165
      And SB may raise

    # B19
    @id.raise-before-binds-the-raiser
    Scenario: The raiser himself, facing less than his own raise, may not raise
      Given a no-limit table with blinds 5/10
      And these seats
        | seat | stack |
        | BTN  |   225 |
        | SB   |  1000 |
        | BB   |  1000 |
      And the action so far: BTN calls, SB calls, BB checks; flop: SB bets 50, BB raises to 150, BTN goes all-in for 215
      When SB calls
      Then BB may call 65
      And BB may only fold or call

    @id.limper-may-not-raise
    Scenario: One who called the big blind may not raise
      Given a no-limit table with blinds 5/10
      And these seats
        | seat | stack |
        | BTN  |    15 |
        | SB   |  1000 |
        | BB   |  1000 |
        | UTG  |  1000 |
      And the action so far: UTG calls, BTN goes all-in for 15, SB folds
      When BB calls
      Then UTG may call 5
      And UTG may only fold or call

    # B15
    @id.bettor-after-the-flop
    Scenario: The bettor on the flop may not raise
      Given a no-limit table with blinds 5/10
      And these seats
        | seat | stack |
        | BTN  |    55 |
        | SB   |   200 |
        | BB   |   200 |
      And the action so far: BTN calls, SB calls, BB checks; flop: SB bets 30, BB calls
      When BTN goes all-in for 45
      Then SB may call 15
      And SB may only fold or call

    @id.checker-faces-a-short-bet
    Scenario: One who checked may not raise an all-in bet below the minimum
      Given a no-limit table with blinds 5/10
      And these seats
        | seat | stack |
        | BTN  |    16 |
        | SB   |  1000 |
        | BB   |  1000 |
      And the action so far: BTN calls, SB calls, BB checks; flop: SB checks, BB checks
      When BTN goes all-in for 6
      Then SB may call 6
      And SB may only fold or call

    @id.checker-faces-a-full-bet
    Scenario: One who checked may raise an all-in bet of the minimum
      Given a no-limit table with blinds 5/10
      And these seats
        | seat | stack |
        | BTN  |    20 |
        | SB   |  1000 |
        | BB   |  1000 |
      And the action so far: BTN calls, SB calls, BB checks; flop: SB checks, BB checks
      When BTN goes all-in for 10
      Then SB may call 10
      And SB may raise to at least 20

    @id.next-street-is-open-again
    Scenario: On the next street the raiser may bet again
      Given a no-limit table with blinds 5/10
      And these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |  1000 |
        | BB   |    40 |
        | UTG  |  1000 |
      And the action so far: UTG raises to 30, BTN calls, SB folds, BB goes all-in for 40
      When the action goes: UTG calls, BTN calls; flop: UTG bets 50
      Then BTN may raise

  @RAISE-06 @cap.pot-limit
  Rule: In pot-limit a stack too small for a full raise may be raised all-in, too

    @id.pot-limit-whole-stack
    Scenario: In pot-limit the whole stack is the smallest raise of a short stack
      Given a pot-limit table with blinds 5/10
      And these seats
        | seat | stack |
        | BTN  |    35 |
        | SB   |  1000 |
        | BB   |  1000 |
        | UTG  |  1000 |
      When UTG raises to 30
      Then BTN may raise to at least 35
      And BTN may raise to at most 35

  @RAISE-07 @cap.pot-limit
  Rule: In pot-limit a short all-in does not reopen the betting either

    @id.pot-limit-raiser-may-not-raise-again
    Scenario: In pot-limit the raiser may not raise again after a short all-in
      Given a pot-limit table with blinds 5/10
      And these seats
        | seat | stack |
        | BTN  |    40 |
        | SB   |  1000 |
        | BB   |  1000 |
        | UTG  |  1000 |
      And the action so far: UTG raises to 30, BTN goes all-in for 40, SB folds
      When BB calls
      Then UTG may call 10
      And UTG may only fold or call
