"""A command for each game, with that game's options."""

from collections.abc import Callable
from typing import Final

import click
from click.shell_completion import CompletionItem

from boardwright.cli.click_words import with_our_usage
from boardwright.cli.speech import say
from boardwright.core.options import Option
from boardwright.games import GAMES, options_of

Run = Callable[..., None]


class GameCommands(click.Group):
    """A command that is given a game: `simulate imhotep`. Each game brings its own options.

    It may be played by an older version of its rules, which `run` is given as `rules_version`.
    """

    def __init__(self, name: str, run: Run, params: list[click.Parameter], leave_out: str) -> None:
        super().__init__(name, help=say(f"cli-{name}-help"), epilog=say(f"cli-{name}-examples"))
        self._run = run
        self._params = params
        self._leave_out = leave_out

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the names of the games."""
        return list(GAMES)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command:
        """Return the command for one game; an unknown game is refused with a suggestion."""
        options = [o for o in options_of(cmd_name) if o.name != self._leave_out]
        names = [option.name for option in options]

        def run(**given: object) -> None:
            chosen = {name: given.pop(name) for name in names}
            self._run(cmd_name, {k: v for k, v in chosen.items() if v is not None}, **given)

        command = click.Command(
            cmd_name,
            callback=run,
            params=[*self._params, RULES_VERSION, *(_click_option(option) for option in options)],
            help=say(f"cli-{self.name}-help"),
            epilog=say(f"cli-{self.name}-examples"),
        )
        return with_our_usage(command)


def _click_option(option: Option) -> click.Option:
    words = say(f"cli-option-{option.name}", example=option.example, default=option.default)
    if option.is_flag():
        return click.Option([f"--{option.name}"], is_flag=True, default=None, help=words)
    is_number = all(part.isdecimal() for part in option.example.split(", "))
    metavar = say("cli-word-number" if is_number else "cli-word-text")
    return click.Option([f"--{option.name}"], metavar=metavar, help=words)


def complete_game(
    ctx: click.Context, param: click.Parameter, incomplete: str
) -> list[CompletionItem]:
    """Offer the games to a completing shell."""
    return [CompletionItem(name) for name in GAMES if name.startswith(incomplete)]


COMPONENTS: Final = click.Option(
    ["--components"],
    type=click.Path(exists=True, dir_okay=False),
    metavar=say("cli-word-file"),
    help=say("cli-option-components"),
)
RULES_VERSION: Final = click.Option(
    ["--rules-version"],
    type=int,
    metavar=say("cli-word-number"),
    help=say("cli-option-rules-version"),
)
JSON: Final = click.Option(["--json", "as_json"], is_flag=True, help=say("cli-option-json"))
