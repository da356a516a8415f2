from sane import Sane, serve


class Raises(Sane):
    def act(self, params):
        raise ZeroDivisionError("no pot to split")


serve(Raises())
