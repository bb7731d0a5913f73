"""The command line: `boardwright play`, `simulate`, `rules` and the rest, a module a command."""

import sys
from importlib import import_module
from typing import Final

import click

from boardwright.cli.speech import say

# Each command is the object `command` in the module of its name; only the called one is loaded.
COMMANDS: Final = [
    "play",
    "serve",
    "simulate",
    "tournament",
    "ladder",
    "replay",
    "analyze",
    "verify",
    "playthrough",
    "rules",
    "components",
    "bench",
    "completion",
]


class Commands(click.Group):
    """The commands in the order in which a newcomer meets them."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the names of all commands."""
        return COMMANDS

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Load the module of a command."""
        if cmd_name not in COMMANDS:
            return None
        command = import_module(f"boardwright.cli.{cmd_name}").command
        assert isinstance(command, click.Command)
        return command


@click.command(cls=Commands, help=say("cli-help"), epilog=say("cli-examples"))
@click.version_option(package_name="boardwright", message="%(prog)s %(version)s")
def boardwright() -> None:
    """Hold the commands together; each does its own work."""


def main() -> None:
    """Run the command line: errors in a line or two on stderr, no traceback."""
    try:
        boardwright(standalone_mode=False, prog_name="boardwright")
    except click.exceptions.Abort:
        sys.exit(130)
    except click.ClickException as error:
        error.show()
        sys.exit(error.exit_code)
    except (ValueError, OSError) as error:
        click.echo(say("cli-error", error=str(error)), err=True)
        sys.exit(2)
