"""Unguessable tokens: whoever has a seat's token has the seat. Only their hashes are kept."""

import hmac
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
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
    return blake2b(token.encode("utf-8", "surrogatepass"), digest_size=BYTES).hexdigest()


def hashes_of(tokens: list[str]) -> tuple[str, ...]:
    """Return what is remembered of tokens."""
    return tuple(hash_of(token) for token in tokens)


def is_same(hash: str, kept: str) -> bool:
    """Tell whether a token's hash is the one that is kept, in a time that tells nothing."""
    return bool(kept) and hmac.compare_digest(hash, kept)


def fits(token: str, kept: str) -> bool:
    """Tell whether a token is the one whose hash is kept, in a time that tells nothing."""
    return is_same(hash_of(token), kept)


def seal(token: str, by: str) -> str:
    """Return a token as only who has another one can read it; that one seals no third."""
    return _masked(urlsafe_b64decode(token), by).hex()


def unseal(sealed: str, by: str) -> str:
    """Return a token that was sealed by another one."""
    return urlsafe_b64encode(_masked(bytes.fromhex(sealed), by)).decode()


def _masked(token: bytes, by: str) -> bytes:
    """Return a token under a mask as long as itself, which its hash does not tell."""
    mask = blake2b(by.encode(), person=b"seal", digest_size=BYTES).digest()
    return bytes(part ^ hidden for part, hidden in zip(token, mask))
