"""Fight a mob (section 6)."""

from typing import Final

from mypy_extensions import i64

from boardwright.core.chance import Chance
from boardwright.core.game import ActionList
from boardwright.games.builders.layout import cell_at, take_from
from boardwright.games.builders.position import Position
from boardwright.games.builders.vocabulary import (
    BOW,
    BUILDINGS,
    DETONATE,
    FIGHT,
    FROM_HOES,
    FROM_MOBS,
    GOLDEN_HOE,
    NOWHERE,
    STONE_PICKAXE,
    TILES,
    TNT,
    USE_PICKAXE,
    WEAPONS,
    WHICH_WEAPON,
)

TOKENS: Final[i64] = 3  # revealed in a fight without bows


def is_mob(shown: i64) -> bool:
    """Tell whether what a cell shows is a mob lying face up (BB-6.1)."""
    return BUILDINGS <= shown < TILES


def list_fights(p: Position, seat: i64, out: ActionList) -> None:
    """List the mobs that lie face up next to the character (BB-6.1)."""
    corner: i64 = 0
    while corner < 4:
        if is_mob(p.face_up[cell_at(p.crossing[seat], corner)]):
            out.add(FIGHT + corner)
        corner += 1


def begin_fight(p: Position, seat: i64, corner: i64) -> None:
    """Choose the mob; three tokens of the own pile are to be revealed (BB-6.1)."""
    p.fight_cell = cell_at(p.crossing[seat], corner)
    p.to_reveal = TOKENS


def continue_fight(p: Position, seat: i64, chance: Chance) -> bool:
    """Reveal tokens until something is asked; return whether the fight is over (BB-R8).

    TNT is asked for after the last token, one by one, also in a fight already won (BB-R5).
    """
    while p.to_reveal > 0:
        if _reveal(p, seat, chance):
            p.ask(USE_PICKAXE, seat)
            return False
    if p.revealed[TNT] > p.tnt_kept:
        p.ask(DETONATE, seat)
        return False
    _end_fight(p, seat)
    return True


def _reveal(p: Position, seat: i64, chance: Chance) -> bool:
    """Reveal one token and do at once what it does; return whether it asks for a block.

    A bow reveals one more (BB-6.4, BB-R4), a hoe gives experience (BB-6.5), a pickaxe may take a
    block if one is left (BB-6.6, BB-R5). TNT counts its hearts only when lit (BB-6.7).
    """
    first = seat * WEAPONS
    counts = p.pile[first : first + WEAPONS]
    total: i64 = 0
    for count in counts:
        total += count
    kind = chance.pick(WHICH_WEAPON, counts, total)
    p.pile[first + kind] -= 1
    p.revealed[kind] += 1
    p.to_reveal -= 1
    if kind == TNT:
        return False
    p.hearts += p.box.weapon_hearts[kind]
    if kind == BOW:
        p.to_reveal += 1
    elif kind == GOLDEN_HOE:
        p.score(seat, FROM_HOES, p.box.hoe)
    return kind == STONE_PICKAXE and p.takeable != 0


def light_tnt(p: Position) -> None:
    """Detonate a revealed TNT: it counts its hearts and leaves the game (BB-6.7, BB-R5)."""
    p.revealed[TNT] -= 1
    p.hearts += p.box.weapon_hearts[TNT]


def keep_tnt(p: Position) -> None:
    """Keep a revealed TNT, which then counts nothing (BB-6.7)."""
    p.tnt_kept += 1


def _end_fight(p: Position, seat: i64) -> None:
    """Beat the mob with as many hearts as it shows; tokens go back to the pile (BB-6.2, BB-6.3)."""
    mob = p.face_up[p.fight_cell]
    if p.hearts >= p.box.hearts[mob - BUILDINGS]:
        take_from(p, p.fight_cell)
        p.owner[mob] = seat
        p.score(seat, FROM_MOBS, p.box.experience[mob])
    kind: i64 = 0
    while kind < WEAPONS:
        p.pile[seat * WEAPONS + kind] += p.revealed[kind]
        p.revealed[kind] = 0
        kind += 1
    p.fight_cell = NOWHERE
    p.hearts = 0
    p.tnt_kept = 0
