"""`boardwright serve` from the command line, up to its orderly end."""

import json
import logging
import os
import resource
import signal
import socket
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import fields
from pathlib import Path
from subprocess import Popen

import httpx
import pytest
from click.testing import CliRunner

from boardwright.cli import boardwright
from boardwright.core.messages import message
from boardwright.server.http import app
from boardwright.server.running.logs import JsonLines
from boardwright.server.running.settings import RANGES, ServerSettings
from tools.live.served import Served, serve


def free_port() -> int:
    """Return a port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def refusal(*arguments: str) -> str:
    """Return why a server does not start."""
    result = CliRunner().invoke(boardwright, ["serve", *arguments])
    assert result.exit_code != 0
    return str(result.exception) + result.output


def test_several_processes_need_postgresql(tmp_path: Path) -> None:
    assert "PostgreSQL" in refusal("--workers", "2", "--store", str(tmp_path / "tables.db"))


def test_limits_are_known_numbers(tmp_path: Path) -> None:
    store = str(tmp_path / "tables.db")
    assert "Did you mean connections" in refusal("--store", store, "--limit", "connection=3")
    assert "write a number" in refusal("--store", store, "--limit", "connections=many")


@pytest.mark.parametrize(
    "limit",
    ["sweep=nan", "sweep=0", "sweep=-1", "sweep=inf", "connections=-5", "connections=0", "queue=1"],
)
def test_limits_are_sensible_and_the_range_is_told(limit: str, tmp_path: Path) -> None:
    store = tmp_path / "tables.db"
    name, _, value = limit.partition("=")
    least, most = RANGES[name]
    words = f"The limit {name} cannot be “{value}”; it may be {least:g} to {most:.0f}."
    assert words in refusal("--store", str(store), "--limit", limit)
    assert not store.exists()


def test_each_limit_has_a_range_that_its_usual_value_is_in() -> None:
    limits = {
        field.name: field.default for field in fields(ServerSettings) if field.type in (int, float)
    }
    assert limits.keys() == RANGES.keys()
    for name, usual in limits.items():
        least, most = RANGES[name]
        assert isinstance(usual, int | float)
        assert 0 <= least <= usual <= most < float("inf")


def test_a_store_that_cannot_be_opened_is_told_in_a_line(tmp_path: Path) -> None:
    assert "store" in refusal("--store", "mysql://nowhere/x").lower()


@contextmanager
def served(folder: Path, *arguments: str, descriptors: int = 0) -> Iterator[tuple[Popen[str], int]]:
    """Run `boardwright serve` until the end of the block at the latest; its log is a file."""
    port = free_port()
    command = [sys.executable, "-m", "boardwright.cli", "serve", "--port", str(port), *arguments]

    def bound() -> None:
        if descriptors:
            resource.setrlimit(resource.RLIMIT_NOFILE, (descriptors, descriptors))

    environment = {**os.environ, "XDG_DATA_HOME": str(folder)}
    with (folder / "out").open("w") as out, (folder / "log").open("w") as log:
        process = Popen(
            command, env=environment, stdout=out, stderr=log, text=True, preexec_fn=bound
        )
        try:
            for _ in range(600):
                with suppress(httpx.TransportError):
                    assert httpx.get(f"http://127.0.0.1:{port}/health").json() == {"status": "ok"}
                    break
                assert process.poll() is None
                time.sleep(0.1)
            yield process, port
        finally:
            process.kill()
            process.wait()


def test_it_serves_until_it_is_stopped_and_ends_in_order(tmp_path: Path) -> None:
    with served(tmp_path, "--limit", "tables_an_hour=1") as (process, port):
        url = f"http://127.0.0.1:{port}"
        body = {"game": "imhotep", "seats": [{"kind": "person"}] * 2}
        assert httpx.post(f"{url}/api/tables", json=body).status_code == 201
        assert httpx.post(f"{url}/api/tables", json=body).status_code == 400
        process.send_signal(signal.SIGTERM)
        process.wait(60)
    log = (tmp_path / "log").read_text()
    assert f"http://localhost:{port}/" in (tmp_path / "out").read_text()
    assert '"event": "closed"' in log
    assert "Traceback" not in log
    assert (tmp_path / "boardwright" / "tables.db").exists()


def test_whoever_is_silent_or_does_not_read_does_not_delay_the_end(tmp_path: Path) -> None:
    upgrade = (
        "GET /socket HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
        "sec-websocket-version: 13\r\nsec-websocket-key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
    )
    body = "POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9\r\n"
    body += "content-type: application/json\r\n\r\n{"
    texts = "GET /texts/en HTTP/1.1\r\nhost: localhost\r\n\r\n" * 400
    with served(tmp_path) as (process, port), ExitStack() as lines:
        for said in ("", "GET / HT", body, upgrade, texts):
            line = lines.enter_context(socket.socket())
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            line.connect(("127.0.0.1", port))
            line.sendall(said.encode())
        time.sleep(1)  # until all of it has arrived
        began = time.monotonic()
        process.send_signal(signal.SIGTERM)
        process.wait(60)
        took = time.monotonic() - began
    log = (tmp_path / "log").read_text()
    assert '"event": "closed"' in log
    assert "graceful" not in log
    assert took < 10, took  # two seconds, on a machine that is not busy


def test_connections_cannot_take_all_descriptors_nor_fill_the_log(tmp_path: Path) -> None:
    limits = ("--limit", "sockets=200", "--limit", "request_seconds=2")
    with served(tmp_path, *limits, descriptors=256) as (process, port), ExitStack() as lines:
        for address in ("127.0.0.2", "127.0.0.3", "127.0.0.4"):
            for _ in range(150):
                line = lines.enter_context(socket.socket())
                line.bind((address, 0))
                line.setblocking(False)
                line.connect_ex(("127.0.0.1", port))
        for _ in range(600):
            with suppress(httpx.TransportError):
                assert httpx.get(f"http://127.0.0.1:{port}/health").status_code == 200
                break
            time.sleep(0.1)
        else:
            raise AssertionError("it never answers again")
        assert process.poll() is None
    log = (tmp_path / "log").read_text()
    assert "resource" not in log
    assert len(log) < 20_000


def test_a_game_that_is_left_out_is_an_error_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "left_out", lambda: {"wreck": message("game-name-unfit")})

    async def scenario(running: Served) -> None:
        assert (await running.http.get("/health")).status_code == 200

    with caplog.at_level(logging.INFO, "boardwright"):
        serve(tmp_path / "tables.db", scenario)
    told = [json.loads(JsonLines().format(record)) for record in caplog.records]
    [line] = [line for line in told if line["event"] == "a game is left out"]
    assert (line["level"], line["game"]) == ("error", "wreck")
    assert line["why"]
    assert "error" not in line  # there is no exception to tell the place of
