@cap.no-limit
Feature: Odd chips
  Who gets the chips of a split pot that do not divide.

  @XR-42
  Rule: The odd chip goes to the winner nearest the button's left

    @id.under-the-gun-before-the-cutoff
    Scenario: Of under the gun and the cutoff, under the gun gets the odd chip
      Given a no-limit table with blinds 1/2
      And 6 players with 200 each
      And the hole cards are
        | seat | cards |
        | UTG  | Ac 3d |
        | CO   | Ad 3c |
      And the board is 2c 5d 7h 9s Jd
      When the action goes: UTG raises to 49, UTG+1 folds, CO calls, BTN folds, SB folds, BB folds; flop: UTG checks, CO checks; turn: UTG checks, CO checks; river: UTG checks, CO checks
      Then the pot is 101
      And the winnings are
        | seat | chips |
        | UTG  |    51 |
        | CO   |    50 |

    @id.big-blind-before-the-button
    Scenario: The button is last in line for the odd chip
      Given a no-limit table with blinds 1/2
      And 6 players with 200 each
      And the hole cards are
        | seat | cards |
        | BTN  | Ac 3d |
        | BB   | Ad 3c |
      And the board is 2c 5d 7h 9s Jd
      When the action goes: UTG folds, UTG+1 folds, CO folds, BTN raises to 25, SB folds, BB calls; flop: BB checks, BTN checks; turn: BB checks, BTN checks; river: BB checks, BTN checks
      Then the pot is 51
      And the winnings are
        | seat | chips |
        | BB   |    26 |
        | BTN  |    25 |

    # B73
    @id.small-blind-is-first @switch.sb_ratio.free
    Scenario: The small blind is first in line for the odd chip
      Given a no-limit table with blinds 2/5
      And 3 players with 200 each
      And the hole cards are
        | seat | cards |
        | BTN  | Ac 3d |
        | SB   | Ad 3c |
      And the board is 2c 5d 7h 9s Jd
      When the action goes: BTN raises to 20, SB calls, BB folds; flop: SB checks, BTN checks; turn: SB checks, BTN checks; river: SB checks, BTN checks
      Then the pot is 45
      And the winnings are
        | seat | chips |
        | SB   |    23 |
        | BTN  |    22 |

    @id.first-of-three-winners
    Scenario: One odd chip goes to the first of three winners
      Given a no-limit table with blinds 2/4
      And 6 players with 200 each
      And the hole cards are
        | seat | cards |
        | SB   | Ac 3d |
        | UTG  | Ad 3c |
        | CO   | Ah 3h |
      And the board is 2c 5d 7h 9s Jd
      When the action goes: UTG raises to 32, UTG+1 folds, CO calls, BTN folds, SB calls, BB folds; flop: SB checks, UTG checks, CO checks; turn: SB checks, UTG checks, CO checks; river: SB checks, UTG checks, CO checks
      Then the pot is 100
      And the winnings are
        | seat | chips |
        | SB   |    34 |
        | UTG  |    33 |
        | CO   |    33 |

    # B76
    @id.last-bet-does-not-matter
    Scenario: The bettor on the river has no claim to the odd chip
      Given a no-limit table with blinds 1/2
      And 3 players with 200 each
      And the hole cards are
        | seat | cards |
        | BTN  | Ac 3d |
        | BB   | Ad 3c |
      And the board is 2c 5d 7h 9s Jd
      When the action goes: BTN calls, SB folds, BB checks; flop: BB checks, BTN checks; turn: BB checks, BTN checks; river: BB checks, BTN bets 10, BB calls
      Then the pot is 25
      And the winnings are
        | seat | chips |
        | BB   |    13 |
        | BTN  |    12 |

    @id.suits-do-not-matter
    Scenario: A spade in the button's hand does not claim the odd chip
      Given a no-limit table with blinds 1/2
      And 3 players with 200 each
      And the hole cards are
        | seat | cards |
        | BTN  | As 3s |
        | BB   | Ac 3c |
      And the board is 2c 5d 7h 9s Jd
      When the action goes: BTN raises to 20, SB folds, BB calls; flop: BB checks, BTN checks; turn: BB checks, BTN checks; river: BB checks, BTN checks
      Then the winnings are
        | seat | chips |
        | BB   |    21 |
        | BTN  |    20 |

    # B72
    @id.seat-numbers-do-not-matter
    Scenario Outline: With the button at seat <button> the odd chip goes to seat <bb>
      Given a no-limit table with blinds 1/2
      And these seats
        | seat | stack |
        | 1    |   200 |
        | 2    |   200 |
        | 3    |   200 |
      And the button is at seat <button>
      And the hole cards are
        | seat   | cards |
        | seat 1 | Ac 3d |
        | seat 2 | Ad 3c |
        | seat 3 | Ah 3h |
      And the board is 2c 5d 7h 9s Jd
      When the action goes: seat <button> raises to 20, seat <sb> folds, seat <bb> calls; flop: seat <bb> checks, seat <button> checks; turn: seat <bb> checks, seat <button> checks; river: seat <bb> checks, seat <button> checks
      Then seat <bb> wins 21
      And seat <button> wins 20

      Examples:
        | case          | button | sb | bb |
        | button-seat-1 |      1 |  2 |  3 |
        | button-seat-2 |      2 |  3 |  1 |
        | button-seat-3 |      3 |  1 |  2 |

    @id.heads-up-big-blind @cap.bb-ante @switch.ante_kind.big_blind
    Scenario: With two players the odd chip of a big-blind ante goes to the big blind
      Given a no-limit table with blinds 5/10
      And 2 players with 200 each
      And a big-blind ante of 1
      And the hole cards are
        | seat | cards |
        | BTN  | Ac 3d |
        | BB   | Ad 3c |
      And the board is 2c 5d 7h 9s Jd
      When the action goes: BTN calls, BB checks; flop: BB checks, BTN checks; turn: BB checks, BTN checks; river: BB checks, BTN checks
      Then the pot is 21
      And the winnings are
        | seat | chips |
        | BB   |    11 |
        | BTN  |    10 |

  @XR-43
  Rule: The odd chip is one of the smallest chip in play

    @id.pot-of-seven-chips
    Scenario Outline: A pot of 175 splits into <bb> and <btn> where the smallest chip is <chip>
      Given a no-limit table with blinds 25/50
      And 3 players with 75 each
      And the smallest chip is <chip>
      And the hole cards are
        | seat | cards |
        | BTN  | Ac 3d |
        | BB   | Ad 3c |
      And the board is 2c 5d 7h 9s Jd
      When the action goes: BTN goes all-in for 75, SB folds, BB calls
      Then the winnings are
        | seat | chips |
        | BB   | <bb>  |
        | BTN  | <btn> |

      Examples:
        | case             | chip |  bb | btn |
        | chips-of-one     |    1 |  88 |  87 |
        | chips-of-five    |    5 |  90 |  85 |
        | chips-of-25      |   25 | 100 |  75 |

    @id.small-blind-first-in-chips @switch.sb_ratio.free
    Scenario: Of seven chips of 25 the first winner left of the button gets four
      Given a no-limit table with blinds 25/25
      And 3 players with 1000 each
      And the smallest chip is 25
      And the hole cards are
        | seat | cards |
        | SB   | Ac 3d |
        | BB   | Ad 3c |
      And the board is 2c 5d 7h 9s Jd
      When the action goes: BTN calls, SB checks, BB checks; flop: SB bets 50, BB calls, BTN folds; turn: SB checks, BB checks; river: SB checks, BB checks
      Then the winnings are
        | seat | chips |
        | SB   |   100 |
        | BB   |    75 |

    @id.even-in-chips
    Scenario: A pot that divides into whole chips has no odd chip
      Given a no-limit table with blinds 25/50
      And 3 players with 1000 each
      And the smallest chip is 25
      And the hole cards are
        | seat | cards |
        | BTN  | Ac 3d |
        | SB   | Ad 3c |
      And the board is 2c 5d 7h 9s Jd
      When the action goes: BTN raises to 125, SB calls, BB folds; flop: SB checks, BTN checks; turn: SB checks, BTN checks; river: SB checks, BTN checks
      Then the winnings are
        | seat | chips |
        | BTN  |   150 |
        | SB   |   150 |

  @XR-44
  Rule: Several odd chips go one each in order from the button's left

    # B74
    @id.two-odd-chips
    Scenario: Two odd chips go to the first two of three winners
      Given a no-limit table with blinds 1/2
      And 6 players with 200 each
      And the hole cards are
        | seat | cards |
        | SB   | Ac 3d |
        | UTG  | Ad 3c |
        | CO   | Ah 3h |
      And the board is 2c 5d 7h 9s Jd
      When the action goes: UTG raises to 33, UTG+1 folds, CO calls, BTN folds, SB calls, BB folds; flop: SB checks, UTG checks, CO checks; turn: SB checks, UTG checks, CO checks; river: SB checks, UTG checks, CO checks
      Then the pot is 101
      And the winnings are
        | seat | chips |
        | SB   |    34 |
        | UTG  |    34 |
        | CO   |    33 |

    # B74
    @id.button-is-last
    Scenario: The button gets no odd chip while two winners sit to its left
      Given a no-limit table with blinds 2/4
      And 4 players with 200 each
      And the hole cards are
        | seat | cards |
        | BTN  | Ac 3d |
        | BB   | Ad 3c |
        | UTG  | Ah 3h |
      And the board is 2c 5d 7h 9s Jd
      When the action goes: UTG raises to 30, BTN calls, SB folds, BB calls; flop: BB checks, UTG checks, BTN checks; turn: BB checks, UTG checks, BTN checks; river: BB checks, UTG checks, BTN checks
      Then the pot is 92
      And the winnings are
        | seat | chips |
        | BB   |    31 |
        | UTG  |    31 |
        | BTN  |    30 |

    @id.two-odd-chips-of-25
    Scenario: Two odd chips of 25 go to two different winners
      Given a no-limit table with blinds 50/100
      And 4 players with 1000 each
      And the smallest chip is 25
      And the hole cards are
        | seat | cards |
        | BTN  | Ac 3d |
        | BB   | Ad 3c |
        | UTG  | Ah 3h |
      And the board is 2c 5d 7h 9s Jd
      When the action goes: UTG raises to 300, BTN calls, SB folds, BB calls; flop: BB checks, UTG checks, BTN checks; turn: BB checks, UTG checks, BTN checks; river: BB checks, UTG checks, BTN checks
      Then the pot is 950
      And the winnings are
        | seat | chips |
        | BB   |   325 |
        | UTG  |   325 |
        | BTN  |   300 |
