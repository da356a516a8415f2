@cap.no-limit @cap.bb-ante @switch.ante_kind.big_blind
Feature: One ante for the whole table
  The big blind pays a single ante for everybody; a short one pays the blind first, where the house has not said otherwise.

  Background:
    Given a no-limit table with blinds 500/1000
    And a big-blind ante of 1000

  @XR-13
  Rule: The big blind antes for the table and pays the blind first

    @id.one-player-pays
    Scenario: Only the big blind pays the ante
      Given 3 players with 10000 each
      When the cards are dealt
      Then the seats show
        | seat | stack | bet  |
        | BTN  | 10000 |    0 |
        | SB   |  9500 |  500 |
        | BB   |  8000 | 1000 |
      And the pot is 2500

    @id.any-table-size
    Scenario Outline: The ante is paid once at a table of <players>
      Given <players> players with 10000 each
      When the cards are dealt
      Then the pot is 2500

      Examples:
        | case | players |
        | two  |       2 |
        | six  |       6 |
        | nine |       9 |

    @id.not-part-of-the-price
    Scenario: The ante is no part of the price or of the smallest raise
      Given 3 players with 10000 each
      When the cards are dealt
      Then BTN may call 1000
      And BTN may raise to at least 2000

    @id.covers-both-exactly @cap.unequal-stacks
    Scenario: A stack of exactly blind and ante pays both
      Given these seats
        | seat | stack |
        | BTN  | 10000 |
        | SB   | 10000 |
        | BB   |  2000 |
      When the cards are dealt
      Then BB has bet 1000
      And BB has 0 behind
      And the pot is 2500

    @id.blind-first @cap.unequal-stacks @switch.bba_order.bb_first
    Scenario: A big blind of 1500 posts the whole blind and half the ante
      Given these seats
        | seat | stack |
        | BTN  | 10000 |
        | SB   | 10000 |
        | BB   |  1500 |
      When the cards are dealt
      Then the seats show
        | seat | bet  |
        | BTN  |    0 |
        | SB   |  500 |
        | BB   | 1000 |
      And the pot is 2000
      And BTN acts next
      And BTN may call 1000

    @id.ante-first @cap.unequal-stacks @switch.bba_order.ante_first
    Scenario: Where the ante goes first a big blind of 1500 posts half the blind
      Given these seats
        | seat | stack |
        | BTN  | 10000 |
        | SB   | 10000 |
        | BB   |  1500 |
      When the cards are dealt
      Then the seats show
        | seat | bet |
        | BTN  |   0 |
        | SB   | 500 |
        | BB   | 500 |
      And the pot is 2000

    @id.blind-first-edges @cap.unequal-stacks @switch.bba_order.bb_first
    Scenario Outline: Blind first: a big blind of <stack> has bet <bet>
      Given these seats
        | seat | stack   |
        | BTN  |   10000 |
        | SB   |   10000 |
        | BB   | <stack> |
      When the cards are dealt
      Then BB has bet <bet>
      And BB has 0 behind
      And the pot is <pot>

      Examples:
        | case               | stack | bet  | pot  |
        | one-short-of-both  |  1999 | 1000 | 2499 |
        | one-over-the-blind |  1001 | 1000 | 1501 |
        | exactly-the-blind  |  1000 | 1000 | 1500 |
        | below-the-blind    |   600 |  600 | 1100 |

    @id.ante-first-edges @cap.unequal-stacks @switch.bba_order.ante_first
    Scenario Outline: Ante first: a big blind of <stack> has bet <bet>
      Given these seats
        | seat | stack   |
        | BTN  |   10000 |
        | SB   |   10000 |
        | BB   | <stack> |
      When the cards are dealt
      Then BB has bet <bet>
      And BB has 0 behind
      And the pot is <pot>

      Examples:
        | case              | stack | bet | pot  |
        | one-short-of-both |  1999 | 999 | 2499 |
        | one-over-the-ante |  1001 |   1 | 1501 |
        | exactly-the-ante  |  1000 |   0 | 1500 |
        | below-the-ante    |   600 |   0 | 1100 |

    @id.blind-first-winnings @cap.unequal-stacks @switch.bba_order.bb_first
    Scenario: Blind first: the short big blind plays for 3000
      Given these seats
        | seat | stack |
        | BTN  | 10000 |
        | SB   | 10000 |
        | BB   |  1500 |
      And the hole cards are
        | seat | cards |
        | BTN  | Ks Kc |
        | SB   | 7h 6s |
        | BB   | As Ac |
      And the board is Qh 8d 5c 3s 2h
      And the action so far: BTN calls
      When SB folds
      Then the hand is over
      And the seats show
        | seat | stack |
        | BTN  |  9000 |
        | SB   |  9500 |
        | BB   |  3000 |

    @id.ante-first-winnings @cap.unequal-stacks @switch.bba_order.ante_first
    Scenario: Ante first: the short big blind plays for 2500
      Given these seats
        | seat | stack |
        | BTN  | 10000 |
        | SB   | 10000 |
        | BB   |  1500 |
      And the hole cards are
        | seat | cards |
        | BTN  | Ks Kc |
        | SB   | 7h 6s |
        | BB   | As Ac |
      And the board is Qh 8d 5c 3s 2h
      And the action so far: BTN calls
      When SB folds
      Then the hand is over
      And the seats show
        | seat | stack |
        | BTN  |  9500 |
        | SB   |  9500 |
        | BB   |  2500 |

    # B41
    @id.blind-first-completed @cap.unequal-stacks @switch.bba_order.bb_first
    Scenario: Blind first: a big blind of 1100 doubles against the small blind's call
      Given these seats
        | seat | stack |
        | BTN  | 20000 |
        | SB   | 20000 |
        | BB   |  1100 |
        | UTG  | 20000 |
      And the hole cards are
        | seat | cards |
        | SB   | Ks Kc |
        | BB   | As Ac |
      And the board is Qh 8d 5c 3s 2h
      And the action so far: UTG folds, BTN folds
      When SB calls
      Then the seats show
        | seat | stack |
        | BTN  | 20000 |
        | SB   | 19000 |
        | BB   |  2100 |
        | UTG  | 20000 |

    # B41
    @id.blind-first-raised @cap.unequal-stacks @switch.bba_order.bb_first
    Scenario: Blind first: a raiser gets back what a big blind of 1100 cannot match
      Given these seats
        | seat | stack |
        | BTN  | 20000 |
        | SB   | 20000 |
        | BB   |  1100 |
        | UTG  | 20000 |
      And the hole cards are
        | seat | cards |
        | BB   | As Ac |
        | UTG  | Ks Kc |
      And the board is Qh 8d 5c 3s 2h
      And the action so far: UTG raises to 2500, BTN folds
      When SB folds
      Then the seats show
        | seat | stack |
        | BTN  | 20000 |
        | SB   | 19500 |
        | BB   |  2600 |
        | UTG  | 19000 |

    # B41
    @id.ante-first-raised @cap.unequal-stacks @switch.bba_order.ante_first
    Scenario: Ante first: a big blind of 1100 wins the ante and three hundreds
      Given these seats
        | seat | stack |
        | BTN  | 20000 |
        | SB   | 20000 |
        | BB   |  1100 |
        | UTG  | 20000 |
      And the hole cards are
        | seat | cards |
        | BB   | As Ac |
        | UTG  | Ks Kc |
      And the board is Qh 8d 5c 3s 2h
      And the action so far: UTG raises to 2500, BTN folds
      When SB folds
      Then the seats show
        | seat | stack |
        | BTN  | 20000 |
        | SB   | 19500 |
        | BB   |  1300 |
        | UTG  | 20300 |
