import sys

from sane import until_act


def act(request):
    sys.stdout.write('{"jsonrpc": "2.0", "id": 3, "resu')
    sys.exit(0)


until_act(act)
