import logging
import sys
import traceback
from urllib.parse import quote

import pytest

from boardwright.store.address import spoken
from boardwright.store.open import open_store
from boardwright.store.store import StoreRefused
from tools.live.postgres import PostgresServer

SECRET = "s3cr3t"


@pytest.mark.parametrize(
    ("address", "words"),
    [
        ("postgresql://anna:s3cr3t@db.example:5432/tables", "postgresql://db.example:5432/tables"),
        ("postgres://anna@db.example", "postgres://db.example"),
        ("postgresql://anna:s3%40cr%2Fet@[::1]:5432/tables", "postgresql://[::1]:5432/tables"),
        ("postgresql:///tables?host=/run/pg&password=s3cr3t", "postgresql:///tables"),
        ("postgresql://a:s3cr3t@one:1,two:2/tables", "postgresql://one:1,two:2/tables"),
        ("postgresql://", "postgresql://"),
    ],
)
def test_an_address_is_spoken_without_its_secrets(address: str, words: str) -> None:
    assert spoken(address) == words


@pytest.mark.parametrize(
    "password", ["s3@cr3t", "s3/cr3t", "s3#cr3t", "s3?cr3t", "1234/s3cr3t", "s3cr3t@x:1/"]
)
async def test_a_password_with_unwritten_signs_is_not_taken_for_a_host(password: str) -> None:
    with pytest.raises(StoreRefused, match="in a password, write characters such as") as caught:
        await open_store(f"postgresql://anna:{password}@db.example/tables")
    assert "cr3t" not in str(caught.value)
    with pytest.raises(StoreRefused):
        await open_store(f"postgresql://db.example/tables?password={password}@x")


@pytest.mark.parametrize("place", [",", "[::1", "127.0.0.1:99999", "host:port", "a/b/c"])
async def test_a_place_that_cannot_be_is_refused(place: str) -> None:
    with pytest.raises(StoreRefused, match="is written postgresql://user:password@host"):
        await open_store(f"postgresql://{place}")


def told(error: BaseException) -> str:
    """Return all that a log could hold of an error."""
    return "".join(traceback.format_exception(error))


async def test_a_server_that_is_not_there_is_named_without_the_password(
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.DEBUG)
    with pytest.raises(StoreRefused, match=r"postgresql://127\.0\.0\.1:1/tables cannot") as caught:
        await open_store(f"postgresql://anna:{SECRET}@127.0.0.1:1/tables")
    assert SECRET not in told(caught.value)
    assert SECRET not in caplog.text


async def test_settings_that_cannot_be_read_are_not_quoted() -> None:
    with pytest.raises(StoreRefused) as caught:
        await open_store(f"postgresql://anna:{SECRET}@127.0.0.1:1/tables?sslmode={SECRET}")
    assert SECRET not in told(caught.value)


async def test_a_wrong_password_is_not_told(
    postgres: PostgresServer, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    where = postgres.address().replace("tests@", f"guarded:{quote(SECRET)}@")
    postgres.execute("DROP ROLE IF EXISTS guarded")
    postgres.execute("CREATE ROLE guarded LOGIN PASSWORD 'another'")
    with pytest.raises(StoreRefused, match="password authentication failed") as caught:
        await open_store(where)
    assert SECRET not in told(caught.value)
    assert SECRET not in caplog.text


async def test_a_missing_asyncpg_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    monkeypatch.delitem(sys.modules, "boardwright.store.postgres", raising=False)
    monkeypatch.delitem(sys.modules, "boardwright.store.postgres_schema", raising=False)
    monkeypatch.delitem(sys.modules, "boardwright.store.postgres_session", raising=False)
    with pytest.raises(StoreRefused, match=r"install boardwright\[postgres\]"):
        await open_store("postgresql://db.example/tables")


async def test_another_kind_of_store_is_refused() -> None:
    with pytest.raises(StoreRefused, match="“mysql” is not known"):
        await open_store("mysql://anna:s3cr3t@db.example/tables")
