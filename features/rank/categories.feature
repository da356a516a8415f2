Feature: The order of the hands
  Which class of hand beats which.

  @RANK-02
  Rule: A hand of a higher class beats every hand of a lower class

    @id.next-class-below
    Scenario Outline: A low hand of a class beats a high one of the class below
      Given the board is <board>
      And these hands
        | player | cards |
        | A      | <A>   |
        | B      | <B>   |
      When the hands are compared
      Then <winner> wins

      Examples:
        | case                      | board          | A     | B     | winner |
        | straight-flush-over-quads | Ah 3h 2h Ac Ad | As Kd | 5h 4h | B      |
        | quads-over-full-house     | Ac Ad 2h 2d Kc | 2c 2s | As Kd | A      |
        | full-house-over-flush     | 2s 2h 3h 9h Kd | Ah Qh | 3c 3d | B      |
        | flush-over-straight       | Tc 3c 2c Jd Qh | Ad Kh | 5c 4c | B      |
        | straight-over-trips       | 2c 3d 4h As Kd | 5s 9c | Ah Ac | A      |
        | trips-over-two-pair       | 2c Ad Kh 7s 9d | Ac Kc | 2d 2h | B      |
        | two-pair-over-pair        | 2c 3d Kh 9s 7d | 2d 3c | Ac Ah | A      |
        | pair-over-high-card       | 2c 4d 6h 9s Jc | Ad Kd | 2d 3c | B      |

    @id.two-classes-below
    Scenario Outline: A low hand of a class beats a high one two classes below
      Given the board is <board>
      And these hands
        | player | cards |
        | A      | <A>   |
        | B      | <B>   |
      When the hands are compared
      Then <winner> wins

      Examples:
        | case                           | board          | A     | B     | winner |
        | straight-flush-over-full-house | 6h 5h 4h Ac Ad | 3h 2h | As 6c | A      |
        | quads-over-flush               | 2c 2d Kh Qh 9h | Ah Jh | 2h 2s | B      |
        | full-house-over-straight       | 2c 2d Qs Jd Th | 2h Tc | Ac Kc | A      |
        | flush-over-trips               | 7c 5c 2c Ad Ks | Ah As | 8c 3c | B      |
        | straight-over-two-pair         | Ad 2c 3h Kc 9s | 5d 4s | As Kh | A      |
        | trips-over-pair                | 2c 5d 7h 9s Jc | Ac As | 2d 2s | B      |
        | two-pair-over-high-card        | 2c 3d 7h 9s Jc | 2d 3s | Ac Kd | A      |

    @id.flush-beside-straight-flush
    Scenario: A jack-high straight flush beats the ace-high flush of its suit
      Given the board is Ah Jh 8h 7h 6h
      And these hands
        | player | cards |
        | A      | Kh 2h |
        | B      | Th 9h |
      When the hands are compared
      Then B wins

    # B107
    @id.flush-and-straight-apart
    Scenario: A straight and a flush made of different cards are no straight flush
      Given the board is 8c 9h Th Jh 2h
      And these hands
        | player | cards |
        | A      | Qs 7h |
        | B      | Ah 3h |
      When the hands are compared
      Then B wins

    @id.flush-on-a-straight-board
    Scenario: Five suited cards of a longer straight are a flush
      Given the board is 8c 9h Th Jh Qh
      And these hands
        | player | cards |
        | A      | 2h 3h |
        | B      | Kc Ks |
      When the hands are compared
      Then A wins

    @id.full-house-over-flush-and-straight
    Scenario: A full house beats a hand that holds a straight and a flush
      Given the board is 8c 8h 9h Th 2h
      And these hands
        | player | cards |
        | A      | Js 7h |
        | B      | 8d 2c |
      When the hands are compared
      Then B wins

    @cap.rank @id.ladder
    Scenario: Ten five-card hands fall in class order
      Given these hands
        | player | cards          |
        | A      | As Ks Qs Js Ts |
        | B      | 9h 8h 7h 6h 5h |
        | C      | Qc Qd Qh Qs 2d |
        | D      | Jc Jd Jh 4s 4d |
        | E      | Ad Jd 9d 5d 3d |
        | F      | 8c 7d 6h 5s 4c |
        | G      | 5c 5d 5h Ks Qd |
        | H      | Ac Ad Kc Kd 2h |
        | I      | Tc Td As 9h 4c |
        | J      | Ah Qd Tc 8s 6d |
      When the hands are compared
      Then the hands rank A, B, C, D, E, F, G, H, I, J

    @cap.rank @id.class-names
    Scenario Outline: Each class of five of seven cards has its name
      Given the board is <board>
      And these hands
        | player | cards   |
        | A      | <cards> |
        | B      | 3c 2d   |
      When the hands are compared
      Then A has <class>

      Examples:
        | case           | board          | cards | class            |
        | straight-flush | 9h 8h 7h Kc Ks | 6h 5h | a straight flush |
        | quads          | 9h 9d 7h Kc Qs | 9c 9s | four of a kind   |
        | full-house     | 9h 9d 7h Kc Qs | 9c Kh | a full house     |
        | flush          | 9h 8h 6h Kc Qs | Ah 4h | a flush          |
        | straight       | 9h 8d 7h Kc Qs | Jc Th | a straight       |
        | trips          | 9h 8d 6h Kc Qs | 9c 9s | three of a kind  |
        | two-pair       | 9h 8d 6h Kc Qs | 9c 8s | two pair         |
        | one-pair       | 9h 8d 6h Kc Qs | Ac Ad | one pair         |
        | high-card      | 9h 8d 6h Kc Qs | Ac 4d | high card        |
