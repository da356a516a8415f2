@cap.fixed-limit @cap.unequal-stacks
Feature: An all-in for less than a bet in fixed-limit
  Half a bet is the line: what is less is only called or completed, what is more counts in full.

  @XR-18
  Rule: Half a bet counts as a full one

    # B93
    @id.less-than-half-is-completed
    Scenario: An all-in that adds less than half a bet is called or completed by those still to act
      Given a fixed-limit table with blinds 10/20 and bets 20/40
      And these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |  1000 |
        | BB   |    48 |
      And the action so far: BTN calls, SB calls, BB checks; flop: SB bets 20
      When BB goes all-in for 28
      Then BTN acts next
      And BTN may call 28
      And BTN may raise to at least 40
      And BTN may raise to at most 40

    @id.no-other-completion @switch.on_illegal_amount.reject
    Scenario Outline: A raise to <to> over an all-in of 28 is refused
      Given a fixed-limit table with blinds 10/20 and bets 20/40
      And these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |  1000 |
        | BB   |    48 |
      And the action so far: BTN calls, SB calls, BB checks; flop: SB bets 20, BB goes all-in for 28
      When BTN tries to raise to <to>
      Then the action is refused

      Examples:
        | case             | to |
        | twice-the-all-in | 36 |
        | a-bet-on-top     | 48 |

    # B93
    @id.less-than-half-reopens-nothing
    Scenario: The bettor may not raise again after an all-in of less than half a bet more
      Given a fixed-limit table with blinds 10/20 and bets 20/40
      And these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |  1000 |
        | BB   |    48 |
      And the action so far: BTN calls, SB calls, BB checks; flop: SB bets 20, BB goes all-in for 28
      When BTN calls
      Then SB acts next
      And SB may call 8
      And SB may only fold or call

    @id.completion-reopens
    Scenario: The bettor may raise again when the all-in is completed
      Given a fixed-limit table with blinds 10/20 and bets 20/40
      And these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |  1000 |
        | BB   |    48 |
      And the action so far: BTN calls, SB calls, BB checks; flop: SB bets 20, BB goes all-in for 28
      When BTN raises to 40
      Then SB may call 20
      And SB may raise to at least 60
      And SB may raise to at most 60

    @id.more-than-half-is-raised
    Scenario: Over an all-in that adds more than half a bet the raise is a full one
      Given a fixed-limit table with blinds 10/20 and bets 20/40
      And these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |  1000 |
        | BB   |    52 |
      And the action so far: BTN calls, SB calls, BB checks; flop: SB bets 20
      When BB goes all-in for 32
      Then BTN may raise to at least 52
      And BTN may raise to at most 52

    @id.no-completion-of-more-than-half @switch.on_illegal_amount.reject
    Scenario Outline: A raise to <to> over an all-in of 32 is refused
      Given a fixed-limit table with blinds 10/20 and bets 20/40
      And these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |  1000 |
        | BB   |    52 |
      And the action so far: BTN calls, SB calls, BB checks; flop: SB bets 20, BB goes all-in for 32
      When BTN tries to raise to <to>
      Then the action is refused

      Examples:
        | case         | to |
        | a-completion | 40 |
        | one-less     | 51 |
        | four-short   | 48 |

    @id.more-than-half-reopens
    Scenario: The bettor may raise again after an all-in of more than half a bet more
      Given a fixed-limit table with blinds 10/20 and bets 20/40
      And these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |  1000 |
        | BB   |    52 |
      And the action so far: BTN calls, SB calls, BB checks; flop: SB bets 20, BB goes all-in for 32
      When BTN calls
      Then SB acts next
      And SB may call 12
      And SB may raise to at least 52

    # B93
    @id.exactly-half-reopens
    Scenario: An all-in that adds exactly half a bet counts in full
      Given a fixed-limit table with blinds 10/20 and bets 20/40
      And these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |  1000 |
        | BB   |    50 |
      And the action so far: BTN calls, SB calls, BB checks; flop: SB bets 20, BB goes all-in for 30
      When BTN calls
      Then SB may call 10
      And SB may raise to at least 50
      And SB may raise to at most 50

    @id.one-chip-below-half
    Scenario: An all-in that is one chip below half a bet reopens nothing
      Given a fixed-limit table with blinds 10/20 and bets 20/40
      And these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |  1000 |
        | BB   |    49 |
      And the action so far: BTN calls, SB calls, BB checks; flop: SB bets 20, BB goes all-in for 29
      When BTN calls
      Then SB may call 9
      And SB may only fold or call

    @id.several-add-up
    Scenario: Two small all-ins that add half a bet together reopen the betting to the bettor
      Given a fixed-limit table with blinds 10/20 and bets 20/40
      And these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |  1000 |
        | BB   |    48 |
        | UTG  |    54 |
      And the action so far: UTG calls, BTN calls, SB calls, BB checks; flop: SB bets 20, BB goes all-in for 28, UTG goes all-in for 34
      When BTN calls
      Then SB acts next
      And SB may call 14
      And SB may raise to at least 54

    @id.several-below-half
    Scenario: Two small all-ins that stay below half a bet together reopen nothing
      Given a fixed-limit table with blinds 10/20 and bets 20/40
      And these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |  1000 |
        | BB   |    44 |
        | UTG  |    49 |
      And the action so far: UTG calls, BTN calls, SB calls, BB checks; flop: SB bets 20, BB goes all-in for 24, UTG goes all-in for 29
      When BTN calls
      Then SB may call 9
      And SB may only fold or call

    @id.several-below-half-are-completed
    Scenario: Two small all-ins that stay below half a bet together are completed
      Given a fixed-limit table with blinds 10/20 and bets 20/40
      And these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |  1000 |
        | BB   |    44 |
        | UTG  |    49 |
      And the action so far: UTG calls, BTN calls, SB calls, BB checks; flop: SB bets 20, BB goes all-in for 24
      When UTG goes all-in for 29
      Then BTN may raise to at least 40
      And BTN may raise to at most 40

    @id.judged-by-what-a-player-faces
    Scenario: One who called the first small all-in faces only the second and may not raise
      Given a fixed-limit table with blinds 10/20 and bets 20/40
      And these seats
        | seat | stack |
        | BTN  |    54 |
        | SB   |  1000 |
        | BB   |    48 |
        | UTG  |  1000 |
      And the action so far: UTG calls, BTN calls, SB calls, BB checks; flop: SB bets 20, BB goes all-in for 28, UTG calls, BTN goes all-in for 34
      When SB calls
      Then UTG acts next
      And UTG may call 6
      And UTG may only fold or call

    @id.opening-all-in
    Scenario Outline: Over an opening all-in of <to> the raise is to <raise>
      Given a fixed-limit table with blinds 10/20 and bets 20/40
      And these seats
        | seat | stack   |
        | BTN  |    1000 |
        | SB   | <stack> |
        | BB   |    1000 |
      And the action so far: BTN calls, SB calls, BB checks
      When SB goes all-in for <to>
      Then BB may raise to at least <raise>
      And BB may raise to at most <raise>

      Examples:
        | case           | stack | to | raise |
        # B93
        | more-than-half |    35 | 15 |    35 |
        | exactly-half   |    30 | 10 |    30 |
        | one-below-half |    29 |  9 |    20 |
        | a-quarter      |    25 |  5 |    20 |

    @id.checked-to-a-small-opening-all-in
    Scenario: One who has checked may not raise an opening all-in of less than half a bet
      Given a fixed-limit table with blinds 10/20 and bets 20/40
      And these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |  1000 |
        | BB   |    25 |
      And the action so far: BTN calls, SB calls, BB checks; flop: SB checks, BB goes all-in for 5
      When BTN calls
      Then SB may call 5
      And SB may only fold or call

    @id.before-the-flop
    Scenario: Before the flop a small all-in is measured from the big blind
      Given a fixed-limit table with blinds 10/20 and bets 20/40
      And these seats
        | seat | stack |
        | BTN  |    25 |
        | SB   |  1000 |
        | BB   |  1000 |
        | UTG  |  1000 |
      And the action so far: UTG calls, BTN goes all-in for 25, SB folds
      When BB calls
      Then UTG may call 5
      And UTG may only fold or call

    @id.half-of-the-big-bet
    Scenario Outline: On the turn an all-in of <to> over a bet of 40 is raised to <raise>
      Given a fixed-limit table with blinds 10/20 and bets 20/40
      And these seats
        | seat | stack   |
        | BTN  |    1000 |
        | SB   |    1000 |
        | BB   | <stack> |
      And the action so far: BTN calls, SB calls, BB checks; flop: SB checks, BB checks, BTN checks; turn: SB bets 40
      When BB goes all-in for <to>
      Then BTN may raise to at least <raise>
      And BTN may raise to at most <raise>

      Examples:
        | case           | stack | to | raise |
        | exactly-half   |    80 | 60 |   100 |
        | one-below-half |    79 | 59 |    80 |

    @id.more-than-half-counts-for-the-cap @switch.raise_cap.3
    Scenario: An all-in that adds more than half a bet is one of the three raises
      Given a fixed-limit table with blinds 10/20 and bets 20/40
      And these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |  1000 |
        | BB   |    52 |
        | UTG  |  1000 |
      And the action so far: UTG calls, BTN calls, SB calls, BB checks; flop: SB bets 20, BB goes all-in for 32, UTG raises to 52
      When BTN raises to 72
      Then SB acts next
      And SB may only fold or call

    @id.less-than-half-does-not-count @switch.raise_cap.3
    Scenario: A small all-in and its completion are together one of the three raises
      Given a fixed-limit table with blinds 10/20 and bets 20/40
      And these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |  1000 |
        | BB   |    48 |
        | UTG  |  1000 |
      And the action so far: UTG calls, BTN calls, SB calls, BB checks; flop: SB bets 20, BB goes all-in for 28, UTG raises to 40
      When BTN raises to 60
      Then SB acts next
      And SB may raise to at least 80
