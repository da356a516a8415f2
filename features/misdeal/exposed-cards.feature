@cap.no-limit @cap.deck @cap.incidents
Feature: Exposed hole cards
  A hole card that is seen in the deal voids it, or is replaced; it depends on which one, and whose mistake it was.

  Background:
    Given a no-limit table with blinds 50/100
    And 3 players with 1000 each
    And the deck from the top is 2c 7d Ah Kc 8s Qd 3h Jc 9d 4s 5h Tc 6d 2s

  @MIS-01
  Rule: The first and the second card off the deck void the deal when the dealer exposes one

    @id.first-card
    Scenario: The first card off the deck voids the deal
      When the 1st card dealt is exposed
      Then it is a misdeal

    # B114
    @id.second-card @switch.misdeal_first_exposed.first_two
    Scenario: The second card off the deck voids the deal
      When the 2nd card dealt is exposed
      Then it is a misdeal

    @id.first-card-of-a-lenient-house @switch.misdeal_first_exposed.first_only
    Scenario: Where only the first card voids the deal, it does
      When the 1st card dealt is exposed
      Then it is a misdeal

    @id.second-card-of-a-lenient-house @switch.misdeal_first_exposed.first_only
    Scenario: Where only the first card voids the deal the second one is replaced
      When the 2nd card dealt is exposed
      Then it is no misdeal
      And BB holds 3h 8s

    @id.counted-off-the-deck
    Scenario Outline: Another player's first card and a player's second card do not void the deal
      When the <number> card dealt is exposed
      Then it is no misdeal

      Examples:
        | case                   | number |
        # B114
        | first-card-of-the-last | 3rd    |
        | second-card            | 4th    |

  @MIS-03
  Rule: One exposed card after the second does not stop the deal

    @id.everyone-gets-two-cards
    Scenario Outline: The others keep their cards, and everyone has two
      When the <number> card dealt is exposed
      Then it is no misdeal
      And SB holds 2 cards
      And BB holds 2 cards
      And BTN holds 2 cards
      And <other> holds <cards>
      And BTN acts next
      And no card is in two places

      Examples:
        | case         | number | other | cards |
        | third-of-six | 3rd    | SB    | 2c Kc |
        | last-of-six  | 6th    | BB    | 7d 8s |

    @id.other-card-stays
    Scenario: The player keeps the card that was not exposed
      When the 3rd card dealt is exposed
      Then BTN holds the Qd

    @id.no-such-card
    Scenario: A card that is still in the deck cannot have been exposed as a hole card
      Given the action so far: BTN calls
      When the 7th card dealt is exposed
      Then the report is refused

  @MIS-04
  Rule: A player cannot keep a card that the dealer exposed

    @id.asks-to-keep-it
    Scenario: An exposed ace goes, whatever its player would like
      When the 3rd card dealt is exposed and its player asks to keep it
      Then BTN holds 3h Qd

  @MIS-05
  Rule: An exposed card is exchanged for the top card of the deck after everyone has two

    @id.top-card
    Scenario Outline: The card below the last hole card replaces the exposed one
      When the <number> card dealt is exposed
      Then <seat> holds <cards>
      And the stub begins with Jc 9d 4s

      Examples:
        | case                         | number | seat | cards |
        | first-card-of-the-button     | 3rd    | BTN  | 3h Qd |
        | second-card-of-the-big-blind | 5th    | BB   | 7d 3h |

  @MIS-06 @switch.burn_cards.required
  Rule: The exposed card is the burn card of the flop

    # B114
    @id.exposed-card-is-burned
    Scenario: The exposed card is the only burn before the flop
      Given the 3rd card dealt is exposed
      When the action goes: BTN calls, SB calls, BB checks
      Then the burned cards are Ah
      And the board shows Jc 9d 4s
      And no card is in two places

    @id.turn-burns-as-usual
    Scenario: The turn has a burn of its own
      Given the 3rd card dealt is exposed
      When the action goes: BTN calls, SB calls, BB checks; flop: SB checks, BB checks, BTN checks
      Then the burned cards are Ah 5h
      And the board shows Jc 9d 4s Tc

  @MIS-07
  Rule: Two hole cards that the dealer exposed void the deal

    @id.two-at-once
    Scenario Outline: Two exposed cards void the deal, wherever they fall
      When the <numbers> cards dealt are exposed
      Then it is a misdeal
      And the stub has 52 cards

      Examples:
        | case              | numbers     |
        # B114
        | of-two-players    | 3rd and 5th |
        | of-one-player     | 3rd and 6th |
        | the-last-two      | 5th and 6th |

    @id.one-after-the-other
    Scenario: A second exposed card voids a deal in which one was replaced
      Given the 3rd card dealt is exposed
      When the 5th card dealt is exposed
      Then it is a misdeal

  @XR-79
  Rule: A card plays that its own player exposes

    @id.dropped-while-looking
    Scenario: A player who drops a card keeps it
      When BB exposes 8s
      Then it is no misdeal
      And BB holds 7d 8s

    @id.first-card-of-the-deal
    Scenario: The first card of the deal does not void it when its player shows it
      When SB exposes 2c
      Then it is no misdeal
      And SB holds 2c Kc

    @id.both-cards
    Scenario: A player who has shown both cards plays on with them
      Given BTN exposes Ah
      When BTN exposes Qd
      Then it is no misdeal
      And BTN holds Ah Qd
      And BTN acts next

    @id.card-of-somebody-else
    Scenario: A player cannot have exposed a card of somebody else
      When BB exposes Qd
      Then the report is refused
