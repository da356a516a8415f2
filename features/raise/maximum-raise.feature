@cap.no-limit
Feature: No ceiling on a raise
  A raise ends at the player's own chips and nowhere before.

  Background:
    Given a no-limit table with blinds 5/10

  @RAISE-04
  Rule: Only the player's own chips limit a raise

    @id.up-to-the-stack
    Scenario: The first player may raise to the whole stack
      Given 4 players with 5000 each
      When the cards are dealt
      Then UTG may raise to at most 5000

    @id.next-player-faces-the-stack
    Scenario: The next player faces the whole stack
      Given 4 players with 5000 each
      When UTG raises to 5000
      Then BTN acts next
      And BTN may call 5000

    @id.exactly-the-stack
    Scenario: A raise of exactly the stack is accepted
      Given 4 players with 5000 each
      When UTG tries to raise to 5000
      Then the action is accepted

    @id.one-chip-more-than-the-stack @switch.on_illegal_amount.reject
    Scenario: A raise of one chip more than the stack is refused
      Given 4 players with 5000 each
      When UTG tries to raise to 5001
      Then the action is refused

    @id.posted-blind-is-part-of-the-total
    Scenario: The blind already posted is part of the largest total
      Given 4 players with 5000 each
      When the action goes: UTG folds, BTN folds
      Then SB may raise to at most 5000

    @id.chips-behind-after-the-flop
    Scenario: After the flop the ceiling is what is left of the stack
      Given 3 players with 5000 each
      When the action goes: BTN raises to 100, SB folds, BB calls
      Then BB may bet at most 4900

    @id.raise-after-the-flop
    Scenario: A raise after the flop may be the whole rest of the stack
      Given 3 players with 5000 each
      When the action goes: BTN raises to 100, SB folds, BB calls; flop: BB bets 100
      Then BTN may raise to at most 4900

    @id.shorter-opponents-are-no-limit @cap.unequal-stacks
    Scenario: The chips of the opponents do not limit a raise
      Given these seats
        | seat | stack |
        | BTN  |  5000 |
        | SB   |   200 |
        | BB   |   200 |
      When the cards are dealt
      Then BTN may raise to at most 5000
