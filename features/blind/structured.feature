@cap.fixed-limit
Feature: The blinds of a structured game
  In fixed-limit the big blind is the small bet; half of it may be no whole chip.

  @BLIND-05 @switch.sb_ratio.free
  Rule: The big blind is the small bet

    @id.posts-the-small-bet
    Scenario: The big blind of a game of 3 and 6 posts 3
      Given a fixed-limit table with blinds 1/3 and bets 3/6
      And 3 players with 100 each
      When the table is opened
      Then the seats show
        | seat | stack | bet |
        | BTN  |   100 |   0 |
        | SB   |    99 |   1 |
        | BB   |    97 |   3 |

    @id.price-is-the-small-bet
    Scenario: The first player owes the small bet
      Given a fixed-limit table with blinds 1/3 and bets 3/6
      And 3 players with 100 each
      When the cards are dealt
      Then BTN may call 3

    @id.half-is-rounded
    Scenario Outline: Half of an odd small bet is rounded <case>
      Given a fixed-limit table with blinds <small>/3 and bets 3/6
      And 3 players with 100 each
      When the table is opened
      Then the table is accepted
      And SB has bet <small>

      Examples:
        | case | small |
        | down |     1 |
        | up   |     2 |
