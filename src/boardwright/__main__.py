"""The command `boardwright`: what it needs beside the engines is the extra `table`."""

import sys


def main() -> None:
    """Run the command line, or tell what to install for it; no texts are at hand to say that."""
    try:
        from boardwright import cli
    except ModuleNotFoundError as error:
        if error.name is not None and error.name.startswith("boardwright"):
            raise
        sys.exit(
            f"boardwright: {error.name} is not installed. These are the engines alone, for Python;"
            " the lobby and all commands need the extra 'table':\n"
            "  pip install 'boardwright[table]'\n"
            "  uvx 'boardwright[table]'    (runs it without installing)"
        )
    cli.main()


if __name__ == "__main__":
    main()
