"""Whatever anybody sends: it is answered by a refusal, bounded, and never a mistake of ours."""

import asyncio
import json
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tools.live.served import PATIENCE, Json, Person, Served, serve, tokens_of

GARBAGE: list[str | bytes] = [
    "",
    "{",
    "null",
    "[]",
    '"hello"',
    "{}",
    '{"type": "choose"}',
    '{"type": "choose", "id": -1, "seat": 0, "n": 1, "action": 1}',
    '{"type": "choose", "id": 1, "seat": 0, "n": 1, "action": "1"}',
    '{"type": "choose", "id": 1, "seat": 0, "n": 1, "action": 1, "more": 1}',
    '{"type": "choose", "id": 1, "seat": -1, "n": 1, "action": 1}',
    '{"type": "choose", "id": 1, "seat": 0, "n": 1, "action": 1e99}',
    '{"type": "choose", "id": true, "seat": 0, "n": 1, "action": 1}',
    '{"type": "become_host", "id": 1}',
    '{"type": "chat", "id": 1, "seat": 0, "text": "\\ud800"}',
    "[" * 3000,
    "\x00\x01",
    b"\xff\xfe\xfd",
    b'{"type": "ping", "id": 1}',
]


def test_garbage_is_refused_and_the_connection_goes_on(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        made = await served.make("imhotep", "Ann", "Ben")
        ann = await served.sit(made["table"], tokens_of(made)[0])
        for message in GARBAGE:
            answer = await ann.send_raw(message)
            assert answer["why"]["id"] in ("server-garbage", "server-text-unfit"), message
        assert (await ann.send_raw('{"id": 5, "type": 5}'))["re"] == 5
        assert (await ann.send_raw('{"id": "x", "type": "ping"}'))["re"] == -1
        long = await ann.send_raw(
            json.dumps({"type": "chat", "id": 9, "seat": 0, "text": "x" * 5000})
        )
        assert long["why"]["id"] == "server-message-long"
        assert (await ann.hello(made["table"]))["why"]["id"] == "server-hello-twice"
        assert (await ann.say("ping"))["type"] == "done"
        assert served.server.metrics.of("errors_total") == 0
        await ann.close()

    serve(tmp_path / "tables.db", scenario)


def test_a_message_beyond_all_bounds_ends_the_connection(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        made = await served.make("imhotep", "Ann", "Ben")
        ann = await served.sit(made["table"], tokens_of(made)[0])
        with pytest.raises(ConnectionClosed):
            await ann.send_raw("x" * 20_000_000)

    serve(tmp_path / "tables.db", scenario)


@pytest.mark.parametrize(
    "hello",
    [
        '{"type": "ping", "id": 1}',
        '{"type": "hello", "id": 1, "table": "no-such-table", "tokens": []}',
        '{"type": "hello", "id": 1, "table": "../../etc", "tokens": []}',
        "nonsense",
    ],
)
def test_who_does_not_say_hello_rightly_is_let_go_with_the_reason(
    hello: str, tmp_path: Path
) -> None:
    async def scenario(served: Served) -> None:
        stranger = await served.connect()
        answer = await stranger.send_raw(hello)
        assert answer["why"]["id"].startswith("server-")
        with pytest.raises(ConnectionClosed):
            await stranger.hear()

    serve(tmp_path / "tables.db", scenario)


def test_without_a_token_a_private_table_stays_shut(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        made = await served.make("imhotep", "Ann", "open")
        for tokens in ([], ["x" * 32], [tokens_of(made)[0][:-1]], [made["seats"][1]["invite"]]):
            stranger = await served.connect()
            answer = await stranger.hello(made["table"], *tokens)
            assert answer["why"]["id"] == "server-no-token"
            assert [heard["type"] for heard in stranger.heard] == ["refused"]
            await stranger.close()

    serve(tmp_path / "tables.db", scenario)


def test_who_says_nothing_is_let_go(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        silent = await served.connect()
        with pytest.raises(ConnectionClosed):
            await silent.hear()

    serve(tmp_path / "tables.db", scenario, hello_seconds=0.2)


def test_who_is_too_fast_is_refused_and_at_last_let_go(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        made = await served.make("imhotep", "Ann", "Ben")
        ann = await served.sit(made["table"], tokens_of(made)[0])
        answers = [await ann.say("ping") for _ in range(6)]
        assert [answer["type"] for answer in answers] == ["done"] * 4 + ["refused"] * 2
        assert answers[-1]["why"]["id"] == "server-too-fast"
        for _ in range(400):
            await ann.socket.send("nonsense")
        assert await ann.until_closed() == 1008

    serve(tmp_path / "tables.db", scenario, messages_a_second=0.01, messages_at_once=4)


def test_who_does_not_listen_is_let_go(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        made = await served.make("imhotep", "Ann", "Ben")
        room = (await served.server.rooms.open(made["table"])).room
        deaf = await served.sit(made["table"], made["watch"])
        for connection in list(room.connections):
            for _ in range(10):  # more than waits for anybody
                connection.tell(b'{"type": "seats", "seats": []}')
        assert await deaf.until_closed() == 1013
        assert served.server.metrics.of("connections_dropped_total") == 1

    serve(tmp_path / "tables.db", scenario, queue=5)


async def once_there_is_room(served: Served) -> Person:
    """Connect as soon as the server has noticed that another connection has gone."""
    async with asyncio.timeout(PATIENCE):
        while True:
            with suppress(InvalidStatus):
                return await served.connect()
            await asyncio.sleep(0.01)


def test_an_address_has_so_many_connections_tables_and_requests(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        made = await served.make("imhotep", "Ann", "Ben")
        people = [await served.sit(made["table"], made["watch"]) for _ in range(3)]
        with pytest.raises(InvalidStatus):
            await served.connect()
        await people[0].close()
        people[0] = await once_there_is_room(served)
        await people[0].hello(made["table"], made["watch"])
        await served.make("imhotep", "Ann", "Ben")
        seats = [{"kind": "person", "name": "Ann"}] * 2
        body: Json = {"game": "imhotep", "seats": seats}
        assert await served.refused("/api/tables", body) == "server-tables-many"
        reasons = [await served.refused("/api/records", {"record": ""}) for _ in range(20)]
        assert reasons[-1] == "server-too-fast"
        for person in people:
            await person.close()

    serve(
        tmp_path / "tables.db",
        scenario,
        connections=3,
        tables_an_hour=2,
        requests_a_second=0.01,
        requests_at_once=10,
    )


def test_an_address_has_so_many_unfinished_tables(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        await served.make("imhotep", "Ann", "Ben")
        body: Json = {"game": "imhotep", "seats": [{"kind": "person", "name": "Ann"}] * 2}
        assert await served.refused("/api/tables", body) == "server-tables-unfinished"

    serve(tmp_path / "tables.db", scenario, tables_unfinished=1)


def test_bodies_are_bounded_json(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        async def why(content: bytes, kind: str = "application/json") -> str:
            headers = {"content-type": kind}
            answer = await served.http.post("/api/tables", content=content, headers=headers)
            reason: str = answer.json()["why"]["id"]
            return reason

        assert await why(b"{}", "text/plain") == "server-no-json"
        assert await why(b"x" * 200_000) == "server-message-long"
        assert await why(b"\xff") == "server-garbage"
        assert await why(b"[" * 10_000) == "server-garbage"
        assert await why(b'{"game": "imhotep", "seats": []}') == "server-garbage"
        assert await why(b'{"game": "imhotep", "seats": [], "admin": 1}') == "server-garbage"

    serve(tmp_path / "tables.db", scenario)


def test_a_seat_changes_so_often_and_the_others_are_not_kept_from_it(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        made = await served.make("imhotep", "Ann", "Ben")
        ann, ben = [await served.sit(made["table"], token) for token in tokens_of(made)]
        again = await served.sit(made["table"], tokens_of(made)[0])
        assert (await ann.say("take_back", seat=0))["why"]["id"] == "server-plays-already"
        for person, ask in ((ann, "leave"), (again, "take_back"), (ann, "leave")):
            assert (await person.say(ask, seat=0))["type"] == "done"
        for person in (ann, again):
            assert (await person.say("take_back", seat=0))["why"]["id"] == "server-too-fast"
            assert (await person.say("renew", seat=0))["why"]["id"] == "server-too-fast"
        number = (await served.table(made["table"])).number
        for ask in ("leave", "take_back"):
            assert (await ben.say(ask, seat=1))["type"] == "done"
        assert (await served.table(made["table"])).number == number + 2
        for person in (ann, ben, again):
            await person.close()

    serve(tmp_path / "tables.db", scenario, chairs_a_second=0.0, chairs_at_once=3.0)
