import sys
from pathlib import Path

from floorman_adapter import Rejected, serve

from floorman.paths import adapter_root

sys.path.append(str(Path(adapter_root(), "reference")))
from adapter import Reference  # noqa: E402


class ChangesAfterARefusal(Reference):
    """Plays well, but takes a chip from a player whom it refuses an action."""

    def act(self, params):
        try:
            return super().act(params)
        except Rejected as refusal:
            refusal.state["seats"][0]["stack"] -= 1
            raise


serve(ChangesAfterARefusal())
