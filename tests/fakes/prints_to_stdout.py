from sane import until_act

print("Poker engine 1.0, good luck!")
until_act(None)
