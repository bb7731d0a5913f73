"""`boardwright analyze`: the win chances of a recorded game, its costliest mistakes, its luck."""

import os
from typing import Final

import click
from rich.padding import Padding
from rich.text import Text

from boardwright.cli.boards import board_of
from boardwright.cli.curve import curve_table
from boardwright.cli.documents import print_document
from boardwright.cli.games import COMPONENTS, JSON
from boardwright.cli.progress import counting
from boardwright.cli.records import read_record
from boardwright.cli.screen import Screen
from boardwright.cli.speech import in_percent, number, say
from boardwright.core.game import Game
from boardwright.core.library import load_for
from boardwright.core.record import Record
from boardwright.lab.analysis import (
    Analysis,
    AnalysisTask,
    Mistake,
    Moment,
    MomentLook,
    doubts,
    look_at_all,
    moments_of,
    sum_up,
    weigh_all,
)
from boardwright.lab.luck import Luck
from boardwright.lab.reasons import reasons
from boardwright.wording import words_of
from boardwright.wording.plain_words import called

INDENT: Final = 3  # of what belongs to a numbered line
ITERATIONS_A_PLAYOUT: Final = 5  # how much the one gets for the other


def _run(
    file: str, components: str | None, *, iterations: int, jobs: int, seed: int, as_json: bool
) -> None:
    record = read_record(file)
    game = load_for(record, components)
    moments = moments_of(game, record)
    playouts = iterations // ITERATIONS_A_PLAYOUT
    game_of = (record.game, record.version, record.options, components)
    task = AnalysisTask(*game_of, iterations, playouts, seed)
    found = _analysis(task, moments, jobs)
    is_over = game.deserialize(moments[-1].after).is_terminal()
    if as_json:
        document = _document(task, game, record, moments, found, is_over=is_over)
        print_document(document)
    else:
        _print(game, record, moments, found, is_over=is_over)


def _analysis(task: AnalysisTask, moments: list[Moment], jobs: int) -> Analysis:
    """Analyse a game, and show how far it is."""
    looks: list[MomentLook] = []
    with counting(say("cli-analyze-moves"), len(moments)) as advance:
        for look in look_at_all(task, moments, jobs):
            looks.append(look)
            advance(1)
    weighed: list[Mistake] = []
    with counting(say("cli-analyze-weighing"), len(doubts(looks))) as advance:
        for mistake in weigh_all(task, looks, jobs):
            weighed.append(mistake)
            advance(1)
    return sum_up(looks, weighed)


def _print(
    game: Game, record: Record, moments: list[Moment], found: Analysis, *, is_over: bool
) -> None:
    screen = Screen()
    screen.show(Text(say("cli-analyze-curve"), "bold"))
    curve = [chances.shares for chances in found.curve]
    screen.show(curve_table(game, board_of(game), curve, screen.width()))
    if not is_over:
        screen.loudly(say("cli-analyze-unfinished", moves=len(moments) - 1))
    screen.show("", Text(say("cli-analyze-mistakes"), "bold"))
    if not found.mistakes:
        screen.show(say("cli-analyze-no-mistake"))
    for place, mistake in enumerate(found.mistakes, 1):
        first, *more = _mistake_lines(game, record, moments[mistake.move], mistake, place)
        screen.show(first, *(Padding(Text(line), (0, 0, 0, INDENT), expand=False) for line in more))
    screen.show("", Text(say("cli-analyze-luck"), "bold"))
    for line in _luck_lines(game, found.luck):
        screen.show(line)
    screen.quietly(say("cli-analyze-how"))


def _mistake_lines(
    game: Game, record: Record, moment: Moment, mistake: Mistake, place: int
) -> list[str]:
    lines = [
        say(
            "cli-analyze-mistake",
            number=place,
            move=mistake.move,
            seat=called(game.name, "seat", game.seats()[mistake.seat]),
            action=record.lines[mistake.move].action,
            better=_text(game, moment, mistake.better),
            chance=in_percent(mistake.win_chance),
            better_chance=in_percent(mistake.better_win_chance),
            margin=number(100 * mistake.margin, 1),
        )
    ]
    found = reasons(words_of(game), mistake.comparison.differences, mistake.seat, is_reader=False)
    if found.in_favour:
        lines.append(say("cli-analyze-better", reasons=found.in_favour))
    if found.against:
        lines.append(say("hint-against", reasons=found.against))
    return lines


def _luck_lines(game: Game, luck: Luck) -> list[str]:
    if luck.share is None:
        return [say("cli-analyze-no-luck")]
    low, high = in_percent(luck.low), in_percent(luck.high)
    lines = [say("cli-analyze-share", share=in_percent(luck.share), low=low, high=high)]
    for name, own, margin in zip(game.seats(), luck.by_seat, luck.margins):
        if abs(own) > margin:
            who = called(game.name, "seat", name)
            gained = number(100 * own, signed=True)
            lines.append(
                say("cli-analyze-seat-luck", seat=who, luck=gained, margin=in_percent(margin))
            )
    return lines


def _text(game: Game, moment: Moment, action: int) -> str:
    return game.deserialize(moment.before).action_to_string(action)


def _document(
    task: AnalysisTask,
    game: Game,
    record: Record,
    moments: list[Moment],
    found: Analysis,
    *,
    is_over: bool,
) -> dict[str, object]:
    luck = found.luck
    seats = zip(luck.by_seat, luck.margins)
    return {
        "game": record.game,
        "options": record.options,
        "seats": record.seats,
        "finished": is_over,
        "iterations": task.iterations,
        "playouts": task.playouts,
        "seed": task.seed,
        "curve": [
            {
                "move": move,
                "seat": line.seat + 1 if line.seat >= 0 else None,
                "action": line.action or "setup",
                "win_chances": chances.shares,
                "margins": chances.margins,
            }
            for move, (line, chances) in enumerate(zip(record.lines, found.curve))
        ],
        "mistakes": [
            {
                "move": mistake.move,
                "seat": mistake.seat + 1,
                "action": record.lines[mistake.move].action,
                "better": _text(game, moments[mistake.move], mistake.better),
                "win_chance": mistake.win_chance,
                "better_win_chance": mistake.better_win_chance,
                "margin": mistake.margin,
                "by_source": [
                    difference._asdict() | {"seat": difference.seat + 1}
                    for difference in mistake.comparison.differences
                ],
            }
            for mistake in found.mistakes
        ],
        "luck": {
            "share": luck.share,
            "low": luck.low,
            "high": luck.high,
            "by_seat": [{"luck": own, "margin": margin} for own, margin in seats],
        },
    }


command = click.Command(
    "analyze",
    callback=_run,
    params=[
        click.Argument(
            ["file"], metavar=say("cli-word-file"), type=click.Path(exists=True, dir_okay=False)
        ),
        click.Option(
            ["--iterations"],
            type=click.IntRange(min=10),
            default=500,
            show_default=True,
            help=say("cli-analyze-iterations"),
        ),
        click.Option(
            ["--jobs"],
            type=click.IntRange(min=1),
            default=os.cpu_count() or 1,
            help=say("cli-analyze-jobs"),
        ),
        click.Option(
            ["--seed"], type=int, default=1, show_default=True, help=say("cli-analyze-seed")
        ),
        COMPONENTS,
        JSON,
    ],
    help=say("cli-analyze-help"),
    epilog=say("cli-analyze-examples"),
)
