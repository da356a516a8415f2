@cap.no-limit @cap.deck @cap.incidents
Feature: Misdeals
  What voids a deal, until when, and how the hand is dealt again.

  Background:
    Given a no-limit table with blinds 50/100

  @MIS-02
  Rule: After a misdeal every card goes back, and the hand is dealt again from a new order

    @id.every-card-goes-back
    Scenario: Nobody keeps a card of a void deal
      Given 3 players with 1000 each
      And the deck from the top is 2c 7d Ah Kc 8s Qd 3h Jc 9d 4s
      When the 1st card dealt is exposed
      Then the stub has 52 cards
      And SB has no cards
      And BB has no cards
      And BTN has no cards
      And nobody acts next

    @id.burned-card-goes-back
    Scenario: A card that an earlier ruling put aside goes back, too
      Given 3 players with 1000 each
      And the deck from the top is 2c 7d Ah Kc 8s Qd 3h Jc 9d 4s
      And the 3rd card dealt is exposed
      When the 4th card dealt is exposed
      Then the stub has 52 cards
      And no card is burned

    @id.dealt-again
    Scenario: The new deal begins left of the same button with the top of the new order
      Given 3 players with 1000 each
      And the 1st card dealt is exposed
      When the hand is dealt again from Ks Kd Qs Qh Jh Jd
      Then SB holds Ks Qh
      And BB holds Kd Jh
      And BTN holds Qs Jd
      And BTN acts next
      And no card is in two places

    @id.blinds-are-posted-once
    Scenario: The blinds of the void deal are those of the new one
      Given 3 players with 1000 each
      And the 1st card dealt is exposed
      When the hand is dealt again from Ks Kd Qs Qh Jh Jd
      Then the seats show
        | seat | stack | bet |
        | BTN  |  1000 |   0 |
        | SB   |   950 |  50 |
        | BB   |   900 | 100 |
      And the pot is 150

  @XR-60
  Rule: A wrong seat, a wrong number of cards or two seen cards void the deal

    @id.first-card-to-a-wrong-seat
    Scenario: A first card that went to the second player voids the deal
      Given 3 players with 1000 each
      When it is noticed that the first card went to BB
      Then it is a misdeal

    @id.player-skipped
    Scenario: A player who was skipped voids the deal
      Given 3 players with 1000 each
      When BB is found without cards
      Then it is a misdeal

    @id.cards-to-an-empty-seat
    Scenario: Cards to a seat where nobody sits void the deal
      Given 3 players with 1000 each
      When it is noticed that the empty seat 4 got cards
      Then it is a misdeal

    @id.one-card-only
    Scenario: A player other than the button with one card voids the deal
      Given 3 players with 1000 each
      When BB is found with one card
      Then it is a misdeal

    @id.third-card @switch.extra_hole_card.misdeal
    Scenario: A third card voids the deal where one is not burned
      Given 3 players with 1000 each
      When SB is dealt a third card
      Then it is a misdeal

    @id.second-card-exposed @switch.misdeal_first_exposed.first_two
    Scenario: An exposed second card voids the deal
      Given 3 players with 1000 each
      When the 2nd card dealt is exposed
      Then it is a misdeal

    @id.two-cards-exposed
    Scenario: Two exposed cards void the deal
      Given 3 players with 1000 each
      When the 4th and 6th cards dealt are exposed
      Then it is a misdeal

    @id.two-cards-boxed
    Scenario: Two boxed cards void the deal
      Given 3 players with 1000 each
      When the 2nd and 5th cards of the deck are boxed
      Then it is a misdeal

    @id.one-later-card-exposed
    Scenario: One later card that is exposed does not void the deal
      Given 3 players with 1000 each
      And the deck from the top is 2c 7d Ah Kc 8s Qd 3h Jc 9d 4s
      When the 4th card dealt is exposed
      Then it is no misdeal
      And SB holds 2c 3h

  @XR-61
  Rule: A misdeal can be called until there was substantial action

    @id.closed @switch.substantial_action.tda
    Scenario Outline: Two acts with chips, or any three, end the time for a misdeal
      Given 5 players with 1000 each
      And the action so far: <action>
      When it is noticed that the first card went to BB
      Then it is no misdeal

      Examples:
        | case            | action                          |
        | call-and-fold   | UTG calls, CO folds             |
        | fold-and-raise  | UTG folds, CO raises to 200     |
        | three-folds     | UTG folds, CO folds, BTN folds  |

    @id.open @switch.substantial_action.tda
    Scenario Outline: Blinds, one act, or two folds leave time for a misdeal
      Given 5 players with 1000 each
      And the action so far: <action>
      When it is noticed that the first card went to BB
      Then it is a misdeal

      Examples:
        | case      | action               |
        | a-call    | UTG calls            |
        | a-raise   | UTG raises to 300    |
        | two-folds | UTG folds, CO folds  |

    @id.two-checks @cap.antes @switch.forced_bets.ante_only @switch.substantial_action.tda
    Scenario: Two checks leave time for a misdeal
      Given 3 players with 1000 each
      And an ante of 10 from every player
      And the forced bets are
        | seat | bet |
        | BTN  |   0 |
      And the action so far: SB checks, BB checks
      When it is noticed that the first card went to BB
      Then it is a misdeal

    @id.check-and-bet @cap.antes @switch.forced_bets.ante_only @switch.substantial_action.tda
    Scenario: A check and a bet end the time for a misdeal
      Given 3 players with 1000 each
      And an ante of 10 from every player
      And the forced bets are
        | seat | bet |
        | BTN  |   0 |
      And the action so far: SB checks, BB bets 100
      When it is noticed that the first card went to BB
      Then it is no misdeal

    @id.check-and-fold-go-by-chips @cap.antes @switch.forced_bets.ante_only @switch.substantial_action.tda @switch.sa_check_fold.no @switch.fold_unbet.legal @switch.fold_unbet.legal_penalty
    Scenario: A check and a fold leave time for a misdeal where chips have to go in
      Given 3 players with 1000 each
      And an ante of 10 from every player
      And the forced bets are
        | seat | bet |
        | BTN  |   0 |
      And the action so far: SB checks, BB folds
      When it is noticed that the first card went to BB
      Then it is a misdeal

    @id.check-and-fold-count @cap.antes @switch.forced_bets.ante_only @switch.substantial_action.tda @switch.sa_check_fold.yes @switch.fold_unbet.legal @switch.fold_unbet.legal_penalty
    Scenario: A check and a fold end the time for a misdeal where they count
      Given 3 players with 1000 each
      And an ante of 10 from every player
      And the forced bets are
        | seat | bet |
        | BTN  |   0 |
      And the action so far: SB checks, BB folds
      When it is noticed that the first card went to BB
      Then it is no misdeal

    @id.two-folds-where-a-check-and-a-fold-count @switch.substantial_action.tda @switch.sa_check_fold.yes
    Scenario: Two folds leave time for a misdeal even where a check and a fold do not
      Given 5 players with 1000 each
      And the action so far: UTG folds, CO folds
      When it is noticed that the first card went to BB
      Then it is a misdeal

    @id.two-checks-where-a-check-and-a-fold-count @cap.antes @switch.forced_bets.ante_only @switch.substantial_action.tda @switch.sa_check_fold.yes
    Scenario: Two checks leave time for a misdeal even where a check and a fold do not
      Given 3 players with 1000 each
      And an ante of 10 from every player
      And the forced bets are
        | seat | bet |
        | BTN  |   0 |
      And the action so far: SB checks, BB checks
      When it is noticed that the first card went to BB
      Then it is a misdeal

    @id.two-players-have-acted @switch.substantial_action.rrop
    Scenario Outline: Acts by two players end the time for a misdeal where that is the measure
      Given 5 players with 1000 each
      And the action so far: <action>
      When it is noticed that the first card went to BB
      Then it is no misdeal

      Examples:
        | case          | action                         |
        | call-and-fold | UTG calls, CO folds            |
        | two-folds     | UTG folds, CO folds            |
        | three-folds   | UTG folds, CO folds, BTN folds |

    @id.two-players-without-chips @cap.antes @switch.forced_bets.ante_only @switch.substantial_action.rrop @switch.fold_unbet.legal @switch.fold_unbet.legal_penalty
    Scenario Outline: Two players end the time for a misdeal even without chips where that is the measure
      Given 3 players with 1000 each
      And an ante of 10 from every player
      And the forced bets are
        | seat | bet |
        | BTN  |   0 |
      And the action so far: <action>
      When it is noticed that the first card went to BB
      Then it is no misdeal

      Examples:
        | case           | action                  |
        | two-checks     | SB checks, BB checks    |
        | check-and-bet  | SB checks, BB bets 100  |
        | check-and-fold | SB checks, BB folds     |

    @id.one-player-has-acted @switch.substantial_action.rrop
    Scenario: One act leaves time for a misdeal where two players are the measure
      Given 5 players with 1000 each
      And the action so far: UTG calls
      When it is noticed that the first card went to BB
      Then it is a misdeal

  @XR-62
  Rule: After a misdeal the same players play the same hand again

    @id.chips-go-back
    Scenario: A call before the misdeal goes back to its player
      Given 4 players with 1000 each
      And the action so far: UTG calls
      When it is noticed that the first card went to BB
      Then the seats show
        | seat | stack | bet |
        | BTN  |  1000 |   0 |
        | SB   |   950 |  50 |
        | BB   |   900 | 100 |
        | UTG  |  1000 |   0 |
      And the pot is 150

    @id.folded-player-is-dealt-in
    Scenario: A player who had folded gets cards again and opens as before
      Given 4 players with 1000 each
      And the action so far: UTG folds
      And it is noticed that the first card went to BB
      When the hand is dealt again from Ks Kd Qs Qh Jh Jd Ts Td
      Then UTG holds Qs Ts
      And UTG acts next
      And UTG may call 100

    @id.antes-are-posted-once @cap.antes
    Scenario: Antes are posted once
      Given 3 players with 1000 each
      And an ante of 10 from every player
      And it is noticed that the first card went to BB
      When the hand is dealt again from Ks Kd Qs Qh Jh Jd
      Then the pot is 180
      And BTN has 990 behind

    @id.big-blind-ante-is-posted-once @cap.bb-ante
    Scenario: The ante of the big blind for the table is posted once
      Given 3 players with 1000 each
      And a big-blind ante of 100
      And it is noticed that the first card went to BB
      When the hand is dealt again from Ks Kd Qs Qh Jh Jd
      Then the pot is 250
      And BB has 800 behind
