"""The comments beside fields, which say what they are."""

import inspect
import re
from typing import Final

# A field, which may go over several lines, and the comment behind it.
COMMENT: Final = re.compile(
    r"^ {4}(\w+): [^#\n]*(?:\n(?: {8}[^#\n]*\n)* {4}[\])][^#\n]*)?  # (.+)$", re.M
)


def comments(kind: type) -> dict[str, str]:
    """Return what the comment beside each field says."""
    found: dict[str, str] = {}
    for base in reversed(kind.__mro__):
        if base.__module__.startswith("boardwright"):
            found.update(COMMENT.findall(inspect.getsource(base)))
    return found
