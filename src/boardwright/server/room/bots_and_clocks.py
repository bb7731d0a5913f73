"""Who moves for bots and when the time is up: a task for each table that waits for one of them."""

import asyncio
from contextlib import suppress
from typing import Final

from boardwright.core.messages import message
from boardwright.server.room.room import Room
from boardwright.server.running.clock import now
from boardwright.server.running.logs import note_error
from boardwright.server.table.changes import CarriedOut
from boardwright.server.table.dealing import next_chance, next_thought
from boardwright.server.table.entries import AnyEntry, Noticed
from boardwright.server.table.moves import play
from boardwright.server.table.table import NOBODY, Table
from boardwright.server.table.teaching import reply_of
from boardwright.server.thinking.bot_pipe import BotAnswer, BotQuestion
from boardwright.server.thinking.bot_workers import BotWorkers
from boardwright.server.wire.tells import By

RETRY: Final = 1.0  # seconds between attempts when something fails, doubled each time
LONGEST_RETRY: Final = 60.0
LONGEST_PAUSE: Final = 10.0  # seconds: by then it is noticed that the machine's clock was set


class Driver:
    """Plays the bots of a room and runs its clock, as long as it has either to do."""

    def __init__(self, room: Room, bots: BotWorkers) -> None:
        self._room = room
        self._bots = bots
        self._task: asyncio.Task[None] | None = None
        self._is_stopped = False
        self.is_thinking = False
        self.has_claimed = False

    def wake(self, table: Table) -> None:
        """Begin to drive if there is something to do and nobody does it yet."""
        if self._is_stopped:
            return  # what was accepted before is still being finished, and stirs the table
        if (table.bot_asked() or table.due()) and (self._task is None or self._task.done()):
            self._task = asyncio.create_task(self._drive())

    async def stop(self) -> None:
        """Stop driving for good, and let other processes do it."""
        self._is_stopped = True
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        if self.has_claimed:
            self.has_claimed = False
            with suppress(OSError):
                await self._room.store.release(self._room.id)

    async def _drive(self) -> None:
        room = self._room
        retry = RETRY
        while True:
            room.stirred.clear()
            try:
                table = await room.do(room.table())
                if not await self._take_turn(table) and not room.stirred.is_set():
                    return
                retry = RETRY
            except Exception as error:  # such as a store that fails: it may be mended by then
                room.metrics.count("errors_total")
                note_error("bot or clock cannot move", error, table=room.id)
                await asyncio.sleep(retry)
                retry = min(2 * retry, LONGEST_RETRY)

    async def _take_turn(self, table: Table) -> bool:
        """Do what is to be done now, or wait for it; return whether there is anything at all."""
        bot, due = table.bot_asked(), table.due()
        grace = int(self._room.settings.grace * 1000)
        if not bot and not due:
            return False
        wait = 0 if bot else max(due, self._room.opened + grace) - now()
        if wait > 0:
            await self._pause(min(wait / 1000, LONGEST_PAUSE))
        elif not await self._claim():
            await self._pause(self._room.settings.sweep)
        elif bot:
            await self._move(table, bot, "bot")
        else:
            await self._move(table, self._room.settings.stand_in, "clock")
        return True

    async def _claim(self) -> bool:
        self.has_claimed = await self._room.store.claim(self._room.id)
        return self.has_claimed

    async def _pause(self, seconds: float) -> None:
        """Wait so long, or until something changes."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._room.stirred.wait()

    async def _move(self, table: Table, bot: str, by: By) -> None:
        """Let a bot move; at a guided game its script does, as long as it is followed."""
        reply = reply_of(table)
        answer = BotAnswer(reply) if reply != NOBODY else await self._answer(table, bot)
        await self._room.do(self._play(table, bot, by, answer))

    async def _answer(self, table: Table, bot: str) -> BotAnswer:
        """Ask a bot what it does."""
        _, state = table.playing()
        seat = state.current_player()
        created = table.sheet.created
        question = BotQuestion(
            bot,
            created.game,
            created.version,
            created.options,
            created.components,
            seat,
            state.view(seat),
            state.legal_actions(),
            next_thought(table),
        )
        self.is_thinking = True
        try:
            return await self._bots.ask(question, self._room.creator or self._room.id)
        finally:
            self.is_thinking = False

    async def _play(self, asked: Table, bot: str, by: By, answer: BotAnswer) -> None:
        """Carry out a bot's answer, unless the table has gone on without it."""
        table = await self._room.table()
        is_wanted = bot == table.bot_asked() if by == "bot" else 0 < table.due() <= now()
        if table.sheet.n != asked.sheet.n or not is_wanted:
            return
        at = now()
        entries: list[AnyEntry | CarriedOut] = [
            play(table, answer.action, by, next_chance(table, answer.action), at)
        ]
        if answer.trouble:
            entries.append(Noticed(at, message(answer.trouble, bot=bot, reason=answer.reason)))
        await self._room.commit(*entries)
