from sane import Sane, serve


class NegativeStack(Sane):
    def act(self, params):
        self.state["seats"][1]["stack"] = -5
        return {"state": self.state}


serve(NegativeStack())
