@cap.no-limit @cap.unequal-stacks
Feature: Table stakes
  What a player with too few chips plays for.

  Background:
    Given a no-limit table with blinds 5/10

  @XR-47
  Rule: A player plays for the chips in front and competes for the part of the pot they match

    @id.all-in-call-closes-the-round
    Scenario: The round ends though the all-in player has put in less
      Given these seats
        | seat | stack |
        | BTN  |    25 |
        | SB   |  1000 |
        | BB   |  1000 |
        | UTG  |  1000 |
      And the action so far: UTG raises to 60
      When the action goes: BTN calls, SB folds, BB calls
      Then the next street is the flop
      And the pot is 150

    @id.call-is-the-stack
    Scenario: A player with fewer chips than the bet calls with the whole stack
      Given these seats
        | seat | stack |
        | BTN  |    25 |
        | SB   |  1000 |
        | BB   |  1000 |
        | UTG  |  1000 |
      When UTG raises to 60
      Then BTN acts next
      And BTN may call 25

    @id.wins-the-matched-part
    Scenario: The all-in player wins the matched part, the next best the rest
      Given these seats
        | seat | stack |
        | BTN  |    25 |
        | SB   |  1000 |
        | BB   |  1000 |
        | UTG  |  1000 |
      And the hole cards are
        | seat | cards |
        | BTN  | Ac Ad |
        | BB   | Kc Kd |
        | UTG  | Qc Qd |
      And the board is 2c 5d 7h 9s Jd
      And the action so far: UTG raises to 60, BTN calls, SB folds, BB calls
      When the action goes: flop: BB checks, UTG checks; turn: BB checks, UTG checks; river: BB checks, UTG checks
      Then the winnings are
        | seat | chips |
        | BTN  |    80 |
        | BB   |    70 |

    @id.loses-the-stack-only
    Scenario: The all-in player who loses has lost the stack and no more
      Given these seats
        | seat | stack |
        | BTN  |    25 |
        | SB   |  1000 |
        | BB   |  1000 |
      And the hole cards are
        | seat | cards |
        | BTN  | Kc Kd |
        | SB   | Qc Qd |
        | BB   | Ac Ad |
      And the board is 2c 5d 7h 9s Jd
      And the action so far: BTN goes all-in for 25, SB calls, BB calls; flop: SB checks, BB checks; turn: SB checks, BB checks
      When the action goes: river: SB checks, BB checks
      Then the seats show
        | seat | stack |
        | BTN  |     0 |
        | SB   |   975 |
        | BB   |  1050 |

    @id.more-than-the-stack-is-refused @switch.on_illegal_amount.reject
    Scenario: A bet of one chip more than the stack is refused
      Given these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |    25 |
        | BB   |  1000 |
      And the action so far: BTN calls, SB calls, BB checks
      When SB tries to bet 16
      Then the action is refused

    @id.exactly-the-stack-is-accepted
    Scenario: A bet of exactly the stack is accepted
      Given these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |    25 |
        | BB   |  1000 |
      And the action so far: BTN calls, SB calls, BB checks
      When SB tries to bet 15
      Then the action is accepted
