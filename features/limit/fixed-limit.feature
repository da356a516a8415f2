@cap.fixed-limit
Feature: Bets of a fixed size
  In fixed-limit a bet or raise has one size: the small bet on the first two rounds, the big bet on the others.

  @LIMIT-02 @switch.sb_ratio.free
  Rule: A bet and a raise are exactly the size of the round

    @id.one-bet-is-open
    Scenario: The bet on the flop is the small bet and nothing else
      Given a fixed-limit table with blinds 1/3 and bets 3/6
      And 3 players with 1000 each
      When the action goes: BTN calls, SB calls, BB checks
      Then SB acts next
      And SB may bet at least 3
      And SB may bet at most 3

    @id.the-bet-is-accepted
    Scenario: A bet of the prescribed size is accepted
      Given a fixed-limit table with blinds 1/3 and bets 3/6
      And 3 players with 1000 each
      And the action so far: BTN calls, SB calls, BB checks
      When SB tries to bet 3
      Then the action is accepted

    @id.another-bet-is-refused @switch.on_illegal_amount.reject
    Scenario Outline: A bet of <to> where the bet is 3 is refused
      Given a fixed-limit table with blinds 1/3 and bets 3/6
      And 3 players with 1000 each
      And the action so far: BTN calls, SB calls, BB checks
      When SB tries to bet <to>
      Then the action is refused

      Examples:
        | case            |  to |
        | one-chip-less   |   2 |
        | one-chip-more   |   4 |
        | the-big-bet     |   6 |
        | the-whole-stack | 997 |

    @id.one-raise-is-open
    Scenario: The raise over a bet adds the same and nothing else
      Given a fixed-limit table with blinds 1/3 and bets 3/6
      And 3 players with 1000 each
      And the action so far: BTN calls, SB calls, BB checks
      When SB bets 3
      Then BB may raise to at least 6
      And BB may raise to at most 6

    @id.another-raise-is-refused @switch.on_illegal_amount.reject
    Scenario Outline: A raise to <to> over a bet of 3 is refused
      Given a fixed-limit table with blinds 1/3 and bets 3/6
      And 3 players with 1000 each
      And the action so far: BTN calls, SB calls, BB checks; flop: SB bets 3
      When BB tries to raise to <to>
      Then the action is refused

      Examples:
        | case          | to |
        | one-chip-less |  5 |
        | one-chip-more |  7 |
        | two-raises    |  9 |

    @id.all-in-for-less @cap.unequal-stacks
    Scenario: Whoever has less than the bet may bet it all
      Given a fixed-limit table with blinds 1/3 and bets 3/6
      And these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |     5 |
        | BB   |  1000 |
      And the action so far: BTN calls, SB calls, BB checks
      When SB goes all-in for 2
      Then BB may call 2

    @id.no-all-in-for-more @cap.unequal-stacks @switch.on_illegal_amount.reject
    Scenario: Whoever has more than the bet may not bet it all
      Given a fixed-limit table with blinds 1/3 and bets 3/6
      And these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |     7 |
        | BB   |  1000 |
      And the action so far: BTN calls, SB calls, BB checks
      When SB tries to bet 4
      Then the action is refused

    @id.all-in-raise-for-less @cap.unequal-stacks
    Scenario: Whoever has less than the raise may raise all-in
      Given a fixed-limit table with blinds 1/3 and bets 3/6
      And these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |  1000 |
        | BB   |     8 |
      And the action so far: BTN calls, SB calls, BB checks; flop: SB bets 3
      When BB tries to raise to 5
      Then the action is accepted

  @LIMIT-03 @switch.sb_ratio.free
  Rule: Before the flop and on the flop it is the small bet

    @id.first-raise
    Scenario: The first raise adds a small bet to the big blind
      Given a fixed-limit table with blinds 1/3 and bets 3/6
      And 3 players with 1000 each
      When the cards are dealt
      Then BTN acts next
      And BTN may raise to at least 6
      And BTN may raise to at most 6

    @id.another-first-raise-is-refused @switch.on_illegal_amount.reject
    Scenario Outline: A first raise to <to> is refused
      Given a fixed-limit table with blinds 1/3 and bets 3/6
      And 3 players with 1000 each
      When BTN tries to raise to <to>
      Then the action is refused

      Examples:
        | case           | to |
        | one-chip-less  |  5 |
        | one-chip-more  |  7 |
        | a-big-bet-more |  9 |
        | three-bets     | 12 |

    @id.first-raise-over-a-third-blind @switch.forced_bets.multiple_blinds
    Scenario: The first raise adds a small bet to a third blind of two small bets
      Given a fixed-limit table with blinds 1/3 and bets 3/6
      And 4 players with 1000 each
      And the forced bets are
        | seat | bet |
        | SB   |   1 |
        | BB   |   3 |
        | UTG  |   6 |
      When the cards are dealt
      Then BTN may raise to at least 9
      And BTN may raise to at most 9

    @id.second-raise
    Scenario: The second raise before the flop adds a small bet again
      Given a fixed-limit table with blinds 1/3 and bets 3/6
      And 3 players with 1000 each
      When BTN raises to 6
      Then SB may raise to at least 9
      And SB may raise to at most 9

    @id.bet-on-the-flop
    Scenario: After a raise before the flop the bet on the flop is the small bet
      Given a fixed-limit table with blinds 1/3 and bets 3/6
      And 3 players with 1000 each
      And the action so far: BTN raises to 6, SB calls, BB calls
      When SB tries to bet 3
      Then the action is accepted

    @id.raise-on-the-flop
    Scenario: The raise on the flop is a small bet
      Given a fixed-limit table with blinds 1/3 and bets 3/6
      And 3 players with 1000 each
      And the action so far: BTN raises to 6, SB calls, BB calls
      When SB bets 3
      Then BB acts next
      And BB may raise to at least 6
      And BB may raise to at most 6

    @id.another-raise-on-the-flop-is-refused @switch.on_illegal_amount.reject
    Scenario Outline: A raise to <to> on the flop over a bet of 3 is refused
      Given a fixed-limit table with blinds 1/3 and bets 3/6
      And 3 players with 1000 each
      And the action so far: BTN raises to 6, SB calls, BB calls; flop: SB bets 3
      When BB tries to raise to <to>
      Then the action is refused

      Examples:
        | case           | to |
        | one-chip-more  |  7 |
        | a-big-bet-more |  9 |

  @LIMIT-04 @switch.sb_ratio.free
  Rule: On the turn and the river it is the big bet

    @id.bet-on-the-turn
    Scenario: The bet on the turn is the big bet
      Given a fixed-limit table with blinds 1/3 and bets 3/6
      And 3 players with 1000 each
      When the action goes: BTN calls, SB calls, BB checks; flop: SB checks, BB checks, BTN checks
      Then SB may bet at least 6
      And SB may bet at most 6

    @id.another-bet-on-the-turn-is-refused @switch.on_illegal_amount.reject
    Scenario Outline: A bet of <to> on the turn is refused
      Given a fixed-limit table with blinds 1/3 and bets 3/6
      And 3 players with 1000 each
      And the action so far: BTN calls, SB calls, BB checks; flop: SB checks, BB checks, BTN checks
      When SB tries to bet <to>
      Then the action is refused

      Examples:
        | case          | to |
        | the-small-bet |  3 |
        | one-chip-less |  5 |
        | two-bets      | 12 |

    @id.raise-on-the-turn
    Scenario: The raise on the turn adds a big bet
      Given a fixed-limit table with blinds 1/3 and bets 3/6
      And 3 players with 1000 each
      And the action so far: BTN calls, SB calls, BB checks; flop: SB checks, BB checks, BTN checks
      When SB bets 6
      Then BB may raise to at least 12
      And BB may raise to at most 12

    @id.bet-on-the-river
    Scenario: After a raise on the turn the bet on the river is one big bet
      Given a fixed-limit table with blinds 1/3 and bets 3/6
      And 3 players with 1000 each
      And the action so far: BTN calls, SB calls, BB checks; flop: SB checks, BB checks, BTN checks
      When the action goes: SB bets 6, BB raises to 12, BTN folds, SB calls
      Then SB acts next
      And SB may bet at least 6
      And SB may bet at most 6

    @id.small-bet-on-the-river @switch.on_illegal_amount.reject
    Scenario: The small bet on the river is refused
      Given a fixed-limit table with blinds 1/3 and bets 3/6
      And 2 players with 1000 each
      And the action so far: BTN calls, BB checks; flop: BB checks, BTN checks; turn: BB checks, BTN checks
      When BB tries to bet 3
      Then the action is refused

    @id.big-bet-is-any-amount
    Scenario: The big bet need not be double the small one
      Given a fixed-limit table with blinds 2/4 and bets 4/10
      And 2 players with 1000 each
      When the action goes: BTN calls, BB checks; flop: BB checks, BTN checks
      Then BB may bet at least 10
      And BB may bet at most 10
