@cap.no-limit
Feature: How many cards the board has
  Five at the showdown, fewer when everybody but one has folded, never more.

  Background:
    Given a no-limit table with blinds 50/100

  @DEAL-16
  Rule: The board has at most five cards, and fewer only when the hand ends before a showdown

    @id.four-players-fold-on-the-flop
    Scenario: A hand that ends on the flop has three board cards
      Given 4 players with 1000 each
      And the action so far: UTG calls, BTN calls, SB calls, BB checks; flop: SB bets 100, BB folds, UTG folds
      When BTN folds
      Then the hand is over
      And the board has 3 cards

    @id.ends-before-the-flop
    Scenario: A hand that ends before the flop has no board
      Given 3 players with 1000 each
      And the action so far: BTN folds
      When SB folds
      Then the hand is over
      And the board is empty

    @id.ends-by-folding
    Scenario Outline: A fold that ends the hand brings no further card
      Given 3 players with 1000 each
      When the action goes: <action>
      Then the hand is over
      And the board has <cards> cards

      Examples:
        | case         | action                                                                                                                  | cards |
        | on-the-flop  | BTN calls, SB folds, BB checks; flop: BB bets 100, BTN folds                                                            |     3 |
        | on-the-turn  | BTN calls, SB folds, BB checks; flop: BB checks, BTN checks; turn: BB bets 100, BTN folds                               |     4 |
        | on-the-river | BTN calls, SB folds, BB checks; flop: BB checks, BTN checks; turn: BB checks, BTN checks; river: BB bets 100, BTN folds |     5 |

    @id.five-at-showdown
    Scenario: A hand that goes to the showdown has five board cards
      Given 3 players with 1000 each
      When the action goes: BTN calls, SB folds, BB checks; flop: BB checks, BTN checks; turn: BB checks, BTN checks; river: BB checks, BTN checks
      Then the hand is over
      And the board has 5 cards

    @id.all-in-runs-out
    Scenario Outline: An all-in and its call bring the board to five cards at once
      Given 3 players with 1000 each
      When the action goes: <action>
      Then the hand is over
      And the board has 5 cards

      Examples:
        | case            | action                                                                                               |
        | before-the-flop | BTN goes all-in for 1000, SB folds, BB calls                                                         |
        | on-the-flop     | BTN calls, SB folds, BB checks; flop: BB goes all-in for 900, BTN calls                              |
        | on-the-turn     | BTN calls, SB folds, BB checks; flop: BB checks, BTN checks; turn: BB goes all-in for 900, BTN calls |
