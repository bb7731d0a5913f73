"""`boardwright tournament`: bots against bots, every seating, the same deals for all."""

import click
from rich.table import Table as Grid

from boardwright.bots.specs import EXAMPLES, TUNED
from boardwright.cli.contest import play_with_progress, tell_troubles
from boardwright.cli.documents import print_document
from boardwright.cli.games import COMPONENTS, JOBS, JSON, SEED, GameCommands
from boardwright.cli.named_bots import name_bots
from boardwright.cli.screen import new_console
from boardwright.cli.speech import number, percent, say
from boardwright.core.library import load_chosen
from boardwright.lab.tournament import BotStanding, Result, TournamentTask, schedule, standings


def _run(
    game: str,
    options: dict[str, object],
    *,
    bots: str,
    games: int,
    jobs: int,
    seed: int,
    components: str | None,
    rules_version: int | None,
    as_json: bool,
) -> None:
    specs = list(dict.fromkeys(bots.split(",")))
    if len(specs) < 2:
        raise click.BadParameter(say("cli-tournament-two-bots"))
    name_bots(specs)
    options = {"players": "2", **options}
    players = load_chosen(game, options, components, rules_version).num_players()
    table = TournamentTask(game, options, components, players, seed, rules_version)
    results: list[Result] = []
    plan = [(table, schedule(specs, players, games))]
    is_complete = play_with_progress(plan, jobs, lambda _, result: results.append(result))
    found = standings(results)
    if as_json:
        document = {
            "game": game,
            "players": players,
            "seed": seed,
            "standings": [standing._asdict() for standing in found],
        }
        print_document(document)
    elif found:
        new_console().print(standings_grid(game, players, found))
    tell_troubles(found)
    if not is_complete:
        raise click.Abort


def standings_grid(game: str, players: int, found: list[BotStanding]) -> Grid:
    """Lay out what came of each pairing."""
    grid = Grid(title=say("cli-tournament-title", game=game, players=players))
    grid.add_column(say("cli-tournament-bot"), no_wrap=True)
    for column in ("games", "wins", "ahead", "time"):
        words = say(f"cli-tournament-{column}")
        grid.add_column(words, justify="right", no_wrap=column == "wins")
    for s in found:
        grid.add_row(
            say("cli-tournament-pairing", bot=s.bot, rival=s.rival, rivals=players - 1),
            str(s.games),
            f"{percent(s.share, 1)} ({number(100 * s.low, 1)}–{number(100 * s.high, 1)})",
            number(s.score_difference, 1, signed=True),
            f"{number(1000 * s.seconds_a_move, 1)} / {number(1000 * s.rival_seconds_a_move, 1)}",
        )
    return grid


command = GameCommands(
    "tournament",
    _run,
    [
        click.Option(
            ["--bots"],
            required=True,
            help=say("cli-tournament-bots", bots=", ".join([*EXAMPLES, TUNED])),
        ),
        click.Option(
            ["--games"],
            type=click.IntRange(min=1),
            default=100,
            show_default=True,
            help=say("cli-tournament-how-many"),
        ),
        JOBS,
        SEED,
        COMPONENTS,
        JSON,
    ],
    leave_out="",
)
