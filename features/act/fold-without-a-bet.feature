@cap.no-limit
Feature: A fold without a bet
  What becomes of a hand that was folded though nothing was owed.

  Background:
    Given a no-limit table with blinds 5/10

  @XR-35 @switch.fold_unbet.legal @switch.fold_unbet.legal_penalty
  Rule: A fold with nothing to call is binding: the hand is dead

    @id.not-asked-on-the-next-street
    Scenario: A player who folded without a bet is not asked on the next street
      Given 3 players with 1000 each
      When the action goes: BTN calls, SB calls, BB checks; flop: SB folds, BB checks, BTN checks
      Then the next street is the turn
      And BB acts next

    @id.not-asked-about-a-later-bet
    Scenario: A player who folded without a bet is not asked when somebody bets later
      Given 3 players with 1000 each
      When the action goes: BTN calls, SB calls, BB checks; flop: SB folds, BB bets 20, BTN calls
      Then the next street is the turn
      And BB acts next

    @id.betting-goes-on
    Scenario: The betting goes on among those who are left
      Given 4 players with 1000 each
      And the action so far: UTG calls, BTN calls, SB calls, BB checks; flop: SB folds, BB checks, UTG folds
      When BTN bets 20
      Then BB acts next
      And BB may call 20

    @id.not-taken-back
    Scenario Outline: A player who folded without a bet may not <case> after all
      Given 3 players with 1000 each
      And the action so far: BTN calls, SB calls, BB checks; flop: SB folds
      When SB tries to <attempt>
      Then the action is refused

      Examples:
        | case  | attempt |
        | check | check   |
        | bet   | bet 20  |

    @id.best-hand-wins-nothing
    Scenario: Aces that were folded without a bet win nothing
      Given 3 players with 1000 each
      And the hole cards are
        | seat | cards |
        | BTN  | Qs Qc |
        | SB   | As Ac |
        | BB   | Ks Kc |
      And the board is Jh 8d 5c 3s 2h
      And the action so far: BTN calls, SB calls, BB checks; flop: SB folds, BB checks, BTN checks; turn: BB checks, BTN checks; river: BB checks
      When BTN checks
      Then the winnings are
        | seat | chips |
        | BB   |    30 |

    @id.folded-behind-the-last-check
    Scenario: A fold behind the checks of the river leaves the showdown to the others
      Given 3 players with 1000 each
      And the hole cards are
        | seat | cards |
        | BTN  | As Ac |
        | SB   | Ks Kc |
        | BB   | Qs Qc |
      And the board is Jh 8d 5c 3s 2h
      And the action so far: BTN calls, SB calls, BB checks; flop: SB checks, BB checks, BTN checks; turn: SB checks, BB checks, BTN checks; river: SB checks, BB checks
      When BTN folds
      Then the hand is over
      And SB wins 30
      And the seats show
        | seat | stack |
        | BTN  |   990 |
        | SB   |  1020 |
        | BB   |   990 |

    @id.chips-stay-in-the-pot
    Scenario: The chips of a player who folds without a bet stay in the pot
      Given 3 players with 1000 each
      When the action goes: BTN raises to 30, SB calls, BB calls; flop: SB folds
      Then the pot is 90
      And SB has 970 behind

    @id.option-folded
    Scenario: A big blind that folds its option is out of the hand, and its blind stays
      Given 3 players with 1000 each
      When the action goes: BTN calls, SB calls, BB folds; flop: SB checks, BTN checks
      Then the next street is the turn
      And SB acts next
      And the pot is 30
      And BB has 990 behind

    @id.all-but-one-fold
    Scenario: When all but one fold without a bet the one who is left has won
      Given 3 players with 1000 each
      And the action so far: BTN calls, SB calls, BB checks; flop: SB folds
      When BB folds
      Then the hand is over
      And BTN has 1020 behind
