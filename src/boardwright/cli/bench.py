"""`boardwright bench`: how fast the engines are, and the peers in the same run."""

from importlib.util import find_spec
from typing import Final

import click
from rich.table import Table

from boardwright.cli.documents import print_document
from boardwright.cli.games import JSON
from boardwright.cli.progress import counting
from boardwright.cli.screen import new_console
from boardwright.cli.speech import number, say
from boardwright.lab.bench import (
    medians,
    our_measurements,
    peer_measurements,
    ratios,
    run_rounds,
)
from boardwright.lab.timing import is_compiled, pin_to_one_core

COLUMNS: Final = ["stepped", "whole", "clone_us", "rollouts", "search", "greedy"]


def _run(*, peers: bool, rounds: int, seconds: float, as_json: bool) -> None:
    if peers and not (find_spec("pyspiel") and find_spec("catanatron")):
        raise click.UsageError(say("cli-bench-no-peers"))
    pin_to_one_core()
    measurements = our_measurements() + (peer_measurements() if peers else [])
    measured: list[tuple[str, float]] = []
    with counting(say("cli-bench-measuring"), rounds * len(measurements)) as advance:
        for figure in run_rounds(measurements, rounds, seconds):
            measured.append(figure)
            advance(1)
    found = medians(measured)
    figures = {measurement.name(): found[measurement.name()] for measurement in measurements}
    ours = {m.who for m in our_measurements()}
    document = {
        "compiled": is_compiled(),
        "rounds": rounds,
        "seconds": seconds,
        "games": _by_name({n: f for n, f in figures.items() if n.split(".")[0] in ours}),
    }
    if peers:
        document["peers"] = _by_name(
            {n: f for n, f in figures.items() if n.split(".")[0] not in ours}
        )
        document["ratios"] = ratios(measured)
    if as_json:
        print_document(document)
    else:
        _print(figures, ratios(measured))


def _by_name(figures: dict[str, float]) -> dict[str, dict[str, float]]:
    nested: dict[str, dict[str, float]] = {}
    for name, figure in figures.items():
        who, what = name.split(".")
        nested.setdefault(who, {})[what] = figure
    return nested


def _print(figures: dict[str, float], compared: dict[str, float]) -> None:
    console = new_console()
    if not is_compiled():
        console.print(say("cli-bench-uncompiled"))
    table = Table(title=say("cli-bench-title"))
    table.add_column("")
    for what in COLUMNS:
        table.add_column(say(f"cli-bench-{what}"), justify="right")
    for who, row in _by_name(figures).items():
        cells = [row.get(what) for what in COLUMNS]
        texts = ["–" if cell is None else number(cell, 2 if cell < 100 else 0) for cell in cells]
        table.add_row(who, *texts)
    console.print(table)
    for name, ratio in compared.items():
        console.print(f"{number(ratio, 2):>8} × {name}", highlight=False)


command = click.Command(
    "bench",
    callback=_run,
    params=[
        click.Option(["--peers"], is_flag=True, help=say("cli-bench-peers")),
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
