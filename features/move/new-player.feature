@cap.no-limit @cap.several-hands
Feature: A new player
  Who sits down at a running table is dealt in at once, or pays for it; between the button and the big blind
  there is a price or a wait.

  Background:
    Given a no-limit table with blinds 5/10

  @XR-09
  Rule: A new player posts where the house asks for it, waits, or buys the button

    @id.no-post @switch.new_player_post.none
    Scenario: A new player is dealt in without posting where the house asks for nothing
      Given these seats
        | seat | stack |
        | 1    |  1000 |
        | 2    |  1000 |
        | 3    |  1000 |
        | 4    |  1000 |
      And the button is at seat 1
      And 1 hand has been folded out
      And seat 6 joins with 1000
      When the next hand is dealt
      Then seat 6 is dealt in
      And seat 6 has bet 0
      And the pot is 15

    # B43
    @id.post @switch.new_player_post.big_blind
    Scenario: A new player posts a big blind, which is a bet, where the house asks for it
      Given these seats
        | seat | stack |
        | 1    |  1000 |
        | 2    |  1000 |
        | 3    |  1000 |
        | 4    |  1000 |
        | 6    |  1000 |
      And the button is at seat 4
      And 1 hand has been folded out
      And seat 5 joins with 1000
      When the next hand is dealt
      And the action goes: seat 3 folds, seat 4 folds
      Then the pot is 25
      And seat 5 owes nothing
      And seat 5 may raise to at least 20

    @id.waits @switch.new_player_post.big_blind
    Scenario: A new player who waits for the big blind is not dealt in before
      Given these seats
        | seat | stack |
        | 1    |  1000 |
        | 2    |  1000 |
        | 3    |  1000 |
        | 4    |  1000 |
      And the button is at seat 1
      And 1 hand has been folded out
      And seat 6 joins with 1000 and waits for the big blind
      When the next hand is dealt
      Then seat 6 is not dealt in
      And the pot is 15

    @id.has-waited @switch.new_player_post.big_blind
    Scenario: A new player who has waited posts the big blind as all do
      Given these seats
        | seat | stack |
        | 1    |  1000 |
        | 2    |  1000 |
        | 3    |  1000 |
        | 4    |  1000 |
      And the button is at seat 1
      And 1 hand has been folded out
      And seat 6 joins with 1000 and waits for the big blind
      And 1 hand has been folded out
      When the next hand is dealt
      Then the button is at seat 3
      And seat 6 has bet 10
      And the pot is 15

    @id.before-the-big-blind @switch.buy_button.off
    Scenario: A new player between the button and the big blind waits
      Given these seats
        | seat | stack |
        | 1    |  1000 |
        | 2    |  1000 |
        | 4    |  1000 |
        | 5    |  1000 |
        | 6    |  1000 |
      And the button is at seat 1
      And 1 hand has been folded out
      And seat 3 joins with 1000
      When the next hand is dealt
      Then the button is at seat 2
      And seat 4 has bet 5
      And seat 3 is not dealt in

    @id.button-has-passed @switch.buy_button.off
    Scenario: The wait is over when the button has passed
      Given these seats
        | seat | stack |
        | 1    |  1000 |
        | 2    |  1000 |
        | 4    |  1000 |
        | 5    |  1000 |
        | 6    |  1000 |
      And the button is at seat 1
      And 1 hand has been folded out
      And seat 3 joins with 1000
      And 1 hand has been folded out
      When the next hand is dealt
      Then the button is at seat 4
      And seat 3 is dealt in

    @id.buying @switch.buy_button.on
    Scenario: The price of the button is a big blind that is a bet and a small blind that is dead
      Given these seats
        | seat | stack |
        | 1    |  1000 |
        | 2    |  1000 |
        | 4    |  1000 |
        | 5    |  1000 |
        | 6    |  1000 |
      And the button is at seat 1
      And 1 hand has been folded out
      And seat 3 joins with 1000 and buys the button
      When the next hand is dealt
      And the action goes: seat 6 folds, seat 1 folds, seat 2 folds
      Then the pot is 30
      And seat 3 has bet 10
      And seat 3 owes nothing

    @id.bought @switch.buy_button.on
    Scenario: Who has bought the button has it in the hand after
      Given these seats
        | seat | stack |
        | 1    |  1000 |
        | 2    |  1000 |
        | 4    |  1000 |
        | 5    |  1000 |
        | 6    |  1000 |
      And the button is at seat 1
      And 1 hand has been folded out
      And seat 3 joins with 1000 and buys the button
      And 1 hand has been folded out
      When the next hand is dealt
      Then the button is at seat 3
      And seat 6 has bet 10

    @id.not-buying @switch.buy_button.on
    Scenario: Between the button and the big blind a new player may post the big blind alone
      Given these seats
        | seat | stack |
        | 1    |  1000 |
        | 2    |  1000 |
        | 4    |  1000 |
        | 5    |  1000 |
        | 6    |  1000 |
      And the button is at seat 1
      And 1 hand has been folded out
      And seat 3 joins with 1000
      When the next hand is dealt
      Then seat 3 has bet 10
      And the pot is 25

    @id.passed-by @switch.buy_button.on
    Scenario: The button passes who did not buy it and goes to the player who posted the small blind
      Given these seats
        | seat | stack |
        | 1    |  1000 |
        | 2    |  1000 |
        | 4    |  1000 |
        | 5    |  1000 |
        | 6    |  1000 |
      And the button is at seat 1
      And 1 hand has been folded out
      And seat 3 joins with 1000
      And 1 hand has been folded out
      When the next hand is dealt
      Then the button is at seat 4

  @XR-87 @switch.buy_button.off
  Rule: A new player does not come in between the button and the small blind

    @id.not-before-the-small-blind
    Scenario: A player who is moved to a seat between the button and the small blind is not dealt in
      Given these seats
        | seat | stack |
        | 1    |  1000 |
        | 3    |  1000 |
        | 5    |  1000 |
        | 7    |  1000 |
      And the button is at seat 1
      And 1 hand has been folded out
      And seat 4 joins with 1000
      When the next hand is dealt
      Then the button is at seat 3
      And seat 5 has bet 5
      And seat 4 is not dealt in

    @id.due-at-once
    Scenario: A player who is moved to the place of the next big blind is dealt in and posts it
      Given these seats
        | seat | stack |
        | 1    |  1000 |
        | 3    |  1000 |
        | 5    |  1000 |
        | 7    |  1000 |
      And the button is at seat 1
      And 1 hand has been folded out
      And seat 6 joins with 1000
      When the next hand is dealt
      Then seat 6 is dealt in
      And seat 6 has bet 10
      And the pot is 15
