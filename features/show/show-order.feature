@cap.no-limit
Feature: Who shows first
  The order in which the hands are turned up.

  Background:
    Given a no-limit table with blinds 5/10

  @SHOW-03
  Rule: The last bettor or raiser of the final round shows first, the rest clockwise

    # B79
    @id.river-raiser-first
    Scenario: The raiser on the river shows first
      Given 4 players with 1000 each
      When the action goes: UTG calls, BTN calls, SB calls, BB checks; flop: SB checks, BB checks, UTG checks, BTN checks; turn: SB checks, BB checks, UTG checks, BTN checks; river: SB checks, BB bets 50, UTG calls, BTN raises to 150, SB folds, BB calls, UTG calls
      Then the pot is 490
      And the hands are shown in the order BTN, BB, UTG

    # B79
    @id.river-bettor-first
    Scenario: The bettor on the river shows first, then the seats to the left
      Given 3 players with 1000 each
      When the action goes: BTN calls, SB calls, BB checks; flop: SB checks, BB checks, BTN checks; turn: SB checks, BB checks, BTN checks; river: SB checks, BB bets 10, BTN calls, SB calls
      Then the hands are shown in the order BB, BTN, SB

    @id.check-raiser-first
    Scenario: The check-raiser shows before the bettor
      Given 3 players with 1000 each
      When the action goes: BTN calls, SB calls, BB checks; flop: SB checks, BB checks, BTN checks; turn: SB checks, BB checks, BTN checks; river: SB checks, BB checks, BTN bets 10, SB calls, BB raises to 30, BTN calls, SB calls
      Then the hands are shown in the order BB, BTN, SB

    @id.button-bets
    Scenario: Of two players left the button shows first when it bet the river
      Given 3 players with 1000 each
      When the action goes: BTN calls, SB folds, BB checks; flop: BB checks, BTN checks; turn: BB checks, BTN checks; river: BB checks, BTN bets 10, BB calls
      Then the hands are shown in the order BTN, BB

    @id.bettor-is-asked-first @cap.showdown @switch.showdown_muck.allowed
    Scenario: The bettor on the river is the first to be asked
      Given 3 players with 1000 each
      And players are asked to show or muck
      When the action goes: BTN calls, SB calls, BB checks; flop: SB checks, BB checks, BTN checks; turn: SB checks, BB checks, BTN checks; river: SB checks, BB bets 10, BTN calls, SB calls
      Then BB acts next

    @id.all-in-call-is-no-raise @cap.unequal-stacks
    Scenario: A call all-in for less does not take the bettor's place
      Given these seats
        | seat | stack |
        | BTN  |    50 |
        | SB   |  1000 |
        | BB   |  1000 |
      When the action goes: BTN calls, SB folds, BB checks; flop: BB checks, BTN checks; turn: BB checks, BTN checks; river: BB bets 60, BTN goes all-in for 40
      Then the hands are shown in the order BB, BTN

    @id.short-all-in-raise-counts @cap.unequal-stacks
    Scenario: A raise all-in takes the bettor's place, even a short one
      Given these seats
        | seat | stack |
        | BTN  |    50 |
        | SB   |  1000 |
        | BB   |  1000 |
      When the action goes: BTN calls, SB folds, BB checks; flop: BB checks, BTN checks; turn: BB checks, BTN checks; river: BB bets 30, BTN goes all-in for 40, BB calls
      Then the hands are shown in the order BTN, BB

  @XR-48
  Rule: Without a bet in the last round the first live seat left of the button shows first

    @id.turn-bet-does-not-count @switch.showdown_order.last_aggressor_then_left
    Scenario: A bet on the turn does not count when the river is checked
      Given 4 players with 1000 each
      When the action goes: UTG calls, BTN calls, SB calls, BB checks; flop: SB checks, BB checks, UTG checks, BTN checks; turn: SB checks, BB checks, UTG bets 20, BTN calls, SB calls, BB calls; river: SB checks, BB checks, UTG checks, BTN checks
      Then the pot is 120
      And the hands are shown in the order SB, BB, UTG, BTN

    @id.turn-bet-counts @switch.showdown_order.any_round
    Scenario: Where the last bet of any round counts, the bettor of the turn shows first
      Given 4 players with 1000 each
      When the action goes: UTG calls, BTN calls, SB calls, BB checks; flop: SB checks, BB checks, UTG checks, BTN checks; turn: SB checks, BB checks, UTG bets 20, BTN calls, SB calls, BB calls; river: SB checks, BB checks, UTG checks, BTN checks
      Then the hands are shown in the order UTG, BTN, SB, BB

    @id.raise-before-the-flop-does-not-count @switch.showdown_order.last_aggressor_then_left
    Scenario: A raise before the flop does not count when the rest is checked
      Given 3 players with 1000 each
      When the action goes: BTN raises to 20, SB calls, BB calls; flop: SB checks, BB checks, BTN checks; turn: SB checks, BB checks, BTN checks; river: SB checks, BB checks, BTN checks
      Then the hands are shown in the order SB, BB, BTN

    @id.raise-before-the-flop-counts @switch.showdown_order.any_round
    Scenario: Where the last bet of any round counts, a raise before the flop does
      Given 3 players with 1000 each
      When the action goes: BTN raises to 20, SB calls, BB calls; flop: SB checks, BB checks, BTN checks; turn: SB checks, BB checks, BTN checks; river: SB checks, BB checks, BTN checks
      Then the hands are shown in the order BTN, SB, BB

    @id.later-bet-counts-more @switch.showdown_order.any_round
    Scenario: Where the last bet of any round counts, a bet on the river goes before one on the turn
      Given 3 players with 1000 each
      When the action goes: BTN calls, SB calls, BB checks; flop: SB checks, BB checks, BTN checks; turn: SB bets 10, BB calls, BTN calls; river: SB checks, BB bets 10, BTN calls, SB calls
      Then the hands are shown in the order BB, BTN, SB

    # B79
    @id.checked-to-the-end
    Scenario: A hand without a bet is shown from the left of the button
      Given 3 players with 1000 each
      When the action goes: BTN calls, SB calls, BB checks; flop: SB checks, BB checks, BTN checks; turn: SB checks, BB checks, BTN checks; river: SB checks, BB checks, BTN checks
      Then the hands are shown in the order SB, BB, BTN

    @id.small-blind-folded
    Scenario: A folded small blind is passed over
      Given 3 players with 1000 each
      When the action goes: BTN calls, SB folds, BB checks; flop: BB checks, BTN checks; turn: BB checks, BTN checks; river: BB checks, BTN checks
      Then the hands are shown in the order BB, BTN

    @id.left-of-the-button-is-asked-first @cap.showdown @switch.showdown_muck.allowed
    Scenario: Without a bet the first live seat left of the button is the first to be asked
      Given 3 players with 1000 each
      And players are asked to show or muck
      When the action goes: BTN calls, SB folds, BB checks; flop: BB checks, BTN checks; turn: BB checks, BTN checks; river: BB checks, BTN checks
      Then BB acts next

    @id.all-in-before-the-flop @switch.showdown_order.last_aggressor_then_left @switch.all_in_exposure.optional
    Scenario: After an all-in before the flop the seat left of the button shows first
      Given 3 players with 1000 each
      When the action goes: BTN goes all-in for 1000, SB folds, BB calls
      Then the hands are shown in the order BB, BTN

  @XR-49
  Rule: Hands in a side pot are shown before a hand that is all-in for the main pot only

    @id.side-pot-with-a-river-bet @cap.unequal-stacks
    Scenario: After a bet on the river the side-pot hands are shown first
      Given these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |   100 |
        | BB   |  1000 |
      When the action goes: BTN calls, SB goes all-in for 100, BB calls, BTN calls; flop: BB checks, BTN checks; turn: BB checks, BTN checks; river: BB bets 50, BTN calls
      Then the hands are shown in the order BB, BTN, SB

    @id.main-pot-hand-sits-between @cap.unequal-stacks
    Scenario: A main-pot hand that sits between the two side-pot hands is shown last
      Given these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |  1000 |
        | BB   |   100 |
      When the action goes: BTN calls, SB raises to 100, BB calls, BTN calls; flop: SB checks, BTN checks; turn: SB checks, BTN checks; river: SB bets 50, BTN calls
      Then the hands are shown in the order SB, BTN, BB

    @id.side-pot-with-a-checked-river @cap.unequal-stacks
    Scenario: After a checked river a side pot of the turn is still shown first
      Given these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |   100 |
        | BB   |  1000 |
      When the action goes: BTN calls, SB goes all-in for 100, BB calls, BTN calls; flop: BB checks, BTN checks; turn: BB bets 50, BTN calls; river: BB checks, BTN checks
      Then the hands are shown in the order BB, BTN, SB

    @id.no-side-pot @cap.unequal-stacks @switch.all_in_exposure.optional
    Scenario: Without a side pot the all-in hand keeps its place
      Given these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |   100 |
        | BB   |  1000 |
      When the action goes: BTN calls, SB goes all-in for 100, BB calls, BTN calls; flop: BB checks, BTN checks; turn: BB checks, BTN checks; river: BB checks, BTN checks
      Then the hands are shown in the order SB, BB, BTN
