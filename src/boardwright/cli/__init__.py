"""The command line: `boardwright play`, `simulate`, `rules` and the rest, a module a command."""

import os
import sys
import warnings
from importlib import import_module
from io import StringIO
from typing import Final

import click

from boardwright.cli.click_words import translate_click, with_our_usage
from boardwright.cli.failed_game import failed_game
from boardwright.cli.letters import fit_output
from boardwright.cli.printable import printable
from boardwright.cli.speech import choose_language, error_text, say, speak
from boardwright.cli.wrapping import keep_together
from boardwright.texts import languages

# Each command is the object `command` in the module of its name, here with the text of its help;
# only the called one is loaded.
COMMANDS: Final = {
    "play": "cli-play-help",
    "serve": "serve-help",
    "tables": "tables-help",
    "backup": "backup-help",
    "restore": "restore-help",
    "simulate": "cli-simulate-help",
    "tournament": "cli-tournament-help",
    "ladder": "cli-ladder-help",
    "replay": "cli-replay-help",
    "analyze": "cli-analyze-help",
    "verify": "cli-verify-help",
    "playthrough": "cli-playthrough-help",
    "rules": "cli-rules-help",
    "components": "cli-components-help",
    "bench": "cli-bench-help",
    "new-game": "cli-new-game-help",
    "language": "cli-language-help",
    "completion": "cli-completion-help",
}


class Commands(click.Group):
    """The commands in the order in which a newcomer meets them."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the names of all commands."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Load the module of a command."""
        if cmd_name not in COMMANDS:
            return None
        command = import_module(f"boardwright.cli.{cmd_name.replace('-', '_')}").command
        assert isinstance(command, click.Command)
        return with_our_usage(command)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write what each command does, without loading any."""
        with formatter.section(say("click-commands")):
            formatter.write_dl([(name, say(text)) for name, text in COMMANDS.items()])

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        """Return `--help`, which waits for `--language` wherever that stands."""
        option = super().get_help_option(ctx)
        if option is not None:
            option.is_eager = False
        return option

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        """Return the words of the line of usage, which stands above errors too."""
        with_our_usage(self)
        return super().collect_usage_pieces(ctx)

    def get_help(self, ctx: click.Context) -> str:
        """Return the help, in the language that may have been chosen just now."""
        self.help = f"{say('cli-help')}\n\n{say('cli-alone')}"
        self.epilog = say("cli-examples")
        told = {
            "--language": say("cli-option-language", languages=" ".join(languages())),
            "--version": say("click-version"),
            "--help": say("click-help"),
        }
        for param in self.get_params(ctx):
            assert isinstance(param, click.Option)
            param.help = told[param.opts[0]]
            if param.name == "language":
                param.metavar = say("cli-word-language")
        return super().get_help(ctx)


def _speak(ctx: click.Context, param: click.Parameter, language: str | None) -> None:
    if language is not None:
        choose_language(language)
        translate_click()


translate_click()
keep_together()


@click.command(cls=Commands, invoke_without_command=True)
@click.option(
    "--language",
    type=click.Choice(languages()),
    is_eager=True,
    expose_value=False,
    callback=_speak,
)
@click.version_option(package_name="boardwright", message="%(prog)s %(version)s")
@click.pass_context
def boardwright(ctx: click.Context) -> None:
    """Hold the commands together; each does its own work. Alone it opens the lobby."""
    if ctx.invoked_subcommand is None:
        serve = boardwright.get_command(ctx, "serve")
        assert serve is not None
        ctx.invoke(serve, opens=True)


def main() -> None:
    """Run the command line: errors in a line or two on stderr, no traceback."""
    _have_streams()
    fit_output()
    try:
        boardwright(standalone_mode=False, prog_name="boardwright")
    except click.exceptions.Abort:
        # Ctrl-C may stop a prompt before it has begun, which asyncio would warn of.
        warnings.simplefilter("ignore", RuntimeWarning)
        sys.exit(130)
    except click.ClickException as error:
        shown = StringIO()
        error.show(shown)
        click.echo(printable(shown.getvalue()), err=True, nl=False)
        sys.exit(error.exit_code)
    except (ValueError, OSError) as error:
        click.echo(say("cli-error", error=error_text(error)), err=True)
        sys.exit(1 if isinstance(error, OSError) else 2)
    except Exception as error:
        failed = failed_game(error)
        if failed is None:
            raise
        click.echo(say("cli-error", error=speak(failed)), err=True)
        sys.exit(1)


def _have_streams() -> None:
    """Put nothing in the place of streams that were closed before the program began."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115  (for good)
