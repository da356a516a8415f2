@cap.no-limit @cap.unequal-stacks
Feature: A big blind that is short of chips
  A blind posted short puts its player all-in; the price of the others stays the full big blind.

  Background:
    Given a no-limit table with blinds 5/10

  @XR-10
  Rule: A short big blind lowers neither the price nor the raise

    # B36
    @id.full-price
    Scenario: Against a big blind of 4 the call is 10 and the raise is to 20
      Given these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |  1000 |
        | BB   |     4 |
        | UTG  |  1000 |
      When the cards are dealt
      Then UTG acts next
      And UTG may call 10
      And UTG may raise to at least 20

    @id.small-blind-pays-the-rest
    Scenario: The small blind still owes the full difference
      Given these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |  1000 |
        | BB   |     4 |
        | UTG  |  1000 |
      And the action so far: UTG calls
      When BTN folds
      Then SB may call 5

    @id.main-and-side-pot
    Scenario: The short big blind wins only what its 4 chips matched
      Given these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |  1000 |
        | BB   |     4 |
        | UTG  |  1000 |
      And the hole cards are
        | seat | cards |
        | SB   | Ks Kc |
        | BB   | As Ac |
        | UTG  | Qs Qc |
      And the board is Jh 8d 5c 3s 2h
      And the action so far: UTG calls, BTN folds, SB calls; flop: SB checks, UTG checks; turn: SB checks, UTG checks; river: SB checks
      When UTG checks
      Then the pots are
        | amount | seats       |
        |     12 | SB, BB, UTG |
        |     12 | SB, UTG     |
      And the winnings are
        | seat | chips |
        | SB   |    12 |
        | BB   |    12 |

    # B44
    @id.any-short-blind
    Scenario Outline: A big blind of <stack> chips leaves the price at 10
      Given these seats
        | seat | stack   |
        | BTN  |    1000 |
        | SB   |    1000 |
        | BB   | <stack> |
        | UTG  |    1000 |
      When the cards are dealt
      Then UTG may call 10
      And UTG may raise to at least 20

      Examples:
        | case           | stack |
        | one-short      |     9 |
        | seven          |     7 |
        | as-small-blind |     5 |
        | one-chip       |     1 |

    @id.raise-below-the-full-minimum @switch.on_illegal_amount.reject
    Scenario: A raise that doubles only the short blind is refused
      Given these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |  1000 |
        | BB   |     7 |
        | UTG  |  1000 |
      When UTG tries to raise to 19
      Then the action is refused

    @id.unmatched-part-of-the-call-returns
    Scenario: A single caller plays for what the short blind can match
      Given these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |  1000 |
        | BB   |     6 |
        | UTG  |  1000 |
      And the hole cards are
        | seat | cards |
        | BB   | As Ac |
        | UTG  | Qs Qc |
      And the board is Jh 8d 5c 3s 2h
      And the action so far: UTG calls, BTN folds
      When SB folds
      Then the hand is over
      And the seats show
        | seat | stack |
        | BTN  |  1000 |
        | SB   |   995 |
        | BB   |    17 |
        | UTG  |   994 |

    # B37
    @id.both-blinds-short
    Scenario: With both blinds short the price is still the full big blind
      Given these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |     2 |
        | BB   |     2 |
        | UTG  |  1000 |
      When the cards are dealt
      Then the pot is 4
      And UTG may call 10
      And UTG may raise to at least 20

    # B37
    @id.both-blinds-short-and-one-caller
    Scenario: One caller against two short blinds plays for three times their chips
      Given these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |     2 |
        | BB   |     2 |
        | UTG  |  1000 |
      And the hole cards are
        | seat | cards |
        | SB   | Ks Kc |
        | BB   | As Ac |
        | UTG  | Qs Qc |
      And the board is Jh 8d 5c 3s 2h
      And the action so far: UTG calls
      When BTN folds
      Then the hand is over
      And the seats show
        | seat | stack |
        | BTN  |  1000 |
        | SB   |     0 |
        | BB   |     6 |
        | UTG  |   998 |

    # B37
    @id.both-blinds-short-and-two-callers
    Scenario: Two callers against two short blinds play for the rest of their calls alone
      Given these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |     2 |
        | BB   |     2 |
        | UTG  |  1000 |
      And the hole cards are
        | seat | cards |
        | BTN  | Qs Qc |
        | SB   | Ks Kc |
        | BB   | As Ac |
      And the board is Jh 8d 5c 3s 2h
      And the action so far: UTG calls, BTN calls; flop: UTG checks, BTN bets 10
      When UTG folds
      Then the hand is over
      And the seats show
        | seat | stack |
        | BTN  |  1006 |
        | SB   |     0 |
        | BB   |     8 |
        | UTG  |   990 |
