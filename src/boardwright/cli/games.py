"""A command for each game, with that game's options."""

import os
import re
import string
from collections.abc import Callable
from typing import Final

import click
from click.shell_completion import CompletionItem

from boardwright.cli.click_words import with_our_usage
from boardwright.cli.speech import is_text, say
from boardwright.core.library import game_names, options_of
from boardwright.core.options import COLOURS, Option

Run = Callable[..., None]
Completion = Callable[[click.Context, click.Parameter, str], list[CompletionItem]]


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
        return game_names()

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
            params=[
                *self._params,
                RULES_VERSION,
                *(_click_option(cmd_name, option) for option in options),
            ],
            help=say(f"cli-{self.name}-help"),
            epilog=say(f"cli-{self.name}-examples"),
        )
        return with_our_usage(command)


def _click_option(game: str, option: Option) -> click.Option:
    words = _words_of_option(game, option)
    if option.is_flag():
        return click.Option([f"--{option.name}"], is_flag=True, default=None, help=words)
    is_number = all(part.isdecimal() for part in option.example.split(", "))
    metavar = say("cli-word-number" if is_number else "cli-word-text")
    return click.Option(
        [f"--{option.name}"], metavar=metavar, help=words, shell_complete=_completing(option)
    )


def _words_of_option(game: str, option: Option) -> str:
    """Return what an option is for: in our words, in the game's own, or else only its name."""
    for text in (f"cli-option-{option.name}", f"{game}-option-{option.name}"):
        if is_text(text):
            return say(text, example=option.example, default=option.default)
    return option.name


def _completing(option: Option) -> Completion:
    """Return what offers the values of an option to a completing shell."""

    def complete(
        ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        values = _more_colours(option, incomplete) if option.name == COLOURS else _values(option)
        return [CompletionItem(value) for value in values if value.startswith(incomplete)]

    return complete


def _values(option: Option) -> list[str]:
    """Return the digits that fit an option, its default and the examples."""
    digits = [digit for digit in string.digits if re.fullmatch(option.pattern, digit)]
    return list(dict.fromkeys([*digits, option.default, *option.example.split(", ")]))


def _more_colours(option: Option, begun: str) -> list[str]:
    """Return how a list of colours can go on; the example of the option names all of them."""
    before, comma, _ = begun.rpartition(",")
    taken = before.split(",")
    return [before + comma + one for one in option.example.split(",") if one not in taken]


def complete_game(
    ctx: click.Context, param: click.Parameter, incomplete: str
) -> list[CompletionItem]:
    """Offer the games to a completing shell."""
    return [CompletionItem(name) for name in game_names() if name.startswith(incomplete)]


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
JOBS: Final = click.Option(
    ["--jobs"],
    type=click.IntRange(min=1),
    default=os.cpu_count() or 1,
    help=say("cli-simulate-jobs"),
)
SEED: Final = click.Option(["--seed"], type=int, default=1, show_default=True, help=say("cli-seed"))
JSON: Final = click.Option(["--json", "as_json"], is_flag=True, help=say("cli-option-json"))
