"""The lobby: making tables, finding them, joining, playing again, and records in and out."""

import asyncio
from collections.abc import Callable
from typing import Annotated, Final

import msgspec
from msgspec import UNSET, Meta, UnsetType

from boardwright.core.components import Components
from boardwright.core.library import printed_components
from boardwright.core.printed import Printed
from boardwright.core.refused import Refused, refuse
from boardwright.server.lobby.games_listed import GameListed, games_listed
from boardwright.server.lobby.invitations import (
    Invitation,
    Join,
    SeatTaken,
    invitation_of,
    watch_of,
)
from boardwright.server.lobby.rules_listed import (
    ChangeListed,
    RuleListed,
    changes_listed,
    check_game,
    rules_at,
    rules_listed,
)
from boardwright.server.room.room import Connection, Room
from boardwright.server.room.rooms import Rooms
from boardwright.server.running.clock import now
from boardwright.server.running.households import creator_of
from boardwright.server.running.logs import note
from boardwright.server.table import seating
from boardwright.server.table.entries import Rematched, to_bytes
from boardwright.server.table.new_table import (
    Import,
    Making,
    NewTable,
    Request,
    TableMade,
    checked_record,
    make,
    make_from_record,
    make_rematch,
)
from boardwright.server.table.play_on import PlayedSoFar, PlayOn, make_from_line
from boardwright.server.table.rules_in_play import Rules, ValueDiffering, differing
from boardwright.server.table.showing import eyes_of
from boardwright.server.table.summary import SeatListed, facts_of, read_summary
from boardwright.server.table.table import Table
from boardwright.server.table.tokens import hashes_of, new_token
from boardwright.server.thinking.fair_queue import FairQueue
from boardwright.server.wire.asks import TableId, Token
from boardwright.server.wire.tells import Status
from boardwright.store.store import Listed, StoreFailed

HOUR: Final = 3_600_000
MOST_LISTED: Final = 50
MOST_WAITING: Final = 5  # of a household, for a table to be made or a record to be checked


class Own(Request, frozen=True):
    """A device asks for the tables that it holds tokens of."""

    tables: Annotated[
        dict[TableId, Annotated[list[Token], Meta(max_length=8)]], Meta(max_length=50)
    ]


class TableListed(msgspec.Struct, frozen=True):
    """A table in a list."""

    table: str
    game: str
    options: dict[str, str]
    status: Status
    is_public: bool
    seats: list[SeatListed]
    own: list[int]  # seats of whoever asks
    asked: int  # the seat that is asked, -1 for none
    line: int  # moves so far
    totals: list[int]  # points by seat
    pace: int
    next: str
    updated: int  # ms since 1970
    lesson: str | UnsetType = UNSET  # the name of the guided game that it is


