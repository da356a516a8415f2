@cap.no-limit
Feature: Side pots
  How the chips are divided when players are all-in for different amounts.

  @XR-45
  Rule: Each all-in level is a pot of its own, awarded by itself

    @id.two-levels @cap.unequal-stacks
    Scenario: Three stacks play for a main pot and a side pot
      Given a no-limit table with blinds 5/10
      And these seats
        | seat | stack |
        | BTN  |   200 |
        | SB   |    50 |
        | BB   |   100 |
      And the hole cards are
        | seat | cards |
        | BTN  | Qc Qd |
        | SB   | Ac Ad |
        | BB   | Kc Kd |
      And the board is 2c 5d 7h 9s Jd
      When the action goes: BTN goes all-in for 200, SB calls, BB calls
      Then the seats show
        | seat | stack |
        | BTN  |   100 |
        | SB   |   150 |
        | BB   |   100 |

    @id.folded-chips-in-the-main-pot @cap.unequal-stacks
    Scenario: Chips of a player who folded belong to the main pot
      Given a no-limit table with blinds 5/10
      And these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |    50 |
        | BB   |   100 |
        | UTG  |   200 |
      And the hole cards are
        | seat | cards |
        | SB   | Ac Ad |
        | BB   | Qc Qd |
        | UTG  | Kc Kd |
      And the board is 2c 5d 7h 9s Jd
      When the action goes: UTG calls, BTN raises to 30, SB goes all-in for 50, BB goes all-in for 100, UTG goes all-in for 200, BTN folds
      Then the seats show
        | seat | stack |
        | BTN  |   970 |
        | SB   |   180 |
        | BB   |     0 |
        | UTG  |   200 |

    @id.side-pot-with-one-player-left @cap.unequal-stacks
    Scenario: A side pot whose other player folded goes to the one who is left
      Given a no-limit table with blinds 5/10
      And these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |    50 |
        | BB   |  1000 |
      And the hole cards are
        | seat | cards |
        | BTN  | Ac 3d |
        | SB   | Ad 3c |
      And the board is 2c 5d 7h 9s Jd
      When the action goes: BTN calls, SB goes all-in for 50, BB calls, BTN calls; flop: BB bets 17, BTN calls; turn: BB checks, BTN bets 20, BB folds
      Then the seats show
        | seat | stack |
        | BTN  |  1042 |
        | SB   |    75 |
        | BB   |   933 |

    @id.odd-chips-pot-by-pot @cap.unequal-stacks
    Scenario: Each pot is split by itself, odd chips and all
      Given a no-limit table with blinds 5/10
      And these seats
        | seat | stack |
        | BTN  |    74 |
        | SB   |    49 |
        | BB   |  1000 |
        | UTG  |    74 |
      And the hole cards are
        | seat | cards |
        | BTN  | Ac 3d |
        | SB   | Ad 3c |
        | UTG  | Ah 3h |
      And the board is 2c 5d 7h 9s Jd
      When the action goes: UTG raises to 50, BTN calls, SB goes all-in for 49, BB calls; flop: BB checks, UTG goes all-in for 24, BTN calls, BB folds
      Then the pots are
        | amount | seats        |
        |    196 | BTN, SB, UTG |
        |     51 | BTN, UTG     |
      And the winnings are
        | seat | chips |
        | SB   |    66 |
        | UTG  |    91 |
        | BTN  |    90 |

    @id.two-odd-pots-are-not-merged @cap.unequal-stacks @switch.sb_ratio.free
    Scenario: Two odd pots of the same two winners are not merged
      Given a no-limit table with blinds 1/3
      And these seats
        | seat  | stack |
        | BTN   |   200 |
        | SB    |    62 |
        | BB    |   200 |
        | UTG   |   200 |
        | UTG+1 |    62 |
        | CO    |    37 |
      And the hole cards are
        | seat  | cards |
        | SB    | Ac 3d |
        | UTG+1 | Ad 3c |
        | CO    | Kc 3h |
      And the board is 2c 5d 7h 9s Jd
      When the action goes: UTG raises to 38, UTG+1 calls, CO calls, BTN folds, SB calls, BB folds; flop: SB checks, UTG checks, UTG+1 goes all-in for 24, SB calls, UTG folds
      Then the pots are
        | amount | seats         |
        |    151 | SB, UTG+1, CO |
        |     51 | SB, UTG+1     |
      And the winnings are
        | seat  | chips |
        | SB    |   102 |
        | UTG+1 |   100 |

    # B57
    @id.three-pots @cap.unequal-stacks
    Scenario: Four stacks and a folder make three pots
      Given a no-limit table with blinds 5/10
      And these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |   100 |
        | BB   |   100 |
        | UTG  |    80 |
        | CO   |    60 |
      And the hole cards are
        | seat | cards |
        | SB   | Qc 3d |
        | BB   | Qd 3c |
        | UTG  | Kc Kd |
        | CO   | Ac Ad |
      And the board is 2c 5d 7h 9s Jd
      When the action goes: UTG raises to 50, CO calls, BTN calls, SB goes all-in for 100, BB goes all-in for 100, UTG goes all-in for 80, CO goes all-in for 60, BTN folds
      Then the pots are
        | amount | seats           |
        |    290 | SB, BB, UTG, CO |
        |     60 | SB, BB, UTG     |
        |     40 | SB, BB          |
      And the winnings are
        | seat | chips |
        | CO   |   290 |
        | UTG  |    60 |
        | SB   |    20 |
        | BB   |    20 |

    @id.four-pots @cap.unequal-stacks
    Scenario: Five stacks at four levels make four pots
      Given a no-limit table with blinds 5/10
      And these seats
        | seat | stack |
        | BTN  |   400 |
        | SB   |   100 |
        | BB   |   200 |
        | UTG  |   300 |
        | CO   |   400 |
      And the hole cards are
        | seat | cards |
        | BTN  | Tc Td |
        | SB   | Ac Ad |
        | BB   | Kc Kd |
        | UTG  | Qc Qd |
        | CO   | Jc Jh |
      And the board is 2c 4d 6h 8s 9d
      When the action goes: UTG goes all-in for 300, CO goes all-in for 400, BTN calls, SB calls, BB calls
      Then the pots are
        | amount | seats                |
        |    500 | BTN, SB, BB, UTG, CO |
        |    400 | BTN, BB, UTG, CO     |
        |    300 | BTN, UTG, CO         |
        |    200 | BTN, CO              |
      And the winnings are
        | seat | chips |
        | SB   |   500 |
        | BB   |   400 |
        | UTG  |   300 |
        | CO   |   200 |

    @id.big-stack-wins-every-pot @cap.unequal-stacks
    Scenario: The best hand wins every pot it has matched
      Given a no-limit table with blinds 5/10
      And these seats
        | seat | stack |
        | BTN  |   200 |
        | SB   |    50 |
        | BB   |   100 |
      And the hole cards are
        | seat | cards |
        | BTN  | Ac Ad |
        | SB   | Kc Kd |
        | BB   | Qc Qd |
      And the board is 2c 5d 7h 9s Jd
      When the action goes: BTN goes all-in for 200, SB calls, BB calls
      Then the seats show
        | seat | stack |
        | BTN  |   350 |
        | SB   |     0 |
        | BB   |     0 |

    @id.short-stack-wins-one-pot @cap.unequal-stacks
    Scenario: A short stack with the second-best hand wins nothing behind the best
      Given a no-limit table with blinds 5/10
      And these seats
        | seat | stack |
        | BTN  |   200 |
        | SB   |    50 |
        | BB   |   100 |
      And the hole cards are
        | seat | cards |
        | BTN  | Qc Qd |
        | SB   | Kc Kd |
        | BB   | Ac Ad |
      And the board is 2c 5d 7h 9s Jd
      When the action goes: BTN goes all-in for 200, SB calls, BB calls
      Then the seats show
        | seat | stack |
        | BTN  |   100 |
        | SB   |     0 |
        | BB   |   250 |

    # B54
    @id.side-pot-of-later-streets @cap.unequal-stacks
    Scenario: Bets after an all-in form the side pot, the all-in player keeps the main pot
      Given a no-limit table with blinds 25/50
      And these seats
        | seat | stack |
        | BTN  |   100 |
        | SB   |  1000 |
        | BB   |  1000 |
      And the hole cards are
        | seat | cards |
        | BTN  | Ac Ad |
        | SB   | Kc Kd |
        | BB   | Qc Qd |
      And the board is 2c 5d 7h 9s Jd
      And the action so far: BTN goes all-in for 100, SB calls, BB calls; flop: SB checks, BB checks
      When the action goes: turn: SB bets 200, BB calls; river: SB checks, BB checks
      Then the pots are
        | amount | seats       |
        |    300 | BTN, SB, BB |
        |    400 | SB, BB      |
      And the winnings are
        | seat | chips |
        | BTN  |   300 |
        | SB   |   400 |

    @id.equal-all-ins-share-a-level @cap.unequal-stacks
    Scenario: Two all-ins of the same size make one level
      Given a no-limit table with blinds 5/10
      And these seats
        | seat | stack |
        | BTN  |    50 |
        | SB   |    50 |
        | BB   |   100 |
        | UTG  |   100 |
      When the action goes: UTG goes all-in for 100, BTN calls, SB calls, BB calls
      Then the pots are
        | amount | seats            |
        |    200 | BTN, SB, BB, UTG |
        |    100 | BB, UTG          |

    @id.tie-in-the-side-pot-only @cap.unequal-stacks
    Scenario: A tie for the side pot does not touch the main pot
      Given a no-limit table with blinds 5/10
      And these seats
        | seat | stack |
        | BTN  |    50 |
        | SB   |   100 |
        | BB   |   100 |
      And the hole cards are
        | seat | cards |
        | BTN  | Kc Kd |
        | SB   | Ac 3d |
        | BB   | Ad 3c |
      And the board is 2c 5d 7h 9s Jd
      When the action goes: BTN goes all-in for 50, SB goes all-in for 100, BB calls
      Then the winnings are
        | seat | chips |
        | BTN  |   150 |
        | SB   |    50 |
        | BB   |    50 |

    @id.tie-in-the-main-pot-only @cap.unequal-stacks
    Scenario: A tie for the main pot gives the short stack no share of the side pot
      Given a no-limit table with blinds 5/10
      And these seats
        | seat | stack |
        | BTN  |    50 |
        | SB   |   100 |
        | BB   |   100 |
      And the hole cards are
        | seat | cards |
        | BTN  | Ac 3d |
        | SB   | Ad 3c |
        | BB   | Kc Qd |
      And the board is 2c 5d 7h 9s Jd
      When the action goes: BTN goes all-in for 50, SB goes all-in for 100, BB calls
      Then the winnings are
        | seat | chips |
        | BTN  |    75 |
        | SB   |   175 |

    # B78
    @id.folded-amounts-are-no-levels
    Scenario: Different amounts of players who folded do not cut the pot into levels
      Given a no-limit table with blinds 5/10
      And 5 players with 1000 each
      And the hole cards are
        | seat | cards |
        | UTG  | Ac 3d |
        | CO   | Ad 3c |
      And the board is 2c 5d 7h 9s Jd
      And the action so far: UTG raises to 25, CO calls, BTN calls, SB folds, BB folds; flop: UTG bets 35, CO calls, BTN folds
      When the action goes: turn: UTG checks, CO checks; river: UTG checks, CO checks
      Then the pots are
        | amount | seats   |
        |    160 | UTG, CO |
      And the winnings are
        | seat | chips |
        | UTG  |    80 |
        | CO   |    80 |

    # B56
    @id.folded-chips-across-two-levels @cap.unequal-stacks
    Scenario: Chips of one who folded are spread over the levels they reach
      Given a no-limit table with blinds 5/10
      And these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |  1000 |
        | BB   |    80 |
        | UTG  |   500 |
      And the hole cards are
        | seat | cards |
        | BB   | Ac Ad |
        | UTG  | Kc Kd |
      And the board is 2c 5d 7h 9s Jd
      When the action goes: UTG calls, BTN raises to 100, SB folds, BB calls, UTG goes all-in for 500, BTN folds
      Then the seats show
        | seat | stack |
        | BTN  |   900 |
        | SB   |   995 |
        | BB   |   245 |
        | UTG  |   440 |

    @id.odd-main-pot-under-a-side-pot @cap.unequal-stacks
    Scenario: An odd main pot that two all-in players tie for leaves the side pot to the others
      Given a no-limit table with blinds 5/10
      And these seats
        | seat | stack |
        | BTN  |    40 |
        | SB   |  1000 |
        | BB   |  1000 |
        | UTG  |  1000 |
        | CO   |    40 |
      And the hole cards are
        | seat | cards |
        | BTN  | Ac Jc |
        | BB   | Tc Td |
        | UTG  | 8c 8d |
        | CO   | Ad Js |
      And the board is 2c 5d 7h 9s Jd
      And the action so far: UTG raises to 40, CO calls, BTN calls, SB folds, BB calls; flop: BB bets 50, UTG calls; turn: BB checks, UTG checks
      When the action goes: river: BB bets 100, UTG calls
      Then the hand is over
      And the seats show
        | seat | stack |
        | BB   |  1110 |
        | UTG  |   810 |

    @id.all-in-on-the-flop-is-paid @cap.unequal-stacks
    Scenario: A player all-in on the flop is paid the main pot after bets on the turn
      Given a no-limit table with blinds 5/10
      And these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |    60 |
        | BB   |  1000 |
      And the hole cards are
        | seat | cards |
        | BTN  | Qc Qd |
        | SB   | Ac Ad |
        | BB   | Kc Kd |
      And the board is 2c 5d 7h 9s Jd
      And the action so far: BTN calls, SB calls, BB checks; flop: SB goes all-in for 50, BB calls, BTN calls
      When the action goes: turn: BB bets 100, BTN calls; river: BB checks, BTN checks
      Then the winnings are
        | seat | chips |
        | SB   |   180 |
        | BB   |   200 |

    @id.later-fold-loses-the-main-pot @cap.unequal-stacks
    Scenario: A player who folds on the turn has no part in the pot of the flop
      Given a no-limit table with blinds 5/10
      And these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |    60 |
        | BB   |  1000 |
        | UTG  |  1000 |
      And the hole cards are
        | seat | cards |
        | BTN  | Ac Ad |
        | SB   | Kc Kd |
        | BB   | Qc Qd |
        | UTG  | Tc Td |
      And the board is 2c 5d 7h 9s Jd
      And the action so far: UTG calls, BTN calls, SB calls, BB checks; flop: SB goes all-in for 50, BB calls, UTG calls, BTN calls
      When the action goes: turn: BB bets 100, UTG calls, BTN folds; river: BB checks, UTG checks
      Then the pots are
        | amount | seats       |
        |    240 | SB, BB, UTG |
        |    200 | BB, UTG     |
      And the winnings are
        | seat | chips |
        | SB   |   240 |
        | BB   |   200 |

    # B56
    @id.tie-over-folded-chips @cap.unequal-stacks
    Scenario: A tie for the main pot leaves the folded chips above it to the deeper stack
      Given a no-limit table with blinds 4/8
      And these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |  1000 |
        | BB   |    80 |
        | UTG  |   500 |
      And the hole cards are
        | seat | cards |
        | BB   | Ac 3d |
        | UTG  | Ad 3c |
      And the board is 2c 5d 7h 9s Jd
      When the action goes: UTG calls, BTN raises to 100, SB folds, BB calls, UTG goes all-in for 500, BTN folds
      Then the seats show
        | seat | stack |
        | BTN  |   900 |
        | SB   |   996 |
        | BB   |   122 |
        | UTG  |   562 |

    # B63
    @id.raise-over-an-all-in @cap.unequal-stacks
    Scenario: Who calls a raise over an all-in plays for the side pot, too
      Given a no-limit table with blinds 5/10
      And these seats
        | seat | stack |
        | BTN  |   500 |
        | SB   |   500 |
        | BB   |   500 |
        | UTG  |    40 |
      And the hole cards are
        | seat | cards |
        | BTN  | Qc Qd |
        | SB   | Kc Kd |
        | UTG  | Ac Ad |
      And the board is 2c 5d 7h 9s Jd
      And the action so far: UTG goes all-in for 40, BTN raises to 120, SB calls, BB folds; flop: SB checks, BTN checks
      When the action goes: turn: SB checks, BTN checks; river: SB checks, BTN checks
      Then the winnings are
        | seat | chips |
        | UTG  |   130 |
        | SB   |   160 |
