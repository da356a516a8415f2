@cap.spread-limit
Feature: Bets within a spread
  In spread-limit a bet or raise is any amount from a low to a high figure.

  @LIMIT-05
  Rule: A bet or raise is from the low to the high figure

    @id.range-on-the-flop @switch.sb_ratio.free
    Scenario: A bet may be any amount from the low to the high figure
      Given a spread-limit table with blinds 1/1 and bets from 1 to 4
      And 3 players with 100 each
      When the action goes: BTN calls, SB checks, BB checks
      Then SB may bet at least 1
      And SB may bet at most 4

    @id.within-the-spread @switch.sb_ratio.free
    Scenario Outline: A bet of <to> in a spread of 1 to 4 is accepted
      Given a spread-limit table with blinds 1/1 and bets from 1 to 4
      And 3 players with 100 each
      And the action so far: BTN calls, SB checks, BB checks
      When SB tries to bet <to>
      Then the action is accepted

      Examples:
        | case            | to |
        | the-low-figure  |  1 |
        | two             |  2 |
        | three           |  3 |
        | the-high-figure |  4 |

    @id.above-the-spread @switch.sb_ratio.free @switch.on_illegal_amount.reject
    Scenario Outline: A bet of <to> in a spread of 1 to 4 is refused
      Given a spread-limit table with blinds 1/1 and bets from 1 to 4
      And 3 players with 100 each
      And the action so far: BTN calls, SB checks, BB checks
      When SB tries to bet <to>
      Then the action is refused

      Examples:
        | case          | to |
        # B92
        | one-chip-more |  5 |
        | much-more     | 10 |

    @id.below-the-spread @switch.on_illegal_amount.reject
    Scenario: A bet below the low figure is refused
      Given a spread-limit table with blinds 1/2 and bets from 2 to 10
      And 3 players with 100 each
      And the action so far: BTN calls, SB calls, BB checks
      When SB tries to bet 1
      Then the action is refused

    @id.on-every-street
    Scenario Outline: The spread of a bet is the same on the <case>
      Given a spread-limit table with blinds 1/2 and bets from 2 to 10
      And 2 players with 100 each
      When the action goes: BTN calls, BB checks<streets>
      Then BB may bet at least 2
      And BB may bet at most 10

      Examples:
        | case  | streets                                                             |
        | flop  |                                                                     |
        | turn  | ; flop: BB checks, BTN checks                                       |
        | river | ; flop: BB checks, BTN checks; turn: BB checks, BTN checks          |

    @id.raise-before-the-flop
    Scenario: A raise before the flop adds up to the high figure
      Given a spread-limit table with blinds 1/2 and bets from 2 to 10
      And 3 players with 100 each
      When the cards are dealt
      Then BTN may call 2
      And BTN may raise to at most 12

    @id.raise-above-the-spread @switch.on_illegal_amount.reject
    Scenario: A raise that adds more than the high figure is refused
      Given a spread-limit table with blinds 1/2 and bets from 2 to 10
      And 3 players with 100 each
      When BTN tries to raise to 13
      Then the action is refused

    @id.all-in-for-less @cap.unequal-stacks
    Scenario: Whoever has less than the low figure may bet it all
      Given a spread-limit table with blinds 1/2 and bets from 2 to 10
      And these seats
        | seat | stack |
        | BTN  |   100 |
        | SB   |     3 |
        | BB   |   100 |
      And the action so far: BTN calls, SB calls, BB checks
      When SB goes all-in for 1
      Then BB may call 1

    @id.blind-above-the-low-figure @switch.spread_blind.given
    Scenario: A big blind above the low figure leaves the smallest bet as it is
      Given a spread-limit table with blinds 1/2 and bets from 1 to 4
      And 3 players with 100 each
      When the action goes: BTN calls, SB calls, BB checks
      Then SB may bet at least 1
      And SB may bet at most 4

  @LIMIT-06
  Rule: A raise adds at least as much as any bet or raise before it

    # B92
    @id.adds-the-bet @switch.sb_ratio.free
    Scenario: Over a bet of 3 in a spread of 1 to 4 the raise is to 6 or 7
      Given a spread-limit table with blinds 1/1 and bets from 1 to 4
      And 3 players with 100 each
      And the action so far: BTN calls, SB checks, BB checks
      When SB bets 3
      Then BB acts next
      And BB may raise to at least 6
      And BB may raise to at most 7

    @id.other-raises-over-the-bet @switch.sb_ratio.free @switch.on_illegal_amount.reject
    Scenario Outline: A raise to <to> over a bet of 3 in a spread of 1 to 4 is refused
      Given a spread-limit table with blinds 1/1 and bets from 1 to 4
      And 3 players with 100 each
      And the action so far: BTN calls, SB checks, BB checks; flop: SB bets 3
      When BB tries to raise to <to>
      Then the action is refused

      Examples:
        | case               | to |
        | the-low-figure     |  4 |
        | one-chip-less      |  5 |
        | above-the-high-one |  8 |

    # B92
    @id.adds-the-raise @switch.sb_ratio.free
    Scenario: After a raise by the high figure only the same again is open
      Given a spread-limit table with blinds 1/1 and bets from 1 to 4
      And 3 players with 100 each
      And the action so far: BTN calls, SB checks, BB checks; flop: SB bets 3
      When BB raises to 7
      Then BTN acts next
      And BTN may raise to at least 11
      And BTN may raise to at most 11

    @id.other-raises-over-the-raise @switch.sb_ratio.free @switch.on_illegal_amount.reject
    Scenario Outline: A raise to <to> over a raise from 3 to 7 is refused
      Given a spread-limit table with blinds 1/1 and bets from 1 to 4
      And 3 players with 100 each
      And the action so far: BTN calls, SB checks, BB checks; flop: SB bets 3, BB raises to 7
      When BTN tries to raise to <to>
      Then the action is refused

      Examples:
        | case               | to |
        | the-low-figure     |  8 |
        | two                |  9 |
        | the-bet            | 10 |
        | above-the-high-one | 12 |

    @id.blind-counts-as-a-bet
    Scenario: The first raise adds at least the big blind
      Given a spread-limit table with blinds 1/2 and bets from 2 to 10
      And 3 players with 100 each
      When the cards are dealt
      Then BTN acts next
      And BTN may raise to at least 4

    @id.larger-blind-counts-as-a-bet @switch.spread_blind.given
    Scenario: Over a big blind above the low figure the raise adds at least the blind
      Given a spread-limit table with blinds 1/2 and bets from 1 to 4
      And 3 players with 100 each
      When the cards are dealt
      Then BTN acts next
      And BTN may raise to at least 4
      And BTN may raise to at most 6

    @id.other-raises-over-a-larger-blind @switch.spread_blind.given @switch.on_illegal_amount.reject
    Scenario Outline: A first raise to <to> over a blind of 2 in a spread of 1 to 4 is refused
      Given a spread-limit table with blinds 1/2 and bets from 1 to 4
      And 3 players with 100 each
      When BTN tries to raise to <to>
      Then the action is refused

      Examples:
        | case               | to |
        | the-low-figure     |  3 |
        | above-the-high-one |  7 |

    # B92
    @id.next-round-begins-low
    Scenario: A raise of an earlier round no longer counts
      Given a spread-limit table with blinds 1/2 and bets from 2 to 10
      And 2 players with 100 each
      And the action so far: BTN raises to 12, BB calls
      When BB bets 2
      Then BTN may raise to at least 4

    @id.short-all-in-sets-no-measure @cap.unequal-stacks @switch.sb_ratio.free @switch.spread_short_all_in.full_increment
    Scenario: Over a short all-in the raise still adds the bet
      Given a spread-limit table with blinds 1/1 and bets from 1 to 4
      And these seats
        | seat | stack |
        | BTN  |   100 |
        | SB   |   100 |
        | BB   |     6 |
      And the action so far: BTN calls, SB checks, BB checks; flop: SB bets 3
      When BB goes all-in for 5
      Then BTN acts next
      And BTN may raise to at least 8
      And BTN may raise to at most 9

    @id.other-raises-over-a-short-all-in @cap.unequal-stacks @switch.sb_ratio.free @switch.spread_short_all_in.full_increment @switch.on_illegal_amount.reject
    Scenario Outline: A raise to <to> over an all-in from 3 to 5 is refused
      Given a spread-limit table with blinds 1/1 and bets from 1 to 4
      And these seats
        | seat | stack |
        | BTN  |   100 |
        | SB   |   100 |
        | BB   |     6 |
      And the action so far: BTN calls, SB checks, BB checks; flop: SB bets 3, BB goes all-in for 5
      When BTN tries to raise to <to>
      Then the action is refused

      Examples:
        | case               | to |
        | a-completion       |  6 |
        | one-chip-less      |  7 |
        | above-the-high-one | 10 |

    @id.short-all-in-reopens-nothing @cap.unequal-stacks @switch.sb_ratio.free @switch.spread_short_all_in.full_increment
    Scenario: Where the full increment is asked for, an all-in of two over a bet of three reopens nothing
      Given a spread-limit table with blinds 1/1 and bets from 1 to 4
      And these seats
        | seat | stack |
        | BTN  |   100 |
        | SB   |   100 |
        | BB   |     6 |
      And the action so far: BTN calls, SB checks, BB checks; flop: SB bets 3, BB goes all-in for 5
      When BTN calls
      Then SB acts next
      And SB may only fold or call

    @id.full-increment-reopens @cap.unequal-stacks @switch.sb_ratio.free @switch.spread_short_all_in.full_increment
    Scenario: Where the full increment is asked for, an all-in of three over a bet of three reopens the betting
      Given a spread-limit table with blinds 1/1 and bets from 1 to 4
      And these seats
        | seat | stack |
        | BTN  |   100 |
        | SB   |   100 |
        | BB   |     7 |
      And the action so far: BTN calls, SB checks, BB checks; flop: SB bets 3, BB goes all-in for 6
      When BTN calls
      Then SB may raise to at least 9

    @id.half-reopens @cap.unequal-stacks @switch.sb_ratio.free @switch.spread_short_all_in.half_bet
    Scenario: Where half is enough, an all-in of two over a bet of three reopens the betting
      Given a spread-limit table with blinds 1/1 and bets from 1 to 4
      And these seats
        | seat | stack |
        | BTN  |   100 |
        | SB   |   100 |
        | BB   |     6 |
      And the action so far: BTN calls, SB checks, BB checks; flop: SB bets 3, BB goes all-in for 5
      When BTN calls
      Then SB acts next
      And SB may raise

    @id.exactly-half-reopens @cap.unequal-stacks @switch.sb_ratio.free @switch.spread_short_all_in.half_bet
    Scenario: Where half is enough, an all-in of two over a bet of four reopens the betting
      Given a spread-limit table with blinds 1/1 and bets from 1 to 4
      And these seats
        | seat | stack |
        | BTN  |   100 |
        | SB   |   100 |
        | BB   |     7 |
      And the action so far: BTN calls, SB checks, BB checks; flop: SB bets 4, BB goes all-in for 6
      When BTN calls
      Then SB may raise

    @id.less-than-half-reopens-nothing @cap.unequal-stacks @switch.sb_ratio.free @switch.spread_short_all_in.half_bet
    Scenario: Where half is enough, an all-in of one over a bet of three reopens nothing
      Given a spread-limit table with blinds 1/1 and bets from 1 to 4
      And these seats
        | seat | stack |
        | BTN  |   100 |
        | SB   |   100 |
        | BB   |     5 |
      And the action so far: BTN calls, SB checks, BB checks; flop: SB bets 3, BB goes all-in for 4
      When BTN calls
      Then SB may only fold or call

  @LIMIT-07 @switch.sb_ratio.free
  Rule: The high figure may be higher on the turn and the river

    @id.flop-keeps-the-first-figure @switch.on_illegal_amount.reject
    Scenario: The flop has the high figure of the first two rounds
      Given a spread-limit table with blinds 1/1 and bets from 1 to 4
      And bets up to 8 on the turn and the river
      And 3 players with 100 each
      And the action so far: BTN calls, SB checks, BB checks
      When SB tries to bet 5
      Then the action is refused

    @id.before-the-flop
    Scenario: Before the flop a raise adds no more than the first high figure
      Given a spread-limit table with blinds 1/1 and bets from 1 to 4
      And bets up to 8 on the turn and the river
      And 3 players with 100 each
      When the cards are dealt
      Then BTN may raise to at most 5

    @id.turn-has-the-higher-figure
    Scenario Outline: A bet of <to> on the turn of a spread of 1 to 4, later 8, is accepted
      Given a spread-limit table with blinds 1/1 and bets from 1 to 4
      And bets up to 8 on the turn and the river
      And 3 players with 100 each
      And the action so far: BTN calls, SB checks, BB checks; flop: SB checks, BB checks, BTN checks
      When SB tries to bet <to>
      Then the action is accepted

      Examples:
        | case                    | to |
        | above-the-first-figure  |  5 |
        | the-higher-figure       |  8 |

    @id.above-the-higher-figure @switch.on_illegal_amount.reject
    Scenario: A bet above the higher figure on the turn is refused
      Given a spread-limit table with blinds 1/1 and bets from 1 to 4
      And bets up to 8 on the turn and the river
      And 3 players with 100 each
      And the action so far: BTN calls, SB checks, BB checks; flop: SB checks, BB checks, BTN checks
      When SB tries to bet 9
      Then the action is refused

    @id.low-figure-stays
    Scenario: The low figure stays as it is on the turn
      Given a spread-limit table with blinds 1/1 and bets from 1 to 4
      And bets up to 8 on the turn and the river
      And 3 players with 100 each
      When the action goes: BTN calls, SB checks, BB checks; flop: SB checks, BB checks, BTN checks
      Then SB may bet at least 1

    @id.raise-on-the-turn
    Scenario: A raise on the turn adds up to the higher figure
      Given a spread-limit table with blinds 1/1 and bets from 1 to 4
      And bets up to 8 on the turn and the river
      And 2 players with 100 each
      And the action so far: BTN checks, BB checks; flop: BB checks, BTN checks
      When BB bets 5
      Then BTN may raise to at least 10
      And BTN may raise to at most 13

    @id.river-has-the-higher-figure
    Scenario: The river has the higher figure, too
      Given a spread-limit table with blinds 1/1 and bets from 1 to 4
      And bets up to 8 on the turn and the river
      And 2 players with 100 each
      When the action goes: BTN checks, BB checks; flop: BB checks, BTN checks; turn: BB checks, BTN checks
      Then BB may bet at most 8
