import asyncio

import pytest

from boardwright.store.open import open_store
from boardwright.store.store import Facts, KeptTable, OutOfStep, StoreFailed
from tests.store.tables import OPEN, append, body, create, facts, opened

ALL_BYTES = bytes(range(256))
STRANGE = [b"", b"\0", ALL_BYTES, "Käfer – 蝶 🦋".encode(), b"'; DROP TABLE entries; --", b"\\x00"]


async def test_a_table_comes_back_byte_for_byte(where: str) -> None:
    was = Facts("Zug – läuft", True, 1_800_000_000_123, ALL_BYTES)
    async with opened(where) as store:
        await store.create("Tisch ’1“", "203.0.113.7", STRANGE, was, ALL_BYTES * 1000)
    async with opened(where) as store:
        kept = await store.load("Tisch ’1“")
        assert kept is not None
        assert kept.table == "Tisch ’1“"
        assert kept.number == len(STRANGE)
        assert kept.facts == was
        assert kept.snapshot == ALL_BYTES * 1000
        assert await store.entries("Tisch ’1“") == STRANGE
        assert await store.listed(["Tisch ’1“"]) == [kept[:4]]


async def test_an_append_adds_entries_and_replaces_facts_and_snapshot(where: str) -> None:
    async with opened(where) as store:
        await store.create("t", "c", [b"one"], OPEN, b"at 1")
        before = await store.load("t")
        now = Facts("playing", True, 5, b"[1]")
        await store.append("t", 1, [b"two", b"three"], now, b"at 3")
        kept = await store.load("t")
        assert before is not None
        assert kept is not None
        assert kept == KeptTable("t", 3, now, kept.updated, b"at 3", [], "c")
        assert kept.updated >= before.updated
        assert await store.entries("t") == [b"one", b"two", b"three"]
        assert await store.entries("t", after=1) == [b"two", b"three"]
        assert await store.entries("t", after=3) == []


async def test_a_table_comes_with_the_entries_since_its_snapshot(where: str) -> None:
    async with opened(where) as store:
        await store.create("t", "c", [b"one"], OPEN, b"at 1")
        for number, entries in ((1, [b"two"]), (2, []), (2, [b"three", b"four"])):
            await store.append("t", number, entries, facts("playing"), None)
        kept = await store.load("t")
        assert kept is not None
        assert (kept.number, kept.facts.status) == (4, "playing")
        assert (kept.snapshot, kept.since) == (b"at 1", [b"two", b"three", b"four"])
        await store.append("t", 4, [b"five"], OPEN, b"at 5")
        kept = await store.load("t")
        assert kept is not None
        assert (kept.number, kept.snapshot, kept.since) == (5, b"at 5", [])


async def test_facts_can_change_without_an_entry(where: str) -> None:
    async with opened(where) as store:
        await create(store, "t")
        await store.append("t", 1, [], facts("finished"), b"again")
        kept = await store.load("t")
        assert kept is not None
        assert (kept.number, kept.facts.status, kept.snapshot) == (1, "finished", b"again")


async def test_an_unknown_table_is_empty(where: str) -> None:
    async with opened(where) as store:
        await create(store, "t")
        assert await store.load("other") is None
        assert await store.entries("other") == []
        assert await store.listed([]) == []
        assert [row.table for row in await store.listed(["other", "t"])] == ["t"]


@pytest.mark.parametrize("number", [0, 1, 3])
async def test_an_append_that_is_out_of_step_changes_nothing(where: str, number: int) -> None:
    async with opened(where) as store:
        await create(store, "t")
        await append(store, "t", 1)
        before = await store.load("t")
        with pytest.raises(OutOfStep, match="Table t is at entry 2, not") as caught:
            await store.append("t", number, [b"x"], facts("other"), b"other")
        assert (caught.value.number, caught.value.latest) == (number, 2)
        assert await store.load("t") == before
        assert len(await store.entries("t")) == 2


async def test_an_append_to_no_table_is_out_of_step(where: str) -> None:
    async with opened(where) as store:
        with pytest.raises(OutOfStep) as caught:
            await append(store, "nowhere", 0)
        assert caught.value.latest == 0
        assert await store.entries("nowhere") == []


async def test_a_table_is_created_once(where: str) -> None:
    async with opened(where) as store:
        await create(store, "t")
        with pytest.raises(OutOfStep) as caught:
            await store.create("t", "other", [b"x", b"y"], OPEN, b"other")
        assert caught.value.latest == 1
        assert await store.entries("t") == [body("t", 1)]
        assert await store.count("other") == {}


async def test_one_of_many_that_want_the_same_number_is_first(where: str) -> None:
    async with opened(where) as store:
        await create(store, "t")
        for number in range(1, 31):
            outcomes = await asyncio.gather(
                *(store.append("t", number, [b"%d" % who], OPEN, b"%d" % who) for who in range(20)),
                return_exceptions=True,
            )
            [winner] = [who for who, outcome in enumerate(outcomes) if outcome is None]
            others = [outcome for outcome in outcomes if outcome is not None]
            assert {type(outcome) for outcome in others} == {OutOfStep}
            assert await store.entries("t", after=number) == [b"%d" % winner]
            kept = await store.load("t")
            assert kept is not None
            assert (kept.number, kept.snapshot) == (number + 1, b"%d" % winner)


