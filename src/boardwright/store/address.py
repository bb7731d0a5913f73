"""The address of a PostgreSQL server, told from a path, checked and without its secrets."""

import re
from typing import Final

from boardwright.store.store import StoreRefused

# Strict, so that no part of a password with unwritten-out signs is taken for a host and then shown.
HOST: Final = r"(?:[\w.%-]+|\[[\da-fA-F:.]+\])(?::\d{1,5})?"
ADDRESS: Final = re.compile(
    r"(?P<scheme>postgres(?:ql)?://)"
    r"(?:[^@/?#]*@)?"
    rf"(?P<place>(?:{HOST}(?:,{HOST})*)?(?:/[^@/?#]*)?)"
    r"(?:\?[^@#]*)?"
)


def is_postgres(where: str) -> bool:
    """Tell whether a store is named by the address of a server rather than by a path."""
    return where.startswith(("postgresql://", "postgres://"))


def spoken(address: str) -> str:
    """Return the scheme, hosts and database of an address: fit for logs and errors."""
    match = ADDRESS.fullmatch(address)
    if match is None:
        raise StoreRefused("store-address", {})
    return match["scheme"] + match["place"]
