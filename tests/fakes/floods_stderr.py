import sys

from sane import Sane, serve


class FloodsStderr(Sane):
    def act(self, params):
        for number in range(20_000):
            print(f"thinking about line {number}", file=sys.stderr)
        return super().act(params)


serve(FloodsStderr())
