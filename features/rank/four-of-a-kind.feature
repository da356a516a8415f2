Feature: Four of a kind
  How quads compare, and when the fifth card decides.

  @RANK-08
  Rule: The higher four of a kind wins

    @id.eights-over-fives
    Scenario: Four eights beat four fives, whatever the fifth card
      Given the board is 8c 8d 5h 5s 2c
      And these hands
        | player | cards |
        | A      | 8h 8s |
        | B      | 5c 5d |
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
        | aces-over-kings  | Ac Ad Kh Ks 2c | Kc Kd | Ah As | B      |
        | jacks-over-tens  | Jc Jd Th Ts 2c | Jh Js | Tc Td | A      |
        | threes-over-twos | 3c 3d 2h 2s Ac | 2c 2d | 3h 3s | B      |

  @RANK-09
  Rule: Quads on the board are decided by the single best remaining card

    @id.ace-over-king
    Scenario: A private ace beats a pair of kings beside quads on the board
      Given the board is 7c 7d 7h 7s 4d
      And these hands
        | player | cards |
        | A      | Ah 2c |
        | B      | Kd Kc |
      When the hands are compared
      Then A wins

    @id.equal-kickers-share
    Scenario: Two kings share, though one player also holds a queen
      Given the board is 7c 7d 7h 7s Qd
      And these hands
        | player | cards |
        | A      | Kh 2c |
        | B      | Ks Qc |
      When the hands are compared
      Then A and B share the pot

    # B99
    @id.low-kickers
    Scenario: The eight beats the five as the fifth card
      Given the board is 6c 6d 6h 6s 3d
      And these hands
        | player | cards |
        | A      | 2c 5s |
        | B      | 4h 8d |
      When the hands are compared
      Then B wins

    # B99
    @id.private-ace-over-board-king
    Scenario: A private ace beats the board's king
      Given the board is 6c 6d 6h 6s Kd
      And these hands
        | player | cards |
        | A      | Ac 5s |
        | B      | 4h 8d |
      When the hands are compared
      Then A wins

    # B109
    @id.pair-beside-quads
    Scenario: A full house that could be made beside the quads counts for nothing
      Given the board is Jh 8s 8h 8d 8c
      And these hands
        | player | cards |
        | A      | Ah Ad |
        | B      | Jc Jd |
      When the hands are compared
      Then A wins

    @id.best-tied-kickers-only
    Scenario: Only the players with the best fifth card share
      Given the board is 7c 7d 7h 7s 4d
      And these hands
        | player | cards |
        | A      | Ah 2c |
        | B      | Kd Kc |
        | C      | As Qd |
      When the hands are compared
      Then A and C share the pot

    @id.kickers-below-the-quads
    Scenario: Beside four aces on the board a king beats a queen
      Given the board is Ac Ad Ah As 5d
      And these hands
        | player | cards |
        | A      | Kh 2c |
        | B      | Qd Qc |
      When the hands are compared
      Then A wins

    @id.ace-beside-twos
    Scenario: Beside four twos on the board an ace beats a king
      Given the board is 2c 2d 2h 2s 9d
      And these hands
        | player | cards |
        | A      | Ah 3c |
        | B      | Kd Kc |
      When the hands are compared
      Then A wins

  @RANK-10
  Rule: Quads on the board are shared when no private card outranks the board's fifth card

    @id.ace-on-board
    Scenario: An ace beside the quads on the board is shared
      Given the board is 7c 7d 7h 7s Ad
      And these hands
        | player | cards |
        | A      | Ks Qs |
        | B      | 2c 3c |
      When the hands are compared
      Then A and B share the pot

    @id.private-card-equals-the-board
    Scenario: A private king does not beat the king on the board
      Given the board is 7c 7d 7h 7s Kd
      And these hands
        | player | cards |
        | A      | Kh 2c |
        | B      | 3c 4d |
      When the hands are compared
      Then A and B share the pot

    # B99
    @id.lower-private-cards
    Scenario: Private cards below the board's king are not compared
      Given the board is 6c 6d 6h 6s Kd
      And these hands
        | player | cards |
        | A      | 2c 5s |
        | B      | 4h 8d |
      When the hands are compared
      Then A and B share the pot

    @id.private-pair
    Scenario: A private pair below the board's fifth card adds nothing
      Given the board is 7c 7d 7h 7s Ad
      And these hands
        | player | cards |
        | A      | Kh Ks |
        | B      | 2c 3c |
        | C      | Ah Ac |
      When the hands are compared
      Then A, B and C share the pot
