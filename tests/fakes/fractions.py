from sane import Sane, serve


class Fractions(Sane):
    def act(self, params):
        self.state["seats"][1]["stack"] = 33.5
        return {"state": self.state}


serve(Fractions())
