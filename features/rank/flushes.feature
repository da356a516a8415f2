Feature: Flushes
  Five suited cards, compared one by one from the top.

  @RANK-14
  Rule: Flushes are compared card by card from the highest to the fifth

    @id.second-card-decides
    Scenario: The king beats the queen beside a shared ace
      Given the board is Ah Jh 8h 3h 2c
      And these hands
        | player | cards |
        | A      | Kh 4c |
        | B      | Qh Th |
      When the hands are compared
      Then A wins

    @id.fifth-card-decides
    Scenario: The fifth card decides when four are shared
      Given the board is Ah Kh 9h 6h 2s
      And these hands
        | player | cards |
        | A      | 4h Ac |
        | B      | 3h As |
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
        | first-card  | Jh 8h 3h 2c 4d | Kh 5h | Qh Th | A      |
        | second-card | Ah 8h 3h 2c 4d | Jh Th | Qh 5h | B      |
        | third-card  | Ah Kh 9h 2c 4s | Jh 3h | Th 8h | A      |
        | fourth-card | Ah Kh Qh 2c 4s | 8h 7h | 9h 5h | B      |

    # B101
    @id.high-card-over-many-middle-cards
    Scenario: One ace beats three court cards
      Given the board is Js 8s 4s 2h 2d
      And these hands
        | player | cards |
        | A      | Ks Qs |
        | B      | As 3s |
      When the hands are compared
      Then B wins

    @id.off-suit-cards-do-not-count
    Scenario Outline: Off-suit cards and pairs add nothing to a flush
      Given the board is <board>
      And these hands
        | player | cards |
        | A      | <A>   |
        | B      | <B>   |
      When the hands are compared
      Then B wins

      Examples:
        | case         | board          | A     | B     |
        # B100
        | ace-and-pair | Qd Jd 9d 6d Kc | 5d Ah | 8d Qc |
        # B100
        | pair-of-aces | Ad Qd 9d 6d Kc | 2d Ah | 3d 4c |

    @id.six-suited-cards
    Scenario: Of six suited cards only the best five count
      Given the board is Ah Kh 9h 6h 2s
      And these hands
        | player | cards |
        | A      | 5h 4h |
        | B      | 7h 3c |
      When the hands are compared
      Then B wins

    @id.seven-suited-cards
    Scenario: Of seven suited cards only the best five count
      Given the board is Kh Th 8h 6h 4h
      And these hands
        | player | cards |
        | A      | 9h 2h |
        | B      | 7h 3h |
      When the hands are compared
      Then A wins

  @RANK-15
  Rule: A flush on the board is shared unless a private card makes a better flush or a straight flush

    @id.lower-suited-cards
    Scenario: Suited cards below the board's lowest change nothing
      Given the board is Ah Qh Th 8h 6h
      And these hands
        | player | cards |
        | A      | 5h 4h |
        | B      | Ac Ad |
      When the hands are compared
      Then A and B share the pot

    @id.higher-than-the-lowest
    Scenario: One suited card above the board's lowest wins
      Given the board is Ah Qh Th 8h 6h
      And these hands
        | player | cards |
        | A      | 5h 4h |
        | B      | Ac Ad |
        | C      | 7h 2c |
      When the hands are compared
      Then C wins

    @id.straight-flush-from-a-low-card
    Scenario: A suited card below the whole board wins when it makes a straight flush
      Given the board is Kh 9h 8h 7h 6h
      And these hands
        | player | cards |
        | A      | 5h 2c |
        | B      | Ac Ad |
      When the hands are compared
      Then A wins

    @id.straight-flush-over-a-better-flush
    Scenario: The straight flush beats a flush raised by the ace
      Given the board is Kh 9h 8h 7h 6h
      And these hands
        | player | cards |
        | A      | Ah 2c |
        | B      | 5h 2d |
      When the hands are compared
      Then B wins

    @id.both-improve
    Scenario: Of two players who improve the board's flush the higher card wins
      Given the board is Ah Qh Th 8h 6h
      And these hands
        | player | cards |
        | A      | 7h 2c |
        | B      | 9h 2d |
      When the hands are compared
      Then B wins

    @id.straight-under-the-flush
    Scenario: A straight made with private cards does not beat the flush on the board
      Given the board is Ah Qh Th 8h 6h
      And these hands
        | player | cards |
        | A      | Kc Jd |
        | B      | 3c 2d |
      When the hands are compared
      Then A and B share the pot
