/**
 * The table protocol for an engine written in JavaScript: one file, no dependencies, Node 18 or later.
 *
 * An adapter is a module that exports `engine()`. It returns an object with the methods of the protocol
 * (hello, open, deal, act, incident, rank, bye); each takes the request's params and returns its result, both
 * plain objects, or a promise of it. A method that the engine has no use for may be absent: the harness only asks
 * what hello claims. A field that is undefined is absent from the answer.
 *
 *     node floorman-adapter.js path/to/adapter.js                    serves a file
 *     if (require.main === module) serve(engine());                  serves itself
 *
 * A method throws `Rejected` when the engine refuses, `Declined` when the engine cannot be asked this at all.
 * Any other exception is a fault of the adapter: the harness writes "garbage" in the report and starts anew.
 *
 * It is CommonJS because only `require` looks into NODE_PATH: floorman names the engine's packages and this
 * file there, so that an adapter finds both from any folder. An ES module imports it by its path.
 */

"use strict";

const path = require("node:path");

const METHODS = ["hello", "open", "deal", "act", "incident", "rank", "bye"];
const FULL_DECK = [..."23456789TJQKA"].flatMap((rank) => [..."cdhs"].map((suit) => rank + suit));

const PARSE_ERROR = -32700;
const INVALID_REQUEST = -32600;
const METHOD_NOT_FOUND = -32601;
const INVALID_PARAMS = -32602;
const INTERNAL_ERROR = -32603;

/** The engine cannot be asked this: the reason says why, in a sentence. */
class Declined extends Error {}

/**
 * The engine refused; `state` is the table after the refusal (undefined when no table is open).
 *
 * `by` is "adapter" only where the engine has no such verb, or its documentation tells callers to ask for
 * its options first: the adapter then refuses from the engine's own options.
 */
class Rejected extends Error {
  constructor(reason, state = undefined, by = "engine") {
    super(String(reason));
    this.state = state;
    this.by = by;
  }
}

/** The whole deck, top first: the cards given, then the others by rank 2 to A, suits c d h s. */
function fullDeck(cards) {
  return [...cards, ...FULL_DECK.filter((card) => !cards.includes(card))];
}

/** A promise of the reply to one JSON-RPC request, both plain objects; it is never rejected. */
async function request(engine, message) {
  if (!isObject(message) || typeof message.method !== "string") {
    return failure(null, INVALID_REQUEST, "the request is not an object with a method");
  }
  const { id = null, method, params = {} } = message;
  if (!METHODS.includes(method) || typeof engine[method] !== "function") {
    if (method === "bye") return { jsonrpc: "2.0", id, result: {} };
    return failure(id, METHOD_NOT_FOUND, `the adapter has no method ${method}`);
  }
  if (!isObject(params)) return failure(id, INVALID_PARAMS, `the params of ${method} are not an object`);
  try {
    return { jsonrpc: "2.0", id, result: (await engine[method](params)) ?? {} };
  } catch (problem) {
    if (problem instanceof Declined) return { jsonrpc: "2.0", id, result: { declined: problem.message } };
    if (problem instanceof Rejected) {
      const rejected = { reason: problem.message, by: problem.by };
      return { jsonrpc: "2.0", id, result: { rejected, state: problem.state } };
    }
    return failure(id, INTERNAL_ERROR, String(problem), problem?.stack);
  }
}

/**
 * Answers the requests on stdin, one after the other, until `bye` or the end of the input.
 *
 * From here on stdout is the protocol's. What the engine prints (console.log, process.stdout) goes to stderr.
 * A child process that inherits stdout still has the real one: give it stderr.
 */
function serve(engine) {
  return answer(() => engine, takeOver());
}

function takeOver() {
  const write = process.stdout.write.bind(process.stdout);
  process.stdout.write = process.stderr.write.bind(process.stderr);
  return write;
}

async function answer(load, write) {
  const engine = load();
  for await (const line of lines(process.stdin)) {
    let message = null;
    let reply;
    try {
      message = JSON.parse(line);
    } catch (problem) {
      reply = failure(null, PARSE_ERROR, `the request is not JSON: ${problem.message}`);
    }
    reply ??= await request(engine, message);
    write(encoded(reply) + "\n");
    if (message?.method === "bye") break;
  }
}

/** The lines of a stream of bytes. (node:readline ends a line at U+2028 too, which JSON may hold.) */
async function* lines(stream) {
  let parts = [];
  for await (let chunk of stream) {
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10)) {
      yield Buffer.concat([...parts, chunk.subarray(0, end)]).toString();
      parts = [];
      chunk = chunk.subarray(end + 1);
    }
    parts.push(chunk);
  }
  if (parts.some((part) => part.length)) yield Buffer.concat(parts).toString();
}

function failure(id, code, message, data = undefined) {
  return { jsonrpc: "2.0", id, error: { code, message, data } };
}

function encoded(reply) {
  try {
    return JSON.stringify(reply, onlyNumbers);
  } catch (problem) {
    const words = `the answer cannot be written as JSON: ${problem.message}`;
    return JSON.stringify(failure(reply.id, INTERNAL_ERROR, words));
  }
}

/** Refuses what JSON.stringify would silently turn into null. */
function onlyNumbers(key, value) {
  if (typeof value === "number" && !Number.isFinite(value)) throw new TypeError(`${key} is ${value}`);
  return value;
}

function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

module.exports = { Declined, Rejected, FULL_DECK, fullDeck, request, serve };

if (require.main === module) {
  if (process.argv.length !== 3) {
    console.error("usage: node floorman-adapter.js path/to/adapter.js");
    process.exit(1);
  }
  // stdout is taken away before the engine is loaded: it may print as soon as that.
  answer(() => require(path.resolve(process.argv[2])).engine(), takeOver());
}
