Feature: Three of a kind
  The triplet, then two side cards.

  @RANK-19
  Rule: The higher triplet wins

    @id.nines-over-fives
    Scenario: Three nines beat three fives
      Given the board is 9c 5d 2h Ks Jd
      And these hands
        | player | cards |
        | A      | 9d 9h |
        | B      | 5h 5s |
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
        | case             | board          | A     | B     | winner |
        | aces-over-kings  | Ac Kd 8h 6s 3d | Kc Kh | Ad Ah | B      |
        | jacks-over-tens  | Jc Td 8h 5s 2d | Jd Jh | Tc Th | A      |
        | threes-over-twos | Kc Jd 8h 3s 2d | 2c 2h | 3c 3h | B      |

  @RANK-20
  Rule: Equal triplets are decided by the better side card, then by the other one

    @id.first-side-card
    Scenario: A king beats a jack beside three queens
      Given the board is Qc Qd 8h 5s 2c
      And these hands
        | player | cards |
        | A      | Qh Kd |
        | B      | Qs Jd |
      When the hands are compared
      Then A wins

    @id.second-side-card
    Scenario: A ten beats a nine when the board's ace is everyone's first side card
      Given the board is Qc Qd Ah 5s 2c
      And these hands
        | player | cards |
        | A      | Qh Td |
        | B      | Qs 9d |
      When the hands are compared
      Then A wins

    @id.triplet-on-board-first-side-card
    Scenario: Beside a triplet on the board one ace beats a king and a queen
      Given the board is 7c 7d 7h 5s 2d
      And these hands
        | player | cards |
        | A      | Kc Qd |
        | B      | Ac 3h |
      When the hands are compared
      Then B wins

    @id.triplet-on-board-second-side-card
    Scenario: Beside a triplet on the board the second private card decides between two aces
      Given the board is 7c 7d 7h 5s 2d
      And these hands
        | player | cards |
        | A      | Ad 8c |
        | B      | Ac 9h |
      When the hands are compared
      Then B wins

    @id.private-card-between-the-boards
    Scenario: A private card between the board's two side cards is the second side card
      Given the board is Qc Qd Ah 5s 9c
      And these hands
        | player | cards |
        | A      | Qh 8d |
        | B      | Qs Td |
      When the hands are compared
      Then B wins

    @id.ace-beside-twos
    Scenario: Beside three twos an ace beats a king
      Given the board is 2c 2d Jh 9s 7c
      And these hands
        | player | cards |
        | A      | 2h As |
        | B      | 2s Kd |
      When the hands are compared
      Then A wins

  @RANK-21
  Rule: Equal triplets with equal side cards share

    @id.side-cards-on-board
    Scenario: Private cards below the board's king and queen are not compared
      Given the board is Ac Ad Kh Qs 7d
      And these hands
        | player | cards |
        | A      | Ah Jc |
        | B      | As Tc |
      When the hands are compared
      Then A and B share the pot

    @id.all-five-on-board
    Scenario: A triplet and both side cards on the board are shared
      Given the board is 7c 7d 7h As Kd
      And these hands
        | player | cards |
        | A      | Qc Jd |
        | B      | 3c 2d |
        | C      | Qd Th |
      When the hands are compared
      Then A, B and C share the pot

    @id.equal-private-side-cards
    Scenario: Equal private side cards share
      Given the board is Qc Qd 8h 5s 2c
      And these hands
        | player | cards |
        | A      | Qh Kd |
        | B      | Qs Kc |
      When the hands are compared
      Then A and B share the pot
