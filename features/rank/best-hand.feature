Feature: The best five of seven
  What a hand is worth: five cards, picked from two private and five common ones, and nothing else.

  @RANK-01
  Rule: A hand is the strongest five of the player's seven cards

    @id.both-private-cards-against-one
    Scenario: Two private cards that pair the board beat one that does
      Given the board is Ah Kd 7s 4c 2h
      And these hands
        | player | cards |
        | A      | Ad 9c |
        | B      | 7d 4h |
      When the hands are compared
      Then B wins

    @id.no-private-card-plays
    Scenario: Players whose private cards add nothing play the board
      Given the board is Ts Js Qd Kc Ah
      And these hands
        | player | cards |
        | A      | 2c 3d |
        | B      | 4h 5h |
      When the hands are compared
      Then A and B share the pot

    @id.every-choice-of-five
    Scenario Outline: A flush counts whichever of the seven cards make it
      Given the board is <board>
      And these hands
        | player | cards |
        | A      | <A>   |
        | B      | Ad As |
      When the hands are compared
      Then A wins

      Examples: Two private cards and three from the board
        | case            | board          | A     |
        | both-with-1-2-3 | 9h 7h 3h 5c 2s | Kh Qh |
        | both-with-1-2-4 | 9h 7h 5c 3h 2s | Kh Qh |
        | both-with-1-2-5 | 9h 7h 5c 2s 3h | Kh Qh |
        | both-with-1-3-4 | 9h 5c 7h 3h 2s | Kh Qh |
        | both-with-1-3-5 | 9h 5c 7h 2s 3h | Kh Qh |
        | both-with-1-4-5 | 9h 5c 2s 7h 3h | Kh Qh |
        | both-with-2-3-4 | 5c 9h 7h 3h 2s | Kh Qh |
        | both-with-2-3-5 | 5c 9h 7h 2s 3h | Kh Qh |
        | both-with-2-4-5 | 5c 9h 2s 7h 3h | Kh Qh |
        | both-with-3-4-5 | 5c 2s 9h 7h 3h | Kh Qh |

      Examples: One private card and four from the board
        | case             | board          | A     |
        | first-without-1  | 2s Qh 9h 7h 3h | Kh 5c |
        | first-without-2  | Qh 2s 9h 7h 3h | Kh 5c |
        | first-without-3  | Qh 9h 2s 7h 3h | Kh 5c |
        | first-without-4  | Qh 9h 7h 2s 3h | Kh 5c |
        | first-without-5  | Qh 9h 7h 3h 2s | Kh 5c |
        | second-without-1 | 2s Qh 9h 7h 3h | 5c Kh |
        | second-without-2 | Qh 2s 9h 7h 3h | 5c Kh |
        | second-without-3 | Qh 9h 2s 7h 3h | 5c Kh |
        | second-without-4 | Qh 9h 7h 2s 3h | 5c Kh |
        | second-without-5 | Qh 9h 7h 3h 2s | 5c Kh |

    @id.board-outdoes-a-private-pair
    Scenario: A private pair is dropped for two better pairs
      Given the board is Kc Kd 9h 9s 4d
      And these hands
        | player | cards |
        | A      | 3c 3d |
        | B      | Qh 2c |
      When the hands are compared
      Then B wins

    @id.private-pair-does-not-play
    Scenario: A player drops a private pair for the board's two pairs and ace
      Given the board is Kc Kd 9h 9s Ad
      And these hands
        | player | cards |
        | A      | 3c 3d |
        | B      | Qh 2c |
      When the hands are compared
      Then A and B share the pot

    @id.stronger-class-in-the-same-seven
    Scenario: A player with a straight and a flush has the flush
      Given the board is 9h 8h 6h 7c 2d
      And these hands
        | player | cards |
        | A      | Jd Tc |
        | B      | Th 3h |
      When the hands are compared
      Then B wins

  @RANK-31
  Rule: Cards outside the chosen five never break a tie

    @id.sixth-card-with-two-pair
    Scenario: A sixth card does not break a tie of two pair
      Given the board is Ac Ad Kc Kd 9h
      And these hands
        | player | cards |
        | A      | Qh 2c |
        | B      | Qs Jd |
      When the hands are compared
      Then A and B share the pot

    @id.better-leftover-cards
    Scenario Outline: Better cards left over do not win
      Given the board is <board>
      And these hands
        | player | cards |
        | A      | <A>   |
        | B      | <B>   |
      When the hands are compared
      Then A and B share the pot

      Examples:
        | case                      | board          | A     | B     |
        | high-card-sixth           | Ah Kd Qc 9s 7d | 6c 5h | 4c 2h |
        | pair-fourth-side-card     | Qc Qd Ah Ks Jc | 9c 8h | 3c 2h |
        | two-pair-third-pair       | Ac Ad Kh Ks Qc | Jh Jd | 3c 2h |
        | trips-third-side-card     | Qc Qd Qh As Kc | Jc 9h | 3c 2h |
        | straight-sixth-card       | 9c 8d 7h 6s 5c | 4h 3d | Ac Ad |
        | flush-sixth-and-seventh   | Ah Kh Qh 9h 8h | 7h 6h | 3c 2d |
        | full-house-second-pair    | Kc Kd Kh 9s 9d | 8c 8h | 3c 2h |
        | full-house-second-triplet | Kc Kd Kh 9s 9d | 9c 8h | 3c 2h |
        | quads-second-card         | 7c 7d 7h 7s Ac | Kh Kd | 3c 2h |
        | straight-flush-sixth-card | 9h 8h 7h 6h 5h | 4h Ah | 3c 2d |
