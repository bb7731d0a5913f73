"""Whatever is asked of a store in whatever order, it answers as a plain dictionary would."""

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import ClassVar, TypeVar

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule, run_state_machine_as_test

from boardwright.store.open import open_store
from boardwright.store.store import Facts, OutOfStep, Store
from tools.live.postgres import PostgresServer

Answer = TypeVar("Answer")

TABLES = st.sampled_from(["a", "b", "c"])
CREATORS = st.sampled_from(["anna", "bea"])
STATUSES = st.sampled_from(["open", "playing"])
ENTRIES = st.lists(st.binary(max_size=20), max_size=3)
FACTS = st.builds(
    Facts, STATUSES, st.booleans(), st.none() | st.integers(0, 5), st.binary(max_size=5)
)


@dataclass
class Model:
    """A table as the test remembers it."""

    creator: str
    entries: list[bytes]
    facts: Facts
    snapshot: bytes
    at: int  # the number of the latest entry in it


class Stores(RuleBasedStateMachine):
    """Creates, appends, loses the memory and reads, in any order."""

    new_place: ClassVar[Callable[[], str]]

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.where = type(self).new_place()
        self.store: Store = self.run(open_store(self.where))
        self.tables: dict[str, Model] = {}

    def run(self, call: Coroutine[None, None, Answer]) -> Answer:
        return self.loop.run_until_complete(call)

    def teardown(self) -> None:
        self.run(self.store.close())
        self.loop.close()

    @rule(table=TABLES, creator=CREATORS, entries=ENTRIES, facts=FACTS, snapshot=st.binary())
    def create(
        self, table: str, creator: str, entries: list[bytes], facts: Facts, snapshot: bytes
    ) -> None:
        call = self.store.create(table, creator, entries, facts, snapshot)
        if table in self.tables:
            with pytest.raises(OutOfStep):
                self.run(call)
        else:
            self.run(call)
            self.tables[table] = Model(creator, list(entries), facts, snapshot, len(entries))

    @rule(
        table=TABLES,
        step=st.integers(-1, 1),
        entries=ENTRIES,
        facts=FACTS,
        snapshot=st.none() | st.binary(),
    )
    def append(
        self, table: str, step: int, entries: list[bytes], facts: Facts, snapshot: bytes | None
    ) -> None:
        model = self.tables.get(table)
        latest = len(model.entries) if model else 0
        call = self.store.append(table, latest + step, entries, facts, snapshot)
        if model is None or step:
            with pytest.raises(OutOfStep) as caught:
                self.run(call)
            assert caught.value.latest == latest
        else:
            self.run(call)
            model.entries += entries
            model.facts = facts
            if snapshot is not None:
                model.snapshot, model.at = snapshot, len(model.entries)

    @rule()
    def open_again(self) -> None:
        self.run(self.store.close())
        self.store = self.run(open_store(self.where))

    @rule(status=STATUSES, limit=st.integers(1, 4))
    def list_public(self, status: str, limit: int) -> None:
        seen = []
        page = self.run(self.store.public_tables(status, limit))
        while page:
            seen += page
            page = self.run(self.store.public_tables(status, limit, page[-1]))
        expected = {
            table: model.facts
            for table, model in self.tables.items()
            if model.facts.is_public and model.facts.status == status
        }
        assert {row.table: row.facts for row in seen} == expected
        assert len(seen) == len(expected)

    @rule(creator=CREATORS, until=st.integers(0, 5))
    def count_and_find(self, creator: str, until: int) -> None:
        counted = self.run(self.store.count(creator))
        mine = [model.facts.status for model in self.tables.values() if model.creator == creator]
        assert counted == {status: mine.count(status) for status in mine}
        due = {table: model.facts.due for table, model in self.tables.items()}
        found = self.run(self.store.due_tables(until, 10))
        assert {*found} == {t for t, when in due.items() if when is not None and when <= until}
        assert [due[table] for table in found] == sorted(due[table] or 0 for table in found)

    @invariant()
    def holds_what_the_model_holds(self) -> None:
        for table in ("a", "b", "c"):
            kept = self.run(self.store.load(table))
            entries = self.run(self.store.entries(table))
            if table not in self.tables:
                assert (kept, entries) == (None, [])
                continue
            model = self.tables[table]
            assert kept is not None
            assert kept.number == len(model.entries)
            assert (kept.facts, kept.snapshot) == (model.facts, model.snapshot)
            assert kept.since == model.entries[model.at :]
            assert entries == model.entries


def test_a_file_answers_as_a_dictionary_would(tmp_path_factory: pytest.TempPathFactory) -> None:
    class Files(Stores):
        new_place = staticmethod(lambda: str(tmp_path_factory.mktemp("store") / "tables.sqlite"))

    run_state_machine_as_test(Files, settings=settings(max_examples=20, stateful_step_count=20))


def test_postgresql_answers_as_a_dictionary_would(postgres: PostgresServer) -> None:
    class Servers(Stores):
        new_place = staticmethod(postgres.new_address)

    run_state_machine_as_test(Servers, settings=settings(max_examples=8, stateful_step_count=20))
