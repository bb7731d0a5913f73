"""A second SQLite client: an operator who reads, checks and copies a file that is being served.

`python -m tools.trials.visitor FILE SEED` opens the file again and again, does something with it
and closes it, until it is ended. It may be told that the file is busy, never that it is damaged.
"""

import sqlite3
import subprocess
import sys
import time
from collections import Counter
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Final

from tools.trials.servers import HOME
from tools.trials.witness import Lost, Witness, check

PAUSE: Final = 0.05  # seconds between two visits at most
PATIENCE_MS: Final = 200
DEEDS: Final = [
    "SELECT count(*) FROM entries",
    "SELECT length(body) FROM snapshots",
    "PRAGMA integrity_check",
    "PRAGMA wal_checkpoint(PASSIVE)",
    "PRAGMA wal_checkpoint(RESTART)",
    "PRAGMA wal_checkpoint(TRUNCATE)",
    "PRAGMA journal_mode = DELETE",
    "PRAGMA journal_mode = WAL",
    "PRAGMA optimize",
    "VACUUM",
]


class Visitor:
    """The client in a process of its own."""

    def __init__(self, file: str, seed: int) -> None:
        command = [sys.executable, "-m", "tools.trials.visitor", file, str(seed)]
        self._process = subprocess.Popen(command, cwd=HOME, stdout=subprocess.PIPE, text=True)

    def end(self) -> Counter[str]:
        """End it, and return how often it did what; Lost when it found something wrong."""
        self._process.terminate()
        told, _ = self._process.communicate()
        lines = told.splitlines()
        if lines and lines[-1].startswith("wrong: "):
            raise Lost(f"another client of the file: {lines[-1]}")
        return Counter(lines)


def visit(file: str, random: Random) -> None:
    """Open the file, do something, and close it."""
    deed = random.choice(DEEDS)
    try:
        with closing(sqlite3.connect(f"file:{file}?mode=rw", uri=True, timeout=0)) as client:
            client.execute(f"PRAGMA busy_timeout = {PATIENCE_MS}")
            answer = client.execute(deed).fetchall()
    except sqlite3.OperationalError as error:
        if "malformed" in str(error):
            raise
        print(f"{deed} (busy)", flush=True)
        return
    if deed.endswith("integrity_check") and answer != [("ok",)]:
        raise sqlite3.DatabaseError(str(answer))
    print(deed, flush=True)


def back_up(file: str, copy: Path) -> None:
    """Copy a file while it is in use, as SQLite does it."""
    with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(copy)) as target:
        source.backup(target)


async def check_backup(file: str, copy: Path, witnesses: list[Witness]) -> int:
    """Compare a copy made of a file in use with what was told before; return its entries."""
    try:
        return await check(str(copy), witnesses)
    except Lost as error:
        raise Lost(f"a backup of {file}: {error}") from error
    finally:
        for part in copy.parent.glob(f"{copy.name}*"):
            part.unlink()


def main() -> int:
    """Visit the file until ended."""
    file, random = sys.argv[1], Random(sys.argv[2])
    while True:
        if Path(file).exists():
            try:
                visit(file, random)
            except sqlite3.Error as error:
                print(f"wrong: {error}", flush=True)
                return 1
        time.sleep(random.random() * PAUSE)


if __name__ == "__main__":
    sys.exit(main())
