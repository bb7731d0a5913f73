"""A process that gives advice: it does what it is sent and sends back what it found.

Started by `workers`, as `python -m boardwright.server.thinking.advice_worker`.
"""

from collections.abc import Callable
from typing import Final

from boardwright.server.thinking.pipe import think

NICENESS: Final = 10  # bots that somebody waits for come first


def answer(deed: Callable[[], object]) -> object:
    """Do what is asked for."""
    return deed()


if __name__ == "__main__":
    think(answer, NICENESS)
