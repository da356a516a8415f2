from sane import reply, until_act


def act(request):
    reply({"id": request["id"] + 7}, {"declined": "no"})


until_act(act)
