import time

from sane import Sane, serve


class AnswersLate(Sane):
    def act(self, params):
        time.sleep(1.5)
        return super().act(params)


serve(AnswersLate())
