@cap.no-limit @cap.several-hands
Feature: The next hand
  When a hand is over the button goes on by one player, and the blinds and the order of play with it.

  Background:
    Given a no-limit table with blinds 5/10

  @MOVE-02
  Rule: The button moves one player clockwise

    @id.goes-round
    Scenario Outline: Seat <button> of six has the button when <played> been played
      Given these seats
        | seat | stack |
        | 1    |  1000 |
        | 2    |  1000 |
        | 3    |  1000 |
        | 4    |  1000 |
        | 5    |  1000 |
        | 6    |  1000 |
      And the button is at seat 6
      And <played> been folded out
      When the next hand is dealt
      Then the button is at seat <button>
      And seat <small> has bet 5
      And seat <big> has bet 10
      And the pot is 15

      Examples:
        | case          | played       | button | small | big |
        | one-hand      | 1 hand has   | 1      | 2     | 3   |
        | four-hands    | 4 hands have | 4      | 5     | 6   |
        | once-a-circle | 6 hands have | 6      | 1     | 2   |

    @id.over-gaps
    Scenario: The button goes to the next player where seats between were never taken
      Given these seats
        | seat | stack |
        | 2    |  1000 |
        | 5    |  1000 |
        | 6    |  1000 |
        | 9    |  1000 |
      And the button is at seat 2
      And 1 hand has been folded out
      When the next hand is dealt
      Then the button is at seat 5
      And seat 6 has bet 5
      And seat 9 has bet 10

    @id.first-to-act-moves-too
    Scenario: The player left of the new big blind opens the next hand
      Given these seats
        | seat | stack |
        | 1    |  1000 |
        | 2    |  1000 |
        | 3    |  1000 |
        | 4    |  1000 |
      And the button is at seat 4
      And 1 hand has been folded out
      When the next hand is dealt
      Then seat 4 acts next
      And seat 4 may call 10

  @MOVE-03 @switch.dealer.rotating
  Rule: In a player-dealt game the deal moves one player to the left

    @id.next-dealer
    Scenario: The blinds follow the next dealer as they follow a button
      Given these seats
        | seat | stack |
        | 1    |  1000 |
        | 2    |  1000 |
        | 3    |  1000 |
        | 4    |  1000 |
        | 5    |  1000 |
        | 6    |  1000 |
      And the button is at seat 4
      And 1 hand has been folded out
      When the next hand is dealt
      Then the button is at seat 5
      And seat 6 has bet 5
      And seat 1 has bet 10

  @XR-86
  Rule: New blinds hold from the next hand on

    Background:
      Given these seats
        | seat | stack |
        | 1    |  1000 |
        | 2    |  1000 |
        | 3    |  1000 |
        | 4    |  1000 |
      And the button is at seat 4
      And 1 hand has been folded out
      And the blinds go up to 10/20

    @id.posted
    Scenario: The next hand is begun with the new blinds
      When the next hand is dealt
      Then seat 2 has bet 10
      And seat 3 has bet 20
      And the pot is 30

    @id.price
    Scenario: The new big blind is the price to call
      When the next hand is dealt
      Then seat 4 may call 20

    @id.smallest-bet
    Scenario: The new big blind is the smallest bet on the flop
      When the next hand is dealt
      And the action goes: seat 4 folds, seat 1 folds, seat 2 calls, seat 3 checks
      Then seat 2 may bet at least 20

    @id.and-after-it
    Scenario: The hand after the next has the new blinds, too
      Given 1 hand has been folded out
      When the next hand is dealt
      Then seat 3 has bet 10
      And seat 4 has bet 20
