@cap.no-limit @cap.unequal-stacks
Feature: An ante that a player cannot pay in full
  What the short player can win of the antes of the others. BTN holds the best hand, SB the second best.

  Background:
    Given a no-limit table with blinds 5/10
    And the hole cards are
      | seat | cards |
      | BTN  | As Ac |
      | SB   | Qs Qc |
      | BB   | Js Jc |
      | UTG  | Ts Tc |
    And the board is Kh 8d 5c 3s 2h

  @XR-15
  Rule: A short ante competes only for the matched part of each ante

    @id.matched-part @cap.antes @switch.ante_kind.uniform @switch.ante_trimming.trimmed
    Scenario Outline: A player with <stack> of the ante of 10 wins <stack> from each
      Given these seats
        | seat | stack   |
        | BTN  | <stack> |
        | SB   |    1000 |
        | BB   |    1000 |
        | UTG  |    1000 |
      And an ante of 10 from every player
      And the action so far: UTG calls, SB calls, BB checks; flop: SB checks, BB checks, UTG checks; turn: SB checks, BB checks, UTG checks; river: SB checks, BB checks
      When UTG checks
      Then the winnings are
        | seat | chips  |
        | BTN  | <main> |
        | SB   | <side> |

      Examples:
        | case      | stack | main | side |
        | four      |     4 |   16 |   48 |
        | one-short |     9 |   36 |   33 |
        | one-chip  |     1 |    4 |   57 |

    @id.pots @cap.antes @switch.ante_kind.uniform @switch.ante_trimming.trimmed
    Scenario: The unmatched part of the antes goes into the side pot
      Given these seats
        | seat | stack |
        | BTN  |     4 |
        | SB   |  1000 |
        | BB   |  1000 |
        | UTG  |  1000 |
      And an ante of 10 from every player
      And the action so far: UTG calls, SB calls, BB checks; flop: SB checks, BB checks, UTG checks; turn: SB checks, BB checks, UTG checks; river: SB checks, BB checks
      When UTG checks
      Then the pots are
        | amount | seats            |
        |     16 | BTN, SB, BB, UTG |
        |     48 | SB, BB, UTG      |

    @id.folded-ante-is-trimmed-too @cap.antes @switch.ante_kind.uniform @switch.ante_trimming.trimmed
    Scenario: The ante of a player who folded is won only up to the short ante
      Given these seats
        | seat | stack |
        | BTN  |     4 |
        | SB   |  1000 |
        | BB   |  1000 |
        | UTG  |  1000 |
      And an ante of 10 from every player
      And the action so far: UTG folds, SB calls, BB checks; flop: SB checks, BB checks; turn: SB checks, BB checks; river: SB checks
      When BB checks
      Then the winnings are
        | seat | chips |
        | BTN  |    16 |
        | SB   |    38 |

    @id.whole-antes-where-not-trimmed @cap.antes @switch.ante_kind.uniform @switch.ante_trimming.untrimmed
    Scenario: Where antes are not trimmed a short ante wins them all
      Given these seats
        | seat | stack |
        | BTN  |     4 |
        | SB   |  1000 |
        | BB   |  1000 |
        | UTG  |  1000 |
      And an ante of 10 from every player
      And the action so far: UTG calls, SB calls, BB checks; flop: SB checks, BB checks, UTG checks; turn: SB checks, BB checks, UTG checks; river: SB checks, BB checks
      When UTG checks
      Then the winnings are
        | seat | chips |
        | BTN  |    34 |
        | SB   |    30 |

    @id.full-ante-wins-every-ante @cap.antes @switch.ante_kind.uniform
    Scenario: A player whose stack is exactly the ante wins every ante and no bet
      Given these seats
        | seat | stack |
        | BTN  |    10 |
        | SB   |  1000 |
        | BB   |  1000 |
        | UTG  |  1000 |
      And an ante of 10 from every player
      And the action so far: UTG calls, SB calls, BB checks; flop: SB checks, BB checks, UTG checks; turn: SB checks, BB checks, UTG checks; river: SB checks, BB checks
      When UTG checks
      Then the winnings are
        | seat | chips |
        | BTN  |    40 |
        | SB   |    30 |

    @id.single-ante-is-not-trimmed @cap.bb-ante @switch.ante_kind.big_blind
    Scenario: An ante paid for the table is won whole by a short stack
      Given these seats
        | seat | stack |
        | BTN  |     5 |
        | SB   |  1000 |
        | BB   |  1000 |
        | UTG  |  1000 |
      And a big-blind ante of 10
      And the action so far: UTG folds, BTN goes all-in for 5, SB calls, BB checks; flop: SB checks, BB checks; turn: SB checks, BB checks; river: SB checks
      When BB checks
      Then the winnings are
        | seat | chips |
        | BTN  |    25 |
        | SB   |    10 |
