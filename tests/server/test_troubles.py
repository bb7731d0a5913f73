"""Short forms of the trials of storage, whose long ones stand in docs/reliability.md."""

import asyncio
from pathlib import Path
from time import time

import pytest

from boardwright.server.room import bots_and_clocks
from boardwright.server.running import clock
from tools.live.served import Served, serve, tokens_of
from tools.trials import damage, troubles

HOUR = 3600.0


def test_a_damaged_file_gives_the_right_state_or_a_refusal(tmp_path: Path) -> None:
    found = asyncio.run(damage.try_sqlite(60, 7, tmp_path))
    assert found.total() == 60 * damage.TABLES
    assert found["as it was"] < found.total()


def test_damaged_rows_of_a_database_give_the_right_state_or_a_refusal() -> None:
    found = asyncio.run(damage.try_postgres(4, 7))
    assert found.total() == 4 * damage.TABLES
    assert found["as it was"] < found.total()


def test_no_move_is_acknowledged_while_there_is_no_place_to_write_it(tmp_path: Path) -> None:
    tried = troubles.try_sqlite(3, 1, tmp_path)
    assert set(tried.killed) == {"fill_disk", "remove_file", "replace_file"}


def test_no_move_is_acknowledged_while_the_database_only_reads(tmp_path: Path) -> None:
    tried = troubles.try_postgres(2, 1, tmp_path)
    assert set(tried.killed) == {"only_read", "stop_database"}


@pytest.mark.parametrize("jump", [-HOUR, HOUR])
def test_a_clock_that_is_set_stops_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jump: float
) -> None:
    """Back or forth: bots and people go on, and a clock that has run out is noticed soon."""
    ahead = [0.0]
    monkeypatch.setattr(clock, "time", lambda: time() + ahead[0])
    monkeypatch.setattr(bots_and_clocks, "LONGEST_PAUSE", 0.1)

    async def scenario(served: Served) -> None:
        made = await served.make("imhotep", "Ann", "random", pace=600)
        ann = await served.sit(made["table"], *tokens_of(made))
        await ann.until_asked()
        for ahead[0] in (jump, 0.0):
            n = ann.standing["n"]
            if ahead[0] > 0:
                await ann.until_n(n + 1)  # her time is up by that clock
            else:
                assert (await ann.choose())["type"] == "done"
            await ann.until_asked()
        # Set back while she thinks and then right again: her time runs out when it does.
        ahead[0] = -HOUR
        await asyncio.sleep(0.3)
        ahead[0] = 2 * HOUR
        await ann.until_n(ann.standing["n"] + 1)
        await ann.close()

    serve(tmp_path / "tables.db", scenario, grace=0.0)
