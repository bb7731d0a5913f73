"""A PostgreSQL server for tests and trials, from Debian's package or whatever is on the PATH."""

import os
import pwd
import shutil
import subprocess
import tempfile
from itertools import count
from pathlib import Path
from typing import Final

MISSING: Final = (
    "These tests need a PostgreSQL server to start: "
    "install one (Debian, Ubuntu: sudo apt-get install postgresql) and run them again."
)

# Commits are as durable as anywhere (fsync stays on); only what no test needs is left out. Whoever
# is called “guarded” needs a password.
SETTINGS: Final = """
listen_addresses = ''
unix_socket_directories = '{folder}'
max_connections = 60
shared_buffers = 16MB
autovacuum = off
"""
ADMISSION: Final = "local all guarded scram-sha-256\nlocal all all trust\n"


class PostgresServer:
    """A server in a folder of its own, reached through a socket there."""

    def __init__(self) -> None:
        self._programs = _programs()
        # Not where TMPDIR points to: the path of a socket must be short.
        self._folder = Path(tempfile.mkdtemp(prefix="bw-pg-", dir="/tmp"))
        self._data = self._folder / "data"
        self._numbers = count(1)
        self._user: str | None = None
        if os.geteuid() == 0:  # as which PostgreSQL refuses to run
            self._user = "postgres" if _is_known("postgres") else "nobody"
            shutil.chown(self._folder, self._user)
        data = f"--pgdata={self._data}"
        try:
            self._run(
                "initdb", "--username=tests", "--no-locale", "--encoding=UTF8", "--no-sync", data
            )
            with (self._data / "postgresql.conf").open("a") as settings:
                settings.write(SETTINGS.format(folder=self._folder))
            (self._data / "pg_hba.conf").write_text(ADMISSION)
            self.start()
        except BaseException:
            shutil.rmtree(self._folder)
            raise

    def start(self) -> None:
        """Start, and return when it answers."""
        self._control("start", f"--log={self._folder / 'log'}")

    def crash(self) -> None:
        """Stop it as a power cut would: nothing is written that is not on the disk yet."""
        self._control("stop", "--mode=immediate")

    def remove(self) -> None:
        """Stop it and remove all it has written."""
        if (self._data / "postmaster.pid").exists():
            self.crash()
        shutil.rmtree(self._folder)

    def address(self, user: str = "tests", **settings: str) -> str:
        """Return the address of this server for a user, with settings for its sessions."""
        more = "".join(f"&{name}={value}" for name, value in settings.items())
        return f"postgresql://{user}@/postgres?host={self._folder}{more}"

    def new_address(self) -> str:
        """Return the address of a place without any tables yet."""
        # A schema: a database of its own takes a second to make, and another to remove.
        schema = f"tests_{next(self._numbers)}"
        self.execute(f"CREATE SCHEMA {schema}")
        return self.address(search_path=schema)

    def execute(self, sql: str) -> None:
        """Have a statement executed by whoever may do everything."""
        self._run("psql", self.address(), f"--command={sql}")

    def set(self, name: str, value: str) -> None:
        """Change a setting of all sessions, those that are open too."""
        self.execute(f"ALTER SYSTEM SET {name} = {value}")
        self._control("reload")

    def processes(self) -> list[int]:
        """Return all processes that it consists of."""
        first = (self._data / "postmaster.pid").read_text().split("\n")[0]
        others = subprocess.run(
            ["pgrep", "-P", first], stdout=subprocess.PIPE, text=True, check=False
        )
        return [int(first), *map(int, others.stdout.split())]

    def _control(self, order: str, *arguments: str) -> None:
        self._run("pg_ctl", order, "--wait", f"--pgdata={self._data}", *arguments)

    def _run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [self._programs / program, *arguments],
            user=self._user,
            group=pwd.getpwnam(self._user).pw_gid if self._user else None,
            extra_groups=[] if self._user else None,
            cwd=self._folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,  # not a pipe: the server would hold it open
            stderr=subprocess.PIPE if program != "pg_ctl" else None,
            text=True,
            check=False,
        )
        if done.returncode:
            log = self._folder / "log"
            told = (done.stderr or "") + (log.read_text() if log.exists() else "")
            raise RuntimeError(f"{program} failed: {told}")


def _programs() -> Path:
    """Return the folder of the newest server programs; Debian keeps them off the PATH."""
    on_path = shutil.which("initdb")
    found = sorted(
        Path("/usr/lib/postgresql").glob("*/bin/initdb"),
        key=lambda path: int(path.parts[-3]) if path.parts[-3].isdigit() else 0,
    )
    if on_path:
        found.append(Path(on_path).resolve())
    if not found:
        raise RuntimeError(MISSING)
    return found[-1].parent


def _is_known(user: str) -> bool:
    return any(entry.pw_name == user for entry in pwd.getpwall())
