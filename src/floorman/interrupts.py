"""An interrupt comes between two things that are done, never in the middle of one."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def interrupt_held(*signals: signal.Signals) -> Iterator[None]:
    """Holds an interrupt (these signals, else that of the keyboard) back until the block is through.

    What the block writes or counts is whole then. Outside of the main thread, where no signal is handled, it does
    nothing.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    came: list[int] = []
    handlers = {
        number: signal.signal(number, lambda number, frame: came.append(number))
        for number in signals or (signal.SIGINT,)
    }
    try:
        yield
    finally:
        for number, handler in handlers.items():
            signal.signal(number, handler)
    if came:
        signal.raise_signal(came[0])
