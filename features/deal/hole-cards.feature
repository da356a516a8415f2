@cap.no-limit
Feature: Hole cards
  Two private cards for each player, one at a time, and no more for the rest of the hand.

  Background:
    Given a no-limit table with blinds 50/100

  @DEAL-03
  Rule: Every player gets exactly two hole cards before the first betting round

    @id.three-players
    Scenario: Three players hold two cards each when the betting begins
      Given 3 players with 1000 each
      And the hole cards are
        | seat | cards |
        | BTN  | Ah Qd |
        | SB   | 2c Kc |
        | BB   | 7d 8s |
      When the cards are dealt
      Then the street is still preflop
      And BTN holds Ah Qd
      And SB holds 2c Kc
      And BB holds 7d 8s

    @id.two-players
    Scenario: Two players hold two cards each when the betting begins
      Given 2 players with 1000 each
      And the hole cards are
        | seat | cards |
        | BTN  | Ah Qd |
        | BB   | 2c Kc |
      When the cards are dealt
      Then the street is still preflop
      And BTN holds Ah Qd
      And BB holds 2c Kc

    @id.ten-players
    Scenario: Ten players hold two cards each when the betting begins
      Given 10 players with 1000 each
      When the cards are dealt
      Then the street is still preflop
      And BTN holds 2 cards
      And SB holds 2 cards
      And BB holds 2 cards
      And UTG holds 2 cards
      And UTG+1 holds 2 cards
      And UTG+2 holds 2 cards
      And UTG+3 holds 2 cards
      And UTG+4 holds 2 cards
      And UTG+5 holds 2 cards
      And CO holds 2 cards

    @id.no-cards-before-the-deal
    Scenario: Nobody holds a card before the deal
      Given 3 players with 1000 each
      When the table is opened
      Then BTN holds 0 cards
      And SB holds 0 cards
      And BB holds 0 cards

  @DEAL-05
  Rule: Nobody gets another private card during the hand

    @id.same-two-on-every-street
    Scenario Outline: The hole cards are the same two on every street
      Given 3 players with 1000 each
      And the hole cards are
        | seat | cards |
        | BTN  | Ah Qd |
        | SB   | 2c Kc |
        | BB   | 7d 8s |
      And the board is Jc 9d 4s Tc 2s
      When the action goes: <action>
      Then BTN holds Ah Qd
      And SB holds 2c Kc
      And BB holds 7d 8s

      Examples:
        | case    | action                                                                                                         |
        | preflop | BTN calls                                                                                                      |
        | flop    | BTN calls, SB calls, BB checks                                                                                 |
        | turn    | BTN calls, SB calls, BB checks; flop: SB checks, BB checks, BTN checks                                         |
        | river   | BTN calls, SB calls, BB checks; flop: SB checks, BB checks, BTN checks; turn: SB checks, BB checks, BTN checks |

  @DEAL-06
  Rule: Hole cards are dealt one at a time, from the left of the button to the button

    @cap.deck @id.small-blind-first
    Scenario: Of six cards the small blind gets the first and the fourth, the button the third and the sixth
      Given 3 players with 1000 each
      And the deck from the top is 2c 7d Ah Kc 8s Qd
      When the cards are dealt
      Then SB holds 2c Kc
      And BB holds 7d 8s
      And BTN holds Ah Qd

    @cap.deck @id.first-and-last-card
    Scenario: The first card goes to the left of the button, the last to the button
      Given 4 players with 1000 each
      And the deck from the top is 2c 3c 4c 5c 2d 3d 4d 5d
      When the cards are dealt
      Then SB holds the 2c
      And BTN holds the 5d

    # B45
    @cap.deck @id.heads-up-button-last
    Scenario: With two players the big blind gets the first and the third card, the button the last
      Given 2 players with 1000 each
      And the deck from the top is 2c 7d Ah Kc
      When the cards are dealt
      Then BB holds 2c Ah
      And BTN holds 7d Kc

    @cap.deck @id.six-players
    Scenario: With six players each gets a seventh to twelfth card in the order of the first six
      Given 6 players with 1000 each
      And the deck from the top is 2c 3c 4c 5c 6c 7c 2d 3d 4d 5d 6d 7d
      When the cards are dealt
      Then SB holds 2c 2d
      And BB holds 3c 3d
      And UTG holds 4c 4d
      And UTG+1 holds 5c 5d
      And CO holds 6c 6d
      And BTN holds 7c 7d

    @cap.deck @id.button-in-the-middle
    Scenario: The deal starts left of the button wherever the button is
      Given these seats
        | seat | stack |
        | 1    |  1000 |
        | 2    |  1000 |
        | 3    |  1000 |
        | 4    |  1000 |
      And the button is at seat 2
      And the deck from the top is 2c 3c 4c 5c 2d 3d 4d 5d
      When the cards are dealt
      Then seat 3 holds 2c 2d
      And seat 4 holds 3c 3d
      And seat 1 holds 4c 4d
      And seat 2 holds 5c 5d

    @cap.deck @id.empty-seats-are-passed
    Scenario: An empty seat gets no card
      Given these seats
        | seat | stack |
        | 2    |  1000 |
        | 4    |  1000 |
        | 7    |  1000 |
      And the button is at seat 7
      And the deck from the top is 2c 3c 4c 2d 3d 4d
      When the cards are dealt
      Then seat 2 holds 2c 2d
      And seat 4 holds 3c 3d
      And seat 7 holds 4c 4d
