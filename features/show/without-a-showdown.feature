@cap.no-limit
Feature: Winning without a showdown
  What the last player left wins, and what nobody gets to see.

  Background:
    Given a no-limit table with blinds 5/10

  @SHOW-09
  Rule: The last player left takes the pot and does not show

    @id.bettor-on-the-flop
    Scenario: A bet on the flop that all fold to wins the pot
      Given 3 players with 1000 each
      And the action so far: BTN calls, SB calls, BB checks; flop: SB bets 20, BB folds
      When BTN folds
      Then the hand is over
      And the seats show
        | seat | stack |
        | BTN  |   990 |
        | SB   |  1020 |
        | BB   |   990 |

    @id.winner-does-not-show
    Scenario: The winner's hand is not shown
      Given 3 players with 1000 each
      And the action so far: BTN calls, SB calls, BB checks; flop: SB bets 20, BB folds
      When BTN folds
      Then no hand is shown

    @id.winner-is-not-asked @cap.showdown
    Scenario: The winner is not asked to show
      Given 3 players with 1000 each
      And players are asked to show or muck
      And the action so far: BTN calls, SB calls, BB checks; flop: SB bets 20, BB folds
      When BTN folds
      Then nobody acts next
      And the hand is over
      And no hand is shown

    # B81
    @id.river-bet-not-called
    Scenario: A bet on the river that is not called ends without a showdown
      Given 3 players with 1000 each
      When the action goes: BTN calls, SB folds, BB checks; flop: BB checks, BTN checks; turn: BB checks, BTN checks; river: BB bets 20, BTN folds
      Then BB has 1015 behind
      And no hand is shown

    # B66
    @id.nobody-else-is-paid
    Scenario: The pot is paid once, and not to the player who was the last to fold as well
      Given 3 players with 1000 each
      When the action goes: BTN calls, SB folds, BB checks; flop: BB checks, BTN checks; turn: BB checks, BTN checks; river: BB bets 10, BTN folds
      Then the seats show
        | seat | stack |
        | BTN  |   990 |
        | SB   |   995 |
        | BB   |  1015 |

    @id.all-fold-to-the-big-blind
    Scenario: When all fold before the flop the big blind wins the blinds
      Given 3 players with 1000 each
      When the action goes: BTN folds, SB folds
      Then the hand is over
      And BB has 1005 behind
      And no hand is shown

    # B61
    @id.all-in-that-nobody-calls
    Scenario: An all-in that nobody calls wins without a showdown
      Given 3 players with 200 each
      When the action goes: BTN goes all-in for 200, SB folds, BB folds
      Then BTN has 215 behind
      And no hand is shown

    @id.all-in-player-is-left @cap.unequal-stacks
    Scenario: A bet that nobody calls does not win a pot with an all-in player in it
      Given these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |    10 |
        | BB   |  1000 |
      And the action so far: BTN calls, SB calls, BB checks; flop: BB bets 20
      When BTN folds
      Then SB has shown
      And BB has shown
