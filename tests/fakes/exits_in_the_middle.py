import os

from sane import Sane, serve


class ExitsInTheMiddle(Sane):
    def act(self, params):
        os._exit(3)


serve(ExitsInTheMiddle())
