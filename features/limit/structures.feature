Feature: The betting structure of a game
  No-limit, pot-limit, fixed-limit or spread-limit: the same hand, and what may be bet in each.

  @LIMIT-01
  Rule: A game has one betting structure

    @id.is-opened
    Scenario Outline: A <case> table is opened
      Given <table>
      And 3 players with 1000 each
      When the table is opened
      Then the table is accepted
      And the pot is 15

      @cap.no-limit
      Examples:
        | case     | table                               |
        | no-limit | a no-limit table with blinds 5/10   |

      @cap.pot-limit
      Examples:
        | case      | table                              |
        | pot-limit | a pot-limit table with blinds 5/10 |

      @cap.fixed-limit
      Examples:
        | case        | table                                                |
        | fixed-limit | a fixed-limit table with blinds 5/10 and bets 10/20  |

      @cap.spread-limit
      Examples:
        | case         | table                                                      |
        | spread-limit | a spread-limit table with blinds 5/10 and bets from 10 to 40 |

    @id.bounds-a-bet-on-the-flop
    Scenario Outline: A bet on the flop of a <case> game is at most <most>
      Given <table>
      And 3 players with 1000 each
      When the action goes: BTN calls, SB calls, BB checks
      Then SB may bet at least 10
      And SB may bet at most <most>

      @cap.no-limit
      Examples:
        | case     | table                             | most |
        | no-limit | a no-limit table with blinds 5/10 |  990 |

      @cap.pot-limit
      Examples:
        | case      | table                              | most |
        | pot-limit | a pot-limit table with blinds 5/10 |   30 |

      @cap.fixed-limit
      Examples:
        | case        | table                                               | most |
        | fixed-limit | a fixed-limit table with blinds 5/10 and bets 10/20 |   10 |

      @cap.spread-limit
      Examples:
        | case         | table                                                        | most |
        | spread-limit | a spread-limit table with blinds 5/10 and bets from 10 to 40 |   40 |

    @id.stays-to-the-river
    Scenario Outline: The river of a <case> game has the same structure
      Given <table>
      And 3 players with 1000 each
      When the action goes: BTN calls, SB calls, BB checks; flop: SB checks, BB checks, BTN checks; turn: SB checks, BB checks, BTN checks
      Then SB may bet at most <most>

      @cap.no-limit
      Examples:
        | case     | table                             | most |
        | no-limit | a no-limit table with blinds 5/10 |  990 |

      @cap.pot-limit
      Examples:
        | case      | table                              | most |
        | pot-limit | a pot-limit table with blinds 5/10 |   30 |

      @cap.fixed-limit
      Examples:
        | case        | table                                               | most |
        | fixed-limit | a fixed-limit table with blinds 5/10 and bets 10/20 |   20 |

      @cap.spread-limit
      Examples:
        | case         | table                                                        | most |
        | spread-limit | a spread-limit table with blinds 5/10 and bets from 10 to 40 |   40 |
