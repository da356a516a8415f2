@cap.no-limit
Feature: Checking and betting
  A check passes the turn for nothing; the first wager of a round is a bet.

  Background:
    Given a no-limit table with blinds 5/10

  @ACT-10
  Rule: A check passes the turn without a wager

    @id.three-checks
    Scenario: Three checks bring the next card and no chips
      Given 3 players with 1000 each
      And the action so far: BTN calls, SB calls, BB checks; flop: SB checks, BB checks
      When BTN checks
      Then the next street is the turn
      And the pot is 30

    @id.costs-nothing
    Scenario: A check costs nothing and keeps the player in
      Given 3 players with 1000 each
      And the action so far: BTN calls, SB calls, BB checks
      When SB checks
      Then BB acts next
      And the seats show
        | seat | stack | bet | status |
        | BTN  |   990 |   0 | in     |
        | SB   |   990 |   0 | in     |
        | BB   |   990 |   0 | in     |

    @id.may-call-later
    Scenario: A player who checked may still call a bet
      Given 3 players with 1000 each
      And the action so far: BTN calls, SB calls, BB checks; flop: SB checks, BB checks
      When BTN bets 20
      Then SB acts next
      And SB may call 20

    @id.may-win-the-pot
    Scenario: A player who checks to the end wins with the best hand
      Given 3 players with 1000 each
      And the hole cards are
        | seat | cards |
        | BTN  | Ks Kc |
        | BB   | As Ac |
      And the board is Jh 8d 5c 3s 2h
      And the action so far: BTN calls, SB folds, BB checks; flop: BB checks, BTN checks; turn: BB checks, BTN checks; river: BB checks
      When BTN checks
      Then BB wins 25

  @ACT-11
  Rule: The first wager of a round is a bet, and the others have to call, raise or fold

    @id.bet-behind-a-check
    Scenario: A bet behind a check has to be answered by the next player
      Given 3 players with 1000 each
      And the action so far: BTN calls, SB calls, BB checks; flop: SB checks
      When BB bets 20
      Then BTN acts next
      And BTN may call 20
      And BTN may only fold, call or raise

    @id.player-who-checked-answers
    Scenario: The player who checked answers the bet as well
      Given 3 players with 1000 each
      And the action so far: BTN calls, SB calls, BB checks; flop: SB checks, BB bets 20
      When BTN folds
      Then SB acts next
      And SB may only fold, call or raise

    @id.chips-of-the-bet
    Scenario: The bet moves from the stack into the pot
      Given 3 players with 1000 each
      And the action so far: BTN calls, SB calls, BB checks
      When SB bets 20
      Then SB has 970 behind
      And SB has bet 20
      And the pot is 50

    @id.second-bet-is-refused
    Scenario: A bet of 20 where a bet of 20 stands is refused
      Given 3 players with 1000 each
      And the action so far: BTN calls, SB calls, BB checks; flop: SB bets 20
      When BB tries to bet 20
      Then the action is refused

    @id.bet-on-the-blind-is-refused
    Scenario: A bet of 10 where the big blind of 10 stands is refused
      Given 3 players with 1000 each
      When BTN tries to bet 10
      Then the action is refused
