@cap.no-limit
Feature: When all-in hands are turned up
  House rules for the hands of players who are all-in.

  Background:
    Given a no-limit table with blinds 50/100

  @XR-50 @switch.all_in_exposure.face_up @switch.showdown_muck.all_in_face_up
  Rule: Once nobody can bet any more against an all-in, all hands are face up and nobody mucks

    # B82
    @id.not-while-others-can-bet @cap.unequal-stacks
    Scenario: Nothing is shown while two players can still bet
      Given these seats
        | seat | stack |
        | BTN  |   700 |
        | SB   |  2000 |
        | BB   |  2000 |
      When the action goes: BTN goes all-in for 700, SB calls, BB calls; flop: SB checks, BB checks
      Then the next street is the turn
      And no hand is shown

    # B82
    @id.after-the-last-call @cap.unequal-stacks
    Scenario: All hands are shown after an all-in on the turn is called
      Given these seats
        | seat | stack |
        | BTN  |   700 |
        | SB   |  2000 |
        | BB   |  2000 |
      And the action so far: BTN goes all-in for 700, SB calls, BB calls; flop: SB checks, BB checks
      When the action goes: turn: SB goes all-in for 1300, BB calls
      Then BTN has shown
      And SB has shown
      And BB has shown

    @id.side-pot-bet-on-the-turn @cap.unequal-stacks
    Scenario: With a side pot and a checked river all hands are shown
      Given these seats
        | seat | stack |
        | BTN  |   700 |
        | SB   |  5000 |
        | BB   |  5000 |
      And the action so far: BTN goes all-in for 700, SB calls, BB calls; flop: SB checks, BB checks
      When the action goes: turn: SB bets 1000, BB calls; river: SB checks, BB checks
      Then BTN has shown
      And SB has shown
      And BB has shown

    @id.not-before-the-river-is-checked @cap.unequal-stacks
    Scenario: With a side pot nothing is shown before the river is checked
      Given these seats
        | seat | stack |
        | BTN  |   700 |
        | SB   |  5000 |
        | BB   |  5000 |
      And the action so far: BTN goes all-in for 700, SB calls, BB calls; flop: SB checks, BB checks
      When the action goes: turn: SB bets 1000, BB calls; river: SB checks
      Then BB acts next
      And no hand is shown

    @id.checked-down-without-a-side-pot @cap.unequal-stacks
    Scenario: Checked to the end without a side pot, all hands are shown
      Given these seats
        | seat | stack |
        | BTN  |   700 |
        | SB   |  5000 |
        | BB   |  5000 |
      When the action goes: BTN goes all-in for 700, SB calls, BB calls; flop: SB checks, BB checks; turn: SB checks, BB checks; river: SB checks, BB checks
      Then BTN has shown
      And SB has shown
      And BB has shown

    @id.nobody-may-muck @cap.showdown
    Scenario: After an all-in and a call nobody is asked to show or muck
      Given 3 players with 1000 each
      And players are asked to show or muck
      When the action goes: BTN goes all-in for 1000, SB folds, BB calls
      Then nobody acts next
      And the hand is over
      And BTN has shown
      And BB has shown

    @id.caller-with-chips-shows-too @cap.showdown @cap.unequal-stacks
    Scenario: The caller who has chips left is not asked either
      Given these seats
        | seat | stack |
        | BTN  |   700 |
        | SB   |  2000 |
        | BB   |  2000 |
      And players are asked to show or muck
      When the action goes: BTN goes all-in for 700, SB folds, BB calls
      Then nobody acts next
      And BTN has shown
      And BB has shown

    @id.folded-hand-stays-down @cap.unequal-stacks
    Scenario: A folded hand stays face down
      Given these seats
        | seat | stack |
        | BTN  |   700 |
        | SB   |  2000 |
        | BB   |  2000 |
      When the action goes: BTN goes all-in for 700, SB folds, BB calls
      Then BTN has shown
      And BB has shown
      And SB has not shown

  @XR-51 @switch.all_in_exposure.all_in_player_first
  Rule: If the betting ended before the river, the player who moved all-in shows first

    @id.all-in-on-the-turn @cap.unequal-stacks
    Scenario: The big blind, all-in on the turn, shows before the caller
      Given these seats
        | seat | stack |
        | BTN  |  2000 |
        | SB   |  2000 |
        | BB   |   700 |
        | UTG  |  2000 |
      When the action goes: UTG folds, BTN calls, SB folds, BB checks; flop: BB checks, BTN checks; turn: BB goes all-in for 600, BTN calls
      Then the hands are shown in the order BB, BTN

    @id.all-in-button-on-the-turn @cap.unequal-stacks
    Scenario: The button, all-in on the turn, shows before the caller on its left
      Given these seats
        | seat | stack |
        | BTN  |   700 |
        | SB   |  2000 |
        | BB   |  2000 |
        | UTG  |  2000 |
      When the action goes: UTG folds, BTN calls, SB folds, BB checks; flop: BB checks, BTN checks; turn: BB checks, BTN goes all-in for 600, BB calls
      Then the hands are shown in the order BTN, BB

    @id.all-in-button-before-the-flop @cap.unequal-stacks
    Scenario: The button, all-in before the flop, shows first
      Given these seats
        | seat | stack |
        | BTN  |   700 |
        | SB   |  2000 |
        | BB   |  2000 |
      When the action goes: BTN goes all-in for 700, SB folds, BB calls
      Then the hands are shown in the order BTN, BB

    @id.raise-over-the-all-in @cap.unequal-stacks
    Scenario: A raise over the all-in does not take the all-in player's place
      Given these seats
        | seat | stack |
        | BTN  |  2000 |
        | SB   |  2000 |
        | BB   |   700 |
      When the action goes: BTN calls, SB calls, BB checks; flop: SB checks, BB checks, BTN checks; turn: SB checks, BB goes all-in for 600, BTN raises to 1200, SB folds
      Then the hands are shown in the order BB, BTN

    @id.all-in-call-before-the-river
    Scenario: Of two players all-in on the turn the one who bet shows before the one who called
      Given 3 players with 1000 each
      When the action goes: BTN calls, SB folds, BB checks; flop: BB checks, BTN checks; turn: BB checks, BTN goes all-in for 900, BB calls
      Then the hands are shown in the order BTN, BB

    @id.all-in-call-on-the-river @cap.unequal-stacks
    Scenario: After an all-in call on the river the bettor shows first
      Given these seats
        | seat | stack |
        | BTN  |   700 |
        | SB   |  2000 |
        | BB   |  2000 |
      When the action goes: BTN calls, SB folds, BB checks; flop: BB checks, BTN checks; turn: BB checks, BTN checks; river: BB bets 900, BTN goes all-in for 600
      Then the hands are shown in the order BB, BTN

    @id.all-in-call-on-the-turn @cap.unequal-stacks
    Scenario: Who moves all-in by a call on the turn shows before the bettor, who has chips left
      Given these seats
        | seat | stack |
        | BTN  |   700 |
        | SB   |  2000 |
        | BB   |  2000 |
      When the action goes: BTN calls, SB folds, BB checks; flop: BB checks, BTN checks; turn: BB bets 900, BTN goes all-in for 600
      Then the hands are shown in the order BTN, BB
