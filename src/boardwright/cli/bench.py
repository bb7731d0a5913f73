"""`boardwright bench`: how fast the engines are."""

from typing import Final

import click
from rich.table import Table

from boardwright.cli.documents import print_document
from boardwright.cli.games import JSON
from boardwright.cli.progress import counting
from boardwright.cli.screen import new_console
from boardwright.cli.speech import number, say
from boardwright.lab.bench import Measurement, medians, our_measurements, run_rounds
from boardwright.lab.timing import is_compiled, pin_to_one_core

COLUMNS: Final = ["stepped", "whole", "clone_us", "rollouts", "search", "greedy"]


def _run(*, rounds: int, seconds: float, as_json: bool) -> None:
    figures = medians(measure_all(our_measurements(), rounds, seconds))
    if as_json:
        print_document(document(figures, rounds, seconds))
    else:
        print_figures(figures)


def measure_all(
    measurements: list[Measurement], rounds: int, seconds: float
) -> list[tuple[str, float]]:
    """Measure on one core and show how far it is; return every round's figures as listed."""
    pin_to_one_core()
    measured: list[tuple[str, float]] = []
    with counting(say("cli-bench-measuring"), rounds * len(measurements)) as advance:
        for figure in run_rounds(measurements, rounds, seconds):
            measured.append(figure)
            advance(1)
    names = [measurement.name() for measurement in measurements]
    return sorted(measured, key=lambda figure: names.index(figure[0]))


def document(figures: dict[str, float], rounds: int, seconds: float) -> dict[str, object]:
    """Return what a program reads: the figures of each game, and how they were measured."""
    return {
        "compiled": is_compiled(),
        "rounds": rounds,
        "seconds": seconds,
        "games": by_who(figures),
    }


def by_who(figures: dict[str, float]) -> dict[str, dict[str, float]]:
    """Return figures by who was measured, then by what."""
    nested: dict[str, dict[str, float]] = {}
    for name, figure in figures.items():
        who, what = name.split(".")
        nested.setdefault(who, {})[what] = figure
    return nested


def print_figures(figures: dict[str, float]) -> None:
    """Print a line for each that was measured."""
    console = new_console()
    if not is_compiled():
        console.print(say("cli-bench-uncompiled"))
    table = Table(title=say("cli-bench-title"))
    table.add_column("")
    for what in COLUMNS:
        table.add_column(say(f"cli-bench-{what}"), justify="right")
    for who, row in by_who(figures).items():
        cells = [row.get(what) for what in COLUMNS]
        texts = ["–" if cell is None else number(cell, 2 if cell < 100 else 0) for cell in cells]
        table.add_row(who, *texts)
    console.print(table)


command = click.Command(
    "bench",
    callback=_run,
    params=[
        click.Option(
            ["--rounds"],
            type=click.IntRange(min=1),
            default=5,
            show_default=True,
            help=say("cli-bench-rounds"),
        ),
        click.Option(
            ["--seconds"],
            type=click.FloatRange(min=0.05),
            default=1.0,
            show_default=True,
            help=say("cli-bench-seconds"),
        ),
        JSON,
    ],
    help=say("cli-bench-help"),
    epilog=say("cli-bench-examples"),
)
