@cap.no-limit @cap.deck
Feature: The deck
  One pack of 52 different cards, and what is left of it as a hand goes on.

  Background:
    Given a no-limit table with blinds 50/100
    And the deck from the top is 2c 7d Ah Kc 8s Qd 3h Jc 9d 4s 5h Tc 6d 2s

  @DEAL-01
  Rule: Each hand uses one full deck of 52 different cards

    @id.stub-after-the-deal
    Scenario Outline: The stub is the deck without the hole cards
      Given <players> players with 1000 each
      When the cards are dealt
      Then the stub has <stub> cards
      And no card is in two places

      Examples:
        | case          | players | stub |
        | two-players   |       2 |   48 |
        | three-players |       3 |   46 |
        | ten-players   |      10 |   32 |

    @id.whole-deck-on-the-river
    Scenario Outline: With five cards on the board each card of the deck is in one place
      Given <players> players with 1000 each
      When the action goes: <action>; flop: BB checks, BTN checks; turn: BB checks, BTN checks; river: BB checks
      Then the board has 5 cards
      And no card is in two places

      Examples:
        | case          | players | action                                                                                                               |
        | three-players |       3 | BTN calls, SB folds, BB checks                                                                                       |
        | ten-players   |      10 | UTG folds, UTG+1 folds, UTG+2 folds, UTG+3 folds, UTG+4 folds, UTG+5 folds, CO folds, BTN calls, SB folds, BB checks |

    # B111
    @id.gathered-for-the-next-hand @cap.several-hands
    Scenario: The next hand begins with all the cards, those of the last hand included
      Given 3 players with 1000 each
      And the action so far: BTN calls, SB calls, BB checks; flop: SB checks, BB checks, BTN checks; turn: SB checks, BB checks, BTN checks; river: SB checks, BB checks, BTN checks
      When the next hand is dealt
      Then the stub has 46 cards
      And no card is in two places
