"""Who runs a server backs up, restores and looks after its tables by commands."""

import asyncio
import json
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from typing import NamedTuple

import pytest

from boardwright.cli import main
from boardwright.client.links import parse_link
from tools.live.served import Json, serving, tokens_of


class Done(NamedTuple):
    """What a command has printed, and how it ended."""

    returncode: int
    stdout: str
    stderr: str


def run(*arguments: str) -> Done:
    """Run a command where nobody can be asked."""
    out, err = StringIO(), StringIO()
    code = 0
    with (
        pytest.MonkeyPatch.context() as patched,
        redirect_stdout(out),
        redirect_stderr(err),
    ):
        patched.setattr("sys.argv", ["boardwright", *arguments])
        patched.setattr("sys.path", [*sys.path])
        patched.setattr("sys.stdin", StringIO())
        try:
            main()
        except SystemExit as ended:
            code = int(ended.code or 0)
    return Done(code, out.getvalue(), err.getvalue())


async def run_apart(*arguments: str) -> Done:
    """Run a command in a process of its own, as beside a server."""
    command = [sys.executable, "-m", "boardwright.cli", *arguments]
    done = await asyncio.to_thread(
        subprocess.run, command, capture_output=True, text=True, stdin=subprocess.DEVNULL
    )
    assert "Traceback" not in done.stderr
    return Done(done.returncode, done.stdout, done.stderr)


def ran(*arguments: str) -> str:
    """Run a command that succeeds, and return what it prints."""
    done = run(*arguments)
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    return done.stdout


def refused(*arguments: str, code: int = 2) -> str:
    """Run a command that is refused, and return its one line on stderr."""
    done = run(*arguments)
    assert done.returncode == code, done.stdout
    assert done.stdout == ""
    assert "Traceback" not in done.stderr
    return done.stderr


def listed(store: Path, *options: str) -> list[Json]:
    """Return the tables as programs read them."""
    found: list[Json] = json.loads(
        ran("tables", "list", "--store", str(store), "--json", *options)
    )["tables"]
    return found


async def play(store: Path) -> dict[str, Json]:
    """Make a table of each status: one open, one running, one finished."""
    async with serving(store) as served:
        waiting = await served.make("biotopia", "Ann", "open")
        running = await served.make("imhotep", "Ann [bold] 👨‍👩‍👧", "random")
        person = await served.sit(running["table"], *tokens_of(running))
        await person.until_asked()
        await person.choose()
        await person.say("chat", seat=0, text="hello there")
        await person.close()
        over = await served.make("imhotep", "random", "random", is_public=True)
        person = await served.sit(over["table"])
        while person.table["status"] == "running" and not person.standing.get("outcome"):
            await person.hear()
        await person.close()
    return {"open": waiting, "running": running, "finished": over}


@pytest.fixture
def store(tmp_path: Path) -> Path:
    """Return where tables are kept."""
    return tmp_path / "tables.db"


@pytest.fixture
def made(store: Path) -> dict[str, Json]:
    """Return the tables that are kept, by their status."""
    return asyncio.run(play(store))


def test_tables_are_listed_exported_pruned_and_deleted(
    store: Path, made: dict[str, Json], tmp_path: Path
) -> None:
    ids = {status: table["table"] for status, table in made.items()}
    at = ("--store", str(store))
    assert {found["id"]: found["status"] for found in listed(store)} == {
        id: status for status, id in ids.items()
    }
    assert [found["id"] for found in listed(store, "--game", "biotopia")] == [ids["open"]]
    [over] = listed(store, "--status", "finished")
    assert over["game"] == "imhotep"
    assert over["moves"] > 20
    assert over["bytes"] > 10_000
    assert listed(store, "--older-than", "1h") == []
    shown = ran("tables", "list", *at)
    assert "Ann [bold] 👨‍👩‍👧, " in " ".join(shown.split())
    assert "Tables: 3, together" in shown

    file = tmp_path / "game.bwr"
    assert str(file) in ran("tables", "export", ids["finished"], str(file), *at)
    assert "all" in ran("verify", str(file))
    taken = refused("tables", "export", ids["finished"], str(file), *at, code=1)
    assert "already there" in taken
    unfinished = run("tables", "export", ids["running"], *at)
    assert unfinished.returncode == 0
    assert "is not over" in unfinished.stderr
    assert unfinished.stdout.startswith("boardwright")
    assert "no game has begun" in refused("tables", "export", ids["open"], *at)
    assert "Name a table" in refused("tables", "export", *at)
    run("tables", "export", "--all", str(tmp_path / "all"), *at)
    assert {path.stem for path in (tmp_path / "all").iterdir()} == {
        ids["running"],
        ids["finished"],
    }

    assert "There is no table -x" in refused("tables", "delete", "-x", ids["open"], "--yes", *at)
    assert "add --yes" in run("tables", "delete", ids["open"], *at).stderr
    assert len(listed(store)) == 3
    ran("tables", "delete", ids["open"], "--yes", *at)
    assert {found["id"] for found in listed(store)} == {ids["running"], ids["finished"]}
    assert "Tables: 0" in ran("tables", "prune", "--older-than", "365d", "--yes", *at)
    dry = ran("tables", "prune", "--older-than", "0h", "--dry-run", *at)
    assert "Tables: 2" in dry
    ran("tables", "prune", "--older-than", "0h", "--status", "finished", "--yes", *at)
    assert [found["id"] for found in listed(store)] == [ids["running"]]
    assert "is not an age" in refused("tables", "prune", "--older-than", "soon", *at)


