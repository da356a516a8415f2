@cap.fixed-limit @switch.sb_ratio.free
Feature: The cap with two players
  Whether the cap on raises holds when only two are left to raise each other.

  Background:
    Given a fixed-limit table with blinds 1/3 and bets 3/6

  @XR-21
  Rule: The cap may be lifted for two players

    # B87
    @id.lifted-when-two-are-left @switch.cap_heads_up.rrop
    Scenario: Two who are left before the cap is reached raise without end
      Given 3 players with 1000 each
      And at most 3 raises in a round
      And the action so far: BTN calls, SB calls, BB checks; flop: SB bets 3, BB folds, BTN raises to 6, SB raises to 9
      When BTN raises to 12
      Then SB acts next
      And SB may raise to at least 15

    @id.fourth-raise-of-two @switch.cap_heads_up.rrop
    Scenario: A fourth raise of the two is accepted
      Given 3 players with 1000 each
      And at most 3 raises in a round
      And the action so far: BTN calls, SB calls, BB checks; flop: SB bets 3, BB folds, BTN raises to 6, SB raises to 9, BTN raises to 12
      When SB tries to raise to 15
      Then the action is accepted

    @id.all-in-player-is-not-counted @cap.unequal-stacks @switch.cap_heads_up.rrop
    Scenario: A third player who is all-in before the cap is reached does not keep it
      Given these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |  1000 |
        | BB   |     9 |
      And at most 3 raises in a round
      And the action so far: BTN calls, SB calls, BB checks; flop: SB bets 3, BB goes all-in for 6, BTN raises to 9
      When SB raises to 12
      Then BTN acts next
      And BTN may raise to at least 15

    # B87
    @id.cap-reached-by-three-stays @switch.cap_heads_up.rrop
    Scenario: A cap that three players have reached stays when one of them folds
      Given 3 players with 1000 each
      And at most 3 raises in a round
      And the action so far: BTN calls, SB calls, BB checks; flop: SB bets 3, BB raises to 6, BTN raises to 9, SB raises to 12
      When BB folds
      Then BTN acts next
      And BTN may only fold or call

    @id.capped-by-an-all-in @cap.unequal-stacks @switch.cap_heads_up.rrop
    Scenario: A cap that a third player reaches by moving all-in stays
      Given these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |    15 |
        | BB   |  1000 |
      And at most 3 raises in a round
      And the action so far: BTN calls, SB calls, BB checks; flop: SB bets 3, BB raises to 6, BTN raises to 9
      When SB goes all-in for 12
      Then BB acts next
      And BB may only fold or call

    @id.fold-in-the-round-keeps-it @switch.cap_heads_up.wsop_cash
    Scenario: Where the round has to begin with two, a fold in the round lifts nothing
      Given 3 players with 1000 each
      And at most 4 raises in a round
      And the action so far: BTN calls, SB calls, BB checks; flop: SB bets 3, BB folds, BTN raises to 6, SB raises to 9, BTN raises to 12
      When SB raises to 15
      Then BTN acts next
      And BTN may only fold or call

    @id.fourth-of-four-after-a-fold @switch.cap_heads_up.wsop_cash
    Scenario: Where the round has to begin with two, the raises up to the cap are open to them
      Given 3 players with 1000 each
      And at most 4 raises in a round
      And the action so far: BTN calls, SB calls, BB checks; flop: SB bets 3, BB folds, BTN raises to 6, SB raises to 9
      When BTN raises to 12
      Then SB acts next
      And SB may raise to at least 15

    # B87
    @id.round-begun-by-two @switch.cap_heads_up.wsop_cash
    Scenario: A round that two players begin has no cap
      Given 3 players with 1000 each
      And at most 4 raises in a round
      And the action so far: BTN calls, SB folds, BB checks; flop: BB bets 3, BTN raises to 6, BB raises to 9, BTN raises to 12
      When BB raises to 15
      Then BTN acts next
      And BTN may raise to at least 18

    @id.kept-in-a-tournament @switch.cap_heads_up.tda
    Scenario: In a tournament the cap holds for two of three players
      Given 3 players with 1000 each
      And at most 4 raises in a round
      And the action so far: BTN calls, SB calls, BB checks; flop: SB bets 3, BB folds, BTN raises to 6, SB raises to 9, BTN raises to 12
      When SB raises to 15
      Then BTN acts next
      And BTN may only fold or call

    # B87
    @id.kept-in-a-round-of-two @switch.cap_heads_up.tda
    Scenario: In a tournament the cap holds in a round that two of three players begin
      Given 3 players with 1000 each
      And at most 4 raises in a round
      And the action so far: BTN calls, SB folds, BB checks; flop: BB bets 3, BTN raises to 6, BB raises to 9, BTN raises to 12
      When BB raises to 15
      Then BTN acts next
      And BTN may only fold or call

    @id.table-of-two
    Scenario: At a table of two the cap is lifted in every house
      Given 2 players with 1000 each
      And at most 3 raises in a round
      And the action so far: BTN calls, BB checks; flop: BB bets 3, BTN raises to 6, BB raises to 9
      When BTN raises to 12
      Then BB may raise to at least 15
