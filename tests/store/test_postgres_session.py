import asyncio

import pytest

from boardwright.store.postgres_session import Session
from tests.postgres import PostgresServer


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
