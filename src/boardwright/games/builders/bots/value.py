"""What a position of Builders & Biomes is worth."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from boardwright.bots.bot import NOTHING_LIKE_IT, POINT, Value
from boardwright.core.chance import Random
from boardwright.core.game import ActionList, State
from boardwright.games.builders.bots.boards import (
    BLOCK,
    BOARDS,
    EXTRA_ACTION_MOB,
    SPACES_THAT_SCORE,
    SURE_OF_ROUND,
    best_of_cards,
    spaces_by_characteristic,
    worth_of_building,
    worth_of_mob,
)
from boardwright.games.builders.bots.fights import (
    chance_of_fight,
    chance_to_beat,
    hearts_of_a_fight,
    worth_of_weapons,
)
from boardwright.games.builders.bots.hasty import playout_action
from boardwright.games.builders.build import blocks_missing, is_building
from boardwright.games.builders.fight import is_mob
from boardwright.games.builders.layout import cell_at
from boardwright.games.builders.state import BuildersState
from boardwright.games.builders.vocabulary import (
    BLOCKS,
    BUILDINGS,
    CARDS,
    EMERALD,
    EXTRA_ACTION,
    EXTRA_ACTION_ICON,
    MOBS,
    NOWHERE,
    SECOND_BLOCK,
    USE_PICKAXE,
)

# In hundredths of a point: what a beginner would guess a thing is worth early in the game.
EMERALD_BLOCK: Final[i64] = 100
ENOUGH_BLOCKS: Final[i64] = 9  # a block beyond is worth a quarter: buildings cost six at most
HEART: Final[i64] = 90  # that the own tokens reveal on average in a fight
EARLY: Final[i64] = 12  # with so many blocks left above the bottom layer, nothing is late yet

# In hundredths of a building's worth: what it is worth to stand next to it by blocks missing.
NEXT_TO_BUILDING: Final = vec[i64]([60, 35, 20, 10, 5, 0, 0])
NEXT_TO_MOB: Final[i64] = 60


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
                shown = spaces_by_characteristic(state, other)
                best = best_of_cards(state, other, shown)
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

    def hasty(self, state: State, legal: ActionList, random: Random) -> i64:
        """Return an action as a hasty beginner chooses it."""
        assert isinstance(state, BuildersState)
        return playout_action(state, legal, random)


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
    waiting = _worth_of_blocks(p, seat) + hearts * HEART // POINT + worth_of_weapons(p, seat)
    if p.asked == SECOND_BLOCK or p.asked == USE_PICKAXE:
        waiting += BLOCK
    waiting = waiting * time // EARLY
    if p.fight_cell != NOWHERE and p.turn_seat == seat:
        mob = p.face_up[p.fight_cell] - BUILDINGS
        return waiting + worth_of_mob(p, shown, mob) * chance_of_fight(p, seat) // POINT
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
                worth = worth_of_building(p, seat, shown, best, tile) * share // POINT
        elif is_mob(tile):
            mob = tile - BUILDINGS
            chance = chance_to_beat(hearts, p.box.hearts[mob])
            worth = worth_of_mob(p, shown, mob) * chance // POINT * NEXT_TO_MOB // POINT
        if worth > 0:
            together += worth
            if worth > most:
                most = worth
        corner += 1
    return most + (together - most) // 8


VALUE: Final = BuildersValue()
