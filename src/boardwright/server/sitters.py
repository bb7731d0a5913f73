"""What those who sit at a table are called."""

from boardwright.core.texts import Message, message
from boardwright.server.rules import Rules
from boardwright.server.table import Seat, Table


def sitters(table: Table, rules: Rules) -> list[Message]:
    """Return who sits on each seat; who is called as somebody else is known by the seat's number.

    Nobody is known by name where a record came in without names: then the game names the seat.
    """
    seats = table.sheet.seats
    names = [sitter(seat) or rules.words.seat(number) for number, seat in enumerate(seats)]
    return [
        message("table-name-again", name=name, seat=number + 1) if names.count(name) > 1 else name
        for number, name in enumerate(names)
    ]


def sitter(seat: Seat) -> Message | None:
    """Return who sits on a seat: a person or a bot, if it has a name."""
    if seat.name:
        return message("table-sitter", name=seat.name)
    kind, _, level = seat.bot.partition(":")
    if kind == "level" and level.isdecimal():
        return message("table-bot-level", level=int(level))
    return message("table-bot", bot=seat.bot) if seat.bot else None
