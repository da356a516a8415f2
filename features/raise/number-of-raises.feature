Feature: No cap on the number of raises
  A round of no-limit goes on as long as somebody raises.

  @RAISE-05 @cap.no-limit
  Rule: No-limit allows any number of raises in a round

    @id.seven-raises-before-the-flop
    Scenario: After seven raises before the flop an eighth is open
      Given a no-limit table with blinds 5/10
      And 3 players with 1000 each
      And the action so far: BTN raises to 20, SB raises to 30, BB raises to 40, BTN raises to 50, SB raises to 60, BB raises to 70
      When BTN raises to 80
      Then SB acts next
      And SB may raise to at least 90

    @id.five-raises-on-the-flop
    Scenario: After a bet and five raises on the flop a sixth is open
      Given a no-limit table with blinds 5/10
      And 3 players with 1000 each
      And the action so far: BTN calls, SB calls, BB checks; flop: SB bets 10, BB raises to 20, BTN raises to 30, SB raises to 40, BB raises to 50
      When BTN raises to 60
      Then SB may raise to at least 70

    @id.fourth-raise-is-taken
    Scenario: A fourth raise is accepted
      Given a no-limit table with blinds 5/10
      And 3 players with 1000 each
      And the action so far: BTN raises to 20, SB raises to 30, BB raises to 40
      When BTN tries to raise to 50
      Then the action is accepted

    @id.another-raise-is-open
    Scenario Outline: After <case> raises by three players another is open
      Given a no-limit table with blinds 5/10
      And 3 players with 1000 each
      When the action goes: BTN raises to 20, SB raises to 30, <more>
      Then <seat> acts next
      And <seat> may raise to at least <least>

      Examples:
        | case  | seat | least | more                                               |
        | three | BTN  |    50 | BB raises to 40                                    |
        | four  | SB   |    60 | BB raises to 40, BTN raises to 50                  |
        | five  | BB   |    70 | BB raises to 40, BTN raises to 50, SB raises to 60 |

  @XR-22 @cap.no-limit
  Rule: Big-bet games have no cap

    # B88
    @id.six-raises-by-two
    Scenario: After six raises by the two players left a seventh is open
      Given a no-limit table with blinds 5/10
      And 3 players with 1000 each
      And the action so far: BTN raises to 20, SB folds, BB raises to 30, BTN raises to 40, BB raises to 50, BTN raises to 60
      When BB raises to 70
      Then BTN may raise to at least 80

    @id.no-cap-for-four-players
    Scenario Outline: After <case> raises by four players another is open
      Given a no-limit table with blinds 5/10
      And 4 players with 1000 each
      When the action goes: UTG raises to 20, BTN raises to 30, <more>
      Then <seat> acts next
      And <seat> may raise to at least <least>

      Examples:
        | case  | seat | least | more                                               |
        | three | BB   |    50 | SB raises to 40                                    |
        | four  | UTG  |    60 | SB raises to 40, BB raises to 50                   |
        | five  | BTN  |    70 | SB raises to 40, BB raises to 50, UTG raises to 60 |

  @RAISE-05 @cap.pot-limit
  Rule: Pot-limit allows any number of raises in a round

    @id.pot-limit-seven-raises
    Scenario: In pot-limit an eighth raise before the flop is open
      Given a pot-limit table with blinds 5/10
      And 3 players with 1000 each
      And the action so far: BTN raises to 20, SB raises to 30, BB raises to 40, BTN raises to 50, SB raises to 60, BB raises to 70
      When BTN raises to 80
      Then SB may raise to at least 90

  @XR-22 @cap.pot-limit
  Rule: Pot-limit has no cap either

    @id.pot-limit-six-raises
    Scenario: In pot-limit a seventh raise by three players is open
      Given a pot-limit table with blinds 5/10
      And 3 players with 1000 each
      And the action so far: BTN raises to 20, SB raises to 30, BB raises to 40, BTN raises to 50, SB raises to 60
      When BB raises to 70
      Then BTN acts next
      And BTN may raise
