"""Check sums: what is read is known to be what was written.

Each covers where its row belongs, so that one in another's place is found out too. They tell of
accidents; who can write to the store can make sums as well.
"""

from hashlib import blake2b
from typing import Final

import msgspec

from boardwright.store.store import Facts

SIZE: Final = 8  # bytes: of 2**64 accidents, one goes unnoticed

_ENCODER: Final = msgspec.msgpack.Encoder()


class RowDamaged(Exception):
    """A row is not what was written, or one is missing."""


def entry_sum(table: str, number: int, body: bytes) -> bytes:
    """Return the sum of an entry."""
    return _sum("entry", table, number, body)


def snapshot_sum(table: str, number: int, body: bytes) -> bytes:
    """Return the sum of a snapshot."""
    return _sum("snapshot", table, number, body)


def facts_sum(table: str, number: int, facts: Facts, updated: int) -> bytes:
    """Return the sum of what is known of a table without opening it."""
    status, is_public, due, summary = facts
    return _sum("facts", table, number, status, bool(is_public), due, summary, updated)


def _sum(*values: object) -> bytes:
    return blake2b(_ENCODER.encode(values), digest_size=SIZE).digest()
