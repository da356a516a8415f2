"""The whole rulebook as pytest tests: `pytest --pyargs floorman.suite --engine NAME`."""
