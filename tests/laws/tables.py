"""What the laws need to know of each game; a new game adds itself here."""

from itertools import product
from typing import Final, NamedTuple


class Table(NamedTuple):
    """The option sets that the laws play, and how long a game can be at most."""

    options: list[dict[str, str]]
    most_decisions: int


# Every mix of sides for every number of players, with and without the wrath; the start player is
# drawn where the wrath is, so that both ways to begin occur.
IMHOTEP: Final = [
    {
        "players": players,
        "sides": "".join(sides),
        "wrath": wrath,
        "start": "random" if wrath == "yes" else players,
    }
    for players, sides, wrath in product("234", product("AB", repeat=5), ["no", "yes"])
]

# Six rounds of four ships with 13 slots at most: each ship sails, each slot takes a stone that was
# got before, a stone can ask for a card, one of a pair, a pyramid and a bonus; then the temple. No
# game comes near, so the rare passes fit in too.
IMHOTEP_DECISIONS: Final = 6 * (4 + 13 + 13 + 13 * 4 + 5)

TABLES: Final = {
    "imhotep": Table(IMHOTEP, IMHOTEP_DECISIONS),
}


def player_counts(name: str) -> set[int]:
    """Return for how many players a game is played."""
    return {int(options["players"]) for options in TABLES[name].options}
