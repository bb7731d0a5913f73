"""Threats of docs/security.md that no other test shows averted; that page names all of them."""

import asyncio
import json
import logging
import socket
from pathlib import Path

import pytest
from starlette.datastructures import Headers
from websockets.exceptions import InvalidStatus

from boardwright.core.library import load
from boardwright.core.refused import Refused
from boardwright.server.http.answers import is_known_host
from boardwright.server.http.websocket_protocol import ReadingSocket
from boardwright.server.running import logs
from boardwright.server.running.logs import MOST_ALIKE, JsonLines, Repeats
from boardwright.server.running.settings import ServerSettings
from boardwright.server.table.dealing import chance_at, new_seed
from boardwright.server.table.plain_text import clean_name
from boardwright.server.table.tokens import new_token
from boardwright.server.thinking.bot_pipe import BotAnswer, BotQuestion
from boardwright.server.thinking.workers import Worker
from tools.live.served import PATIENCE, Json, Served, serve, tokens_of

MARKUP = "<img src=x onerror=1>"


def test_tokens_cannot_be_guessed_and_are_not_kept(tmp_path: Path) -> None:
    tokens: list[str] = []

    async def scenario(served: Served) -> None:
        made = await served.make("imhotep", "Ann", "open")
        tokens.extend([*tokens_of(made), made["host"], made["watch"], made["seats"][1]["invite"]])

    serve(tmp_path / "tables.db", scenario)
    assert len({new_token() for _ in range(1000)}) == 1000
    assert all(len(token) * 6 >= 128 for token in tokens)
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert b"Ann" in kept
    assert not any(token.encode() in kept for token in tokens)


