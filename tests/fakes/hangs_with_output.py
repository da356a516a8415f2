import sys
import time

from sane import until_act


def act(request):
    while True:
        sys.stdout.write(" ")
        sys.stdout.flush()
        time.sleep(0.02)


until_act(act)
