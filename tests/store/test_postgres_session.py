import asyncio

import asyncpg
import pytest

from boardwright.store.postgres_session import Session
from tools.live.postgres import PostgresServer


@pytest.mark.parametrize("ticks", range(8))
async def test_a_session_that_is_closed_as_it_is_lost_ends(
    postgres: PostgresServer, ticks: int
) -> None:
    session = Session("postgresql://", postgres.address(), lambda payload: None, lambda: None)
    await session.open()
    assert session._connection is not None
    session._connection.terminate()
    for _ in range(ticks):
        await asyncio.sleep(0)
    await session.close()
    assert session._keeping is not None
    assert session._keeping.done()


async def test_a_session_that_is_closed_while_it_connects_again_leaves_nothing_behind(
    postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = Session("postgresql://", postgres.address(), lambda payload: None, lambda: None)
    await session.open()
    made: list[asyncpg.Connection] = []
    connect = asyncpg.connect

    async def connected(address: str, *, timeout: float) -> asyncpg.Connection:
        made.append(await connect(address, timeout=timeout))
        return made[-1]

    monkeypatch.setattr(asyncpg, "connect", connected)
    assert session._connection is not None
    session._connection.terminate()
    while not made:
        await asyncio.sleep(0)
    await session.close()
    assert [connection.is_closed() for connection in made] == [True]
