Feature: Suits
  No suit is worth more than another when hands are compared.

  @RANK-30
  Rule: Suit never breaks a tie

    @id.same-high-cards
    Scenario: The same five high cards in other suits share
      Given the board is Ad Qh Tc 6s 3d
      And these hands
        | player | cards |
        | A      | Kh 9h |
        | B      | Kd 9c |
      When the hands are compared
      Then A and B share the pot

    @id.ties-in-every-class
    Scenario Outline: Hands that differ in suit alone share
      Given the board is <board>
      And these hands
        | player | cards |
        | A      | <A>   |
        | B      | <B>   |
      When the hands are compared
      Then A and B share the pot

      Examples:
        | case            | board          | A     | B     |
        | one-pair        | Kc 9d 7h 4s 2c | As Ks | Ac Kd |
        | two-pair        | Kc 9d 7h 4s 2c | Ks 9s | Kd 9c |
        | three-of-a-kind | Kc Kd 7h 4s 2c | Ks Qs | Kh Qc |
        | straight        | Kc Qd 7h Js 2c | As Ts | Ac Tc |
        | full-house      | Kc Kd 7h 7s 2c | Ks Qs | Kh Qc |

    @id.every-suit-makes-a-flush
    Scenario Outline: A flush beats an ace-high straight in every suit
      Given the board is <board>
      And these hands
        | player | cards |
        | A      | <A>   |
        | B      | <B>   |
      When the hands are compared
      Then A wins

      Examples:
        | case     | board          | A     | B     |
        | clubs    | Tc 3c 2c Jd Qh | 5c 4c | As Kh |
        | diamonds | Td 3d 2d Jh Qs | 5d 4d | Ac Ks |
        | hearts   | Th 3h 2h Js Qc | 5h 4h | Ad Kc |
        | spades   | Ts 3s 2s Jc Qd | 5s 4s | Ah Kd |

    @id.four-players-share
    Scenario: Four players with the same ranks in four suits share
      Given the board is Qh Td 8s 5c 3h
      And these hands
        | player | cards |
        | A      | Ac Kd |
        | B      | Ad Kh |
        | C      | Ah Ks |
        | D      | As Kc |
      When the hands are compared
      Then A, B, C and D share the pot

  @XR-90
  Rule: The order of suits decides draws for a seat or the button, never a pot

    @id.no-suit-wins-a-pot
    Scenario Outline: The higher suit of a draw wins no pot
      Given the board is Ad Qh Tc 6s 3d
      And these hands
        | player | cards |
        | A      | <A>   |
        | B      | <B>   |
      When the hands are compared
      Then A and B share the pot

      Examples:
        | case                  | A     | B     |
        | spade-against-club    | Ks 9h | Kc 9c |
        | spade-against-heart   | Ks 9c | Kh 9d |
        | heart-against-diamond | Kh 9c | Kd 9s |
        | diamond-against-club  | Kd 9h | Kc 9s |
