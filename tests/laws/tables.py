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

# Colours that the seats chose.
IMHOTEP_COLOURED: Final = [
    {"players": players, "sides": "BBABB", "start": "random", "colours": colours}
    for players, colours in [("2", "grey,black"), ("3", "brown,grey,black")]
]

# Six rounds of four ships with 13 slots at most: each ship sails, each slot takes a stone that was
# got before, a stone can ask for a card, one of a pair, a pyramid and a bonus; then the temple. No
# game comes near, so the rare passes fit in too.
IMHOTEP_DECISIONS: Final = 6 * (4 + 13 + 13 + 13 * 4 + 5)

# The start player is drawn, or is the last seat.
BIOTOPIA: Final = [
    {"players": players, "start": start} for players in "2345" for start in ["random", players]
]

# Each of 100 cards comes into a row once, 79 of them can be turned there, and four missions are
# taken; before each of these, ten rounds of five players can be idle. A turn is at most an action,
# a card to turn, its effect and nine discards, as many as there are meadow browns to draw for. No
# game comes near.
BIOTOPIA_DECISIONS: Final = (100 + 79 + 4) * 10 * 5 * 12

# Boards dealt or chosen; nobody, one seat and everybody a beginner; three ways to begin.
BUILDERS: Final = [
    {"players": players, "boards": boards, "beginners": beginners, "start": start}
    for players, chosen in [("2", "41"), ("3", "231"), ("4", "3142")]
    for boards, beginners, start in product(
        ["random", chosen], ["no", players, "1234"[: int(players)]], ["random", "1", players]
    )
]

# Colours that the seats chose, and boards that some of them chose.
BUILDERS_COLOURED: Final = [
    {"players": players, "boards": boards, "start": "random", "colours": colours}
    for players, boards, colours in [("3", "030", "blue,green,red"), ("2", "02", "green,yellow")]
]

# The rules end a game after 400 turns: two actions, a second block, answers to three pickaxes and
# two TNT, and the end of the turn. Each of eight mobs gives an action more, and three rounds ask
# four seats. No game comes near.
BUILDERS_DECISIONS: Final = 400 * (2 + 1 + 5 + 1) + 8 * (1 + 5 + 1) + 3 * 4

TABLES: Final = {
    "biotopia": Table(BIOTOPIA, BIOTOPIA_DECISIONS),
    "builders": Table(BUILDERS + BUILDERS_COLOURED, BUILDERS_DECISIONS),
    "imhotep": Table(IMHOTEP + IMHOTEP_COLOURED, IMHOTEP_DECISIONS),
}


def player_counts(name: str) -> set[int]:
    """Return for how many players a game is played."""
    return {int(options["players"]) for options in TABLES[name].options}
