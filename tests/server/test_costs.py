"""What somebody costs is bounded, and others do not pay for it."""

import asyncio
from asyncio import StreamReader, StreamWriter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from time import monotonic

import pytest

from boardwright.server.running.households import creator_of
from boardwright.server.running.metrics import Metrics
from boardwright.server.thinking import advice_workers
from boardwright.server.thinking.bot_workers import BotWorkers
from boardwright.server.thinking.fair_queue import FairQueue
from tests.server.test_bots import question
from tools.live.served import PATIENCE, Person, Served, serve, tokens_of

ELSEWHERE = ("127.0.0.2", 0)  # an address that is another household's
HEADER = (
    "boardwright: 1\ngame: imhotep\nversion: {}\noptions: players=2\ncomponents: x\nseats: a b\n"
)

# Whose turn it is.


def test_nobody_waits_for_more_than_one_turn_of_each_other() -> None:
    order: list[str] = []

    async def want(queue: FairQueue, household: str) -> None:
        async with queue.turn(household):
            order.append(household)
            await all_wait.wait()

    all_wait = asyncio.Event()

    async def scenario() -> None:
        queue = FairQueue(1)
        greedy = [asyncio.create_task(want(queue, "greedy")) for _ in range(10)]
        await asyncio.sleep(0)
        assert queue.waiting("greedy") == 9
        others = [asyncio.create_task(want(queue, name)) for name in ("ann", "ben", "ann")]
        await asyncio.sleep(0)
        all_wait.set()
        await asyncio.gather(*greedy, *others)
        assert queue.waiting("greedy") == 0

    asyncio.run(scenario())
    assert order[:3] == ["greedy", "ann", "ben"]
    assert order.index("ann", 2) <= 5


def test_who_comes_again_and_again_keeps_nobody_waiting_for_ever() -> None:
    order: list[str] = []

    async def want(queue: FairQueue, household: str) -> None:
        async with queue.turn(household):
            order.append(household)
            await asyncio.sleep(0)

    async def come_again(queue: FairQueue, household: str) -> None:
        for _ in range(20):
            await want(queue, household)

    async def scenario() -> None:
        queue = FairQueue(1)
        wishes = [want(queue, "ann"), want(queue, "ann")]
        await asyncio.gather(*wishes, come_again(queue, "ben"), come_again(queue, "cleo"))
        assert len(order) == 42

    asyncio.run(scenario())
    first, second = (at for at, name in enumerate(order) if name == "ann")
    assert second - first <= 3  # one turn of each other


def test_who_gives_up_leaves_no_place_behind() -> None:
    async def hold(queue: FairQueue, household: str, until: asyncio.Event) -> None:
        async with queue.turn(household):
            await until.wait()

    async def scenario() -> None:
        queue, over = FairQueue(2, each=1), asyncio.Event()
        first, second, third = (
            asyncio.create_task(hold(queue, name, over)) for name in ("ann", "ann", "ben")
        )
        await asyncio.sleep(0)
        assert queue.waiting("ann") == 1  # the other place is for somebody else
        assert queue.waiting("ben") == 0
        second.cancel()
        first.cancel()  # its place was given, and not yet taken
        await asyncio.gather(first, second, return_exceptions=True)
        over.set()
        await asyncio.gather(third, *(hold(queue, "ann", over) for _ in range(5)))
        assert vars(queue)["_free"] == 2
        assert not vars(queue)["_since"]

    asyncio.run(scenario())


# Records and components.


