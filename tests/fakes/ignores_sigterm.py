import signal
import time

from sane import Sane, serve

signal.signal(signal.SIGTERM, signal.SIG_IGN)
signal.signal(signal.SIGHUP, signal.SIG_IGN)


class IgnoresSigterm(Sane):
    def act(self, params):
        time.sleep(60)

    def bye(self, params):
        time.sleep(60)


serve(IgnoresSigterm())
