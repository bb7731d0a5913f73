"""Wishes that answer no state, such as to get up: if another process was first, they remain."""

from collections.abc import Callable
from typing import Final

from boardwright.core.refused import Refused, refuse
from boardwright.server.room.room import Connection, Room
from boardwright.server.running.clock import now
from boardwright.server.running.limits import Bucket
from boardwright.server.table import pace, seating
from boardwright.server.table.changes import after
from boardwright.server.table.entries import AnyEntry, Chatted
from boardwright.server.table.moves import Stale
from boardwright.server.table.new_links import Renewal, renew
from boardwright.server.table.plain_text import clean_chat
from boardwright.server.table.table import NOBODY, Table
from boardwright.server.wire import asks
from boardwright.server.wire.tells import Renewed, Tell

TRIES: Final = 5  # at a table that other processes change all the time

OfChairs = asks.Leave | asks.TakeOver | asks.TakeBack
OfPace = asks.ProposePace | asks.AnswerPace
Wish = asks.Chat | OfChairs | OfPace | asks.Renew


class Wishes:
    """What people wish at a table, so often as is good for the others."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._often: dict[int, Bucket] = {}  # by seat, whoever asks for it

    async def fulfil(self, asker: Connection, ask: Wish) -> list[Tell]:
        """Do what is wished; return what only the asker is told."""
        if isinstance(ask, asks.Renew):
            return [await self._renew(asker, ask)]
        # Chat is bounded by connection, and answers are by what they answer.
        is_bounded = not isinstance(ask, asks.Chat | asks.AnswerPace)
        await self._keep(lambda table: self._change(table, asker, ask), ask.seat, is_bounded)
        return []

    async def _keep(
        self, change: Callable[[Table], AnyEntry], seat: int, is_bounded: bool = True
    ) -> None:
        """Keep what a wish changes, with a clock that nobody objects to any more."""
        for tried in range(TRIES):
            table = await self._room.table()
            entry = change(table)
            if is_bounded and not tried and not self._bucket(seat).take():
                raise refuse("server-too-fast")
            try:
                await self._room.commit(entry, *pace.settled(after(table, entry), now()))
                return
            except Stale:
                if tried == TRIES - 1:
                    raise

    def _bucket(self, seat: int) -> Bucket:
        settings = self._room.settings
        if seat not in self._often:
            self._often[seat] = Bucket(settings.chairs_a_second, settings.chairs_at_once)
        return self._often[seat]

    def _change(
        self, table: Table, asker: Connection, ask: asks.Chat | OfChairs | OfPace
    ) -> AnyEntry:
        """Return what one of the simple wishes changes."""
        if isinstance(ask, asks.TakeOver):
            return self._take_over(table, asker, ask)
        seating.check_own(asker.eyes.seats, ask.seat)
        match ask:
            case asks.Chat():
                return Chatted(now(), ask.seat, clean_chat(ask.text))
            case asks.Leave():
                return seating.leave(table, ask.seat, now())
            case asks.TakeBack():
                return seating.take_back(table, ask.seat, now())
            case asks.ProposePace():
                return pace.propose(table, ask.seat, ask.pace, now())
            case asks.AnswerPace():
                return pace.answer(table, ask.seat, ask.pace, ask.yes, now())

    def _take_over(self, table: Table, asker: Connection, ask: asks.TakeOver) -> AnyEntry:
        if not asker.eyes.seats and not asker.eyes.is_host:
            raise refuse("server-not-own")
        own = ask.seat in asker.eyes.seats
        settings, is_here = self._room.settings, ask.seat in self._room.here()
        patience = max(settings.silent, table.sheet.pace) if is_here else settings.away
        return seating.take_over(table, ask.seat, ask.bot, now(), own=own, patience=patience)

    async def _renew(self, asker: Connection, ask: asks.Renew) -> Renewed:
        """Cancel links that have leaked; the asker goes on with the new ones."""
        made: list[Renewal] = []

        def change(table: Table) -> AnyEntry:
            if ask.seat == NOBODY and not asker.eyes.is_host:
                raise refuse("server-host-only")
            if ask.seat != NOBODY:
                seating.check_own(asker.eyes.seats, ask.seat)
            made.append(renew(table, ask.seat, ask.id, now()))
            asker.keys += made[-1].new  # besides the old ones, which hold until it is kept
            return made[-1].entry

        try:
            await self._keep(change, ask.seat)
        except Refused:
            # A write that failed may be kept all the same: then whoever asked must know.
            if not made or not made[-1].holds_at(await self._room.table()):
                raise
        asker.keys = tuple(key for key in asker.keys if key not in made[-1].old)
        return made[-1].told
