@cap.no-limit
Feature: The end of a betting round and of the hand
  When the next card comes, when no more bets are possible, and when nobody is left to play against.

  Background:
    Given a no-limit table with blinds 5/10

  @ORDER-07
  Rule: A round ends when every live player with chips has acted and matched the bet

    @id.raise-keeps-the-round-open
    Scenario: A raise by the big blind keeps the round open for the first raiser
      Given 4 players with 1000 each
      And the action so far: UTG raises to 20, BTN calls, SB folds
      When BB raises to 60
      Then UTG acts next
      And UTG may call 40
      And the street is still preflop

    @id.last-fold-ends-the-round
    Scenario: A call and a fold behind the raise end the round
      Given 4 players with 1000 each
      And the action so far: UTG raises to 20, BTN calls, SB folds, BB raises to 60, UTG calls
      When BTN folds
      Then the next street is the flop
      And the pot is 145

    @id.checks-all-round
    Scenario: Checks all round end the round
      Given 3 players with 1000 each
      And the action so far: BTN calls, SB calls, BB checks; flop: SB checks, BB checks
      When BTN checks
      Then the next street is the turn

    @id.one-player-has-not-acted
    Scenario: A round with equal bets stays open for a player who has not acted
      Given 3 players with 1000 each
      And the action so far: BTN calls, SB calls, BB checks; flop: SB checks
      When BB checks
      Then BTN acts next
      And the board has 3 cards

    # B32
    @id.called-bettor-gets-no-turn
    Scenario: A bettor whose bet was called is not asked again
      Given 3 players with 1000 each
      And the action so far: BTN calls, SB folds, BB checks; flop: BB bets 100
      When BTN calls
      Then the next street is the turn

    # B32
    @id.fold-does-not-use-up-a-turn
    Scenario: A fold does not take the big blind's turn away
      Given 3 players with 1000 each
      And the action so far: BTN folds
      When SB calls
      Then BB acts next
      And the street is still preflop

    # B29
    @id.no-card-before-the-answer
    Scenario: No turn card comes before a raise on the flop is answered
      Given 3 players with 500 each
      And the action so far: BTN calls, SB folds, BB checks; flop: BB bets 10
      When BTN raises to 50
      Then BB acts next
      And BB may call 40
      And the board has 3 cards

    # B25
    @id.all-in-for-less-and-a-call @cap.unequal-stacks
    Scenario: An all-in for less and a call leave the raiser nothing to answer
      Given these seats
        | seat | stack |
        | BTN  |    20 |
        | SB   |   500 |
        | BB   |   500 |
        | UTG  |   500 |
      And the action so far: UTG raises to 60, BTN goes all-in for 20, SB folds
      When BB calls
      Then the next street is the flop
      And BB acts next
      And the pot is 145

    @id.nobody-to-bet-against @cap.unequal-stacks
    Scenario: A big blind alone against an all-in player is not asked
      Given these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |    10 |
        | BB   |  1000 |
      And the action so far: BTN folds
      When SB goes all-in for 10
      Then nobody acts next
      And the hand is over
      And the board has 5 cards
      And the pot is 20

    @id.both-blinds-all-in @cap.unequal-stacks
    Scenario: Two blinds whose last chips are in are not asked for anything
      Given these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |     5 |
        | BB   |    10 |
      When BTN folds
      Then nobody acts next
      And the hand is over
      And the board has 5 cards

    @id.blinds-are-all-the-chips
    Scenario: Two players whose last chips are the blinds see the whole board without a turn
      Given 2 players with 5 each
      When the cards are dealt
      Then nobody acts next
      And the hand is over
      And the board has 5 cards

    @id.one-chip-owed @cap.unequal-stacks
    Scenario: A big blind who owes one chip to an all-in player is asked
      Given these seats
        | seat | stack |
        | BTN  |    11 |
        | SB   |  1000 |
        | BB   |  1000 |
      And the action so far: BTN goes all-in for 11
      When SB folds
      Then BB acts next
      And BB may call 1

    # B23
    @id.all-in-raise-is-answered @cap.unequal-stacks
    Scenario: The raiser is asked to answer an all-in of the last opponent
      Given these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |  1000 |
        | BB   |   900 |
      And the action so far: BTN raises to 20, SB folds
      When BB goes all-in for 900
      Then BTN acts next
      And BTN may call 880
      And the board is empty

    @id.short-all-in-is-answered @cap.unequal-stacks
    Scenario: A caller is asked again to answer an all-in of less than a raise
      Given these seats
        | seat | stack |
        | BTN  |    15 |
        | SB   |  1000 |
        | BB   |  1000 |
        | UTG  |  1000 |
      And the action so far: UTG calls, BTN goes all-in for 15, SB folds
      When BB calls
      Then the street is still preflop
      And UTG acts next
      And UTG may call 5

    # B33
    @id.both-all-in
    Scenario: Two players all-in see the whole board without another turn
      Given 3 players with 1000 each
      And the hole cards are
        | seat | cards |
        | BTN  | Kh Ks |
        | SB   | Qh Qs |
      And the board is Jd 8h 4c Ad 3s
      And the action so far: BTN goes all-in for 1000, SB calls
      When BB folds
      Then the hand is over
      And the board shows Jd 8h 4c Ad 3s
      And BTN wins 2010

    # B34
    @id.caller-with-chips-is-not-asked @cap.unequal-stacks
    Scenario: A caller with chips left has nobody to bet against
      Given these seats
        | seat | stack |
        | BTN  |   300 |
        | SB   |   500 |
        | BB   |   500 |
      And the action so far: BTN goes all-in for 300, SB folds
      When BB calls
      Then the hand is over
      And the board has 5 cards

    # B34
    @id.two-with-chips-bet-on @cap.unequal-stacks
    Scenario: Two callers with chips left bet on against each other
      Given these seats
        | seat | stack |
        | BTN  |   300 |
        | SB   |   500 |
        | BB   |   500 |
      And the action so far: BTN goes all-in for 300, SB calls
      When BB calls
      Then the next street is the flop
      And SB acts next
      And SB may only check or bet

    # B34
    @id.all-in-on-the-flop @cap.unequal-stacks
    Scenario: When the last chips go in on the flop, turn and river come at once
      Given these seats
        | seat | stack |
        | BTN  |   300 |
        | SB   |   500 |
        | BB   |   500 |
      And the action so far: BTN goes all-in for 300, SB calls, BB calls; flop: SB goes all-in for 200
      When BB calls
      Then the hand is over
      And the board has 5 cards
      And the pot is 1300

    # B35
    @id.two-all-in-and-one-covering @cap.unequal-stacks
    Scenario: A call that covers two all-in players ends the betting
      Given these seats
        | seat | stack |
        | BTN  |   600 |
        | SB   |   100 |
        | BB   |   250 |
      And the action so far: BTN raises to 30, SB goes all-in for 100, BB goes all-in for 250
      When BTN calls
      Then the hand is over
      And the board has 5 cards
      And the pot is 600

    @id.fold-leaves-one-with-chips @cap.unequal-stacks
    Scenario: A fold on the flop that leaves one player with chips ends the betting
      Given these seats
        | seat | stack |
        | BTN  |    10 |
        | SB   |  1000 |
        | BB   |  1000 |
      And the action so far: BTN goes all-in for 10, SB calls, BB checks; flop: SB bets 20
      When BB folds
      Then the hand is over
      And the board has 5 cards

    @id.all-in-player-is-not-asked-on-the-flop @cap.unequal-stacks
    Scenario: The round on the flop ends without a player who was all-in before it
      Given these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |    10 |
        | BB   |  1000 |
        | UTG  |  1000 |
      And the action so far: UTG calls, BTN calls, SB goes all-in for 10, BB checks; flop: BB bets 20, UTG calls
      When BTN calls
      Then the next street is the turn
      And BB acts next

    @id.blind-was-the-last-chip @cap.unequal-stacks
    Scenario: A big blind whose last chips are the blind is not asked
      Given these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |  1000 |
        | BB   |    10 |
      And the action so far: BTN calls
      When SB calls
      Then the next street is the flop
      And SB acts next

    # B24
    @id.short-blind-is-not-asked @cap.unequal-stacks
    Scenario: A big blind that put its player all-in for less is not asked
      Given these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |  1000 |
        | BB   |     6 |
      And the action so far: BTN calls
      When SB calls
      Then the next street is the flop
      And SB acts next

    # B41
    @id.short-blind-is-covered @cap.unequal-stacks
    Scenario: A small blind that is more than a short big blind has nothing to answer
      Given these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |  1000 |
        | BB   |     3 |
      When BTN folds
      Then nobody acts next
      And the hand is over
      And the board has 5 cards

  @ORDER-08
  Rule: The last player left wins at once

    @id.walk
    Scenario: The big blind wins when the three others fold
      Given 4 players with 1000 each
      And the action so far: UTG folds, BTN folds
      When SB folds
      Then the hand is over
      And the pot is 15
      And nobody acts next
      And BB has 1005 behind

    @id.on-a-later-street
    Scenario Outline: A bet that nobody answers ends the hand on the <street>
      Given 3 players with 1000 each
      And the action so far: BTN calls, SB calls, BB checks; <line>
      When BTN folds
      Then the hand is over
      And SB has 1020 behind

      Examples:
        | case  | street | line                                                                                                        |
        | flop  | flop   | flop: SB bets 10, BB folds                                                                                  |
        | turn  | turn   | flop: SB checks, BB checks, BTN checks; turn: SB bets 10, BB folds                                          |
        | river | river  | flop: SB checks, BB checks, BTN checks; turn: SB checks, BB checks, BTN checks; river: SB bets 10, BB folds |

    @id.small-blind-left
    Scenario: The small blind wins when the big blind folds to its raise
      Given 3 players with 1000 each
      And the action so far: BTN folds, SB raises to 30
      When BB folds
      Then the hand is over
      And SB has 1010 behind

    @id.folds-to-an-all-in
    Scenario: An all-in that nobody calls wins
      Given 3 players with 1000 each
      And the action so far: BTN goes all-in for 1000, SB folds
      When BB folds
      Then the hand is over
      And BTN has 1015 behind

    @id.an-all-in-player-is-not-gone @cap.unequal-stacks
    Scenario: A player who is all-in is still in, so the hand is not won yet
      Given these seats
        | seat | stack |
        | BTN  |    30 |
        | SB   |  1000 |
        | BB   |  1000 |
      And the action so far: BTN goes all-in for 30, SB folds
      When BB calls
      Then the hand is over
      And the board has 5 cards

    @id.two-left
    Scenario: The hand goes on while two players are left
      Given 4 players with 1000 each
      And the action so far: UTG folds, BTN folds
      When SB calls
      Then the hand goes on

    @id.ten-players
    Scenario: Nine folds at a table of ten give the big blind the pot
      Given 10 players with 1000 each
      And the action so far: UTG folds, UTG+1 folds, UTG+2 folds, UTG+3 folds, UTG+4 folds, UTG+5 folds, CO folds, BTN folds
      When SB folds
      Then the hand is over
      And BB has 1005 behind
