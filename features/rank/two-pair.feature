Feature: Two pair
  The higher pair, the lower pair, then one side card.

  @RANK-22
  Rule: Two pair are compared by the higher pair, then by the lower pair

    @id.top-pair-decides
    Scenario: Kings and fours beat nines and sevens
      Given the board is Kc 9d 4h 2s 7c
      And these hands
        | player | cards |
        | A      | Kd 4d |
        | B      | 9h 7d |
      When the hands are compared
      Then A wins

    @id.second-pair-decides
    Scenario: The lower pair decides before an ace beside it
      Given the board is Kc Kd 8h 5s 2c
      And these hands
        | player | cards |
        | A      | 8d 3c |
        | B      | 5d Ac |
      When the hands are compared
      Then A wins

    @id.top-pair-before-second-pair
    Scenario: Aces and twos beat kings and queens
      Given the board is Ac Kd Qh 2s 7c
      And these hands
        | player | cards |
        | A      | Kc Qd |
        | B      | Ad 2c |
      When the hands are compared
      Then B wins

    # B102
    @id.best-two-of-three-pairs
    Scenario: Of three pairs the two highest count
      Given the board is 5d 9s 5h 8d 9c
      And these hands
        | player | cards |
        | A      | 8c 6h |
        | B      | Kc 7s |
      When the hands are compared
      Then A wins

    @id.private-pair-between-the-boards
    Scenario: A private pair takes the place of the board's lower pair
      Given the board is Qd Qs 8c 5h 8d
      And these hands
        | player | cards |
        | A      | Ah Kc |
        | B      | 9c 9d |
      When the hands are compared
      Then B wins

  @RANK-23
  Rule: When both pairs match the best remaining card decides

    @id.ace-over-queen
    Scenario: A private ace beats a private queen beside two pair on the board
      Given the board is Kc Kd 8h 8s 3c
      And these hands
        | player | cards |
        | A      | Ah 2d |
        | B      | Qh Jd |
      When the hands are compared
      Then A wins

    @id.third-pair-is-one-card
    Scenario: A third pair supplies only one card
      Given the board is Kc Kd 8h 8s 3c
      And these hands
        | player | cards |
        | A      | 5h 5d |
        | B      | 6h 2d |
      When the hands are compared
      Then B wins

    # B109
    @id.private-pair-below-the-boards
    Scenario: A private pair of sevens loses to an ace beside the board's two pair
      Given the board is Qd Qs 8c 5h 8d
      And these hands
        | player | cards |
        | A      | 7c 7d |
        | B      | Ah 2c |
      When the hands are compared
      Then B wins

    @id.same-pairs-made-with-private-cards
    Scenario: The side card decides between two players who paired the same cards
      Given the board is Kc Kd 8h 5s 2c
      And these hands
        | player | cards |
        | A      | 8d Qc |
        | B      | 8s Ac |
      When the hands are compared
      Then B wins

    @id.third-pair-is-the-side-card
    Scenario: A third pair of sevens is a better side card than a six
      Given the board is Kc Kd 8h 8s 3c
      And these hands
        | player | cards |
        | A      | 7h 7d |
        | B      | 6h 2d |
      When the hands are compared
      Then A wins

    @id.ace-beside-twos
    Scenario: Beside kings and twos an ace beats a queen
      Given the board is Kc Kd 2h 2s 9c
      And these hands
        | player | cards |
        | A      | Ah 4d |
        | B      | Qd Jc |
      When the hands are compared
      Then A wins

  @RANK-24
  Rule: Two pair with an equal side card share

    @id.ace-on-board
    Scenario: The board's ace is the side card for everyone
      Given the board is Kc Kd 8h 8s Ac
      And these hands
        | player | cards |
        | A      | Qh Jd |
        | B      | 2c 2d |
      When the hands are compared
      Then A and B share the pot

    # B103
    @id.third-pair-below-the-side-card
    Scenario: A third pair does not replace a higher side card
      Given the board is 7c Kc Ad 7s Ac
      And these hands
        | player | cards |
        | A      | Td Js |
        | B      | 4s 4d |
      When the hands are compared
      Then A and B share the pot

    # B108
    @id.equal-private-side-cards
    Scenario: Two aces share, though one player also holds a king
      Given the board is Td 7h Tc Qh Qs
      And these hands
        | player | cards |
        | A      | Ah 8h |
        | B      | As Kc |
      When the hands are compared
      Then A and B share the pot

    @id.third-pair-equals-a-single-card
    Scenario: A third pair of sevens is worth a single seven
      Given the board is Kc Kd 9h 9s 3c
      And these hands
        | player | cards |
        | A      | 7h 7d |
        | B      | 7s 2d |
      When the hands are compared
      Then A and B share the pot