def test_names_are_forgotten_and_links_revoked(store: Path, made: dict[str, Json]) -> None:
    table, at = made["running"]["table"], ("--store", str(store))
    assert "deleted (tables: 1)" in ran("tables", "forget", table, "--yes", *at)
    [found] = listed(store, "--status", "running")
    assert [seat["name"] for seat in found["seats"]] == ["", ""]
    assert b"hello there" not in store.read_bytes()

    assert "no person sits there" in refused("tables", "revoke", table, "--seat", "2", *at)
    shown = ran("tables", "revoke", table, "--server", "https://games.example", *at)
    links = [parse_link(line.split(": ")[1]) for line in shown.splitlines()[1:]]
    host, watch, seat = links
    assert {link.server for link in links} == {"https://games.example"}

    async def scenario() -> None:
        async with serving(store) as served:
            old = await served.connect()
            assert (await old.hello(table, *tokens_of(made["running"])))["type"] == "refused"
            person = await served.sit(table, *seat.tokens, *host.tokens)
            assert (person.table["own"], person.table["is_host"]) == ([0], True)
            await person.until_asked()
            assert (await person.choose())["type"] == "done"
            assert (await (await served.connect()).hello(table, watch.watch))["type"] == "done"
            await person.close()

    asyncio.run(scenario())


def test_a_running_server_is_backed_up_and_looked_at_but_not_changed(
    store: Path, made: dict[str, Json], tmp_path: Path
) -> None:
    table, at = made["running"]["table"], ("--store", str(store))
    backup = tmp_path / "backup"

    async def scenario() -> None:
        async with serving(store) as served:
            person = await served.sit(table, *tokens_of(made["running"]))
            await person.until_asked()
            await person.choose()
            await person.until_asked()
            document = json.loads(
                await asyncio.to_thread(ran, "backup", str(backup), "--json", *at)
            )
            assert document["tables"] == 3
            assert len(await asyncio.to_thread(listed, store)) == 3
            for order in (
                ("delete", table, "--yes"),
                ("forget", table, "--yes"),
                ("prune", "--older-than", "0h", "--yes"),
                ("revoke", table),
            ):
                told = await asyncio.to_thread(refused, "tables", *order, *at)
                assert "Stop the server, run this again" in told
            told = await asyncio.to_thread(refused, "restore", str(backup), "--force", *at)
            assert "Stop the server, run this again" in told
            person.heard.clear()
            assert (await person.choose())["type"] == "done"
            await person.close()

    asyncio.run(scenario())
    assert "already holds tables (3)" in refused("restore", str(backup), *at)
    told = ran("restore", str(backup), "--force", *at)
    [kept] = [path for path in tmp_path.glob("tables.db.2*") if path.suffix != ".lock"]
    assert str(kept) in told
    assert kept.stat().st_mode & 0o777 == 0o600
    assert len(listed(store)) == 3
    assert len(listed(kept)) == 3


@pytest.mark.parametrize(
    "arguments", [("backup", "x"), ("tables", "list"), ("tables", "delete", "t", "--yes")]
)
def test_a_store_that_is_not_there_is_named(arguments: tuple[str, ...], store: Path) -> None:
    assert f"There is no store {store}" in refused(*arguments, "--store", str(store))
    assert not store.exists()


def test_a_backup_that_is_not_there_is_not_taken_for_the_store(store: Path) -> None:
    told = refused("restore", "nothing.db", "--store", str(store), code=1)
    assert told == "Error: nothing.db: there is no such file or folder\n"
    assert not store.exists()


def test_something_else_is_no_store(store: Path) -> None:
    store.write_text("a letter to somebody " * 50)
    for arguments in (("backup", "x"), ("tables", "list"), ("tables", "delete", "t", "--yes")):
        assert "something other" in refused(*arguments, "--store", str(store))
    assert store.read_text().startswith("a letter")
