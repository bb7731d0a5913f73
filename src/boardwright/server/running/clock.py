"""The time, as it is kept and sent."""

from time import time


def now() -> int:
    """Return the time in ms since 1970."""
    return int(time() * 1000)
