"""What tournaments and ladders have in common: how long it takes, a bar, and stopping early."""

from collections.abc import Callable
from contextlib import closing

import click

from boardwright.cli.progress import counting
from boardwright.cli.speech import say
from boardwright.lab.forecast import forecast
from boardwright.lab.tournament import BotStanding, Result, Seating, TournamentTask, play_all

Games = list[tuple[TournamentTask, list[Seating]]]


def play_with_progress(
    games: Games, jobs: int, when_played: Callable[[TournamentTask, Result], None]
) -> bool:
    """Play games, telling how long it will take; return whether all were played.

    Ctrl-C stops it, and what was played before counts.
    """
    total = sum(len(seatings) for _, seatings in games)
    _tell_how_long(games, total, jobs)
    done = 0
    try:
        with counting(say("cli-simulate-games"), total) as advance:
            for table, seatings in games:
                with closing(play_all(table, seatings, jobs)) as results:
                    for result in results:
                        when_played(table, result)
                        done += 1
                        advance(1)
    except KeyboardInterrupt:
        click.echo(say("cli-stopped", done=done, games=total), err=True)
        return False
    return True


def tell_troubles(found: list[BotStanding]) -> None:
    """Tell which bots gave no usable answer, and how often."""
    troubles: dict[str, int] = {}
    for standing in found:
        for bot, times in (
            (standing.bot, standing.troubles),
            (standing.rival, standing.rival_troubles),
        ):
            troubles[bot] = troubles.get(bot, 0) + times
    for bot, times in troubles.items():
        if times:
            click.echo(say("cli-bot-troubles", bot=bot, troubles=times), err=True)


def _tell_how_long(games: Games, total: int, jobs: int) -> None:
    minutes = sum(forecast(table, seatings) for table, seatings in games) / jobs / 60
    if minutes >= 120:
        hours = round(minutes / 60, 1)
        click.echo(say("cli-forecast-hours", games=total, hours=hours, jobs=jobs), err=True)
    elif minutes >= 1:
        words = say("cli-forecast", games=total, minutes=round(minutes), jobs=jobs)
        click.echo(words, err=True)
