"""What the store asks a PostgreSQL server."""

from typing import Final

# One statement, so one round trip and one transaction: the row's number decides who is first.
APPEND: Final = """
WITH moved AS (
    UPDATE tables SET number = number + cardinality($3::bytea[]), status = $4, is_public = $5,
        due = $6, summary = $7, updated = $9, sum = $10
    WHERE id = $1 AND number = $2
    RETURNING id, number
), written AS (
    INSERT INTO entries (table_id, number, body, sum)
    SELECT id, $2 + place, body, entry.sum
    FROM moved, unnest($3::bytea[], $11::bytea[]) WITH ORDINALITY AS entry (body, sum, place)
), kept AS (
    INSERT INTO snapshots (table_id, number, body, sum)
    SELECT id, number, $8::bytea, $12::bytea FROM moved WHERE $8::bytea IS NOT NULL
    ON CONFLICT (table_id) DO UPDATE
        SET number = excluded.number, body = excluded.body, sum = excluded.sum
)
SELECT number FROM moved
"""

CREATE: Final = """
WITH made AS (
    INSERT INTO tables (id, creator, number, status, is_public, due, summary, updated, sum)
    VALUES ($1, $2, cardinality($3::bytea[]), $4, $5, $6, $7, $9, $10)
    ON CONFLICT DO NOTHING
    RETURNING id, number
), written AS (
    INSERT INTO entries (table_id, number, body, sum)
    SELECT id, place, body, entry.sum
    FROM made, unnest($3::bytea[], $11::bytea[]) WITH ORDINALITY AS entry (body, sum, place)
), kept AS (
    INSERT INTO snapshots (table_id, number, body, sum)
    SELECT id, number, $8::bytea, $12::bytea FROM made
)
SELECT number FROM made
"""

CHECK: Final = """
INSERT INTO checks VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET body = excluded.body RETURNING body
"""

NUMBERS: Final = "SELECT id, number FROM tables WHERE id = ANY($1::text[])"
LATEST: Final = "SELECT number FROM tables WHERE id = $1"
