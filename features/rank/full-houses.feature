Feature: Full houses
  Triplet first, then the pair, then nothing.

  @RANK-11
  Rule: Full houses are compared by their triplets first

    @id.aces-over-kings
    Scenario: Aces full of kings beat kings full of aces
      Given the board is Ac Ad Kh Ks 4d
      And these hands
        | player | cards |
        | A      | As 2c |
        | B      | Kd 3c |
      When the hands are compared
      Then A wins

    @id.low-triplet-with-high-pair
    Scenario: A pair of aces does not make up for a lower triplet
      Given the board is 2c 2d 3h 3s Ad
      And these hands
        | player | cards |
        | A      | 2h Ac |
        | B      | 3d 4c |
      When the hands are compared
      Then B wins

    # B98
    @id.private-pair-makes-the-triplet
    Scenario: A private pair that becomes the higher triplet wins
      Given the board is Ah 9d 9c 9s 4h
      And these hands
        | player | cards |
        | A      | Ad Ac |
        | B      | As Kd |
      When the hands are compared
      Then A wins

    @id.higher-of-two-triplets
    Scenario: Of a player's two triplets the higher one leads
      Given the board is 8c 8d 5h 5s Kc
      And these hands
        | player | cards |
        | A      | 5d 2c |
        | B      | 8h 5c |
      When the hands are compared
      Then B wins

  @RANK-12
  Rule: With equal triplets the higher pair wins

    @id.aces-over-nines
    Scenario: Kings full of aces beat kings full of nines
      Given the board is Kc Kd Kh 2s 5c
      And these hands
        | player | cards |
        | A      | Ah As |
        | B      | 9h 9s |
      When the hands are compared
      Then A wins

    # B97
    @id.private-pair-over-board-pair
    Scenario: A private pair higher than the board's pair fills the house
      Given the board is 4s 4h 4d 2s 2h
      And these hands
        | player | cards |
        | A      | 9s 9h |
        | B      | Js Jh |
      When the hands are compared
      Then B wins

    # B109
    @id.private-pair-over-paired-card
    Scenario: Aces fill the house better than a second and a third six
      Given the board is 6c Js Jh 9d Jd
      And these hands
        | player | cards |
        | A      | 6h 6s |
        | B      | Ac Ad |
      When the hands are compared
      Then B wins

    @id.one-private-card-pairs-the-board
    Scenario: The higher card of the board is the better one to pair
      Given the board is Kc Kd Kh 9s 4c
      And these hands
        | player | cards |
        | A      | 9h 2d |
        | B      | 4d As |
      When the hands are compared
      Then A wins

    @id.threes-over-twos
    Scenario: One rank higher is enough for the pair
      Given the board is Kc Kd Kh Qs 5c
      And these hands
        | player | cards |
        | A      | 2h 2s |
        | B      | 3h 3s |
      When the hands are compared
      Then B wins

    @id.twos-full-of-aces
    Scenario: Twos full of aces beat twos full of kings
      Given the board is 2c 2d 2h Ks 8d
      And these hands
        | player | cards |
        | A      | As Ad |
        | B      | Kd Qc |
      When the hands are compared
      Then A wins

  @RANK-13
  Rule: Full houses with the same triplet and the same pair share, with no kicker

    @id.sixth-card-ignored
    Scenario: A queen left over does not beat a two left over
      Given the board is Kc Kd 9h 9s 3d
      And these hands
        | player | cards |
        | A      | Kh Qc |
        | B      | Ks 2c |
      When the hands are compared
      Then A and B share the pot

    @id.full-house-on-board
    Scenario: A full house on the board is shared, though one player holds a third six
      Given the board is Jc Jd Jh 6s 6d
      And these hands
        | player | cards |
        | A      | 6h 2c |
        | B      | Ac Qd |
      When the hands are compared
      Then A and B share the pot

    @id.better-third-hand-wins
    Scenario: A third player with a better pair wins it all
      Given the board is Jc Jd Jh 6s 6d
      And these hands
        | player | cards |
        | A      | 6h 2c |
        | B      | Ac Qd |
        | C      | Ah As |
      When the hands are compared
      Then C wins

    # B109
    @id.two-pairs-on-board
    Scenario: Private pairs below the board's pair are ignored
      Given the board is Ts Td 5c 5d 5h
      And these hands
        | player | cards |
        | A      | 9c 9d |
        | B      | Ah Kd |
      When the hands are compared
      Then A and B share the pot
