@cap.no-limit @cap.deck @cap.incidents
Feature: A wrong number of hole cards
  A third card, a missing one, and when they are found too late.

  Background:
    Given a no-limit table with blinds 50/100
    And the deck from the top is 2c 7d Ah Kc 8s Qd 3h Jc 9d 4s 5h Tc 6d 2s

  @MIS-21 @switch.extra_hole_card.burn
  Rule: One card too many goes back and is the burn card

    @id.first-player-keeps-two
    Scenario: The first player keeps the two cards that were dealt properly
      Given 3 players with 1000 each
      When SB is dealt a third card
      Then it is no misdeal
      And SB holds 2c Kc

    @id.flop-is-unchanged @switch.burn_cards.required
    Scenario: The third card is the burn, and the flop comes as it would have
      Given 3 players with 1000 each
      And SB is dealt a third card
      When the action goes: BTN calls, SB calls, BB checks
      Then the burned cards are 3h
      And the board shows Jc 9d 4s
      And no card is in two places

    @id.counted-anew
    Scenario: One card too many after a misdeal is the burn card again
      Given 3 players with 1000 each
      And SB and BB are dealt a third card
      And the hand is dealt again from Ks Kd Qs Qh Jh Jd
      When SB is dealt a third card
      Then it is no misdeal
      And SB holds Ks Qh

  @MIS-22
  Rule: Two cards too many void the deal

    @id.two-players
    Scenario: A third card to each of two players voids the deal
      Given 3 players with 1000 each
      When SB and BB are dealt a third card
      Then it is a misdeal
      And the stub has 52 cards

    @id.one-after-the-other @switch.extra_hole_card.burn
    Scenario: A second surplus card voids a deal in which one was burned
      Given 3 players with 1000 each
      And SB is dealt a third card
      When BB is dealt a third card
      Then it is a misdeal

  @XR-66
  Rule: The button gets its missing card until it acts

    @id.after-two-others-acted
    Scenario: The button gets its second card after a call and a fold
      Given 5 players with 1000 each
      And the action so far: UTG calls, CO folds
      When BTN is found with one card
      Then it is no misdeal
      And BTN holds 8s 4s
      And BTN acts next

    @id.before-anyone-acts
    Scenario: The button gets its second card before anyone acts
      Given 3 players with 1000 each
      When BTN is found with one card
      Then it is no misdeal
      And BTN holds Ah Qd

    @id.after-it-has-called
    Scenario: The hand of a button that has called with one card is dead
      Given 3 players with 1000 each
      And the action so far: BTN calls
      When BTN is found with one card
      Then BTN has no cards
      And the muck has Ah
      And the seats show
        | seat | stack | status |
        | BTN  |   900 | folded |
      And SB acts next

  @XR-67
  Rule: The button may get its two cards in a row

    @id.no-misdeal
    Scenario: Two cards in a row to the button do not void the deal
      Given 3 players with 1000 each
      When the button gets its two cards in a row
      Then it is no misdeal
      And BTN holds 2 cards
      And BTN acts next

  @XR-68
  Rule: A wrong number of cards found after substantial action kills the hand

    @id.three-cards
    Scenario: All three cards of a dead hand are mucked, and the deal goes on
      Given 5 players with 1000 each
      And the action so far: UTG folds, CO calls
      When BTN is dealt a third card
      Then it is no misdeal
      And BTN has no cards
      And the muck has Ah Jc 8s 4s 5h
      And SB acts next
      And no card is in two places

    @id.bets-stay-in
    Scenario: The blind of a dead hand stays in the pot
      Given 5 players with 1000 each
      And the action so far: UTG folds, CO calls, BTN raises to 300
      When SB is dealt a third card
      Then the seats show
        | seat | stack | status |
        | SB   |   950 | folded |
      And the pot is 550
      And BB acts next

    @id.one-card
    Scenario: A hand of one card is dead, too
      Given 5 players with 1000 each
      And the action so far: UTG folds, CO calls
      When BB is found with one card
      Then it is no misdeal
      And the muck has Ah Jc 7d
      And the stub begins with 3h 5h

    @id.dead-hand-ends-the-round
    Scenario: The betting is over when the hand that was to act is dead
      Given 3 players with 1000 each
      And the action so far: BTN calls, SB calls
      When BB is dealt a third card
      Then the next street is the flop
      And SB acts next

  @XR-69 @switch.burn_error.randomness @switch.burn_cards.required
  Rule: A dead hand changes no burn

    @id.one-burn-after-a-dead-hand
    Scenario: The flop burns one card that is new, and takes the next three
      Given 5 players with 1000 each
      And the action so far: UTG folds, CO calls
      And BTN is dealt a third card
      When the action goes: SB calls, BB checks
      Then the burned cards are Tc
      And the board shows 6d 2s 2d

    @id.turn-burns-once
    Scenario: The turn burns one card, too
      Given 5 players with 1000 each
      And the action so far: UTG folds, CO calls
      And BTN is dealt a third card
      When the action goes: SB calls, BB checks; flop: SB checks, BB checks, CO checks
      Then the burned cards are Tc 2h
      And the board shows 6d 2s 2d 3c
