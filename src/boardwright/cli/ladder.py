"""`boardwright ladder`: how strong the bots are, as Elo with intervals."""

from importlib.metadata import version
from typing import Final

import click
from rich.table import Table as Grid

from boardwright.cli.contest import Games, play_with_progress, tell_troubles
from boardwright.cli.documents import print_document
from boardwright.cli.games import COMPONENTS, JOBS, JSON, GameCommands
from boardwright.cli.named_bots import name_bots
from boardwright.cli.screen import new_console
from boardwright.cli.speech import number, say, speak
from boardwright.cli.tournament import standings_grid
from boardwright.lab.elo import Unlinked
from boardwright.lab.ladder import USUAL, Climbed, Ladder, climb
from boardwright.lab.timing import this_machine
from boardwright.lab.tournament import Result, TournamentTask

GAMES: Final = 100  # that a pairing plays if nobody says how many
SEED: Final = 1


def _run(
    game: str,
    options: dict[str, object],
    *,
    bots: str | None,
    players: str,
    games: int,
    jobs: int,
    seed: int,
    components: str | None,
    rules_version: int | None,
    as_json: bool,
) -> None:
    specs = list(dict.fromkeys(bots.split(","))) if bots else USUAL
    if len(specs) < 2:
        raise click.BadParameter(say("cli-ladder-two-bots"))
    name_bots(specs)
    ladders = [Ladder(size, specs, games, {}, []) for size in _sizes(players)]
    tables = [
        TournamentTask(game, options, components, ladder.players, seed, rules_version)
        for ladder in ladders
    ]
    for table in tables:
        table.load()
    results: dict[int, list[Result]] = {ladder.players: [] for ladder in ladders}
    plan: Games = [(table, ladder.seatings()) for table, ladder in zip(tables, ladders)]
    is_complete = play_with_progress(
        plan, jobs, lambda table, result: results[table.players].append(result)
    )
    _show(game, seed, _climbed(ladders, results), as_json)
    if not is_complete:
        raise click.Abort


def _sizes(players: str) -> list[int]:
    """Read the numbers of players; whether the game has such tables is asked of the game."""
    texts = list(dict.fromkeys(players.split(",")))
    for text in texts:
        if not text.isdecimal():
            raise click.BadParameter(say("cli-ladder-no-number", text=text))
    return [int(text) for text in texts]


def _climbed(ladders: list[Ladder], results: dict[int, list[Result]]) -> list[Climbed]:
    """Sum up the ladders, without one that was stopped before its bots could be compared."""
    found: list[Climbed] = []
    for ladder in ladders:
        try:
            found.append(climb(ladder, results[ladder.players]))
        except Unlinked as error:
            click.echo(speak(error.told()), err=True)
    return found


def _show(game: str, seed: int, climbed: list[Climbed], as_json: bool) -> None:
    if as_json:
        document = {
            "game": game,
            "seed": seed,
            "release": version("boardwright"),
            "machine": this_machine()._asdict(),
            "ladders": [
                {
                    "players": one.ladder.players,
                    "fixed": one.ladder.fixed(),
                    "rungs": [rung._asdict() for rung in one.rungs],
                    "standings": [standing._asdict() for standing in one.standings],
                }
                for one in climbed
            ],
        }
        print_document(document)
    else:
        for one in climbed:
            _print(game, one)
    tell_troubles([standing for one in climbed for standing in one.standings])


def _print(game: str, climbed: Climbed) -> None:
    ladder = climbed.ladder
    title = say("cli-ladder-title", game=game, players=ladder.players, fixed=ladder.fixed())
    grid = Grid(title=title)
    grid.add_column(say("cli-ladder-bot"), no_wrap=True)
    for column in ("elo", "interval", "games", "time"):
        grid.add_column(say(f"cli-ladder-{column}"), justify="right")
    for rung in climbed.rungs:
        grid.add_row(
            rung.bot,
            number(rung.elo, signed=True),
            f"{number(rung.low, signed=True)} – {number(rung.high, signed=True)}",
            str(rung.games),
            number(1000 * rung.seconds_a_move, 1),
        )
    console = new_console()
    console.print(grid)
    console.print(standings_grid(game, ladder.players, climbed.standings))


command = GameCommands(
    "ladder",
    _run,
    [
        click.Option(["--bots"], help=say("cli-ladder-bots", bots=",".join(USUAL))),
        click.Option(
            ["--players"],
            default="2",
            metavar=say("cli-word-players"),
            help=say("cli-ladder-players"),
        ),
        click.Option(
            ["--games"],
            type=click.IntRange(min=1),
            default=GAMES,
            help=say("cli-ladder-how-many", games=GAMES),
        ),
        JOBS,
        click.Option(["--seed"], type=int, default=SEED, help=say("cli-ladder-seed", seed=SEED)),
        COMPONENTS,
        JSON,
    ],
    leave_out="players",
)
