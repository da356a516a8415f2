Feature: The ace in a straight
  The ace ends a straight at the top or at the bottom and never stands inside one.

  @RANK-07
  Rule: An ace is the top card or the bottom card of a straight, never one in the middle

    @id.ace-low-loses-to-six-high
    Scenario: The ace-low straight is five-high and loses to a six-high one
      Given the board is 2c 3d 4h Kd Qs
      And these hands
        | player | cards |
        | A      | Ac 5s |
        | B      | 5d 6d |
      When the hands are compared
      Then B wins

    @id.ace-low-straight-flush
    Scenario: The ace-low straight flush beats a six-high straight
      Given the board is 2h 3h 4h Kd Qs
      And these hands
        | player | cards |
        | A      | Ah 5h |
        | B      | 5d 6d |
      When the hands are compared
      Then A wins

    @id.no-wrap-around
    Scenario Outline: A run around the corner is no straight and loses to a pair
      Given the board is <board>
      And these hands
        | player | cards |
        | A      | <A>   |
        | B      | <B>   |
      When the hands are compared
      Then B wins

      Examples:
        | case                     | board          | A     | B     |
        | queen-king-ace-two-three | Qc Kd Ah 2s 7d | 3h 8c | 7c 9s |
        | king-ace-two-three-four  | Kd Ah 2s 3c 9h | 4h 7c | 9c 6s |
        | jack-queen-king-ace-two  | Jc Qd Kh 2s 7d | Ah 3c | 7c 9s |
        | queen-to-three-on-board  | Qc Kd Ah 2s 3d | 9c 8d | 3h 7c |
        | king-to-four-on-board    | Kd Ah 2s 3d 4c | 9c 8d | 4h 7c |
        | jack-to-two-on-board     | Jc Qc Kd Ah 2s | 8c 7d | 2h 6c |

    @id.suited-wrap-around
    Scenario Outline: A suited run around the corner is only a flush and loses to a full house
      Given the board is <board>
      And these hands
        | player | cards |
        | A      | <A>   |
        | B      | <B>   |
      When the hands are compared
      Then B wins

      Examples:
        | case                     | board          | A     | B     |
        | queen-king-ace-two-three | Kh Ah 2h Jc Js | Qh 3h | Jd Kc |
        | king-ace-two-three-four  | Kh Ah 2h Jc Js | 3h 4h | Jd Kc |
        | jack-queen-king-ace-two  | Kh Ah 2h 9c 9s | Jh Qh | 9d Kc |

    @id.ace-low-is-a-straight
    Scenario: The ace-low straight beats three aces
      Given the board is 2c 3d 4h As Td
      And these hands
        | player | cards |
        | A      | Ah Ac |
        | B      | 5s 9c |
      When the hands are compared
      Then B wins

    @id.ace-high-is-a-straight
    Scenario: The ace-high straight beats the king-high one
      Given the board is Kc Qd Jh Ts 2c
      And these hands
        | player | cards |
        | A      | 9d 3c |
        | B      | Ad 4h |
      When the hands are compared
      Then B wins

    @id.three-ways-ace-low
    Scenario: A six-high straight beats the ace-low one, and both beat a pair
      Given the board is 3h 4s 5d Kc 9d
      And these hands
        | player | cards |
        | A      | Ac 2s |
        | B      | Kh Qs |
        | C      | 2d 6c |
      When the hands are compared
      Then C wins

    # B94
    @id.ace-low-over-a-pair
    Scenario: The ace-low straight beats a pair of kings
      Given the board is 3h 4s 5d Kc 9d
      And these hands
        | player | cards |
        | A      | Kh Qs |
        | B      | Ac 2s |
      When the hands are compared
      Then B wins

    @id.longer-run-hides-the-ace
    Scenario Outline: A player who holds the ace and the six plays the higher straight
      Given the board is <board>
      And these hands
        | player | cards |
        | A      | Ah 6c |
        | B      | Ac Kd |
      When the hands are compared
      Then A wins

      Examples:
        | case         | board          |
        # B96
        | to-the-six   | 2c 3d 4h 5s Jd |
        # B96
        | to-the-seven | 2c 3d 4h 5s 7d |

    @id.equal-ace-low-straights
    Scenario: Two ace-low straights share, whatever else the players hold
      Given the board is 2c 3d 4h 5c Ts
      And these hands
        | player | cards |
        | A      | Ac Kd |
        | B      | Ad 8h |
      When the hands are compared
      Then A and B share the pot

    @id.ace-does-not-make-it-higher
    Scenario: The ace-low straight on the board loses to a private six
      Given the board is Ac 2d 3h 4s 5c
      And these hands
        | player | cards |
        | A      | Ad Kh |
        | B      | 6h 9d |
      When the hands are compared
      Then B wins

    @id.lowest-straight-flush
    Scenario: The ace-low straight flush beats four aces
      Given the board is Ah 2h 3h Ac Kd
      And these hands
        | player | cards |
        | A      | As Ad |
        | B      | 4h 5h |
      When the hands are compared
      Then B wins
