@cap.no-limit
Feature: The board
  Three cards, then one, then one more, face up for everybody.

  Background:
    Given a no-limit table with blinds 50/100
    And 3 players with 1000 each

  @DEAL-08
  Rule: After the first betting round three common cards are turned up together

    @id.three-cards-at-once
    Scenario: The last check before the flop brings three cards
      Given the board is Jc 9d 4s Tc 2s
      And the action so far: BTN calls, SB calls
      When BB checks
      Then the next street is the flop
      And the board shows Jc 9d 4s

    @cap.deck @switch.burn_cards.omitted @id.without-a-burn
    Scenario: Without a burn the flop is the next three cards of the deck
      Given the deck from the top is 2c 7d Ah Kc 8s Qd 3h Jc 9d 4s
      When the action goes: BTN calls, SB calls, BB checks
      Then the board shows 3h Jc 9d

  @DEAL-09
  Rule: After the second betting round one more common card is turned up

    @id.fourth-card
    Scenario: The last check on the flop brings the fourth card
      Given the board is Jc 9d 4s Tc 2s
      And the action so far: BTN calls, SB calls, BB checks; flop: SB checks, BB checks
      When BTN checks
      Then the next street is the turn
      And the board shows Jc 9d 4s Tc

    @cap.deck @switch.burn_cards.omitted @id.without-a-burn
    Scenario: Without burns the turn is the card below the flop
      Given the deck from the top is 2c 7d Ah Kc 8s Qd 3h Jc 9d 4s 5h Tc
      When the action goes: BTN calls, SB calls, BB checks; flop: SB checks, BB checks, BTN checks
      Then the board shows 3h Jc 9d 4s

  @DEAL-10
  Rule: After the third betting round the fifth and last common card is turned up

    @id.fifth-card
    Scenario: The last check on the turn brings the fifth card
      Given the board is Jc 9d 4s Tc 2s
      And the action so far: BTN calls, SB calls, BB checks; flop: SB checks, BB checks, BTN checks; turn: SB checks, BB checks
      When BTN checks
      Then the next street is the river
      And the board shows Jc 9d 4s Tc 2s

    @cap.deck @switch.burn_cards.omitted @id.without-a-burn
    Scenario: Without burns the river is the card below the turn
      Given the deck from the top is 2c 7d Ah Kc 8s Qd 3h Jc 9d 4s 5h Tc 6d 2s
      When the action goes: BTN calls, SB calls, BB checks; flop: SB checks, BB checks, BTN checks; turn: SB checks, BB checks, BTN checks
      Then the board shows 3h Jc 9d 4s 5h
