import sys

sys.exit("no licence file")
