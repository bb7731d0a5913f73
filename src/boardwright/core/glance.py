"""What the outside of a game's box tells before one begins: how long it takes, and from what age.

For how many it is, the option `players` says.
"""

import tomllib
from typing import NamedTuple


class Glance(NamedTuple):
    """What somebody wants to know of a game at a glance."""

    minutes: list[int]  # the shortest and the longest game; none: nobody says
    age: int  # from which it is; 0: nobody says


def read_glance(text: str) -> Glance:
    """Read the facts of a game; one number of minutes stands for both."""
    written = tomllib.loads(text)
    minutes = [int(number) for number in written.get("minutes", [])]
    return Glance([min(minutes), max(minutes)] if minutes else [], int(written.get("age", 0)))