def test_an_invitation_that_was_used_opens_nothing(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        made = await served.make("imhotep", "Ann", "open")
        path = f"/api/tables/{made['table']}/join"
        body = {"name": "Ben", "invite": made["seats"][1]["invite"]}
        token = (await served.http.post(path, json=body)).json()["token"]
        assert await served.refused(path, {**body, "name": "Eve"}) == "server-seat-taken"
        invitation = f"/api/tables/{made['table']}/invitation"
        for bearer, why in [
            (body["invite"], "server-seat-taken"),
            (made["watch"], "server-no-invite"),
            ("x" * 32, "server-no-invite"),
            ("", "server-no-invite"),
        ]:
            headers = {"authorization": f"Bearer {bearer}"} if bearer else {}
            answer = await served.http.get(invitation, headers=headers)
            assert (answer.status_code, answer.json()) == (
                400,
                {"why": {"id": why, "values": {}}, "rule": ""},
            )
        eve = await served.connect()
        assert (await eve.hello(made["table"], body["invite"]))["why"]["id"] == "server-no-token"
        ben = await served.sit(made["table"], token)
        assert ben.table["own"] == [1]
        await ben.close()

    serve(tmp_path / "tables.db", scenario)


def test_who_may_watch_may_do_nothing_else(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        made = await served.make("imhotep", "Ann", "Ben")
        eve = await served.sit(made["table"], made["watch"])
        wishes: list[Json] = [
            {"type": "choose", "seat": 0, "n": 1, "action": 1},
            {"type": "undo", "seat": 0, "n": 1},
            {"type": "agree", "seat": 0, "n": 1, "yes": True},
            {"type": "chat", "seat": 0, "text": "I am Ann"},
            {"type": "leave", "seat": 0},
            {"type": "take_over", "seat": 0},
            {"type": "take_back", "seat": 0},
            {"type": "start"},
            {"type": "rematch"},
        ]
        for id, wish in enumerate(wishes, 100):
            assert (await eve.send({**wish, "id": id}))["why"]["id"] == "server-not-own", wish
        assert (await served.table(made["table"])).number == 2
        await eve.close()

    serve(tmp_path / "tables.db", scenario)


@pytest.mark.parametrize(
    ("host", "is_known"),
    [
        ("localhost:8400", True),
        ("127.0.0.1:8400", True),
        ("[::1]:8400", True),
        ("192.168.1.5:8400", True),
        ("Games.Example", True),
        ("table.example:8400", True),
        ("evil.example:8400", False),
        ("localhost.evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("[::1", False),
        ("", False),
    ],
)
def test_only_names_of_the_server_itself_are_answered(host: str, is_known: bool) -> None:
    settings = ServerSettings(origins=("https://games.example",), hosts=("table.example",))
    assert is_known_host(Headers({"host": host}), settings) == is_known


def test_a_foreign_name_that_points_here_gets_nothing(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        # As a browser asks for a page whose name was made to point to this machine.
        foreign = {"host": "evil.example:8400", "origin": "http://evil.example:8400"}
        for path in ("/", "/api/games", "/api/tables", "/metrics", "/health"):
            answer = await served.http.get(path, headers=foreign)
            assert (answer.status_code, answer.json()["why"]["id"]) == (421, "server-host"), path
        with pytest.raises(InvalidStatus):
            await served.connect(additional_headers={"Host": "evil.example"})

    serve(tmp_path / "tables.db", scenario)


def test_markup_in_names_and_chat_stays_text(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        made = await served.make("imhotep", MARKUP, "open", is_public=True)
        ann = await served.sit(made["table"], *tokens_of(made))
        await ann.say("chat", seat=0, text=MARKUP)
        await ann.say("resync")
        assert ann.table["chat"][0]["text"] == ann.table["seats"][0]["name"] == MARKUP
        listed = await served.http.get("/api/tables")
        assert listed.json()[0]["seats"][0]["name"] == MARKUP
        # Never a page, whatever a browser is asked to take it for.
        assert listed.headers["content-type"] == "application/json"
        assert listed.headers["x-content-type-options"] == "nosniff"
        assert MARKUP not in (await served.http.get("/")).text
        await ann.close()

    serve(tmp_path / "tables.db", scenario)


@pytest.mark.parametrize(
    "name",
    [
        *("Ann\u202eneB", "Ann\u200b", "Ann\x07", "A\u0301\u0301\u0301\u0301", "\ue000", "\ud800"),
        *(
            "\u3164",
            "\u2800",
            "\u115f",
            "\uffa0",
            "A\u034fnn",
            "Ann\ufe0f",
            "\ufe0f",
            "\u200d",
            "\u0301",
        ),
        *("A\u200dnn", "👩\u200d", "\u200d👩", "Ann\U000e0100", "\u17b4", "\u180b", "\U0001d159"),
    ],
)
def test_names_that_imitate_or_smear_are_refused(name: str) -> None:
    with pytest.raises(Refused) as refused:
        clean_name(name)
    assert refused.value.why.id == "server-text-unfit"


def test_chance_cannot_be_foreseen_from_what_it_did() -> None:
    game = load("biotopia", players=3)
    assert len({game.new_state(chance_at(new_seed(), 0)).hash() for _ in range(50)}) == 50
    # Each line has a stream of its own: where one ends, no other begins.
    seed = new_seed()
    streams = [chance_at(seed, line).random for line in range(100)]
    words = [stream.word() for stream in streams for _ in range(100)]
    assert len(set(words)) > 9_990


def test_who_does_not_read_is_cut_off_and_its_messages_are_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ReadingSocket, "patience", 0.3)

    async def scenario(served: Served) -> None:
        made = await served.make("imhotep", "Ann", "Ben")
        deaf = socket.socket()
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.connect(("127.0.0.1", int(served.host.partition(":")[2])))
        deaf.setblocking(False)
        loop = asyncio.get_running_loop()
        lines = ["GET /socket HTTP/1.1", f"Host: {served.host}", "Upgrade: websocket"]
        lines += ["Connection: Upgrade", "Sec-WebSocket-Version: 13"]
        lines += ["Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==", "", ""]
        await loop.sock_sendall(deaf, "\r\n".join(lines).encode())
        assert b" 101 " in await loop.sock_recv(deaf, 100)
        tokens = [made["watch"], *tokens_of(made)]
        hello = {"type": "hello", "id": 1, "table": made["table"], "tokens": tokens}
        body = json.dumps(hello).encode()
        assert len(body) >= 126  # so that the frame has the middle one of its three forms
        frame = bytes([0x81, 0x80 | 126]) + len(body).to_bytes(2, "big") + bytes(4) + body
        await loop.sock_sendall(deaf, frame)
        room = (await served.server.rooms.open(made["table"])).room
        while not room.connections:
            await asyncio.sleep(0.01)
        (connection,) = room.connections
        for _ in range(100):
            connection.tell(b" " * 100_000)  # more than any buffer of the system holds
            await asyncio.sleep(0)
        async with asyncio.timeout(PATIENCE):
            while room.connections:  # it never reads, nor hangs up
                await asyncio.sleep(0.01)
        assert served.server.metrics.of("connections_dropped_total") == 1
        deaf.close()

    serve(tmp_path / "tables.db", scenario, queue=20)


def test_a_log_line_is_one_line_whatever_is_in_it() -> None:
    record = logging.LogRecord("x", logging.INFO, "", 0, "made\n{}", (), None)
    record.facts = {"table": "a\r\nb\u2028\x1b[2J"}
    line = JsonLines().format(record)
    assert line.isascii()
    assert line.isprintable()
    assert json.loads(line)["table"] == "a\r\nb\u2028\x1b[2J"


def test_a_line_that_says_the_same_again_and_again_is_left_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = [0.0]
    monkeypatch.setattr(logs, "monotonic", lambda: now[0])
    repeats = Repeats()

    def is_written(message: str) -> logging.LogRecord | None:
        record = logging.LogRecord("x", logging.ERROR, "", 0, message, (), None)
        return record if repeats.filter(record) else None

    assert sum(is_written("no descriptor") is not None for _ in range(10_000)) == MOST_ALIKE
    assert is_written("something else") is not None
    now[0] = 61.0
    again = is_written("no descriptor")
    assert again is not None
    assert json.loads(JsonLines().format(again))["left_out"] == 10_000 - MOST_ALIKE
    for number in range(5000):
        is_written(str(number))
    assert len(vars(repeats)["_seen"]) <= 1000


def test_a_token_in_an_address_is_worth_nothing(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        made = await served.make("imhotep", "Ann", "Ben")
        path = f"/api/tables/{made['table']}/record"
        token = made["watch"]
        for query in (f"?token={token}", f"?authorization=Bearer%20{token}"):
            assert (await served.http.get(path + query)).json()["why"]["id"] == "server-no-token"
        bearer = {"authorization": f"Bearer {token}"}
        answer = await served.http.get(path, headers=bearer)
        assert answer.json()["why"]["id"] == "server-not-finished"

    serve(tmp_path / "tables.db", scenario)


@pytest.mark.parametrize("folder", ["assets", "texts", "page"])
@pytest.mark.parametrize(
    "name",
    ["../app.py", "..%2fapp.py", "%2e%2e%2fapp.py", "..%5capp.py", "%2fetc%2fpasswd", "..", "%00"],
)
def test_no_path_leads_out_of_the_page(folder: str, name: str, tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        reader, writer = await asyncio.open_connection(*served.host.split(":"))
        request = f"GET /{folder}/{name} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
        writer.write(request.encode())
        answer = await reader.read()
        assert answer.split(b"\r\n")[0].split()[1] == b"404", answer
        assert b"import" not in answer
        writer.close()

    serve(tmp_path / "tables.db", scenario)


@pytest.mark.parametrize(
    "spec",
    ["os:system", "tools.live.served:Person", "./bot.py", "mcts:6s", "mcts:99999999", "level:9"],
)
def test_no_bot_of_a_strangers_choice_is_loaded(spec: str, tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        seats = [{"kind": "person", "name": "Ann"}, {"kind": "bot", "bot": spec}]
        refusals = ("server-no-bot", "server-bot-budget")
        assert await served.refused("/api/tables", {"game": "imhotep", "seats": seats}) in refusals
        made = await served.make("imhotep", "Ann", "open")
        ann = await served.sit(made["table"], *tokens_of(made), made["host"])
        assert (await ann.say("start", bots=spec))["why"]["id"] in refusals
        assert (await ann.say("start", bots="random"))["type"] == "done"
        assert (await ann.say("take_over", seat=0, bot=spec))["why"]["id"] in refusals
        await ann.close()

    serve(tmp_path / "tables.db", scenario)


@pytest.mark.parametrize(
    "record",
    [
        "",
        "\x00" * 100,
        "boardwright 1\n" + "x" * 90_000,
        "x" * 140_000,
        "boardwright 1\ngame ../../etc/passwd\n",
    ],
)
def test_a_record_that_is_none_is_refused(record: str, tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        why = await served.refused("/api/records", {"record": record})
        assert why in ("server-unfit", "server-record-long")
        assert served.server.metrics.of("errors_total") == 0

    serve(tmp_path / "tables.db", scenario)


def test_bots_that_never_answer_keep_nobody_else_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: set[Worker] = set()

    async def think_for_ever(worker: Worker, question: BotQuestion, seconds: float) -> BotAnswer:
        asked.add(worker)
        await asyncio.Event().wait()
        raise AssertionError("never")

    monkeypatch.setattr(Worker, "ask", think_for_ever)

    async def scenario(served: Served) -> None:
        for _ in range(10):  # more than there are processes for
            await served.make("imhotep", "mcts:5s", "mcts:5s")
        while len(asked) < 2:
            await asyncio.sleep(0.01)
        made = await served.make("imhotep", "Ann", "Ben")
        ann = await served.sit(made["table"], *tokens_of(made))
        for _ in range(20):
            assert (await ann.choose())["type"] == "done"
        assert len(asked) == 2
        await ann.close()

    serve(tmp_path / "tables.db", scenario, bot_workers=2, bot_rescue=0.0)
