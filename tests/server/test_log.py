"""The log: each item has a number of its own, and looking back costs what there is, once."""

import sqlite3
from collections.abc import Callable
from pathlib import Path
from time import thread_time

import msgspec
import pytest

from boardwright.server.table import history
from boardwright.server.table.entries import AnyEntry, Left, TakenBack, to_bytes
from boardwright.server.table.history import GameHistory
from boardwright.server.table.new_table import NewTable, SeatWanted, make
from boardwright.server.wire.tells import read_item
from tests.server.test_kept import Flaky
from tools.live.served import Json, Person, Served, serve, tokens_of

MOST = 2**31


async def whole_log(person: Person) -> list[Json]:
    """Return the log from the beginning, asked for bit by bit."""
    await person.say("resync")
    log: list[Json] = person.table["log"]
    while True:
        await person.say("history", before=log[0]["number"] if log else MOST)
        earlier: list[Json] = person.heard[-2]["log"]
        if not earlier:
            return log
        log = earlier + log


def test_each_item_has_a_number_of_its_own_and_comes_once(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        made = await served.make("imhotep", "Ann", "Ben")
        ann, ben = [await served.sit(made["table"], token) for token in tokens_of(made)]
        for _ in range(3):
            for person in (ann, ben):
                await person.until_asked()
                await person.choose(person.choices()[0][1]["action"])
                await ann.say("leave", seat=0)
                await ann.say("take_back", seat=0)
                await ben.say("take_over", seat=1, bot="random")
                await ben.say("take_back", seat=1)
        for _ in range(60):
            await ben.say("leave", seat=1)
            await ben.say("take_back", seat=1)
        log = await whole_log(ann)
        numbers = [told["number"] for told in log]
        assert numbers[0] > 0
        assert numbers == sorted(set(numbers))
        assert len({(told["n"], told["line"]) for told in log}) < len(log)  # many share a state
        assert await whole_log(ben) == log
        moved = [heard["told"] for heard in ann.heard if heard["type"] == "moved"]
        assert all(told in log for told in moved)
        await ann.close()
        await ben.close()

    serve(tmp_path / "tables.db", scenario)


def test_items_of_old_snapshots_get_their_numbers(tmp_path: Path) -> None:
    path, logs, made = tmp_path / "tables.db", [], {}

    async def before(served: Served) -> None:
        made.update(await served.make("imhotep", "Ann", "Ben"))
        both = await served.sit(made["table"], *tokens_of(made))
        for _ in range(30):
            await both.choose()
        await both.say("leave", seat=1)
        await both.say("resync")
        logs.append(both.table["log"])
        await both.close()

    async def after(served: Served) -> None:
        both = await served.sit(made["table"], *tokens_of(made))
        assert both.table["log"] == logs[0]
        assert len(await whole_log(both)) == 31
        await both.say("take_back", seat=1)
        await both.say("resync")
        assert both.table["log"][:-1] == logs[0][1:]
        await both.close()

    serve(path, before)
    with sqlite3.connect(path) as file:
        ((body,),) = file.execute("SELECT body FROM snapshots").fetchall()
        older = _without_numbers(bytes(body))
        assert older != body
        file.execute("UPDATE snapshots SET body = ?", (older,))
    file.close()
    serve(path, after)


def _without_numbers(snapshot: bytes) -> bytes:
    """Return a snapshot as it was kept before log items had numbers."""
    kept = msgspec.json.decode(snapshot)
    for item in kept["sheet"]["log"]:
        del item["number"]
    for name in ("pace", "proposal", "host", "watch", "resumed"):
        del kept["sheet"][name]
    return msgspec.json.encode(kept)


def bodies(comings: int) -> list[bytes]:
    """Return a table at which somebody has left and come back so many times."""
    made = make(NewTable("imhotep", [SeatWanted("person", "Ann"), SeatWanted("person", "Ben")]))
    going: list[AnyEntry] = [Left(1, 0), TakenBack(2, 0)]
    return [to_bytes(entry) for entry in [*made.entries, *comings * going]]


def seconds(deed: Callable[[], object]) -> float:
    """Return how long something takes on the processor, at best."""
    tried = []
    for _ in range(3):
        before = thread_time()
        deed()
        tried.append(thread_time() - before)
    return min(tried)


def test_looking_back_at_eight_times_as_much_takes_about_eight_times_as_long() -> None:
    few, many = bodies(250), bodies(2000)
    fast = seconds(lambda: GameHistory("t").take_in(few, len(few)))
    slow = seconds(lambda: GameHistory("t").take_in(many, len(many)))
    assert slow < 24 * fast  # 64 times if each were compared with all others


def numbers_before(history: GameHistory, number: int) -> list[int]:
    """Return the numbers of the items that an answer holds."""
    return [read_item(item).number for item in history.items_before(number)]


def test_only_the_latest_items_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(history, "MOST_ITEMS", 100)
    looked = GameHistory("t")
    for body in bodies(200):
        looked.take_in([body], looked.number + 1)
    last = looked.number
    assert numbers_before(looked, MOST) == list(range(last - 49, last + 1))
    assert numbers_before(looked, last - 89) == list(range(last - 99, last - 89))
    assert looked.items_before(last - 99) == []


class Counting(Flaky):
    """A store that tells from which entry on it was read."""

    reads: list[int]

    async def entries(self, table: str, after: int = 0) -> list[bytes]:
        """Read."""
        self.reads.append(after)
        return await self._store.entries(table, after)


def test_what_was_taken_in_is_not_read_again(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        made = await served.make("imhotep", "Ann", "Ben")
        counting = Counting(served.server.rooms.store)
        counting.reads = []
        room = (await served.server.rooms.open(made["table"])).room
        monkeypatch.setattr(room, "store", counting)
        both = await served.sit(made["table"], *tokens_of(made))
        for _ in range(5):
            await both.choose()
            await both.say("history", before=MOST)
            await both.say("look", line=1)
        assert counting.reads == [0, 3, 4, 5, 6]
        await both.say("undo", seat=both.standing["asked"] ^ 1, n=both.standing["n"], ask=True)
        await both.say("look", line=2)
        assert both.heard[-1]["type"] == "done"
        await both.close()

    with pytest.MonkeyPatch.context() as monkeypatch:
        serve(tmp_path / "tables.db", scenario)
