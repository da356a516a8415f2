Feature: The smallest opening bet
  What a bet is at least, on every street after the flop.

  @XR-23 @cap.no-limit
  Rule: The smallest bet is the big blind on every street

    @id.one-big-blind
    Scenario: The first player on the flop may bet one big blind or more
      Given a no-limit table with blinds 5/10
      And 3 players with 1000 each
      When the action goes: BTN calls, SB calls, BB checks
      Then SB may bet at least 10

    @id.less-is-refused @switch.on_illegal_amount.reject
    Scenario Outline: A bet of <to> at a big blind of 10 is refused
      Given a no-limit table with blinds 5/10
      And 3 players with 1000 each
      And the action so far: BTN calls, SB calls, BB checks
      When SB tries to bet <to>
      Then the action is refused

      Examples:
        | case            | to |
        | one-chip        |  1 |
        | the-small-blind |  5 |
        | one-chip-less   |  9 |

    @id.a-blind-or-more-is-accepted
    Scenario Outline: A bet of <to> at a big blind of 10 is accepted
      Given a no-limit table with blinds 5/10
      And 3 players with 1000 each
      And the action so far: BTN calls, SB calls, BB checks
      When SB tries to bet <to>
      Then the action is accepted

      Examples:
        | case          | to |
        | the-big-blind | 10 |
        | one-chip-more | 11 |

    @id.same-on-later-streets
    Scenario Outline: The smallest bet on the <case> is the big blind, whatever was bet before
      Given a no-limit table with blinds 5/10
      And 3 players with 1000 each
      When the action goes: BTN raises to 50, SB folds, BB calls; flop: BB bets 100, BTN calls<more>
      Then BB may bet at least 10

      Examples:
        | case  | more                               |
        | turn  |                                    |
        | river | ; turn: BB bets 200, BTN calls     |

    @id.all-in-for-less-is-accepted @cap.unequal-stacks
    Scenario: An all-in bet below the big blind is accepted
      Given a no-limit table with blinds 5/10
      And these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |    17 |
        | BB   |  1000 |
      And the action so far: BTN calls, SB calls, BB checks
      When SB tries to bet 7
      Then the action is accepted

    @id.part-of-a-short-stack-is-refused @cap.unequal-stacks @switch.on_illegal_amount.reject
    Scenario: A bet below the big blind that keeps a chip back is refused
      Given a no-limit table with blinds 5/10
      And these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |    17 |
        | BB   |  1000 |
      And the action so far: BTN calls, SB calls, BB checks
      When SB tries to bet 6
      Then the action is refused

    @id.short-big-blind-is-no-yardstick @cap.unequal-stacks
    Scenario: A big blind posted short does not lower the smallest bet
      Given a no-limit table with blinds 5/10
      And these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |  1000 |
        | BB   |     4 |
      And the action so far: BTN raises to 20, SB calls; flop: SB checks
      When the action goes: flop: BTN checks
      Then SB may bet at least 10

    @id.short-blind-leaves-nothing-on-the-flop @cap.unequal-stacks
    Scenario: Bets of the first round do not count on the flop when a blind is all-in
      Given a no-limit table with blinds 5/10
      And these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |  1000 |
        | BB   |     4 |
      When the action goes: BTN raises to 20, SB calls; flop: SB bets 10
      Then BTN may call 10
      And BTN may raise to at least 20

    # B42
    @id.straddle-is-no-yardstick @cap.straddle @switch.straddle.utg
    Scenario: A straddle does not raise the smallest bet after the flop
      Given a no-limit table with blinds 5/10
      And 4 players with 1000 each
      And UTG straddles to 20
      When the action goes: BTN calls, SB calls, BB calls, UTG checks
      Then SB may bet at least 10

  @XR-23 @cap.pot-limit
  Rule: In pot-limit the smallest bet is the big blind, too

    @id.pot-limit-one-big-blind
    Scenario: In pot-limit the first player on the flop may bet one big blind or more
      Given a pot-limit table with blinds 5/10
      And 3 players with 1000 each
      When the action goes: BTN calls, SB calls, BB checks
      Then SB may bet at least 10
