Feature: The minimum raise
  How much a raise adds at least, before and after the flop.

  @RAISE-01 @cap.no-limit
  Rule: A raise adds at least the largest full bet or raise of the round

    @id.adds-the-raise-before
    Scenario: The next raise adds as much as the raise before
      Given a no-limit table with blinds 5/10
      And 6 players with 1000 each
      When UTG raises to 25
      Then UTG+1 acts next
      And UTG+1 may raise to at least 40

    # B03
    @id.grows-with-a-larger-raise
    Scenario: A larger raise sets a larger minimum
      Given a no-limit table with blinds 5/10
      And 6 players with 1000 each
      And the action so far: UTG raises to 25
      When UTG+1 raises to 100
      Then CO acts next
      And CO may raise to at least 175

    @id.below-the-minimum-is-refused @switch.on_illegal_amount.reject
    Scenario Outline: A raise to <to> over a raise from 25 to 100 is refused
      Given a no-limit table with blinds 5/10
      And 6 players with 1000 each
      And the action so far: UTG raises to 25, UTG+1 raises to 100
      When CO tries to raise to <to>
      Then the action is refused

      Examples:
        | case                    |  to |
        | one-chip-less           | 174 |
        | adds-the-first-raise    | 115 |
        | adds-one-big-blind      | 110 |
        | the-bet-itself          | 100 |

    @id.minimum-and-above-is-accepted
    Scenario Outline: A raise to <to> over a raise from 25 to 100 is accepted
      Given a no-limit table with blinds 5/10
      And 6 players with 1000 each
      And the action so far: UTG raises to 25, UTG+1 raises to 100
      When CO tries to raise to <to>
      Then the action is accepted

      Examples:
        | case           |   to |
        | the-minimum    |  175 |
        | one-chip-more  |  176 |
        | the-stack      | 1000 |

    # B04
    @id.doubling-is-not-needed
    Scenario: A raise need not double the bet
      Given a no-limit table with blinds 5/10
      And 3 players with 1000 each
      And the action so far: BTN raises to 20, SB raises to 200, BB folds
      When BTN tries to raise to 380
      Then the action is accepted

    # B12
    @id.any-whole-amount-sets-the-minimum
    Scenario: A raise that is no multiple of the blind sets the minimum too
      Given a no-limit table with blinds 50/100
      And 3 players with 1000 each
      When BTN raises to 237
      Then SB may raise to at least 374

    # B01
    @id.own-blind-is-part-of-the-total @switch.sb_ratio.free
    Scenario: The raiser's own blind is part of the total
      Given a no-limit table with blinds 10/25
      And 3 players with 1000 each
      And the action so far: BTN raises to 50, SB folds
      When BB raises to 75
      Then BTN may raise to at least 100

    @id.call-between-changes-nothing
    Scenario: A call in between leaves the minimum as it was
      Given a no-limit table with blinds 5/10
      And 6 players with 1000 each
      And the action so far: UTG raises to 30
      When UTG+1 calls
      Then CO may raise to at least 50

    # B13
    @id.all-in-below-the-bet-changes-nothing @cap.unequal-stacks
    Scenario: An all-in for less than the bet is a call and leaves the minimum as it was
      Given a no-limit table with blinds 50/100
      And these seats
        | seat | stack |
        | BTN  |   300 |
        | SB   |  1000 |
        | BB   |  1000 |
        | UTG  |  1000 |
      And the action so far: UTG raises to 400
      When BTN goes all-in for 300
      Then SB may call 350
      And SB may raise to at least 700

    @id.short-all-in-call-is-no-increment @cap.unequal-stacks
    Scenario: An all-in for less than half the bet sets no minimum
      Given a no-limit table with blinds 50/100
      And these seats
        | seat | stack |
        | BTN  |   150 |
        | SB   |  1000 |
        | BB   |  1000 |
        | UTG  |  1000 |
      And the action so far: UTG raises to 400
      When BTN goes all-in for 150
      Then SB may call 350
      And SB may raise to at least 700

    # B05
    @id.short-opponent-does-not-lower-it @cap.unequal-stacks
    Scenario: An opponent with few chips left does not lower the minimum
      Given a no-limit table with blinds 10/20
      And these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |  1000 |
        | BB   |   200 |
      And the action so far: BTN raises to 100, SB folds
      When BB raises to 180
      Then BTN may call 80
      And BTN may raise to at least 260

  @RAISE-02 @cap.no-limit
  Rule: The minimum raise is the same after the flop

    # B02
    @id.adds-the-raise-on-the-flop
    Scenario: A raise on the flop sets the next minimum
      Given a no-limit table with blinds 5/10
      And 3 players with 1000 each
      And the action so far: BTN calls, SB calls, BB checks; flop: SB bets 30
      When BB raises to 90
      Then BTN acts next
      And BTN may raise to at least 150

    @id.re-raise-with-the-third-player-out
    Scenario: When the third player has folded the next raise adds the re-raise
      Given a no-limit table with blinds 5/10
      And 3 players with 1000 each
      And the action so far: BTN calls, SB calls, BB checks; flop: SB bets 30, BB raises to 90, BTN folds
      When SB raises to 200
      Then BB acts next
      And BB may raise to at least 310

    @id.adds-the-opening-bet
    Scenario Outline: The first raise on the <case> adds the opening bet
      Given a no-limit table with blinds 5/10
      And 3 players with 1000 each
      When the action goes: BTN calls, SB folds, BB checks; <streets>: BB bets 30
      Then BTN may raise to at least 60

      Examples:
        | case  | streets                                                       |
        # B02
        | flop  | flop                                                          |
        | turn  | flop: BB checks, BTN checks; turn                             |
        | river | flop: BB checks, BTN checks; turn: BB checks, BTN checks; river |

    @id.one-chip-less-on-the-flop @switch.on_illegal_amount.reject
    Scenario: One chip less than twice the opening bet is refused
      Given a no-limit table with blinds 5/10
      And 3 players with 1000 each
      And the action so far: BTN calls, SB folds, BB checks; flop: BB bets 30
      When BTN tries to raise to 59
      Then the action is refused

    @id.exact-minimum-on-the-flop
    Scenario: Exactly twice the opening bet is accepted
      Given a no-limit table with blinds 5/10
      And 3 players with 1000 each
      And the action so far: BTN calls, SB folds, BB checks; flop: BB bets 30
      When BTN tries to raise to 60
      Then the action is accepted

    # B26
    @id.check-raise-has-the-same-minimum
    Scenario: A check-raise has the same minimum
      Given a no-limit table with blinds 5/10
      And 3 players with 1000 each
      When the action goes: BTN calls, SB calls, BB checks; flop: SB checks, BB bets 20, BTN calls
      Then SB may raise to at least 40

    # B03
    @id.earlier-street-is-forgotten
    Scenario: A raise of an earlier street no longer counts
      Given a no-limit table with blinds 5/10
      And 3 players with 1000 each
      And the action so far: BTN raises to 70, SB folds, BB calls
      When BB bets 10
      Then BTN may raise to at least 20

  @RAISE-03 @cap.no-limit
  Rule: The first raise before the flop is to at least two big blinds

    @id.two-big-blinds
    Scenario: The first player may raise to two big blinds or more
      Given a no-limit table with blinds 5/10
      And 6 players with 1000 each
      When the cards are dealt
      Then UTG acts next
      And UTG may raise to at least 20
      And UTG may raise to at most 1000

    @id.one-chip-less-than-two-blinds @switch.on_illegal_amount.reject
    Scenario: One chip less than two big blinds is refused
      Given a no-limit table with blinds 5/10
      And 6 players with 1000 each
      When UTG tries to raise to 19
      Then the action is refused

    @id.exactly-two-blinds
    Scenario: Exactly two big blinds is accepted
      Given a no-limit table with blinds 5/10
      And 6 players with 1000 each
      When UTG tries to raise to 20
      Then the action is accepted

    @id.callers-change-nothing
    Scenario: Those who call the blind leave the minimum as it was
      Given a no-limit table with blinds 5/10
      And 4 players with 1000 each
      When the action goes: UTG calls, BTN calls
      Then SB may raise to at least 20

    @id.big-blind-raises-its-own-blind
    Scenario: The big blind's first raise has the same minimum
      Given a no-limit table with blinds 5/10
      And 3 players with 1000 each
      When the action goes: BTN calls, SB calls
      Then BB may raise to at least 20

    @id.three-players
    Scenario: Three-handed the button's first raise has the same minimum
      Given a no-limit table with blinds 5/10
      And 3 players with 1000 each
      When the cards are dealt
      Then BTN may raise to at least 20

    @id.uneven-blinds @switch.sb_ratio.free
    Scenario: Only the big blind is the yardstick, not the small one
      Given a no-limit table with blinds 10/25
      And 3 players with 1000 each
      When the cards are dealt
      Then BTN may raise to at least 50

    # B14
    @id.in-the-next-hand @cap.several-hands
    Scenario: A large bet of the hand before leaves the first raise of the next one as it was
      Given a no-limit table with blinds 5/10
      And these seats
        | seat | stack |
        | 1    |  1000 |
        | 2    |  1000 |
        | 3    |  1000 |
      And the button is at seat 1
      And the action so far: seat 1 calls, seat 2 calls, seat 3 checks; flop: seat 2 checks, seat 3 checks, seat 1 checks; turn: seat 2 checks, seat 3 checks, seat 1 checks; river: seat 2 bets 300, seat 3 folds, seat 1 calls
      When the next hand is dealt
      Then seat 2 may raise to at least 20

  @RAISE-01 @cap.pot-limit
  Rule: In pot-limit a raise adds as much

    @id.pot-limit-adds-the-raise-before
    Scenario: In pot-limit the next raise adds as much as the raise before
      Given a pot-limit table with blinds 5/10
      And 6 players with 1000 each
      When UTG raises to 25
      Then UTG+1 may raise to at least 40

  @RAISE-02 @cap.pot-limit
  Rule: In pot-limit the minimum after the flop is the same, too

    @id.pot-limit-on-the-flop
    Scenario: In pot-limit a raise on the flop sets the next minimum
      Given a pot-limit table with blinds 5/10
      And 3 players with 1000 each
      And the action so far: BTN calls, SB calls, BB checks; flop: SB bets 30
      When BB raises to 90
      Then BTN may raise to at least 150

  @RAISE-03 @cap.pot-limit
  Rule: In pot-limit the first raise is to at least two big blinds, too

    @id.pot-limit-two-big-blinds @switch.pl_sb_rounding.false
    Scenario: In pot-limit the first player may raise to two big blinds or more, up to the pot
      Given a pot-limit table with blinds 5/10
      And 6 players with 1000 each
      When the cards are dealt
      Then UTG acts next
      And UTG may raise to at least 20
      And UTG may raise to at most 35
