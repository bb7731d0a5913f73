"""Games that come from another process, or from a file, with the positions of theirs."""

from functools import lru_cache
from typing import Final

from boardwright.core.game import Game
from boardwright.core.library import load_with, printed_components

KEPT: Final = 64  # games that may come again


@lru_cache(KEPT)
def load_again(
    name: str,
    version: int,
    options: tuple[tuple[str, str], ...],
    owners: tuple[tuple[str, str], ...],
    digest: str,
) -> Game:
    """Return a game that was loaded elsewhere; for all its positions it is loaded once."""
    printed = printed_components(name, version)
    for text, file in owners:
        printed.override(text, file)
    if printed.digest() != digest:
        raise ValueError(f"{name} is played with other components here than where it was loaded")
    return load_with(name, printed, dict(options))
