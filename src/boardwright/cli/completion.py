"""`boardwright completion`: the script that lets a shell complete commands and options."""

import click
from click.shell_completion import get_completion_class

from boardwright.cli.speech import say


def _run(shell: str) -> None:
    completion = get_completion_class(shell)
    root = click.get_current_context().find_root().command
    if completion is not None:
        click.echo(completion(root, {}, "boardwright", "_BOARDWRIGHT_COMPLETE").source())


command = click.Command(
    "completion",
    callback=_run,
    params=[
        click.Argument(
            ["shell"], metavar=say("cli-word-shell"), type=click.Choice(["bash", "zsh", "fish"])
        )
    ],
    help=say("cli-completion-help"),
    epilog=say("cli-completion-examples"),
)
