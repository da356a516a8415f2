@cap.no-limit @cap.deck
Feature: Burned cards
  One card from the top goes face down out of play before the flop, the turn and the river.

  Background:
    Given a no-limit table with blinds 50/100
    And the deck from the top is 2c 7d Ah Kc 8s Qd 3h Jc 9d 4s 5h Tc 6d 2s

  @DEAL-11
  Rule: One card is burned before the flop

    # B113
    @switch.burn_cards.required @id.first-burn
    Scenario: The card below the hole cards is burned
      Given 3 players with 1000 each
      When the action goes: BTN calls, SB calls, BB checks
      Then the burned cards are 3h
      And the board shows Jc 9d 4s

    # B113
    @switch.burn_cards.required @id.no-burn-before-the-hole-cards
    Scenario: Nothing is burned before the first betting round is over
      Given 3 players with 1000 each
      When the action goes: BTN calls, SB calls
      Then no card is burned
      And the stub has 46 cards

    @switch.burn_cards.required @id.one-burn-for-three-cards
    Scenario: The flop takes four cards off the stub
      Given 3 players with 1000 each
      When the action goes: BTN calls, SB calls, BB checks
      Then the stub has 42 cards

    @switch.burn_cards.required @id.four-players
    Scenario: With four players the ninth card is burned
      Given 4 players with 1000 each
      When the action goes: UTG folds, BTN calls, SB calls, BB checks
      Then the burned cards are 9d
      And the board shows 4s 5h Tc

  @DEAL-12
  Rule: One more card is burned before the turn

    # B113
    @switch.burn_cards.required @id.second-burn
    Scenario: The card below the flop is burned
      Given 3 players with 1000 each
      When the action goes: BTN calls, SB calls, BB checks; flop: SB checks, BB checks, BTN checks
      Then the burned cards are 3h 5h
      And the board shows Jc 9d 4s Tc

    @switch.burn_cards.required @id.no-burn-during-the-betting
    Scenario: Nothing is burned before the betting on the flop is over
      Given 3 players with 1000 each
      When the action goes: BTN calls, SB calls, BB checks; flop: SB checks, BB checks
      Then the burned cards are 3h

    @switch.burn_cards.required @id.four-players
    Scenario: With four players the thirteenth card is the second burn
      Given 4 players with 1000 each
      When the action goes: UTG folds, BTN calls, SB calls, BB checks; flop: SB checks, BB checks, BTN checks
      Then the burned cards are 9d 6d
      And the board shows 4s 5h Tc 2s

  @DEAL-13
  Rule: One more card is burned before the river

    # B113
    @switch.burn_cards.required @id.third-burn
    Scenario: The card below the turn is burned
      Given 3 players with 1000 each
      When the action goes: BTN calls, SB calls, BB checks; flop: SB checks, BB checks, BTN checks; turn: SB checks, BB checks, BTN checks
      Then the burned cards are 3h 5h 6d
      And the board shows Jc 9d 4s Tc 2s

    @switch.burn_cards.required @id.three-in-all
    Scenario: A hand that is over has burned three cards
      Given 3 players with 1000 each
      When the action goes: BTN calls, SB calls, BB checks; flop: SB checks, BB checks, BTN checks; turn: SB checks, BB checks, BTN checks; river: SB checks, BB checks, BTN checks
      Then the hand is over
      And the burned cards are 3h 5h 6d

    @switch.burn_cards.required @id.all-in-burns-too
    Scenario: A board dealt out after an all-in has the same three burns
      Given 3 players with 1000 each
      When the action goes: BTN goes all-in for 1000, SB folds, BB calls
      Then the burned cards are 3h 5h 6d
      And the board shows Jc 9d 4s Tc 2s

  @DEAL-14
  Rule: A burned card stays out of play for the rest of the hand

    @switch.burn_cards.required @id.in-no-hand-and-not-on-the-board
    Scenario: The three burned cards are in no hand and not on the board
      Given 3 players with 1000 each
      When the action goes: BTN calls, SB calls, BB checks; flop: SB checks, BB checks, BTN checks; turn: SB checks, BB checks, BTN checks; river: SB checks, BB checks
      Then the burned cards are 3h 5h 6d
      And the board shows Jc 9d 4s Tc 2s
      And no card is in two places

    @switch.burn_cards.required @id.apart-from-folded-cards
    Scenario: Burned cards and folded cards are kept apart
      Given 3 players with 1000 each
      When the action goes: BTN calls, SB folds, BB checks; flop: BB bets 100, BTN calls; turn: BB checks, BTN checks
      Then the burned cards are 3h 5h 6d
      And no card is in two places

    @switch.burn_cards.required @id.not-in-the-stub
    Scenario Outline: A burned card leaves the stub for good
      Given 3 players with 1000 each
      When the action goes: <action>
      Then the stub has <stub> cards
      And no card is in two places

      Examples:
        | case  | action                                                                                                         | stub |
        | flop  | BTN calls, SB calls, BB checks                                                                                 |   42 |
        | turn  | BTN calls, SB calls, BB checks; flop: SB checks, BB checks, BTN checks                                         |   40 |
        | river | BTN calls, SB calls, BB checks; flop: SB checks, BB checks, BTN checks; turn: SB checks, BB checks, BTN checks |   38 |
