"""How a hasty beginner plays Builders & Biomes: what is played on with before a search values."""

from typing import Final

from mypy_extensions import i64

from boardwright.core.chance import Random
from boardwright.core.game import ActionList
from boardwright.games.builders.bots.boards import (
    NO_SPACE,
    added_by_space,
    best_free_space,
    best_of_cards,
    spaces_by_characteristic,
    worth_of_building,
)
from boardwright.games.builders.bots.fights import chance_to_beat, hearts_of_a_fight
from boardwright.games.builders.layout import cell_at
from boardwright.games.builders.state import BuildersState
from boardwright.games.builders.vocabulary import (
    BUILD,
    BUILDINGS,
    COLLECT,
    DETONATE,
    EXTRA_ACTION,
    FIGHT,
    KEEP,
    LIGHT,
    SCORE,
    SCORING,
    SPACES,
    TNT,
)

WHIM: Final[i64] = 4  # once in so many times it does whatever comes to its mind
LIKELY: Final[i64] = 50  # in hundredths: the chance to beat a mob that tempts to fight
NO_ACTION: Final[i64] = -1


def playout_action(p: BuildersState, legal: ActionList, random: Random) -> i64:
    """Return an action that is quickly found and seldom foolish."""
    what = p.asked
    if what == SCORING:
        return _scores_most(p)
    if what == DETONATE:
        return _light_or_keep(p)
    end = legal.count
    if what <= EXTRA_ACTION:
        while legal.items[end - 1] >= BUILD:  # exploring stands before them, and is always legal
            end -= 1
        if random.below(WHIM) != 0:
            action = _best_building(p, legal, end)
            if action == NO_ACTION:
                action = _best_fight(p, legal)
            if action != NO_ACTION:
                return action
    return legal.items[random.below(end)]


def _scores_most(p: BuildersState) -> i64:
    """Return the characteristic of the card that scores most."""
    seat = p.asked_seat
    best = best_of_cards(p, seat, spaces_by_characteristic(p, seat))
    return SCORE + best[p.rounds]


def _light_or_keep(p: BuildersState) -> i64:
    """Light TNT if that wins the fight, else keep it."""
    missing = p.box.hearts[p.face_up[p.fight_cell] - BUILDINGS] - p.hearts
    left = p.revealed[TNT] - p.tnt_kept
    return LIGHT if 0 < missing <= left * p.box.weapon_hearts[TNT] else KEEP


def _best_building(p: BuildersState, legal: ActionList, first: i64) -> i64:
    """Return the building that adds most, on its best space, or NO_ACTION if none adds."""
    if first == legal.count:
        return NO_ACTION
    seat = p.asked_seat
    shown = spaces_by_characteristic(p, seat)
    best = best_of_cards(p, seat, shown)
    chosen = NO_ACTION
    most: i64 = 0
    at = first
    while at < legal.count:  # each building is listed with all its spaces
        worth = worth_of_building(p, seat, shown, best, _building(p, legal.items[at]))
        if worth > most:
            chosen, most = legal.items[at], worth
        at += SPACES
    if chosen == NO_ACTION:
        return NO_ACTION
    added = added_by_space(p, seat, shown, best, _building(p, chosen))
    space = best_free_space(p, seat, added)
    return NO_ACTION if space == NO_SPACE else chosen + space


def _building(p: BuildersState, action: i64) -> i64:
    """Return the building that an action builds."""
    return p.face_up[cell_at(p.crossing[p.asked_seat], (action - BUILD) // SPACES)]


def _best_fight(p: BuildersState, legal: ActionList) -> i64:
    """Return the fight for most experience among those likely won, or NO_ACTION."""
    if legal.items[0] >= COLLECT:
        return NO_ACTION
    seat = p.asked_seat
    hearts = hearts_of_a_fight(p, seat)
    best = NO_ACTION
    most: i64 = 0
    i: i64 = 0
    while legal.items[i] < COLLECT:
        mob = p.face_up[cell_at(p.crossing[seat], legal.items[i] - FIGHT)]
        is_likely = chance_to_beat(hearts, p.box.hearts[mob - BUILDINGS]) >= LIKELY
        if is_likely and p.box.experience[mob] > most:
            best, most = legal.items[i], p.box.experience[mob]
        i += 1
    return best
