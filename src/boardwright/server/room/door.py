"""The one door: what a connection asks for is checked, kept, shown, and answered."""

import asyncio
from collections import defaultdict

from boardwright.core.game import State
from boardwright.core.record import Record
from boardwright.core.refused import refuse
from boardwright.server.room.room import Connection, Room
from boardwright.server.room.wishes import Wishes
from boardwright.server.running.clock import now
from boardwright.server.running.limits import Bucket
from boardwright.server.table import moves, seating
from boardwright.server.table.changes import after
from boardwright.server.table.dealing import next_chance
from boardwright.server.table.entries import AnyEntry, UndoAnswered, UndoAsked
from boardwright.server.table.explaining import explained
from boardwright.server.table.showing import looked, prospects_json
from boardwright.server.table.table import NOBODY, Table
from boardwright.server.wire import asks
from boardwright.server.wire.tells import Done, HistoryTold, NewsShown, ProspectsTold, Tell


class Door:
    """What people may do at a table; every method is one of their messages."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._wishes = Wishes(room)
        bounds = room.settings.wishes_a_second, room.settings.wishes_at_once
        self._undo_wishes: dict[int, Bucket] = defaultdict(lambda: Bucket(*bounds))  # by seat

    async def ask(self, asker: Connection, ask: asks.AtTable) -> list[Tell]:
        """Do what is asked for; return what only the asker is told, the answer last."""
        more = await self._do(asker, ask)
        table = await self._room.table()
        return [*more, Done(ask.id, table.sheet.n)]

    async def _do(self, asker: Connection, ask: asks.AtTable) -> list[Tell]:
        table = await self._room.table()
        match ask:
            case asks.Choose():
                return await self._choose(table, asker, ask)
            case asks.Undo():
                seating.check_own(asker.eyes.seats, ask.seat)
                await self._undo(table, ask)
            case asks.Agree():
                seating.check_own(asker.eyes.seats, ask.seat)
                await self._agree(table, ask)
            case asks.Start():
                await self._start(table, asker, ask)
            case asks.Resync():
                self._room.metrics.count("resyncs_total")
                return [self._room.told(table, asker)]
            case asks.History():
                history = await self._room.history(table)
                return [HistoryTold(ask.id, history.items_before(ask.before))]
            case asks.Look():
                rules, _ = table.playing()
                state = await self._state_after(table, ask.line)
                return [looked(rules, state, asker.eyes, ask.line, ask.id)]
            case asks.Foresee():
                return [await self._prospects(table, asker, ask)]
            case asks.Explain():
                state = await self._state_seen(table, asker, ask)
                return [explained(table, state, ask)]
            case asks.Ping():
                pass
            case asks.Rematch() | asks.Hint() | asks.Judge() | asks.Analyse():
                raise AssertionError("made in the lobby, or by the advice workers")
            case _:
                return await self._wishes.fulfil(asker, ask)
        return []

    async def _choose(self, table: Table, asker: Connection, ask: asks.Choose) -> list[Tell]:
        seating.check_own(asker.eyes.seats, ask.seat)
        if table.was_played(ask.n, ask.seat, ask.action):
            # Message again: it is answered with how things stand now.
            return [self._room.told(table, asker)]
        moves.check_turn(table, ask.seat, ask.n)
        if table.bot_asked():
            raise refuse("server-bot-plays")
        chance = next_chance(table, ask.action)
        await self._room.commit(moves.play(table, ask.action, "person", chance, now()))
        return []

    async def _start(self, table: Table, asker: Connection, ask: asks.Start) -> None:
        if not asker.eyes.seats and not asker.eyes.is_host:
            raise refuse("server-not-own")
        entries: list[AnyEntry] = []
        if ask.bots:
            if not asker.eyes.is_host:
                raise refuse("server-host-only")
            entries += seating.fill(table, ask.bots, now())
        for entry in entries:
            table = after(table, entry)
        await self._room.commit(*entries, moves.start(table, next_chance(table), now()))

    async def _undo(self, table: Table, ask: asks.Undo) -> None:
        try:
            moves.check_undo(table, ask.seat, ask.n)
        except moves.UndoNeedsConsent:
            pause = self._room.settings.wish_pause
            wish = moves.ask_undo(table, await self._record(table), ask.seat, now(), pause)
            if not ask.ask:
                raise
            await self._keep_wish(after(table, wish), wish)
        else:
            record = await self._record(table)
            await self._room.commit(moves.undo(table, record, ask.seat, now(), freely=True))

    async def _agree(self, table: Table, ask: asks.Agree) -> None:
        answer = moves.answer_undo(table, ask.seat, ask.n, ask.yes, now())
        await self._keep_wish(after(table, answer), answer)

    async def _keep_wish(self, table: Table, said: UndoAsked | UndoAnswered) -> None:
        """Keep what was said to a wish to go back, and with it go back if nobody is missing."""
        wish = table.sheet.wish
        if wish is not None and not moves.missing_consent(table):
            record = await self._record(table)
            undone = moves.undo(table, record, wish.seat, now(), freely=False)
            await self._room.commit(said, undone)
            return
        if isinstance(said, UndoAsked) and not self._undo_wishes[said.seat].take():
            raise refuse("server-undo-wait", seconds=self._room.settings.wish_pause)
        await self._room.commit(said)

    async def _record(self, table: Table) -> Record:
        return (await self._room.history(table)).record(table)

    async def _prospects(self, table: Table, asker: Connection, ask: asks.Foresee) -> Tell:
        rules, _ = table.playing()
        state = await self._state_seen(table, asker, ask)
        line = table.sheet.line if ask.line is None else ask.line
        view = state.view(ask.seat)
        seen = prospects_json(rules.words.prospects(view))
        is_player = ask.seat != NOBODY and ask.line is None and table.sheet.status == "running"
        found = rules.words.news(view) if ask.has_news and is_player else []
        news = [NewsShown(*new) for new in found]
        return ProspectsTold(ask.id, table.sheet.n, line, ask.seat, seen, news)

    async def _state_seen(
        self, table: Table, asker: Connection, ask: asks.Foresee | asks.Explain
    ) -> State:
        """Return the position that somebody asks about, who must hold the seat that looks."""
        if ask.seat != NOBODY:
            seating.check_own(asker.eyes.seats, ask.seat)
        if ask.line is not None:
            return await self._state_after(table, ask.line)
        return table.playing()[1]

    async def _state_after(self, table: Table, line: int) -> State:
        """Return the position after a line; a long game takes a while, beside the event loop."""
        history = await self._room.history(table)
        return await asyncio.to_thread(history.state_after, table, line)
