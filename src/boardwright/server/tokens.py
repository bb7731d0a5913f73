"""Unguessable tokens: whoever has a seat's token has the seat. Only their hashes are kept."""

import hmac
import secrets
from hashlib import blake2b
from typing import Final

BYTES: Final = 24  # 192 bits, 32 letters


def new_token() -> str:
    """Return a token that nobody can guess."""
    return secrets.token_urlsafe(BYTES)


def new_table_id() -> str:
    """Return an id for a table that no other has; it is no secret, yet tells nothing."""
    return secrets.token_urlsafe(12)


def hash_of(token: str) -> str:
    """Return what is kept of a token; so many random bits need no salt."""
    return blake2b(token.encode("utf-8", "surrogatepass"), digest_size=24).hexdigest()


def fits(token: str, kept: str) -> bool:
    """Tell whether a token is the one whose hash is kept, in a time that tells nothing."""
    return bool(kept) and hmac.compare_digest(hash_of(token), kept)
