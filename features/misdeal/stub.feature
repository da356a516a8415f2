@cap.no-limit @cap.deck @cap.incidents @switch.burn_cards.required
Feature: A dropped stub
  The undealt cards fall, alone or on other cards.

  Background:
    Given a no-limit table with blinds 50/100
    And 3 players with 1000 each
    And the deck from the top is 2c 7d Ah Kc 8s Qd 3h Jc 9d 4s 5h Tc 6d 2s

  @XR-77
  Rule: A dropped stub is put in order, or shuffled with what it got mixed with

    @id.order-is-known
    Scenario: A stub whose order is known is put back in order
      Given a reshuffle brings As Ks to the top
      And the action so far: BTN calls, SB calls, BB checks
      When the stub is dropped and its order is known
      Then the stub begins with 5h Tc 6d 2s
      And the stub has 42 cards

    @id.scattered
    Scenario: A stub whose order is lost is shuffled alone
      Given a reshuffle brings 3h Ah Jc As Ks to the top
      And the action so far: BTN folds, SB calls, BB checks
      When the stub is dropped
      Then the stub begins with As Ks
      And the stub has 42 cards
      And the burned cards are 3h
      And the muck has Ah Qd

    @id.mixed
    Scenario: A stub that got mixed with burn and muck is shuffled with them
      Given a reshuffle brings 3h Ah Jc As Ks to the top
      And the action so far: BTN folds, SB calls, BB checks
      When the stub is dropped on the burned cards and the muck
      Then the stub begins with 3h Ah As Ks
      And the stub has 45 cards
      And Qd is in the stub
      And no card is in two places

    @id.on-the-turn
    Scenario: A stub that falls on the turn is shuffled without the cards on the table
      Given a reshuffle brings 5h Tc As Ks to the top
      And the action so far: BTN calls, SB calls, BB checks; flop: SB checks, BB checks, BTN checks
      When the stub is dropped
      Then the stub begins with As Ks
      And the stub has 40 cards
      And the burned cards are 3h 5h
