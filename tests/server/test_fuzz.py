"""A few thousand messages of clients gone wild; `make chaos` sends a hundred thousand."""

import asyncio
import logging
from pathlib import Path

import pytest

from tools.live.served import Served, serve
from tools.trials.fuzz import Fuzz
from tools.trials.witness import check

MESSAGES = 3000


def test_whatever_is_sent_is_answered_and_nothing_is_told_or_damaged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    fuzzes: list[Fuzz] = []

    async def scenario(served: Served) -> None:
        fuzz = Fuzz(served.host, MESSAGES, seed=7)
        await fuzz.run()
        fuzzes.append(fuzz)
        assert served.server.metrics.of("errors_total") == 0

    store = tmp_path / "tables.db"
    with caplog.at_level(logging.WARNING):
        serve(store, scenario, chats_a_second=1e6, chats_at_once=1e6, connections=1000)
    assert [record.getMessage() for record in caplog.records] == []
    (fuzz,) = fuzzes
    assert fuzz.sent.total() >= MESSAGES
    assert set(fuzz.answers) >= {"done", "refused", "status 400"}
    for reason in ("server-garbage", "server-stale", "server-not-own", "server-no-token"):
        assert fuzz.reasons[reason] > 0
    assert fuzz.closed["by the client"] > 0
    assert asyncio.run(check(str(store), fuzz.witnesses.values())) > MESSAGES // 50
