"""What the things of Builders & Biomes are called."""

from collections.abc import Sequence
from typing import Final

from boardwright.core.messages import Message, message, named, named_by_number
from boardwright.games.builders.box import Box
from boardwright.games.builders.vocabulary import (
    BLOCK_NAMES,
    BUILDINGS,
    CARD_NAMES,
    CARDS,
    CHARACTERISTIC_NAMES,
    EXTRA_ACTION_ICON,
    SOURCE_NAMES,
    TOKEN,
    WEAPON_NAMES,
)

# By their numbers, in words and in few letters: of weapons at most seven, of neutral ones four.
block_name: Final = named_by_number("builders", "block", BLOCK_NAMES)
block_sign: Final = named_by_number("builders", "sign", BLOCK_NAMES)
characteristic_name: Final = named_by_number("builders", "characteristic", CHARACTERISTIC_NAMES)
characteristic_sign: Final = named_by_number("builders", "sign", CHARACTERISTIC_NAMES)
weapon_name: Final = named_by_number("builders", "weapon", WEAPON_NAMES)
short_weapon_name: Final = named_by_number("builders", "short", WEAPON_NAMES)
narrow_weapon_name: Final = named_by_number("builders", "narrow", WEAPON_NAMES)
scoring_card_name: Final = named_by_number("builders", "card", CARD_NAMES)
brief_source_name: Final = named_by_number("builders", "brief", SOURCE_NAMES)


def seat_name(box: Box, seat: int) -> Message:
    """Return the colour of a seat."""
    return named("builders", "seat", box.colours[seat])


def seat_sign(box: Box, seat: int) -> Message:
    """Return the letter that stands for a seat."""
    return named("builders", "sign", box.colours[seat])


def building_sign(box: Box, building: int) -> Message:
    """Return what a building shows: the signs of its biome, material and type."""
    biome, material, kind = (characteristic_sign(shown) for shown in _shown(box, building))
    return message("builders-building-sign", biome=biome, material=material, type=kind)


def building_name(box: Box, building: int) -> Message:
    """Return what a building shows, in words."""
    biome, material, kind = (characteristic_name(shown) for shown in _shown(box, building))
    return message("builders-building", biome=biome, material=material, type=kind)


def listed_building_name(box: Box, building: int) -> Message:
    """Return a building among other things: its type, and behind it biome and material."""
    biome, material, kind = (characteristic_name(shown) for shown in _shown(box, building))
    return message("builders-listed-building", biome=biome, material=material, type=kind)


def _shown(box: Box, building: int) -> list[int]:
    return [card * 4 + int(box.shows[building * CARDS + card]) for card in range(CARDS)]


def mob_name(box: Box, tile: int) -> Message:
    """Return what a mob is called: all of a kind share a name."""
    return named("builders", "mob", box.tile_names[tile].split("_")[0])


def mob_gives(box: Box, tile: int) -> Message:
    """Return what a beaten mob is good for, in few letters."""
    mob = tile - int(BUILDINGS)
    icon = int(box.icon[mob])
    if icon == EXTRA_ACTION_ICON:
        return message("builders-mob-extra")
    sign = characteristic_sign(icon)
    return message("builders-mob-scores", points=int(box.points[mob]), sign=sign)


def thing_name(box: Box, shown: int) -> Message:
    """Return the name of what lies face up on a cell."""
    if shown >= TOKEN:
        return weapon_name(shown - int(TOKEN))
    return mob_name(box, shown) if shown >= BUILDINGS else listed_building_name(box, shown)


def named_blocks(counts: Sequence[int]) -> list[Message]:
    """Return so many blocks of each kind as a list: “2 wood, 1 sand”."""
    return [
        message("builders-board-blocks", count=count, block=block_name(kind))
        for kind, count in enumerate(counts)
        if count
    ]


def layer_name(layer: int) -> Message:
    """Return which layer of the big cube it is."""
    return message(f"builders-layer-{layer + 1}")
