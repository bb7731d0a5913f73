"""`boardwright replay`: a recorded game step by step."""

import click
from rich.console import Console

from boardwright.cli.boards import draw
from boardwright.cli.documents import print_document
from boardwright.cli.games import COMPONENTS, JSON
from boardwright.cli.records import read_record
from boardwright.cli.screen import new_console
from boardwright.cli.speech import say
from boardwright.core.library import load_for
from boardwright.core.match import Match, check_fit
from boardwright.core.record import Line
from boardwright.wording.plain_words import called


def _run(file: str, components: str | None, *, at: int | None, board: bool, as_json: bool) -> None:
    record = read_record(file)
    game = load_for(record, components)
    check_fit(game, record)
    if at is not None and at >= len(record.lines):
        raise click.BadParameter(say("cli-replay-beyond", last=len(record.lines) - 1))
    match = Match(game, record.seats)
    console = new_console()
    moves: list[dict[str, object]] = []
    for index, line in enumerate(record.lines if at is None else record.lines[: at + 1]):
        match.follow(record, index)
        if as_json:
            moves.append(_move(index, line, match))
        elif at is None or index == at:
            _print_line(console, index, line, match)
        if board and not as_json and (at is None or index == at):
            console.print(draw(game, match.state.view(-1), console.width))
    if as_json:
        document = {"game": record.game, "options": record.options, "moves": moves}
        print_document(document)


def _move(index: int, line: Line, match: Match) -> dict[str, object]:
    return {
        "move": index,
        "seat": line.seat + 1 if line.seat >= 0 else None,
        "action": line.action or "setup",
        "chance": line.chance,
        "hash": line.hash,
        "scores": match.state.scores(),
    }


def _print_line(console: Console, index: int, line: Line, match: Match) -> None:
    if line.seat < 0:
        words = say("cli-replay-setup", number=index, chance=" ".join(line.chance))
        console.print(words, highlight=False, markup=False, soft_wrap=True)
        return
    totals = " ".join(str(sum(points.values())) for points in match.state.scores())
    words = say(
        "cli-replay-line",
        number=index,
        seat=called(match.game.name, "seat", match.game.seats()[line.seat]),
        action=line.action,
        chance=" ".join(line.chance),
        totals=totals,
    )
    console.print(words, highlight=False, markup=False, soft_wrap=True)


command = click.Command(
    "replay",
    callback=_run,
    params=[
        click.Argument(
            ["file"], metavar=say("cli-word-file"), type=click.Path(exists=True, dir_okay=False)
        ),
        click.Option(["--at"], type=click.IntRange(min=0), help=say("cli-replay-at")),
        click.Option(["--board"], is_flag=True, help=say("cli-replay-board")),
        COMPONENTS,
        JSON,
    ],
    help=say("cli-replay-help"),
    epilog=say("cli-replay-examples"),
)
