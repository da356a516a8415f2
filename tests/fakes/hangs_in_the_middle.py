import time

from sane import Sane, serve


class HangsInTheMiddle(Sane):
    def act(self, params):
        time.sleep(60)


serve(HangsInTheMiddle())
