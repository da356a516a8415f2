@cap.no-limit
Feature: One call and one raise that is too small

  @ACT-01
  Rule: The big blind is called or raised

    @id.call
    Scenario: The button calls
      Given a no-limit table with blinds 50/100
      And 3 players with 1000 each
      When BTN calls
      Then SB acts next
      And the pot is 250

    @id.small-raise
    Scenario: A raise that is too small is refused
      Given a no-limit table with blinds 50/100
      And 3 players with 1000 each
      When BTN tries to raise to 150
      Then the action is refused
