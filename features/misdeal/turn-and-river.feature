@cap.no-limit @cap.deck @cap.incidents @switch.burn_cards.required
Feature: A turn or river that went wrong
  A card that came too early, and a burn too many or too few.

  Background:
    Given a no-limit table with blinds 50/100
    And 3 players with 1000 each
    And the deck from the top is 2c 7d Ah Kc 8s Qd 3h Jc 9d 4s 5h Tc 6d 2s

  @MIS-14 @switch.premature_turn.river_becomes_turn @switch.premature_turn.river_becomes_turn_four_burns
  Rule: A premature turn card is set aside

    @id.set-aside
    Scenario: The card lies aside, and the board keeps three cards
      Given the action so far: BTN calls, SB calls, BB checks; flop: SB checks, BB checks
      When the turn is dealt before the betting is over
      Then Tc is set aside
      And the board shows Jc 9d 4s
      And the burned cards are 3h 5h
      And no card is in two places

    @id.not-the-turn
    Scenario: It is not the turn when the betting is over
      Given the action so far: BTN calls, SB calls, BB checks; flop: SB checks, BB checks
      And the turn is dealt before the betting is over
      When BTN checks
      Then the next street is the turn
      And Tc is set aside
      And the board shows Jc 9d 4s 2s

    @id.no-flop-yet
    Scenario: Before the flop no turn can be dealt
      Given the action so far: BTN calls
      When the turn is dealt before the betting is over
      Then the report is refused

  @MIS-15 @switch.premature_turn.river_becomes_turn @switch.premature_turn.river_becomes_turn_four_burns
  Rule: A fold does not bring a premature turn card back

    @id.last-player-folds
    Scenario: The card stays aside when the only player who still had to act folds
      Given the action so far: BTN calls, SB calls, BB checks; flop: SB bets 100, BB calls
      And the turn is dealt before the betting is over
      When BTN folds
      Then the next street is the turn
      And Tc is set aside
      And the board shows Jc 9d 4s 2s

  @MIS-16
  Rule: After a premature turn card the betting on the flop is finished

    @id.next-player-is-asked
    Scenario: The player who was to act is asked
      Given the action so far: BTN calls, SB calls, BB checks; flop: SB checks
      When the turn is dealt before the betting is over
      Then the street is still flop
      And BB acts next
      And the board shows Jc 9d 4s

    @id.no-card-before-the-last-act
    Scenario: No card is dealt while somebody has to act
      Given the action so far: BTN calls, SB calls, BB checks; flop: SB checks
      And the turn is dealt before the betting is over
      When BB bets 100
      Then BTN acts next
      And the board shows Jc 9d 4s
      And the burned cards are 3h 5h

  @MIS-17 @switch.premature_turn.river_becomes_turn @switch.premature_turn.river_becomes_turn_four_burns
  Rule: The card that was to be the river is the turn

    @id.river-card-is-the-turn
    Scenario: One card is burned, and the next one is the turn
      Given the action so far: BTN calls, SB calls, BB checks; flop: SB checks, BB checks
      And the turn is dealt before the betting is over
      When BTN checks
      Then the burned cards are 3h 5h 6d
      And the board shows Jc 9d 4s 2s
      And SB acts next

  @MIS-18
  Rule: For the river the stub and the card set aside are shuffled

    @id.no-burns-and-discards @switch.premature_turn.river_becomes_turn @switch.redeal_burn.none
    Scenario: Burned cards, folded hands and board cards cannot be the river
      Given a reshuffle brings 3h 5h 6d Ah Qd Jc 2s As to the top
      And the action so far: BTN folds, SB calls, BB checks; flop: SB checks
      And the turn is dealt before the betting is over
      When the action goes: BB checks; turn: SB checks, BB checks
      Then the board shows Jc 9d 4s 2s As
      And the stub has 38 cards
      And Tc is in the stub
      And no card is in two places

    @id.stub-is-not-shuffled-before @switch.premature_turn.river_becomes_turn @switch.premature_turn.river_becomes_turn_four_burns
    Scenario: The card stays aside through the betting on the turn
      Given the action so far: BTN calls, SB calls, BB checks; flop: SB checks, BB checks
      And the turn is dealt before the betting is over
      When the action goes: BTN checks; turn: SB checks, BB checks
      Then Tc is set aside
      And the stub has 38 cards

    @id.four-burns @switch.premature_turn.river_becomes_turn_four_burns
    Scenario: Where four cards are burned the first card of the new order is one of them
      Given a reshuffle brings Tc As Ks to the top
      And the action so far: BTN calls, SB calls, BB checks; flop: SB checks, BB checks
      And the turn is dealt before the betting is over
      When the action goes: BTN checks; turn: SB checks, BB checks, BTN checks
      Then the burned cards are 3h 5h 6d Tc
      And the board shows Jc 9d 4s 2s As

    @id.another-burn @switch.premature_turn.river_becomes_turn @switch.redeal_burn.one
    Scenario: A house that burns before a card is dealt again burns a fourth card
      Given a reshuffle brings Tc As Ks to the top
      And the action so far: BTN calls, SB calls, BB checks; flop: SB checks, BB checks
      And the turn is dealt before the betting is over
      When the action goes: BTN checks; turn: SB checks, BB checks, BTN checks
      Then the burned cards are 3h 5h 6d Tc
      And the board shows Jc 9d 4s 2s As

  @MIS-19 @switch.premature_turn.river_becomes_turn @switch.redeal_burn.none
  Rule: After that shuffle the river has no burn

    @id.set-aside-card-may-come-back
    Scenario: The river is the first card of the new order, which may be the one set aside
      Given a reshuffle brings Tc As Ks to the top
      And the action so far: BTN calls, SB calls, BB checks; flop: SB checks, BB checks
      And the turn is dealt before the betting is over
      When the action goes: BTN checks; turn: SB checks, BB checks, BTN checks
      Then the board shows Jc 9d 4s 2s Tc
      And the burned cards are 3h 5h 6d

  @MIS-20
  Rule: A premature river card goes back, and the river is dealt again after the betting

    @id.goes-back
    Scenario: The card is shuffled into the stub, and the burns stay
      Given a reshuffle brings 3h 5h 6d Tc 2s As to the top
      And the action so far: BTN calls, SB calls, BB checks; flop: SB checks, BB checks, BTN checks; turn: SB checks
      When the river is dealt before the betting is over
      Then the board shows Jc 9d 4s Tc
      And the burned cards are 3h 5h 6d
      And the stub has 39 cards
      And the stub begins with 2s As
      And BB acts next

    # B115
    @id.new-river @switch.redeal_burn.none
    Scenario: The new river is the first card of the new order, without a burn
      Given a reshuffle brings 3h 5h 6d Tc As 2s to the top
      And the action so far: BTN calls, SB calls, BB checks; flop: SB checks, BB checks, BTN checks; turn: SB checks
      And the river is dealt before the betting is over
      When the action goes: BB checks, BTN checks
      Then the board shows Jc 9d 4s Tc As
      And the burned cards are 3h 5h 6d

    # B115
    @id.betting-first
    Scenario: No river comes while somebody has to act
      Given the action so far: BTN calls, SB calls, BB checks; flop: SB checks, BB checks, BTN checks; turn: SB checks
      And the river is dealt before the betting is over
      When BB checks
      Then the board shows Jc 9d 4s Tc
      And BTN acts next

    @id.no-turn-yet
    Scenario: Before the turn no river can be dealt
      Given the action so far: BTN calls, SB calls, BB checks; flop: SB checks
      When the river is dealt before the betting is over
      Then the report is refused

  @XR-72 @switch.burn_error.restore_order
  Rule: A wrong burn before turn or river is put right until somebody acts

    @id.two-burned
    Scenario: With two cards burned the second is the turn before anyone acts
      Given the action so far: BTN calls, SB calls, BB checks; flop: SB checks, BB checks, BTN checks
      When 2 cards were burned before the turn
      Then the board shows Jc 9d 4s Tc
      And the burned cards are 3h 5h
      And the stub begins with 6d 2s

    @id.three-burned
    Scenario: With three cards burned the second is the turn, too
      Given the action so far: BTN calls, SB calls, BB checks; flop: SB checks, BB checks, BTN checks
      When 3 cards were burned before the turn
      Then the board shows Jc 9d 4s Tc
      And the burned cards are 3h 5h
      And the stub begins with 6d 2s

    @id.none-burned
    Scenario: Without a burn the turn card is burned before anyone acts
      Given the action so far: BTN calls, SB calls, BB checks; flop: SB checks, BB checks, BTN checks
      When 0 cards were burned before the turn
      Then the board shows Jc 9d 4s Tc
      And the burned cards are 3h 5h

    @id.river-as-it-was
    Scenario: A turn that was put right leaves the river as it was
      Given the action so far: BTN calls, SB calls, BB checks; flop: SB checks, BB checks, BTN checks
      And 2 cards were burned before the turn
      When the action goes: SB checks, BB checks, BTN checks
      Then the board shows Jc 9d 4s Tc 2s
      And the burned cards are 3h 5h 6d

    @id.wrong-river
    Scenario: A wrong burn before the river is put right, too
      Given the action so far: BTN calls, SB calls, BB checks; flop: SB checks, BB checks, BTN checks; turn: SB checks, BB checks, BTN checks
      When 2 cards were burned before the river
      Then the board shows Jc 9d 4s Tc 2s
      And the burned cards are 3h 5h 6d

    @id.stands-after-a-check
    Scenario: After a check the wrong turn card stands
      Given the action so far: BTN calls, SB calls, BB checks; flop: SB checks, BB checks, BTN checks; turn: SB checks
      When 2 cards were burned before the turn
      Then the board shows Jc 9d 4s 6d
      And the burned cards are 3h 5h Tc
      And BB acts next

    @id.river-of-a-deal-without-the-error
    Scenario Outline: The river is the card that a deal without the error would have brought
      Given the action so far: BTN calls, SB calls, BB checks; flop: SB checks, BB checks, BTN checks; turn: SB checks
      And <burned> cards were burned before the turn
      When the action goes: BB checks, BTN checks
      Then the board shows <board>
      And the burned cards are <burns>
      And no card is in two places

      Examples:
        | case        | burned | board          | burns       |
        | two-burned  |      2 | Jc 9d 4s 6d 2s | 3h 5h Tc    |
        | none-burned |      0 | Jc 9d 4s 5h 2s | 3h Tc 6d    |

  @XR-74
  Rule: A premature turn card is shuffled into all undealt cards at once

    @id.stub-of-forty-one @switch.premature_turn.reshuffle_now
    Scenario: The turn card and forty undealt cards make the new stub
      Given a reshuffle brings 3h 5h Tc 2s 6d to the top
      And the action so far: BTN calls, SB calls, BB checks; flop: SB checks, BB checks
      When the turn is dealt before the betting is over
      Then the stub has 41 cards
      And the stub begins with Tc 2s 6d
      And the burned cards are 3h 5h
      And the board shows Jc 9d 4s

    @id.turn-without-a-burn @switch.premature_turn.reshuffle_now
    Scenario: The turn is the first card of the new order, without a burn
      Given a reshuffle brings As Ks Qs to the top
      And the action so far: BTN calls, SB calls, BB checks; flop: SB checks, BB checks
      And the turn is dealt before the betting is over
      When BTN checks
      Then the board shows Jc 9d 4s As
      And the burned cards are 3h 5h

    @id.river-burns-as-usual @switch.premature_turn.reshuffle_now
    Scenario: The river has a burn of its own, so that there are three burns in all
      Given a reshuffle brings As Ks Qs to the top
      And the action so far: BTN calls, SB calls, BB checks; flop: SB checks, BB checks
      And the turn is dealt before the betting is over
      When the action goes: BTN checks; turn: SB checks, BB checks, BTN checks
      Then the board shows Jc 9d 4s As Qs
      And the burned cards are 3h 5h Ks

    @id.river-is-kept @switch.premature_turn.keep_river
    Scenario: Where the river is kept only the turn is another card
      Given a reshuffle brings 2s 6d As Ks to the top
      And the action so far: BTN calls, SB calls, BB checks; flop: SB checks, BB checks
      And the turn is dealt before the betting is over
      When the action goes: BTN checks; turn: SB checks, BB checks, BTN checks
      Then the board shows Jc 9d 4s As 2s
      And the burned cards are 3h 5h 6d

  @XR-75
  Rule: A premature river card leaves its burn on the table

    @id.same-burn @switch.redeal_burn.none
    Scenario: The new river is the top of thirty-nine cards, without a burn
      Given a reshuffle brings 6d 2s As to the top
      And the action so far: BTN calls, SB calls, BB checks; flop: SB checks, BB checks, BTN checks; turn: SB checks, BB checks
      And the river is dealt before the betting is over
      When BTN checks
      Then the board shows Jc 9d 4s Tc 2s
      And the burned cards are 3h 5h 6d
      And the stub has 38 cards

    @id.another-burn @switch.redeal_burn.one
    Scenario: Where the house asks for it another card is burned before the new river
      Given a reshuffle brings 6d 2s As to the top
      And the action so far: BTN calls, SB calls, BB checks; flop: SB checks, BB checks, BTN checks; turn: SB checks, BB checks
      And the river is dealt before the betting is over
      When BTN checks
      Then the board shows Jc 9d 4s Tc As
      And the burned cards are 3h 5h 6d 2s
