from sane import Sane, serve


class AnswersAtLength(Sane):
    def act(self, params):
        return {"declined": "no" * 10_000}


serve(AnswersAtLength())
