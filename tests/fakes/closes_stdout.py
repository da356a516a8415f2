import os
import time

from sane import until_act


def act(request):
    os.close(1)
    time.sleep(60)


until_act(act)
