"""The store that a command works on, if nothing is said the one that `serve` takes."""

import re
import sys
from datetime import timedelta
from typing import Final

import click

from boardwright.cli.saved_games import games_folder
from boardwright.cli.speech import say

FILE: Final = "tables.db"
AGE: Final = re.compile(r"(\d{1,5})([hdw])")
HOURS: Final = {"h": 1, "d": 24, "w": 24 * 7}

STORE: Final = click.Option(
    ["--store"], metavar=say("cli-word-path-or-url"), help=say("serve-option-store", file=FILE)
)


def store_or_default(given: str | None) -> str:
    """Return the store that was named, or the file in the folder for games."""
    if given is not None:
        return given
    games_folder().mkdir(parents=True, exist_ok=True)
    return str(games_folder() / FILE)


class Age(click.ParamType[timedelta]):
    """How long ago something was, as it is typed: 12h, 90d, 52w."""

    name = "age"

    def convert(
        self, value: str, param: click.Parameter | None, ctx: click.Context | None
    ) -> timedelta:
        """Read an age."""
        found = AGE.fullmatch(value)
        if found is None:
            raise click.BadParameter(say("tables-no-age", text=value), ctx, param)
        return timedelta(hours=int(found[1]) * HOURS[found[2]])


def short_age(seconds: float) -> str:
    """Return how long ago something was, as it would be typed."""
    hours = max(0, int(seconds // 3600))
    return f"{hours}h" if hours < 2 * HOURS["d"] else f"{hours // HOURS['d']}d"


def confirmed(question: str, *, is_confirmed: bool) -> bool:
    """Ask whether to do something; where nobody can answer, the command line must have said so."""
    if is_confirmed:
        return True
    if not sys.stdin.isatty():
        raise click.UsageError(say("tables-ask-nobody"))
    click.echo(f"{question} ", nl=False, err=True)
    answer = sys.stdin.readline().strip().lower()
    return answer in say("tables-yes").split()
