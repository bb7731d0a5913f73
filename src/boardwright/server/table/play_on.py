"""Playing on from a move: a table of its own, where bots take the seats of all others.

While other people play the game, nobody learns by it what is still to come: chance answers by
another seed. To who holds all seats of people, or when the game is over, it answers as it would
have, so that going on is no way to be dealt other cards. That shows what would come of earlier
lines too, so all of them count when it is asked who has seen more than a spectator. Hence a seed is
that of several tables only if each of them that is still played has one holder.
"""

from typing import Annotated, Final, NamedTuple

from msgspec import Meta

from boardwright.core.game import Game
from boardwright.core.match import Match
from boardwright.core.record import Record
from boardwright.core.refused import refuse
from boardwright.server.table.dealing import seed_of
from boardwright.server.table.new_table import Making, Request, make_from_record
from boardwright.server.table.seating import clean_bot
from boardwright.server.table.secrecy import sees_more
from boardwright.server.table.showing import Eyes
from boardwright.server.table.table import NOBODY, Table
from boardwright.server.wire.asks import BotSpec, Number, Token

PERSON: Final = "human"  # as records name whoever is not a bot


class PlayOn(Request, frozen=True):
    """Somebody wants to go on from a move of a game, against bots."""

    tokens: Annotated[list[Token], Meta(max_length=8)]  # of own seats, or of the spectators
    line: Number  # after which to go on; 0 is the setup
    name: Annotated[str, Meta(max_length=100)]
    bot: BotSpec = "level:2"  # who plays all others


class PlayedSoFar(NamedTuple):
    """A table, who wants to go on from it, and its record."""

    table: Table
    eyes: Eyes
    record: Record


def make_from_line(played: PlayedSoFar, wanted: PlayOn) -> Making:
    """Make a table that goes on from a line, on all own seats, or else the one asked then.

    Whether bots may advise there is decided by a table that is still being played at.
    """
    table, eyes, record = played
    rules, _ = table.playing()
    bot = clean_bot(wanted.bot)
    if wanted.line >= len(record.lines):
        raise refuse("server-no-line", last=len(record.lines) - 1)
    is_over = table.sheet.status == "finished"
    shares_chance = is_over or eyes.seats.issuperset(table.persons())
    if not is_over:
        known = record.lines if shares_chance else record.lines[: wanted.line + 1]
        _check_secrets(rules.game, record, len(known), eyes)
    match = Match(rules.game, record.seats)
    for index in range(wanted.line + 1):
        match.follow(record, index)
    own = eyes.seats or {max(0, match.state.current_player())}
    # Those who share a device keep their names; alone, one is called as one wishes.
    names = [wanted.name if len(own) == 1 else seat.name for seat in table.sheet.seats]
    goes_on = match.record
    goes_on.seats = [PERSON if seat in own else bot for seat in range(len(record.seats))]
    created = table.sheet.created
    return make_from_record(
        goes_on,
        created.components,
        names,
        has_hints=None if is_over else created.has_hints,
        seed=seed_of(created) if shares_chance else "",
    )


def _check_secrets(game: Game, record: Record, lines: int, eyes: Eyes) -> None:
    """Refuse if others would be betrayed by going on from a game that is still played.

    Whoever goes on learns everything in the end, by the record of the new game. So nobody else, a
    bot included, may have seen more of these lines than a spectator. Those who share a device are
    somebody else to each other.
    """
    alone = eyes.seats if len(eyes.seats) == 1 else frozenset[int]()
    others = [seat for seat in range(len(record.seats)) if seat not in alone]
    match = Match(game, record.seats)
    for index in range(lines):
        match.follow(record, index)
        seen = match.state.view(NOBODY)
        if any(sees_more(match.state.view(seat), seen) for seat in others):
            raise refuse("server-play-on-secret")
