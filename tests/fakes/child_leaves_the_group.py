import subprocess
import sys

from sane import Sane, serve

# Two generations, each in a session of its own: the second one is an orphan as soon as it runs.
ORPHAN = "import subprocess; subprocess.Popen(['sleep', '61'], start_new_session=True)"


class ChildLeavesTheGroup(Sane):
    def open(self, params):
        subprocess.run([sys.executable, "-c", ORPHAN], start_new_session=True)
        return super().open(params)


serve(ChildLeavesTheGroup())
