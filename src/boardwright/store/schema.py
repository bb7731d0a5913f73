"""The tables that a store keeps, as numbered steps from nothing to the present version."""

from typing import Final, NamedTuple

from boardwright.core.messages import Value
from boardwright.store.store import StoreRefused


class Dialect(NamedTuple):
    """What one database calls things that both have."""

    bytes: str
    integer: str
    clustered: str  # how a table says that its rows lie in the order of their key


SQLITE: Final = Dialect("BLOB", "INTEGER", "WITHOUT ROWID")
POSTGRES: Final = Dialect("BYTEA", "BIGINT", "")

# Step n, counted from 1, makes version n of version n - 1. Steps are never edited once released:
# a change of the schema is a new step at the end.
STEPS: Final[list[list[str]]] = [
    [
        # The snapshot is last: who reads the columns before it does not read its pages.
        """CREATE TABLE tables (
            id TEXT PRIMARY KEY,
            number {integer} NOT NULL,
            creator TEXT NOT NULL,
            status TEXT NOT NULL,
            is_public BOOLEAN NOT NULL,
            due {integer},
            updated {integer} NOT NULL,
            summary {bytes} NOT NULL,
            snapshot {bytes} NOT NULL
        )""",
        """CREATE TABLE entries (
            table_id TEXT NOT NULL,
            number {integer} NOT NULL,
            body {bytes} NOT NULL,
            PRIMARY KEY (table_id, number)
        ) {clustered}""",
        "CREATE INDEX public_tables ON tables (status, updated, id) WHERE is_public",
        "CREATE INDEX due_tables ON tables (due) WHERE due IS NOT NULL",
        "CREATE INDEX created_tables ON tables (creator, status)",
    ],
    [
        # Apart from what changes with every entry: a snapshot is made now and then.
        """CREATE TABLE snapshots (
            table_id TEXT PRIMARY KEY,
            number {integer} NOT NULL,
            body {bytes} NOT NULL
        )""",
        "INSERT INTO snapshots (table_id, number, body) SELECT id, number, snapshot FROM tables",
        "ALTER TABLE tables DROP COLUMN snapshot",
    ],
    [
        # Check sums, filled in by the program (`SUMMED`), and a row that checks write to.
        "ALTER TABLE tables ADD COLUMN sum {bytes} NOT NULL DEFAULT ''",
        "ALTER TABLE entries ADD COLUMN sum {bytes} NOT NULL DEFAULT ''",
        "ALTER TABLE snapshots ADD COLUMN sum {bytes} NOT NULL DEFAULT ''",
        "CREATE TABLE checks (id {integer} PRIMARY KEY, body {bytes} NOT NULL)",
    ],
]
SUMMED: Final = 3  # the step after which every row there is gets its sum


def steps_after(version: int, dialect: Dialect) -> list[tuple[int, list[str]]]:
    """Return the steps still to be taken: the version each makes, and its statements."""
    return [
        (number, [statement.format(**dialect._asdict()) for statement in STEPS[number - 1]])
        for number in range(version + 1, len(STEPS) + 1)
    ]


def check_version(store: str, version: int) -> None:
    """Refuse a store whose version this program does not know yet."""
    if version > len(STEPS):
        values: dict[str, Value] = {"store": store, "version": version, "known": len(STEPS)}
        raise StoreRefused("store-newer", values)


def check_present(store: str, version: int) -> None:
    """Refuse a store of an earlier version where it must not be changed."""
    if version < len(STEPS):
        values: dict[str, Value] = {"store": store, "version": version, "known": len(STEPS)}
        raise StoreRefused("store-older", values)


def step_failed(store: str, number: int, error: str) -> StoreRefused:
    """Return the error for a step that could not be taken."""
    values: dict[str, Value] = {"store": store, "version": number - 1, "next": number}
    return StoreRefused("store-migration", {**values, "error": error})
