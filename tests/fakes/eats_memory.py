from sane import Sane, serve


class EatsMemory(Sane):
    def act(self, params):
        hoard = []
        while True:
            hoard.append(bytearray(1 << 24))


serve(EatsMemory())
