@cap.pot-limit
Feature: The size of the pot
  In pot-limit the pot is the limit: what counts as the pot, before the flop and after it.

  @XR-41
  Rule: A raise is at most the pot after the call

    # B89
    @id.first-raise @switch.pl_sb_rounding.false
    Scenario: The first raise is to the big blind, the two blinds and a call
      Given a pot-limit table with blinds 5/10
      And 3 players with 1000 each
      When the cards are dealt
      Then BTN acts next
      And BTN may raise to at least 20
      And BTN may raise to at most 35

    @id.exactly-the-pot @switch.pl_sb_rounding.false
    Scenario: A raise by exactly the pot is accepted
      Given a pot-limit table with blinds 5/10
      And 3 players with 1000 each
      When BTN tries to raise to 35
      Then the action is accepted

    @id.one-chip-more @switch.pl_sb_rounding.false @switch.on_illegal_amount.reject
    Scenario: A raise by one chip more than the pot is refused
      Given a pot-limit table with blinds 5/10
      And 3 players with 1000 each
      When BTN tries to raise to 36
      Then the action is refused

    @id.callers-count @switch.pl_sb_rounding.false
    Scenario: The chips of those who have called are in the pot
      Given a pot-limit table with blinds 5/10
      And 4 players with 1000 each
      When UTG calls
      Then BTN may raise to at most 45

    @id.own-blind-is-part-of-the-call @switch.pl_sb_rounding.false
    Scenario: The small blind owes only the rest of the call
      Given a pot-limit table with blinds 5/10
      And 3 players with 1000 each
      When BTN folds
      Then SB may raise to at most 30

    @id.big-blind-owes-nothing
    Scenario: The big blind, who owes nothing, raises by the pot as it is
      Given a pot-limit table with blinds 5/10
      And 3 players with 1000 each
      When the action goes: BTN calls, SB calls
      Then BB may raise to at most 40

    # B89
    @id.over-a-raise @switch.pl_sb_rounding.false
    Scenario: Over a raise of the pot the next one counts it and the call
      Given a pot-limit table with blinds 5/10
      And 3 players with 1000 each
      When BTN raises to 35
      Then SB may raise to at most 115

    @id.antes-count @cap.antes @switch.ante_kind.uniform @switch.pl_sb_rounding.false
    Scenario: Antes are in the pot
      Given a pot-limit table with blinds 5/10
      And 3 players with 1000 each
      And an ante of 10 from every player
      When the cards are dealt
      Then BTN may raise to at most 65

    @id.bet-on-the-flop
    Scenario: A bet is at most the pot
      Given a pot-limit table with blinds 5/10
      And 3 players with 2000 each
      When the action goes: BTN raises to 35, SB calls, BB calls
      Then SB may bet at most 105

    @id.bet-of-the-pot
    Scenario: A bet of exactly the pot is accepted
      Given a pot-limit table with blinds 5/10
      And 3 players with 2000 each
      And the action so far: BTN raises to 35, SB calls, BB calls
      When SB tries to bet 105
      Then the action is accepted

    @id.bet-above-the-pot @switch.on_illegal_amount.reject
    Scenario: A bet of one chip more than the pot is refused
      Given a pot-limit table with blinds 5/10
      And 3 players with 2000 each
      And the action so far: BTN raises to 35, SB calls, BB calls
      When SB tries to bet 106
      Then the action is refused

    @id.raise-on-the-flop
    Scenario: Over a bet the raise is the bet, the pot with the bet, and the call
      Given a pot-limit table with blinds 5/10
      And 3 players with 2000 each
      And the action so far: BTN raises to 35, SB calls, BB calls
      When SB bets 50
      Then BB acts next
      And BB may raise to at least 100
      And BB may raise to at most 255

    @id.raise-above-the-pot @switch.on_illegal_amount.reject
    Scenario: A raise of one chip more than the pot on the flop is refused
      Given a pot-limit table with blinds 5/10
      And 3 players with 2000 each
      And the action so far: BTN raises to 35, SB calls, BB calls; flop: SB bets 50
      When BB tries to raise to 256
      Then the action is refused

    @id.call-between
    Scenario: A call on the flop makes the pot of the next player larger
      Given a pot-limit table with blinds 5/10
      And 3 players with 2000 each
      And the action so far: BTN raises to 35, SB calls, BB calls; flop: SB bets 50
      When BB calls
      Then BTN may raise to at most 305

    # B90
    @id.over-a-bet-and-a-raise
    Scenario: Over a bet of 10 and a raise to 30 into a pot of 30 the next raise is to 130
      Given a pot-limit table with blinds 5/10
      And 3 players with 2000 each
      And the action so far: BTN calls, SB calls, BB checks; flop: SB bets 10
      When BB raises to 30
      Then BTN acts next
      And BTN may raise to at most 130

    # B90
    @id.half-the-pot
    Scenario: Over a bet of half the pot the raise is to two and a half pots
      Given a pot-limit table with blinds 10/20
      And 2 players with 2000 each
      And the action so far: BTN raises to 50, BB calls
      When BB bets 50
      Then BTN may raise to at most 250

    @id.folded-chips-count
    Scenario: The chips of those who have folded stay in the pot
      Given a pot-limit table with blinds 5/10
      And 3 players with 1000 each
      When the action goes: BTN raises to 30, SB folds, BB calls
      Then BB may bet at most 65

    @id.all-in-chips-count @cap.unequal-stacks
    Scenario: The chips of a player who is all-in are in the pot
      Given a pot-limit table with blinds 5/10
      And these seats
        | seat | stack |
        | BTN  |    20 |
        | SB   |  1000 |
        | BB   |  1000 |
      When the action goes: BTN goes all-in for 20, SB calls, BB calls
      Then SB may bet at most 60

    @id.stack-below-the-pot @cap.unequal-stacks
    Scenario: A stack below the pot is the largest raise
      Given a pot-limit table with blinds 5/10
      And these seats
        | seat | stack |
        | BTN  |    30 |
        | SB   |  1000 |
        | BB   |  1000 |
      When the cards are dealt
      Then BTN may raise to at most 30

    @id.on-the-river
    Scenario: On the river all streets are in the pot
      Given a pot-limit table with blinds 5/10
      And 2 players with 1000 each
      When the action goes: BTN calls, BB checks; flop: BB bets 20, BTN calls; turn: BB bets 60, BTN calls
      Then BB may bet at most 180

  @XR-93 @switch.pl_sb_rounding.false
  Rule: A short or missing blind counts in full before the flop

    @id.full-blinds
    Scenario: With blinds of 100 and 200 the first raise is to 700
      Given a pot-limit table with blinds 100/200
      And 3 players with 10000 each
      When the cards are dealt
      Then BTN may raise to at most 700

    @id.missing-small-blind @switch.forced_bets.single_blind @switch.pl_short_blind.full_blinds
    Scenario: A small blind that nobody posts counts
      Given a pot-limit table with blinds 5/10
      And 3 players with 1000 each
      And the forced bets are
        | seat | bet |
        | BB   |  10 |
      When the cards are dealt
      Then BTN may raise to at most 35

    @id.missing-small-blind-does-not-count @switch.forced_bets.single_blind @switch.pl_short_blind.actual_pot
    Scenario: Where only chips in the pot count, a small blind that nobody posts does not
      Given a pot-limit table with blinds 5/10
      And 3 players with 1000 each
      And the forced bets are
        | seat | bet |
        | BB   |  10 |
      When the cards are dealt
      Then BTN may raise to at most 30

    @id.short-big-blind @cap.unequal-stacks @switch.pl_short_blind.full_blinds
    Scenario: A big blind of 4 chips counts as 10
      Given a pot-limit table with blinds 5/10
      And these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |  1000 |
        | BB   |     4 |
      When the cards are dealt
      Then BTN acts next
      And BTN may call 10
      And BTN may raise to at most 35

    @id.short-big-blind-counts-as-posted @cap.unequal-stacks @switch.pl_short_blind.actual_pot
    Scenario: Where only chips in the pot count, a big blind of 4 chips counts as 4
      Given a pot-limit table with blinds 5/10
      And these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |  1000 |
        | BB   |     4 |
      When the cards are dealt
      Then BTN acts next
      And BTN may call 10
      And BTN may raise to at most 29

    @id.short-small-blind @cap.unequal-stacks @switch.pl_short_blind.full_blinds
    Scenario: A small blind of 3 chips counts as 5
      Given a pot-limit table with blinds 5/10
      And these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |     3 |
        | BB   |  1000 |
      When the cards are dealt
      Then BTN may raise to at most 35

    @id.short-small-blind-counts-as-posted @cap.unequal-stacks @switch.pl_short_blind.actual_pot
    Scenario: Where only chips in the pot count, a small blind of 3 chips counts as 3
      Given a pot-limit table with blinds 5/10
      And these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |     3 |
        | BB   |  1000 |
      When the cards are dealt
      Then BTN may raise to at most 33

    @id.second-raise @cap.unequal-stacks @switch.pl_short_blind.full_blinds
    Scenario: A short big blind counts in full for the second raise, too
      Given a pot-limit table with blinds 5/10
      And these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |  1000 |
        | BB   |     4 |
      When BTN raises to 35
      Then SB may raise to at most 115

    @id.real-pot-on-the-flop @cap.unequal-stacks @switch.pl_short_blind.full_blinds
    Scenario: On the flop only the chips in the pot count
      Given a pot-limit table with blinds 5/10
      And these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |  1000 |
        | BB   |     4 |
      When the action goes: BTN calls, SB calls
      Then SB may bet at most 24

  @XR-94
  Rule: The small blind may count as a big blind

    # B89
    @id.four-big-blinds @switch.pl_sb_rounding.true
    Scenario: Where it counts as a big blind, the first raise is to four big blinds
      Given a pot-limit table with blinds 5/10
      And 3 players with 1000 each
      When the cards are dealt
      Then BTN acts next
      And BTN may raise to at least 20
      And BTN may raise to at most 40

    @id.more-than-four-big-blinds @switch.pl_sb_rounding.true @switch.on_illegal_amount.reject
    Scenario: More than four big blinds are refused
      Given a pot-limit table with blinds 5/10
      And 3 players with 1000 each
      When BTN tries to raise to 41
      Then the action is refused

    @id.three-and-a-half @switch.pl_sb_rounding.false
    Scenario: Where it counts as it is, the first raise is to three and a half big blinds
      Given a pot-limit table with blinds 5/10
      And 3 players with 1000 each
      When the cards are dealt
      Then BTN may raise to at most 35

    @id.after-a-caller @switch.pl_sb_rounding.true
    Scenario: After a caller it counts as a big blind, too
      Given a pot-limit table with blinds 5/10
      And 4 players with 1000 each
      When UTG calls
      Then BTN may raise to at most 50

    @id.folded-small-blind @switch.pl_sb_rounding.true
    Scenario: For the big blind's raise a small blind that has folded counts as a big blind
      Given a pot-limit table with blinds 5/10
      And 3 players with 1000 each
      When the action goes: BTN calls, SB folds
      Then BB may raise to at most 40

    @id.small-blind-that-has-called @switch.pl_sb_rounding.true
    Scenario: A small blind that has called counts once
      Given a pot-limit table with blinds 5/10
      And 3 players with 1000 each
      When the action goes: BTN calls, SB calls
      Then BB may raise to at most 40

    @id.small-blind-that-has-raised @switch.pl_sb_rounding.true
    Scenario: A small blind that has raised counts as it is
      Given a pot-limit table with blinds 5/10
      And 3 players with 1000 each
      When the action goes: BTN folds, SB raises to 30
      Then BB may raise to at most 90

    @id.until-the-big-blind-has-acted @switch.pl_sb_rounding.true
    Scenario: When the big blind has acted only the chips in the pot count
      Given a pot-limit table with blinds 5/10
      And 3 players with 1000 each
      When the action goes: BTN calls, SB folds, BB raises to 40
      Then BTN may raise to at most 125

    @id.real-pot-on-the-flop @switch.pl_sb_rounding.true
    Scenario: On the flop the small blind counts as it is
      Given a pot-limit table with blinds 5/10
      And 3 players with 1000 each
      When the action goes: BTN raises to 40, SB folds, BB calls
      Then BB may bet at most 85

  @XR-95 @switch.on_illegal_amount.correct
  Rule: A wager above the pot is cut to the pot

    @id.first-raise @switch.pl_sb_rounding.false
    Scenario: A first raise above the pot is cut to the pot
      Given a pot-limit table with blinds 5/10
      And 3 players with 1000 each
      When BTN tries to raise to 50
      Then the wager is corrected to 35
      And SB may call 30

    @id.one-chip-more @switch.pl_sb_rounding.false
    Scenario: A first raise of one chip more than the pot is cut to the pot
      Given a pot-limit table with blinds 5/10
      And 3 players with 1000 each
      When BTN tries to raise to 36
      Then the wager is corrected to 35

    @id.bet-above-the-pot
    Scenario: A bet of 115 where the pot is 105 is cut to 105
      Given a pot-limit table with blinds 5/10
      And 3 players with 2000 each
      And the action so far: BTN raises to 35, SB calls, BB calls
      When SB tries to bet 115
      Then the wager is corrected to 105
      And BB may call 105

    @id.raise-above-the-pot
    Scenario: A raise above the pot on the flop is cut to the pot
      Given a pot-limit table with blinds 5/10
      And 3 players with 2000 each
      And the action so far: BTN raises to 35, SB calls, BB calls; flop: SB bets 50
      When BB tries to raise to 400
      Then the wager is corrected to 255

    @id.the-pot-stands
    Scenario: A bet of exactly the pot stands as it is
      Given a pot-limit table with blinds 5/10
      And 3 players with 2000 each
      And the action so far: BTN raises to 35, SB calls, BB calls
      When SB tries to bet 105
      Then the action is accepted
      And BB may call 105

    @id.below-the-pot-stands
    Scenario: A bet of 95 where the pot is 105 stands, whatever was meant
      Given a pot-limit table with blinds 5/10
      And 3 players with 2000 each
      And the action so far: BTN raises to 35, SB calls, BB calls
      When SB tries to bet 95
      Then the action is accepted
      And BB may call 95
