@cap.no-limit @cap.several-hands
Feature: The moving button
  The button never stands at an empty seat: it goes to the next player who is there, and the blinds follow.

  Background:
    Given a no-limit table with blinds 5/10
    And the button is at seat 1

  @XR-02
  Rule: The button goes to the next player still there, and the blinds follow it

    @id.two-big-blinds @switch.button_move.moving_two_bb
    Scenario: Two players post a big blind after the big blind has left
      Given these seats
        | seat | stack |
        | 1    |  1000 |
        | 2    |  1000 |
        | 3    |  1000 |
        | 4    |  1000 |
        | 5    |  1000 |
        | 6    |  1000 |
      And 1 hand has been folded out
      And seat 3 leaves the table
      When the next hand is dealt
      Then the button is at seat 2
      And seat 4 has bet 10
      And seat 5 has bet 10
      And the pot is 20

    @id.two-big-blinds-round-the-end @switch.button_move.moving_two_bb
    Scenario: Two players post a big blind where the blinds come round to the first seat, too
      Given the button is at seat 4
      And these seats
        | seat | stack |
        | 1    |  1000 |
        | 2    |  1000 |
        | 3    |  1000 |
        | 4    |  1000 |
        | 5    |  1000 |
        | 6    |  1000 |
      And 1 hand has been folded out
      And seat 6 leaves the table
      When the next hand is dealt
      Then the button is at seat 5
      And seat 1 has bet 10
      And seat 2 has bet 10
      And the pot is 20

    @id.order-with-two-big-blinds @switch.button_move.moving_two_bb
    Scenario: Of two big blinds the one further left acts last
      Given these seats
        | seat | stack |
        | 1    |  1000 |
        | 2    |  1000 |
        | 3    |  1000 |
        | 4    |  1000 |
        | 5    |  1000 |
        | 6    |  1000 |
      And 1 hand has been folded out
      And seat 3 leaves the table
      When the next hand is dealt
      And the action goes: seat 6 calls, seat 1 calls, seat 2 calls, seat 4 checks
      Then seat 5 acts next
      And seat 5 owes nothing

    @id.after-two-big-blinds @switch.button_move.moving_two_bb
    Scenario: After a hand with two big blinds the button moves on, and there is one of each blind again
      Given these seats
        | seat | stack |
        | 1    |  1000 |
        | 2    |  1000 |
        | 3    |  1000 |
        | 4    |  1000 |
        | 5    |  1000 |
        | 6    |  1000 |
      And 1 hand has been folded out
      And seat 3 leaves the table
      And 1 hand has been folded out
      When the next hand is dealt
      Then the button is at seat 4
      And seat 5 has bet 5
      And seat 6 has bet 10
      And the pot is 15

    @id.spared-a-big-blind @cap.unequal-stacks @switch.button_move.moving_simple
    Scenario: In the simple form the player left of the empty seat posts the small blind only
      Given these seats
        | seat | stack |
        | 1    |  1000 |
        | 2    |  1000 |
        | 3    |   100 |
        | 4    |  1000 |
        | 5    |  1000 |
        | 6    |  1000 |
      And the hole cards are
        | seat   | cards |
        | seat 3 | 9d 4h |
        | seat 4 | As Ad |
      And the board is Kc 8s 3d Jh 6c
      And the action so far: seat 4 raises to 100, seat 5 folds, seat 6 folds, seat 1 folds, seat 2 folds, seat 3 goes all-in for 100
      When the next hand is dealt
      Then the button is at seat 2
      And seat 4 has bet 5
      And seat 5 has bet 10

    @id.empty-seat-passed @cap.unequal-stacks @switch.button_move.moving_simple @switch.button_move.moving_two_bb
    Scenario: The button passes the seat of a small blind who is eliminated
      Given these seats
        | seat | stack |
        | 1    |  1000 |
        | 2    |   100 |
        | 3    |  1000 |
        | 4    |  1000 |
        | 5    |  1000 |
        | 6    |  1000 |
      And the hole cards are
        | seat   | cards |
        | seat 2 | 7h 2c |
        | seat 4 | As Ad |
      And the board is Kc 8s 3d Jh 6c
      And the action so far: seat 4 raises to 100, seat 5 folds, seat 6 folds, seat 1 folds, seat 2 goes all-in for 100, seat 3 folds
      When the next hand is dealt
      Then the button is at seat 3
      And seat 5 has bet 10

    # B48
    @id.both-blinds-gone @cap.unequal-stacks @switch.button_move.moving_simple
    Scenario: In the simple form the button passes the seats of both blinds who are eliminated
      Given these seats
        | seat | stack |
        | 1    |  1000 |
        | 2    |   100 |
        | 3    |   100 |
        | 4    |  1000 |
        | 5    |  1000 |
        | 6    |  1000 |
      And the hole cards are
        | seat   | cards |
        | seat 2 | 7h 2c |
        | seat 3 | 9d 4h |
        | seat 4 | As Ad |
      And the board is Kc 8s 3d Jh 6c
      And the action so far: seat 4 raises to 100, seat 5 folds, seat 6 folds, seat 1 folds, seat 2 goes all-in for 100, seat 3 goes all-in for 100
      When the next hand is dealt
      Then the button is at seat 4
      And seat 5 has bet 5
      And seat 6 has bet 10

    @id.newcomer-gets-no-button @switch.button_move.moving_simple @switch.button_move.moving_two_bb
    Scenario: The button passes a newcomer who has taken the seat of the last small blind
      Given the button is at seat 6
      And these seats
        | seat | stack |
        | 1    |  1000 |
        | 2    |  1000 |
        | 3    |  1000 |
        | 4    |  1000 |
        | 5    |  1000 |
        | 6    |  1000 |
      And 1 hand has been folded out
      And seat 1 leaves the table
      And seat 1 joins with 1000
      When the next hand is dealt
      Then the button is at seat 2
