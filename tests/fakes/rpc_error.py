import json

from sane import until_act


def act(request):
    error = {"code": -32601, "message": "Method not found"}
    print(json.dumps({"jsonrpc": "2.0", "id": request["id"], "error": error}), flush=True)


until_act(act)
