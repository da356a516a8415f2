@cap.no-limit
Feature: Folding
  A fold gives up the hand and every chip put in; where nothing is owed it may still be made.

  Background:
    Given a no-limit table with blinds 5/10

  @ACT-04
  Rule: A player who faces no bet may fold

    @id.opener-folds @switch.fold_unbet.legal @switch.fold_unbet.legal_penalty
    Scenario: The opener of the flop folds without a bet
      Given 3 players with 1000 each
      And the action so far: BTN calls, SB calls, BB checks
      When SB tries to fold
      Then the action is accepted
      And BB acts next
      And BB owes nothing

    @id.folded-status @switch.fold_unbet.legal @switch.fold_unbet.legal_penalty
    Scenario: Such a fold is a fold like any other
      Given 3 players with 1000 each
      And the action so far: BTN calls, SB calls, BB checks
      When SB folds
      Then the seats show
        | seat | stack | status |
        | BTN  |   990 | in     |
        | SB   |   990 | folded |
        | BB   |   990 | in     |

    @id.after-a-check @switch.fold_unbet.legal @switch.fold_unbet.legal_penalty
    Scenario: A player folds behind a check
      Given 3 players with 1000 each
      And the action so far: BTN calls, SB calls, BB checks; flop: SB checks
      When BB tries to fold
      Then the action is accepted
      And BTN acts next

    @id.big-blind-folds-its-option @switch.fold_unbet.legal @switch.fold_unbet.legal_penalty
    Scenario: The big blind folds its option
      Given 3 players with 1000 each
      And the action so far: BTN calls, SB calls
      When BB tries to fold
      Then the action is accepted
      And the next street is the flop
      And SB acts next

    @id.last-opponent-folds @switch.fold_unbet.legal @switch.fold_unbet.legal_penalty
    Scenario: Such a fold by the last opponent gives the pot away
      Given 3 players with 1000 each
      And the action so far: BTN calls, SB folds, BB checks
      When BB folds
      Then the hand is over
      And BTN has 1015 behind

    @id.refused-by-the-house @switch.fold_unbet.reject
    Scenario: A house that rejects such a fold leaves the turn where it is
      Given 3 players with 1000 each
      And the action so far: BTN calls, SB calls, BB checks
      When SB tries to fold
      Then the action is refused

    @id.option-fold-refused-by-the-house @switch.fold_unbet.reject
    Scenario: A house that rejects such a fold rejects it from the big blind too
      Given 3 players with 1000 each
      And the action so far: BTN calls, SB calls
      When BB tries to fold
      Then the action is refused

    @id.fold-to-one-chip @cap.unequal-stacks @switch.fold_unbet.reject
    Scenario: A house that rejects such a fold takes one from a player who owes a single chip
      Given these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |    11 |
        | BB   |  1000 |
      And the action so far: BTN calls, SB goes all-in for 11
      When BB tries to fold
      Then the action is accepted

  @ACT-06
  Rule: A player who folds is out of the hand and wins nothing

    @id.best-cards-win-nothing
    Scenario: Folded aces win nothing at the showdown
      Given 3 players with 1000 each
      And the hole cards are
        | seat | cards |
        | BTN  | As Ac |
        | SB   | Ks Kc |
        | BB   | Qs Qc |
      And the board is Jh 8d 5c 3s 2h
      And the action so far: BTN raises to 20, SB raises to 50, BB calls, BTN folds; flop: SB checks, BB checks; turn: SB checks, BB checks; river: SB checks
      When BB checks
      Then the winnings are
        | seat | chips |
        | SB   |   120 |

    # B62
    @id.better-hand-folds-to-a-bet
    Scenario: The better hand that folds to a bet loses the pot
      Given 3 players with 300 each
      And the hole cards are
        | seat | cards |
        | BTN  | As Ac |
        | SB   | Ks Kc |
      And the board is Jh 8d 5c 3s 2h
      And the action so far: BTN raises to 30, SB calls, BB folds; flop: SB bets 50
      When BTN folds
      Then the hand is over
      And the seats show
        | seat | stack |
        | BTN  |   270 |
        | SB   |   340 |
        | BB   |   290 |

    @id.no-further-turn
    Scenario: A player who folded is not asked on the next street
      Given 3 players with 1000 each
      And the action so far: BTN calls, SB folds
      When BB checks
      Then the next street is the flop
      And BB acts next

    @id.no-further-turn-after-a-raise
    Scenario: A player who folded is not asked when somebody raises later
      Given 4 players with 1000 each
      And the action so far: UTG folds, BTN calls, SB calls
      When BB raises to 40
      Then BTN acts next

    @id.call-after-a-fold-is-refused
    Scenario: A call by a player who has folded is refused
      Given 4 players with 1000 each
      And the action so far: UTG folds
      When UTG tries to call
      Then the action is refused

  @ACT-07
  Rule: The chips of a player who folds stay in the pot

    @id.folded-blinds-stay
    Scenario: The blinds that fold to a raise stay in the pot
      Given 4 players with 1000 each
      And the action so far: UTG raises to 30, BTN calls, SB folds
      When BB folds
      Then the next street is the flop
      And the pot is 75

    @id.folded-raise-stays
    Scenario: A raise whose player folds to a re-raise stays in the pot
      Given 4 players with 1000 each
      And the action so far: UTG raises to 30, BTN raises to 90, SB calls, BB folds
      When UTG folds
      Then the next street is the flop
      And the pot is 220
      And UTG has 970 behind

    @id.folded-bet-stays
    Scenario: A bet whose player folds to a raise stays in the pot
      Given 3 players with 1000 each
      And the action so far: BTN calls, SB calls, BB checks; flop: SB bets 20, BB raises to 60, BTN calls
      When SB folds
      Then the next street is the turn
      And the pot is 170
      And SB has 970 behind

    @id.winner-collects-them
    Scenario: The last player left collects what the others folded
      Given 4 players with 1000 each
      And the action so far: UTG calls, BTN raises to 50, SB folds, BB folds
      When UTG folds
      Then BTN has 1025 behind
