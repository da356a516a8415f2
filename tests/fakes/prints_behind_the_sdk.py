import os

from sane import Sane, serve


class PrintsBehindTheSdk(Sane):
    def act(self, params):
        print("printed by Python", flush=True)
        os.system("echo printed by a child")
        return super().act(params)


serve(PrintsBehindTheSdk())
