@cap.no-limit
Feature: The button
  The button stands before the cards are dealt, and everyone's place in the hand follows from it.

  Background:
    Given a no-limit table with blinds 50/100
    And these seats
      | seat | stack |
      | 1    |  1000 |
      | 2    |  1000 |
      | 3    |  1000 |
      | 4    |  1000 |
      | 5    |  1000 |
      | 6    |  1000 |

  @MOVE-01
  Rule: The place of the button fixes who posts the blinds and who acts first and last

    @id.blinds-left-of-the-button
    Scenario Outline: The two seats left of the button post the blinds before the deal
      Given the button is at seat <button>
      When the table is opened
      Then seat <small> has bet 50
      And seat <big> has bet 100
      And the pot is 150

      Examples:
        | case           | button | small | big |
        | button-on-six  | 6      | 1     | 2   |
        | button-on-one  | 1      | 2     | 3   |
        | button-on-four | 4      | 5     | 6   |
        | button-on-five | 5      | 6     | 1   |

    @id.first-before-the-flop
    Scenario Outline: The third seat left of the button acts first before the flop
      Given the button is at seat <button>
      When the cards are dealt
      Then seat <first> acts next

      Examples:
        | case           | button | first |
        | button-on-six  | 6      | 3     |
        | button-on-one  | 1      | 4     |
        | button-on-four | 4      | 1     |
        | button-on-five | 5      | 2     |

    @id.first-after-the-flop
    Scenario: The seat left of the button acts first on the flop
      Given the button is at seat 6
      When the action goes: seat 3 calls, seat 4 calls, seat 5 calls, seat 6 calls, seat 1 calls, seat 2 checks
      Then the next street is the flop
      And seat 1 acts next

    @id.last-after-the-flop
    Scenario: The button acts last on the flop
      Given the button is at seat 6
      And the action so far: seat 3 calls, seat 4 calls, seat 5 calls, seat 6 calls, seat 1 calls, seat 2 checks; flop: seat 1 checks, seat 2 checks, seat 3 checks, seat 4 checks, seat 5 checks
      When seat 6 checks
      Then the next street is the turn

    @id.button-is-asked-after-the-others
    Scenario: The button is asked when all the others have checked the flop
      Given the button is at seat 6
      When the action goes: seat 3 calls, seat 4 calls, seat 5 calls, seat 6 calls, seat 1 calls, seat 2 checks; flop: seat 1 checks, seat 2 checks, seat 3 checks, seat 4 checks, seat 5 checks
      Then seat 6 acts next
      And the board has 3 cards
