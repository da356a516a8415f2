"""Where the data folders are: inside the installed wheel, else beside src/ in a checkout."""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def _data_folder(name: str) -> Path:
    installed = _PACKAGE / name
    return installed if installed.is_dir() else _PACKAGE.parent.parent / name


def feature_root() -> Path:
    """The folder of the spec: rulebook/, rulesets/ and a folder of .feature files a chapter."""
    return _data_folder("features")


def adapter_root() -> Path:
    """The folder of the adapters: one folder an engine, and sdk/."""
    return _data_folder("adapters")


def report_root() -> Path:
    """The folder of the report templates and their stylesheet."""
    return _data_folder("reports")
