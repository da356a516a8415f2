@cap.no-limit
Feature: The order after the flop
  From the flop on the turn starts left of the button and ends on it.

  Background:
    Given a no-limit table with blinds 5/10

  @ORDER-04
  Rule: The first live player with chips left of the button opens

    # B31
    @id.small-blind-opens
    Scenario: A small blind who is still in opens the flop
      Given 6 players with 1000 each
      And the action so far: UTG calls, UTG+1 calls, CO folds, BTN calls, SB calls
      When BB checks
      Then the next street is the flop
      And SB acts next

    # B30
    @id.big-blind-opens-for-a-folded-small-blind
    Scenario: When the small blind has folded the big blind opens
      Given 6 players with 1000 each
      And the action so far: UTG calls, UTG+1 folds, CO folds, BTN calls, SB folds
      When BB checks
      Then the next street is the flop
      And BB acts next

    @id.under-the-gun-opens-for-folded-blinds
    Scenario: When both blinds have folded the next live player opens
      Given 6 players with 1000 each
      And the action so far: UTG raises to 30, UTG+1 folds, CO folds, BTN calls, SB folds
      When BB folds
      Then the next street is the flop
      And UTG acts next

    @id.all-in-player-does-not-open @cap.unequal-stacks
    Scenario: A small blind who is all-in is live but does not open
      Given these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |    10 |
        | BB   |  1000 |
        | UTG  |  1000 |
      And the action so far: UTG calls, BTN calls, SB goes all-in for 10
      When BB checks
      Then the next street is the flop
      And BB acts next

    @id.one-chip-is-enough-to-open @cap.unequal-stacks
    Scenario: A small blind with one chip left opens
      Given these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |    11 |
        | BB   |  1000 |
        | UTG  |  1000 |
      And the action so far: UTG calls, BTN calls, SB calls
      When BB checks
      Then the next street is the flop
      And SB acts next

    @id.folded-and-all-in-together @cap.unequal-stacks
    Scenario: A folded small blind and an all-in big blind are both passed over
      Given these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |  1000 |
        | BB   |    30 |
        | UTG  |  1000 |
      And the action so far: UTG raises to 30, BTN calls, SB folds
      When BB calls
      Then the next street is the flop
      And UTG acts next

    # B30
    @id.not-the-raiser
    Scenario: The raiser before the flop does not open unless first in line
      Given 3 players with 1000 each
      And the action so far: BTN raises to 20, SB calls
      When BB calls
      Then the next street is the flop
      And SB acts next

    @id.nine-players
    Scenario: At nine players the first of two callers opens
      Given 9 players with 1000 each
      And the action so far: UTG folds, UTG+1 folds, UTG+2 raises to 30, UTG+3 folds, UTG+4 calls, CO folds, BTN folds, SB folds
      When BB folds
      Then the next street is the flop
      And UTG+2 acts next

    @id.seat-numbers-wrap
    Scenario: The opener is found past the highest seat
      Given these seats
        | seat | stack |
        | 1    |  1000 |
        | 2    |  1000 |
        | 3    |  1000 |
        | 4    |  1000 |
      And the button is at seat 3
      And the action so far: seat 2 calls, seat 3 calls, seat 4 folds
      When seat 1 checks
      Then the next street is the flop
      And seat 1 acts next

  @ORDER-05
  Rule: Turn and river start like the flop

    @id.same-opener
    Scenario Outline: The small blind opens the <street> as well
      Given 3 players with 1000 each
      And the action so far: <line>
      When BTN checks
      Then the next street is the <street>
      And SB acts next

      Examples:
        | case  | street | line                                                                                               |
        | turn  | turn   | BTN calls, SB calls, BB checks; flop: SB checks, BB checks                                         |
        | river | river  | BTN calls, SB calls, BB checks; flop: SB checks, BB checks, BTN checks; turn: SB checks, BB checks |

    @id.bettor-does-not-open
    Scenario: The player who bet the flop does not open the turn
      Given 3 players with 1000 each
      And the action so far: BTN calls, SB calls, BB checks; flop: SB checks, BB checks, BTN bets 20, SB calls
      When BB calls
      Then the next street is the turn
      And SB acts next

    @id.opener-folded-on-the-flop
    Scenario: When the small blind folds on the flop the big blind opens the turn
      Given 3 players with 1000 each
      And the action so far: BTN calls, SB calls, BB checks; flop: SB checks, BB bets 20, BTN calls
      When SB folds
      Then the next street is the turn
      And BB acts next

    @id.opener-all-in-on-the-flop @cap.unequal-stacks
    Scenario: When the small blind is all-in on the flop the big blind opens the turn
      Given these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |    30 |
        | BB   |  1000 |
      And the action so far: BTN calls, SB calls, BB checks; flop: SB goes all-in for 20, BB calls
      When BTN calls
      Then the next street is the turn
      And BB acts next

  @ORDER-06
  Rule: The button acts last after the flop

    @id.button-is-last
    Scenario: The button's turn comes after the three others
      Given 4 players with 1000 each
      And the action so far: UTG calls, BTN calls, SB calls, BB checks; flop: SB checks, BB checks
      When UTG checks
      Then BTN acts next

    @id.button-does-not-open
    Scenario Outline: The <street> is opened by the small blind, not by the button
      Given 3 players with 1000 each
      When the action goes: BTN calls, SB calls, BB checks<more>
      Then the next street is the <street>
      And SB acts next

      Examples:
        | case  | street | more                                                                             |
        | flop  | flop   |                                                                                  |
        | turn  | turn   | ; flop: SB checks, BB checks, BTN checks                                         |
        | river | river  | ; flop: SB checks, BB checks, BTN checks; turn: SB checks, BB checks, BTN checks |

    @id.button-ends-the-round
    Scenario: The button's check ends the round
      Given 4 players with 1000 each
      And the action so far: UTG calls, BTN calls, SB calls, BB checks; flop: SB checks, BB checks, UTG checks
      When BTN checks
      Then the next street is the turn

    @id.bet-gives-another-turn
    Scenario: A bet is answered after the button by the player who checked
      Given 4 players with 1000 each
      And the action so far: UTG calls, BTN calls, SB calls, BB checks; flop: SB checks, BB bets 20, UTG calls
      When BTN calls
      Then SB acts next
      And SB may call 20

    @id.player-before-the-bettor-ends-the-round
    Scenario: The player before the bettor ends the round
      Given 4 players with 1000 each
      And the action so far: UTG calls, BTN calls, SB calls, BB checks; flop: SB checks, BB bets 20, UTG calls, BTN calls
      When SB calls
      Then the next street is the turn
      And the pot is 120

    @id.last-on-later-streets
    Scenario Outline: The button is last on the <street>
      Given 3 players with 1000 each
      And the action so far: <line>
      When BB checks
      Then BTN acts next

      Examples:
        | case  | street | line                                                                                                                             |
        | turn  | turn   | BTN calls, SB calls, BB checks; flop: SB checks, BB checks, BTN checks; turn: SB checks                                          |
        | river | river  | BTN calls, SB calls, BB checks; flop: SB checks, BB checks, BTN checks; turn: SB checks, BB checks, BTN checks; river: SB checks |

    # B28
    @id.folded-button-is-not-asked
    Scenario: A button who folded on the flop has no turn on the turn
      Given 3 players with 1000 each
      And the action so far: BTN calls, SB calls, BB checks; flop: SB checks, BB bets 10, BTN folds, SB calls; turn: SB checks
      When BB checks
      Then the next street is the river
      And SB acts next

    @id.all-in-button-is-not-asked @cap.unequal-stacks
    Scenario: A button who is all-in has no turn on the flop
      Given these seats
        | seat | stack |
        | BTN  |    10 |
        | SB   |  1000 |
        | BB   |  1000 |
      And the action so far: BTN goes all-in for 10, SB calls, BB checks; flop: SB checks
      When BB checks
      Then the next street is the turn
      And SB acts next
