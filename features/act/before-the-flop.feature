@cap.no-limit
Feature: Options before the flop
  The big blind is a bet that the others face; its own player may still raise it.

  Background:
    Given a no-limit table with blinds 5/10

  @ACT-01
  Rule: A player who faces the big blind may fold, call or raise

    @id.first-player
    Scenario: The first player may fold, call or raise
      Given 4 players with 1000 each
      When the cards are dealt
      Then UTG acts next
      And UTG may only fold, call or raise

    @id.later-players
    Scenario Outline: After "<line>" <seat> has the same three options
      Given 4 players with 1000 each
      When the action goes: <line>
      Then <seat> acts next
      And <seat> may only fold, call or raise

      Examples:
        | case                    | seat | line                 |
        | button-after-a-fold     | BTN  | UTG folds            |
        | button-after-a-call     | BTN  | UTG calls            |
        | small-blind-after-folds | SB   | UTG folds, BTN folds |
        | small-blind-after-calls | SB   | UTG calls, BTN calls |

    @id.three-players
    Scenario: Three-handed the button has the same three options
      Given 3 players with 1000 each
      When the cards are dealt
      Then BTN acts next
      And BTN may only fold, call or raise

    @id.check-is-refused
    Scenario: A check against the big blind is refused
      Given 4 players with 1000 each
      And the action so far: UTG folds
      When BTN tries to check
      Then the action is refused

  @ACT-02
  Rule: The big blind may check or raise when nobody raised

    @id.option
    Scenario: The big blind owes nothing after two calls and may check or raise
      Given 3 players with 1000 each
      And the action so far: BTN calls
      When SB calls
      Then BB acts next
      And BB owes nothing
      And BB may only check or raise

    @id.with-an-ante @cap.antes @switch.ante_kind.uniform
    Scenario: An ante does not take the option away
      Given 3 players with 1000 each
      And an ante of 1 from every player
      And the action so far: BTN calls
      When SB calls
      Then BB acts next
      And BB may only check or raise

    @id.raise-is-answered
    Scenario: The big blind's raise is answered by the first caller
      Given 3 players with 1000 each
      And the action so far: BTN calls, SB calls
      When BB raises to 30
      Then BTN acts next
      And BTN may call 20

    @id.check-ends-the-round
    Scenario: The big blind's check ends the round
      Given 3 players with 1000 each
      And the action so far: BTN calls, SB calls
      When BB checks
      Then the next street is the flop
      And the pot is 30

    # B22
    @id.small-blind-completes
    Scenario: The option is there when only the small blind has called
      Given 4 players with 1000 each
      And the action so far: UTG folds, BTN folds
      When SB calls
      Then BB acts next
      And BB may only check or raise

    @id.not-after-a-raise
    Scenario: After a raise the big blind may not check
      Given 3 players with 1000 each
      And the action so far: BTN raises to 30
      When SB calls
      Then BB may only fold, call or raise

    @id.not-when-everybody-folds
    Scenario: When everybody else folds there is no option
      Given 3 players with 1000 each
      And the action so far: BTN folds
      When SB folds
      Then nobody acts next
      And the hand is over
