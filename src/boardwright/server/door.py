"""The one door: what a connection asks for is checked, kept, shown, and answered."""

from typing import Final

from boardwright.core.match import UndoRefused
from boardwright.server import asks, chairs, moves
from boardwright.server.changes import after
from boardwright.server.clock import now
from boardwright.server.driver import fresh_chance
from boardwright.server.entries import AnyEntry, Chatted
from boardwright.server.film import Film
from boardwright.server.plain_text import clean_chat
from boardwright.server.prospects import prospects_json
from boardwright.server.room import Room
from boardwright.server.said import refuse
from boardwright.server.showing import Eyes, looked, table_told
from boardwright.server.table import NOBODY, Table
from boardwright.server.tells import Done, HistoryTold, ProspectsTold, Tell

TRIES: Final = 5  # at a table that other processes change all the time


class Door:
    """What people may do at a table; every method is one of their messages."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._film: Film | None = None

    async def ask(self, eyes: Eyes, ask: asks.AtTable) -> list[Tell]:
        """Do what is asked for; return what only the asker is told, the answer last."""
        more = await self._do(eyes, ask)
        table = await self._room.table()
        return [*more, Done(ask.id, table.sheet.n)]

    async def _do(self, eyes: Eyes, ask: asks.AtTable) -> list[Tell]:
        table = await self._room.table()
        match ask:
            case asks.Choose():
                return await self._choose(table, eyes, ask)
            case asks.Undo():
                chairs.check_own(eyes.seats, ask.seat)
                await self._undo(table, ask)
            case asks.Agree():
                chairs.check_own(eyes.seats, ask.seat)
                await self._agree(table, ask)
            case asks.Start():
                await self._start(table, eyes, ask)
            case asks.Resync():
                self._room.metrics.count("resyncs_total")
                return [table_told(table, eyes, self._room.here())]
            case asks.History():
                film = await self._filmed(table)
                return [HistoryTold(ask.id, film.items_before(ask.before))]
            case asks.Look():
                film = await self._filmed(table)
                rules, _ = table.playing()
                return [looked(rules, film.state_after(ask.line), eyes, ask.line, ask.id)]
            case asks.Prospects():
                return [await self._prospects(table, eyes, ask)]
            case asks.Ping():
                pass
            case asks.Rematch() | asks.Hint() | asks.Analyse():
                raise AssertionError("made in the lobby, or given by the adviser")
            case _:
                await self._fulfil_wish(eyes, ask)
        return []

    async def _fulfil_wish(
        self, eyes: Eyes, ask: asks.Chat | asks.Leave | asks.TakeOver | asks.TakeBack
    ) -> None:
        """Do what answers no state: if another process was first, it is still wished."""
        for more_tries in reversed(range(TRIES)):
            table = await self._room.table()
            try:
                await self._room.commit(self._change(table, eyes, ask))
                return
            except moves.Stale:
                if not more_tries:
                    raise

    def _change(
        self,
        table: Table,
        eyes: Eyes,
        ask: asks.Chat | asks.Leave | asks.TakeOver | asks.TakeBack,
    ) -> AnyEntry:
        """Return what one of the simple wishes changes."""
        own = ask.seat in eyes.seats
        if isinstance(ask, asks.TakeOver):
            if not eyes.seats and not eyes.is_host:
                raise refuse("server-not-own")
            here = ask.seat in self._room.here()
            away = self._room.settings.away
            return chairs.take_over(table, ask.seat, ask.bot, now(), own=own, here=here, away=away)
        chairs.check_own(eyes.seats, ask.seat)
        match ask:
            case asks.Chat():
                return Chatted(now(), ask.seat, clean_chat(ask.text))
            case asks.Leave():
                return chairs.leave(table, ask.seat, now())
            case asks.TakeBack():
                return chairs.take_back(table, ask.seat, now())

    async def _choose(self, table: Table, eyes: Eyes, ask: asks.Choose) -> list[Tell]:
        chairs.check_own(eyes.seats, ask.seat)
        if table.was_played(ask.n, ask.seat, ask.action):
            # Said again: it is answered with how things stand now.
            return [table_told(table, eyes, self._room.here())]
        moves.check_turn(table, ask.seat, ask.n)
        if table.bot_asked():
            raise refuse("server-bot-plays")
        await self._room.commit(moves.play(table, ask.action, "person", fresh_chance(), now()))
        return []

    async def _start(self, table: Table, eyes: Eyes, ask: asks.Start) -> None:
        if not eyes.seats and not eyes.is_host:
            raise refuse("server-not-own")
        entries: list[AnyEntry] = []
        if ask.bots:
            if not eyes.is_host:
                raise refuse("server-host-only")
            entries += chairs.fill(table, ask.bots, now())
        for entry in entries:
            table = after(table, entry)
        await self._room.commit(*entries, moves.start(table, fresh_chance(), now()))

    async def _undo(self, table: Table, ask: asks.Undo) -> None:
        try:
            moves.check_undo(table, ask.seat, ask.n)
        except moves.UndoNeedsConsent:
            if not ask.ask:
                raise
            wish = moves.ask_undo(table, ask.seat, ask.n, now())
            await self._room.commit(wish)
            await self._fulfil()
        else:
            await self._go_back(table, ask.seat, freely=True)

    async def _agree(self, table: Table, ask: asks.Agree) -> None:
        await self._room.commit(moves.answer_undo(table, ask.seat, ask.n, ask.yes, now()))
        await self._fulfil()

    async def _fulfil(self) -> None:
        """Go back if all persons have agreed."""
        table = await self._room.table()
        wish = table.sheet.wish
        if wish is not None and not moves.missing_consent(table):
            await self._go_back(table, wish.seat, freely=False)

    async def _go_back(self, table: Table, seat: int, *, freely: bool) -> None:
        record = moves.record_of(table, await self._room.entries())
        try:
            undone = moves.undo(table, record, seat, now(), freely=freely)
        except UndoRefused as error:
            raise refuse(error.message) from error
        await self._room.commit(undone)

    async def _prospects(self, table: Table, eyes: Eyes, ask: asks.Prospects) -> Tell:
        rules, state = table.playing()
        if ask.seat != NOBODY:
            chairs.check_own(eyes.seats, ask.seat)
        if ask.line is not None:
            state = (await self._filmed(table)).state_after(ask.line)
        line = table.sheet.line if ask.line is None else ask.line
        seen = prospects_json(rules.words.prospects(state.view(ask.seat)))
        return ProspectsTold(ask.id, table.sheet.n, line, ask.seat, seen)

    async def _filmed(self, table: Table) -> Film:
        """Return everything that happened so far, to look back at."""
        if self._film is None or self._film.number != table.number:
            self._film = Film(table, await self._room.entries())
        return self._film
