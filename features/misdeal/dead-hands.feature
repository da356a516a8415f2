@cap.no-limit @cap.incidents
Feature: Dead hands
  A hand that is dead has no claim to the pot, whether it died by its player's doing or by mistake.

  Background:
    Given a no-limit table with blinds 50/100

  @XR-80
  Rule: A hand that was killed by mistake stays dead, and only its uncalled bet goes back

    @id.uncalled-bet-goes-back
    Scenario: A bet that nobody has called goes back, and nobody owes it any more
      Given 3 players with 1000 each
      And the action so far: BTN calls, SB calls, BB checks; flop: SB bets 100
      When the hand of SB is killed by mistake
      Then the seats show
        | seat | stack | status |
        | SB   |   900 | folded |
      And the pot is 300
      And BB acts next
      And BB owes nothing

    @id.called-bet-stays
    Scenario: A bet that was called stays in the pot
      Given 3 players with 1000 each
      And the action so far: BTN calls, SB calls, BB checks; flop: SB bets 100, BB calls
      When the hand of SB is killed by mistake
      Then the seats show
        | seat | stack | status |
        | SB   |   800 | folded |
      And the pot is 500
      And BTN may call 100

    @id.called-bet-is-the-measure
    Scenario: A bet that was called is still the measure of a raise
      Given 3 players with 1000 each
      And the action so far: BTN calls, SB calls, BB checks; flop: SB bets 300, BB calls
      When the hand of SB is killed by mistake
      Then BTN may call 300
      And BTN may raise to at least 600

    @id.uncalled-raise-goes-back
    Scenario: Of a raise that nobody has called the part above the bet goes back
      Given 4 players with 1000 each
      And the action so far: UTG folds, BTN folds, SB calls, BB checks; flop: SB bets 100, BB raises to 300
      When the hand of BB is killed by mistake
      Then the hand is over
      And SB wins 400
      And BB has 800 behind

    @id.raise-before-the-flop-goes-back
    Scenario: Behind a raise that went back the big blind is the price again
      Given 4 players with 1000 each
      And the action so far: UTG raises to 300
      When the hand of UTG is killed by mistake
      Then UTG has 900 behind
      And BTN acts next
      And BTN may call 100
      And BTN may raise to at least 200

    @id.not-asked-on-the-next-street
    Scenario: A player whose hand was killed is not asked on the next street
      Given 3 players with 1000 each
      And the action so far: BTN calls, SB calls, BB checks; flop: SB bets 100
      And the hand of SB is killed by mistake
      When the action goes: BB checks, BTN checks
      Then the next street is the turn
      And BB acts next

    @id.bet-below-is-still-owed
    Scenario: Behind a raise that went back the bet below it is still owed
      Given 3 players with 1000 each
      And the action so far: BTN calls, SB calls, BB checks; flop: SB checks, BB bets 100, BTN raises to 300
      When the hand of BTN is killed by mistake
      Then SB acts next
      And SB may call 100

    @id.bettor-is-not-asked-again
    Scenario: Behind a raise that went back the bettor has nothing more to answer
      Given 3 players with 1000 each
      And the action so far: BTN calls, SB calls, BB checks; flop: SB checks, BB bets 100, BTN raises to 300
      And the hand of BTN is killed by mistake
      When SB calls
      Then the next street is the turn

  @XR-81
  Rule: A dead hand wins nothing, and its chips stay

    @id.folded-to-a-bet
    Scenario: The better hand wins nothing after it was folded to a bet
      Given 2 players with 1000 each
      And the hole cards are
        | seat | cards |
        | BTN  | 2c 7d |
        | BB   | Ac Ad |
      And the board is Ah As Kd Qc 9s
      And the action so far: BTN calls, BB checks; flop: BB checks, BTN bets 100
      When BB folds
      Then the hand is over
      And BB wins 0
      And BTN wins 200

    @id.three-cards @cap.unequal-stacks
    Scenario: The better hand wins nothing after it was found with three cards
      Given these seats
        | seat | stack |
        | BTN  |   300 |
        | SB   |  1000 |
        | BB   |  1000 |
      And the hole cards are
        | seat | cards |
        | BTN  | Ac Ad |
        | SB   | 2c 7d |
        | BB   | Kc 8h |
      And the board is Ah As Kd Qc 9s
      And the action so far: BTN goes all-in for 300, SB calls
      And BTN is dealt a third card
      When the action goes: BB calls; flop: SB checks, BB checks; turn: SB checks, BB checks; river: SB checks, BB checks
      Then the hand is over
      And BTN wins 0
      And BB wins 900

    @id.two-dead-hands
    Scenario: The last player wins what two dead hands have bet, though he has not called it
      Given 3 players with 1000 each
      And the action so far: BTN calls, SB calls, BB checks; flop: SB bets 100, BB calls
      And the hand of SB is killed by mistake
      When the hand of BB is killed by mistake
      Then the hand is over
      And BTN wins 500
      And BTN has 1400 behind
