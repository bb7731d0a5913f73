"""What boards of Builders & Biomes will score, and what buildings and mobs would add to that."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from boardwright.bots.bot import POINT
from boardwright.core.grid import group_sizes
from boardwright.games.builders.state import BuildersState
from boardwright.games.builders.vocabulary import (
    BOARD_WIDTH,
    BUILDINGS,
    CARDS,
    CHARACTERISTICS,
    EMERALD,
    EXTRA_ACTION_ICON,
    NO_TILE,
    SPACES,
)

# In hundredths of a point: what a beginner would guess a thing is worth early in the game.
BLOCK: Final[i64] = 60
EXTRA_ACTION_MOB: Final[i64] = 160

# In hundredths: how much a scoring round counts by how far off it is, because boards change.
SURE_OF_ROUND: Final = vec[i64]([100, 95, 90])

NO_SPACE: Final[i64] = -1
BOARDS: Final[i64] = 512  # sets of the nine spaces, a bit each


def _spaces_that_score() -> vec[i64]:
    """Return the largest group in each set of spaces, then how many spaces each set has."""
    largest = vec[i64]()
    all_of_them = vec[i64]()
    spaces: i64 = 0
    while spaces < BOARDS:
        cells = vec[i64]()
        count: i64 = 0
        space: i64 = 0
        while space < SPACES:
            cells = append(cells, spaces >> space & 1)
            count += spaces >> space & 1
            space += 1
        most: i64 = 0
        for size in group_sizes(cells, BOARD_WIDTH, 1):
            if size > most:
                most = size
        largest = append(largest, most)
        all_of_them = append(all_of_them, count)
        spaces += 1
    for count in all_of_them:
        largest = append(largest, count)
    return largest


SPACES_THAT_SCORE: Final = _spaces_that_score()


def spaces_by_characteristic(p: BuildersState, seat: i64) -> vec[i64]:
    """Return the set of spaces that show each characteristic."""
    shown = vec[i64]([0] * CHARACTERISTICS)
    shows = p.box.shows
    first = p.board[seat] * SPACES
    space: i64 = 0
    while space < SPACES:
        bit: i64 = 1 << space
        building = p.spaces[seat * SPACES + space]
        if building == NO_TILE:
            shown[p.box.boards[first + space]] |= bit
        else:
            shown[shows[building * CARDS]] |= bit
            shown[4 + shows[building * CARDS + 1]] |= bit
            shown[8 + shows[building * CARDS + 2]] |= bit
        space += 1
    return shown


def best_of_cards(p: BuildersState, seat: i64, shown: vec[i64]) -> vec[i64]:
    """Return what would score most now on each card that is still to come, then its points."""
    best = vec[i64]([-1] * (2 * CARDS))
    values = p.box.values
    table = SPACES_THAT_SCORE
    which = p.box.is_beginner[seat] * BOARDS
    characteristic = p.rounds * 4
    while characteristic < CHARACTERISTICS:
        points = table[which + shown[characteristic]] * values[characteristic]
        card = characteristic >> 2
        if points > best[CARDS + card]:
            best[card] = characteristic
            best[CARDS + card] = points
        characteristic += 1
    return best


def worth_of_building(
    p: BuildersState, seat: i64, shown: vec[i64], best: vec[i64], building: i64
) -> i64:
    """Return what a building would add on the best free space, less the blocks it costs."""
    added = added_by_space(p, seat, shown, best, building)
    space = best_free_space(p, seat, added)
    most: i64 = 0
    if space != NO_SPACE and added[space] > 0:
        most = added[space]
    costs: i64 = 0
    material: i64 = 0
    while material < EMERALD:
        costs += p.box.cost[building * EMERALD + material]
        material += 1
    return most + p.box.experience[building] * POINT - costs * BLOCK


def added_by_space(
    p: BuildersState, seat: i64, shown: vec[i64], best: vec[i64], building: i64
) -> vec[i64]:
    """Return what a building would add to the rounds to come on each space."""
    added = vec[i64]([0] * SPACES)
    table = SPACES_THAT_SCORE
    which = p.box.is_beginner[seat] * BOARDS
    card = p.rounds
    while card < CARDS:
        now = best[CARDS + card]
        sure = SURE_OF_ROUND[card - p.rounds]
        new = card * 4 + p.box.shows[building * CARDS + card]
        spaces = shown[new]
        value = p.box.values[new]
        # Only a card's other characteristic can lose a space, and only what scores most matters.
        losing: i64 = 0
        if new != best[card]:
            losing = shown[best[card]]
        losing_value = p.box.values[best[card]]
        space: i64 = 0
        while space < SPACES:
            bit: i64 = 1 << space
            kept = now
            if losing & bit != 0:
                kept = table[which + (losing ^ bit)] * losing_value
            then = table[which + (spaces | bit)] * value
            if kept > then:
                then = kept
            added[space] += (then - now) * sure
            space += 1
        card += 1
    return added


def best_free_space(p: BuildersState, seat: i64, added: vec[i64]) -> i64:
    """Return the space not built on where a building adds most, or NO_SPACE."""
    best = NO_SPACE
    space: i64 = 0
    while space < SPACES:
        if p.spaces[seat * SPACES + space] == NO_TILE:
            if best == NO_SPACE or added[space] > added[best]:
                best = space
        space += 1
    return best


def worth_of_mob(p: BuildersState, shown: vec[i64], mob: i64) -> i64:
    """Return what it is worth to beat a mob."""
    icon = p.box.icon[mob]
    worth = p.box.experience[BUILDINGS + mob] * POINT
    if icon == EXTRA_ACTION_ICON:
        return worth + EXTRA_ACTION_MOB
    return worth + SPACES_THAT_SCORE[BOARDS + shown[icon]] * p.box.points[mob] * POINT
