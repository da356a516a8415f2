from sane import Sane, serve


class BusyLoop(Sane):
    def act(self, params):
        while True:
            pass


serve(BusyLoop())
