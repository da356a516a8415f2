@cap.no-limit
Feature: The order before the flop
  Who opens at three players or more, and how the turn runs on to the blinds.

  Background:
    Given a no-limit table with blinds 5/10

  @ORDER-01
  Rule: The player left of the last blind opens the betting

    @id.left-of-the-big-blind
    Scenario Outline: With <players> players <opener> opens
      Given <players> players with 1000 each
      When the cards are dealt
      Then <opener> acts next

      Examples:
        | case  | players | opener |
        | three |       3 | BTN    |
        | four  |       4 | UTG    |
        | five  |       5 | UTG    |
        | six   |       6 | UTG    |
        | nine  |       9 | UTG    |
        | ten   |      10 | UTG    |

    @id.third-seat-from-the-button
    Scenario Outline: With the button at seat <button> of six, seat <opener> opens
      Given these seats
        | seat | stack |
        | 1    |  1000 |
        | 2    |  1000 |
        | 3    |  1000 |
        | 4    |  1000 |
        | 5    |  1000 |
        | 6    |  1000 |
      And the button is at seat <button>
      When the cards are dealt
      Then seat <opener> acts next

      Examples:
        | case                | button | opener |
        | no-wrap             |      1 |      4 |
        | opener-after-seat-6 |      4 |      1 |
        | blinds-after-seat-6 |      6 |      3 |

    @id.empty-seats-do-not-count
    Scenario: Empty seats are not counted on the way to the opener
      Given these seats
        | seat | stack |
        | 1    |  1000 |
        | 4    |  1000 |
        | 6    |  1000 |
        | 9    |  1000 |
      And the button is at seat 6
      When the cards are dealt
      Then seat 4 acts next

  @ORDER-02
  Rule: The turn passes to the left

    @id.one-after-the-other
    Scenario Outline: At a table of six <next> follows <last>
      Given 6 players with 1000 each
      When the action goes: <line>
      Then <next> acts next

      Examples:
        | case          | last  | next  | line                                                  |
        | under-the-gun | UTG   | UTG+1 | UTG calls                                             |
        | next-to-that  | UTG+1 | CO    | UTG calls, UTG+1 calls                                |
        | cutoff        | CO    | BTN   | UTG calls, UTG+1 calls, CO calls                      |
        | button        | BTN   | SB    | UTG calls, UTG+1 calls, CO calls, BTN calls           |
        | small-blind   | SB    | BB    | UTG calls, UTG+1 calls, CO calls, BTN calls, SB calls |

    @id.folded-players-are-passed-over
    Scenario: Players who folded are passed over on the second lap
      Given 6 players with 1000 each
      And the action so far: UTG raises to 30, UTG+1 folds, CO folds, BTN calls, SB folds
      When BB raises to 90
      Then UTG acts next

    @id.folded-neighbour-is-passed-over
    Scenario: The turn goes from the raiser past two folded seats to the button
      Given 6 players with 1000 each
      And the action so far: UTG raises to 30, UTG+1 folds, CO folds, BTN calls, SB folds, BB raises to 90
      When UTG calls
      Then BTN acts next

    @id.all-in-player-is-passed-over @cap.unequal-stacks
    Scenario: A player who is all-in is passed over
      Given these seats
        | seat | stack |
        | BTN  |    30 |
        | SB   |  1000 |
        | BB   |  1000 |
        | UTG  |  1000 |
      And the action so far: UTG raises to 30, BTN goes all-in for 30, SB folds, BB raises to 90
      When UTG raises to 200
      Then BB acts next

    @id.from-the-highest-seat-to-seat-1
    Scenario: From the highest seat the turn passes to seat 1
      Given these seats
        | seat | stack |
        | 1    |  1000 |
        | 2    |  1000 |
        | 3    |  1000 |
        | 4    |  1000 |
      And the button is at seat 1
      When seat 4 calls
      Then seat 1 acts next

    # B117
    @id.out-of-turn-is-refused
    Scenario: A call by a player whose turn it is not is refused
      Given 4 players with 1000 each
      When BTN tries to call
      Then the action is refused

    @id.fold-out-of-turn-is-refused
    Scenario: A fold by a player whose turn it is not is refused
      Given 4 players with 1000 each
      And the action so far: UTG calls
      When BB tries to fold
      Then the action is refused

    # B116
    @id.check-out-of-turn-is-refused
    Scenario: A check of the button on the flop before the big blind has acted is refused
      Given 3 players with 1000 each
      And the action so far: BTN calls, SB calls, BB checks; flop: SB checks
      When BTN tries to check
      Then the action is refused

    @id.second-turn-in-a-row-is-refused
    Scenario: A player who has acted may not act again at once
      Given 4 players with 1000 each
      And the action so far: UTG raises to 30
      When UTG tries to raise to 60
      Then the action is refused

  @ORDER-03
  Rule: The small blind and then the big blind act last in the first lap

    @id.small-blind-after-the-button
    Scenario: The small blind follows the button
      Given 4 players with 1000 each
      And the action so far: UTG calls
      When BTN calls
      Then SB acts next

    @id.big-blind-is-last
    Scenario: The big blind acts after the small blind
      Given 4 players with 1000 each
      And the action so far: UTG calls, BTN calls
      When SB calls
      Then BB acts next
      And the street is still preflop

    @id.raise-gives-another-turn
    Scenario: After the big blind's raise the small blind is the last to answer
      Given 4 players with 1000 each
      And the action so far: UTG calls, BTN calls, SB calls, BB raises to 40, UTG calls
      When BTN calls
      Then SB acts next
      And the street is still preflop

    @id.raise-goes-to-the-first-player
    Scenario: The big blind's raise gives the first player another turn
      Given 4 players with 1000 each
      And the action so far: UTG calls, BTN calls, SB calls
      When BB raises to 40
      Then UTG acts next
      And the street is still preflop

    @id.small-blind-ends-the-raised-round
    Scenario: The small blind's call of that raise ends the round
      Given 4 players with 1000 each
      And the action so far: UTG calls, BTN calls, SB calls, BB raises to 40, UTG calls, BTN calls
      When SB calls
      Then the next street is the flop
      And the pot is 160

    @id.blinds-after-a-raise
    Scenario: A raise by the first player leaves the blinds last
      Given 4 players with 1000 each
      And the action so far: UTG raises to 30, BTN calls, SB calls
      When BB calls
      Then the next street is the flop
      And the pot is 120

    @id.three-players
    Scenario: Three-handed the blinds follow the button
      Given 3 players with 1000 each
      And the action so far: BTN calls
      When SB calls
      Then BB acts next

    @id.no-lap-is-skipped-for-folds
    Scenario: The blinds keep their turns when everybody else has folded
      Given 6 players with 1000 each
      And the action so far: UTG folds, UTG+1 folds, CO folds
      When BTN folds
      Then SB acts next
