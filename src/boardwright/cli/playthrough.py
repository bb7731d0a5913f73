"""`boardwright playthrough`: a whole random game as text, for comparing engines and versions."""

import click

from boardwright.cli.games import COMPONENTS, SEED, GameCommands
from boardwright.core.library import load_chosen
from boardwright.lab.playthrough import playthrough


def _run(
    game: str,
    options: dict[str, object],
    *,
    seed: int,
    components: str | None,
    rules_version: int | None,
) -> None:
    for line in playthrough(load_chosen(game, options, components, rules_version), seed):
        click.echo(line)


command = GameCommands(
    "playthrough",
    _run,
    [
        SEED,
        COMPONENTS,
    ],
    leave_out="",
)
