@cap.no-limit @cap.showdown
Feature: Playing the board
  What a player does whose best hand is the board, in order to have a share of the pot.

  Background:
    Given a no-limit table with blinds 15/30
    And players are asked to show or muck

  @SHOW-08 @switch.play_board.declare_before_discard @switch.showdown_muck.allowed
  Rule: A player who declares the board before mucking keeps a share of the pot

    @id.declared-and-mucked
    Scenario: A player who declares the board and mucks shares with another who plays it
      Given 2 players with 1000 each
      And the hole cards are
        | seat | cards |
        | BTN  | 4c 5d |
        | BB   | 2c 3d |
      And the board is Ts Js Qd Kc Ah
      And the action so far: BTN calls, BB checks; flop: BB checks, BTN checks; turn: BB checks, BTN checks; river: BB checks, BTN checks
      When the action goes: showdown: BB declares the board, BB mucks, BTN shows
      Then the winnings are
        | seat | chips |
        | BTN  |    30 |
        | BB   |    30 |

    @id.mucked-silently
    Scenario: A player who mucks silently has no claim
      Given 2 players with 1000 each
      And the hole cards are
        | seat | cards |
        | BTN  | 2c 3d |
        | BB   | 4c 5d |
      And the board is Ts Js Qd Kc Ah
      And the action so far: BTN calls, BB checks; flop: BB checks, BTN checks; turn: BB checks, BTN checks; river: BB checks, BTN checks
      When the action goes: showdown: BB shows, BTN mucks
      Then the winnings are
        | seat | chips |
        | BB   |    60 |

    @id.last-to-declare
    Scenario: A player who declares the board after another hand was shown shares with it
      Given 2 players with 1000 each
      And the hole cards are
        | seat | cards |
        | BTN  | 2c 3d |
        | BB   | 4c 5d |
      And the board is Ts Js Qd Kc Ah
      And the action so far: BTN calls, BB checks; flop: BB checks, BTN checks; turn: BB checks, BTN checks; river: BB checks, BTN checks
      When the action goes: showdown: BB shows, BTN declares the board, BTN mucks
      Then the winnings are
        | seat | chips |
        | BTN  |    30 |
        | BB   |    30 |

    @id.shown-silently
    Scenario: A player who shows need not declare the board
      Given 2 players with 1000 each
      And the hole cards are
        | seat | cards |
        | BTN  | 4c 5d |
        | BB   | 2c 3d |
      And the board is Ts Js Qd Kc Ah
      And the action so far: BTN calls, BB checks; flop: BB checks, BTN checks; turn: BB checks, BTN checks; river: BB checks, BTN checks
      When the action goes: showdown: BB shows, BTN shows
      Then the winnings are
        | seat | chips |
        | BTN  |    30 |
        | BB   |    30 |

    @id.still-to-show-or-muck
    Scenario: A player who has declared the board is still to show or muck
      Given 2 players with 1000 each
      And the action so far: BTN calls, BB checks; flop: BB checks, BTN checks; turn: BB checks, BTN checks; river: BB checks, BTN checks
      When BB declares the board
      Then BB acts next
      And BB may show
      And BB may muck
      And no hand is shown

    @id.other-hand-is-asked
    Scenario: The last hand has to be shown against a declared board
      Given 2 players with 1000 each
      And the action so far: BTN calls, BB checks; flop: BB checks, BTN checks; turn: BB checks, BTN checks; river: BB checks, BTN checks
      When the action goes: showdown: BB declares the board, BB mucks
      Then BTN acts next
      And the hand goes on
      And BB has not shown

    @id.not-the-mucked-cards
    Scenario: A player who declares the board and mucks a better hand has the board only
      # BB holds the ace above the straight on the board; BTN plays the board
      Given 2 players with 1000 each
      And the hole cards are
        | seat | cards |
        | BTN  | 4c 5d |
        | BB   | Ac 3d |
      And the board is 9s Ts Jd Qc Kh
      And the action so far: BTN calls, BB checks; flop: BB checks, BTN checks; turn: BB checks, BTN checks; river: BB checks, BTN checks
      When the action goes: showdown: BB declares the board, BB mucks, BTN shows
      Then the winnings are
        | seat | chips |
        | BTN  |    30 |
        | BB   |    30 |

    @id.better-than-the-board
    Scenario: A shown hand that beats the board beats a declared board
      Given 2 players with 1000 each
      And the hole cards are
        | seat | cards |
        | BTN  | Ac 5d |
        | BB   | 2c 3d |
      And the board is 9s Ts Jd Qc Kh
      And the action so far: BTN calls, BB checks; flop: BB checks, BTN checks; turn: BB checks, BTN checks; river: BB checks, BTN checks
      When the action goes: showdown: BB declares the board, BB mucks, BTN shows
      Then the winnings are
        | seat | chips |
        | BTN  |    60 |

    @id.shown-after-all
    Scenario: A hand that is shown after the declaration counts in full
      Given 2 players with 1000 each
      And the hole cards are
        | seat | cards |
        | BTN  | 4c 5d |
        | BB   | Ac 3d |
      And the board is 9s Ts Jd Qc Kh
      And the action so far: BTN calls, BB checks; flop: BB checks, BTN checks; turn: BB checks, BTN checks; river: BB checks, BTN checks
      When the action goes: showdown: BB declares the board, BB shows, BTN shows
      Then the winnings are
        | seat | chips |
        | BB   |    60 |

    @id.only-claim-left
    Scenario: A declared board wins alone when the other player mucks silently
      Given 2 players with 1000 each
      And the hole cards are
        | seat | cards |
        | BTN  | Ac 5d |
        | BB   | 2c 3d |
      And the board is 9s Ts Jd Qc Kh
      And the action so far: BTN calls, BB checks; flop: BB checks, BTN checks; turn: BB checks, BTN checks; river: BB checks, BTN checks
      When the action goes: showdown: BB declares the board, BB mucks, BTN mucks
      Then the hand is over
      And the winnings are
        | seat | chips |
        | BB   |    60 |
      And no hand is shown

    @id.three-players
    Scenario: Of three players on the board the one who mucks silently has no share
      Given 3 players with 1000 each
      And the hole cards are
        | seat | cards |
        | BTN  | 2c 2d |
        | SB   | 3c 3d |
        | BB   | 4c 4d |
      And the board is Ts Js Qd Kc Ah
      And the action so far: BTN calls, SB calls, BB checks; flop: SB checks, BB checks, BTN checks; turn: SB checks, BB checks, BTN checks; river: SB checks, BB checks, BTN checks
      When the action goes: showdown: SB declares the board, SB mucks, BB mucks, BTN shows
      Then the winnings are
        | seat | chips |
        | BTN  |    45 |
        | SB   |    45 |

    @id.every-pot @cap.unequal-stacks @switch.all_in_exposure.optional
    Scenario: A declared board shares in the main pot and in the side pot
      Given these seats
        | seat | stack |
        | BTN  |  1000 |
        | SB   |   100 |
        | BB   |  1000 |
      And the hole cards are
        | seat | cards |
        | BTN  | 2c 2d |
        | SB   | 3c 3d |
        | BB   | 4c 4d |
      And the board is Ts Js Qd Kc Ah
      And the action so far: BTN calls, SB goes all-in for 100, BB calls, BTN calls; flop: BB checks, BTN checks; turn: BB checks, BTN checks; river: BB bets 50, BTN calls
      When the action goes: showdown: BB declares the board, BB mucks, BTN shows, SB shows
      Then the winnings are
        | seat | chips |
        | BTN  |   150 |
        | SB   |   100 |
        | BB   |   150 |

  @XR-58 @switch.play_board.table_both @switch.showdown_muck.allowed
  Rule: A player who plays the board shares the pot only with both cards turned up

    @id.shown-silently
    Scenario: A player who turns both cards up shares without a word
      Given 2 players with 1000 each
      And the hole cards are
        | seat | cards |
        | BTN  | 4c 5d |
        | BB   | 2c 3d |
      And the board is Ts Js Qd Kc Ah
      And the action so far: BTN calls, BB checks; flop: BB checks, BTN checks; turn: BB checks, BTN checks; river: BB checks, BTN checks
      When the action goes: showdown: BB shows, BTN shows
      Then the winnings are
        | seat | chips |
        | BTN  |    30 |
        | BB   |    30 |

    @id.mucked-silently
    Scenario: A player who mucks silently leaves the pot to the hand that is turned up
      Given 2 players with 1000 each
      And the hole cards are
        | seat | cards |
        | BTN  | 2c 3d |
        | BB   | 4c 5d |
      And the board is Ts Js Qd Kc Ah
      And the action so far: BTN calls, BB checks; flop: BB checks, BTN checks; turn: BB checks, BTN checks; river: BB checks, BTN checks
      When the action goes: showdown: BB shows, BTN mucks
      Then the winnings are
        | seat | chips |
        | BB   |    60 |

    @id.declared-and-mucked
    Scenario: A player who declares the board and mucks has no share
      Given 2 players with 1000 each
      And the hole cards are
        | seat | cards |
        | BTN  | 2c 3d |
        | BB   | 4c 5d |
      And the board is Ts Js Qd Kc Ah
      And the action so far: BTN calls, BB checks; flop: BB checks, BTN checks; turn: BB checks, BTN checks; river: BB checks, BTN checks
      When the action goes: showdown: BB shows, BTN declares the board, BTN mucks
      Then the winnings are
        | seat | chips |
        | BB   |    60 |

    @id.declared-and-shown
    Scenario: A declaration takes nothing from a player who then turns both cards up
      Given 2 players with 1000 each
      And the hole cards are
        | seat | cards |
        | BTN  | 4c 5d |
        | BB   | 2c 3d |
      And the board is Ts Js Qd Kc Ah
      And the action so far: BTN calls, BB checks; flop: BB checks, BTN checks; turn: BB checks, BTN checks; river: BB checks, BTN checks
      When the action goes: showdown: BB declares the board, BB shows, BTN shows
      Then the winnings are
        | seat | chips |
        | BTN  |    30 |
        | BB   |    30 |

    @id.last-hand-against-a-declaration
    Scenario: The last hand wins unseen against a board that was declared and mucked
      Given 2 players with 1000 each
      And the action so far: BTN calls, BB checks; flop: BB checks, BTN checks; turn: BB checks, BTN checks; river: BB checks, BTN checks
      When the action goes: showdown: BB declares the board, BB mucks
      Then the hand is over
      And BTN wins 60
      And no hand is shown

    @id.three-players
    Scenario: Of three players on the board the two who turn their cards up share the pot
      Given 3 players with 1000 each
      And the hole cards are
        | seat | cards |
        | BTN  | 2c 2d |
        | SB   | 3c 3d |
        | BB   | 4c 4d |
      And the board is Ts Js Qd Kc Ah
      And the action so far: BTN calls, SB calls, BB checks; flop: SB checks, BB checks, BTN checks; turn: SB checks, BB checks, BTN checks; river: SB checks, BB checks, BTN checks
      When the action goes: showdown: SB shows, BB mucks, BTN shows
      Then the winnings are
        | seat | chips |
        | BTN  |    45 |
        | SB   |    45 |
