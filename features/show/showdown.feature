@cap.no-limit
Feature: The showdown
  When hands are compared, who shows, and what a shown hand is worth.

  Background:
    Given a no-limit table with blinds 5/10

  @SHOW-01
  Rule: Two or more players left after the last betting round compare their hands

    @id.all-checked
    Scenario: Three players who check the river all come to the showdown
      Given 3 players with 1000 each
      When the action goes: BTN calls, SB calls, BB checks; flop: SB checks, BB checks, BTN checks; turn: SB checks, BB checks, BTN checks; river: SB checks, BB checks, BTN checks
      Then the hand is over
      And the hands are shown in the order SB, BB, BTN

    @id.river-bet-called
    Scenario: A called bet on the river ends in a showdown of those left
      Given 3 players with 1000 each
      When the action goes: BTN calls, SB calls, BB checks; flop: SB checks, BB checks, BTN checks; turn: SB checks, BB checks, BTN checks; river: SB bets 20, BB folds, BTN calls
      Then the hand is over
      And the hands are shown in the order SB, BTN

    @id.all-in-before-the-river
    Scenario: Players all-in before the flop compare their hands on five cards
      Given 3 players with 1000 each
      And the hole cards are
        | seat | cards |
        | BTN  | Ac Ad |
        | BB   | Kc Kd |
      And the board is 2c 5d 7h 9s Jd
      When the action goes: BTN goes all-in for 1000, SB folds, BB calls
      Then the hand is over
      And the board shows 2c 5d 7h 9s Jd
      And BTN wins 2005

    @id.one-player-left
    Scenario: With one player left there is no showdown
      Given 3 players with 1000 each
      When the action goes: BTN calls, SB calls, BB checks; flop: SB checks, BB checks, BTN checks; turn: SB checks, BB checks, BTN checks; river: SB bets 20, BB folds, BTN folds
      Then the hand is over
      And no hand is shown

    @id.not-before-the-last-round
    Scenario: Before the last betting round is over no hand is shown
      Given 3 players with 1000 each
      When the action goes: BTN calls, SB calls, BB checks; flop: SB checks, BB checks, BTN checks; turn: SB checks, BB checks, BTN checks; river: SB checks, BB checks
      Then BTN acts next
      And no hand is shown

  @SHOW-02
  Rule: Players who contest the pot show their hands

    @id.both-show
    Scenario: The two players left in a checked hand show
      Given 3 players with 1000 each
      When the action goes: BTN calls, SB folds, BB checks; flop: BB checks, BTN checks; turn: BB checks, BTN checks; river: BB checks, BTN checks
      Then BTN has shown
      And BB has shown

    @id.both-choose-to-show @cap.showdown @switch.showdown_muck.allowed
    Scenario: Players who are asked and show are on record before the pot is paid
      Given 3 players with 1000 each
      And players are asked to show or muck
      And the action so far: BTN calls, SB folds, BB checks; flop: BB checks, BTN checks; turn: BB checks, BTN checks; river: BB checks, BTN checks
      When the action goes: showdown: BB shows, BTN shows
      Then BB has shown
      And BTN has shown
      And the hand is over

    @id.folded-hand-stays-down
    Scenario: A folded hand is not shown
      Given 3 players with 1000 each
      When the action goes: BTN calls, SB folds, BB checks; flop: BB checks, BTN checks; turn: BB checks, BTN checks; river: BB checks, BTN checks
      Then BTN has shown
      And BB has shown
      And SB has not shown

    @id.nobody-is-asked @cap.showdown @switch.showdown_muck.all_must_show
    Scenario: Where all must show, nobody is asked and all are shown
      Given 3 players with 1000 each
      And players are asked to show or muck
      When the action goes: BTN calls, SB folds, BB checks; flop: BB checks, BTN checks; turn: BB checks, BTN checks; river: BB checks, BTN checks
      Then nobody acts next
      And the hands are shown in the order BB, BTN
      And BTN has shown
      And BB has shown

  @SHOW-04
  Rule: The best hand shown wins the pot

    @id.straight-against-a-pair-and-a-high-card
    Scenario: A straight wins against a pair and a high card
      Given 3 players with 1000 each
      And the hole cards are
        | seat | cards |
        | BTN  | Ah Qd |
        | SB   | 2c Kc |
        | BB   | 7d 8s |
      And the board is Jc 9d 4s Tc 2s
      When the action goes: BTN calls, SB calls, BB checks; flop: SB checks, BB checks, BTN checks; turn: SB checks, BB checks, BTN checks; river: SB checks, BB checks, BTN checks
      Then the winnings are
        | seat | chips |
        | BB   |    30 |

    @id.caller-wins
    Scenario: The caller with the better hand wins, not the bettor
      Given 3 players with 1000 each
      And the hole cards are
        | seat | cards |
        | BTN  | Ac Ad |
        | BB   | Kc Kd |
      And the board is 2c 5d 7h 9s Jd
      When the action goes: BTN calls, SB folds, BB checks; flop: BB checks, BTN checks; turn: BB checks, BTN checks; river: BB bets 90, BTN calls
      Then the winnings are
        | seat | chips |
        | BTN  |   205 |

    # B62
    @id.folded-best-hand-wins-nothing
    Scenario: A folded hand wins nothing, however good
      Given 3 players with 1000 each
      And the hole cards are
        | seat | cards |
        | BTN  | Ac Ad |
        | SB   | Kc Kd |
        | BB   | Qc Qd |
      And the board is 2c 5d 7h 9s Jd
      When the action goes: BTN calls, SB calls, BB checks; flop: SB bets 20, BB calls, BTN folds; turn: SB checks, BB checks; river: SB checks, BB checks
      Then the winnings are
        | seat | chips |
        | SB   |    70 |

  @SHOW-05
  Rule: A hand is worth what its cards make

    @id.nothing-need-be-claimed @cap.showdown @switch.showdown_muck.allowed
    Scenario: A straight that is only turned up, without a claim, wins
      Given 3 players with 1000 each
      And the hole cards are
        | seat | cards |
        | BTN  | 7d 8s |
        | BB   | 2c Kc |
      And the board is Jc 9d 4s Tc 2s
      And players are asked to show or muck
      And the action so far: BTN calls, SB folds, BB checks; flop: BB checks, BTN checks; turn: BB checks, BTN checks; river: BB checks, BTN checks
      When the action goes: showdown: BB shows, BTN shows
      Then BTN wins 25

    @id.checked-straight-wins
    Scenario: A straight wins although its owner only checked
      Given 3 players with 1000 each
      And the hole cards are
        | seat | cards |
        | BTN  | 7d 8s |
        | BB   | 2c Kc |
      And the board is Jc 9d 4s Tc 2s
      When the action goes: BTN calls, SB folds, BB checks; flop: BB checks, BTN checks; turn: BB checks, BTN checks; river: BB checks, BTN checks
      Then BTN wins 25

  @SHOW-07
  Rule: The five board cards may be a player's hand

    # B110
    @id.straight-on-the-board-is-shared
    Scenario: Two players who both play the straight on the board share the pot
      Given 3 players with 1000 each
      And the hole cards are
        | seat | cards |
        | BTN  | 2c 3d |
        | SB   | Ad Ac |
      And the board is Ts Js Qd Kc Ah
      When the action goes: BTN raises to 20, SB calls, BB folds; flop: SB checks, BTN checks; turn: SB checks, BTN checks; river: SB checks, BTN checks
      Then the winnings are
        | seat | chips |
        | BTN  |    25 |
        | SB   |    25 |

    # B85
    @id.two-pair-plays-the-board
    Scenario: A player with two pair plays the straight on the board
      Given 3 players with 1000 each
      And the hole cards are
        | seat | cards |
        | BTN  | 9d 8d |
        | SB   | Ac Kc |
      And the board is 5c 6d 7h 8s 9c
      When the action goes: BTN raises to 20, SB calls, BB folds; flop: SB checks, BTN checks; turn: SB checks, BTN checks; river: SB checks, BTN checks
      Then the winnings are
        | seat | chips |
        | BTN  |    25 |
        | SB   |    25 |

    @id.better-than-the-board
    Scenario: A player with better than the board wins against those who play it
      Given 3 players with 1000 each
      And the hole cards are
        | seat | cards |
        | BTN  | 2c 3d |
        | SB   | Ad Ac |
        | BB   | Th 2d |
      And the board is 5c 6d 7h 8s 9c
      When the action goes: BTN calls, SB calls, BB checks; flop: SB checks, BB checks, BTN checks; turn: SB checks, BB checks, BTN checks; river: SB checks, BB checks, BTN checks
      Then the winnings are
        | seat | chips |
        | BB   |    30 |
