"""What a position of Builders & Biomes is worth."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from boardwright.bots.bot import NOTHING_LIKE_IT, POINT, Value
from boardwright.bots.values.builders_fights import (
    chance_of_fight,
    chance_to_beat,
    hearts_of_a_fight,
    worth_of_tools,
)
from boardwright.core.game import State
from boardwright.core.grid import group_sizes
from boardwright.games.builders.build import blocks_missing, is_building
from boardwright.games.builders.fight import is_mob
from boardwright.games.builders.layout import cell_at
from boardwright.games.builders.state import BuildersState
from boardwright.games.builders.words import (
    BLOCKS,
    BOARD_WIDTH,
    BUILDINGS,
    CARDS,
    CHARACTERISTICS,
    EMERALD,
    EXTRA_ACTION,
    EXTRA_ACTION_ICON,
    MOBS,
    NO_TILE,
    NOWHERE,
    SECOND_BLOCK,
    SPACES,
    USE_PICKAXE,
)

# In hundredths of a point: what a beginner would guess a thing is worth early in the game.
BLOCK: Final[i64] = 60
EMERALD_BLOCK: Final[i64] = 100
ENOUGH_BLOCKS: Final[i64] = 9  # a block beyond is worth a quarter: buildings cost six at most
HEART: Final[i64] = 90  # that the own tokens reveal on average in a fight
EXTRA_ACTION_MOB: Final[i64] = 160
EARLY: Final[i64] = 12  # with so many blocks left above the bottom layer, nothing is late yet

# In hundredths: how much a scoring round counts by how far off it is, because boards change.
SURE_OF_ROUND: Final = vec[i64]([100, 95, 90])
# In hundredths of a building's worth: what it is worth to stand next to it by blocks missing.
NEXT_TO_BUILDING: Final = vec[i64]([60, 35, 20, 10, 5, 0, 0])
NEXT_TO_MOB: Final[i64] = 60

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


@final
class BuildersValue(Value):
    """Own experience and what the board will score, less the best rival's; and what is under way.

    What rivals have under way is left out: no action of the seat changes much of it.
    """

    def worth(self, state: State, seat: i64) -> i64:
        """Return how far the seat is ahead."""
        assert isinstance(state, BuildersState)
        rivals: i64 = -NOTHING_LIKE_IT
        own: i64 = 0
        other: i64 = 0
        while other < state.box.players:
            worth = state.total(other) * POINT
            if not state.is_terminal():
                shown = _spaces_by_characteristic(state, other)
                best = _best_of_cards(state, other, shown)
                worth += _still_to_score(state, best)
                if other == seat:
                    worth += _worth_of_mobs(state, seat, shown, EXTRA_ACTION_MOB)
                    worth += _under_way(state, seat, shown, best)
                else:
                    worth += _worth_of_mobs(state, other, shown, 0)
            if other == seat:
                own = worth
            elif worth > rivals:
                rivals = worth
            other += 1
        return own - rivals


def _spaces_by_characteristic(p: BuildersState, seat: i64) -> vec[i64]:
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


def _best_of_cards(p: BuildersState, seat: i64, shown: vec[i64]) -> vec[i64]:
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


def _still_to_score(p: BuildersState, best: vec[i64]) -> i64:
    """Return what the rounds to come would give now."""
    worth: i64 = 0
    card = p.rounds
    while card < CARDS:
        worth += best[CARDS + card] * SURE_OF_ROUND[card - p.rounds]
        card += 1
    return worth


def _worth_of_mobs(p: BuildersState, seat: i64, shown: vec[i64], extra_action: i64) -> i64:
    """Return what beaten mobs would score now, and so much for each extra action."""
    worth: i64 = 0
    owner = p.owner
    mob: i64 = 0
    while mob < MOBS:
        if owner[BUILDINGS + mob] == seat:
            icon = p.box.icon[mob]
            if icon == EXTRA_ACTION_ICON:
                worth += extra_action
            else:
                spaces = SPACES_THAT_SCORE[BOARDS + shown[icon]]
                worth += spaces * p.box.points[mob] * POINT
        mob += 1
    return worth


def _under_way(p: BuildersState, seat: i64, shown: vec[i64], best: vec[i64]) -> i64:
    """Return what a seat may still make of its blocks, its weapons and its place."""
    blocks_left: i64 = 0
    for taken in p.depth:
        if taken < CARDS:
            blocks_left += CARDS - taken
    time = blocks_left if blocks_left < EARLY else EARLY
    hearts = hearts_of_a_fight(p, seat)
    waiting = _worth_of_blocks(p, seat) + hearts * HEART // POINT + worth_of_tools(p, seat)
    if p.asked == SECOND_BLOCK or p.asked == USE_PICKAXE:
        waiting += BLOCK
    waiting = waiting * time // EARLY
    if p.fight_cell != NOWHERE and p.turn_seat == seat:
        mob = p.face_up[p.fight_cell] - BUILDINGS
        return waiting + _worth_of_mob(p, shown, mob) * chance_of_fight(p, seat) // POINT
    place = _worth_of_place(p, seat, shown, best, hearts)
    if p.asked == EXTRA_ACTION and p.asked_seat == seat:
        # The action that the mob was returned for: what could be carried out now.
        doing = place * (POINT - NEXT_TO_MOB) // NEXT_TO_MOB
        waiting += doing if doing > 2 * BLOCK else 2 * BLOCK
    return waiting + place * (time + EARLY) // (2 * EARLY)


def _worth_of_blocks(p: BuildersState, seat: i64) -> i64:
    """Return what the supply is worth."""
    worth: i64 = 0
    kind: i64 = 0
    while kind < EMERALD:
        worth += p.supply[seat * BLOCKS + kind] * BLOCK
        kind += 1
    worth += p.supply[seat * BLOCKS + EMERALD] * EMERALD_BLOCK
    enough = ENOUGH_BLOCKS * BLOCK
    if worth > enough:
        worth = enough + (worth - enough) // 4
    return worth


def _worth_of_place(
    p: BuildersState, seat: i64, shown: vec[i64], best: vec[i64], hearts: i64
) -> i64:
    """Return what it is worth to stand where the character stands: mostly the best cell there."""
    emeralds = p.supply[seat * BLOCKS + EMERALD]
    most: i64 = 0
    together: i64 = 0
    corner: i64 = 0
    while corner < 4:
        tile = p.face_up[cell_at(p.crossing[seat], corner)]
        worth: i64 = 0
        if is_building(tile):
            missing = blocks_missing(p, seat, tile) - emeralds
            if missing < 0:
                missing = 0
            share = NEXT_TO_BUILDING[missing]
            if share > 0:
                worth = _worth_of_building(p, seat, shown, best, tile) * share // POINT
        elif is_mob(tile):
            mob = tile - BUILDINGS
            chance = chance_to_beat(hearts, p.box.hearts[mob])
            worth = _worth_of_mob(p, shown, mob) * chance // POINT * NEXT_TO_MOB // POINT
        if worth > 0:
            together += worth
            if worth > most:
                most = worth
        corner += 1
    return most + (together - most) // 8


def _worth_of_building(
    p: BuildersState, seat: i64, shown: vec[i64], best: vec[i64], building: i64
) -> i64:
    """Return what a building would add on the best free space, less the blocks it costs."""
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
    most: i64 = 0
    space = 0
    while space < SPACES:
        if added[space] > most and p.spaces[seat * SPACES + space] == NO_TILE:
            most = added[space]
        space += 1
    costs: i64 = 0
    material: i64 = 0
    while material < EMERALD:
        costs += p.box.cost[building * EMERALD + material]
        material += 1
    return most + p.box.experience[building] * POINT - costs * BLOCK


def _worth_of_mob(p: BuildersState, shown: vec[i64], mob: i64) -> i64:
    """Return what it is worth to beat a mob."""
    icon = p.box.icon[mob]
    worth = p.box.experience[BUILDINGS + mob] * POINT
    if icon == EXTRA_ACTION_ICON:
        return worth + EXTRA_ACTION_MOB
    return worth + SPACES_THAT_SCORE[BOARDS + shown[icon]] * p.box.points[mob] * POINT


VALUE: Final = BuildersValue()
