@cap.no-limit
Feature: Cards that are not dealt
  What would have come is not looked at once everybody but one has folded.

  Background:
    Given a no-limit table with blinds 50/100

  @XR-85
  Rule: The board cards that were not dealt when a hand ends are not shown

    @id.board-of-the-street
    Scenario Outline: A hand that ends on the <case> shows the cards of that street and no other
      Given 3 players with 1000 each
      And the board is 2c 7d Jh 5s Kd
      When the action goes: <action>
      Then the hand is over
      And the board shows <board>

      Examples:
        | case | action                                                                                    | board       |
        | flop | BTN calls, SB folds, BB checks; flop: BB bets 100, BTN folds                              | 2c 7d Jh    |
        | turn | BTN calls, SB folds, BB checks; flop: BB checks, BTN checks; turn: BB bets 100, BTN folds | 2c 7d Jh 5s |

    @id.no-board-before-the-flop
    Scenario Outline: A hand that ends before the flop shows no board, with <case>
      Given <players> players with 1000 each
      And the board is 2c 7d Jh 5s Kd
      When the action goes: <action>
      Then the hand is over
      And the board is empty

      Examples:
        | case         | players | action                         |
        | two-players  |       2 | BTN folds                      |
        | four-players |       4 | UTG folds, BTN folds, SB folds |

    @id.all-in-without-a-call
    Scenario: An all-in that nobody calls brings no further card
      Given 3 players with 1000 each
      And the board is 2c 7d Jh 5s Kd
      When the action goes: BTN calls, SB calls, BB checks; flop: SB goes all-in for 900, BB folds, BTN folds
      Then the hand is over
      And the board shows 2c 7d Jh

    @id.rest-stays-in-the-stub @cap.deck
    Scenario Outline: When all fold before the flop <stub> cards stay in the stub, with <case>
      Given <players> players with 1000 each
      And the deck from the top is <deck>
      When the action goes: <action>
      Then the stub has <stub> cards
      And 7d 8h 9c Jh Kd are in the stub

      Examples:
        | case          | players | deck                                         | action                         | stub |
        | three-players |       3 | 2c 3c 4c 2d 3d 4d 5s 7d 8h 9c Ts Jh Qs Kd    | BTN folds, SB folds            |   46 |
        | four-players  |       4 | 2c 3c 4c 6c 2d 3d 4d 6d 5s 7d 8h 9c Ts Jh Kd | UTG folds, BTN folds, SB folds |   44 |
