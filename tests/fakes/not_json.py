from sane import until_act

until_act(lambda request: print("BET 100\x1b[2J", flush=True))
