Feature: Straight flushes
  How the highest hands compare, and who shares when the board is one of them.

  @RANK-03
  Rule: The royal flush is the highest hand, and all royal flushes are equal

    @id.beats-king-high
    Scenario: A royal flush beats a king-high straight flush of its suit
      Given the board is Kh Qh Jh Th 2c
      And these hands
        | player | cards |
        | A      | 9h 3d |
        | B      | Ah 3c |
      When the hands are compared
      Then B wins

    @id.beats-quad-aces
    Scenario: A royal flush beats four aces
      Given the board is As Ks Qs Ad Ac
      And these hands
        | player | cards |
        | A      | Js Ts |
        | B      | Ah Kd |
      When the hands are compared
      Then A wins

    @cap.rank @id.equal-in-all-suits
    Scenario Outline: Two royal flushes are equal whatever their suits
      Given these hands
        | player | cards |
        | A      | <A>   |
        | B      | <B>   |
      When the hands are compared
      Then A and B are equal

      Examples:
        | case            | A              | B              |
        | spades-hearts   | As Ks Qs Js Ts | Ah Kh Qh Jh Th |
        | hearts-diamonds | Ah Kh Qh Jh Th | Ad Kd Qd Jd Td |
        | diamonds-clubs  | Ad Kd Qd Jd Td | Ac Kc Qc Jc Tc |
        | clubs-spades    | Ac Kc Qc Jc Tc | As Ks Qs Js Ts |

    @cap.rank @id.beat-a-lower-straight-flush
    Scenario Outline: Each royal flush beats a lower straight flush of another suit
      Given these hands
        | player | cards   |
        | A      | <royal> |
        | B      | <other> |
      When the hands are compared
      Then the hands rank A, B

      Examples:
        | case                    | royal          | other          |
        | spades-over-nine-high   | As Ks Qs Js Ts | 9h 8h 7h 6h 5h |
        | hearts-over-nine-high   | Ah Kh Qh Jh Th | 9h 8h 7h 6h 5h |
        | diamonds-over-king-high | Ad Kd Qd Jd Td | Ks Qs Js Ts 9s |
        | clubs-over-king-high    | Ac Kc Qc Jc Tc | Ks Qs Js Ts 9s |

  @RANK-04
  Rule: Of two straight flushes the one with the higher top card wins

    @id.ten-high-over-eight-high
    Scenario: A ten-high straight flush beats an eight-high one
      Given the board is 6h 7h 8h Kd 2c
      And these hands
        | player | cards |
        | A      | 9h Th |
        | B      | 4h 5h |
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
        | ace-over-king    | Kh Qh Jh Th 2s | Ah 3c | 4d 9h | A      |
        | king-over-queen  | Th 9h 2s Qh Jh | 4d 8h | Kh 3c | B      |
        | queen-over-jack  | Jh Th 9h 8h 2s | Qh 3c | 4d 7h | A      |
        | jack-over-ten    | 8h 7h 2s Th 9h | 4d 6h | Jh 3c | B      |
        | ten-over-nine    | 9h 8h 7h 6h Ks | Th Qc | Jd 5h | A      |
        | nine-over-eight  | 6h 5h Ks 8h 7h | Jd 4h | 9h Qc | B      |
        | eight-over-seven | 7h 6h 5h 4h Ks | 8h Qc | Jd 3h | A      |
        | seven-over-six   | 4h 3h Ks 6h 5h | Jd 2h | 7h Qc | B      |
        | six-over-five    | 5h 4h 3h 2h Ks | 6h Qc | Jd Ah | A      |

    @id.higher-flush-cards-do-not-count
    Scenario: A higher card of the suit outside the run does not count
      Given the board is 8h 7h 6h 5h 2c
      And these hands
        | player | cards |
        | A      | 4h Ah |
        | B      | 9h 3d |
      When the hands are compared
      Then B wins

  @RANK-05
  Rule: A straight flush on the board is shared unless a private card makes a higher one

    @id.nobody-improves
    Scenario: Players who cannot improve it share
      Given the board is 5h 6h 7h 8h 9h
      And these hands
        | player | cards |
        | A      | Ac Ad |
        | B      | 2c 2d |
      When the hands are compared
      Then A and B share the pot

    @id.next-higher-card-wins
    Scenario: The next card above the run wins, though it makes no royal flush
      Given the board is 5h 6h 7h 8h 9h
      And these hands
        | player | cards |
        | A      | Th 2c |
        | B      | Ah Kd |
      When the hands are compared
      Then A wins

    @id.two-cards-above
    Scenario: Two private cards above the run win
      Given the board is 5h 6h 7h 8h 9h
      And these hands
        | player | cards |
        | A      | Ah Kh |
        | B      | Jh Th |
      When the hands are compared
      Then B wins

    @id.cards-that-do-not-help
    Scenario Outline: Suited cards that do not lift the run change nothing
      Given the board is <board>
      And these hands
        | player | cards |
        | A      | <A>   |
        | B      | 2c 2d |
      When the hands are compared
      Then A and B share the pot

      Examples:
        | case                      | board          | A     |
        | card-below                | 5h 6h 7h 8h 9h | 4h 3h |
        | higher-with-a-gap         | 5h 6h 7h 8h 9h | Jh Ah |
        | next-card-of-another-suit | 5h 6h 7h 8h 9h | Ts Js |
        | ace-below-the-two         | 2h 3h 4h 5h 6h | Ah Ad |

    @id.lifted-ace-low-board
    Scenario: The six lifts an ace-low straight flush on the board
      Given the board is Ah 2h 3h 4h 5h
      And these hands
        | player | cards |
        | A      | Kh Qh |
        | B      | 6h 9c |
      When the hands are compared
      Then B wins

    @id.shared-ace-low-board
    Scenario: An ace-low straight flush on the board is shared, though one player holds the suited king
      Given the board is Ah 2h 3h 4h 5h
      And these hands
        | player | cards |
        | A      | Kh Qc |
        | B      | 9c 9d |
      When the hands are compared
      Then A and B share the pot

    @id.king-high-board-and-the-ace
    Scenario: The ace lifts a king-high straight flush on the board
      Given the board is Kh Qh Jh Th 9h
      And these hands
        | player | cards |
        | A      | Ah 2c |
        | B      | 8h 7h |
      When the hands are compared
      Then A wins

  @RANK-06
  Rule: A royal flush on the board is shared by every live player

    @id.three-players-share
    Scenario: Three players share a royal flush of spades on the board
      Given the board is As Ks Qs Js Ts
      And these hands
        | player | cards |
        | A      | Ah Ad |
        | B      | 2c 7d |
        | C      | Kh Kd |
      When the hands are compared
      Then A, B and C share the pot

    @id.in-every-suit
    Scenario Outline: The board's royal flush is shared in every suit
      Given the board is <board>
      And these hands
        | player | cards |
        | A      | <A>   |
        | B      | 3d 2h |
      When the hands are compared
      Then A and B share the pot

      Examples:
        | case     | board          | A     |
        | spades   | As Ks Qs Js Ts | 9s 8s |
        | hearts   | Ah Kh Qh Jh Th | 9h 8h |
        | diamonds | Ad Kd Qd Jd Td | 9d 8d |
        | clubs    | Ac Kc Qc Jc Tc | 9c 8c |

    @cap.no-limit @id.equal-shares-of-300
    Scenario: Three live players take 100 each from a pot of 300
      Given a no-limit table with blinds 50/100
      And 3 players with 1000 each
      And the hole cards are
        | seat | cards |
        | BTN  | Ah Ad |
        | SB   | 2c 7d |
        | BB   | Kh Kd |
      And the board is As Ks Qs Js Ts
      When the action goes: BTN calls, SB calls, BB checks; flop: SB checks, BB checks, BTN checks; turn: SB checks, BB checks, BTN checks; river: SB checks, BB checks, BTN checks
      Then the winnings are
        | seat | chips |
        | BTN  |   100 |
        | SB   |   100 |
        | BB   |   100 |

    @cap.no-limit @id.folded-player-has-no-share
    Scenario: A player who has folded has no share
      Given a no-limit table with blinds 50/100
      And 3 players with 1000 each
      And the hole cards are
        | seat | cards |
        | BTN  | Ah Ad |
        | SB   | 2c 7d |
        | BB   | Kh Kd |
      And the board is As Ks Qs Js Ts
      When the action goes: BTN calls, SB calls, BB checks; flop: SB checks, BB bets 100, BTN calls, SB folds; turn: BB checks, BTN checks; river: BB checks, BTN checks
      Then the winnings are
        | seat | chips |
        | BTN  |   250 |
        | BB   |   250 |