def test_no_record_keeps_others_waiting(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        made = await served.make("imhotep", "Ann", "Ben")
        ann = await served.sit(made["table"], *tokens_of(made))
        record = HEADER.format(1) + "\n1 x" + " [" * 49_000 + "\n"
        began = monotonic()
        asked = asyncio.create_task(served.refused("/api/records", {"record": record}))
        assert (await ann.say("ping"))["type"] == "done"
        assert await asked == "server-unfit"
        assert monotonic() - began < 5  # some milliseconds; the machine may be busy
        await ann.close()

    serve(tmp_path / "tables.db", scenario)


@pytest.mark.parametrize("version", ["²", "1" * 5000, "١", "-1", "1_0", "", " 1", "1" * 30])
def test_numbers_of_a_record_are_plain_digits(tmp_path: Path, version: str) -> None:
    async def scenario(served: Served) -> None:
        record = HEADER.format(version) + "\nsetup #0123456789abcdef\n"
        assert await served.refused("/api/records", {"record": record}) == "server-unfit"
        bots = HEADER.format(1).replace("a b", f"mcts:{'9' * 4000} mcts:²")
        assert await served.refused("/api/records", {"record": bots}) == "server-unfit"

    serve(tmp_path / "tables.db", scenario)


# Connections that keep the server waiting.


@asynccontextmanager
async def calling(
    served: Served, said: bytes = b"", elsewhere: bool = False
) -> AsyncIterator[tuple[StreamReader, StreamWriter]]:
    """Connect, and say something that is no whole request."""
    host, _, port = served.host.partition(":")
    address = ELSEWHERE if elsewhere else None
    reader, writer = await asyncio.open_connection(host, int(port), local_addr=address)
    try:
        writer.write(said)
        yield reader, writer
    finally:
        writer.close()
        with suppress(OSError):
            await writer.wait_closed()


async def heard_until_cut(reader: StreamReader) -> bytes:
    """Return all that is said until the connection ends."""
    async with asyncio.timeout(PATIENCE):
        with suppress(ConnectionResetError):
            return await reader.read()
    return b""


HALF = [
    b"",
    b"GET / HTTP/1.1\r\nhost: local",
    b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n"
    b"content-length: 100\r\n\r\n{",
]


@pytest.mark.parametrize("said", HALF)
def test_a_request_must_arrive_in_time(tmp_path: Path, said: bytes) -> None:
    async def scenario(served: Served) -> None:
        async with calling(served, said) as (reader, _):
            await heard_until_cut(reader)
        assert (await served.http.get("/health")).status_code == 200
        assert served.server.metrics.of("connections_dropped_total") == 1
        assert served.server.metrics.of("errors_total") == 0

    serve(tmp_path / "tables.db", scenario, request_seconds=0.3)


def test_a_second_request_that_trickles_in_must_arrive_in_time_too(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        whole = f"GET /api/games HTTP/1.1\r\nhost: {served.host}\r\n\r\n".encode()
        async with calling(served, whole) as (reader, writer):
            assert b"200 OK" in await reader.readuntil(b"\r\n")
            heard = asyncio.create_task(heard_until_cut(reader))
            with suppress(OSError):
                while not heard.done():
                    writer.write(b"G")
                    await asyncio.sleep(0.05)
            await heard

    serve(tmp_path / "tables.db", scenario, request_seconds=0.5)


def test_who_hangs_up_in_the_middle_is_no_mistake_of_ours(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        async with calling(served, HALF[2]):
            await asyncio.sleep(0.1)
        assert (await served.http.get("/health")).status_code == 200
        assert served.server.metrics.of("errors_total") == 0

    serve(tmp_path / "tables.db", scenario)


def test_bodies_in_tiny_chunks_are_refused(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        head = HALF[2].replace(b"content-length: 100", b"transfer-encoding: chunked")
        async with calling(served, head[:-1] + b"1\r\nx\r\n") as (reader, _):
            assert b"411 Length Required" in await heard_until_cut(reader)
        async with calling(served, head[:-1] + b"1\r\nx\r\n" * 50_000) as (reader, _):
            await heard_until_cut(reader)
        assert served.server.metrics.of("errors_total") == 0

    serve(tmp_path / "tables.db", scenario)


def test_an_answer_must_be_read_in_time(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        ask = f"GET /texts/en HTTP/1.1\r\nhost: {served.host}\r\n\r\n".encode()
        # Far more than a line holds.
        async with calling(served, ask * 400), asyncio.timeout(PATIENCE):
            while not served.server.metrics.of("connections_dropped_total"):
                await asyncio.sleep(0.05)

    serve(tmp_path / "tables.db", scenario, request_seconds=0.5)


def test_a_household_has_so_many_connections_and_others_have_theirs(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        await served.http.aclose()
        async with calling(served) as _, calling(served) as _, calling(served) as (third, _):
            assert await heard_until_cut(third) == b""
            ask = f"GET /health HTTP/1.1\r\nhost: {served.host}\r\n\r\n".encode()
            async with calling(served, ask, elsewhere=True) as (reader, _):
                assert b"200 OK" in await reader.readuntil(b"\r\n")

    serve(tmp_path / "tables.db", scenario, sockets=2)


def test_all_together_have_so_many_connections(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        await served.http.aclose()
        async with calling(served) as (first, one), calling(served, elsewhere=True) as _:
            async with calling(served, elsewhere=True) as (third, _):
                assert await heard_until_cut(third) == b""
            one.close()
            assert await heard_until_cut(first) == b""
            async with asyncio.timeout(PATIENCE):
                while True:  # until it is noticed that the first one has gone
                    with suppress(OSError):
                        (await served.connect()).socket.transport.abort()
                        return
                    await asyncio.sleep(0.01)

    serve(tmp_path / "tables.db", scenario, sockets_in_all=2)


# Messages, and what is none.


@pytest.mark.parametrize("kind", ["pongs", "pings", "parts"])
def test_who_floods_with_what_is_no_message_is_cut_off(tmp_path: Path, kind: str) -> None:
    async def scenario(served: Served) -> None:
        made = await served.make("imhotep", "Ann", "Ben")
        ann = await served.sit(made["table"], *tokens_of(made))
        wild = await served.connect()
        opcode = {"pongs": 0x8A, "pings": 0x89, "parts": 0x00}[kind]
        first = b"\x01\x80" + bytes(4) if kind == "parts" else b""
        wild.socket.transport.write(first + (bytes([opcode, 0x80]) + bytes(4)) * 40_000)
        assert await wild.until_closed() == 0  # without a word
        assert (await ann.say("ping"))["type"] == "done"
        await ann.close()

    bounds = {"messages_at_once": 50.0, "messages_a_second": 1.0}
    serve(tmp_path / "tables.db", scenario, **bounds)


def test_a_household_has_so_many_messages_over_all_connections(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        made = await served.make("imhotep", "Ann", "Ben")
        people = [await served.sit(made["table"], *tokens_of(made)) for _ in range(5)]
        done = 0
        for person in people:
            for _ in range(10):
                done += (await person.say("ping"))["type"] == "done"
        assert done == 20
        other = Person((await served.connect(local_addr=ELSEWHERE)).socket)
        await other.hello(made["table"], *tokens_of(made))
        assert (await other.say("ping"))["type"] == "done"
        for person in (*people, other):
            await person.close()

    bounds = {"messages_at_once": 10.0, "messages_a_second": 1e-6, "address_times": 2.0}
    serve(tmp_path / "tables.db", scenario, **bounds)


def test_a_household_waits_for_so_many_hints(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(advice_workers, "MOST_WAITING", 1)

    async def scenario(served: Served) -> None:
        made = await served.make("imhotep", "Ann", "Ben")
        ann = await served.sit(made["table"], *tokens_of(made))
        again = await served.sit(made["table"], *tokens_of(made))
        other = Person((await served.connect(local_addr=ELSEWHERE)).socket)
        await other.hello(made["table"], *tokens_of(made))
        asked = {"seat": ann.standing["asked"], "n": ann.standing["n"]}
        assert (await ann.say("hint", **asked))["type"] == "done"
        assert (await again.say("hint", **asked))["why"]["id"] == "server-busy"
        assert (await other.say("hint", **asked))["type"] == "done"
        for person in (ann, again, other):
            await person.close()

    serve(tmp_path / "tables.db", scenario, hint_seconds=10.0)


# Bots.


def test_slow_bots_of_many_tables_keep_others_waiting_for_one_answer() -> None:
    answered: list[str] = []

    async def ask(workers: BotWorkers, bot: str, creator: str) -> None:
        assert not (await workers.ask(question(bot), creator)).trouble
        answered.append(creator)

    async def scenario() -> None:
        workers = BotWorkers(1, 60.0, Metrics())
        slow = [asyncio.create_task(ask(workers, "mcts:0.2s", "greedy")) for _ in range(6)]
        await asyncio.wait(slow, return_when=asyncio.FIRST_COMPLETED)
        under_way = len(answered) + 1
        await ask(workers, "random", "ann")
        assert answered.index("ann") <= under_way
        await asyncio.gather(*slow)
        await workers.close()

    asyncio.run(scenario())


def test_a_table_counts_for_its_creator_after_a_restart_too(tmp_path: Path) -> None:
    tables: list[str] = []

    async def scenario(served: Served) -> None:
        if not tables:
            tables.append((await served.make("imhotep", "Ann", "random"))["table"])
        room = (await served.server.rooms.open(tables[0])).room
        assert room.creator == creator_of("127.0.0.1")

    for _ in range(2):
        serve(tmp_path / "tables.db", scenario)
