@cap.no-limit
Feature: The size of the table
  How many players a hand is dealt to.

  Background:
    Given a no-limit table with blinds 50/100

  @DEAL-02
  Rule: A table seats 2 to 10 players

    @id.one-player
    Scenario: A table of one is refused
      Given these seats
        | seat | stack |
        | 1    |  1000 |
      And the button is at seat 1
      When the table is opened
      Then the table is refused

    @id.more-than-ten
    Scenario Outline: A table of more than ten is refused
      Given <players> players with 1000 each
      When the table is opened
      Then the table is refused

      Examples:
        | case         | players |
        | eleven       |      11 |
        | twenty-two   |      22 |
        | twenty-three |      23 |

    @id.two-to-ten
    Scenario Outline: A table of two to ten is accepted
      Given <players> players with 1000 each
      When the table is opened
      Then the table is accepted

      Examples:
        | case  | players |
        | two   |       2 |
        | three |       3 |
        | six   |       6 |
        | nine  |       9 |
        | ten   |      10 |
