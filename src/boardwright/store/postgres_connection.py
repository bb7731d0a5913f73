"""One connection to a PostgreSQL server, for who runs it; and what a server refuses, in words."""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Final

import asyncpg

from boardwright.store import schema
from boardwright.store.address import spoken
from boardwright.store.postgres_session import ERRORS
from boardwright.store.store import StoreRefused
from boardwright.store.system import refused_by_system

CONNECT_SECONDS: Final = 10.0


@asynccontextmanager
async def connected(address: str) -> AsyncIterator[asyncpg.Connection]:
    """Connect for a while."""
    with refusing(spoken(address)):
        connection = await connect(address)
        try:
            yield connection
        finally:
            await connection.close()


async def connect(address: str) -> asyncpg.Connection:
    """Connect; an address that is none is refused without a word of it."""
    try:
        return await asyncpg.connect(address, timeout=CONNECT_SECONDS)
    except ERRORS:
        raise
    except (ValueError, OverflowError):
        # asyncpg's own words could quote a part of the address that is a secret.
        raise StoreRefused("store-address", {}) from None


@contextmanager
def refusing(name: str) -> Iterator[None]:
    """Say as a refusal what the server, or the way to it, does not allow."""
    try:
        yield
    except ERRORS as error:
        own = str(error) or type(error).__name__  # the server's, in the language it speaks
        why = refused_by_system(error) if isinstance(error, OSError) else own
        raise StoreRefused("store-unreachable", {"store": name, "error": why}) from error


async def check_present(name: str, connection: asyncpg.Connection) -> None:
    """Refuse a database without tables of ours, and one of another version."""
    version = 0
    if await connection.fetchval("SELECT to_regclass('store_version')") is not None:
        version = int(await connection.fetchval("SELECT version FROM store_version") or 0)
    if version == 0:
        raise StoreRefused("store-absent", {"store": name})
    schema.check_version(name, version)
    schema.check_present(name, version)
