@cap.unequal-stacks
Feature: Several short all-ins in one round
  Whether all-ins that are each too small for a raise reopen the betting together.

  @XR-16 @cap.no-limit
  Rule: The betting is reopened to a player who faces a full raise in all

    # B17
    @id.bettor-faces-a-full-raise @switch.reopen.per_player_cumulative
    Scenario: The bettor, facing a full raise in all, may raise
      Given a no-limit table with blinds 5/10
      And these seats
        | seat | stack |
        | BTN  |  1010 |
        | SB   |  1010 |
        | BB   |    24 |
        | UTG  |  1010 |
        | CO   |    31 |
      And the action so far: UTG calls, CO calls, BTN calls, SB calls, BB checks; flop: SB bets 10, BB goes all-in for 14, UTG calls, CO goes all-in for 21
      When BTN calls
      Then SB may call 11
      And SB may raise

    # B17
    @id.caller-faces-less @switch.reopen.per_player_cumulative
    Scenario: One who called the first all-in faces less and may not raise
      Given a no-limit table with blinds 5/10
      And these seats
        | seat | stack |
        | BTN  |  1010 |
        | SB   |  1010 |
        | BB   |    24 |
        | UTG  |  1010 |
        | CO   |    31 |
      And the action so far: UTG calls, CO calls, BTN calls, SB calls, BB checks; flop: SB bets 10, BB goes all-in for 14, UTG calls, CO goes all-in for 21, BTN calls
      When SB calls
      Then UTG may call 7
      And UTG may only fold or call

    # B17
    @id.bettor-raises-and-reopens @switch.reopen.per_player_cumulative
    Scenario: When the bettor raises, the caller may raise too
      Given a no-limit table with blinds 5/10
      And these seats
        | seat | stack |
        | BTN  |  1010 |
        | SB   |  1010 |
        | BB   |    24 |
        | UTG  |  1010 |
        | CO   |    31 |
      And the action so far: UTG calls, CO calls, BTN calls, SB calls, BB checks; flop: SB bets 10, BB goes all-in for 14, UTG calls, CO goes all-in for 21, BTN calls
      When SB raises to 50
      Then UTG may call 36
      And UTG may raise

    @id.blind-has-its-option @switch.reopen.per_player_cumulative
    Scenario: The big blind, who has not acted, may raise one short all-in
      Given a no-limit table with blinds 200/400
      And these seats
        | seat | stack |
        | BTN  |   750 |
        | SB   |  5000 |
        | BB   |  5000 |
        | UTG  |  5000 |
      And the action so far: UTG calls, BTN goes all-in for 750
      When SB folds
      Then BB may call 350
      And BB may raise

    @id.limper-faces-less-than-a-blind @switch.reopen.per_player_cumulative
    Scenario: A limper who faces less than the big blind may not raise
      Given a no-limit table with blinds 200/400
      And these seats
        | seat | stack |
        | BTN  |   750 |
        | SB   |  5000 |
        | BB   |  5000 |
        | UTG  |  5000 |
      And the action so far: UTG calls, BTN goes all-in for 750, SB folds
      When BB calls
      Then UTG may call 350
      And UTG may only fold or call

    @id.limper-faces-a-full-raise @switch.reopen.per_player_cumulative
    Scenario: A limper who faces a full raise over the all-in may raise
      Given a no-limit table with blinds 200/400
      And these seats
        | seat | stack |
        | BTN  |   750 |
        | SB   |  5000 |
        | BB   |  5000 |
        | UTG  |  5000 |
      And the action so far: UTG calls, BTN goes all-in for 750, SB folds
      When BB raises to 1500
      Then UTG may call 1100
      And UTG may raise

    @id.exactly-a-full-raise @switch.reopen.per_player_cumulative
    Scenario: Two short all-ins that make exactly a full raise reopen the betting
      Given a no-limit table with blinds 5/10
      And these seats
        | seat | stack |
        | BTN  |    30 |
        | SB   |  1000 |
        | BB   |    25 |
        | UTG  |  1000 |
      And the action so far: UTG calls, BTN calls, SB calls, BB checks; flop: SB bets 10, BB goes all-in for 15, UTG calls
      When BTN goes all-in for 20
      Then SB may call 10
      And SB may raise

    @id.one-chip-short-in-all @switch.reopen.per_player_cumulative
    Scenario: Two short all-ins that are one chip short in all do not
      Given a no-limit table with blinds 5/10
      And these seats
        | seat | stack |
        | BTN  |    29 |
        | SB   |  1000 |
        | BB   |    25 |
        | UTG  |  1000 |
      And the action so far: UTG calls, BTN calls, SB calls, BB checks; flop: SB bets 10, BB goes all-in for 15, UTG calls
      When BTN goes all-in for 19
      Then SB may call 9
      And SB may only fold or call

    @id.measured-by-the-last-full-raise @switch.reopen.per_player_cumulative
    Scenario: Against a raise the yardstick is that raise, not the big blind
      Given a no-limit table with blinds 5/10
      And these seats
        | seat | stack |
        | BTN  |    50 |
        | SB   |  1000 |
        | BB   |  1000 |
        | UTG  |  1000 |
        | CO   |    40 |
      And the action so far: UTG raises to 30, CO goes all-in for 40, BTN goes all-in for 50, SB folds
      When BB calls
      Then UTG may call 20
      And UTG may raise

    @id.below-the-last-full-raise @switch.reopen.per_player_cumulative
    Scenario: Two all-ins that add less than the raise do not reopen it
      Given a no-limit table with blinds 5/10
      And these seats
        | seat | stack |
        | BTN  |    49 |
        | SB   |  1000 |
        | BB   |  1000 |
        | UTG  |  1000 |
        | CO   |    40 |
      And the action so far: UTG raises to 30, CO goes all-in for 40, BTN goes all-in for 49, SB folds
      When BB calls
      Then UTG may call 19
      And UTG may only fold or call

    @id.in-a-row-per-player @switch.reopen.per_player_cumulative
    Scenario: Two all-ins in a row reopen the betting by what they make in all
      Given a no-limit table with blinds 5/10
      And these seats
        | seat | stack |
        | BTN  |  1010 |
        | SB   |  1010 |
        | BB   |  1010 |
        | UTG  |    24 |
        | CO   |    31 |
      And the action so far: UTG calls, CO calls, BTN calls, SB calls, BB checks; flop: SB bets 10, BB calls, UTG goes all-in for 14, CO goes all-in for 21
      When BTN calls
      Then SB may call 11
      And SB may raise

    # B17
    @id.call-between-closes-it @switch.reopen.consecutive_all_ins
    Scenario: Where only all-ins in a row add up, a call between them closes the betting
      Given a no-limit table with blinds 5/10
      And these seats
        | seat | stack |
        | BTN  |  1010 |
        | SB   |  1010 |
        | BB   |    24 |
        | UTG  |  1010 |
        | CO   |    31 |
      And the action so far: UTG calls, CO calls, BTN calls, SB calls, BB checks; flop: SB bets 10, BB goes all-in for 14, UTG calls, CO goes all-in for 21
      When BTN calls
      Then SB may call 11
      And SB may only fold or call

    @id.in-a-row-reopens-for-the-bettor @switch.reopen.consecutive_all_ins
    Scenario: Where only all-ins in a row add up, two in a row reopen it for the bettor
      Given a no-limit table with blinds 5/10
      And these seats
        | seat | stack |
        | BTN  |  1010 |
        | SB   |  1010 |
        | BB   |  1010 |
        | UTG  |    24 |
        | CO   |    31 |
      And the action so far: UTG calls, CO calls, BTN calls, SB calls, BB checks; flop: SB bets 10, BB calls, UTG goes all-in for 14, CO goes all-in for 21
      When BTN calls
      Then SB may call 11
      And SB may raise

    @id.in-a-row-reopens-for-the-caller @switch.reopen.consecutive_all_ins
    Scenario: Where only all-ins in a row add up, two in a row reopen it for the caller
      Given a no-limit table with blinds 5/10
      And these seats
        | seat | stack |
        | BTN  |  1010 |
        | SB   |  1010 |
        | BB   |  1010 |
        | UTG  |    24 |
        | CO   |    31 |
      And the action so far: UTG calls, CO calls, BTN calls, SB calls, BB checks; flop: SB bets 10, BB calls, UTG goes all-in for 14, CO goes all-in for 21, BTN calls
      When SB calls
      Then BB may call 11
      And BB may raise

    @id.in-a-row-exactly @switch.reopen.consecutive_all_ins
    Scenario: Where only all-ins in a row add up, two that make exactly a full raise reopen it
      Given a no-limit table with blinds 5/10
      And these seats
        | seat | stack |
        | BTN  |  1010 |
        | SB   |  1010 |
        | BB   |  1010 |
        | UTG  |    24 |
        | CO   |    30 |
      And the action so far: UTG calls, CO calls, BTN calls, SB calls, BB checks; flop: SB bets 10, BB calls, UTG goes all-in for 14, CO goes all-in for 20
      When BTN calls
      Then SB may call 10
      And SB may raise to at least 30

    @id.in-a-row-one-chip-short @switch.reopen.consecutive_all_ins
    Scenario: Where only all-ins in a row add up, two that are one chip short do not reopen it
      Given a no-limit table with blinds 5/10
      And these seats
        | seat | stack |
        | BTN  |  1010 |
        | SB   |  1010 |
        | BB   |  1010 |
        | UTG  |    24 |
        | CO   |    29 |
      And the action so far: UTG calls, CO calls, BTN calls, SB calls, BB checks; flop: SB bets 10, BB calls, UTG goes all-in for 14, CO goes all-in for 19
      When BTN calls
      Then SB may call 9
      And SB may only fold or call

    @id.in-a-row-without-the-bet @switch.reopen.consecutive_all_ins
    Scenario: Where only all-ins in a row add up, the bet that they raise does not count with them
      Given a no-limit table with blinds 5/10
      And these seats
        | seat | stack |
        | BTN  |  1010 |
        | SB   |  1010 |
        | BB   |    24 |
        | UTG  |    29 |
      And the action so far: UTG calls, BTN calls, SB calls, BB checks; flop: SB bets 10, BB goes all-in for 14, UTG goes all-in for 19
      When BTN calls
      Then SB may call 9
      And SB may only fold or call

    @id.never-added-up @switch.reopen.single_full_raise_only
    Scenario: Where short all-ins never add up, two with a call between do not reopen it
      Given a no-limit table with blinds 5/10
      And these seats
        | seat | stack |
        | BTN  |  1010 |
        | SB   |  1010 |
        | BB   |    24 |
        | UTG  |  1010 |
        | CO   |    31 |
      And the action so far: UTG calls, CO calls, BTN calls, SB calls, BB checks; flop: SB bets 10, BB goes all-in for 14, UTG calls, CO goes all-in for 21
      When BTN calls
      Then SB may call 11
      And SB may not raise

    @id.caller-of-the-first @switch.reopen.single_full_raise_only
    Scenario: Where short all-ins never add up, one who called the first may not raise the second
      Given a no-limit table with blinds 5/10
      And these seats
        | seat | stack |
        | BTN  |  1010 |
        | SB   |  1010 |
        | BB   |    24 |
        | UTG  |  1010 |
        | CO   |    31 |
      And the action so far: UTG calls, CO calls, BTN calls, SB calls, BB checks; flop: SB bets 10, BB goes all-in for 14, UTG calls, CO goes all-in for 21, BTN calls
      When SB calls
      Then UTG may call 7
      And UTG may not raise

    @id.never-added-up-in-a-row @switch.reopen.single_full_raise_only
    Scenario: Where short all-ins never add up, two in a row do not reopen it
      Given a no-limit table with blinds 5/10
      And these seats
        | seat | stack |
        | BTN  |  1010 |
        | SB   |  1010 |
        | BB   |  1010 |
        | UTG  |    24 |
        | CO   |    31 |
      And the action so far: UTG calls, CO calls, BTN calls, SB calls, BB checks; flop: SB bets 10, BB calls, UTG goes all-in for 14, CO goes all-in for 21
      When BTN calls
      Then SB may call 11
      And SB may not raise

    @id.raise-of-an-earlier-street @switch.reopen.single_full_raise_only
    Scenario: Where short all-ins never add up, a raise before the flop does not reopen the flop
      Given a no-limit table with blinds 5/10
      And these seats
        | seat | stack |
        | BTN  |    36 |
        | SB   |  1000 |
        | BB   |  1000 |
      And the action so far: BTN raises to 30, SB calls, BB calls; flop: SB checks, BB checks
      When BTN goes all-in for 6
      Then SB may call 6
      And SB may only fold or call

    @id.single-full-all-in @switch.reopen.single_full_raise_only
    Scenario: Where short all-ins never add up, one that is a full raise by itself reopens it
      Given a no-limit table with blinds 5/10
      And these seats
        | seat | stack |
        | BTN  |  1010 |
        | SB   |  1010 |
        | BB   |    24 |
        | UTG  |  1010 |
        | CO   |    34 |
      And the action so far: UTG calls, CO calls, BTN calls, SB calls, BB checks; flop: SB bets 10, BB goes all-in for 14, UTG calls, CO goes all-in for 24
      When BTN calls
      Then SB may call 14
      And SB may raise

  @XR-16 @cap.pot-limit
  Rule: In pot-limit short all-ins add up in the same way

    @id.pot-limit-exactly-a-full-raise @switch.reopen.per_player_cumulative
    Scenario: In pot-limit two short all-ins that make exactly a full raise reopen the betting
      Given a pot-limit table with blinds 5/10
      And these seats
        | seat | stack |
        | BTN  |    30 |
        | SB   |  1000 |
        | BB   |    25 |
        | UTG  |  1000 |
      And the action so far: UTG calls, BTN calls, SB calls, BB checks; flop: SB bets 10, BB goes all-in for 15, UTG calls
      When BTN goes all-in for 20
      Then SB may call 10
      And SB may raise to at least 30
