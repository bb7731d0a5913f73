"""Opening the store that a path or an address names."""

from importlib.util import find_spec
from pathlib import Path

from boardwright.store.address import is_postgres
from boardwright.store.sqlite import SqliteStore
from boardwright.store.store import Store, StoreRefused


async def open_store(where: str | Path) -> Store:
    """Open a file with SQLite or `postgresql://…` with PostgreSQL; StoreRefused tells why not."""
    text = str(where)
    if is_server(text):
        from boardwright.store.postgres import PostgresStore

        return await PostgresStore.open(text)
    return await SqliteStore.open(Path(where))


def is_server(where: str) -> bool:
    """Tell whether a store is on a PostgreSQL server or in a file; refuse what is neither."""
    if not is_postgres(where):
        if "://" in where:
            raise StoreRefused("store-unknown-kind", {"scheme": where.partition("://")[0]})
        return False
    if find_spec("asyncpg") is None:
        raise StoreRefused("store-no-asyncpg", {})
    return True
