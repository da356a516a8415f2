from sane import reply, until_act


def act(request):
    reply(request, {"declined": "no"})
    reply(request, {"declined": "no"})


until_act(act)
