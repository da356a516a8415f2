from sane import until_act


def act(request):
    deep = "[" * 20_000 + "]" * 20_000
    print(f'{{"jsonrpc": "2.0", "id": {request["id"]}, "result": {{"state": {{"extra": {deep}}}}}}}', flush=True)


until_act(act)
