"""What the weapons of a seat of Builders & Biomes are worth, and its chances in fights."""

from typing import Final

from mypy_extensions import i64

from boardwright.bots.bot import POINT
from boardwright.games.builders.fight import TOKENS
from boardwright.games.builders.state import BuildersState
from boardwright.games.builders.vocabulary import (
    BOW,
    BUILDINGS,
    GOLDEN_HOE,
    NOWHERE,
    STONE_PICKAXE,
    TNT,
    WEAPONS,
)

# In hundredths of a point.
HOE: Final[i64] = 70  # for each experience it gives: it is revealed in some fights, not in all
PICKAXE: Final[i64] = 60


def worth_of_weapons(p: BuildersState, seat: i64) -> i64:
    """Return what tokens are worth beside their hearts, those just revealed too."""
    hoes = p.pile[seat * WEAPONS + GOLDEN_HOE]
    pickaxes = p.pile[seat * WEAPONS + STONE_PICKAXE]
    if p.fight_cell != NOWHERE and p.turn_seat == seat:
        hoes += p.revealed[GOLDEN_HOE]
        pickaxes += p.revealed[STONE_PICKAXE]
    return hoes * p.box.hoe * HOE + pickaxes * PICKAXE


def hearts_of_a_fight(p: BuildersState, seat: i64) -> i64:
    """Return the hearts, in hundredths, that a fight with all own tokens reveals on average."""
    hearts: i64 = 0
    tokens: i64 = 0
    kind: i64 = 0
    while kind < WEAPONS:
        count = p.pile[seat * WEAPONS + kind]
        if p.fight_cell != NOWHERE and p.turn_seat == seat:
            count += p.revealed[kind]
        hearts += count * p.box.weapon_hearts[kind]
        tokens += count
        kind += 1
    bows = p.pile[seat * WEAPONS + BOW]
    return hearts * TOKENS * POINT * (tokens + bows) // (tokens * tokens)


def chance_to_beat(hearts: i64, needed: i64) -> i64:
    """Guess the chance, in hundredths, to reveal enough hearts, from the average ones."""
    chance = 50 + (hearts - needed * POINT) // 4
    if chance < 0:
        return 0
    return chance if chance < 95 else 95


def chance_of_fight(p: BuildersState, seat: i64) -> i64:
    """Guess the chance to win the running fight, from hearts revealed and those still to come."""
    hearts: i64 = 0
    tokens: i64 = 0
    kind: i64 = 0
    while kind < WEAPONS:
        count = p.pile[seat * WEAPONS + kind]
        hearts += count * p.box.weapon_hearts[kind]
        tokens += count
        kind += 1
    expected = p.hearts * POINT + (p.revealed[TNT] - p.tnt_kept) * p.box.weapon_hearts[TNT] * POINT
    if p.to_reveal > 0:
        expected += hearts * p.to_reveal * POINT // tokens
    mob = p.face_up[p.fight_cell] - BUILDINGS
    return chance_to_beat(expected, p.box.hearts[mob])
