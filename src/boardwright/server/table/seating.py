"""Deciding about chairs: who joins, leaves, lets a bot play, and comes back."""

from typing import Final

from boardwright.bots.specs import parse_spec
from boardwright.core.game import UnknownText
from boardwright.core.refused import refuse
from boardwright.server.table.entries import Joined, Left, Seated, TakenBack, TakenOver
from boardwright.server.table.names import sitters
from boardwright.server.table.plain_text import check_name, clean_name
from boardwright.server.table.table import NOBODY, Table
from boardwright.server.table.tokens import fits, hash_of

BUILT_IN: Final = ("random", "greedy", "mcts", "level")
MOST_SECONDS: Final = 5.0  # for a move of a bot
MOST_ITERATIONS: Final = 20_000


def clean_bot(spec: str) -> str:
    """Return the name of one of our own bots within bounds; nobody else's code comes in here."""
    kind, _, _ = spec.partition(":")
    if kind not in BUILT_IN:
        raise refuse("server-no-bot", text=spec)
    try:
        parsed = parse_spec(spec)
    except UnknownText as error:
        raise refuse("server-no-bot", text=spec) from error
    if parsed.kind not in BUILT_IN or parsed.tuning:
        raise refuse("server-no-bot", text=spec)
    seconds, iterations = parsed.budget.seconds, parsed.budget.iterations
    if seconds > MOST_SECONDS or iterations > MOST_ITERATIONS or seconds + iterations == 0:
        raise refuse("server-bot-budget", seconds=MOST_SECONDS, iterations=MOST_ITERATIONS)
    return spec


def join(table: Table, invite: str, name: str, token: str, at: int) -> Joined:
    """Take the seat of an invitation, or any open one of a public table."""
    seat = invited(table, invite)
    clean = clean_name(name)
    check_name(clean, [chair.name for chair in table.sheet.seats])
    return Joined(at, seat, clean, hash_of(token))


def invited(table: Table, invite: str) -> int:
    """Return the free seat that an invitation is for; at a public table without one, the first."""
    seat = _seat_of(table, invite)
    if table.sheet.status != "open":
        raise refuse("server-started")
    if table.sheet.seats[seat].kind != "open":
        raise refuse("server-seat-taken")
    if table.is_frozen:
        raise refuse("server-join-frozen")
    return seat


def _seat_of(table: Table, invite: str) -> int:
    if invite:
        found = NOBODY
        for number, seat in enumerate(table.sheet.seats):
            if fits(invite, seat.invite):
                found = number
        if found == NOBODY:
            raise refuse("server-no-invite")
        return found
    if not table.sheet.created.is_public:
        raise refuse("server-no-invite")
    for number, seat in enumerate(table.sheet.seats):
        if seat.kind == "open":
            return number
    raise refuse("server-full")


def leave(table: Table, seat: int, at: int) -> Left:
    """Get up: before the start the seat is free again, later it waits for its person or a bot."""
    if table.sheet.status == "finished":
        raise refuse("server-finished")
    if table.sheet.seats[seat].left:
        raise refuse("server-has-left")
    return Left(at, seat)


def fill(table: Table, bot: str, at: int) -> list[Seated]:
    """Put a bot on each open seat."""
    spec = clean_bot(bot)
    return [
        Seated(at, number, spec)
        for number, seat in enumerate(table.sheet.seats)
        if seat.kind == "open"
    ]


def absent_from(table: Table, away: int) -> int:
    """Return when others may let a bot play for the asked person who is not connected, 0: never."""
    seat = table.asked()
    return 0 if seat < 0 or table.bot_asked() else table.sheet.moved + away * 1000


def silent_from(table: Table, silent: int) -> int:
    """Return when they may although the person is connected; a clock has to run out before."""
    return absent_from(table, max(silent, table.sheet.pace))


def take_over(table: Table, seat: int, bot: str, at: int, *, own: bool, patience: int) -> TakenOver:
    """Let a bot play for a person: for oneself, or for somebody who is away.

    Away is who got up, or is asked and gives no answer for so many seconds.
    """
    table.playing()
    if table.sheet.status != "running":
        raise refuse("server-not-running")
    if seat >= len(table.sheet.seats):
        raise refuse("server-no-seat")
    chair = table.sheet.seats[seat]
    if chair.kind != "person" or chair.stand_in:
        raise refuse("server-bot-plays")
    is_away = seat == table.asked() and at >= absent_from(table, patience)
    if not own and not chair.left and not is_away:
        raise refuse("server-not-away", name=sitters(table.sheet.seats)[seat], seconds=patience)
    return TakenOver(at, seat, clean_bot(bot))


def take_back(table: Table, seat: int, at: int) -> TakenBack:
    """Play the own chair oneself again."""
    if table.sheet.status != "running":
        raise refuse("server-not-running")
    chair = table.sheet.seats[seat]
    if not chair.stand_in and not chair.left:
        raise refuse("server-plays-already")
    return TakenBack(at, seat)


def check_own(own: frozenset[int], seat: int) -> None:
    """Refuse to act for a seat that is not one's own."""
    if seat not in own:
        raise refuse("server-not-own")
