import os
import subprocess

from sane import until_act


def act(request):
    subprocess.Popen(["sleep", "60"])
    os._exit(0)


until_act(act)
