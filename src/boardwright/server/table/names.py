"""What those who sit at a table are called."""

from collections.abc import Sequence

from boardwright.core.messages import Message, message, named
from boardwright.server.table.table import Seat
from boardwright.server.wire.tells import ChatShown, SeatShown
from boardwright.wording.cast import bot_name


def sitters(seats: Sequence[Seat] | Sequence[SeatShown]) -> list[Message]:
    """Return who sits on each seat; who is called as another one is known by the seat's number."""
    names = [sitter(seats[number], number) for number in range(len(seats))]
    called = [name.values.get("name", name) for name in names]
    return [
        message("table-name-again", name=name, seat=number + 1)
        if called.count(called[number]) > 1
        else name
        for number, name in enumerate(names)
    ]


def sitter(seat: Seat | SeatShown, number: int) -> Message:
    """Return who sits on a seat, whoever plays for them; a person without a name is a guest."""
    if seat.kind == "bot":
        return bot_name(seat.bot, number)
    if seat.kind == "open":
        return message("table-free-seat")
    return message("table-sitter", name=seat.name) if seat.name else message("table-guest")


def people_at(game: str, players: Sequence[str], seats: Sequence[SeatShown]) -> dict[str, Message]:
    """Return whom sentences mean by each seat, by the ids of what the game calls its players."""
    called = [named(game, "seat", player).id for player in players]
    return dict(zip(called, sitters(seats)))


def speaker(line: ChatShown, seats: Sequence[SeatShown]) -> Message:
    """Return who said a line of the chat: by the name of then, as others may sit there now."""
    if line.name:
        return message("table-sitter", name=line.name)
    name = sitter(seats[line.seat], line.seat)
    return sitters(seats)[line.seat] if name.id == "table-guest" else message("table-guest")
