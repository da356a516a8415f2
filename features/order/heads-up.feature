@cap.no-limit
Feature: Two players
  Heads-up the button is the small blind: first before the flop, last after it.

  Background:
    Given a no-limit table with blinds 5/10

  @XR-03
  Rule: With two players the button posts the small blind and acts first before the flop

    # B45
    @id.button-posts-the-small-blind
    Scenario: The button posts 5, the other player 10
      Given 2 players with 1000 each
      When the cards are dealt
      Then the seats show
        | seat | stack | bet |
        | BTN  |   995 |   5 |
        | BB   |   990 |  10 |

    # B45
    @id.button-opens
    Scenario: The button opens before the flop and owes 5
      Given 2 players with 1000 each
      When the cards are dealt
      Then BTN acts next
      And BTN may call 5

    # B22
    @id.big-blind-has-the-option
    Scenario: After the button's call the big blind may check or raise
      Given 2 players with 1000 each
      When BTN calls
      Then BB acts next
      And BB owes nothing
      And BB may only check or raise

    # B31, B46
    @id.big-blind-opens-the-flop
    Scenario: The big blind opens the flop
      Given 2 players with 1000 each
      And the action so far: BTN calls
      When BB checks
      Then the next street is the flop
      And BB acts next
      And BB owes nothing

    @id.button-is-last-on-the-flop
    Scenario: The button acts last on the flop
      Given 2 players with 1000 each
      And the action so far: BTN calls, BB checks
      When BB checks
      Then BTN acts next

    @id.later-streets
    Scenario Outline: The big blind opens the <street> too
      Given 2 players with 1000 each
      And the action so far: BTN calls, BB checks; <line>
      When BTN checks
      Then the next street is the <street>
      And BB acts next

      Examples:
        | case  | street | line                                         |
        | turn  | turn   | flop: BB checks                              |
        | river | river  | flop: BB checks, BTN checks; turn: BB checks |

    @id.button-is-last-on-the-river
    Scenario: The button has the last turn of the hand
      Given 2 players with 1000 each
      And the action so far: BTN calls, BB checks; flop: BB checks, BTN checks; turn: BB checks, BTN checks
      When BB checks
      Then BTN acts next

    @id.either-seat
    Scenario Outline: With the button at seat <button> of two, seat <button> posts 5 and opens
      Given these seats
        | seat | stack |
        | 1    |  1000 |
        | 2    |  1000 |
      And the button is at seat <button>
      When the cards are dealt
      Then seat <button> has bet 5
      And seat <other> has bet 10
      And seat <button> acts next

      Examples:
        | case   | button | other |
        | lower  |      1 |     2 |
        | higher |      2 |     1 |

    @id.far-apart
    Scenario: Two players with empty seats between them play the same way
      Given these seats
        | seat | stack |
        | 3    |  1000 |
        | 8    |  1000 |
      And the button is at seat 8
      When the cards are dealt
      Then seat 8 has bet 5
      And seat 3 has bet 10
      And seat 8 acts next

    @id.button-raise-is-answered
    Scenario: The big blind answers the button's raise
      Given 2 players with 1000 each
      When BTN raises to 30
      Then BB acts next
      And BB may call 20

    @id.button-folds
    Scenario: When the button folds the big blind wins the small blind
      Given 2 players with 1000 each
      When BTN folds
      Then the hand is over
      And BB has 1005 behind

    @id.two-left-of-three
    Scenario: Three players of whom one has folded keep the order of three
      Given 3 players with 1000 each
      And the action so far: BTN calls, SB folds
      When BB checks
      Then the next street is the flop
      And BB acts next
