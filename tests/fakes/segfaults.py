import ctypes

from sane import Sane, serve


class Segfaults(Sane):
    def act(self, params):
        ctypes.string_at(0)


serve(Segfaults())
