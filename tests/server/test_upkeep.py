"""What who runs a server does with tables: the games stay true, and who plays them is told."""

import asyncio
import json
import typing
from collections.abc import Iterator
from pathlib import Path

import pytest

from boardwright.core.match import replay
from boardwright.core.messages import Message
from boardwright.core.record import Record
from boardwright.server.table.changes import after, as_left, begun
from boardwright.server.table.entries import AnyEntry, Created, from_bytes
from boardwright.server.table.forgetting import forget
from boardwright.server.table.moves import record_of
from boardwright.store.open import open_store
from boardwright.store.store import Store
from boardwright.store.upkeep import changing, looking
from tools.live.postgres import PostgresServer
from tools.live.served import Json, Person, Served, serving, tokens_of

NAMES = ("Wilhelmina", "Ottokar")
SAID = "what a curious ship"
SECRETS = (*NAMES, SAID)


@pytest.fixture(scope="module")
def postgres() -> Iterator[PostgresServer]:
    """Start a PostgreSQL server."""
    server = PostgresServer()
    yield server
    server.remove()


async def play_some(served: Served, moves: int = 12, *, ends: bool = False) -> Json:
    """Make a table of two people who play, talk, get up and come back."""
    made = await served.make("imhotep", *NAMES, is_public=True)
    person = await served.sit(made["table"], *tokens_of(made))
    await person.say("chat", seat=0, text=SAID)
    while moves and person.choices():
        await person.choose()
        moves -= 0 if ends else 1
    if not ends:
        await person.say("take_over", seat=1, bot="random")
        await person.say("take_back", seat=1)
        await person.say("chat", seat=1, text=f"{NAMES[0]}: {SAID}")
    await person.close()
    return made


async def kept_record(store: Store, table: str) -> Record:
    """Return the record of a table past any server."""
    kept = await store.load(table)
    assert kept is not None
    return record_of(as_left(kept), [from_bytes(body) for body in await store.entries(table)])


async def check_kept(where: str, table: str) -> None:
    """Check that the snapshot with what came since is what all entries make."""
    store = await open_store(where)
    kept = await store.load(table)
    assert kept is not None
    first, *more = [from_bytes(body) for body in await store.entries(table)]
    await store.close()
    assert isinstance(first, Created)
    made = begun(table, first)
    for entry in more:
        made = after(made, entry)
    assert as_left(kept).snapshot() == made.snapshot()


def test_who_is_forgotten_leaves_no_trace_and_the_game_stays(tmp_path: Path) -> None:
    where = str(tmp_path / "tables.db")

    async def scenario() -> None:
        async with serving(where) as served:
            forgotten, other = await play_some(served), await play_some(served)
            over = await play_some(served, ends=True)
        store = await open_store(where)
        before = {made["table"]: await store.entries(made["table"]) for made in (forgotten, other)}
        record = await kept_record(store, forgotten["table"])
        await store.close()
        async with changing(where) as upkeep:
            assert await forget(upkeep, forgotten["table"])
            assert await forget(upkeep, over["table"])
            assert not await forget(upkeep, "no-such-table")
            await upkeep.tidy()
        await check_kept(where, forgotten["table"])
        await check_kept(where, over["table"])
        store = await open_store(where)
        assert await store.entries(other["table"]) == before[other["table"]]
        again = await kept_record(store, forgotten["table"])
        assert again.to_text() == record.to_text()
        table = as_left_of(await store.load(forgotten["table"]))
        assert table.rules is not None
        assert replay(table.rules.game, again).state.hash() == record.lines[-1].hash
        await store.close()
        async with changing(where) as upkeep:  # the other one still has its names
            await upkeep.delete([other["table"]])
            await upkeep.tidy()
        for file in tmp_path.iterdir():
            for secret in SECRETS:
                assert secret.encode() not in file.read_bytes(), file
        async with serving(where) as served:
            await go_on(served, forgotten)

    asyncio.run(scenario())


def as_left_of(kept: typing.Any) -> typing.Any:
    """Return a table that is there."""
    assert kept is not None
    return as_left(kept)


async def go_on(served: Served, made: Json) -> None:
    """Check that a forgotten table is one of guests, at which they play on with their links."""
    person = await served.sit(made["table"], *tokens_of(made))
    assert [seat["name"] for seat in person.table["seats"]] == ["", ""]
    assert person.table["chat"] == []
    assert (await person.choose())["type"] == "done"
    assert (await person.say("history", before=2**31 - 1))["type"] == "done"
    assert not any(secret in json.dumps(person.heard) for secret in SECRETS)
    listed = (await served.http.get("/api/tables", params={"status": "running"})).text
    assert made["table"] in listed
    assert not any(secret in listed for secret in SECRETS)
    await person.close()


