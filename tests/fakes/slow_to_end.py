import pathlib
import sys

from sane import Sane, serve

serve(Sane())
pathlib.Path(sys.argv[1]).write_text("ended by itself")
