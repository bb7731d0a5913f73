"""Playing on from a move: a table of its own, where bots take the seats of all others."""

from typing import Annotated, Final, NamedTuple

from msgspec import Meta

from boardwright.core.match import Match
from boardwright.core.record import Record
from boardwright.server import moves
from boardwright.server.asks import BotSpec, Number, Token
from boardwright.server.chairs import clean_bot
from boardwright.server.entries import AnyEntry
from boardwright.server.new_table import Making, Request, make_from_record
from boardwright.server.said import refuse
from boardwright.server.secrecy import sees_more
from boardwright.server.showing import Eyes
from boardwright.server.table import NOBODY, Table

PERSON: Final = "human"  # as records name who is no bot


class PlayOn(Request, frozen=True):
    """Somebody wants to go on from a move of a game, against bots."""

    tokens: Annotated[list[Token], Meta(max_length=8)]  # of own seats, or of the spectators
    line: Number  # after which to go on; 0 is the setup
    name: Annotated[str, Meta(max_length=100)]
    bot: BotSpec = "level:2"  # who plays all others


class PlayedSoFar(NamedTuple):
    """A table, what happened there, and who wants to go on from it."""

    table: Table
    eyes: Eyes
    entries: list[AnyEntry]


def make_from_line(played: PlayedSoFar, wanted: PlayOn) -> Making:
    """Make a table that goes on from a line, on the first own seat, or else the one asked then.

    Whether bots may advise there is decided by a table that is still being played at.
    """
    table, eyes, entries = played
    bot = clean_bot(wanted.bot)
    record = moves.record_of(table, entries)
    match = _followed(played, record, wanted.line)
    person = min(eyes.seats, default=max(0, match.state.current_player()))
    seats = range(len(record.seats))
    goes_on = match.record
    goes_on.seats = [PERSON if seat == person else bot for seat in seats]
    names = [wanted.name if seat == person else "" for seat in seats]
    created = table.sheet.created
    has_hints = None if table.sheet.status == "finished" else created.has_hints
    return make_from_record(goes_on, created.components, names, has_hints=has_hints)


def _followed(played: PlayedSoFar, record: Record, line: int) -> Match:
    """Return the game up to a line; refuse if others would be betrayed by going on from there.

    Whoever goes on learns everything in the end, by the record of the new game. So while other
    persons play, nobody else may ever have seen more of this one than a spectator.
    """
    table, eyes, _ = played
    rules, _ = table.playing()
    if line >= len(record.lines):
        raise refuse("server-no-line", last=len(record.lines) - 1)
    is_private = table.sheet.status == "running" and not eyes.seats.issuperset(table.persons())
    others = [seat for seat in range(len(record.seats)) if seat not in eyes.seats]
    match = Match(rules.game, record.seats)
    for index in range(line + 1):
        match.follow(record, index)
        seen = match.state.view(NOBODY)
        if is_private and any(sees_more(match.state.view(seat), seen) for seat in others):
            raise refuse("server-play-on-secret")
    return match
