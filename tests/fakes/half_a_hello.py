from sane import Sane, serve


class HalfAHello(Sane):
    def hello(self, params):
        return {"engine": "sane", "protocol": 1, "capabilities": []}


serve(HalfAHello())
