Feature: One pair
  The pair, then three side cards.

  @RANK-25
  Rule: The higher pair wins

    @id.queens-over-nines
    Scenario: A pair of queens beats a pair of nines that has an ace beside it
      Given the board is Qd 9c 6h 3s 2d
      And these hands
        | player | cards |
        | A      | Qh 4c |
        | B      | 9h Ac |
      When the hands are compared
      Then A wins

    @id.next-rank
    Scenario Outline: One rank higher is enough
      Given the board is <board>
      And these hands
        | player | cards |
        | A      | <A>   |
        | B      | <B>   |
      When the hands are compared
      Then <winner> wins

      Examples:
        | case               | board          | A     | B     | winner |
        | aces-over-kings    | Jc 9d 7h 4s 2c | Ad Ah | Kd Kh | A      |
        | kings-over-queens  | Jc 9d 7h 4s 2c | Qd Qh | Kd Kh | B      |
        | queens-over-jacks  | Kc 9d 7h 4s 2c | Qd Qh | Jd Jh | A      |
        | jacks-over-tens    | Kc 9d 7h 4s 2c | Td Th | Jd Jh | B      |
        | tens-over-nines    | Kc Qd 7h 4s 2c | Td Th | 9c 9h | A      |
        | nines-over-eights  | Kc Qd 6h 4s 2c | 8d 8h | 9c 9h | B      |
        | eights-over-sevens | Kc Qd Th 4s 2c | 8d 8h | 7c 7d | A      |
        | sevens-over-sixes  | Kc Qd 9h 4s 2c | 6d 6h | 7c 7d | B      |
        | sixes-over-fives   | Kc Qd 9h 8s 2c | 6d 6h | 5c 5d | A      |
        | fives-over-fours   | Kc Qd 9h 8s 2c | 4d 4h | 5c 5d | B      |
        | fours-over-threes  | Kc Qd 9h 8s 6c | 4d 4h | 3c 3d | A      |
        | threes-over-twos   | Kc Qd 9h 8s 6c | 2d 2h | 3c 3d | B      |

    @id.board-pair-is-everyones
    Scenario: A private pair of twos loses to the pair of aces made with the board
      Given the board is Ad Kc 9h 6s 4d
      And these hands
        | player | cards |
        | A      | 2c 2d |
        | B      | Ah 3c |
      When the hands are compared
      Then B wins

  @RANK-26
  Rule: Equal pairs are decided by three side cards in turn, and shared if all three match

    @id.first-side-card
    Scenario: An ace beats a king beside the same pair
      Given the board is Qd 9c 6h 3s 2d
      And these hands
        | player | cards |
        | A      | Qh Ac |
        | B      | Qs Kc |
      When the hands are compared
      Then A wins

    # B106
    @id.second-side-card
    Scenario: The second side card decides when the first is the board's ace
      Given the board is 4h 6d 6c 7h Ac
      And these hands
        | player | cards |
        | A      | Kc 9c |
        | B      | Tc 9s |
      When the hands are compared
      Then A wins

    @id.third-side-card
    Scenario: The third side card decides when the first two are on the board
      Given the board is Qd Ac 9h 4s 2d
      And these hands
        | player | cards |
        | A      | Qh 7c |
        | B      | Qs 6c |
      When the hands are compared
      Then A wins

    @id.fourth-side-card-ignored
    Scenario: Private cards below three side cards on the board are not compared
      Given the board is Qd Ac 9h 8s 2d
      And these hands
        | player | cards |
        | A      | Qh 7c |
        | B      | Qs 6c |
      When the hands are compared
      Then A and B share the pot

    # B105
    @id.pair-and-side-cards-on-board
    Scenario: A pair with three higher side cards on the board is shared
      Given the board is As Jh 4d Qs 4c
      And these hands
        | player | cards |
        | A      | 9h 5h |
        | B      | 9s 2c |
      When the hands are compared
      Then A and B share the pot

    @id.second-private-side-card
    Scenario: Between two aces the second private card decides
      Given the board is 8c 8d 6h 4s 2c
      And these hands
        | player | cards |
        | A      | Ah Jd |
        | B      | Ad Qc |
      When the hands are compared
      Then B wins

    @id.first-side-card-before-the-others
    Scenario: One ace beats a king and a queen
      Given the board is 8c 8d 6h 4s 2c
      And these hands
        | player | cards |
        | A      | Kh Qd |
        | B      | Ad 3c |
      When the hands are compared
      Then B wins

    @id.same-pocket-pair
    Scenario: Two pocket pairs of aces share
      Given the board is Kc 9d 7h 4s 2c
      And these hands
        | player | cards |
        | A      | Ad Ah |
        | B      | As Ac |
      When the hands are compared
      Then A and B share the pot

    @id.ace-beside-twos
    Scenario: Beside a pair of twos an ace beats a king
      Given the board is 2c Jd 9h 7s 5c
      And these hands
        | player | cards |
        | A      | 2d Ah |
        | B      | 2h Kd |
      When the hands are compared
      Then A wins