class Lobby:
    """What can be done without sitting at a table."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._store = rooms.store
        self._settings = rooms.settings
        self._making = FairQueue(1)  # what somebody sends may take a while to check

    def games(self) -> list[GameListed]:
        """Return the games with their options."""
        return games_listed()

    def rules(self, game: str) -> list[RuleListed]:
        """Return the rules and rulings of a game, in the order of its rulebook."""
        return rules_listed(game)

    def changes(self, game: str) -> list[ChangeListed]:
        """Return what changed from version to version of a game's rules, the oldest first."""
        return changes_listed(game)

    def printed_on(self, game: str) -> dict[str, Printed]:
        """Return all values printed on the components of a game, for who sets up a table."""
        check_game(game)
        return _values(printed_components(game))

    async def create(self, wanted: NewTable, household: str) -> TableMade:
        """Make a table."""
        creator = creator_of(household)
        await self._check_number(creator)
        return await self._keep(await self._made(household, lambda: make(wanted)), creator)

    async def import_record(self, wanted: Import, household: str) -> TableMade:
        """Make a table from a record."""
        creator = creator_of(household)
        await self._check_number(creator)

        def imported() -> Making:
            record = checked_record(wanted.record)
            return make_from_record(record, wanted.components, wanted.names)

        return await self._keep(await self._made(household, imported), creator)

    async def play_on(self, table: str, wanted: PlayOn, household: str) -> TableMade:
        """Make a table that goes on from a move of another one."""
        creator = creator_of(household)
        await self._check_number(creator)
        room = (await self._rooms.open(table)).room
        played = await room.do(self._played(room, wanted))
        making = await self._made(household, lambda: make_from_line(played, wanted))
        return await self._keep(making, creator)

    async def _made(self, household: str, make: Callable[[], Making]) -> Making:
        """Let something be made beside the event loop, one at a time and each household in turn."""
        if self._making.waiting(household) >= MOST_WAITING:
            raise refuse("server-too-fast")
        async with self._making.turn(household):
            return await asyncio.to_thread(make)

    async def _played(self, room: Room, wanted: PlayOn) -> PlayedSoFar:
        table = await room.table()
        eyes = eyes_of(table, hashes_of(wanted.tokens))
        return PlayedSoFar(table, eyes, (await room.history(table)).record(table))

    async def _check_number(self, creator: str) -> None:
        """Refuse when an address makes too many tables."""
        try:
            counts = await self._store.count(creator)
            lately = await self._store.count(creator, now() - HOUR)
        except StoreFailed as error:
            raise refuse("server-store-unreadable") from error
        unfinished = sum(count for status, count in counts.items() if status != "finished")
        if unfinished >= self._settings.tables_unfinished:
            raise refuse("server-tables-unfinished", most=self._settings.tables_unfinished)
        if sum(lately.values()) >= self._settings.tables_an_hour:
            raise refuse("server-tables-many", most=self._settings.tables_an_hour)

    async def _keep(self, making: Making, creator: str) -> TableMade:
        table = making.table
        facts = facts_of(table, now(), self._settings.bot_rescue)
        entries = [to_bytes(entry) for entry in making.entries]
        try:
            await self._store.create(table.id, creator, entries, facts, table.snapshot())
        except StoreFailed as error:
            raise refuse("server-store-failed") from error
        self._rooms.metrics.count("tables_created_total")
        note("table made", table=table.id, game=table.sheet.created.game)
        return making.made

    async def invitation(self, table: str, invite: str) -> Invitation:
        """Return what somebody is invited to."""
        room = (await self._rooms.open(table)).room
        return await room.do(self._invitation(room, invite))

    async def _invitation(self, room: Room, invite: str) -> Invitation:
        return invitation_of(await room.table(), invite)

    async def join(self, table: str, wanted: Join) -> SeatTaken:
        """Sit down at a table; the new token is told to nobody else."""
        room = (await self._rooms.open(table)).room
        return await room.do(self._join(room, wanted))

    async def _join(self, room: Room, wanted: Join) -> SeatTaken:
        token, table = new_token(), await room.table()
        entry = seating.join(table, wanted.invite, wanted.name, token, now())
        await room.commit(entry)
        return SeatTaken(room.id, entry.seat, token, watch_of(table, entry.seat, wanted.invite))

    async def rematch(self, room: Room, asker: Connection, household: str) -> None:
        """Make the table where the same people play again; done alone with the old one."""
        table = await room.table()
        if not asker.eyes.seats and not asker.eyes.is_host:
            raise refuse("server-not-own")
        if table.sheet.status != "finished":
            raise refuse("server-not-finished")
        if table.sheet.next:
            return  # everybody is told where it is
        creator = creator_of(household)
        await self._check_number(creator)
        making = await self._made(household, lambda: make_rematch(table))
        made = await self._keep(making, creator)
        await room.commit(Rematched(now(), made.table))

    async def public(self, status: Status) -> list[TableListed]:
        """Return the public tables of a status, the latest first."""
        try:
            listed = await self._store.public_tables(status, MOST_LISTED)
        except StoreFailed as error:
            raise refuse("server-store-unreadable") from error
        return [_shown(table, []) for table in listed]

    async def own(self, wanted: Own) -> list[TableListed]:
        """Return the tables that a device holds tokens of, the latest first."""
        try:
            listed = await self._store.listed(list(wanted.tables))
        except StoreFailed as error:
            raise refuse("server-store-unreadable") from error
        known = [
            _shown(table, wanted.tables[table.table])
            for table in listed
            if read_summary(table.facts.summary).is_known_to(wanted.tables[table.table])
        ]
        return sorted(known, key=lambda table: -table.updated)

    async def record(self, table: str, token: str) -> str:
        """Return the record of a finished game; before, it would tell what is secret."""
        room = (await self._rooms.open(table)).room
        return await room.do(self._record(room, token))

    async def _record(self, room: Room, token: str) -> str:
        table = await _watched(room, token)
        if table.sheet.status != "finished":
            raise refuse("server-not-finished")
        return (await room.history(table)).record(table).to_text()

    async def printed(self, table: str, token: str) -> dict[str, Printed]:
        """Return all printed values that a table is played with, an owner's included."""
        return _values((await self._rules_at(table, token)).game.components)

    async def rules_at(self, table: str, token: str) -> list[RuleListed]:
        """Return the rules of a table's game, and which of them are in play there."""
        game = (await self._rules_at(table, token)).game
        return rules_at(game.name, game.options)

    async def differing(self, table: str, token: str) -> list[ValueDiffering]:
        """Return the values of a table that an owner's file makes others than are printed."""
        return differing(await self._rules_at(table, token))

    async def _rules_at(self, table: str, token: str) -> Rules:
        room = (await self._rooms.open(table)).room
        return await room.do(self._rules(room, token))

    async def _rules(self, room: Room, token: str) -> Rules:
        table = await _watched(room, token)
        if table.rules is None:
            raise Refused(table.why_frozen())
        return table.rules


async def _watched(room: Room, token: str) -> Table:
    """Return a table if a token lets somebody watch it; refuse if not."""
    table = await room.table()
    eyes_of(table, hashes_of([token]))
    return table


def _values(components: Components) -> dict[str, Printed]:
    return {path: component.value for path, component in components.printed.items()}


def _shown(table: Listed, tokens: list[str]) -> TableListed:
    summary = read_summary(table.facts.summary)
    return TableListed(
        table=table.table,
        game=summary.game,
        options=summary.options,
        status=summary.status,
        is_public=summary.is_public,
        seats=summary.seats,
        own=summary.seats_of(tokens),
        asked=summary.asked,
        line=summary.line,
        totals=summary.totals,
        pace=summary.pace,
        next=summary.next,
        updated=table.updated,
        lesson=summary.lesson,
    )
