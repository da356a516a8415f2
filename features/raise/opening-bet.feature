@cap.no-limit
Feature: The smallest opening bet
  What a bet is at least, on every street after the flop.

  Background:
    Given a no-limit table with blinds 5/10

  @XR-23
  Rule: The smallest bet is the big blind on every street

    @id.one-big-blind
    Scenario: The first player on the flop may bet one big blind or more
      Given 3 players with 1000 each
      When the action goes: BTN calls, SB calls, BB checks
      Then SB may bet at least 10

    @id.less-is-refused
    Scenario Outline: A bet of <to> at a big blind of 10 is refused
      Given 3 players with 1000 each
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
      Given 3 players with 1000 each
      And the action so far: BTN calls, SB calls, BB checks
      When SB tries to bet <to>
      Then the action is accepted

      Examples:
        | case          | to |
        | the-big-blind | 10 |
        | one-chip-more | 11 |

    @id.same-on-later-streets
    Scenario Outline: The smallest bet on the <case> is the big blind, whatever was bet before
      Given 2 players with 1000 each
      When the action goes: BTN raises to 50, BB calls; flop: BB bets 100, BTN calls<more>
      Then BB may bet at least 10

      Examples:
        | case  | more                               |
        | turn  |                                    |
        | river | ; turn: BB bets 200, BTN calls     |

    @id.all-in-for-less-is-accepted @cap.unequal-stacks
    Scenario: An all-in bet below the big blind is accepted
      Given these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |    17 |
        | BB   |  1000 |
      And the action so far: BTN calls, SB calls, BB checks
      When SB tries to bet 7
      Then the action is accepted

    @id.part-of-a-short-stack-is-refused @cap.unequal-stacks
    Scenario: A bet below the big blind that keeps a chip back is refused
      Given these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |    17 |
        | BB   |  1000 |
      And the action so far: BTN calls, SB calls, BB checks
      When SB tries to bet 6
      Then the action is refused

    @id.raise-over-a-short-bet @cap.unequal-stacks
    Scenario: Over an all-in bet below the big blind a raise adds one big blind
      # B10
      Given these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |    17 |
        | BB   |  1000 |
      And the action so far: BTN calls, SB calls, BB checks
      When the action goes: flop: SB goes all-in for 7
      Then BB may call 7
      And BB may raise to at least 17

    @id.short-big-blind-is-no-yardstick @cap.unequal-stacks
    Scenario: A big blind posted short does not lower the smallest bet
      Given these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |  1000 |
        | BB   |     4 |
      When the action goes: BTN calls, SB calls
      Then SB may bet at least 10

    @id.short-blind-leaves-nothing-on-the-flop @cap.unequal-stacks
    Scenario: Bets of the first round do not count on the flop when a blind is all-in
      Given these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |  1000 |
        | BB   |     4 |
      When the action goes: BTN raises to 20, SB calls
      Then SB has bet 0
      And SB may bet at least 10

    @id.straddle-is-no-yardstick @cap.straddle @switch.straddle.utg
    Scenario: A straddle does not raise the smallest bet after the flop
      Given 4 players with 1000 each
      And UTG straddles to 20
      When the action goes: BTN calls, SB calls, BB calls, UTG checks
      Then SB may bet at least 10
