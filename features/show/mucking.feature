@cap.no-limit @cap.showdown
Feature: Mucking at the showdown
  What a player gives up who does not show, and who wins when only one hand is left.

  Background:
    Given a no-limit table with blinds 5/10
    And players are asked to show or muck

  @SHOW-06
  Rule: A player may muck and gives up the pot

    @id.mucked-best-hand-wins-nothing @switch.showdown_muck.allowed
    Scenario: The best hand, mucked, wins nothing
      Given 3 players with 1000 each
      And the hole cards are
        | seat | cards |
        | BTN  | Qc Qd |
        | SB   | Kc Kd |
        | BB   | Ac Ad |
      And the board is 2c 5d 7h 9s Jd
      And the action so far: BTN calls, SB calls, BB checks; flop: SB bets 50, BB calls, BTN calls; turn: SB checks, BB checks, BTN checks; river: SB checks, BB checks, BTN checks
      When the action goes: showdown: SB shows, BB mucks, BTN shows
      Then the winnings are
        | seat | chips |
        | SB   |   180 |

    @id.mucked-hand-is-not-shown @switch.showdown_muck.allowed
    Scenario: A mucked hand is not turned up
      Given 3 players with 1000 each
      And the action so far: BTN calls, SB folds, BB checks; flop: BB checks, BTN checks; turn: BB checks, BTN checks; river: BB checks, BTN checks
      When the action goes: showdown: BB shows, BTN mucks
      Then BB has shown
      And BTN has not shown

    @id.first-to-show-may-muck @switch.showdown_muck.allowed
    Scenario: The first in turn may muck too
      Given 3 players with 1000 each
      And the action so far: BTN calls, SB calls, BB checks; flop: SB checks, BB checks, BTN checks; turn: SB checks, BB checks, BTN checks; river: SB bets 20, BB calls, BTN calls
      When SB mucks
      Then BB acts next
      And the hand goes on

    # B84
    @id.mucked-tie-is-no-tie @switch.showdown_muck.allowed
    Scenario: A mucked hand that would have tied gets no share
      Given 3 players with 1000 each
      And the hole cards are
        | seat | cards |
        | BTN  | Ac 3d |
        | BB   | Ad 3c |
      And the board is 2c 5d 7h 9s Jd
      And the action so far: BTN calls, SB folds, BB checks; flop: BB checks, BTN checks; turn: BB checks, BTN checks; river: BB checks, BTN checks
      When the action goes: showdown: BB shows, BTN mucks
      Then the winnings are
        | seat | chips |
        | BB   |    25 |

    @id.mucking-gives-up-every-pot @cap.unequal-stacks @switch.showdown_muck.allowed @switch.all_in_exposure.optional
    Scenario: A mucked hand loses the main pot and the side pot
      Given these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |   100 |
        | BB   |  1000 |
      And the hole cards are
        | seat | cards |
        | BTN  | Ac Ad |
        | SB   | Kc Kd |
        | BB   | Qc Qd |
      And the board is 2c 5d 7h 9s Jd
      And the action so far: BTN calls, SB goes all-in for 100, BB calls, BTN calls; flop: BB checks, BTN checks; turn: BB checks, BTN checks; river: BB bets 50, BTN calls
      When the action goes: showdown: BB shows, BTN mucks, SB shows
      Then the winnings are
        | seat | chips |
        | SB   |   300 |
        | BB   |   100 |

    @id.open-without-an-all-in @switch.showdown_muck.all_in_face_up
    Scenario: Where all-in hands lie face up, mucking stays open when nobody is all-in
      Given 3 players with 1000 each
      And the action so far: BTN calls, SB folds, BB checks; flop: BB checks, BTN checks; turn: BB checks, BTN checks; river: BB checks, BTN checks
      When the action goes: showdown: BB shows, BTN mucks
      Then BTN has not shown
      And BB wins 25

    @id.asked-before-the-pot-is-paid @switch.showdown_muck.allowed
    Scenario: The choice comes before any hand is shown
      Given 3 players with 1000 each
      And the action so far: BTN calls, SB folds, BB checks; flop: BB checks, BTN checks; turn: BB checks, BTN checks; river: BB checks
      When BTN checks
      Then BB acts next
      And the hand goes on
      And no hand is shown

    @id.asked-without-an-all-in @switch.showdown_muck.all_in_face_up
    Scenario: Where all-in hands lie face up, the choice is there when nobody is all-in
      Given 3 players with 1000 each
      And the action so far: BTN calls, SB folds, BB checks; flop: BB checks, BTN checks; turn: BB checks, BTN checks; river: BB checks
      When BTN checks
      Then BB acts next
      And the hand goes on
      And no hand is shown

    @id.nobody-is-asked-after-an-all-in @switch.showdown_muck.all_in_face_up
    Scenario: Where all-in hands lie face up, the choice is gone after an all-in
      Given 3 players with 1000 each
      When the action goes: BTN goes all-in for 1000, SB folds, BB calls
      Then nobody acts next
      And the hand is over
      And BTN has shown
      And BB has shown

  @XR-52
  Rule: When all but one muck, the last hand wins and need not be shown

    @id.last-of-two @switch.showdown_muck.allowed
    Scenario: When one of two players left mucks, the other wins unseen
      Given 3 players with 1000 each
      And the action so far: BTN calls, SB folds, BB checks; flop: BB bets 30, BTN calls; turn: BB checks, BTN checks; river: BB checks, BTN checks
      When BB mucks
      Then the hand is over
      And BTN wins 85
      And no hand is shown

    @id.last-of-three @switch.showdown_muck.allowed
    Scenario: When two of three players muck, the third is not asked
      Given 3 players with 1000 each
      And the action so far: BTN calls, SB calls, BB checks; flop: SB checks, BB checks, BTN checks; turn: SB checks, BB checks, BTN checks; river: SB checks, BB checks, BTN checks
      When the action goes: showdown: SB mucks, BB mucks
      Then nobody acts next
      And BTN wins 30
      And BTN has not shown

    @id.bettor-mucks-to-the-caller @switch.showdown_muck.allowed
    Scenario: A bettor who mucks first leaves the pot to the caller
      Given 3 players with 1000 each
      And the action so far: BTN calls, SB folds, BB checks; flop: BB checks, BTN checks; turn: BB checks, BTN checks; river: BB checks, BTN bets 20, BB calls
      When BTN mucks
      Then BB wins 65
      And no hand is shown

    # B83
    @id.worse-hand-wins-unseen @switch.showdown_muck.allowed
    Scenario: The last hand wins even if it is the worst
      Given 3 players with 1000 each
      And the hole cards are
        | seat | cards |
        | BTN  | 3c 4d |
        | BB   | Ac Ad |
      And the board is 2c 5d 7h 9s Jd
      And the action so far: BTN calls, SB folds, BB checks; flop: BB checks, BTN checks; turn: BB checks, BTN checks; river: BB checks, BTN checks
      When BB mucks
      Then the winnings are
        | seat | chips |
        | BTN  |    25 |

    @id.shown-hand-wins-when-the-rest-muck @switch.showdown_muck.allowed
    Scenario: A hand already shown wins when the others muck
      Given 3 players with 1000 each
      And the action so far: BTN calls, SB calls, BB checks; flop: SB checks, BB checks, BTN checks; turn: SB checks, BB checks, BTN checks; river: SB checks, BB checks, BTN checks
      When the action goes: showdown: SB shows, BB mucks, BTN mucks
      Then SB wins 30
      And BTN has not shown

    @id.side-pot-that-all-muck @cap.unequal-stacks @switch.showdown_muck.allowed @switch.all_in_exposure.optional
    Scenario: A side pot goes to the last of its players, though that one mucks to the main pot's
      Given these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |   100 |
        | BB   |  1000 |
        | UTG  |  1000 |
      And the action so far: UTG calls, BTN calls, SB goes all-in for 100, BB calls, UTG calls, BTN calls; flop: BB bets 50, UTG calls, BTN calls; turn: BB checks, UTG checks, BTN checks; river: BB checks, UTG checks, BTN checks
      When the action goes: showdown: BB mucks, UTG mucks, BTN mucks
      Then the winnings are
        | seat | chips |
        | BTN  |   150 |
        | SB   |   400 |
