@cap.unequal-stacks
Feature: Raising over a short all-in
  How much a raise adds when the bet before it is a short all-in.

  @XR-17 @cap.no-limit
  Rule: The minimum raise stays the last full bet or raise, added to the all-in total

    @id.over-a-short-open-raise
    Scenario: Over an all-in between one and two big blinds a raise adds the big blind
      Given a no-limit table with blinds 5/10
      And these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |  1000 |
        | BB   |  1000 |
        | UTG  |    15 |
      When UTG goes all-in for 15
      Then BTN may raise to at least 25

    # B10
    @id.over-a-short-bet
    Scenario: Over an all-in bet below the big blind a raise adds one big blind
      Given a no-limit table with blinds 5/10
      And these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |    17 |
        | BB   |  1000 |
      And the action so far: BTN calls, SB calls, BB checks
      When the action goes: flop: SB goes all-in for 7
      Then BB may call 7
      And BB may raise to at least 17

    @id.over-three-short-all-ins
    Scenario: Over three short all-ins a raise adds the opening bet
      Given a no-limit table with blinds 5/10
      And these seats
        | seat  | stack |
        | BTN   |  1010 |
        | SB    |  1010 |
        | BB    |    60 |
        | UTG   |    75 |
        | UTG+1 |    90 |
        | CO    |  1010 |
      And the action so far: UTG calls, UTG+1 calls, CO calls, BTN calls, SB calls, BB checks; flop: SB bets 30, BB goes all-in for 50, UTG goes all-in for 65, UTG+1 goes all-in for 80
      When CO calls
      Then BTN may call 80
      And BTN may raise to at least 110

    @id.over-a-short-reraise
    Scenario: Over a short all-in above a raise, the next raise adds the full raise
      Given a no-limit table with blinds 5/10
      And these seats
        | seat | stack |
        | BTN  |    40 |
        | SB   |  1000 |
        | BB   |  1000 |
        | UTG  |  1000 |
      And the action so far: UTG raises to 30
      When BTN goes all-in for 40
      Then SB may raise to at least 60

    # B09
    @id.less-than-the-full-raise-is-refused @switch.on_illegal_amount.reject
    Scenario Outline: Over an all-in of 325 at a big blind of 200, a raise to <to> is refused
      Given a no-limit table with blinds 100/200
      And these seats
        | seat | stack |
        | BTN  |  5000 |
        | SB   |  5000 |
        | BB   |  5000 |
        | UTG  |   325 |
      And the action so far: UTG goes all-in for 325
      When BTN tries to raise to <to>
      Then the action is refused

      Examples:
        | case                       |  to |
        | two-big-blinds             | 400 |
        | adds-the-all-ins-increment | 450 |
        | one-chip-less              | 524 |

    # B09
    @id.exactly-the-full-raise
    Scenario: Over an all-in of 325 at a big blind of 200, a raise to 525 is accepted
      Given a no-limit table with blinds 100/200
      And these seats
        | seat | stack |
        | BTN  |  5000 |
        | SB   |  5000 |
        | BB   |  5000 |
        | UTG  |   325 |
      And the action so far: UTG goes all-in for 325
      When BTN tries to raise to 525
      Then the action is accepted

    # B09
    @id.next-raise-counts-from-the-all-in
    Scenario: The raise after that counts from the all-in total
      Given a no-limit table with blinds 100/200
      And these seats
        | seat | stack |
        | BTN  |  5000 |
        | SB   |  5000 |
        | BB   |  5000 |
        | UTG  |   325 |
      And the action so far: UTG goes all-in for 325
      When BTN raises to 525
      Then SB may raise to at least 725

    @id.full-then-short
    Scenario: A short all-in after a full all-in raise leaves the full raise as yardstick
      Given a no-limit table with blinds 5/10
      And these seats
        | seat | stack |
        | BTN  |    35 |
        | SB   |  1000 |
        | BB   |    30 |
        | UTG  |  1000 |
      And the action so far: UTG calls, BTN calls, SB calls, BB checks; flop: SB bets 10, BB goes all-in for 20, UTG calls
      When BTN goes all-in for 25
      Then SB may call 15
      And SB may raise to at least 35

    @id.short-then-full
    Scenario: A full all-in raise after a short one is the new yardstick
      Given a no-limit table with blinds 5/10
      And these seats
        | seat | stack |
        | BTN  |    55 |
        | SB   |  1000 |
        | BB   |    25 |
        | UTG  |  1000 |
      And the action so far: UTG calls, BTN calls, SB calls, BB checks; flop: SB bets 10, BB goes all-in for 15, UTG calls
      When BTN goes all-in for 45
      Then SB may call 35
      And SB may raise to at least 75

  @XR-19 @cap.no-limit
  Rule: A raise over a short all-in is a full raise, not a completion

    @id.smallest-raise-is-full
    Scenario: The smallest raise adds the whole bet to the all-in
      Given a no-limit table with blinds 5/10
      And these seats
        | seat | stack |
        | BTN  |  1010 |
        | SB   |  1010 |
        | BB   |  1010 |
        | UTG  |    70 |
      And the action so far: UTG calls, BTN calls, SB calls, BB checks; flop: SB checks, BB bets 40
      When UTG goes all-in for 60
      Then BTN may call 60
      And BTN may raise to at least 100

    @id.completion-is-refused @switch.on_illegal_amount.reject
    Scenario Outline: Over a bet of 40 and an all-in of 60, a raise to <to> is refused
      Given a no-limit table with blinds 5/10
      And these seats
        | seat | stack |
        | BTN  |  1010 |
        | SB   |  1010 |
        | BB   |  1010 |
        | UTG  |    70 |
      And the action so far: UTG calls, BTN calls, SB calls, BB checks; flop: SB checks, BB bets 40, UTG goes all-in for 60
      When BTN tries to raise to <to>
      Then the action is refused

      Examples:
        | case          | to |
        | completion    | 80 |
        | one-chip-less | 99 |

    @id.full-raise-is-accepted
    Scenario: Over a bet of 40 and an all-in of 60, a raise to 100 is accepted
      Given a no-limit table with blinds 5/10
      And these seats
        | seat | stack |
        | BTN  |  1010 |
        | SB   |  1010 |
        | BB   |  1010 |
        | UTG  |    70 |
      And the action so far: UTG calls, BTN calls, SB calls, BB checks; flop: SB checks, BB bets 40, UTG goes all-in for 60
      When BTN tries to raise to 100
      Then the action is accepted

    @id.no-completion-before-the-flop @switch.on_illegal_amount.reject
    Scenario: Before the flop an all-in of 15 is not completed to two big blinds
      Given a no-limit table with blinds 5/10
      And these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |  1000 |
        | BB   |  1000 |
        | UTG  |    15 |
      And the action so far: UTG goes all-in for 15
      When BTN tries to raise to 20
      Then the action is refused

  @XR-17 @cap.pot-limit
  Rule: In pot-limit the minimum raise over an all-in is the same

    @id.pot-limit-over-a-short-open-raise
    Scenario: In pot-limit a raise over an all-in between one and two big blinds adds the big blind
      Given a pot-limit table with blinds 5/10
      And these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |  1000 |
        | BB   |  1000 |
        | UTG  |    15 |
      When UTG goes all-in for 15
      Then BTN may raise to at least 25

  @XR-19 @cap.pot-limit
  Rule: In pot-limit a short all-in is not completed either

    @id.pot-limit-no-completion @switch.on_illegal_amount.reject
    Scenario: In pot-limit a completion of a short all-in is refused
      Given a pot-limit table with blinds 5/10
      And these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |  1000 |
        | BB   |  1000 |
        | UTG  |    70 |
      And the action so far: UTG calls, BTN calls, SB calls, BB checks; flop: SB checks, BB bets 40, UTG goes all-in for 60
      When BTN tries to raise to 80
      Then the action is refused
