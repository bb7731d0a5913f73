"""Build (section 5)."""

from mypy_extensions import i64

from boardwright.core.game import ActionList
from boardwright.games.builders.layout import cell_at, take_from
from boardwright.games.builders.position import Position
from boardwright.games.builders.vocabulary import (
    BLOCKS,
    BUILD,
    BUILDINGS,
    EMERALD,
    FROM_BUILDINGS,
    SPACES,
)


def is_building(shown: i64) -> bool:
    """Tell whether what a cell shows is a building lying face up (BB-5.1)."""
    return 0 <= shown < BUILDINGS


def blocks_missing(p: Position, seat: i64, building: i64) -> i64:
    """Return how many blocks of its cost emeralds must stand for (BB-5.2)."""
    missing: i64 = 0
    material: i64 = 0
    while material < EMERALD:
        lack = p.box.cost[building * EMERALD + material] - p.supply[seat * BLOCKS + material]
        if lack > 0:
            missing += lack
        material += 1
    return missing


def list_buildings(p: Position, seat: i64, out: ActionList) -> None:
    """List the buildings next to the character that can be paid, on any space (BB-5.1, BB-5.3)."""
    emeralds = p.supply[seat * BLOCKS + EMERALD]
    corner: i64 = 0
    while corner < 4:
        shown = p.face_up[cell_at(p.crossing[seat], corner)]
        if is_building(shown) and blocks_missing(p, seat, shown) <= emeralds:
            action = BUILD + corner * SPACES
            end = action + SPACES
            while action < end:
                out.add(action)
                action += 1
        corner += 1


def build(p: Position, seat: i64, corner: i64, space: i64) -> None:
    """Pay and place the tile, over an older building too; it may give experience (BB-5.3, BB-5.4).

    The stack's next tile stays face down (BB-5.5).
    """
    building = take_from(p, cell_at(p.crossing[seat], corner))
    _pay(p, seat, building)
    p.owner[building] = seat
    p.spaces[seat * SPACES + space] = building
    p.score(seat, FROM_BUILDINGS, p.box.experience[building])


def _pay(p: Position, seat: i64, building: i64) -> None:
    """Pay the cost into the box: own material first, emeralds for the rest (BB-5.2, BB-R3)."""
    first = seat * BLOCKS
    material: i64 = 0
    while material < EMERALD:
        left = p.supply[first + material] - p.box.cost[building * EMERALD + material]
        if left < 0:
            p.supply[first + EMERALD] += left
            left = 0
        p.supply[first + material] = left
        material += 1
