from sane import Sane, serve


class HugeIntegers(Sane):
    def act(self, params):
        self.state["pot"] = 10**30
        return {"state": self.state}


serve(HugeIntegers())
