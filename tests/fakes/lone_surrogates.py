from sane import reply, until_act

# Python's json writes it as \ud800, half of a character that is never finished.
until_act(lambda request: reply(request, {"declined": "half a spade: \ud800, the other half is lost"}))
