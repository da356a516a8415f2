@cap.no-limit
Feature: Raising
  A raise makes a standing bet larger, and everybody who stays has to answer it.

  Background:
    Given a no-limit table with blinds 5/10

  @ACT-12
  Rule: A raise needs a bet to raise and an opponent who still has chips

    @id.raise-of-a-bet
    Scenario: A raise to 60 makes 60 the price
      Given 3 players with 1000 each
      And the action so far: BTN calls, SB calls, BB checks; flop: SB bets 20
      When BB raises to 60
      Then BTN may call 60

    @id.only-opponent-all-in @cap.unequal-stacks
    Scenario: Against an all-in opponent alone a player may only fold or call
      Given these seats
        | seat | stack |
        | BTN  |   200 |
        | SB   |  1000 |
        | BB   |  1000 |
      And the action so far: BTN goes all-in for 200
      When SB folds
      Then BB may call 190
      And BB may not raise
      And BB may only fold or call

    @id.raise-of-nobody-is-refused @cap.unequal-stacks
    Scenario: A raise against an all-in opponent alone is refused
      Given these seats
        | seat | stack |
        | BTN  |   200 |
        | SB   |  1000 |
        | BB   |  1000 |
      And the action so far: BTN goes all-in for 200, SB folds
      When BB tries to raise to 400
      Then the action is refused

    # B21
    @id.raiser-against-an-all-in @cap.unequal-stacks
    Scenario: A raiser whose only opponent went all-in may not raise again
      Given these seats
        | seat | stack |
        | BTN  |   500 |
        | SB   |  1000 |
        | BB   |   120 |
      And the action so far: BTN raises to 30, SB folds
      When BB goes all-in for 120
      Then BTN may call 90
      And BTN may only fold or call

    # B35
    @id.two-opponents-all-in @cap.unequal-stacks
    Scenario: Two all-in opponents leave nobody to raise
      Given these seats
        | seat | stack |
        | BTN  |   600 |
        | SB   |   100 |
        | BB   |   250 |
      And the action so far: BTN raises to 30, SB goes all-in for 100
      When BB goes all-in for 250
      Then BTN may call 220
      And BTN may only fold or call

    @id.two-all-ins-before @cap.unequal-stacks
    Scenario: Two all-ins in front of the big blind leave it nobody to raise
      Given these seats
        | seat | stack |
        | BTN  |   100 |
        | SB   |   250 |
        | BB   |  1000 |
      And the action so far: BTN goes all-in for 100
      When SB goes all-in for 250
      Then BB may call 240
      And BB may only fold or call

    @id.two-all-ins-on-the-flop @cap.unequal-stacks
    Scenario: Two all-ins on the flop leave the last player nobody to raise
      Given these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |    60 |
        | BB   |   110 |
      And the action so far: BTN calls, SB calls, BB checks; flop: SB goes all-in for 50
      When BB goes all-in for 100
      Then BTN may call 100
      And BTN may only fold or call

    @id.folded-opponent-does-not-count @cap.unequal-stacks
    Scenario: An opponent with chips who folded is nobody to raise
      Given these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |   200 |
        | BB   |  1000 |
      And the action so far: BTN raises to 30, SB goes all-in for 200
      When BB folds
      Then BTN may only fold or call

    @id.one-chip-is-enough @cap.unequal-stacks
    Scenario: An opponent with one chip behind is somebody to raise
      Given these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |   200 |
        | BB   |   201 |
      And the action so far: BTN raises to 30, SB goes all-in for 200
      When BB calls
      Then BTN may only fold, call or raise

    @id.larger-than-the-bet @switch.on_illegal_amount.reject
    Scenario: A raise to the amount of the bet is refused
      Given 3 players with 1000 each
      And the action so far: BTN calls, SB calls, BB checks; flop: SB bets 20
      When BB tries to raise to 20
      Then the action is refused

    @id.nothing-to-raise
    Scenario: Where nobody has bet a player may not raise
      Given 3 players with 1000 each
      And the action so far: BTN calls, SB calls
      When BB checks
      Then SB may not raise

  @ACT-13
  Rule: Everybody who stays has to match a raise

    @id.caller-pays-the-rest
    Scenario: A caller of 10 has 40 to add against a raise to 50
      Given 4 players with 1000 each
      And the action so far: UTG calls, BTN calls, SB raises to 50
      When BB folds
      Then UTG acts next
      And UTG may call 40

    @id.each-caller-in-turn
    Scenario: The second caller has the same 40 to add
      Given 4 players with 1000 each
      And the action so far: UTG calls, BTN calls, SB raises to 50, BB folds
      When UTG calls
      Then BTN acts next
      And BTN may call 40

    @id.all-have-matched
    Scenario: The round ends when both callers have matched the raise
      Given 4 players with 1000 each
      And the action so far: UTG calls, BTN calls, SB raises to 50, BB folds, UTG calls
      When BTN calls
      Then the next street is the flop
      And the pot is 160

    @id.raiser-matches-the-re-raise
    Scenario: The raiser has to match a re-raise
      Given 4 players with 1000 each
      And the action so far: UTG raises to 30, BTN raises to 90, SB folds
      When BB folds
      Then UTG acts next
      And UTG may call 60

    @id.all-in-player-is-exempt @cap.unequal-stacks
    Scenario: A player who is all-in for less stays without matching
      Given these seats
        | seat | stack |
        | BTN  |    30 |
        | SB   |  1000 |
        | BB   |  1000 |
        | UTG  |  1000 |
      And the action so far: UTG calls, BTN calls, SB raises to 50, BB folds, UTG calls
      When BTN goes all-in for 30
      Then the next street is the flop
      And the seats show
        | seat | status |
        | BTN  | all-in |
        | SB   | in     |
        | BB   | folded |
        | UTG  | in     |

  @XR-25
  Rule: A player may check and raise in the same round

    @id.check-raise
    Scenario: A player who checked may raise a bet of 20 to 40
      Given 3 players with 1000 each
      And the action so far: BTN calls, SB calls, BB checks; flop: SB checks, BB bets 20
      When BTN folds
      Then SB acts next
      And SB may only fold, call or raise
      And SB may raise to at least 40

    @id.check-raise-is-taken
    Scenario: The check-raise is taken and answered by the bettor
      Given 3 players with 1000 each
      And the action so far: BTN calls, SB calls, BB checks; flop: SB checks, BB bets 20, BTN folds
      When SB raises to 60
      Then BB acts next
      And BB may call 40

    # B26
    @id.raises-go-on
    Scenario: The bettor may raise the check-raise, and its player may raise again
      Given 3 players with 1000 each
      And the action so far: BTN calls, SB calls, BB checks; flop: SB checks, BB bets 20, BTN calls, SB raises to 80, BB raises to 200
      When BTN folds
      Then SB acts next
      And SB may raise to at least 320

    @id.later-streets
    Scenario Outline: A check-raise is open on the <street>
      Given 3 players with 1000 each
      And the action so far: BTN calls, SB folds, BB checks; <line>
      When BTN bets 20
      Then BB acts next
      And BB may raise to at least 40

      Examples:
        | case  | street | line                                                                       |
        | turn  | turn   | flop: BB checks, BTN checks; turn: BB checks                               |
        | river | river  | flop: BB checks, BTN checks; turn: BB checks, BTN checks; river: BB checks |

    @id.two-players-check-raise
    Scenario: The last to check may be raised by the first
      Given 3 players with 1000 each
      And the action so far: BTN calls, SB calls, BB checks; flop: SB checks, BB checks, BTN bets 20, SB calls
      When BB raises to 60
      Then BTN acts next
      And BTN may call 40