async def test_tables_do_not_wait_for_each_others_order(where: str) -> None:
    async with opened(where) as store:

        async def fill(table: str) -> None:
            await create(store, table)
            for number in range(1, 20):
                await append(store, table, number)

        tables = [f"t{n}" for n in range(25)]
        await asyncio.gather(*map(fill, tables))
        for table in tables:
            assert await store.entries(table) == [body(table, n) for n in range(1, 21)]
        assert store.figures.rows == 25 * 20


async def test_public_tables_come_latest_first_and_page_by_page(where: str) -> None:
    async with opened(where) as store:
        for n in range(7):
            await create(store, f"t{n}", facts("open", is_public=True))
        await create(store, "secret", facts("open"))
        await create(store, "done", facts("finished", is_public=True))
        await store.append("t3", 1, [b"x"], facts("open", is_public=True), b"")
        await store.append("t5", 1, [b"x"], facts("playing", is_public=True), b"")
        whole = await store.public_tables("open", 100)
        assert {row.table for row in whole} == {"t0", "t1", "t2", "t3", "t4", "t6"}
        assert whole == sorted(whole, key=lambda row: (row.updated, row.table), reverse=True)
        first = await store.public_tables("open", 4)
        rest = await store.public_tables("open", 4, before=first[-1])
        assert first + rest == whole
        assert await store.public_tables("open", 4, before=whole[-1]) == []
        assert [row.table for row in await store.public_tables("playing", 4)] == ["t5"]


async def test_tables_are_counted_for_their_creator_by_status(where: str) -> None:
    async with opened(where) as store:
        for n in range(3):
            await create(store, f"a{n}", creator="anna")
        await create(store, "b", creator="bea")
        await store.append("a1", 1, [b"x"], facts("finished"), b"")
        assert await store.count("anna") == {"open": 2, "finished": 1}
        assert await store.count("bea") == {"open": 1}
        assert await store.count("carla") == {}
        latest = max(row.updated for row in await store.listed(["a0", "a1", "a2"]))
        assert await store.count("anna", since=latest + 1) == {}
        assert sum((await store.count("anna", since=latest)).values()) >= 1


async def test_tables_are_due_the_longest_waiting_first(where: str) -> None:
    async with opened(where) as store:
        for table, due in [("c", 30), ("a", 10), ("never", None), ("b", 20)]:
            await create(store, table, facts(due=due))
        assert await store.due_tables(9, 10) == []
        assert await store.due_tables(20, 10) == ["a", "b"]
        assert await store.due_tables(99, 2) == ["a", "b"]
        await store.append("a", 1, [b"x"], facts(due=None), b"")
        assert await store.due_tables(99, 10) == ["b", "c"]


async def test_a_store_counts_what_it_does(where: str) -> None:
    async with opened(where) as store:
        await create(store, "t")
        await store.append("t", 1, [b"x", b"y", b"z"], OPEN, b"")
        with pytest.raises(OutOfStep):
            await append(store, "t", 1)
        figures = store.figures
        assert (figures.commits, figures.rows, figures.failures) == (2, 4, 0)
        assert figures.queued == 0
        assert sum(figures.commit_seconds) == 2
        assert figures.commit_seconds_sum > 0


async def test_a_store_in_order_passes_its_check(where: str) -> None:
    async with opened(where) as store:
        await store.check()


async def test_closing_finishes_what_was_accepted(where: str) -> None:
    store = await open_store(where)
    await create(store, "t0")
    writes = [asyncio.create_task(create(store, f"t{n}")) for n in range(1, 200)]
    await asyncio.sleep(0)
    assert store.figures.queued > 0
    await asyncio.gather(store.close(), store.close())
    await asyncio.gather(*writes)
    async with opened(where) as again:
        assert len(await again.listed([f"t{n}" for n in range(200)])) == 200


async def test_a_write_that_nobody_waits_for_is_finished_too(where: str) -> None:
    store = await open_store(where)
    await create(store, "t")
    write = asyncio.create_task(append(store, "t", 1))
    while not store.figures.queued:
        await asyncio.sleep(0)
    write.cancel()
    await asyncio.wait([write])
    await store.close()
    async with opened(where) as again:
        assert await again.entries("t") == [body("t", 1), body("t", 2)]


async def test_a_closed_store_refuses(where: str) -> None:
    store = await open_store(where)
    await create(store, "t")
    await store.close()
    for call in (
        append(store, "t", 1),
        create(store, "u"),
        store.load("t"),
        store.check(),
        store.claim("t"),
    ):
        with pytest.raises(StoreFailed, match="is closed"):
            await call
    await store.release("t")
    assert [change async for change in store.changes(list)] == []


async def test_changes_end_when_the_store_is_closed(where: str) -> None:
    store = await open_store(where)
    listening = asyncio.create_task(anext(store.changes(list), None))
    await asyncio.sleep(0)
    await create(store, "t")
    await append(store, "t", 1)
    await store.close()
    assert await listening is None  # its own commits are no news


async def test_a_claim_holds_until_it_is_released(where: str) -> None:
    async with opened(where) as store:
        assert await store.claim("t")
        assert await store.claim("t")
        await store.release("t")
        await store.release("t")
        assert await store.claim("t")
