@cap.no-limit
Feature: Every verdict
  The engine beside this spec behaves by the small blind. 1: well. 2: it ends at an act. 3: it hangs there.
  4: its stack is no number. 5: it refuses every act. 6: it shows no pot. 7: it declines every act.

  @ACT-01
  Rule: The big blind is called or raised

    @id.well
    Scenario: A well-behaved engine
      Given a no-limit table with blinds 1/100
      And 3 players with 1000 each
      When BTN calls
      Then SB acts next

    @id.each
    Scenario Outline: An engine that <case>
      Given a no-limit table with blinds <small>/100
      And 3 players with 1000 each
      When BTN calls
      Then SB acts next

      Examples:
        | case          | small |
        | ends          | 2     |
        | hangs         | 3     |
        | is-no-number  | 4     |
        | refuses       | 5     |
        | declines      | 7     |

    @id.blocked
    Scenario: A refusal in the set-up
      Given a no-limit table with blinds 5/100
      And 3 players with 1000 each
      And the action so far: BTN calls
      When SB calls
      Then BB acts next

    @id.shows-no-pot
    Scenario: A pot that is not shown
      Given a no-limit table with blinds 6/100
      And 3 players with 1000 each
      When the cards are dealt
      Then the pot is 106
      And BTN acts next

    @id.shows-no-pot-and-fails
    Scenario: A failure after a step that cannot be seen
      Given a no-limit table with blinds 6/100
      And 3 players with 1000 each
      When the cards are dealt
      Then the pot is 106
      And SB acts next

    @id.wrong-player
    Scenario: The wrong player asked
      Given a no-limit table with blinds 1/100
      And these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |  1000 |
        | BB   |  1000 |
      When the cards are dealt
      Then SB acts next

    @id.needs-a-deck @cap.deck
    Scenario: A capability that is not claimed
      Given a no-limit table with blinds 1/100
      And 3 players with 1000 each
      And the deck from the top is As Ks
      When the cards are dealt
      Then BTN acts next

    @id.fancy-house @switch.house.fancy
    Scenario: A house rule that nobody plays
      Given a no-limit table with blinds 1/100
      And 3 players with 1000 each
      When the cards are dealt
      Then BTN acts next

  @ACT-02
  Rule: A practice

    @id.not-kept
    Scenario: A practice that is not kept
      Given a no-limit table with blinds 1/100
      And 3 players with 1000 each
      When the cards are dealt
      Then the pot is 1
