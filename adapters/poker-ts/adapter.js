/**
 * poker-ts behind the table protocol: what the harness sends, said in poker-ts's words.
 *
 * Nothing is decided here. Who acts, what may be bet, who is paid and how much is read from the table; a
 * refusal is poker-ts's own AssertionError. adapter.toml's notes say what cannot be asked or seen.
 */

"use strict";

const { Declined, Rejected, fullDeck, serve } = require("floorman-adapter");
const Poker = require("poker-ts");
const { version } = require("poker-ts/package.json");

const SUITS = { c: "clubs", d: "diamonds", h: "hearts", s: "spades" };
const SEATS = 9; // its own default; a larger table only where a seat needs it

// What poker-ts calls the action that it takes where another one is sent: it has one verb for both.
const SAME_VERB = { check: "call", call: "check", bet: "raise", raise: "bet" };

let table = null; // poker-ts's
let asked = null; // the params of open
let dealt = false;
let before = null; // what poker-ts shows only while a hand is in progress, as it was before the showdown

function hello() {
  return {
    engine: "poker-ts",
    version,
    language: "TypeScript",
    protocol: 1,
    capabilities: ["no-limit", "antes", "unequal-stacks"],
    shows: ["street", "board", "to_act", "options", "seats", "pot", "pots", "payouts", "button", "over"],
    seats: [2, 23],
    switches: { ante_kind: ["none", "uniform"], sb_ratio: ["free"] },
  };
}

function open(params) {
  if (params.structure !== "no-limit") throw new Declined("poker-ts plays no-limit only");
  if ((params.ante?.kind ?? "uniform") !== "uniform") throw new Declined("in poker-ts every player antes");
  if (params.straddle) throw new Declined("poker-ts has no straddle");
  if (params.forced) throw new Declined("poker-ts has two blinds and no other forced bets");
  if ((params.chip_unit ?? 1) !== 1) throw new Declined("poker-ts knows no smallest chip but 1");
  [asked, dealt] = [params, false];
  start(fullDeck([])); // it posts and deals in one: the cards of this start are not looked at
  return { state: seen() };
}

function deal({ deck, hole, board }) {
  if (table === null || dealt) throw new Declined("this adapter plays one hand a table");
  const wanted = byPlace(deck, hole ?? [], board ?? []);
  dealt = true;
  start(wanted.drawn);
  const got = table.holeCards();
  for (const { seat } of asked.seats) {
    const cards = got[seat - 1].map(written);
    const due = wanted.hole.get(seat);
    if (String(cards) !== String(due)) throw new Error(`seat ${seat} got ${cards} instead of ${due}`);
  }
  run();
  return { state: seen() };
}

function act({ seat, action, to }) {
  if (table === null) throw new Declined("no table is open");
  if (!dealt) throw new Declined("no cards are dealt yet");
  const awaited = toAct();
  if (awaited !== null && awaited !== seat) {
    throw new Declined(`poker-ts cannot be told who acts; it waits for seat ${awaited}`);
  }
  const open = awaited === null ? [] : table.legalActions().actions;
  try {
    table.actionTaken(action, to);
    run();
  } catch (refusal) {
    throw new Rejected(inWords(refusal), seen());
  }
  const state = seen();
  if (!open.includes(action)) {
    const taken = SAME_VERB[action];
    state.took = { action: taken, to: to && state.seats.find((each) => each.seat === seat).bet };
  }
  return { state };
}

// ---- the table -----------------------------------------------------------------------------------------

/** A new table with the hand started: antes and blinds posted, two cards each off `drawn`. */
function start(drawn) {
  const { blinds, ante, seats, button } = asked;
  const highest = Math.max(SEATS, button, ...seats.map(({ seat }) => seat));
  const bets = { ante: ante?.amount, bigBlind: blinds.big, smallBlind: blinds.small };
  before = null;
  try {
    table = new Poker.Table(bets, highest);
    for (const { seat, stack } of seats) table.sitDown(seat - 1, stack);
  } catch (refusal) {
    table = null;
    throw new Rejected(inWords(refusal));
  }
  arrange(table._table._deck, drawn);
  try {
    table.startHand(button - 1);
  } catch (refusal) {
    table = null;
    throw new Rejected(inWords(refusal));
  }
}

/** Replaces the shuffle of poker-ts's deck; it draws from the end. */
function arrange(deck, drawn) {
  deck.shuffle = () => {
    const cards = new Map(Array.from(deck, (card) => ["23456789TJQKA"[card.rank] + "cdhs"[card.suit], card]));
    drawn.forEach((card, place) => (deck[deck.length - 1 - place] = cards.get(card)));
  };
}

