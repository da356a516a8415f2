from sane import HELLO, Sane, serve


class OtherProtocol(Sane):
    def hello(self, params):
        return HELLO | {"protocol": 2}


serve(OtherProtocol())
