"""What the things of Builders & Biomes are called, in the reader's language."""

from boardwright.cli.boards.board import words_for
from boardwright.cli.speech import say
from boardwright.games.builders.action_texts import cell_text
from boardwright.games.builders.box import Box
from boardwright.games.builders.words import (
    BLOCK_NAMES,
    BUILDINGS,
    CARDS,
    CHARACTERISTIC_NAMES,
    COLOURS,
    EXTRA_ACTION_ICON,
    TOKEN,
    WEAPON_NAMES,
)


def seat_name(seat: int) -> str:
    """Return the colour of a seat."""
    return words_for("builders", "seat", COLOURS[seat])


def block_name(kind: int) -> str:
    """Return the name of a block."""
    return words_for("builders", "block", BLOCK_NAMES[kind])


def characteristic_name(characteristic: int) -> str:
    """Return the name of a biome, material or type."""
    return words_for("builders", "characteristic", CHARACTERISTIC_NAMES[characteristic])


def characteristic_sign(characteristic: int) -> str:
    """Return the one or two letters that stand for a biome, material or type."""
    return words_for("builders", "sign", CHARACTERISTIC_NAMES[characteristic])


def weapon_name(kind: int) -> str:
    """Return the name of a weapon token."""
    return words_for("builders", "weapon", WEAPON_NAMES[kind])


def short_weapon_name(kind: int, *, is_narrow: bool = False) -> str:
    """Return the name of a weapon token in at most seven letters, or in four."""
    return words_for("builders", "narrow" if is_narrow else "short", WEAPON_NAMES[kind])


def building_sign(box: Box, building: int) -> str:
    """Return what a building shows: the signs of its biome, material and type."""
    return "".join(characteristic_sign(characteristic) for characteristic in _shown(box, building))


def building_name(box: Box, building: int) -> str:
    """Return what a building shows, in words."""
    biome, material, kind = (characteristic_name(shown) for shown in _shown(box, building))
    return say("builders-building", biome=biome, material=material, type=kind)


def _shown(box: Box, building: int) -> list[int]:
    return [card * 4 + int(box.shows[building * CARDS + card]) for card in range(CARDS)]


def mob_name(box: Box, tile: int) -> str:
    """Return what a mob is called: all of a kind share a name."""
    return words_for("builders", "mob", box.tile_names[tile].split("_")[0])


def mob_gives(box: Box, tile: int) -> str:
    """Return what a beaten mob is good for, in few letters."""
    mob = tile - int(BUILDINGS)
    icon = int(box.icon[mob])
    if icon == EXTRA_ACTION_ICON:
        return say("builders-mob-extra")
    sign = characteristic_sign(icon)
    return say("builders-mob-scores", points=int(box.points[mob]), sign=sign)


def thing_name(box: Box, shown: int) -> str:
    """Return the name of what lies face up on a cell; of a building, its signs."""
    if shown >= TOKEN:
        return weapon_name(shown - int(TOKEN))
    return mob_name(box, shown) if shown >= BUILDINGS else building_sign(box, shown)


def cell_name(cell: int) -> str:
    """Return a cell as action texts name it."""
    return cell_text(cell)
