@cap.wager-unit
Feature: The chips that wagers are made of
  Bets and raises in the chips of the blinds, and what smaller chips are good for.

  @XR-24 @cap.no-limit
  Rule: Bets and raises are whole numbers of the smallest chip that is used for the blinds

    Background:
      Given a no-limit table with blinds 5/10
      And the smallest chip of the blinds is 5

    @id.broken-bet-is-refused @switch.on_illegal_amount.reject
    Scenario Outline: With a smallest chip of 5 a bet of <to> is refused
      Given 3 players with 1000 each
      And the action so far: BTN calls, SB calls, BB checks
      When SB tries to bet <to>
      Then the action is refused

      Examples:
        | case          | to  |
        | one-chip-more |  11 |
        | between       |  12 |
        | one-chip-less |  14 |
        | many-chips    | 501 |

    @id.whole-bet-is-accepted
    Scenario Outline: With a smallest chip of 5 a bet of <to> is accepted
      Given 3 players with 1000 each
      And the action so far: BTN calls, SB calls, BB checks
      When SB tries to bet <to>
      Then the action is accepted
      And BB may call <to>

      Examples:
        | case        | to |
        | two-chips   | 10 |
        | three-chips | 15 |
        | five-chips  | 25 |

    @id.broken-raise-is-refused @switch.on_illegal_amount.reject
    Scenario: A raise to an amount that takes a smaller chip is refused
      Given 3 players with 1000 each
      When BTN tries to raise to 23
      Then the action is refused

    @id.whole-raise-is-accepted
    Scenario: A raise by one chip of 5 more than the minimum is accepted
      Given 3 players with 1000 each
      When BTN tries to raise to 25
      Then the action is accepted
      And SB may call 20

    @id.broken-bet-is-corrected @switch.on_illegal_amount.correct
    Scenario: In a house that corrects wagers the smaller chips of a bet do not count
      Given 3 players with 1000 each
      And the action so far: BTN calls, SB calls, BB checks
      When SB tries to bet 12
      Then the wager is corrected to 10
      And BB may call 10

  @XR-24 @cap.no-limit @switch.small_chips.all_in_only @cap.unequal-stacks
  Rule: Smaller chips play in an all-in, where the house lets them

    Background:
      Given a no-limit table with blinds 5/10
      And the smallest chip of the blinds is 5

    @id.all-in-bet
    Scenario: An all-in bet of 13 plays in full
      Given these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |    23 |
        | BB   |  1000 |
      And the action so far: BTN calls, SB calls, BB checks
      When SB tries to bet 13
      Then the action is accepted
      And BB may call 13
      And the seats show
        | seat | stack | bet | status |
        | SB   |     0 |  13 | all-in |

    @id.all-in-is-the-most
    Scenario: A stack of 13 may be bet to the last chip
      Given these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |    23 |
        | BB   |  1000 |
      When the action goes: BTN calls, SB calls, BB checks
      Then SB may bet at least 10
      And SB may bet at most 13

    @id.part-of-a-stack @switch.on_illegal_amount.reject
    Scenario: A bet of 12 that keeps one chip of a stack of 13 back is refused
      Given these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |    23 |
        | BB   |  1000 |
      And the action so far: BTN calls, SB calls, BB checks
      When SB tries to bet 12
      Then the action is refused

    @id.all-in-call
    Scenario: An all-in call of 13 plays in full
      Given these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |    23 |
        | BB   |  1000 |
      And the action so far: BTN calls, SB calls, BB checks; flop: SB checks, BB bets 20, BTN folds
      When SB calls
      Then the hand is over
      And BB gets back 7

    @id.raise-over-an-all-in
    Scenario: The least raise over an all-in of 13 is brought up to a whole chip
      # 13 more than the 13 is 26
      Given these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |    23 |
        | BB   |  1000 |
      When the action goes: BTN calls, SB calls, BB checks; flop: SB goes all-in for 13
      Then BB may raise to at least 30

    @id.chips-of-a-later-bet @switch.on_illegal_amount.reject
    Scenario: After an all-in of 13 the bets of the next street are whole chips again
      Given these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |    23 |
        | BB   |  1000 |
      And the action so far: BTN calls, SB calls, BB checks; flop: SB goes all-in for 13, BB calls, BTN calls
      When BB tries to bet 13
      Then the action is refused

  @XR-24 @cap.no-limit @switch.small_chips.do_not_play @cap.unequal-stacks
  Rule: Smaller chips do not play at all, where the house leaves them out

    Background:
      Given a no-limit table with blinds 5/10
      And the smallest chip of the blinds is 5

    @id.all-in-bet-without-them
    Scenario: An all-in bet from a stack of 13 plays 10, and 3 stay with the player
      Given these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |    23 |
        | BB   |  1000 |
      And the action so far: BTN calls, SB calls, BB checks
      When SB bets 10
      Then BB may call 10
      And the seats show
        | seat | stack | bet | status |
        | SB   |     3 |  10 | all-in |

    @id.most-without-them
    Scenario: Of a stack of 13 no more than 10 may be bet
      Given these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |    23 |
        | BB   |  1000 |
      When the action goes: BTN calls, SB calls, BB checks
      Then SB may bet at most 10

    @id.raise-without-them
    Scenario: Of a stack of 43 no more than 40 may be raised to
      Given these seats
        | seat | stack |
        | BTN  |    43 |
        | SB   |  1000 |
        | BB   |  1000 |
      When the cards are dealt
      Then BTN may raise to at most 40

    @id.call-without-them
    Scenario: A player with 13 calls a bet of 20 with 10
      Given these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |    23 |
        | BB   |  1000 |
      When the action goes: BTN calls, SB calls, BB checks; flop: SB checks, BB bets 20, BTN calls
      Then SB may call 10

    @id.not-asked-again
    Scenario: A player with only smaller chips left is not asked any more
      Given these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |    23 |
        | BB   |  1000 |
      When the action goes: BTN calls, SB calls, BB checks; flop: SB bets 10, BB calls, BTN calls
      Then the next street is the turn
      And BB acts next

    @id.blind-without-them
    Scenario: A big blind with 13 is all-in for the blind
      Given these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |  1000 |
        | BB   |    13 |
      When the action goes: BTN calls, SB calls
      Then the next street is the flop
      And the pot is 30
      And BB has 3 behind

    @id.loser-keeps-them
    Scenario: A player who loses all-in keeps the smaller chips
      Given these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |    23 |
        | BB   |  1000 |
      And the hole cards are
        | seat | cards |
        | SB   | 2c 7d |
        | BB   | As Ad |
      And the board is Kc Qh 9d 4s 3h
      And the action so far: BTN folds, SB calls, BB checks; flop: SB bets 10
      When BB calls
      Then the hand is over
      And BB wins 40
      And SB has 3 behind

    @id.winner-keeps-them
    Scenario: A player who wins all-in has the pot and the smaller chips
      Given these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |    23 |
        | BB   |  1000 |
      And the hole cards are
        | seat | cards |
        | SB   | As Ad |
        | BB   | 2c 7d |
      And the board is Kc Qh 9d 4s 3h
      And the action so far: BTN folds, SB calls, BB checks; flop: SB bets 10
      When BB calls
      Then the hand is over
      And SB wins 40
      And SB has 43 behind

  @XR-24 @cap.pot-limit @cap.unequal-stacks
  Rule: The largest raise of pot-limit is a whole number of the chips of the blinds, too

    Background:
      Given a pot-limit table with blinds 5/10
      And the smallest chip of the blinds is 5

    @id.size-of-the-pot @switch.small_chips.all_in_only
    Scenario: A limit of 69 over an all-in of 13 is brought down to 65
      # the pot of 30, the bet of 13 and a call of 13 are 56, on top of the 13
      Given these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |    23 |
        | BB   |  1000 |
      When the action goes: BTN calls, SB calls, BB checks; flop: SB goes all-in for 13
      Then BB may raise to at most 65
