Feature: Common cards
  The board belongs to every live player alike.

  @DEAL-15
  Rule: Every live player may use every card of the board

    @id.three-players-one-board
    Scenario: Three players make different hands of one board
      Given the board is Jc 9d 4s Tc 2s
      And these hands
        | player | cards |
        | A      | 2c Kc |
        | B      | 7d 8s |
        | C      | Ah Qd |
      When the hands are compared
      Then B wins

    @id.one-card-used-by-all
    Scenario: All players use the same three aces of the board
      Given the board is Ac Ad Ah 7s 2d
      And these hands
        | player | cards |
        | A      | Kc Qd |
        | B      | Ks Qc |
        | C      | Kh Qh |
      When the hands are compared
      Then A, B and C share the pot

    @id.each-board-card-counts
    Scenario Outline: Each of the five board cards can be paired
      Given the board is Kc Js 8h 5d 3s
      And these hands
        | player | cards |
        | A      | <A>   |
        | B      | Ah Qd |
      When the hands are compared
      Then A wins

      Examples:
        | case   | A     |
        | first  | Kd 2c |
        | second | Jd 2c |
        | third  | 8d 2c |
        | fourth | 5c 2c |
        | fifth  | 3c 2c |
