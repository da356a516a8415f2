import sys

from sane import HELLO, Sane, serve

BAD = "\x1b[2J\x1b[31m</pre><script>alert('deal')</script>\u202e\x00&amp;]]>"


class ColoursAndMarkup(Sane):
    def hello(self, params):
        return HELLO | {"engine": BAD, "version": BAD, "language": BAD, "shows": [BAD], "switches": {BAD: [BAD]}}

    def act(self, params):
        print(BAD, file=sys.stderr)
        return {"rejected": {"reason": BAD}, "state": self.state}


serve(ColoursAndMarkup())
