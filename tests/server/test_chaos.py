"""A few rounds of `make chaos`, whose results for many rounds stand in docs/reliability.md."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from tools.trials.chaos import try_postgres, try_sqlite
from tools.trials.witness import Lost, Witness, check


def test_nothing_acknowledged_is_lost_on_sqlite_and_a_loss_would_be_noticed(tmp_path: Path) -> None:
    chaos = try_sqlite(3, 1, tmp_path)
    assert set(chaos.killed) == {"server", "bots", "starting"}
    assert all(witness.states for witness in chaos.witnesses)
    witness = max(chaos.witnesses, key=lambda witness: len(witness.chosen))
    where = str(tmp_path / "tables.db")

    def is_noticed(told: Callable[[Witness], object]) -> None:
        liar = Witness(witness.table)
        told(liar)
        with pytest.raises(Lost):
            asyncio.run(check(where, [liar]))

    is_noticed(lambda liar: liar.hear(witness.latest + 1, "0" * 16))
    is_noticed(lambda liar: liar.hear(witness.latest, "0" * 16))
    is_noticed(lambda liar: liar.chosen.update({max(witness.chosen): (0, 999_999)}))
    is_noticed(lambda liar: liar.chats.append("never said"))
    with closing(sqlite3.connect(where)) as file:
        file.execute("DELETE FROM entries WHERE table_id = ? AND number = 2", (witness.table,))
        file.commit()
    with pytest.raises(Lost, match="numbered"):
        asyncio.run(check(where, [witness]))


def test_nothing_acknowledged_is_lost_on_postgresql(tmp_path: Path) -> None:
    chaos = try_postgres(3, 1, tmp_path)
    assert set(chaos.killed) == {"one_of_two", "worker", "database"}
    assert all(witness.states for witness in chaos.witnesses)
