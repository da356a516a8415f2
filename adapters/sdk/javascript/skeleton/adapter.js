/**
 * my-engine behind the floorman table protocol: what floorman asks, said in the engine's own words.
 *
 * Nothing is decided here. Every number that goes out comes from the engine, every action goes to the engine,
 * and what the engine cannot show is left out. In this example the engine is the toy of toy.js; the comments
 * say what takes its place.
 *
 *     floorman check .        does this adapter keep the protocol?
 *     floorman run .          which rules does the engine keep?
 */

"use strict";

const { Declined, Rejected, serve } = require("floorman-adapter");
const { Refusal, Toy } = require("./toy.js");

// Claim what can be set up, no more: what is not claimed is not asked and never counts against the engine.
const CAPABILITIES = ["no-limit"];
const SEATS = [2, 2]; // the least and the most players at a table

/** The protocol's methods; holds the one hand that is open. */
class Adapter {
  hand = null;

  hello() {
    return {
      engine: "my-engine",
      version: "1", // ask your engine, so that a report says which one was tested
      language: "JavaScript",
      protocol: 1,
      capabilities: CAPABILITIES,
      seats: SEATS,
      // switches: { fold_unbet: ["legal"] },  house rules that your engine can play, its default first
    };
  }

  /** A new table with the blinds posted; it replaces the last one. */
  open({ seats, button, blinds, forced, chip_unit = 1 }) {
    if (forced || chip_unit !== 1) {
      throw new Declined("the toy has two blinds and chips of 1"); // no way to ask: declined, not refused
    }
    this.hand = null;
    if (!seats.some((row) => row.seat === button)) {
      throw new Declined("the toy has no empty seats, so none can have the button");
    }
    // Seats: the protocol counts them from 1 and clockwise, the toy its players from the button on.
    const fromTheButton = (row) => row.seat + (row.seat < button ? 1000 : 0);
    const players = [...seats].sort((a, b) => fromTheButton(a) - fromTheButton(b));
    this.seats = players.map((row) => row.seat);
    try {
      this.hand = new Toy(players.map((row) => row.stack), blinds.small, blinds.big);
    } catch (problem) {
      throw this.refusal(problem);
    }
    return { state: this.state() };
  }

  /** The cards, by place; `deck` has them in the order in which they lie, for an engine that takes that. */
  deal({ hole, board }) {
    if (!this.hand) throw new Declined("no table is open");
    if (!hole) throw new Declined("the toy takes its cards by place, not from a deck");
    const cards = this.seats.map((seat) => engineCards(hole.find((row) => row.seat === seat).cards));
    try {
      this.hand.deal(cards, engineCards(board));
    } catch (problem) {
      throw this.refusal(problem);
    }
    return { state: this.state() };
  }

  /** One action, as it is. Wrong ones too: what the engine says to them is what is tested. */
  act({ seat, action, to }) {
    const hand = this.hand;
    if (!hand) throw new Declined("no table is open");
    if (hand.turn !== null && seat !== this.seats[hand.turn]) {
      throw new Declined("the toy cannot be told who acts, only what the player in turn does");
    }
    // One verb of the engine for two of the protocol: the engine's own price says which it is.
    const wager = action === "bet" || action === "raise";
    if (wager && hand.turn !== null && action !== betOrRaise(hand)) {
      throw new Rejected(`here it is a ${betOrRaise(hand)}`, this.state(), "adapter");
    }
    try {
      // Amounts: the protocol says the total of the street, the toy takes the chips that are added.
      if (wager) hand.raiseBy(to - (hand.turn === null ? 0 : hand.bets[hand.turn]));
      else if (["fold", "check", "call"].includes(action)) hand[action]();
      else throw new Declined(`the toy has no ${action}`);
    } catch (problem) {
      throw this.refusal(problem);
    }
    return { state: this.state() };
  }

  /** What your engine throws when it refuses, as the protocol says it; anything else is passed on. */
  refusal(problem) {
    return problem instanceof Refusal ? new Rejected(problem.message, this.hand ? this.state() : undefined) : problem;
  }

  // ---- what is seen --------------------------------------------------------------------------------------

  /** The table as the engine has it. Leave a field out where your engine does not know it. */
  state() {
    const hand = this.hand;
    const over = hand.winners !== null;
    return {
      street: over && !hand.folded.includes(true) ? "showdown" : hand.street,
      board: protocolCards(hand.board),
      to_act: hand.turn === null ? null : this.seats[hand.turn],
      options: hand.turn === null ? null : this.options(),
      seats: this.seats.map((seat, player) => ({
        seat,
        stack: hand.stacks[player],
        bet: hand.bets[player],
        status: hand.folded[player] ? "folded" : hand.stacks[player] ? "in" : "all_in",
        hole: protocolCards(hand.hole[player]),
      })),
      pot: hand.pot,
      returned: over ? this.chips(hand.back) : [],
      payouts: over ? this.chips(hand.won) : [],
      button: this.seats[0],
      over,
      // pots, show_order and shown are left out: the toy does not keep them.
    };
  }

  /** What the player in turn may do, in totals; never worked out here, always the engine's. */
  options() {
    const hand = this.hand;
    const owed = hand.toCall();
    const added = hand.raiseRange();
    const bet = hand.bets[hand.turn];
    const wager = added && { min: bet + added[0], max: bet + added[1] };
    return {
      fold: true,
      check: owed === 0,
      call: owed || null,
      bet: betOrRaise(hand) === "bet" ? wager : null,
      raise: betOrRaise(hand) === "raise" ? wager : null,
    };
  }

  chips(byPlayer) {
    return this.seats.map((seat, player) => ({ seat, chips: byPlayer[player] })).filter(({ chips }) => chips);
  }
}

function betOrRaise(hand) {
  return hand.price ? "raise" : "bet";
}

/** Cards: `As` is "SA" in the toy. */
function engineCards(cards) {
  return cards.map((card) => card[1].toUpperCase() + card[0]);
}

function protocolCards(cards) {
  return cards.map((card) => card[1] + card[0].toLowerCase());
}

function engine() {
  return new Adapter();
}

module.exports = { engine };
if (require.main === module) serve(engine());