def test_people_at_the_table_see_that_names_are_forgotten(postgres: PostgresServer) -> None:
    async def scenario() -> None:
        where = postgres.new_address()
        async with serving(where) as first, serving(where) as second:
            made = await play_some(first)
            here = await first.sit(made["table"], *tokens_of(made))
            there = await second.sit(made["table"], *tokens_of(made))
            await there.say("history", before=2**31 - 1)  # its history knows the names
            async with changing(where) as upkeep:
                await forget(upkeep, made["table"])
                await upkeep.tidy()
            for person in (here, there):
                await person.until(
                    lambda heard: heard["type"] == "table" and heard["seats"][0]["name"] == ""
                )
                person.heard.clear()
            await play_on(here, there)
            await there.say("history", before=2**31 - 1)
            assert not any(secret in json.dumps(there.heard) for secret in SECRETS)
            await here.close()
            await there.close()
        await check_kept(where, made["table"])
        store = await open_store(where)
        assert not any(s.encode() in b for b in await store.entries(made["table"]) for s in SECRETS)
        await store.close()

    asyncio.run(scenario())


async def play_on(here: Person, there: Person, moves: int = 20) -> None:
    """Play some moves at one server, seen at the other."""
    for _ in range(moves):
        assert (await here.choose())["type"] == "done"
    await there.until_n(here.standing["n"])
    assert here.standing["hash"] == there.standing["hash"]


def test_who_looks_at_a_deleted_table_is_told(postgres: PostgresServer) -> None:
    async def scenario() -> None:
        where = postgres.new_address()
        async with serving(where) as served:
            gone, other = await play_some(served), await play_some(served)
            person = await served.sit(gone["table"], *tokens_of(gone))
            apart = await served.sit(other["table"], *tokens_of(other))
            async with changing(where) as upkeep:
                await upkeep.delete([gone["table"]])
            refused = await person.until(lambda heard: heard["type"] == "refused")
            assert refused["why"]["id"] == "server-no-table"
            assert await person.until_closed() == 1008
            late = await served.connect()
            assert (await late.hello(gone["table"], *tokens_of(gone)))["type"] == "refused"
            assert (await apart.choose())["type"] == "done"
            await apart.close()
            assert gone["table"] not in served.server.rooms._places

    asyncio.run(scenario())


def test_a_bot_whose_table_is_deleted_lets_it_go(postgres: PostgresServer) -> None:
    async def scenario() -> None:
        where = postgres.new_address()
        async with serving(where) as served:
            made = await served.make("imhotep", "Ann", "random", "random")
            person = await served.sit(made["table"], *tokens_of(made))
            await person.until_asked()
            await person.say("take_over", seat=0, bot="random")  # bots alone from now on
            async with changing(where) as upkeep:
                await upkeep.delete([made["table"]])
            assert await person.until_closed() == 1008
            while made["table"] in served.server.rooms._places:
                await asyncio.sleep(0.01)

    asyncio.run(scenario())


def test_tables_are_looked_at_beside_a_server(tmp_path: Path) -> None:
    where = str(tmp_path / "tables.db")

    async def scenario() -> None:
        async with serving(where) as served:
            made = await play_some(served)
            async with looking(where) as upkeep:
                [found] = await upkeep.tables()
                assert found.listed.table == made["table"]
                assert found.size > sum(map(len, await upkeep.entries(made["table"])))
            person = await served.sit(made["table"], *tokens_of(made))
            assert (await person.choose())["type"] == "done"
            await person.close()
        await check_kept(where, made["table"])

    asyncio.run(scenario())


# Every text that an entry holds, and whether a person has typed it: whoever adds one decides here,
# and lets `forget` take it out.
TYPED = {"Joined.name", "Chatted.text", "SeatMade.name"}
NOT_TYPED = {
    "Created.seed",
    "Created.game",
    "Created.options",
    "Created.components",  # an owner's values: without them there is no game
    "Created.digest",
    "Created.key",
    "Created.host",
    "Created.watch",
    "Created.after",
    "Created.lesson",
    "EarnedShown.source",
    "EarnedShown.places",
    "SeatMade.kind",
    "SeatMade.bot",
    "SeatMade.token",
    "SeatMade.invite",
    "SeatMade.watch",
    "Joined.token",
    "Seated.bot",
    "Started.line",
    "Played.line",
    "Played.by",
    "Played.told",
    "Played.places",
    "Played.scores",
    "Played.revealed",
    "Undone.position",
    "Undone.since",
    "Undone.scores",
    "TakenOver.bot",
    "SeatRenewed.token",
    "InviteMade.invite",
    "InviteMade.watch",
    "LinksRenewed.host",
    "LinksRenewed.watch",
    "Rematched.table",
    "Noticed.said",
    "Message.id",
    "Message.values",
}


def test_every_text_in_an_entry_is_known_to_be_typed_or_not() -> None:
    found: set[str] = set()
    waiting = list(typing.get_args(AnyEntry))
    seen = set(waiting)
    while waiting:
        kind = waiting.pop()
        for field, hint in typing.get_type_hints(kind).items():
            parts = parts_of(hint)
            if parts & {str, Message}:
                found.add(f"{kind.__name__}.{field}")
            fresh = {part for part in parts if hasattr(part, "__annotations__")} - seen
            waiting += fresh
            seen |= fresh
    assert found == TYPED | NOT_TYPED


def parts_of(kind: typing.Any) -> set[typing.Any]:
    """Return the types that a type is put together from; one of several words is a text."""
    if typing.get_origin(kind) is typing.Literal:
        return {str}
    arguments = typing.get_args(kind)
    if not arguments:
        return {kind}
    return {part for argument in arguments for part in parts_of(argument)}
