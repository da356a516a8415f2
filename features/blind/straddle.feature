@cap.no-limit @cap.straddle
Feature: The straddle
  A blind raise before the cards: it is the new price, and its player acts last before the flop.

  Background:
    Given a no-limit table with blinds 5/10

  @XR-12
  Rule: A straddle sets the price and gives its player the last action

    @id.price-of-the-straddle @switch.straddle.utg @switch.straddle.utg_or_button
    Scenario: The player left of the straddle opens and faces its price
      Given 4 players with 1000 each
      And UTG straddles to 20
      When the cards are dealt
      Then BTN acts next
      And BTN may call 20

    @id.goes-into-the-pot @switch.straddle.utg @switch.straddle.utg_or_button
    Scenario: The straddle is a bet of its player
      Given 4 players with 1000 each
      And UTG straddles to 20
      When the cards are dealt
      Then the seats show
        | seat | stack | bet |
        | BTN  |  1000 |   0 |
        | SB   |   995 |   5 |
        | BB   |   990 |  10 |
        | UTG  |   980 |  20 |
      And the pot is 35

    # B42
    @id.straddler-has-the-option @switch.straddle.utg @switch.straddle.utg_or_button @switch.straddle_min_raise.double_straddle
    Scenario: The straddler acts last and may check or raise
      Given 4 players with 1000 each
      And UTG straddles to 20
      And the action so far: BTN calls, SB calls
      When BB calls
      Then UTG acts next
      And UTG owes nothing
      And UTG may only check or raise

    @id.big-blind-owes-the-rest @switch.straddle.utg @switch.straddle.utg_or_button
    Scenario: The big blind owes the rest of the straddle and has no check
      Given 4 players with 1000 each
      And UTG straddles to 20
      And the action so far: BTN calls
      When SB calls
      Then BB acts next
      And BB may call 10
      And BB may only fold, call or raise

    @id.check-closes-the-round @switch.straddle.utg @switch.straddle.utg_or_button
    Scenario: The straddler's check ends the round
      Given 4 players with 1000 each
      And UTG straddles to 20
      And the action so far: BTN calls, SB calls, BB calls
      When UTG checks
      Then the next street is the flop
      And the pot is 80
      And SB acts next

    @id.straddler-raises @switch.straddle.utg @switch.straddle.utg_or_button
    Scenario: The straddler's raise gives the others another turn
      Given 4 players with 1000 each
      And UTG straddles to 20
      And the action so far: BTN calls, SB calls, BB calls
      When UTG raises to 60
      Then BTN acts next
      And BTN may call 40

    @id.double-the-straddle @switch.straddle.utg @switch.straddle.utg_or_button @switch.straddle_min_raise.double_straddle
    Scenario Outline: Over a straddle of <straddle> the smallest raise is to <least>, its double
      Given 4 players with 1000 each
      And UTG straddles to <straddle>
      When the cards are dealt
      Then BTN acts next
      And BTN may call <straddle>
      And BTN may raise to at least <least>

      Examples:
        | case             | straddle | least |
        # B42
        | two-big-blinds   |       20 |    40 |
        | three-big-blinds |       30 |    60 |
        | four-big-blinds  |       40 |    80 |

    @id.straddle-as-a-raise @switch.straddle.utg @switch.straddle.utg_or_button @switch.straddle_min_raise.straddle_as_raise
    Scenario Outline: A straddle of <straddle> that counts as a raise asks for a raise to <least>
      Given 4 players with 1000 each
      And UTG straddles to <straddle>
      When the cards are dealt
      Then BTN acts next
      And BTN may call <straddle>
      And BTN may raise to at least <least>

      Examples:
        | case             | straddle | least |
        # B42
        | two-big-blinds   |       20 |    30 |
        | three-big-blinds |       30 |    50 |
        | four-big-blinds  |       40 |    70 |

    @id.one-below-double @switch.straddle.utg @switch.straddle.utg_or_button @switch.straddle_min_raise.double_straddle @switch.on_illegal_amount.reject
    Scenario: A raise one chip short of double the straddle is refused
      Given 4 players with 1000 each
      And UTG straddles to 20
      When BTN tries to raise to 39
      Then the action is refused

    @id.five-players @switch.straddle.utg @switch.straddle.utg_or_button
    Scenario: At five players the straddler closes a pot of three players
      Given 5 players with 1000 each
      And UTG straddles to 20
      And the action so far: CO calls, BTN folds, SB folds, BB calls
      When UTG checks
      Then the next street is the flop
      And the pot is 65
      And BB acts next

    @id.everybody-folds @switch.straddle.utg @switch.straddle.utg_or_button
    Scenario: A straddler left alone wins the blinds
      Given 4 players with 1000 each
      And UTG straddles to 20
      And the action so far: BTN folds, SB folds
      When BB folds
      Then the hand is over
      And UTG has 1015 behind

    @id.from-the-button @switch.straddle.button @switch.straddle.utg_or_button
    Scenario: A straddle from the button leaves the opening to the small blind
      Given 4 players with 1000 each
      And BTN straddles to 20
      When the cards are dealt
      Then SB acts next
      And SB may call 15

    @id.button-straddler-has-the-option @switch.straddle.button @switch.straddle.utg_or_button
    Scenario: A straddler on the button acts last and may check or raise
      Given 4 players with 1000 each
      And BTN straddles to 20
      And the action so far: SB calls, BB calls
      When UTG calls
      Then BTN acts next
      And BTN may only check or raise

    @id.either-seat @switch.straddle.utg_or_button
    Scenario Outline: A house that allows both seats takes the straddle of <seat>
      Given 4 players with 1000 each
      And <seat> straddles to 20
      When the cards are dealt
      Then <seat> has bet 20
      And <next> acts next

      Examples:
        | case          | seat | next |
        | under-the-gun | UTG  | BTN  |
        | button        | BTN  | SB   |

    @id.under-the-gun-is-accepted @switch.straddle.utg @switch.straddle.utg_or_button
    Scenario: A house with the straddle under the gun opens a table with one
      Given 4 players with 1000 each
      And UTG straddles to 20
      When the table is opened
      Then the table is accepted

    @id.button-is-accepted @switch.straddle.button @switch.straddle.utg_or_button
    Scenario: A house with the button straddle opens a table with one
      Given 4 players with 1000 each
      And BTN straddles to 20
      When the table is opened
      Then the table is accepted

    @id.not-allowed @switch.straddle.off
    Scenario Outline: A house without straddles refuses that of <seat>
      Given 4 players with 1000 each
      And <seat> straddles to 20
      When the table is opened
      Then the table is refused

      Examples:
        | case          | seat |
        | under-the-gun | UTG  |
        | button        | BTN  |

    @id.only-under-the-gun @switch.straddle.utg
    Scenario: A house with the straddle under the gun refuses the button's
      Given 4 players with 1000 each
      And BTN straddles to 20
      When the table is opened
      Then the table is refused

    @id.only-from-the-button @switch.straddle.button
    Scenario: A house with the button straddle refuses the one under the gun
      Given 4 players with 1000 each
      And UTG straddles to 20
      When the table is opened
      Then the table is refused