/** The deck in the order in which it draws: two cards a seat from seat 1 on, then the board, no burns. */
function byPlace(deck, placed, board) {
  const given = new Map(placed.map(({ seat, cards }) => [seat, cards]));
  const taken = new Set([...board, ...placed.flatMap(({ cards }) => cards)]);
  const others = fullDeck(deck).filter((card) => !taken.has(card));
  const numbers = asked.seats.map(({ seat }) => seat).sort((a, b) => a - b);
  const hole = new Map(numbers.map((seat) => [seat, given.get(seat) ?? others.splice(0, 2)]));
  return { hole, drawn: [...[...hole.values()].flat(), ...board, ...others] };
}

/** Does what poker-ts leaves to its caller once a round is complete, as its README shows it. */
function run() {
  while (table.isHandInProgress() && !table.isBettingRoundInProgress()) {
    const street = before?.street ?? table.roundOfBetting();
    table.endBettingRound();
    if (table.areBettingRoundsCompleted()) {
      before = { ...whileInProgress(), street, seats: players() };
      table.showdown();
    }
  }
}

// ---- what poker-ts shows ------------------------------------------------------------------------------

function seen() {
  const over = !table.isHandInProgress();
  const { board, pots, hole, button } = over ? before : whileInProgress();
  const seats = over ? paid() : players();
  const inFront = seats.reduce((sum, { bet }) => sum + bet, over ? 0 : foldedBets());
  return {
    street: over ? endStreet() : dealt ? table.roundOfBetting() : null,
    board,
    to_act: dealt ? toAct() : null,
    options: dealt ? options() : null,
    seats: seats.map((each) => ({ ...each, hole: dealt ? hole[each.seat - 1] : undefined })),
    pot: pots.reduce((sum, { amount }) => sum + amount, inFront), // it gives no total
    pots,
    payouts: over ? payouts() : [],
    button,
    over,
  };
}

/** What poker-ts answers only while a hand is in progress. */
function whileInProgress() {
  return {
    board: table.communityCards().map(written),
    pots: table
      .pots()
      .filter(({ size }) => size > 0) // it begins with an empty one
      .map(({ size, eligiblePlayers }) => ({ amount: size, seats: eligiblePlayers.map((seat) => seat + 1) })),
    hole: table.holeCards().map((cards) => cards && cards.map(written)),
    button: table.button() + 1,
  };
}

function players() {
  const live = table.isHandInProgress() ? table.handPlayers() : []; // without those who are all-in
  return asked.seats.map(({ seat }) => {
    const { stack, betSize } = table.seats()[seat - 1];
    const status = stack === 0 ? "all_in" : live.length && !live[seat - 1] ? "folded" : "in";
    return { seat, stack, bet: betSize, status };
  });
}

/**
 * The bets of this round that were folded: it takes them away from the player at once and adds them to a pot
 * when the round ends. Before the flop it goes on showing them in front of the player.
 */
function foldedBets() {
  const shown = players().filter(({ status }) => status === "folded").map(({ bet }) => bet);
  return table._table._dealer._potManager._aggregateFoldedBets - shown.reduce((sum, bet) => sum + bet, 0);
}

/** The seats after the payout; poker-ts has stood up who has nothing left. */
function paid() {
  return before.seats.map(({ seat, status }) => {
    const { stack, betSize } = table.seats()[seat - 1] ?? { stack: 0, betSize: 0 };
    return { seat, stack, bet: betSize, status };
  });
}

/**
 * What showdown() added to the stacks: it pays the pots and does nothing else to them. Uncalled chips are a
 * pot with one eligible player to poker-ts, or part of one; then it does not say what was won.
 */
function payouts() {
  if (before.pots.some(({ seats }) => seats.length === 1)) return undefined;
  return paid()
    .map(({ seat, stack }, index) => ({ seat, chips: stack - before.seats[index].stack }))
    .filter(({ chips }) => chips);
}

function endStreet() {
  return table.winners().length ? "showdown" : before.street; // only hands that were compared are winners
}

function toAct() {
  return table.isHandInProgress() && table.isBettingRoundInProgress() ? table.playerToAct() + 1 : null;
}

function options() {
  if (toAct() === null) return null;
  const { actions, chipRange } = table.legalActions();
  const { stack, betSize } = table.seats()[toAct() - 1];
  const owed = table._table._dealer.biggestBet() - betSize;
  const range = chipRange && { min: chipRange.min, max: chipRange.max };
  return {
    fold: actions.includes("fold"),
    check: actions.includes("check"),
    call: actions.includes("call") ? Math.min(owed, stack) : null, // what it moves for a call
    bet: actions.includes("bet") ? range : null,
    raise: actions.includes("raise") ? range : null,
  };
}

function inWords(refusal) {
  return `${refusal.name}: ${refusal.message}`;
}

function written({ rank, suit }) {
  return rank + Object.keys(SUITS).find((letter) => SUITS[letter] === suit);
}

const engine = () => ({ hello, open, deal, act });

module.exports = { engine };
if (require.main === module) serve(engine());
