@cap.no-limit @cap.rake
Feature: The rake
  What the house keeps of a pot, before the winners share it.

  Background:
    Given a no-limit table with blinds 50/100

  @POT-04
  Rule: The house may keep a share of each pot, up to a ceiling

    @id.ten-percent-up-to-four-dollars
    Scenario Outline: Of <pot> cents the house takes <rake> at ten percent up to four dollars
      Given 2 players with <stack> each
      And the house takes a rake of 10% up to 400
      And the hole cards are
        | seat | cards |
        | BTN  | Ac Ad |
        | BB   | Kc Kd |
      And the board is 2c 5d 7h 9s Jd
      When the action goes: BTN goes all-in for <stack>, BB calls
      Then the house takes <rake>
      And the winnings are
        | seat | chips  |
        | BTN  | <wins> |

      Examples:
        | case                | stack | pot   | rake | wins |
        | fifteen-dollars     | 750   | 1500  | 150  | 1350 |
        | twenty-dollars      | 1000  | 2000  | 200  | 1800 |
        | forty-dollars       | 2000  | 4000  | 400  | 3600 |
        | forty-one-dollars   | 2050  | 4100  | 400  | 3700 |
        | one-hundred-dollars | 5000  | 10000 | 400  | 9600 |

    @id.in-whole-dollars
    Scenario Outline: A rake in whole dollars is <rake> cents of <pot>
      Given 2 players with <stack> each
      And the house takes a rake of 10% up to 400, in whole 100s
      And the hole cards are
        | seat | cards |
        | BTN  | Ac Ad |
        | BB   | Kc Kd |
      And the board is 2c 5d 7h 9s Jd
      When the action goes: BTN goes all-in for <stack>, BB calls
      Then the house takes <rake>
      And the winnings are
        | seat | chips  |
        | BTN  | <wins> |

      Examples:
        | case                | stack | pot   | rake | wins |
        | fifteen-dollars     | 750   | 1500  | 100  | 1400 |
        | forty-dollars       | 2000  | 4000  | 400  | 3600 |
        | forty-one-dollars   | 2050  | 4100  | 400  | 3700 |
        | one-hundred-dollars | 5000  | 10000 | 400  | 9600 |

    @id.no-ceiling
    Scenario: Without a ceiling the rake grows with the pot
      Given 2 players with 5000 each
      And the house takes a rake of 10%
      And the hole cards are
        | seat | cards |
        | BTN  | Ac Ad |
        | BB   | Kc Kd |
      And the board is 2c 5d 7h 9s Jd
      When the action goes: BTN goes all-in for 5000, BB calls
      Then the house takes 1000
      And BTN has 9000 behind

    @id.no-setting
    Scenario: Nothing is taken at a table without a rake
      Given 3 players with 1000 each
      When the action goes: BTN calls, SB folds, BB checks; flop: BB bets 100, BTN folds
      Then the house takes no rake
      And BB wins 250

    @id.each-hand @cap.several-hands
    Scenario: Each hand at the table is raked
      # Both pots are 250. Seat 3 wins the first one, seat 1 the second.
      Given 3 players with 1000 each
      And the house takes a rake of 10%
      And the action so far: BTN calls, SB folds, BB checks; flop: BB bets 100, BTN folds
      When the next hand is dealt
      And the action goes: seat 2 calls, seat 3 folds, seat 1 checks; flop: seat 1 bets 100, seat 2 folds
      Then the house takes 25
      And the seats show
        | seat   | stack |
        | seat 1 |  1025 |
        | seat 2 |   850 |
        | seat 3 |  1075 |

  @POT-04
  Rule: The rake is rounded down

    @id.rounded-down-to-a-chip
    Scenario: Ten percent of 666 is 66
      Given 3 players with 1000 each
      And the house takes a rake of 10%
      When the action goes: BTN folds, SB raises to 333, BB calls; flop: SB bets 100, BB folds
      Then the house takes 66
      And SB wins 600

    @id.half-percents
    Scenario: Two and a half percent of 600 is 15
      Given 3 players with 1000 each
      And the house takes a rake of 2.5%
      When the action goes: BTN folds, SB raises to 300, BB calls; flop: SB bets 100, BB folds
      Then the house takes 15
      And SB wins 585

    @id.whole-share
    Scenario: A share that comes out whole is not rounded
      # 0.0725 x 400 is 29, and a little less in binary fractions.
      Given 3 players with 1000 each
      And the house takes a rake of 7.25%
      When the action goes: BTN folds, SB raises to 200, BB calls; flop: SB bets 100, BB folds
      Then the house takes 29
      And SB wins 371

    @id.smallest-chip
    Scenario: Without a unit of its own the rake is rounded down to the smallest chip
      # Ten percent of 1150 is 115.
      Given 2 players with 575 each
      And the smallest chip is 25
      And the house takes a rake of 10%
      And the hole cards are
        | seat | cards |
        | BTN  | Ac Ad |
        | BB   | Kc Kd |
      And the board is 2c 5d 7h 9s Jd
      When the action goes: BTN goes all-in for 575, BB calls
      Then the house takes 100
      And BTN has 1050 behind

    @id.larger-unit-than-the-smallest-chip
    Scenario: The rake has a unit of its own, larger than the smallest chip
      # Ten percent of 1300 is 130.
      Given 2 players with 650 each
      And the smallest chip is 25
      And the house takes a rake of 10%, in whole 50s
      And the hole cards are
        | seat | cards |
        | BTN  | Ac Ad |
        | BB   | Kc Kd |
      And the board is 2c 5d 7h 9s Jd
      When the action goes: BTN goes all-in for 650, BB calls
      Then the house takes 100
      And BTN has 1200 behind

    @id.ceiling-between-units
    Scenario: A ceiling that is no whole number of units is rounded down, too
      Given 2 players with 5000 each
      And the house takes a rake of 10% up to 450, in whole 100s
      And the hole cards are
        | seat | cards |
        | BTN  | Ac Ad |
        | BB   | Kc Kd |
      And the board is 2c 5d 7h 9s Jd
      When the action goes: BTN goes all-in for 5000, BB calls
      Then the house takes 400
      And BTN has 9600 behind

  @POT-04
  Rule: Only chips that were called are raked

    @id.uncalled-bet
    Scenario: A bet that nobody calls goes back whole
      Given 3 players with 1000 each
      And the house takes a rake of 10%
      When the action goes: BTN calls, SB folds, BB checks; flop: BB bets 500, BTN folds
      Then the house takes 25
      And BB has 1125 behind

    @id.all-in-called-for-less @cap.unequal-stacks
    Scenario: The part of an all-in that nobody calls is not raked
      Given these seats
        | seat | stack |
        | BTN  |  1000 |
        | BB   |   400 |
      And the house takes a rake of 10%
      And the hole cards are
        | seat | cards |
        | BTN  | Kc Kd |
        | BB   | Ac Ad |
      And the board is 2c 5d 7h 9s Jd
      When the action goes: BTN goes all-in for 1000, BB calls
      Then the house takes 80
      And the seats show
        | seat | stack |
        | BTN  |   600 |
        | BB   |   720 |

    # B69
    @id.side-pot @cap.unequal-stacks
    Scenario: The chips of a side pot are raked as well
      # The main pot is 900, the side pot 600.
      Given these seats
        | seat | stack |
        | BTN  |   300 |
        | SB   |   600 |
        | BB   |   600 |
      And the house takes a rake of 10%
      And the hole cards are
        | seat | cards |
        | BTN  | Kc Kd |
        | SB   | Ac Ad |
        | BB   | Qc Qd |
      And the board is 2c 5d 7h 9s Jd
      When the action goes: BTN goes all-in for 300, SB goes all-in for 600, BB calls
      Then the house takes 150
      And the winnings are
        | seat | chips |
        | SB   |  1350 |

  @POT-04
  Rule: A split pot is raked before it is shared

    @id.odd-chip-after-the-rake
    Scenario: An odd chip is counted after the rake
      # 1050 less 105 are 945.
      Given 3 players with 1000 each
      And the house takes a rake of 10%
      And the hole cards are
        | seat | cards |
        | BTN  | Ac 3d |
        | BB   | Ad 3c |
      And the board is 2c 5d 7h 9s Jd
      When the action goes: BTN raises to 500, SB folds, BB calls; flop: BB checks, BTN checks; turn: BB checks, BTN checks; river: BB checks, BTN checks
      Then the house takes 105
      And the winnings are
        | seat | chips |
        | BB   |   473 |
        | BTN  |   472 |

    @id.even-after-the-rake
    Scenario: A pot that the rake makes even has no odd chip
      # 615 less 123 are 492.
      Given 3 players with 1000 each
      And the house takes a rake of 20%
      And the hole cards are
        | seat | cards |
        | BTN  | Ac 3d |
        | SB   | Kc 3h |
        | BB   | Ad 3c |
      And the board is 2c 5d 7h 9s Jd
      When the action goes: BTN raises to 205, SB calls, BB calls; flop: SB checks, BB checks, BTN checks; turn: SB checks, BB checks, BTN checks; river: SB checks, BB checks, BTN checks
      Then the house takes 123
      And the winnings are
        | seat | chips |
        | BB   |   246 |
        | BTN  |   246 |

  @POT-04
  Rule: A house may leave hands without a flop free

    @id.won-by-a-bet
    Scenario: A pot that is won by a bet on the turn is raked
      Given 3 players with 1000 each
      And the house takes a rake of 10%
      When the action goes: BTN calls, SB folds, BB checks; flop: BB bets 100, BTN calls; turn: BB bets 200, BTN folds
      Then the house takes 45
      And BB wins 405

    @id.no-flop @switch.no_flop_no_drop.off
    Scenario: A pot that is won before the flop is raked where the house does not leave it free
      # The pot is 50 + 100 + 100.
      Given 3 players with 1000 each
      And the house takes a rake of 10% up to 10
      When the action goes: BTN raises to 300, SB folds, BB folds
      Then the house takes 10
      And BTN has 1140 behind

    # B71
    @id.no-flop-no-drop @switch.no_flop_no_drop.on
    Scenario: No flop, no drop
      Given 3 players with 1000 each
      And the house takes a rake of 10% up to 10
      When the action goes: BTN raises to 300, SB folds, BB folds
      Then the house takes no rake
      And BTN has 1150 behind

    @id.flop-no-showdown @switch.no_flop_no_drop.on
    Scenario: From the flop on there is a rake in such a house, too
      Given 3 players with 1000 each
      And the house takes a rake of 10% up to 10
      When the action goes: BTN calls, SB folds, BB checks; flop: BB bets 100, BTN folds
      Then the house takes 10
      And BB wins 240

    @id.flop-after-an-all-in @switch.no_flop_no_drop.on
    Scenario: A flop that is dealt after an all-in is a flop
      Given 2 players with 1000 each
      And the house takes a rake of 10% up to 10
      When the action goes: BTN goes all-in for 1000, BB calls
      Then the house takes 10
