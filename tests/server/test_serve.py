"""`boardwright serve` from the command line, up to its orderly end."""

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx
from click.testing import CliRunner

from boardwright.cli import boardwright


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


def test_a_store_that_cannot_be_opened_is_told_in_a_line(tmp_path: Path) -> None:
    assert "store" in refusal("--store", "mysql://nowhere/x").lower()


def test_it_serves_until_it_is_stopped_and_ends_in_order(tmp_path: Path) -> None:
    port = free_port()
    command = [sys.executable, "-m", "boardwright.cli", "serve", "--port", str(port)]
    command += ["--limit", "tables_an_hour=1"]
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path)}
    process = subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    try:
        url = f"http://127.0.0.1:{port}"
        for _ in range(300):
            try:
                answer = httpx.get(f"{url}/health")
                break
            except httpx.TransportError:
                assert process.poll() is None
                time.sleep(0.1)
        assert answer.json() == {"status": "ok"}
        body = {"game": "imhotep", "seats": [{"kind": "person", "name": "Ann"}] * 2}
        assert httpx.post(f"{url}/api/tables", json=body).status_code == 201
        assert httpx.post(f"{url}/api/tables", json=body).status_code == 400
        process.send_signal(signal.SIGTERM)
        out, err = process.communicate(timeout=60)
    finally:
        process.kill()
    assert f"http://localhost:{port}/" in out
    assert '"event": "closed"' in err
    assert "Traceback" not in err
    assert (tmp_path / "boardwright" / "tables.db").exists()
