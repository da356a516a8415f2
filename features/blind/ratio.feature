@cap.no-limit
Feature: The ratio of the blinds
  The big blind is two small blinds where the house insists; elsewhere any ratio is played.

  @BLIND-04
  Rule: The big blind is twice the small blind

    @id.two-to-one
    Scenario: Blinds of 5 and 10 are two to one
      Given a no-limit table with blinds 5/10
      And 3 players with 1000 each
      When the cards are dealt
      Then SB has bet 5
      And BB has bet 10

    @id.two-to-one-where-it-is-asked @switch.sb_ratio.half
    Scenario: A house that insists on the ratio plays 5 and 10
      Given a no-limit table with blinds 5/10
      And 3 players with 1000 each
      When the cards are dealt
      Then SB has bet 5
      And BB has bet 10

    @id.other-ratio-refused @switch.sb_ratio.half
    Scenario Outline: A house that insists on the ratio refuses blinds of <small> and <big>
      Given a no-limit table with blinds <small>/<big>
      And 3 players with 1000 each
      When the table is opened
      Then the table is refused

      Examples:
        | case         | small | big |
        | below-half   |     2 |   5 |
        | a-third      |     1 |   3 |
        | above-half   |     6 |  10 |
        | equal-blinds |    10 |  10 |

    @id.other-ratio-played @switch.sb_ratio.free
    Scenario Outline: A house with a free ratio plays blinds of <small> and <big>
      Given a no-limit table with blinds <small>/<big>
      And 3 players with 1000 each
      When the cards are dealt
      Then SB has bet <small>
      And BB has bet <big>
      And BTN may call <big>

      Examples:
        | case       | small | big |
        | below-half |     2 |   5 |
        | a-third    |     1 |   3 |
        | above-half |     6 |  10 |

    @id.other-ratio-accepted @switch.sb_ratio.free
    Scenario Outline: A house with a free ratio opens a table with blinds of <small> and <big>
      Given a no-limit table with blinds <small>/<big>
      And 3 players with 1000 each
      When the table is opened
      Then the table is accepted

      Examples:
        | case         | small | big |
        | below-half   |     2 |   5 |
        | above-half   |     6 |  10 |
        | equal-blinds |    10 |  10 |

    @id.two-to-one-accepted @switch.sb_ratio.half
    Scenario: A house that insists on the ratio opens a table with blinds of 5 and 10
      Given a no-limit table with blinds 5/10
      And 3 players with 1000 each
      When the table is opened
      Then the table is accepted
