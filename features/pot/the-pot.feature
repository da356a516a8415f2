@cap.no-limit
Feature: What goes into the pot
  Every chip that is posted, bet, called or raised.

  Background:
    Given a no-limit table with blinds 5/10

  @POT-01
  Rule: Blinds, antes, bets, calls and raises form the pot that the winner receives

    @id.blinds
    Scenario: The blinds are in the pot before anyone acts
      Given 4 players with 1000 each
      When the cards are dealt
      Then the pot is 15

    @id.antes @cap.antes @switch.ante_kind.uniform
    Scenario: The antes are in the pot with the blinds
      Given 6 players with 1000 each
      And an ante of 2 from every player
      When the cards are dealt
      Then the pot is 27

    @id.all-kinds-of-wagers
    Scenario: Blinds, a raise, a bet and calls add up
      Given 4 players with 1000 each
      When the action goes: UTG raises to 30, BTN calls, SB folds, BB calls; flop: BB checks, UTG bets 40, BTN calls, BB folds
      Then the pot is 175

    @id.winner-receives-all-kinds
    Scenario: The winner receives blinds, raise, bet and calls
      Given 4 players with 1000 each
      And the hole cards are
        | seat | cards |
        | BTN  | Ac Ad |
        | UTG  | Kc Kd |
      And the board is 2c 5d 7h 9s Jd
      And the action so far: UTG raises to 30, BTN calls, SB folds, BB calls; flop: BB checks, UTG bets 40, BTN calls, BB folds
      When the action goes: turn: UTG checks, BTN checks; river: UTG checks, BTN checks
      Then the winnings are
        | seat | chips |
        | BTN  |   175 |

    @id.folded-chips-stay-in
    Scenario: The chips of those who fold go to the winner
      Given 4 players with 1000 each
      When the action goes: UTG raises to 30, BTN calls, SB folds, BB folds; flop: UTG bets 40, BTN folds
      Then the seats show
        | seat | stack |
        | BTN  |   970 |
        | SB   |   995 |
        | BB   |   990 |
        | UTG  |  1045 |

    @id.raises-are-totals
    Scenario: A raise adds what its total exceeds the player's own bet by
      Given 3 players with 1000 each
      When the action goes: BTN raises to 20, SB raises to 50
      Then the pot is 80
      And SB has 950 behind

    @id.folded-bet-stays-in-at-once
    Scenario: A bet whose player folds is in the pot while the round goes on
      Given 3 players with 1000 each
      And the action so far: BTN calls, SB calls, BB checks; flop: SB bets 20, BB raises to 60, BTN raises to 120
      When SB folds
      Then the street is still flop
      And the pot is 230
