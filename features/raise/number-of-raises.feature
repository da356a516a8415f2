@cap.no-limit
Feature: No cap on the number of raises
  A round of no-limit goes on as long as somebody raises.

  Background:
    Given a no-limit table with blinds 5/10

  @RAISE-05
  Rule: No-limit allows any number of raises in a round

    @id.seven-raises-before-the-flop
    Scenario: After seven raises before the flop an eighth is open
      Given 3 players with 1000 each
      And the action so far: BTN raises to 20, SB raises to 30, BB raises to 40, BTN raises to 50, SB raises to 60, BB raises to 70
      When BTN raises to 80
      Then SB acts next
      And SB may raise to at least 90

    @id.five-raises-on-the-flop
    Scenario: After a bet and five raises on the flop a sixth is open
      Given 3 players with 1000 each
      And the action so far: BTN calls, SB calls, BB checks; flop: SB bets 10, BB raises to 20, BTN raises to 30, SB raises to 40, BB raises to 50
      When BTN raises to 60
      Then SB may raise to at least 70

    @id.fourth-raise-is-taken
    Scenario: A fourth raise is accepted
      Given 3 players with 1000 each
      And the action so far: BTN raises to 20, SB raises to 30, BB raises to 40
      When BTN tries to raise to 50
      Then the action is accepted

  @XR-22
  Rule: Big-bet games have no cap

    @id.six-raises-three-players
    Scenario: After six raises by three players a seventh is open
      Given 3 players with 1000 each
      And the action so far: BTN raises to 20, SB raises to 30, BB raises to 40, BTN raises to 50, SB raises to 60
      When BB raises to 70
      Then BTN acts next
      And BTN may raise

    @id.six-raises-heads-up
    Scenario: After six raises by two players a seventh is open
      # B88
      Given 2 players with 1000 each
      And the action so far: BTN raises to 20, BB raises to 30, BTN raises to 40, BB raises to 50, BTN raises to 60
      When BB raises to 70
      Then BTN may raise to at least 80

    @id.until-the-chips-are-in
    Scenario: The raises end when the chips are in
      Given 2 players with 60 each
      And the action so far: BTN raises to 20, BB raises to 30, BTN raises to 40, BB raises to 50
      When BTN goes all-in for 60
      Then BB may only fold or call
