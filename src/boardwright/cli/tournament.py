"""`boardwright tournament`: bots against bots, every seating, the same deals for all."""

import json
import os

import click
from rich.console import Console
from rich.table import Table as Grid

from boardwright.bots.specs import EXAMPLES, parse_spec
from boardwright.cli.games import COMPONENTS, JSON, GameCommands
from boardwright.cli.progress import counting
from boardwright.cli.speech import say
from boardwright.games import load
from boardwright.lab.tournament import Result, Standing, Table, play_all, schedule, standings


def _run(
    game: str,
    options: dict[str, object],
    *,
    bots: str,
    games: int,
    jobs: int,
    seed: int,
    components: str | None,
    as_json: bool,
) -> None:
    specs = list(dict.fromkeys(bots.split(",")))
    if len(specs) < 2:
        raise click.BadParameter(say("cli-tournament-two-bots"))
    for spec in specs:
        parse_spec(spec)
    options = {"players": "2", **options}
    players = load(game, components, **options).num_players()
    table = Table(game, options, components, players, seed)
    seatings = schedule(specs, players, games)
    results: list[Result] = []
    with counting(say("cli-simulate-games"), len(seatings)) as advance:
        for result in play_all(table, seatings, jobs):
            results.append(result)
            advance(1)
    found = standings(results)
    if as_json:
        document = {
            "game": game,
            "players": players,
            "seed": seed,
            "standings": [standing._asdict() for standing in found],
        }
        click.echo(json.dumps(document, indent=2))
    else:
        _print(game, players, found)


def _print(game: str, players: int, found: list[Standing]) -> None:
    grid = Grid(title=say("cli-tournament-title", game=game, players=players))
    grid.add_column(say("cli-tournament-bot"), no_wrap=True)
    for column in ("games", "share", "interval", "ahead", "time"):
        grid.add_column(say(f"cli-tournament-{column}"), justify="right")
    for s in found:
        grid.add_row(
            say("cli-tournament-pairing", bot=s.bot, rival=s.rival, rivals=players - 1),
            str(s.games),
            f"{s.share:.1%}",
            f"{s.low:.1%} – {s.high:.1%}",
            f"{s.score_difference:+.1f}",
            f"{1000 * s.seconds_a_move:.1f}",
        )
    Console().print(grid)
    for s in found:
        if s.troubles:
            click.echo(say("cli-bot-troubles", bot=s.bot, troubles=s.troubles), err=True)


command = GameCommands(
    "tournament",
    _run,
    [
        click.Option(
            ["--bots"],
            required=True,
            help=say("cli-tournament-bots", bots=", ".join(EXAMPLES)),
        ),
        click.Option(
            ["--games"],
            type=click.IntRange(min=1),
            default=100,
            show_default=True,
            help=say("cli-tournament-how-many"),
        ),
        click.Option(
            ["--jobs"],
            type=click.IntRange(min=1),
            default=os.cpu_count() or 1,
            help=say("cli-simulate-jobs"),
        ),
        click.Option(["--seed"], type=int, default=1, show_default=True, help=say("cli-seed")),
        COMPONENTS,
        JSON,
    ],
    leave_out="",
)
