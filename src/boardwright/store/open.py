"""Opening the store that a path or an address names."""

from pathlib import Path

from boardwright.store.sqlite import SqliteStore
from boardwright.store.store import Store, StoreRefused


async def open_store(where: str | Path) -> Store:
    """Open a file with SQLite or `postgresql://…` with PostgreSQL; StoreRefused tells why not."""
    text = str(where)
    if text.startswith(("postgresql://", "postgres://")):
        try:
            from boardwright.store.postgres import PostgresStore
        except ModuleNotFoundError as error:
            if error.name != "asyncpg":
                raise
            raise StoreRefused("store-no-asyncpg", {}) from None

        return await PostgresStore.open(text)
    if "://" in text:
        raise StoreRefused("store-unknown-kind", {"scheme": text.partition("://")[0]})
    return await SqliteStore.open(Path(where))
