@switch.raise_cap.3
Feature: Three raises in a round of a limit game
  A bet and three raises are the most in fixed-limit and spread-limit, while more than two players raise.

  @RAISE-08
  Rule: A round has one bet and at most three raises

    # B86
    @id.three-raises @cap.fixed-limit @switch.sb_ratio.free
    Scenario: After a bet and three raises a player may only call or fold
      Given a fixed-limit table with blinds 1/3 and bets 3/6
      And 3 players with 1000 each
      And the action so far: BTN calls, SB calls, BB checks; flop: SB bets 3, BB raises to 6, BTN raises to 9
      When SB raises to 12
      Then BB acts next
      And BB may only fold or call

    @id.fourth-raise-is-refused @cap.fixed-limit @switch.sb_ratio.free
    Scenario: A fourth raise is refused
      Given a fixed-limit table with blinds 1/3 and bets 3/6
      And 3 players with 1000 each
      And the action so far: BTN calls, SB calls, BB checks; flop: SB bets 3, BB raises to 6, BTN raises to 9, SB raises to 12
      When BB tries to raise to 15
      Then the action is refused

    @id.third-raise-is-open @cap.fixed-limit @switch.sb_ratio.free
    Scenario: A third raise is accepted
      Given a fixed-limit table with blinds 1/3 and bets 3/6
      And 3 players with 1000 each
      And the action so far: BTN calls, SB calls, BB checks; flop: SB bets 3, BB raises to 6, BTN raises to 9
      When SB tries to raise to 12
      Then the action is accepted

    @id.on-the-turn @cap.fixed-limit @switch.sb_ratio.free
    Scenario: Three raises are the most on the turn, too
      Given a fixed-limit table with blinds 1/3 and bets 3/6
      And 3 players with 1000 each
      And the action so far: BTN calls, SB calls, BB checks; flop: SB checks, BB checks, BTN checks; turn: SB bets 6, BB raises to 12, BTN raises to 18
      When SB raises to 24
      Then BB may only fold or call

    @id.raises-within-a-spread @cap.spread-limit
    Scenario: In spread-limit a fourth raise is not open either
      Given a spread-limit table with blinds 1/2 and bets from 2 to 10
      And 3 players with 1000 each
      And the action so far: BTN calls, SB calls, BB checks; flop: SB bets 2, BB raises to 4, BTN raises to 7
      When SB raises to 10
      Then BB acts next
      And BB may only fold or call

    @id.third-within-a-spread @cap.spread-limit
    Scenario: In spread-limit a third raise is open
      Given a spread-limit table with blinds 1/2 and bets from 2 to 10
      And 3 players with 1000 each
      And the action so far: BTN calls, SB calls, BB checks; flop: SB bets 2, BB raises to 4
      When BTN raises to 7
      Then SB may raise to at least 10
