Feature: High card
  Hands with no combination: what they are, and how their five cards compare.

  @RANK-27
  Rule: High cards are compared from the highest of the five down to the fifth

    @id.fifth-card-decides
    Scenario: The fifth card decides when four match
      Given the board is Ah Kd 9c 7s 3d
      And these hands
        | player | cards |
        | A      | Qc 8h |
        | B      | Qd 2s |
      When the hands are compared
      Then A wins

    @id.first-difference-decides
    Scenario Outline: The first card that differs decides, and lower cards do not count
      Given the board is <board>
      And these hands
        | player | cards |
        | A      | <A>   |
        | B      | <B>   |
      When the hands are compared
      Then <winner> wins

      Examples:
        | case        | board          | A     | B     | winner |
        | first-card  | Kc 9d 7s 4h 2c | Ac 3h | Qd Jd | A      |
        | second-card | Ac 9d 7s 4h 2c | Qd Jd | Kd 3h | B      |
        | third-card  | Ac Kd 7s 4h 2c | Qd 3h | Jd Th | A      |
        | fourth-card | Ac Kd Qs 4h 2c | 8d 7h | 9d 3h | B      |
        | fifth-card  | Ac Kd Qs 9h 2c | 6d 5h | 7d 3h | B      |

    @id.ace-over-court-cards
    Scenario: An ace with a two beats a king with a queen
      Given the board is Jc 9d 6s 5h 3c
      And these hands
        | player | cards |
        | A      | Kd Qh |
        | B      | Ad 2h |
      When the hands are compared
      Then B wins

  @RANK-28
  Rule: A hand is high card only if its best five make nothing else

    @id.near-misses-lose-to-a-pair
    Scenario Outline: What falls short of a straight or a flush loses to a pair of twos
      Given the board is <board>
      And these hands
        | player | cards |
        | A      | <A>   |
        | B      | <B>   |
      When the hands are compared
      Then B wins

      Examples:
        | case                     | board          | A     | B     |
        | four-to-a-flush          | Kh 9h 6h 4c 2s | Ah Jd | 2d 3c |
        | four-to-a-straight       | Ts 9d 8h 4c 2s | Jd Ac | 2d 3c |
        | four-to-a-straight-flush | 9h 8h 7h Kc 2s | Th Ad | 2d 3c |
        | straight-with-a-hole     | Qs Jd Th 4c 2s | Ad 9h | 2d 3c |
        | two-holes-six-cards      | Qs Jd 9h 6c 2s | 8d 5h | 2d 3c |
        | four-to-the-ace          | Kd Qh Jc 7s 2d | As 8c | 2h 3c |
        | four-from-the-ace        | 2s 3d 4h Ks Jd | Ah 9c | 2c 7d |
        | around-the-corner        | Kd Ah 2s 7c Th | 3h 4c | 2c 8d |
        | three-and-two-suited     | Kh 9h 6h 4s 2s | As Qd | 2d 3c |

    @id.any-combination-beats-high-card
    Scenario: Two twos beat an ace, a king, a queen, a jack and a nine
      Given the board is Ac Kd Jh 9s 2c
      And these hands
        | player | cards |
        | A      | Qc 5d |
        | B      | 2d 3h |
      When the hands are compared
      Then B wins

    @cap.rank @id.class-high-card
    Scenario Outline: Five cards with no pair, straight or flush are high card
      Given these hands
        | player | cards          |
        | A      | <cards>        |
        | B      | 7c 5d 4h 3s 2c |
      When the hands are compared
      Then A has high card

      Examples:
        | case                     | cards          |
        | four-to-a-flush          | Ah Kh 9h 6h 4c |
        | four-to-a-straight       | Jd Ts 9d 8h 4c |
        | straight-with-a-hole     | Ad Qs Jd Th 9c |
        | queen-king-ace-two-three | Qd Kd Ah 2s 3d |
        | king-ace-two-three-four  | Kd Ah 2s 3d 4d |
        | jack-queen-king-ace-two  | Jd Qd Kh As 2d |
        | highest                  | As Kd Qd Jh 9d |

    @cap.rank @id.class-not-high-card
    Scenario Outline: Five cards that make something are not high card
      Given these hands
        | player | cards          |
        | A      | <cards>        |
        | B      | 7c 5d 4h 3s 2c |
      When the hands are compared
      Then A has <class>

      Examples:
        | case              | cards          | class      |
        | pair              | 2d 2h Ad Kh 9s | one pair   |
        | ace-low-straight  | Ad 2d 3h 4s 5h | a straight |
        | ace-high-straight | Ad Kd Qh Js Th | a straight |
        | five-suited       | 7h 5h 6h 3h 2h | a flush    |

  @RANK-29
  Rule: Identical five high cards share

    @id.five-on-board
    Scenario: An eight and a seven below five board cards are not compared
      Given the board is Ah Kd Qc Js 9d
      And these hands
        | player | cards |
        | A      | 8c 2h |
        | B      | 7c 6h |
      When the hands are compared
      Then A and B share the pot

    @id.same-private-card
    Scenario: The same private queen shares, though the other cards differ
      Given the board is Ah Kd 9c 7s 4d
      And these hands
        | player | cards |
        | A      | Qc 3h |
        | B      | Qd 2s |
      When the hands are compared
      Then A and B share the pot

    @id.only-the-tied-best-share
    Scenario: A third player with a lower card has no share
      Given the board is Ah Kd 9c 7s 4d
      And these hands
        | player | cards |
        | A      | Qc 3h |
        | B      | Jc Th |
        | C      | Qd 2s |
      When the hands are compared
      Then A and C share the pot
