@cap.no-limit @cap.incidents
Feature: Cards that are wrong
  A card that lies face up in the deck, and one that is in it twice.

  @XR-63
  Rule: A card that is there twice voids the hand, however late it is found

    # B112
    @id.on-the-river @cap.showdown
    Scenario: Everybody has everything back when a second nine of diamonds is turned on the river
      Given a no-limit table with blinds 60/120
      And 2 players with 1000 each
      And players are asked to show or muck
      And the action so far: BTN calls, BB checks; flop: BB checks, BTN checks; turn: BB checks, BTN checks
      When a second 9d turns up
      Then the hand is over
      And the seats show
        | seat | stack |
        | BTN  |  1000 |
        | BB   |  1000 |
      And BTN gets back 120
      And BB gets back 120

    @id.folded-blind-goes-back
    Scenario: A folded blind goes back, too
      Given a no-limit table with blinds 50/100
      And 3 players with 1000 each
      And the action so far: BTN raises to 300, SB folds, BB calls; flop: BB bets 200
      When a second 9d turns up
      Then the hand is over
      And the seats show
        | seat | stack |
        | BTN  |  1000 |
        | SB   |  1000 |
        | BB   |  1000 |

    @id.nobody-wins
    Scenario Outline: Nobody wins a void hand
      Given a no-limit table with blinds 50/100
      And 2 players with 1000 each
      And the action so far: BTN raises to 300, BB calls
      When a second Kd turns up
      Then <seat> wins 0
      And <seat> gets back 300

      Examples:
        | case      | seat |
        | button    | BTN  |
        | big-blind | BB   |

  @XR-64 @cap.deck
  Rule: A boxed card is skipped, and a second one voids the deal

    @id.fourth-card
    Scenario: The next card takes the place of a boxed card, and the others move up
      Given a no-limit table with blinds 50/100
      And 3 players with 1000 each
      And the deck from the top is 2c 7d Ah Kc 8s Qd 3h Jc 9d 4s 5h
      When the 4th card of the deck is boxed
      Then it is no misdeal
      And SB holds 2c 8s
      And BB holds 7d Qd
      And BTN holds Ah 3h
      And Kc is not in the stub
      And no card is in two places

    @id.burn-and-flop-move-up @switch.burn_cards.required
    Scenario: Burn and flop move up behind a boxed card
      Given a no-limit table with blinds 50/100
      And 3 players with 1000 each
      And the deck from the top is 2c 7d Ah Kc 8s Qd 3h Jc 9d 4s 5h
      And the 4th card of the deck is boxed
      When the action goes: BTN calls, SB calls, BB checks
      Then the burned cards are Jc
      And the board shows 9d 4s 5h

    @id.two-boxed-cards
    Scenario: Two boxed cards void the deal
      Given a no-limit table with blinds 50/100
      And 3 players with 1000 each
      When the 3rd and 4th cards of the deck are boxed
      Then it is a misdeal

    @id.one-after-the-other
    Scenario: A second boxed card voids the deal in which one was skipped
      Given a no-limit table with blinds 50/100
      And 3 players with 1000 each
      And the 2nd card of the deck is boxed
      When the 5th card of the deck is boxed
      Then it is a misdeal
