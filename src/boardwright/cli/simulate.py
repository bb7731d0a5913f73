"""`boardwright simulate`: games by the thousand, and what they come to."""

from pathlib import Path
from time import perf_counter

import click
from rich.table import Table

from boardwright.cli.boards.board import words_for
from boardwright.cli.documents import print_document
from boardwright.cli.games import COMPONENTS, JOBS, JSON, SEED, GameCommands
from boardwright.cli.named_bots import name_bots
from boardwright.cli.progress import counting
from boardwright.cli.screen import new_console
from boardwright.cli.speech import number, percent, say
from boardwright.lab.results import SeatResult, check_output, seat_results, write_rows
from boardwright.lab.simulate import PlayedGame, Task, simulate


def _run(
    game: str,
    options: dict[str, object],
    *,
    seats: str,
    games: int,
    jobs: int,
    seed: int,
    output: str | None,
    components: str | None,
    rules_version: int | None,
    as_json: bool,
) -> None:
    task = Task(game, options, components, seats.split(","), seed, rules_version)
    name_bots(task.seats)
    task.load()
    if output is not None:
        check_output(Path(output))
    start = perf_counter()
    played: list[PlayedGame] = []
    with counting(say("cli-simulate-games"), games) as advance:
        for chunk in simulate(task, games, jobs):
            played += chunk
            advance(len(chunk))
    seconds = perf_counter() - start
    if output is not None:
        write_rows(task, played, Path(output))
    results = seat_results(task, played)
    decisions = sum(one.decisions for one in played)
    if as_json:
        document = {
            "game": game,
            "seats": task.seats,
            "games": games,
            "seed": seed,
            "decisions": decisions,
            "seconds": seconds,
            "decisions_per_second": decisions / seconds,
            "seats_results": [result._asdict() for result in results],
        }
        print_document(document)
    else:
        _print(game, results, played, decisions, seconds)
    for seat, bot in enumerate(task.seats):
        troubles = sum(one.troubles[seat] for one in played)
        if troubles:
            click.echo(say("cli-bot-troubles", bot=bot, troubles=troubles), err=True)


def _print(
    game: str, results: list[SeatResult], played: list[PlayedGame], decisions: int, seconds: float
) -> None:
    table = Table(title=say("cli-simulate-title", game=game, games=len(played)))
    table.add_column("")
    for seat, result in enumerate(results, 1):
        table.add_column(say("cli-simulate-seat", seat=seat, bot=result.bot), justify="right")
    table.add_row(say("cli-simulate-wins"), *(percent(result.share, 1) for result in results))
    intervals = (f"{percent(result.low, 1)} – {percent(result.high, 1)}" for result in results)
    table.add_row(say("cli-simulate-interval"), *intervals, end_section=True)
    for source in results[0].by_source:
        means = (number(result.by_source[source], 2) for result in results)
        table.add_row(words_for(game, "source", source), *means)
    table.add_section()
    scores = (number(result.mean_score, 2) for result in results)
    table.add_row(say("cli-simulate-score"), *scores)
    console = new_console()
    console.print(table)
    words = say(
        "cli-simulate-speed",
        length=number(decisions / len(played), 1),
        seconds=number(seconds, 1),
        rate=number(decisions / seconds),
    )
    console.print(words, highlight=False)


command = GameCommands(
    "simulate",
    _run,
    [
        click.Option(
            ["--seats"],
            default="random,random,random",
            show_default=True,
            help=say("cli-simulate-seats"),
        ),
        click.Option(
            ["--games"],
            type=click.IntRange(min=1),
            default=1000,
            show_default=True,
            help=say("cli-simulate-how-many"),
        ),
        JOBS,
        SEED,
        click.Option(["--output"], metavar=say("cli-word-file"), help=say("cli-simulate-output")),
        COMPONENTS,
        JSON,
    ],
    leave_out="players",
)
