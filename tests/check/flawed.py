"""The reference behind an adapter with one flaw, named by the first argument; each belongs to one check."""

import json
import os
import sys
import time
from pathlib import Path

from floorman_adapter import Declined, Rejected, request

from floorman.paths import adapter_root

sys.path.append(str(Path(adapter_root(), "reference")))
from adapter import Reference  # noqa: E402


class Wire:
    """Reads lines and answers them properly; a flaw overrides one of these."""

    engine = Reference()

    def lines(self):
        return sys.stdin

    def line(self, line):
        try:
            message = json.loads(line)
        except ValueError:
            return self.unreadable()
        if not isinstance(message, dict):
            return self.unreadable()
        return self.message(message)

    def unreadable(self):
        return None

    def message(self, message):
        return request(self.engine, message)

    def write(self, reply):
        print(json.dumps(reply), flush=True)

    def run(self):
        for line in self.lines():
            reply = self.line(line)
            if reply is not None:
                self.write(reply)
        self.at_the_end()

    def at_the_end(self):
        pass


class Honest(Wire):
    pass


class ExitsAtHello(Wire):
    def message(self, message):
        sys.exit("no licence file")


class IdsOf32Bits(Wire):
    def message(self, message):
        return super().message({**message, "id": message["id"] % 2**32})


class PrintsBesides(Wire):
    def write(self, reply):
        super().write(reply)
        if "state" in reply["result"]:
            print("dealing...", flush=True)


class KnowsEveryMethod(Wire):
    def message(self, message):
        reply = super().message(message)
        return {"jsonrpc": "2.0", "id": message["id"], "result": {}} if "error" in reply else reply


class DiesOfAnUnknownMethod(Wire):
    def message(self, message):
        reply = super().message(message)
        if "error" in reply:
            sys.exit("KeyError: shuffle")
        return reply


class MindsUnknownFields(Wire):
    def message(self, message):
        if any(name.startswith("x_") for name in message["params"]):
            return {"jsonrpc": "2.0", "id": message["id"], "result": {"rejected": {"reason": "unknown field"}}}
        return super().message(message)


class DiesOfBadJson(Wire):
    def unreadable(self):
        raise ValueError("Expecting value")


class AnswersBadJson(Wire):
    def unreadable(self):
        return {"jsonrpc": "2.0", "id": 0, "result": {}}


class ReadsChunks(Wire):
    def run(self):
        while chunk := os.read(0, 1 << 16):
            for line in chunk.splitlines():
                reply = self.line(line)
                if reply is not None:
                    self.write(reply)


class DropsWhatWaits(Wire):
    """Answers the first request of each write and forgets the others, as one who empties the pipe does."""

    def lines(self):
        kept = b""
        while chunk := os.read(0, 1 << 16):
            kept += chunk
            if kept.endswith(b"\n"):
                yield kept.splitlines()[0]
                kept = b""


class AnswersInReverse(Wire):
    def run(self):
        kept = b""
        while chunk := os.read(0, 1 << 20):
            kept += chunk
            if kept.endswith(b"\n"):
                for line in reversed(kept.splitlines()):
                    reply = self.line(line)
                    if reply is not None:
                        self.write(reply)
                kept = b""


class LosesWhatIsNotRead(Wire):
    """Writes without waiting, and drops what the pipe does not take at once."""

    def write(self, reply):
        os.set_blocking(1, False)
        try:
            os.write(1, json.dumps(reply).encode() + b"\n")
        except BlockingIOError:
            pass


class ShortLines(Wire):
    def lines(self):
        while line := sys.stdin.readline(1 << 16):
            yield line


class StaysAfterTheEnd(Wire):
    def at_the_end(self):
        time.sleep(30)


class TalksAtTheEnd(Wire):
    def at_the_end(self):
        print("goodbye", flush=True)


# ---- flaws of the engine's side ------------------------------------------------------------------------


class Says(Reference):
    """A hello with other words in it."""

    words = {}

    def hello(self, params):
        return super().hello(params) | self.words


def says(**words):
    return type("Says", (Says,), {"words": words})


class RanksByChance(Reference):
    count = 0

    def rank(self, params):
        self.count += 1
        return {"order": [[name] for name in sorted(params["hands"], reverse=self.count % 2)]}


class ActsWithoutATable(Reference):
    def act(self, params):
        return super().act(params) if self.hand else {"state": {}}


class FailsWithoutATable(Reference):
    def deal(self, params):
        self.hand.deal(params["deck"])
        return super().deal(params)


class FoldsAtADeclaration(Reference):
    """Takes every action that it does not know for a fold."""

    def act(self, params):
        known = params["action"] != "declare_board"
        return super().act(params if known else params | {"action": "fold"})


class ActsWithoutCards(Reference):
    def act(self, params):
        try:
            return super().act(params)
        except Rejected as refusal:
            if refusal.state and refusal.state["street"] is None:
                return {"state": refusal.state}
            raise


class Fractions(Reference):
    def act(self, params):
        answer = super().act(params)
        answer["state"]["seats"][0]["stack"] += 0.5
        return answer


class NeverEnds(Reference):
    def act(self, params):
        answer = super().act(params)
        answer["state"]["over"] = False
        return answer


class RefusesItsOwnOptions(Reference):
    def act(self, params):
        if params["action"] == "call":
            raise Rejected("not today", {})
        return super().act(params)


