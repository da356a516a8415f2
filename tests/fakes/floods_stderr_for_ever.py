import sys

from sane import Sane, serve


class FloodsStderrForEver(Sane):
    def act(self, params):
        while True:
            sys.stderr.write("thinking\n" * 1000)


serve(FloodsStderrForEver())
