Feature: Straights
  Five in a row, compared by the top card alone.

  @RANK-16
  Rule: The straight with the higher top card wins

    @id.queen-high-over-ten-high
    Scenario: A queen-high straight beats a ten-high one
      Given the board is 8c 9d Th 2s 3c
      And these hands
        | player | cards |
        | A      | Jh Qs |
        | B      | 7d 6d |
      When the hands are compared
      Then A wins

    @id.one-step-higher
    Scenario Outline: One step higher is enough
      Given the board is <board>
      And these hands
        | player | cards |
        | A      | <A>   |
        | B      | <B>   |
      When the hands are compared
      Then <winner> wins

      Examples:
        | case             | board          | A     | B     | winner |
        | ace-over-king    | Kc Qd Jh Ts 2s | Ad 3c | 4d 9c | A      |
        | king-over-queen  | Th 9s 2s Qc Jd | 4d 8c | Kd 3c | B      |
        | queen-over-jack  | Jc Td 9h 8s 2s | Qd 3c | 4d 7c | A      |
        | jack-over-ten    | 8h 7s 2s Tc 9d | 4d 6c | Jd 3c | B      |
        | ten-over-nine    | 9c 8d 7h 6s Ks | Td Qc | Jd 5c | A      |
        | nine-over-eight  | 6h 5s Ks 8c 7d | Jd 4c | 9d Qc | B      |
        | eight-over-seven | 7c 6d 5h 4s Ks | 8d Qc | Jd 3c | A      |
        | seven-over-six   | 4h 3s Ks 6c 5d | Jd 2c | 7d Qc | B      |
        | six-over-five    | 5c 4d 3h 2s Ks | 6d Qc | Jd Ac | A      |

    @id.high-card-outside-the-run
    Scenario: An ace outside the run does not raise a straight
      Given the board is 5c 6d 7h 8s Kc
      And these hands
        | player | cards |
        | A      | 4c Ah |
        | B      | 9s 2d |
      When the hands are compared
      Then B wins

    @id.pair-inside-the-run
    Scenario: A paired card inside the run does not hide the straight
      Given the board is 6c 7d 8h 8s 2c
      And these hands
        | player | cards |
        | A      | 9s Td |
        | B      | 5h 9c |
        | C      | 8d As |
      When the hands are compared
      Then A wins

    @id.highest-five-of-six-in-a-row
    Scenario: Of six cards in a row the highest five count
      Given the board is 6c 7d 8h 9s Kc
      And these hands
        | player | cards |
        | A      | Td 5c |
        | B      | 5d Qh |
      When the hands are compared
      Then A wins

  @RANK-17
  Rule: Straights with the same top card are equal

    @id.suits-do-not-matter
    Scenario: Two king-high straights share whatever their suits
      Given the board is 8c 9d Th 2s Kc
      And these hands
        | player | cards |
        | A      | Jh Qs |
        | B      | Jd Qd |
      When the hands are compared
      Then A and B share the pot

    @id.lower-straight-has-no-share
    Scenario: A lower straight has no share
      Given the board is 8c 9d Th 2s Kc
      And these hands
        | player | cards |
        | A      | Jh Qs |
        | B      | Jd Qd |
        | C      | 7h 6h |
      When the hands are compared
      Then A and B share the pot

    @id.longer-run-below
    Scenario: A run that reaches further down is worth no more
      Given the board is 8c 9d Th Js 2c
      And these hands
        | player | cards |
        | A      | Qh 7h |
        | B      | Qd Ac |
      When the hands are compared
      Then A and B share the pot

    @id.pair-beside-the-straight
    Scenario: A pair beside the straight adds nothing
      Given the board is 8c 9d Th Js 2c
      And these hands
        | player | cards |
        | A      | Qh 2h |
        | B      | Qd Qc |
      When the hands are compared
      Then A and B share the pot

  @RANK-18
  Rule: A straight on the board is shared unless a higher straight or a higher class beats it

    @id.nobody-improves
    Scenario: A card below the run and two high cards leave it shared
      Given the board is 5c 6d 7h 8s 9c
      And these hands
        | player | cards |
        | A      | 4c 2d |
        | B      | Ah Kd |
      When the hands are compared
      Then A and B share the pot

    @id.next-higher-card-wins
    Scenario: The next card above the run wins
      Given the board is 5c 6d 7h 8s 9c
      And these hands
        | player | cards |
        | A      | 4c 2d |
        | B      | Ts 2h |
      When the hands are compared
      Then B wins

    @id.flush-beats-the-board
    Scenario: A flush beats the board's straight and a longer one
      Given the board is 5c 6c 7c 8d 9h
      And these hands
        | player | cards |
        | A      | Ac 2c |
        | B      | Td 2h |
        | C      | Kd Kh |
      When the hands are compared
      Then A wins

    @id.two-cards-above
    Scenario: Two cards above the run beat one
      Given the board is 5c 6d 7h 8s 9c
      And these hands
        | player | cards |
        | A      | Ts 2h |
        | B      | Th Jd |
      When the hands are compared
      Then B wins

    @id.equal-improvements
    Scenario: Players who lift the run equally share without the others
      Given the board is 8c 9d Th Js Qc
      And these hands
        | player | cards |
        | A      | Kh 3d |
        | B      | 7c 7d |
        | C      | Kd 2s |
      When the hands are compared
      Then A and C share the pot

    # B104
    @id.pair-and-ace-on-a-queen-high-board
    Scenario: A private pair and a private ace leave a queen-high straight shared
      Given the board is 8c 9d Th Js Qc
      And these hands
        | player | cards |
        | A      | Ah 2d |
        | B      | 7c 7d |
      When the hands are compared
      Then A and B share the pot

    @id.third-player-with-the-king
    Scenario: A third player's king lifts a queen-high straight and wins it all
      Given the board is 8c 9d Th Js Qc
      And these hands
        | player | cards |
        | A      | Ah 2d |
        | B      | 7c 7d |
        | C      | Kh 3d |
      When the hands are compared
      Then C wins

    # B110
    @id.ace-high-board
    Scenario: An ace-high straight on the board is shared
      Given the board is Tc Jd Qh Ks Ac
      And these hands
        | player | cards |
        | A      | 2c 2d |
        | B      | 9h 9d |
      When the hands are compared
      Then A and B share the pot

    @id.ace-low-board
    Scenario: An ace-low straight on the board is shared
      Given the board is Ac 2d 3h 4s 5c
      And these hands
        | player | cards |
        | A      | Kd Kh |
        | B      | Ad 9c |
      When the hands are compared
      Then A and B share the pot

    @id.ace-below-the-run
    Scenario: A private ace below the run changes nothing
      Given the board is 2c 3d 4h 5s 6c
      And these hands
        | player | cards |
        | A      | Ah Ad |
        | B      | Kh 9d |
      When the hands are compared
      Then A and B share the pot
