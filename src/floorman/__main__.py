"""The command `floorman`."""

from floorman.cli.main import main

if __name__ == "__main__":
    main()
