"""Servers as people run them, in processes of their own, which a trial may kill."""

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from contextlib import suppress
from pathlib import Path
from typing import Final

from boardwright.server.running.settings import RANGES

HOME: Final = Path(__file__).parents[2]
PATIENCE: Final = 120.0  # seconds; only a broken server takes longer to start

# One address plays all the people here, and a round is short: nothing is bounded more than it must.
GENEROUS: Final = (
    "tables_an_hour",
    "tables_unfinished",
    "connections",
    "sockets",
    "messages_a_second",
    "messages_at_once",
    "chats_a_second",
    "chats_at_once",
    "chairs_a_second",
    "chairs_at_once",
    "wishes_a_second",
    "wishes_at_once",
    "address_times",
    "requests_a_second",
    "requests_at_once",
    "pages_a_second",
    "pages_at_once",
)
LIMITS: Final = {name: RANGES[name][1] for name in GENEROUS}


def free_port() -> int:
    """Return a port on loopback that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class ServerProcess:
    """`boardwright serve` on loopback; its log goes to a file."""

    def __init__(self, store: str, log: Path, *options: str, **limits: float) -> None:
        self.port = free_port()
        self.host = f"127.0.0.1:{self.port}"
        bounds = [f"--limit={name}={value}" for name, value in {**LIMITS, **limits}.items()]
        command = [sys.executable, "-m", "boardwright.cli", "serve", f"--port={self.port}"]
        with log.open("ab") as out:
            self.process = subprocess.Popen(
                [*command, f"--store={store}", *options, *bounds],
                cwd=HOME,
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=out,
                start_new_session=True,  # what stops the trial must not reach it by itself
            )

    def wait_until_up(self) -> None:
        """Return when it answers."""
        until = time.monotonic() + PATIENCE
        while not self._is_up():
            if self.process.poll() is not None:
                raise RuntimeError(f"the server ended with {self.process.returncode}")
            if time.monotonic() > until:
                raise RuntimeError("the server does not answer")
            time.sleep(0.02)

    def _is_up(self) -> bool:
        try:
            with urllib.request.urlopen(f"http://{self.host}/health", timeout=5.0) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, OSError):
            return False

    def figures(self) -> dict[str, float]:
        """Return what it counts of itself."""
        with urllib.request.urlopen(f"http://{self.host}/metrics", timeout=30.0) as answer:
            lines = answer.read().decode().splitlines()
        pairs = (line.split() for line in lines if not line.startswith("#"))
        return {name.removeprefix("boardwright_"): float(value) for name, value in pairs}

    def children(self) -> list[int]:
        """Return the processes that it has started, such as those in which bots think."""
        return _found("-P", self.process.pid)

    def kill(self) -> None:
        """End it at once, in the middle of whatever it does; `kill -9`."""
        self.process.kill()
        self.process.wait()

    def kill_all(self) -> None:
        """End it at once with all that it has started."""
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def left_over(self) -> list[int]:
        """Return processes that it has started and that outlive it."""
        return _found("-g", self.process.pid)

    def stop(self) -> None:
        """Let it end in order."""
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(PATIENCE)
        finally:
            self.process.kill()


def end_in_order() -> None:
    """Let the trial end its servers even when it is told to stop."""
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(128 + number))


def kill_quietly(pid: int) -> None:
    """Kill a process that may have ended already."""
    with suppress(ProcessLookupError):
        os.kill(pid, signal.SIGKILL)


def _found(by: str, pid: int) -> list[int]:
    """Return processes by their parent or their group."""
    found = subprocess.run(["pgrep", by, str(pid)], stdout=subprocess.PIPE, text=True, check=False)
    return [int(text) for text in found.stdout.split()]
