@cap.fixed-limit @switch.sb_ratio.free
Feature: The cap on raises
  How many raises a round of fixed-limit has, and what they are counted from.

  Background:
    Given a fixed-limit table with blinds 1/3 and bets 3/6

  @XR-20
  Rule: A round has one bet and as many raises as the house allows

    @id.three-raises @switch.raise_cap.3
    Scenario: Where three raises are allowed a fourth is not
      Given 3 players with 1000 each
      And the action so far: BTN calls, SB calls, BB checks; flop: SB bets 3, BB raises to 6, BTN raises to 9
      When SB raises to 12
      Then BB acts next
      And BB may only fold or call

    # B86
    @id.four-raises @switch.raise_cap.4
    Scenario: Where four raises are allowed a fifth is not
      Given 3 players with 1000 each
      And the action so far: BTN calls, SB calls, BB checks; flop: SB bets 3, BB raises to 6, BTN raises to 9, SB raises to 12
      When BB raises to 15
      Then BTN acts next
      And BTN may only fold or call

    @id.fourth-of-four @switch.raise_cap.4
    Scenario: Where four raises are allowed the fourth is open
      Given 3 players with 1000 each
      And the action so far: BTN calls, SB calls, BB checks; flop: SB bets 3, BB raises to 6, BTN raises to 9
      When SB raises to 12
      Then BB may raise to at least 15

    @id.no-cap @switch.raise_cap.none
    Scenario: Where there is no cap a sixth raise is open
      Given 3 players with 1000 each
      And the action so far: BTN calls, SB calls, BB checks; flop: SB bets 3, BB raises to 6, BTN raises to 9, SB raises to 12, BB raises to 15
      When BTN raises to 18
      Then SB may raise to at least 21

    @id.number-of-the-game @switch.raise_cap.house
    Scenario: Where the game sets the number, it holds
      Given 3 players with 1000 each
      And at most 2 raises in a round
      And the action so far: BTN calls, SB calls, BB checks; flop: SB bets 3, BB raises to 6
      When BTN raises to 9
      Then SB acts next
      And SB may only fold or call

    @id.below-the-number-of-the-game @switch.raise_cap.house
    Scenario: Below the number that the game sets a raise is open
      Given 3 players with 1000 each
      And at most 2 raises in a round
      And the action so far: BTN calls, SB calls, BB checks; flop: SB bets 3
      When BB raises to 6
      Then BTN may raise to at least 9

    # B86
    @id.blind-is-the-bet @switch.raise_cap.3 @switch.cap_counts_blind.true
    Scenario: Where the big blind is the bet, three raises over it are the cap
      Given 3 players with 1000 each
      And the action so far: BTN raises to 6, SB raises to 9
      When BB raises to 12
      Then BTN acts next
      And BTN may only fold or call

    @id.third-over-the-blind @switch.raise_cap.3 @switch.cap_counts_blind.true
    Scenario: Where the big blind is the bet, a third raise over it is open
      Given 3 players with 1000 each
      And the action so far: BTN raises to 6
      When SB raises to 9
      Then BB may raise to at least 12

    @id.blind-is-not-counted @switch.raise_cap.3 @switch.cap_counts_blind.false
    Scenario: Where the big blind is not counted, the first raise is the bet
      Given 3 players with 1000 each
      And the action so far: BTN raises to 6, SB raises to 9
      When BB raises to 12
      Then BTN may raise to at least 15

    @id.cap-without-the-blind @switch.raise_cap.3 @switch.cap_counts_blind.false
    Scenario: Where the big blind is not counted, a fifth wager is one too many
      Given 3 players with 1000 each
      And the action so far: BTN raises to 6, SB raises to 9, BB raises to 12
      When BTN raises to 15
      Then SB acts next
      And SB may only fold or call

    @id.straddle-is-no-raise @cap.straddle @switch.straddle.utg @switch.straddle.utg_or_button @switch.raise_cap.3 @switch.cap_counts_blind.true
    Scenario: A straddle is none of the three raises
      Given 4 players with 1000 each
      And UTG straddles to 6
      And the action so far: BTN raises to 9
      When SB raises to 12
      Then BB may raise to at least 15

    @id.three-over-a-straddle @cap.straddle @switch.straddle.utg @switch.straddle.utg_or_button @switch.raise_cap.3 @switch.cap_counts_blind.true
    Scenario: Three raises over a straddle are the cap
      Given 4 players with 1000 each
      And UTG straddles to 6
      And the action so far: BTN raises to 9, SB raises to 12
      When BB raises to 15
      Then UTG acts next
      And UTG may only fold or call

    @id.calls-do-not-count @switch.raise_cap.3
    Scenario: Calls are not counted
      Given 3 players with 1000 each
      And the action so far: BTN calls, SB calls, BB checks; flop: SB bets 3, BB calls, BTN raises to 6, SB calls
      When BB raises to 9
      Then BTN may raise to at least 12

    @id.each-round-has-its-own @switch.raise_cap.3
    Scenario: The next round is counted anew
      Given 3 players with 1000 each
      And the action so far: BTN calls, SB calls, BB checks; flop: SB bets 3, BB raises to 6, BTN raises to 9, SB raises to 12, BB calls, BTN calls
      When SB bets 6
      Then BB may raise to at least 12
