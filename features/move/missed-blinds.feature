@cap.no-limit @cap.several-hands @switch.button_move.dead
Feature: Missed blinds
  Who sits out while the blinds pass owes them: they are posted on coming back, or the player waits until
  the big blind is due.

  @XR-07
  Rule: A player who comes back posts what was missed, or waits for the big blind

    # B43
    @id.both-missed @switch.missed_blinds.bb_live_sb_dead @switch.missed_blinds.live_up_to_min_bet
    Scenario: Of both blinds missed the big one is a bet and the small one is dead
      Given a no-limit table with blinds 5/10
      And these seats
        | seat | stack |
        | 1    |  1000 |
        | 2    |  1000 |
        | 3    |  1000 |
        | 4    |  1000 |
        | 5    |  1000 |
        | 6    |  1000 |
      And the button is at seat 2
      And 1 hand has been folded out
      And seat 5 sits out
      And 2 hands have been folded out
      And seat 5 returns
      When the next hand is dealt
      Then the button is at seat 6
      And seat 5 has bet 10
      And the pot is 30

    # B43
    @id.option @switch.missed_blinds.bb_live_sb_dead @switch.missed_blinds.live_up_to_min_bet
    Scenario: Who has posted a missed big blind owes nothing and may raise
      Given a no-limit table with blinds 5/10
      And these seats
        | seat | stack |
        | 1    |  1000 |
        | 2    |  1000 |
        | 3    |  1000 |
        | 4    |  1000 |
        | 5    |  1000 |
        | 6    |  1000 |
      And the button is at seat 2
      And 1 hand has been folded out
      And seat 5 sits out
      And 2 hands have been folded out
      And seat 5 returns
      When the next hand is dealt
      And the action goes: seat 3 folds, seat 4 calls
      Then seat 5 owes nothing
      And seat 5 may raise to at least 20

    # B43
    @id.small-blind-dead @switch.missed_blinds.bb_live_sb_dead
    Scenario: A small blind missed alone is dead
      Given a no-limit table with blinds 1/2
      And these seats
        | seat | stack |
        | 1    |   100 |
        | 2    |   100 |
        | 3    |   100 |
        | 4    |   100 |
        | 5    |   100 |
        | 6    |   100 |
      And the button is at seat 3
      And 1 hand has been folded out
      And seat 5 sits out
      And 2 hands have been folded out
      And seat 5 returns
      When the next hand is dealt
      And the action goes: seat 3 folds, seat 4 folds
      Then the pot is 4
      And seat 5 has bet 0
      And seat 5 may call 2

    # B43
    @id.small-blind-live @switch.missed_blinds.live_up_to_min_bet
    Scenario: A small blind missed alone is a bet where all posted chips count up to the smallest bet
      Given a no-limit table with blinds 1/2
      And these seats
        | seat | stack |
        | 1    |   100 |
        | 2    |   100 |
        | 3    |   100 |
        | 4    |   100 |
        | 5    |   100 |
        | 6    |   100 |
      And the button is at seat 3
      And 1 hand has been folded out
      And seat 5 sits out
      And 2 hands have been folded out
      And seat 5 returns
      When the next hand is dealt
      And the action goes: seat 3 folds, seat 4 folds
      Then the pot is 4
      And seat 5 has bet 1
      And seat 5 may call 1

    @id.nothing-missed @switch.missed_blinds.bb_live_sb_dead @switch.missed_blinds.live_up_to_min_bet
    Scenario: Who is back before a blind has passed posts nothing
      Given a no-limit table with blinds 5/10
      And these seats
        | seat | stack |
        | 1    |  1000 |
        | 2    |  1000 |
        | 3    |  1000 |
        | 4    |  1000 |
        | 5    |  1000 |
        | 6    |  1000 |
      And the button is at seat 1
      And 1 hand has been folded out
      And seat 6 sits out
      And 1 hand has been folded out
      And seat 6 returns
      When the next hand is dealt
      Then seat 6 is dealt in
      And seat 6 has bet 0
      And the pot is 15

    @id.round-the-end @switch.missed_blinds.bb_live_sb_dead @switch.missed_blinds.live_up_to_min_bet
    Scenario Outline: Blinds that pass the <case> on their way from the highest seat to the lowest are missed
      Given a no-limit table with blinds 5/10
      And these seats
        | seat | stack |
        | 1    |  1000 |
        | 2    |  1000 |
        | 3    |  1000 |
        | 4    |  1000 |
        | 5    |  1000 |
        | 6    |  1000 |
      And the button is at <button>
      And 1 hand has been folded out
      And <seat> sits out
      And 2 hands have been folded out
      And <seat> returns
      When the next hand is dealt
      Then <seat> has bet 10
      And the pot is 30

      Examples:
        | case         | button | seat   |
        | lowest-seat  | seat 4 | seat 1 |
        | highest-seat | seat 3 | seat 6 |

    @id.waiting @switch.missed_blinds.bb_live_sb_dead @switch.missed_blinds.live_up_to_min_bet
    Scenario: Who waits for the big blind is not dealt in before
      Given a no-limit table with blinds 5/10
      And these seats
        | seat | stack |
        | 1    |  1000 |
        | 2    |  1000 |
        | 3    |  1000 |
        | 4    |  1000 |
        | 5    |  1000 |
        | 6    |  1000 |
      And the button is at seat 2
      And 1 hand has been folded out
      And seat 5 sits out
      And 2 hands have been folded out
      And seat 5 returns and waits for the big blind
      When the next hand is dealt
      Then seat 5 is not dealt in
      And the pot is 15

    @id.back-as-big-blind @switch.missed_blinds.bb_live_sb_dead @switch.missed_blinds.live_up_to_min_bet
    Scenario: Who has waited posts the big blind alone
      Given a no-limit table with blinds 5/10
      And these seats
        | seat | stack |
        | 1    |  1000 |
        | 2    |  1000 |
        | 5    |  1000 |
        | 6    |  1000 |
      And the button is at seat 6
      And 1 hand has been folded out
      And seat 5 sits out
      And 1 hand has been folded out
      And seat 5 returns and waits for the big blind
      And 2 hands have been folded out
      When the next hand is dealt
      Then seat 5 is dealt in
      And seat 5 has bet 10
      And the pot is 15
