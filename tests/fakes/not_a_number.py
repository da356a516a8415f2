from sane import reply, until_act

# Python's json writes it as NaN, which is no JSON.
until_act(lambda request: reply(request, {"state": {"pot": float("nan")}}))
