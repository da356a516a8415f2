@cap.no-limit
Feature: Uncalled chips
  What comes back to a bettor before the pot is awarded.

  Background:
    Given a no-limit table with blinds 5/10

  @XR-46
  Rule: The part of a bet that nobody calls goes back to the bettor

    @id.raise-all-fold-to
    Scenario: A raise that all fold to comes back down to the big blind
      Given 3 players with 1000 each
      When the action goes: BTN raises to 30, SB folds, BB folds
      Then BTN gets back 20
      And BTN wins 25

    @id.net-of-a-stolen-pot
    Scenario: The raiser has gained the blinds and no more
      Given 3 players with 1000 each
      When the action goes: BTN raises to 30, SB folds, BB folds
      Then BTN has 1015 behind

    # B65
    @id.big-blind-all-fold-to
    Scenario: The big blind that all fold to gets back what exceeds the small blind
      Given 3 players with 1000 each
      When the action goes: BTN folds, SB folds
      Then BB gets back 5
      And BB wins 10

    @id.bet-nobody-calls
    Scenario Outline: A bet on the <case> that is not called comes back whole
      Given 3 players with 1000 each
      When the action goes: BTN calls, SB folds, BB checks; <streets>: BB bets 20, BTN folds
      Then BB gets back 20
      And BB wins 25

      Examples:
        | case  | streets                                                         |
        | flop  | flop                                                            |
        | turn  | flop: BB checks, BTN checks; turn                               |
        | river | flop: BB checks, BTN checks; turn: BB checks, BTN checks; river |

    @id.raise-nobody-calls
    Scenario: A raise that is not called comes back down to the bet
      Given 3 players with 1000 each
      When the action goes: BTN calls, SB folds, BB checks; flop: BB bets 20, BTN raises to 60, BB folds
      Then BTN gets back 40
      And BTN wins 65

    @id.called-bet
    Scenario: A bet that is called does not come back
      Given 3 players with 1000 each
      When the action goes: BTN calls, SB folds, BB checks; flop: BB checks, BTN checks; turn: BB checks, BTN checks; river: BB bets 20, BTN calls
      Then nothing is returned

    # B60
    @id.all-in-called-for-less @cap.unequal-stacks
    Scenario: An all-in comes back down to the stack that calls it
      Given these seats
        | seat | stack |
        | BTN  |   100 |
        | SB   |   102 |
        | BB   |    98 |
      And the hole cards are
        | seat | cards |
        | SB   | Kc Kd |
        | BB   | Ac Ad |
      And the board is 2c 5d 7h 9s Jd
      When the action goes: BTN folds, SB goes all-in for 102, BB calls
      Then SB gets back 4
      And the winnings are
        | seat | chips |
        | BB   |   196 |

    # B60
    @id.returned-chips-are-kept-by-the-loser @cap.unequal-stacks
    Scenario: The loser keeps what came back
      Given these seats
        | seat | stack |
        | BTN  |   100 |
        | SB   |   102 |
        | BB   |    98 |
      And the hole cards are
        | seat | cards |
        | SB   | Kc Kd |
        | BB   | Ac Ad |
      And the board is 2c 5d 7h 9s Jd
      When the action goes: BTN folds, SB goes all-in for 102, BB calls
      Then SB has 4 behind
      And BB has 196 behind

    @id.equal-all-ins
    Scenario: Between equal all-ins nothing comes back
      Given 3 players with 100 each
      When the action goes: BTN goes all-in for 100, SB folds, BB calls
      Then nothing is returned

    @id.above-the-second-largest @cap.unequal-stacks
    Scenario: With several callers only what exceeds the second-largest bet comes back
      Given these seats
        | seat | stack |
        | BTN  |   120 |
        | SB   |    50 |
        | BB   |  1000 |
        | UTG  |   200 |
      When the action goes: UTG goes all-in for 200, BTN calls, SB calls, BB folds
      Then UTG gets back 80

    # B59
    @id.over-two-equal-all-ins @cap.unequal-stacks
    Scenario: An all-in over two equal ones comes back down to them, and no chip is lost
      Given these seats
        | seat | stack |
        | BTN  |    90 |
        | SB   |   120 |
        | BB   |   120 |
        | UTG  |    90 |
      And the hole cards are
        | seat | cards |
        | BTN  | Kc Kd |
        | SB   | Ac Ad |
        | UTG  | Qc Qd |
      And the board is 2c 5d 7h 9s Jd
      When the action goes: UTG goes all-in for 90, BTN calls, SB goes all-in for 120, BB folds
      Then SB gets back 30
      And the seats show
        | seat | stack |
        | BTN  |     0 |
        | SB   |   310 |
        | BB   |   110 |
        | UTG  |     0 |

    # B64
    @id.river-bet-called-for-less @cap.unequal-stacks
    Scenario: A bet on the river that is called all-in for less comes back in part
      Given these seats
        | seat | stack |
        | BTN  |   100 |
        | SB   |  1000 |
        | BB   |  1000 |
      When the action goes: BTN calls, SB folds, BB checks; flop: BB checks, BTN checks; turn: BB checks, BTN checks; river: BB bets 120, BTN goes all-in for 90
      Then BB gets back 30

    @id.folded-chips-match-a-bet
    Scenario: Chips of a player who folded count as a call
      Given 3 players with 1000 each
      When the action goes: BTN raises to 30, SB calls, BB folds; flop: SB bets 40, BTN raises to 100, SB raises to 160, BTN folds
      Then SB gets back 60
      And SB wins 270
