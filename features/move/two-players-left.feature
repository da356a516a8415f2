@cap.no-limit @cap.several-hands
Feature: Two players left
  When a third player is gone the big blind still moves on; the other player has the button and the small
  blind.

  Background:
    Given a no-limit table with blinds 5/10
    And the button is at seat 1

  @XR-04
  Rule: Neither of two players left is big blind twice in a row

    @id.button-gone @cap.unequal-stacks
    Scenario: After the button is eliminated the big blind gets the button
      Given these seats
        | seat | stack |
        | 1    |   100 |
        | 2    |  1000 |
        | 3    |  1000 |
      And the hole cards are
        | seat   | cards |
        | seat 1 | 7h 2c |
        | seat 3 | As Ad |
      And the board is Kc 8s 3d Jh 6c
      And the action so far: seat 1 goes all-in for 100, seat 2 folds, seat 3 calls
      When the next hand is dealt
      Then the button is at seat 3
      And seat 3 has bet 5
      And seat 2 has bet 10

    # B52
    @id.small-blind-gone @cap.unequal-stacks
    Scenario: After the small blind is eliminated the big blind gets the button
      Given these seats
        | seat | stack |
        | 1    |  1000 |
        | 2    |   100 |
        | 3    |  1000 |
      And the hole cards are
        | seat   | cards |
        | seat 2 | 7h 2c |
        | seat 3 | As Ad |
      And the board is Kc 8s 3d Jh 6c
      And the action so far: seat 1 folds, seat 2 goes all-in for 100, seat 3 calls
      When the next hand is dealt
      Then the button is at seat 3
      And seat 3 has bet 5
      And seat 1 has bet 10
      And seat 3 acts next

    # B51
    @id.big-blind-gone @cap.unequal-stacks
    Scenario: After the big blind is eliminated the small blind posts the small blind again
      Given these seats
        | seat | stack |
        | 1    |  1000 |
        | 2    |  1000 |
        | 3    |   100 |
      And the hole cards are
        | seat   | cards |
        | seat 2 | As Ad |
        | seat 3 | 7h 2c |
      And the board is Kc 8s 3d Jh 6c
      And the action so far: seat 1 folds, seat 2 raises to 100, seat 3 goes all-in for 100
      When the next hand is dealt
      Then the button is at seat 2
      And seat 2 has bet 5
      And seat 1 has bet 10

    @id.also-with-a-moving-button @switch.button_move.moving_simple @switch.button_move.moving_two_bb
    Scenario: The big blind gets the button where the button moves, too
      Given these seats
        | seat | stack |
        | 1    |  1000 |
        | 2    |  1000 |
        | 3    |  1000 |
      And 1 hand has been folded out
      And seat 1 leaves the table
      When the next hand is dealt
      Then the button is at seat 3
      And seat 2 has bet 10

    # B53
    @id.in-turn
    Scenario Outline: Two players take turns with the button, seat <button> has it when <played> been played
      Given these seats
        | seat | stack |
        | 1    |  1000 |
        | 6    |  1000 |
      And <played> been folded out
      When the next hand is dealt
      Then the button is at seat <button>

      Examples:
        | case        | played       | button |
        | second-hand | 1 hand has   | 6      |
        | third-hand  | 2 hands have | 1      |
