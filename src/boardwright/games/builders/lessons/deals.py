"""How the deal of a lesson is written down: the big cube as one sees it, layer by layer."""

from collections.abc import Sequence
from typing import Final

from boardwright.games.builders.vocabulary import BLOCK_LETTERS, BLOCK_NAMES, COLUMNS, LAYERS

HIDDEN_LETTER = "?"


def cube(*layers: str) -> list[str]:
    """Return what chance answers when the big cube is built (BB-1.4).

    A layer is its sixteen blocks, row by row and the top layer first, each the letter that
    positions have; `?` is a block that nobody can see.
    """
    letters: Sequence[str] = [layer.replace(" ", "") for layer in layers]
    blocks = [letters[layer][column] for column in range(COLUMNS) for layer in range(LAYERS)]
    return [
        f"block:{BLOCK_NAMES[BLOCK_LETTERS.index(letter)]}"
        for letter in blocks
        if letter != HIDDEN_LETTER
    ]


def tiles(*names: str) -> list[str]:
    """Return the answers of chance that turn up these tiles, in the order of the corners."""
    return [f"tile:{name}" for name in names]


def tokens(*kinds: str) -> list[str]:
    """Return the answers of chance that turn up these weapon tokens of the layout."""
    return [f"token:{kind}" for kind in kinds]


def revealed(*kinds: str) -> list[str]:
    """Return the answers of chance that reveal these weapons of the own pile in a fight."""
    return [f"weapon:{kind}" for kind in kinds]


# The cube of all lessons; the top layer first, each row by row.
CUBE: Final = cube(
    "weww swse wtow tesw",
    "toew e??o s??t ewws",
    "test o??t e??w wotw",
    "stos o??s e??e stso",
)
