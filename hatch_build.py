"""Carries the data folders of the checkout into the wheel, under floorman/.

An editable install reads them from the checkout (see floorman.paths), so nothing is copied there.
"""

from pathlib import Path

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

DATA_FOLDERS = ("features", "adapters", "reports")


class CarryData(BuildHookInterface):
    def initialize(self, version, build_data):
        if version == "editable":
            return
        for folder in DATA_FOLDERS:
            source = Path(self.root, folder)
            for path in sorted(source.rglob("*")):
                if path.is_file() and "__pycache__" not in path.parts:
                    target = Path("floorman", folder, path.relative_to(source))
                    build_data["force_include"][str(path)] = str(target)
