"""Where experience comes from: the tiles, tokens and spaces that have just given it to a seat."""

from collections.abc import Callable
from typing import Final

from boardwright.core.actions import Values
from boardwright.games.builders.laid_out import BuildersView
from boardwright.games.builders.state import BuildersState
from boardwright.games.builders.vocabulary import (
    BUILDINGS,
    CELL_NAMES,
    FROM_HOES,
    FROM_MOBS,
    SOURCE_NAMES,
    SPACES,
    TILES,
)
from boardwright.games.builders.wording.prospects import scored_now, trophies_of

Places = Callable[[BuildersView, Values, BuildersView, BuildersState, int], list[str]]


def sources_in_order() -> list[str]:
    """Return all sources; a hoe is revealed before the mob is beaten (BB-6.2, BB-6.5)."""
    told = list(SOURCE_NAMES)
    hoes = told.pop(int(FROM_HOES))
    told.insert(int(FROM_MOBS), hoes)
    return told


def _buildings(
    before: BuildersView, values: Values, after: BuildersView, p: BuildersState, seat: int
) -> list[str]:
    own = range(SPACES)
    first = seat * int(SPACES)
    built = [space for space in own if after.spaces[first + space] != before.spaces[first + space]]
    return _spaces(seat, built)


def _mobs(
    before: BuildersView, values: Values, after: BuildersView, p: BuildersState, seat: int
) -> list[str]:
    """Return the cell on which the mob lay that was beaten."""
    beaten = [tile for tile in range(BUILDINGS, TILES) if after.owner[tile] != before.owner[tile]]
    return [f"cell:{CELL_NAMES[before.face_up.index(tile)]}" for tile in beaten]


def _hoes(
    before: BuildersView, values: Values, after: BuildersView, p: BuildersState, seat: int
) -> list[str]:
    return [f"weapon:{seat}.golden_hoe"]


def _scoring(
    before: BuildersView, values: Values, after: BuildersView, p: BuildersState, seat: int
) -> list[str]:
    """Return the spaces that counted (BB-9.4)."""
    return _spaces(seat, scored_now(p, seat, values["characteristic"]).spaces)


def _mob_scoring(
    before: BuildersView, values: Values, after: BuildersView, p: BuildersState, seat: int
) -> list[str]:
    """Return the own mobs, and the spaces that show what they count (BB-8.2)."""
    counted = {space for trophy in trophies_of(p, seat) for space in trophy.spaces}
    return [f"mobs:{seat}", *_spaces(seat, sorted(counted))]


def _spaces(seat: int, spaces: list[int]) -> list[str]:
    return [f"space:{seat}.{space + 1}" for space in spaces]


EARNED_AT: Final[dict[str, Places]] = dict(
    zip(
        SOURCE_NAMES,
        [_buildings, _mobs, _hoes, _scoring, _scoring, _scoring, _mob_scoring],
        strict=True,
    )
)
