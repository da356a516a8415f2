@cap.no-limit
Feature: The course of a hand
  Forced bets, hole cards, and four betting rounds with 0, 3, 4 and 5 cards on the board.

  Background:
    Given a no-limit table with blinds 50/100
    And 3 players with 1000 each

  @DEAL-07
  Rule: Forced bets and hole cards come first, then betting, flop, betting, turn, betting, river, betting, showdown

    @id.forced-bets-first
    Scenario: The forced bets are in before anybody is asked
      When the table is opened
      Then the pot is 150
      And the board is empty
      And nobody acts next

    @id.first-round-without-a-board
    Scenario: The first betting round has no board
      When the cards are dealt
      Then the street is still preflop
      And BTN acts next
      And the board is empty

    @id.board-waits-for-the-betting
    Scenario Outline: No card comes before the last player has acted
      When the action goes: <action>
      Then the hand goes on
      And BTN acts next
      And the board has <cards> cards

      Examples:
        | case  | action                                                                                                                                      | cards |
        | flop  | BTN calls, SB calls, BB checks; flop: SB checks, BB checks                                                                                  |     3 |
        | turn  | BTN calls, SB calls, BB checks; flop: SB checks, BB checks, BTN checks; turn: SB checks, BB checks                                          |     4 |
        | river | BTN calls, SB calls, BB checks; flop: SB checks, BB checks, BTN checks; turn: SB checks, BB checks, BTN checks; river: SB checks, BB checks |     5 |

    @id.flop-waits-for-the-big-blind
    Scenario: No flop comes before the big blind has acted
      When the action goes: BTN calls, SB calls
      Then the street is still preflop
      And BB acts next
      And the board is empty

    @id.next-street
    Scenario Outline: A finished betting round brings the next street
      When the action goes: <action>
      Then the next street is the <street>
      And the board has <cards> cards

      Examples:
        | case  | action                                                                                                         | street | cards |
        | flop  | BTN calls, SB calls, BB checks                                                                                 | flop   |     3 |
        | turn  | BTN calls, SB calls, BB checks; flop: SB checks, BB checks, BTN checks                                         | turn   |     4 |
        | river | BTN calls, SB calls, BB checks; flop: SB checks, BB checks, BTN checks; turn: SB checks, BB checks, BTN checks | river  |     5 |

    @id.showdown-after-the-river
    Scenario: The fourth betting round is the last one
      Given the hole cards are
        | seat | cards |
        | BTN  | Ah Qd |
        | SB   | 2c Kc |
        | BB   | 7d 8s |
      And the board is Jc 9d 4s Tc 2s
      And the action so far: BTN calls, SB calls, BB checks; flop: SB checks, BB checks, BTN checks; turn: SB checks, BB checks, BTN checks; river: SB checks, BB checks
      When BTN checks
      Then the hand is over
      And nobody acts next
      And BB wins 300
