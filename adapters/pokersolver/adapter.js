/** pokersolver behind the table protocol: it compares hands and nothing else. */

"use strict";

const { serve } = require("floorman-adapter");
const { Hand } = require("pokersolver");
const { version } = require("pokersolver/package.json");

function hello() {
  return {
    engine: "pokersolver",
    version,
    language: "JavaScript",
    protocol: 1,
    capabilities: ["rank"],
    shows: [],
  };
}

function rank({ board, hands }) {
  const solved = Object.entries(hands).map(([name, cards]) => [name, Hand.solve([...cards, ...board])]);
  const order = [];
  let left = solved;
  while (left.length) {
    const best = Hand.winners(left.map(([, hand]) => hand)); // pokersolver compares the hands
    order.push(left.filter(([, hand]) => best.includes(hand)).map(([name]) => name));
    left = left.filter(([, hand]) => !best.includes(hand));
  }
  return { order, classes: Object.fromEntries(solved.map(([name, hand]) => [name, className(hand)])) };
}

/** pokersolver's name of the class, in the protocol's words. */
function className(hand) {
  const name = hand.descr === "Royal Flush" ? hand.descr : hand.name;
  return name === "Pair" ? "one pair" : name.toLowerCase();
}

const engine = () => ({ hello, rank });

module.exports = { engine };
if (require.main === module) serve(engine());
