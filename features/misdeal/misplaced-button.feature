@cap.no-limit @cap.incidents
Feature: A misplaced button
  The button came to seat 3 where it belonged to seat 2: it is corrected, or the deal is void, or it stands.

  Background:
    Given a no-limit table with blinds 50/100
    And these seats
      | seat | stack |
      | 1    |  1000 |
      | 2    |  1000 |
      | 3    |  1000 |
      | 4    |  1000 |
    And the button is at seat 3

  @XR-78
  Rule: A misplaced button is mended in time, and the hand stands later on

    @id.corrected @switch.button_error.correct_or_stand
    Scenario: Button and blinds are corrected before anyone acts
      When it is noticed that the button belongs to seat 2
      Then the button is at seat 2
      And the seats show
        | seat   | stack | bet |
        | seat 1 |  1000 |   0 |
        | seat 2 |  1000 |   0 |
        | seat 3 |   950 |  50 |
        | seat 4 |   900 | 100 |
      And the pot is 150
      And seat 1 acts next

    @id.cards-stay @switch.button_error.correct_or_stand @cap.deck
    Scenario: A corrected button is no misdeal, and everyone keeps the cards that were dealt
      Given the deck from the top is 2c 7d Ah Kc 8s Qd 3h Jc
      When it is noticed that the button belongs to seat 2
      Then it is no misdeal
      And seat 4 holds 2c 8s
      And seat 3 holds Kc Jc

    @id.stands-and-moves-on @switch.button_error.correct_or_stand @cap.several-hands
    Scenario: After substantial action the hand stands, and the next button goes on from there
      Given the action so far: seat 2 calls, seat 3 raises to 300
      And it is noticed that the button belongs to seat 2
      And the action so far: seat 4 folds, seat 1 folds, seat 2 folds
      When the next hand is dealt
      Then the button is at seat 4

    @id.void @switch.button_error.misdeal_then_next_hand
    Scenario: The deal is void before anyone acts, and the blinds are posted from the right place
      When it is noticed that the button belongs to seat 2
      Then it is a misdeal
      And the button is at seat 2
      And the seats show
        | seat   | stack | bet |
        | seat 1 |  1000 |   0 |
        | seat 2 |  1000 |   0 |
        | seat 3 |   950 |  50 |
        | seat 4 |   900 | 100 |

    @id.stands-and-comes-back @switch.button_error.misdeal_then_next_hand @cap.several-hands
    Scenario: After substantial action the hand stands, and the next button is where this one belonged
      Given the action so far: seat 2 calls, seat 3 raises to 300
      And it is noticed that the button belongs to seat 2
      And the action so far: seat 4 folds, seat 1 folds, seat 2 folds
      When the next hand is dealt
      Then the button is at seat 2
      And seat 3 has bet 50
      And seat 4 has bet 100

    @id.stands @switch.button_error.correct_or_stand
    Scenario: A raise behind a call stands with the hand
      Given the action so far: seat 2 calls, seat 3 raises to 300
      When it is noticed that the button belongs to seat 2
      Then it is no misdeal
      And the button is at seat 3
      And the pot is 550
      And seat 4 acts next
