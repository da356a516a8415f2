@cap.no-limit @cap.deck @cap.incidents @switch.burn_cards.required
Feature: A flop that went wrong
  Too many cards, too early, or without a burn: which cards go back, and what is burned before the new flop.

  Background:
    Given a no-limit table with blinds 50/100
    And 3 players with 1000 each
    And the deck from the top is 2c 7d Ah Kc 8s Qd 3h Jc 9d 4s 5h Tc 6d 2s

  @MIS-08 @switch.extra_flop_card.redeal @switch.redeal_burn.none
  Rule: A flop of more than three cards is dealt again

    @id.new-flop
    Scenario Outline: All cards of the flop go back, and three new ones are dealt
      Given a reshuffle brings As Ks Qs Js to the top
      And the action so far: BTN calls, SB calls, BB checks
      When the flop has <extra> too many
      Then the board shows As Ks Qs
      And Jc 9d 4s 5h Tc are in the stub
      And the stub has 42 cards
      And SB acts next

      Examples:
        | case       | extra   |
        | four-cards | 1 card  |
        | five-cards | 2 cards |

    @id.no-flop-yet
    Scenario: Before the flop there is no flop that has too many cards
      Given the action so far: BTN calls
      When the flop has 1 card too many
      Then the report is refused

  @MIS-09 @switch.extra_flop_card.redeal @switch.redeal_burn.none
  Rule: It does not matter which card of the flop was one too many

    @id.fourth-card-may-come-back
    Scenario: The fourth card goes back with the other three, and any of them may come again
      Given a reshuffle brings 5h As 9d to the top
      And the action so far: BTN calls, SB calls, BB checks
      When the flop has 1 card too many
      Then the board shows 5h As 9d
      And Jc 4s are in the stub

  @MIS-10
  Rule: The cards of a void flop are shuffled into the stub

    @id.stub-of-forty-five
    Scenario: Three flop cards and forty-two others make the new stub
      Given a reshuffle brings 3h 2c Ah 9d Jc to the top
      And the action so far: BTN calls
      When the flop is dealt before the betting is over
      Then the stub has 45 cards
      And the stub begins with 9d Jc
      And 4s is in the stub
      And no card is in two places

    @id.folded-hands-stay-out
    Scenario: A folded hand stays in the muck
      Given a reshuffle brings Ah Qd As to the top
      And the action so far: BTN folds
      When the flop is dealt before the betting is over
      Then the muck has Ah Qd
      And the stub begins with As

  @MIS-11
  Rule: The burn card of a void flop stays where it is

    @id.burn-stays
    Scenario: The burn pile is as it was
      Given a reshuffle brings 3h As Ks Qs to the top
      And the action so far: BTN calls
      When the flop is dealt before the betting is over
      Then the burned cards are 3h
      And 3h is not in the stub

    @id.burn-stays-for-the-new-flop @switch.extra_flop_card.redeal @switch.redeal_burn.none
    Scenario: The first burn serves for the flop that replaces one of four cards
      Given a reshuffle brings 3h As Ks Qs to the top
      And the action so far: BTN calls, SB calls, BB checks
      When the flop has 1 card too many
      Then the burned cards are 3h
      And the board shows As Ks Qs

  @MIS-12 @switch.redeal_burn.none
  Rule: Before a flop that is dealt again nothing is burned

    @id.first-three-cards
    Scenario: The new flop is the first three cards of the new order
      Given a reshuffle brings As Ks Qs Js Ts 9s 7s to the top
      And the action so far: BTN calls
      And the flop is dealt before the betting is over
      When the action goes: SB calls, BB checks
      Then the board shows As Ks Qs
      And the burned cards are 3h

    @id.turn-and-river-burn-as-usual
    Scenario: Turn and river burn one card each, so that there are three burns in all
      Given a reshuffle brings As Ks Qs Js Ts 9s 7s to the top
      And the action so far: BTN calls
      And the flop is dealt before the betting is over
      When the action goes: SB calls, BB checks; flop: SB checks, BB checks, BTN checks; turn: SB checks, BB checks, BTN checks
      Then the board shows As Ks Qs Ts 7s
      And the burned cards are 3h Js 9s

  @MIS-13
  Rule: After a premature flop the betting is finished first

    @id.betting-goes-on
    Scenario: The flop is taken away, and the next player is asked
      Given the action so far: BTN calls
      When the flop is dealt before the betting is over
      Then the board is empty
      And the street is still preflop
      And SB acts next

    @id.no-card-before-the-last-act
    Scenario: No new flop comes while somebody has to act
      Given the action so far: BTN calls
      And the flop is dealt before the betting is over
      When SB calls
      Then the board is empty
      And BB acts next

    @id.new-flop-after-the-betting
    Scenario: The new flop comes after the last act
      Given a reshuffle brings As Ks Qs Js to the top
      And the action so far: BTN calls
      And the flop is dealt before the betting is over
      When the action goes: SB calls, BB checks
      Then the next street is the flop
      And the board has 3 cards
      And Jc 9d 4s are in the stub

    @id.flop-that-lies-there
    Scenario: A flop that lies there cannot be premature
      Given the action so far: BTN calls, SB calls, BB checks
      When the flop is dealt before the betting is over
      Then the report is refused

  @XR-70 @switch.extra_flop_card.scramble_pick_burn
  Rule: Of a flop of four cards one that is drawn is the next burn

    @id.drawn-card
    Scenario Outline: The other three are the flop
      Given the card drawn from the mixed flop is <drawn>
      And the action so far: BTN calls, SB calls, BB checks
      When the flop has 1 card too many
      Then <flop> are on the board
      And the board has 3 cards
      And the burned cards are 3h <drawn>
      And no card is in two places

      Examples:
        | case            | drawn | flop     |
        | a-proper-card   | 9d    | Jc 4s 5h |
        | the-fourth-card | 5h    | Jc 9d 4s |

    @id.turn-has-its-burn
    Scenario: The drawn card is the burn of the turn
      Given the card drawn from the mixed flop is 9d
      And the action so far: BTN calls, SB calls, BB checks
      And the flop has 1 card too many
      When the action goes: SB checks, BB checks, BTN checks
      Then the burned cards are 3h 9d
      And Jc 4s 5h Tc are on the board

    @id.river-burns-as-usual
    Scenario: The river burns as usual
      Given the card drawn from the mixed flop is 9d
      And the action so far: BTN calls, SB calls, BB checks
      And the flop has 1 card too many
      When the action goes: SB checks, BB checks, BTN checks; turn: SB checks, BB checks, BTN checks
      Then the burned cards are 3h 9d 6d
      And Jc 4s 5h Tc 2s are on the board

  @XR-71
  Rule: A flop without a burn is mended until somebody acts

    @id.one-is-drawn @switch.no_burn_flop.scramble_pick_burn
    Scenario Outline: One of the three is drawn as the burn, and the next card completes the flop
      Given the card drawn from the mixed flop is <drawn>
      And the action so far: BTN calls, SB calls, BB checks
      When the flop was dealt without a burn
      Then the burned cards are <drawn>
      And <flop> are on the board
      And the board has 3 cards

      Examples:
        | case             | drawn | flop     |
        | the-missing-burn | 3h    | Jc 9d 4s |
        | another-card     | Jc    | 3h 9d 4s |

    @id.stands-after-a-check @switch.no_burn_flop.scramble_pick_burn
    Scenario: After a check the flop stands
      Given the card drawn from the mixed flop is 3h
      And the action so far: BTN calls, SB calls, BB checks; flop: SB checks
      When the flop was dealt without a burn
      Then the board shows 3h Jc 9d
      And no card is burned
      And BB acts next

    @id.turn-burns-one-card @switch.no_burn_flop.scramble_pick_burn
    Scenario: After a flop that stands one card is burned for the turn
      Given the card drawn from the mixed flop is 3h
      And the action so far: BTN calls, SB calls, BB checks; flop: SB checks
      And the flop was dealt without a burn
      When the action goes: BB checks, BTN checks
      Then the board shows 3h Jc 9d 5h
      And the burned cards are 4s

    @id.exposed-flop-is-reshuffled @switch.no_burn_flop.reshuffle
    Scenario: A flop that was seen is shuffled back and dealt again behind a burn
      Given a reshuffle brings As Ks Qs Js to the top
      And the action so far: BTN calls, SB calls, BB checks
      When the flop was dealt without a burn
      Then the board shows Ks Qs Js
      And the burned cards are As
      And 3h Jc 9d are in the stub
      And no card is in two places

    @id.unseen-flop-is-put-right @switch.no_burn_flop.reshuffle
    Scenario: A flop that nobody saw is put right
      Given a reshuffle brings As Ks Qs Js to the top
      And the action so far: BTN calls, SB calls, BB checks
      When the flop was dealt without a burn and is still face down
      Then the board shows Jc 9d 4s
      And the burned cards are 3h

    @id.stands-at-once @switch.no_burn_flop.stand
    Scenario: The flop stands at once where it is never mended
      Given the action so far: BTN calls, SB calls, BB checks
      When the flop was dealt without a burn
      Then the board shows 3h Jc 9d
      And no card is burned

  @XR-73
  Rule: A premature flop is shuffled back, and its burn card stays

    @id.same-burn @switch.redeal_burn.none
    Scenario: The new flop is the top three of forty-five cards, without a burn
      Given a reshuffle brings 3h Jc As 9d to the top
      And the action so far: BTN calls, SB calls
      And the flop is dealt before the betting is over
      When BB checks
      Then the board shows Jc As 9d
      And the burned cards are 3h
      And the stub has 42 cards

    @id.another-burn @switch.redeal_burn.one
    Scenario: Where the house asks for it another card is burned before the new flop
      Given a reshuffle brings 3h Jc As 9d Ks to the top
      And the action so far: BTN calls, SB calls
      And the flop is dealt before the betting is over
      When BB checks
      Then the board shows As 9d Ks
      And the burned cards are 3h Jc