class KeepsTheOldTable(Reference):
    def open(self, params):
        if self.hand and not self.hand.over:
            raise Rejected("a table is open")
        return super().open(params)


class OpensOneHigher(Reference):
    count = 0

    def open(self, params):
        self.count += 1
        answer = super().open(params)
        answer["state"]["button"] = 1 + self.count % 3
        return answer


class HidesTheMuck(Reference):
    def open(self, params):
        return _without(super().open(params), "muck")

    def _play(self, move):
        return _without(super()._play(move), "muck")


def _without(answer, field):
    del answer["state"][field]
    return answer


class MisspellsAField(Reference):
    def _play(self, move):
        answer = super()._play(move)
        answer["state"]["show-order"] = answer["state"].pop("show_order")
        return answer

    def open(self, params):
        return _without(super().open(params), "show_order")


class PotWithoutBets(Reference):
    def _play(self, move):
        answer = super()._play(move)
        answer["state"]["pot"] -= sum(seat["bet"] for seat in answer["state"]["seats"])
        return answer


class PaysTwice(Reference):
    def _play(self, move):
        answer = super()._play(move)
        for won in answer["state"]["payouts"]:
            answer["state"]["seats"][won["seat"] - 1]["stack"] += won["chips"]
        return answer


class NetPayouts(Reference):
    def _play(self, move):
        answer = super()._play(move)
        for won in answer["state"]["payouts"]:
            won["chips"] -= 100
        return answer


class RakesNobody(Reference):
    """Claims rake, and takes the table without it."""

    def open(self, params):
        return super().open({**params, "rake": None})


class RakesOnTop(Reference):
    """Says what the house takes, and leaves it in the stack of the winner."""

    def _play(self, move):
        state = super()._play(move)["state"]
        for won in state["payouts"][:1]:
            state["seats"][won["seat"] - 1]["stack"] += state["rake"]
        return {"state": state}


class GrossOfTheRake(Reference):
    """Shows as payouts what was won before the rake."""

    def _play(self, move):
        state = super()._play(move)["state"]
        for won in state["payouts"][:1]:
            won["chips"] += state["rake"]
        return {"state": state}


class HidesTheRake(Reference):
    def _play(self, move):
        return _without(super()._play(move), "rake")

    def open(self, params):
        return _without(super().open(params), "rake")


class TakesAChipForARefusal(Reference):
    fine = 0

    def open(self, params):
        self.fine = 0
        return super().open(params)

    def _play(self, move):
        try:
            return self._fined(super()._play(move))
        except Rejected as refusal:
            if refusal.state:
                self.fine += 1
                self._fined({"state": refusal.state})
            raise

    def _fined(self, answer):
        answer["state"]["seats"][1]["stack"] -= self.fine
        return answer


class PlaysOnAfterARefusal(TakesAChipForARefusal):
    """Shows the old table with the refusal, and the changed one with the next answer."""

    def _play(self, move):
        try:
            return self._fined(Reference._play(self, move))
        except Rejected:
            self.fine = 1
            raise


class Shuffles(Reference):
    count = 0

    def deal(self, params):
        self.count += 1
        return super().deal({"deck": params["deck"][self.count :] + params["deck"][: self.count]})


class ShufflesByTheProcess(Reference):
    def deal(self, params):
        cut = os.getpid() % 52
        return super().deal({"deck": params["deck"][cut:] + params["deck"][:cut]})


class DeclinesEveryTable(Reference):
    def open(self, params):
        raise Declined("we are closed")


class ClaimsTooManyStructures(Reference):
    def open(self, params):
        if params["structure"] == "fixed-limit":
            raise Declined("no-limit only")
        return super().open(params)


class NothingIsRefused(Reference):
    def act(self, params):
        try:
            return super().act(params)
        except Rejected as refusal:
            raise Declined(str(refusal)) from None


class Mute(Reference):
    """Shows nothing but the street."""

    def _play(self, move):
        return {"state": {"street": super()._play(move)["state"]["street"]}}

    def open(self, params):
        super().open(params)
        return {"state": {"street": None}}


SAYS = {
    "no_name": says(engine=" "),
    "unknown_capability": says(capabilities=["no-limits"]),
    "capability_twice": says(capabilities=["rank", "rank"]),
    "claims_nothing": says(capabilities=["deck"]),
    "unknown_switch": says(switches={"odd_chips": ["first_left_of_button"]}),
    "unknown_value": says(switches={"odd_chip": ["biggest_stack"]}),
    "no_switches": says(switches={}),
    "unknown_field": says(shows=["street", "flops"]),
    "no_shows": says(shows=[]),
    "shows_too_little": says(shows=["street", "board"]),
    "only_rank": says(capabilities=["rank"]),
    "only_tables": says(capabilities=["no-limit"]),
    "other_protocol": says(protocol=2),
}


def main():
    flaw = sys.argv[1]
    wires = {name: thing for name, thing in globals().items() if isinstance(thing, type) and issubclass(thing, Wire)}
    if flaw in wires:
        wires[flaw]().run()
    else:
        wire = Wire()
        wire.engine = SAYS[flaw]() if flaw in SAYS else globals()[flaw]()
        wire.run()


if __name__ == "__main__":
    main()
