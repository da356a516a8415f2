import sys
import time

from sane import until_act


def act(request):
    sys.stdout.write('{"jsonrpc": "2.0", "id": 3, "resu')
    sys.stdout.flush()
    time.sleep(60)


until_act(act)
