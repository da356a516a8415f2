@cap.no-limit
Feature: Who posts the blinds
  When the forced bets go in, and which two seats pay them at a table of three or more.

  Background:
    Given a no-limit table with blinds 5/10

  @BLIND-01
  Rule: The forced bets go in before any card is dealt

    @id.blinds-before-cards
    Scenario: Both blinds are in before the first card is dealt
      Given 4 players with 1000 each
      When the table is opened
      Then the seats show
        | seat | bet |
        | BTN  |   0 |
        | SB   |   5 |
        | BB   |  10 |
        | UTG  |   0 |
      And SB holds 0 cards

    @id.nobody-acts-before-cards
    Scenario: Nobody is asked before the cards are dealt
      Given 4 players with 1000 each
      When the table is opened
      Then nobody acts next

    @id.deal-adds-nothing
    Scenario: The deal itself puts no chips in the pot
      Given 4 players with 1000 each
      When the cards are dealt
      Then the pot is 15

    @id.heads-up-blinds-before-cards
    Scenario: Two players post before the deal as well
      Given 2 players with 1000 each
      When the table is opened
      Then the pot is 15
      And BTN holds 0 cards
      And BB holds 0 cards

    @id.antes-before-cards @cap.antes @switch.ante_kind.uniform
    Scenario: Antes are in before the cards too
      Given 4 players with 1000 each
      And an ante of 10 from every player
      When the table is opened
      Then the pot is 55
      And SB holds 0 cards

    @id.straddle-before-cards @cap.straddle @switch.straddle.utg
    Scenario: A straddle is posted without seeing cards
      Given 4 players with 1000 each
      And UTG straddles to 20
      When the table is opened
      Then UTG has bet 20
      And SB holds 0 cards

  @BLIND-02
  Rule: The first player left of the button posts the small blind

    @id.left-of-the-button
    Scenario: The small blind comes out of the stack left of the button
      Given 4 players with 1000 each
      When the cards are dealt
      Then the seats show
        | seat | stack | bet |
        | BTN  |  1000 |   0 |
        | SB   |   995 |   5 |
        | BB   |   990 |  10 |
        | UTG  |  1000 |   0 |
      And the pot is 15

    @id.any-table-size
    Scenario Outline: The small blind is the first seat of a table of <players>
      Given <players> players with 1000 each
      When the cards are dealt
      Then SB has bet 5
      And BTN has bet 0

      Examples:
        | case  | players |
        | three |       3 |
        | six   |       6 |
        | nine  |       9 |
        | ten   |      10 |

    @id.after-the-highest-seat
    Scenario: With the button in the highest seat, seat 1 posts the small blind
      Given these seats
        | seat | stack |
        | 1    |  1000 |
        | 2    |  1000 |
        | 3    |  1000 |
        | 4    |  1000 |
      And the button is at seat 4
      When the cards are dealt
      Then seat 1 has bet 5

    @id.over-empty-seats
    Scenario: Empty seats between button and small blind are passed over
      Given these seats
        | seat | stack |
        | 2    |  1000 |
        | 5    |  1000 |
        | 8    |  1000 |
      And the button is at seat 2
      When the cards are dealt
      Then seat 5 has bet 5

    @id.posts-what-is-left @cap.unequal-stacks
    Scenario Outline: A small blind with <stack> chips posts them all
      Given these seats
        | seat | stack   |
        | BTN  |    1000 |
        | SB   | <stack> |
        | BB   |    1000 |
      When the cards are dealt
      Then SB has bet <stack>
      And SB has 0 behind

      Examples:
        | case         | stack |
        | exactly      |     5 |
        | one-less     |     4 |
        | a-single-one |     1 |

    @id.one-chip-to-spare @cap.unequal-stacks
    Scenario: A small blind with one chip more keeps that chip
      Given these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |     6 |
        | BB   |  1000 |
      When the cards are dealt
      Then SB has bet 5
      And SB has 1 behind

  @BLIND-03
  Rule: The second player left of the button posts the big blind

    @id.second-from-the-button
    Scenario: Six players put in one small and one big blind
      Given 6 players with 1000 each
      When the cards are dealt
      Then the seats show
        | seat  | bet |
        | BTN   |   0 |
        | SB    |   5 |
        | BB    |  10 |
        | UTG   |   0 |
        | UTG+1 |   0 |
        | CO    |   0 |
      And the pot is 15

    @id.posts-what-is-left @cap.unequal-stacks
    Scenario Outline: A big blind with <stack> chips posts them all
      Given these seats
        | seat | stack   |
        | BTN  |    1000 |
        | SB   |    1000 |
        | BB   | <stack> |
      When the cards are dealt
      Then BB has bet <stack>
      And BB has 0 behind

      Examples:
        | case         | stack |
        | exactly      |    10 |
        | one-less     |     9 |
        | a-single-one |     1 |

    @id.any-table-size
    Scenario Outline: The big blind is the second seat of a table of <players>
      Given <players> players with 1000 each
      When the cards are dealt
      Then BB has bet 10
      And BB has 990 behind

      Examples:
        | case  | players |
        | three |       3 |
        | four  |       4 |
        | nine  |       9 |
        | ten   |      10 |

    @id.after-the-highest-seat
    Scenario: With the small blind in the highest seat, seat 1 posts the big blind
      Given these seats
        | seat | stack |
        | 1    |  1000 |
        | 2    |  1000 |
        | 3    |  1000 |
        | 4    |  1000 |
      And the button is at seat 3
      When the cards are dealt
      Then seat 4 has bet 5
      And seat 1 has bet 10

    @id.over-empty-seats
    Scenario: Empty seats between the blinds are passed over
      Given these seats
        | seat | stack |
        | 2    |  1000 |
        | 5    |  1000 |
        | 8    |  1000 |
      And the button is at seat 2
      When the cards are dealt
      Then seat 8 has bet 10
