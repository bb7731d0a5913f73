"""Whole games that are kept in `games/`, so that a test can begin in the middle of one."""

from dataclasses import replace
from pathlib import Path
from typing import Final

from boardwright.core.record import Record, parse_record

GAMES: Final = Path(__file__).parent / "games"


def kept_game(game: str) -> Record:
    """Return the kept record of a game, from its setup to its end."""
    return parse_record((GAMES / f"{game}.txt").read_text("utf-8"))


def middle_of(game: str, line: int) -> Record:
    """Return a kept game up to a line; a person sits on the seat that is asked then."""
    whole = kept_game(game)
    asked = whole.lines[line + 1].seat
    seats = ["human" if seat == asked else "level:1" for seat in range(len(whole.seats))]
    return replace(whole, seats=seats, lines=whole.lines[: line + 1])
