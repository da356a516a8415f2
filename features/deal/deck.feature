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

    @switch.burn_cards.required @id.stub-on-the-river
    Scenario Outline: Three burns and five board cards leave the stub 8 cards smaller
      Given <players> players with 1000 each
      When the action goes: <action>; flop: SB checks, BB checks; turn: SB checks, BB checks; river: SB checks
      Then the board has 5 cards
      And the stub has <stub> cards
      And no card is in two places

      Examples:
        | case          | players | action                                                                                                               | stub |
        | three-players |       3 | BTN folds, SB calls, BB checks                                                                                       |   38 |
        | ten-players   |      10 | UTG folds, UTG+1 folds, UTG+2 folds, UTG+3 folds, UTG+4 folds, UTG+5 folds, CO folds, BTN folds, SB calls, BB checks |   24 |

    @switch.burn_cards.omitted @id.stub-on-the-river-without-burns
    Scenario Outline: Without burns the five board cards leave the stub 5 cards smaller
      Given <players> players with 1000 each
      When the action goes: <action>; flop: SB checks, BB checks; turn: SB checks, BB checks; river: SB checks
      Then the board has 5 cards
      And the stub has <stub> cards
      And no card is in two places

      Examples:
        | case          | players | action                                                                                                               | stub |
        | three-players |       3 | BTN folds, SB calls, BB checks                                                                                       |   41 |
        | ten-players   |      10 | UTG folds, UTG+1 folds, UTG+2 folds, UTG+3 folds, UTG+4 folds, UTG+5 folds, CO folds, BTN folds, SB calls, BB checks |   27 |
