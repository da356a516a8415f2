/**
 * A toy in the place of your engine: heads-up no-limit hold'em with equal stacks. Delete it when yours is in.
 *
 * Like any engine it has ways of its own, which the adapter translates: players are 0 (the button, who posts
 * the small blind) and 1, cards have the suit first ("SA"), and a bet is said in the chips that are added.
 * It refuses with Refusal.
 */

"use strict";

const RANKS = "23456789TJQKA";
const STREETS = ["preflop", "flop", "turn", "river"];
const ON_BOARD = { preflop: 0, flop: 3, turn: 4, river: 5 };

class Refusal extends Error {}

/** One hand; `turn` is the player who is asked, null before the deal and after the end. */
class Toy {
  constructor(stacks, small, big) {
    if (stacks.length !== 2) throw new Refusal(`the table has 2 seats, not ${stacks.length}`);
    if (stacks[0] !== stacks[1] || stacks[0] <= 0) {
      throw new Refusal("both players start with the same chips, and not without any");
    }
    if (!(small > 0 && small <= big)) {
      throw new Refusal("the small blind is more than nothing and no more than the big blind");
    }
    Object.assign(this, { big, street: null, turn: null, winners: null, pot: 0, back: [0, 0], won: [0, 0] });
    Object.assign(this, { stacks: [...stacks], bets: [0, 0], hole: [[], []], board: [], folded: [false, false] });
    this.add(0, Math.min(small, stacks[0]));
    this.add(1, Math.min(big, stacks[1]));
    this.price = this.step = big; // of this street: the highest total, the last full raise
  }

  deal(hole, board) {
    if (this.street !== null) throw new Refusal("the cards are dealt");
    Object.assign(this, { hole, runout: board, street: "preflop", acted: [false, false] });
    this.ask(0);
  }

  // ---- what the player in turn may do ------------------------------------------------------------------

  toCall() {
    return Math.min(this.price - this.bets[this.turn], this.stacks[this.turn]);
  }

  /** The least and the most chips that a bet or raise adds; null if there can be none. */
  raiseRange() {
    const stack = this.stacks[this.turn];
    if (stack <= this.toCall() || !this.stacks[1 - this.turn]) return null;
    return [Math.min(this.price + this.step - this.bets[this.turn], stack), stack];
  }

  // ---- what the player in turn does --------------------------------------------------------------------

  fold() {
    this.inTurn();
    this.folded[this.turn] = true;
    this.end([1 - this.turn]);
  }

  check() {
    this.inTurn();
    if (this.toCall()) throw new Refusal(`${this.toCall()} to call`);
    this.done();
  }

  call() {
    this.inTurn();
    if (!this.toCall()) throw new Refusal("nothing to call");
    this.add(this.turn, this.toCall());
    this.done();
  }

  raiseBy(chips) {
    this.inTurn();
    const offered = this.raiseRange();
    if (!offered) throw new Refusal("no raise is open");
    const [least, most] = offered;
    if (chips < least || chips > most) {
      throw new Refusal(`between ${least} and ${most} chips can be added, not ${chips}`);
    }
    this.add(this.turn, chips);
    const raised = this.bets[this.turn] - this.price;
    this.step = Math.max(this.step, raised);
    this.price += raised;
    this.acted[1 - this.turn] = false;
    this.done();
  }

  // ---- how the hand goes on ----------------------------------------------------------------------------

  inTurn() {
    if (this.turn === null) throw new Refusal("nobody is asked");
  }

  add(player, chips) {
    this.stacks[player] -= chips;
    this.bets[player] += chips;
    this.pot += chips;
  }

  done() {
    this.acted[this.turn] = true;
    this.ask(1 - this.turn);
  }

  /** Asks this player, or turns the next cards when the round is over. */
  ask(player) {
    this.turn = player;
    const canAct = this.stacks[player] && (this.stacks[1 - player] || this.toCall());
    if (canAct && !this.acted[player]) return;
    if (this.street === "river") {
      const [one, other] = this.hole.map((cards) => strength([...cards, ...this.board]));
      const compared = compare(one, other);
      this.end(compared > 0 ? [0] : compared < 0 ? [1] : [0, 1]);
      return;
    }
    this.street = STREETS[STREETS.indexOf(this.street) + 1];
    this.board = this.runout.slice(0, ON_BOARD[this.street]);
    Object.assign(this, { bets: [0, 0], price: 0, step: this.big, acted: [false, false] });
    this.ask(1);
  }

  /** Gives back what nobody called and pays the rest. */
  end(winners) {
    this.back = [0, 1].map((player) => Math.max(this.bets[player] - this.bets[1 - player], 0));
    const share = (this.pot - this.back[0] - this.back[1]) / winners.length; // two equal stakes: it comes out even
    this.won = [0, 1].map((player) => (winners.includes(player) ? share : 0));
    this.stacks = this.stacks.map((chips, player) => chips + this.back[player] + this.won[player]);
    Object.assign(this, { winners, turn: null, bets: [0, 0] });
  }
}

/** What the best five of seven cards are worth, as numbers to compare one after the other. */
function strength(cards) {
  let best = null;
  for (let first = 0; first < cards.length; first++) {
    for (let second = first + 1; second < cards.length; second++) {
      const worth = five(cards.filter((_, index) => index !== first && index !== second));
      if (best === null || compare(worth, best) > 0) best = worth;
    }
  }
  return best;
}

/** The counts of the ranks as one number (a flush is above 311, below 32), then the ranks that decide. */
function five(cards) {
  const ranks = cards.map((card) => RANKS.indexOf(card[1])).sort((a, b) => b - a);
  const count = (rank) => ranks.filter((other) => other === rank).length;
  const order = [...new Set(ranks)].sort((a, b) => count(b) - count(a) || b - a);
  const wheel = ranks.join() === "12,3,2,1,0";
  const straight = wheel || (order.length === 5 && ranks[0] - ranks[4] === 4);
  const flush = new Set(cards.map((card) => card[0])).size === 1;
  const pattern = order.map(count).join("").padEnd(5, "0");
  const value = straight && flush ? 50000 : flush ? 31300 : straight ? 31200 : Number(pattern);
  return [value, ...(wheel ? [3] : order)];
}

function compare(one, other) {
  for (let index = 0; index < one.length; index++) {
    if (one[index] !== other[index]) return one[index] - other[index];
  }
  return 0;
}

module.exports = { Refusal, Toy };
