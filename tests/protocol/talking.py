"""Names of fakes, short limits and small messages for the tests of sessions."""

import os
import shlex
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

from floorman.protocol.inprocess import sdk
from floorman.protocol.process import Limits

FAKES = Path(__file__).resolve().parent.parent / "fakes"
sdk()  # from now on `import floorman_adapter` works in this process too, as the fakes do it
sys.path.append(str(FAKES))
SHORT = Limits(request=20, hello=20, grace=0.3)  # patient, so that a busy machine is no fault
HASTY = replace(SHORT, request=0.5)  # for what never answers

SEATS = [{"seat": 1, "stack": 1000}, {"seat": 2, "stack": 500}, {"seat": 4, "stack": 700}]
OPEN = {"structure": "no-limit", "blinds": {"small": 50, "big": 100}, "seats": SEATS, "button": 1}
CALL = {"seat": 1, "action": "call"}


def fake_engine(name, *arguments):
    """The engine name of a fake, as a person would write it."""
    return "cmd: " + shlex.join([sys.executable, str(FAKES / f"{name}.py"), *arguments])


def children():
    """Our child processes, zombies too, by number. On Linux we are a subreaper, so orphans are among them."""
    listing = subprocess.run(["ps", "-A", "-o", "pid=,ppid=,stat=,args="], capture_output=True, text=True).stdout
    rows = [line.split(None, 3) for line in listing.splitlines()]
    ours = [row for row in rows if row[1] == str(os.getpid()) and not row[-1].startswith("ps -A")]
    return {row[0]: " ".join(row[2:]) for row in ours}
