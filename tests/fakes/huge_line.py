import sys

from sane import until_act


def act(request):
    while True:
        sys.stdout.write("x" * 65536)


until_act(act)
