import os

from sane import Sane, serve


class ExitsAtHello(Sane):
    def hello(self, params):
        os._exit(3)


serve(ExitsAtHello())
