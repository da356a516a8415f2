/**
 * @chevtek/poker-engine behind the table protocol: what the harness sends, said in its words.
 *
 * Nothing is decided here. Who acts, what is open, who is paid and how much is read from its table; a
 * refusal is its own Error. adapter.toml's notes say what cannot be asked or seen.
 */

"use strict";

const { Card, Table } = require("@chevtek/poker-engine");
const { version } = require("@chevtek/poker-engine/package.json");
const { Declined, Rejected, fullDeck, serve } = require("floorman-adapter");

const SHOWS = [
  "street", "board", "to_act", "options", "seats", "pot", "pots", "payouts", "shown", "button", "over",
];
const STREETS = { "pre-flop": "preflop", flop: "flop", turn: "turn", river: "river" };

let table = null; // the engine's
let asked = null; // the params of open
let dealt = false;
let end = null; // the street at its showdown, and the stacks before it paid the pots
let total = 0; // its pots and the bets in front of the players, when it last gathered bets

function hello() {
  return {
    engine: "@chevtek/poker-engine",
    version,
    language: "TypeScript",
    protocol: 1,
    capabilities: ["no-limit", "unequal-stacks"],
    shows: SHOWS,
    seats: [2, 10],
    switches: {},
  };
}

function open(params) {
  if (params.structure !== "no-limit") throw new Declined("the engine plays no-limit only");
  if (params.ante) throw new Declined("the engine has no antes");
  if (params.straddle) throw new Declined("the engine has no straddle");
  if (params.forced) throw new Declined("the engine has two blinds and no other forced bets");
  if ((params.chip_unit ?? 1) !== 1) throw new Declined("the engine knows no smallest chip");
  [asked, dealt] = [params, false];
  start(fullDeck([])); // it posts and deals in one: the cards of this start are not looked at
  return { state: seen() };
}

function deal({ deck, hole, board }) {
  if (table === null || dealt) throw new Declined("this adapter plays one hand a table");
  const wanted = byPlace(deck, hole ?? [], board ?? []);
  dealt = true;
  start(wanted.drawn);
  for (const { seat, player } of players()) {
    const [cards, due] = [player.holeCards.map(written), wanted.hole.get(seat)];
    if (String(cards) !== String(due)) throw new Error(`seat ${seat} got ${cards} instead of ${due}`);
  }
  return { state: seen() };
}

function act({ seat, action, to }) {
  if (table === null) throw new Declined("no table is open");
  if (!dealt) throw new Declined("no cards are dealt yet");
  const actor = table.currentActor;
  if (!actor) throw new Rejected("nobody is to act", seen());
  if (toAct() !== seat) throw new Declined(`the engine acts for its current actor only, seat ${toAct()}`);
  const plain = { call: "callAction", check: "checkAction", fold: "foldAction" }[action];
  if (!plain && action !== "bet" && action !== "raise") throw new Declined(`the engine has no action ${action}`);
  const open = actor.legalActions();
  try {
    if (action === "bet") actor.betAction(to - actor.bet); // an amount is what leaves the stack
    else if (action === "raise") actor.raiseAction(to - actor.bet);
    else actor[plain]();
  } catch (refusal) {
    throw new Rejected(`${refusal.name}: ${refusal.message}`, seen());
  }
  const state = seen();
  if (action === "raise" && !open.includes("raise")) state.took = { action: "bet", to }; // it bets, too
  return { state };
}

// ---- the table -----------------------------------------------------------------------------------------

/** A new table with the hand started: blinds posted, two cards each off `drawn`. */
function start(drawn) {
  const { blinds, seats, button } = asked;
  try {
    table = new Table(1, blinds.small, blinds.big); // 1 is the smallest buy-in
    for (const { seat, stack } of bySeat(seats)) table.sitDown(`seat ${seat}`, stack, seat - 1);
    table.moveDealer(button - 1);
    const cards = drawn.map(([rank, suit]) => new Card(rank, suit));
    table.newDeck = () => cards.reverse(); // it draws from the end
    watch(table);
    table.dealCards();
  } catch (refusal) {
    table = null;
    throw new Rejected(`${refusal.name}: ${refusal.message}`);
  }
}

