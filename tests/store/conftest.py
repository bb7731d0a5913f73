"""What the tests of stores share: a place for each kind of store, and tests that are coroutines."""

import asyncio
import inspect
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.live.postgres import PostgresServer

GUARD_SECONDS = 120  # a test that hangs is stopped; no test depends on how long something takes


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a test that is a coroutine in an event loop of its own."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    names = inspect.signature(pyfuncitem.obj).parameters
    arguments = {name: pyfuncitem.funcargs[name] for name in names}

    async def guarded() -> None:
        async with asyncio.timeout(GUARD_SECONDS):
            await pyfuncitem.obj(**arguments)

    asyncio.run(guarded())
    return True


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """Start a PostgreSQL server for this process of the tests."""
    server = PostgresServer()
    yield server
    server.remove()


@pytest.fixture(params=["sqlite", "postgres"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return where a new store can be opened, once for each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.sqlite")
    server: PostgresServer = request.getfixturevalue("postgres")
    return server.new_address()
