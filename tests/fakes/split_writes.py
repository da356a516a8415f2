import json
import sys

from sane import Sane, until_act


def act(request):
    line = json.dumps({"jsonrpc": "2.0", "id": request["id"], "result": Sane.act(table, {})}) + "\n"
    for letter in line:
        sys.stdout.write(letter)
        sys.stdout.flush()


table = Sane()
table.open({"seats": [{"seat": 1, "stack": 1000}]})
until_act(act)
