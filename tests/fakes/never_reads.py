import sys
import time

from sane import HELLO, reply

reply({"id": 1}, HELLO)
sys.stdin.buffer.raw.read(20)
time.sleep(60)
