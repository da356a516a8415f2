Feature: A wager of a wrong amount
  Where the house corrects a wager below the minimum instead of refusing it, what it makes of it.

  @XR-34 @switch.on_illegal_amount.correct
  Rule: A wager below the minimum is brought up to it

    @id.first-raise @cap.no-limit
    Scenario: A first raise below two big blinds is brought up to two
      Given a no-limit table with blinds 5/10
      And 3 players with 1000 each
      When BTN tries to raise to 15
      Then the wager is corrected to 20
      And SB may call 15

    @id.raise-over-a-raise @cap.no-limit
    Scenario: A raise that adds less than the raise before is brought up to it
      Given a no-limit table with blinds 5/10
      And 3 players with 1000 each
      And the action so far: BTN raises to 40
      When SB tries to raise to 69
      Then the wager is corrected to 70

    @id.bet-on-the-flop @cap.no-limit
    Scenario: A bet below the big blind is brought up to it
      Given a no-limit table with blinds 5/10
      And 3 players with 1000 each
      And the action so far: BTN calls, SB calls, BB checks
      When SB tries to bet 5
      Then the wager is corrected to 10
      And BB may call 10

    @id.for-everyone @cap.no-limit
    Scenario: The next raise is measured by the corrected one
      Given a no-limit table with blinds 5/10
      And 3 players with 1000 each
      And the action so far: BTN calls, SB calls, BB checks; flop: SB bets 50
      When BB tries to raise to 80
      Then the wager is corrected to 100
      And BTN may raise to at least 150

    @id.the-minimum-stands @cap.no-limit
    Scenario: A raise of exactly the minimum stands as it is
      Given a no-limit table with blinds 5/10
      And 3 players with 1000 each
      When BTN tries to raise to 20
      Then the action is accepted
      And SB may call 15

    @id.structured-bet @cap.fixed-limit
    Scenario: A bet below the size of the round is brought up to it
      Given a fixed-limit table with blinds 5/10 and bets 10/20
      And 3 players with 1000 each
      And the action so far: BTN calls, SB calls, BB checks
      When SB tries to bet 5
      Then the wager is corrected to 10
