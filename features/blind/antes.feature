@cap.no-limit @cap.antes @switch.ante_kind.uniform
Feature: An ante from every player
  The ante goes into the pot and is gone: it is no part of anybody's bet.

  Background:
    Given a no-limit table with blinds 5/10

  @BLIND-08
  Rule: Every player puts the ante in the pot, on top of the blinds

    @id.antes-and-blinds
    Scenario: Four antes of 1 join the blinds
      Given 4 players with 1000 each
      And an ante of 1 from every player
      When the cards are dealt
      Then the pot is 19
      And UTG acts next

    @id.everybody-pays
    Scenario: The blinds and the button pay the ante like the others
      Given 4 players with 1000 each
      And an ante of 1 from every player
      When the cards are dealt
      Then the seats show
        | seat | stack |
        | BTN  |   999 |
        | SB   |   994 |
        | BB   |   989 |
        | UTG  |   999 |

    @id.any-table-size
    Scenario Outline: At a table of <players> the pot starts at <pot>
      Given <players> players with 1000 each
      And an ante of 1 from every player
      When the cards are dealt
      Then the pot is <pot>

      Examples:
        | case  | players | pot |
        | two   |       2 |  17 |
        | three |       3 |  18 |
        | six   |       6 |  21 |
        | nine  |       9 |  24 |
        | ten   |      10 |  25 |

    @id.folded-antes-are-won
    Scenario: The big blind who is left alone wins the antes
      Given 4 players with 1000 each
      And an ante of 1 from every player
      And the action so far: UTG folds, BTN folds
      When SB folds
      Then the hand is over
      And BB has 1008 behind

    @id.ante-takes-the-last-chip @cap.unequal-stacks
    Scenario: A player whose last chip is the ante is all-in and not asked
      Given these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |  1000 |
        | BB   |  1000 |
        | UTG  |     1 |
      And an ante of 1 from every player
      When the cards are dealt
      Then the seats show
        | seat | stack | status |
        | BTN  |   999 | in     |
        | SB   |   994 | in     |
        | BB   |   989 | in     |
        | UTG  |     0 | all-in |
      And BTN acts next

    @id.one-chip-after-the-ante @cap.unequal-stacks
    Scenario: A player with one chip after the ante is asked
      Given these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |  1000 |
        | BB   |  1000 |
        | UTG  |     2 |
      And an ante of 1 from every player
      When the cards are dealt
      Then UTG acts next

  @XR-14
  Rule: An ante counts toward no call, bet or raise

    @id.price-and-raise-unchanged
    Scenario: Antes of 10 change neither the price nor the smallest raise
      Given 4 players with 1000 each
      And an ante of 10 from every player
      When the cards are dealt
      Then the pot is 55
      And UTG acts next
      And UTG may call 10
      And UTG may raise to at least 20

    @id.ante-is-not-a-bet
    Scenario: The ante is not part of what a player has bet
      Given 4 players with 1000 each
      And an ante of 10 from every player
      When the cards are dealt
      Then the seats show
        | seat | bet |
        | BTN  |   0 |
        | SB   |   5 |
        | BB   |  10 |
        | UTG  |   0 |

    # B40
    @id.raise-is-paid-on-top
    Scenario: A raise to 20 is paid in full on top of the ante
      Given 3 players with 100 each
      And an ante of 5 from every player
      When BTN raises to 20
      Then BTN has 75 behind
      And the pot is 50
      And SB may call 15

    @id.small-blind-still-owes
    Scenario: An ante as large as the blind does not pay the small blind's call
      Given 3 players with 1000 each
      And an ante of 10 from every player
      When BTN calls
      Then SB may call 5

    @id.stack-after-the-ante-is-the-limit
    Scenario: The largest raise is the stack that the ante has left
      Given 4 players with 1000 each
      And an ante of 10 from every player
      When the cards are dealt
      Then UTG may raise to at most 990

    @id.smallest-bet-unchanged
    Scenario: After the flop the smallest bet is the big blind without the ante
      Given 3 players with 1000 each
      And an ante of 10 from every player
      And the action so far: BTN calls, SB calls
      When BB checks
      Then SB may bet at least 10

    @id.not-returned
    Scenario: An ante is not returned when everybody folds
      Given 3 players with 1000 each
      And an ante of 10 from every player
      And the action so far: BTN raises to 30, SB folds
      When BB folds
      Then BTN has 1035 behind
      And SB has 985 behind
      And BB has 980 behind
