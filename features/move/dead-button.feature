@cap.no-limit @cap.several-hands @switch.button_move.dead
Feature: The dead button
  The big blind moves on by one player after each hand. The small blind and the button come to the places
  where the big blind and the small blind were, even if nobody sits there any more.

  Background:
    Given a no-limit table with blinds 5/10
    And the button is at seat 1

  @XR-01
  Rule: The big blind moves on, and small blind and button take the places behind it

    @id.big-blind-gone @cap.unequal-stacks
    Scenario: There is no small blind after the big blind is eliminated
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
        | seat 3 | 7h 2c |
        | seat 4 | As Ad |
      And the board is Kc 8s 3d Jh 6c
      And the action so far: seat 4 raises to 100, seat 5 folds, seat 6 folds, seat 1 folds, seat 2 folds, seat 3 goes all-in for 100
      When the next hand is dealt
      Then the button is at seat 2
      And seat 4 has bet 10
      And the pot is 10
      And seat 5 acts next

    @id.button-at-an-empty-seat @cap.unequal-stacks
    Scenario: The button comes to the empty seat of the eliminated big blind
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
        | seat 3 | 7h 2c |
        | seat 4 | As Ad |
      And the board is Kc 8s 3d Jh 6c
      And the action so far: seat 4 raises to 100, seat 5 folds, seat 6 folds, seat 1 folds, seat 2 folds, seat 3 goes all-in for 100
      And 1 hand has been folded out
      When the next hand is dealt
      Then the button is at seat 3
      And seat 4 has bet 5
      And seat 5 has bet 10

    @id.small-blind-gone @cap.unequal-stacks
    Scenario: The button comes to the empty seat of the eliminated small blind
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
      Then the button is at seat 2
      And seat 3 has bet 5
      And seat 4 has bet 10

    @id.last-again @cap.unequal-stacks
    Scenario: The player right of an empty button acts last once more
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
      And the action goes: seat 5 folds, seat 6 folds, seat 1 calls, seat 3 calls, seat 4 checks; flop: seat 3 checks, seat 4 checks
      Then the street is still flop
      And seat 1 acts next

    @id.button-gone @cap.unequal-stacks
    Scenario: The next hand is an ordinary one after the button is eliminated
      Given these seats
        | seat | stack |
        | 1    |   100 |
        | 2    |  1000 |
        | 3    |  1000 |
        | 4    |  1000 |
        | 5    |  1000 |
        | 6    |  1000 |
      And the hole cards are
        | seat   | cards |
        | seat 1 | 7h 2c |
        | seat 4 | As Ad |
      And the board is Kc 8s 3d Jh 6c
      And the action so far: seat 4 raises to 100, seat 5 folds, seat 6 folds, seat 1 goes all-in for 100, seat 2 folds, seat 3 folds
      When the next hand is dealt
      Then the button is at seat 2
      And seat 3 has bet 5
      And seat 4 has bet 10

    # B48
    @id.both-blinds-gone @cap.unequal-stacks
    Scenario: After both blinds are eliminated the button is at an empty seat and one player posts
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
      Then the button is at seat 2
      And seat 4 has bet 10
      And the pot is 10
      And seat 5 acts next

    # B48
    @id.hands-after-both-blinds-gone @cap.unequal-stacks
    Scenario Outline: Both blinds are eliminated and <played> been played since: the button is at seat <button>
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
      And <played> been folded out
      When the next hand is dealt
      Then the button is at seat <button>
      And seat <small> has bet 5
      And seat <big> has bet 10

      Examples:
        | case         | played       | button | small | big |
        | second-after | 1 hand has   | 3      | 4     | 5   |
        | third-after  | 2 hands have | 4      | 5     | 6   |

    # B49
    @id.no-one-else-posts
    Scenario: Nobody pays the small blind for two players who have left
      Given these seats
        | seat | stack |
        | 1    |  1000 |
        | 2    |  1000 |
        | 3    |  1000 |
        | 4    |  1000 |
        | 5    |  1000 |
        | 6    |  1000 |
      And 1 hand has been folded out
      And seat 2 leaves the table
      And seat 3 leaves the table
      When the next hand is dealt
      Then seat 4 has bet 10
      And the pot is 10
      And seat 5 acts next

    @id.first-after-the-flop
    Scenario: Where the small blind is dead the big blind acts first on the flop
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
      And the action goes: seat 5 calls, seat 6 folds, seat 1 folds, seat 2 calls, seat 4 checks
      Then the next street is the flop
      And seat 4 acts next

    @id.next-big-blind-leaves
    Scenario: The big blind goes to the next player who is there
      Given these seats
        | seat | stack |
        | 1    |  1000 |
        | 2    |  1000 |
        | 3    |  1000 |
        | 4    |  1000 |
        | 5    |  1000 |
        | 6    |  1000 |
      And 1 hand has been folded out
      And seat 4 leaves the table
      When the next hand is dealt
      Then the button is at seat 2
      And seat 3 has bet 5
      And seat 5 has bet 10
