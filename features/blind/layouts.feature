@cap.no-limit
Feature: Other layouts of the forced bets
  One blind, three blinds or none: the opener is the player left of the last blind, the price is that blind.

  Background:
    Given a no-limit table with blinds 5/10
    And these seats
      | seat | stack |
      | 1    |  1000 |
      | 2    |  1000 |
      | 3    |  1000 |
      | 4    |  1000 |
    And the button is at seat 4

  @BLIND-07
  Rule: A game may use other forced bets than two blinds

    @id.one-blind-two-seats-away @switch.forced_bets.single_blind
    Scenario: One blind two seats from the button leaves the opening to the third seat
      Given the forced bets are
        | seat   | bet |
        | seat 2 |  10 |
      When the cards are dealt
      Then the seats show
        | seat   | bet |
        | seat 1 |   0 |
        | seat 2 |  10 |
        | seat 3 |   0 |
        | seat 4 |   0 |
      And the pot is 10
      And seat 3 acts next
      And seat 3 may call 10

    @id.no-small-blind-owes-all @switch.forced_bets.single_blind
    Scenario: Without a small blind the first seat owes the whole price
      Given the forced bets are
        | seat   | bet |
        | seat 2 |  10 |
      And the action so far: seat 3 folds
      When seat 4 folds
      Then seat 1 acts next
      And seat 1 may call 10

    @id.one-blind-next-to-the-button @switch.forced_bets.single_blind
    Scenario: One blind next to the button leaves the opening to the second seat
      Given the forced bets are
        | seat   | bet |
        | seat 1 |  10 |
      When the cards are dealt
      Then the seats show
        | seat   | bet |
        | seat 1 |  10 |
        | seat 2 |   0 |
        | seat 3 |   0 |
        | seat 4 |   0 |
      And the pot is 10
      And seat 2 acts next
      And seat 2 may call 10
      And seat 2 may raise to at least 20

    @id.one-blind-keeps-its-option @switch.forced_bets.single_blind
    Scenario: A single blind acts last and may check or raise
      Given the forced bets are
        | seat   | bet |
        | seat 1 |  10 |
      And the action so far: seat 2 calls, seat 3 calls
      When seat 4 calls
      Then seat 1 acts next
      And seat 1 may only check or raise

    @id.three-blinds @switch.forced_bets.multiple_blinds
    Scenario: With three blinds the fourth seat opens for the largest
      Given the forced bets are
        | seat   | bet |
        | seat 1 |   2 |
        | seat 2 |   5 |
        | seat 3 |  10 |
      When the cards are dealt
      Then the pot is 17
      And seat 4 acts next
      And seat 4 may call 10
      And seat 4 may raise to at least 20

    @id.middle-blind-owes-the-difference @switch.forced_bets.multiple_blinds
    Scenario: The middle of three blinds owes the difference to the largest
      Given the forced bets are
        | seat   | bet |
        | seat 1 |   2 |
        | seat 2 |   5 |
        | seat 3 |  10 |
      And the action so far: seat 4 calls
      When seat 1 calls
      Then seat 2 acts next
      And seat 2 may call 5

    @id.last-of-three-keeps-its-option @switch.forced_bets.multiple_blinds
    Scenario: The largest of three blinds acts last and may check or raise
      Given the forced bets are
        | seat   | bet |
        | seat 1 |   2 |
        | seat 2 |   5 |
        | seat 3 |  10 |
      And the action so far: seat 4 calls, seat 1 calls
      When seat 2 calls
      Then seat 3 acts next
      And seat 3 may only check or raise

    @id.ante-and-one-blind @cap.antes @switch.forced_bets.single_blind @switch.ante_kind.uniform
    Scenario: One blind and an ante from everybody go together
      Given the forced bets are
        | seat   | bet |
        | seat 2 |  10 |
      And an ante of 1 from every player
      When the cards are dealt
      Then the pot is 14
      And seat 3 acts next
      And seat 3 may call 10

    @id.antes-alone @cap.antes @switch.forced_bets.ante_only @switch.ante_kind.uniform
    Scenario: With antes alone nobody owes anything and the first seat opens
      Given the forced bets are
        | seat   | bet |
        | seat 1 |   0 |
      And an ante of 10 from every player
      When the cards are dealt
      Then the pot is 40
      And seat 1 acts next
      And seat 1 owes nothing

    @id.one-blind-is-accepted @switch.forced_bets.single_blind
    Scenario: A table with one blind is opened
      Given the forced bets are
        | seat   | bet |
        | seat 2 |  10 |
      When the table is opened
      Then the table is accepted

    @id.three-blinds-are-accepted @switch.forced_bets.multiple_blinds
    Scenario: A table with three blinds is opened
      Given the forced bets are
        | seat   | bet |
        | seat 1 |   2 |
        | seat 2 |   5 |
        | seat 3 |  10 |
      When the table is opened
      Then the table is accepted

    @id.antes-alone-are-accepted @cap.antes @switch.forced_bets.ante_only @switch.ante_kind.uniform
    Scenario: A table with antes alone is opened
      Given the forced bets are
        | seat   | bet |
        | seat 1 |   0 |
      And an ante of 10 from every player
      When the table is opened
      Then the table is accepted
