"""`boardwright tables`: what who runs a server can do with its tables."""

from importlib import import_module
from typing import Final

import click

from boardwright.cli.click_words import with_our_usage
from boardwright.cli.speech import say

# Each is the object `command` in a module of its name.
COMMANDS: Final = ["list", "export", "delete", "prune", "forget", "revoke"]


class TableCommands(click.Group):
    """The commands for tables, those that only read first."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the names of all commands."""
        return COMMANDS

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Load the module of a command."""
        if cmd_name not in COMMANDS:
            return None
        command = import_module(f"boardwright.cli.tables_{cmd_name}").command
        assert isinstance(command, click.Command)
        return with_our_usage(command)


command = TableCommands("tables", help=say("tables-help"), epilog=say("tables-examples"))