/** The deck in the order in which it draws: two cards a seat from seat 1 on, then the board, no burns. */
function byPlace(deck, placed, board) {
  const given = new Map(placed.map(({ seat, cards }) => [seat, cards]));
  const taken = new Set([...board, ...placed.flatMap(({ cards }) => cards)]);
  const others = fullDeck(deck).filter((card) => !taken.has(card));
  const hole = new Map(bySeat(asked.seats).map(({ seat }) => [seat, given.get(seat) ?? others.splice(0, 2)]));
  return { hole, drawn: [...[...hole.values()].flat(), ...board, ...others] };
}

/** Notes what is gone when an action has ended the hand: it moves on, gathers the bets and pays in one go. */
function watch(table) {
  const { gatherBets, showdown } = table;
  [end, total] = [null, 0];
  table.showdown = () => {
    end = { street: STREETS[table.currentRound] };
    showdown.call(table);
  };
  table.gatherBets = () => {
    if (players().some(({ player }) => player.bet)) total = pot(); // it may give a bet back here
    gatherBets.call(table);
    if (end) end.stacks = new Map(players().map(({ player }) => [player, player.stackSize]));
  };
}

// ---- what it shows ------------------------------------------------------------------------------------

function seen() {
  const over = table.currentRound === undefined;
  const shown = players().filter(({ player }) => player.showCards);
  return {
    street: !dealt ? null : !over ? STREETS[table.currentRound] : shown.length ? "showdown" : end.street,
    board: table.communityCards.map(written),
    to_act: dealt ? toAct() : null,
    options: dealt ? options() : null,
    seats: players().map(({ seat, player }) => ({
      seat,
      stack: player.stackSize,
      bet: player.bet,
      status: player.folded ? "folded" : player.stackSize === 0 ? "all_in" : "in",
      hole: dealt ? player.holeCards.map(written) : undefined,
    })),
    pot: over ? total : pot(),
    pots: pots(),
    payouts: over ? payouts() : [],
    shown: shown.map(({ seat }) => seat),
    button: table.dealerPosition + 1,
    over,
  };
}

/** The players that were seated, by seat. */
function players() {
  return table.players.flatMap((player, index) => (player ? [{ seat: index + 1, player }] : []));
}

function pots() {
  return table.pots
    .filter(({ amount }) => amount) // it begins with an empty one and opens another behind an all-in
    .map(({ amount, eligiblePlayers }) => ({ amount, seats: eligiblePlayers.map(seatOf) }));
}

function seatOf(player) {
  return table.players.indexOf(player) + 1;
}

/** Its pots and the bets that it still holds in front of the players; it gives no total. */
function pot() {
  const bets = players().map(({ player }) => player.bet);
  return [...table.pots.map(({ amount }) => amount), ...bets].reduce((sum, amount) => sum + amount, 0);
}

/**
 * What the showdown added to the stacks after it had gathered the bets. Uncalled chips are a pot with one
 * eligible player to the engine, or part of one; then it does not say what was won.
 */
function payouts() {
  if (pots().some(({ seats }) => seats.length === 1)) return undefined;
  return players()
    .map(({ seat, player }) => ({ seat, chips: player.stackSize - end.stacks.get(player) }))
    .filter(({ chips }) => chips);
}

function toAct() {
  return table.currentActor ? table.currentPosition + 1 : null;
}

/** What it lists as legal. It names no limits: where a bet or raise is open the field is absent. */
function options() {
  const actor = table.currentActor;
  if (!actor) return null;
  const open = actor.legalActions();
  return {
    fold: open.includes("fold"),
    check: open.includes("check"),
    call: open.includes("call") ? Math.min(table.currentBet - actor.bet, actor.stackSize) : null,
    bet: open.includes("bet") ? undefined : null,
    raise: open.includes("raise") ? undefined : null,
  };
}

function bySeat(seats) {
  return [...seats].sort((a, b) => a.seat - b.seat);
}

function written({ rank, suit }) {
  return rank + suit;
}

const engine = () => ({ hello, open, deal, act });

module.exports = { engine };
if (require.main === module) serve(engine());
