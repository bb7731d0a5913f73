import asyncio
from pathlib import Path

import pytest

from boardwright.store import postgres_session
from boardwright.store.open import open_store
from boardwright.store.store import Store, StoreRefused, TableChange
from tests.store.processes import next_line, running
from tests.store.tables import append, body, create, opened
from tools.live.postgres import PostgresServer


@pytest.fixture
def address(postgres: PostgresServer) -> str:
    """Return where a store on PostgreSQL can be opened."""
    return postgres.new_address()


async def test_a_second_process_is_refused_on_a_file(tmp_path: Path) -> None:
    where = str(tmp_path / "tables.sqlite")
    with running("hold", where) as process:
        assert await asyncio.to_thread(next_line, process) == "holding"
        with pytest.raises(StoreRefused, match=r"in use by another process.*PostgreSQL"):
            await open_store(where)
        process.kill()
        process.wait()
        async with opened(where) as store:  # the lock went with the process
            await store.check()


async def test_a_file_is_refused_under_another_name_too(tmp_path: Path) -> None:
    (tmp_path / "link.sqlite").symlink_to(tmp_path / "tables.sqlite")
    async with opened(str(tmp_path / "tables.sqlite")) as store:
        await create(store, "t")
        with pytest.raises(StoreRefused, match="in use"):
            await open_store(tmp_path / "link.sqlite")
    async with opened(str(tmp_path / "link.sqlite")) as store:
        assert await store.entries("t") == [body("t", 1)]


async def test_one_of_several_processes_is_first(address: str) -> None:
    async with opened(address) as store:
        await create(store, "t")
        with running("race", address) as one, running("race", address) as other:
            won = [(await asyncio.to_thread(process.communicate))[0] for process in (one, other)]
        numbers = sorted(int(line.split()[1]) for line in "".join(won).splitlines())
        assert numbers == list(range(2, 101))
        assert await store.entries("t") == [body("t", n) for n in range(1, 101)]


async def test_other_processes_hear_of_changes(address: str) -> None:
    async with opened(address) as store:
        heard: dict[str, int] = {}
        with running("burst", address) as process:
            async for change in store.changes(list):
                assert change.number > heard.get(change.table, 0)
                heard[change.table] = change.number
                if min(heard.values()) > 20 and len(heard) == 8:
                    break
            process.kill()
        for table, number in heard.items():
            assert len(await store.entries(table)) >= number


async def test_a_change_carries_no_more_than_table_and_number(address: str) -> None:
    async with opened(address) as one, opened(address) as other:
        changes = one.changes(list)
        hearing = asyncio.ensure_future(anext(changes))
        await create(other, "a table with a name")
        assert await hearing == TableChange("a table with a name", 1)
        hearing = asyncio.ensure_future(anext(changes))
        await create(one, "own")
        await append(other, "a table with a name", 1)
        assert await hearing == TableChange("a table with a name", 2)


# Ends the lasting session of every store on the server, as a lost connection would.
CUT = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"


async def test_what_was_missed_is_made_up_for(address: str, postgres: PostgresServer) -> None:
    async with opened(address) as one, opened(address) as other:
        await create(other, "t")
        changes = one.changes(lambda: ["t"])
        assert await anext(changes) == TableChange("t", 1)
        postgres.execute(CUT)
        await append(other, "t", 1)
        while (change := await anext(changes)).number < 2:
            pass
        assert change == TableChange("t", 2)


async def test_what_nobody_told_is_found_by_comparing(
    address: str, postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_session, "PULSE_SECONDS", 0.5)
    async with opened(address) as store:
        await create(store, "t")
        changes = store.changes(lambda: ["t"])
        assert await anext(changes) == TableChange("t", 1)
        space = address.rpartition("=")[2]
        postgres.execute(f"UPDATE {space}.tables SET number = 2")  # as by a process that died
        while (change := await anext(changes)).number < 2:
            pass
        assert change == TableChange("t", 2)
        assert await store.claim("t")


async def test_a_table_is_claimed_by_one(address: str) -> None:
    async with opened(address) as one, opened(address) as other:
        assert await one.claim("t")
        assert not await other.claim("t")
        assert await other.claim("u")
        assert await one.claim("t")
        await other.release("t")  # it has nothing to release
        assert not await other.claim("t")
        await one.release("t")
        assert await other.claim("t")
        assert not await one.claim("t")


async def test_a_claim_ends_with_the_store(address: str) -> None:
    async with opened(address) as one:
        async with opened(address) as other:
            assert await other.claim("t")
            assert not await one.claim("t")
        assert await claimed_at_last(one)


async def claimed_at_last(store: Store) -> bool:
    """Claim until it succeeds; the guard of the test ends what would never."""
    while not await store.claim("t"):
        await asyncio.sleep(0.01)
    return True


async def test_a_claim_moves_when_its_holder_is_killed(address: str) -> None:
    async with opened(address) as store:
        with running("hold", address) as process:
            assert await asyncio.to_thread(next_line, process) == "holding"
            assert not await store.claim("t")
            process.kill()
            process.wait()
            assert await claimed_at_last(store)
