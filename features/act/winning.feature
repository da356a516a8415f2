@cap.no-limit
Feature: Two ways to win
  The best hand at the showdown takes the pot, or the last player left does.

  Background:
    Given a no-limit table with blinds 5/10

  @ACT-14
  Rule: The pot goes to the best hand shown down or to the last player left

    @id.everybody-else-folds
    Scenario: A raise to 30 that both blinds fold to wins 15
      Given 3 players with 1000 each
      And the action so far: BTN raises to 30, SB folds
      When BB folds
      Then the hand is over
      And the pot is 45
      And the seats show
        | seat | stack |
        | BTN  |  1015 |
        | SB   |   995 |
        | BB   |   990 |

    @id.worst-hand-left-alone
    Scenario: The last player left wins with the worst cards
      Given 3 players with 1000 each
      And the hole cards are
        | seat | cards |
        | BTN  | 7h 6s |
        | SB   | As Ac |
        | BB   | Ks Kc |
      And the board is Jh 8d 5c 3s 2h
      And the action so far: BTN raises to 30, SB calls, BB calls; flop: SB checks, BB checks, BTN bets 50, SB folds
      When BB folds
      Then the hand is over
      And BTN has 1060 behind

    @id.best-hand-shown-down
    Scenario: The best of three hands shown down wins what all have put in
      Given 3 players with 1000 each
      And the hole cards are
        | seat | cards |
        | BTN  | Qs Qc |
        | SB   | As Ac |
        | BB   | Ks Kc |
      And the board is Jh 8d 5c 3s 2h
      And the action so far: BTN calls, SB calls, BB checks; flop: SB checks, BB checks, BTN bets 50, SB calls, BB calls; turn: SB checks, BB checks, BTN checks; river: SB checks, BB checks
      When BTN checks
      Then the hand is over
      And the winnings are
        | seat | chips |
        | SB   |   180 |

    @id.bettor-loses-to-the-caller
    Scenario: A bet on the river that is called is decided by the cards
      Given 3 players with 1000 each
      And the hole cards are
        | seat | cards |
        | BTN  | As Ac |
        | BB   | Ks Kc |
      And the board is Jh 8d 5c 3s 2h
      And the action so far: BTN calls, SB folds, BB checks; flop: BB checks, BTN checks; turn: BB checks, BTN checks; river: BB bets 100
      When BTN calls
      Then the hand is over
      And BTN wins 225
