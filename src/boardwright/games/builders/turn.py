"""The turn (section 2)."""

from mypy_extensions import i64

from boardwright.core.chance import Chance
from boardwright.core.game import ActionList
from boardwright.games.builders.beaten_mobs import extra_action_mob
from boardwright.games.builders.build import build, list_buildings
from boardwright.games.builders.collect_blocks import collect_first_block, list_blocks
from boardwright.games.builders.collect_weapon import collect_weapon, list_weapons
from boardwright.games.builders.ending import end_the_game, is_last_turn
from boardwright.games.builders.explore import explore, list_crossings
from boardwright.games.builders.fight import begin_fight, continue_fight, list_fights
from boardwright.games.builders.position import Position
from boardwright.games.builders.scoring import begin_scoring, is_scoring_due
from boardwright.games.builders.vocabulary import (
    BUILD,
    BUILDING,
    COLLECT,
    COLLECTING_A_WEAPON,
    COLLECTING_BLOCKS,
    EXPLORE,
    EXPLORING,
    EXTRA_ACTION,
    FIGHT,
    FIGHTING,
    FIRST_ACTION,
    NO_KIND,
    NO_TILE,
    SECOND_ACTION,
    SPACES,
    TAKE_BLOCK,
    TRADE_OR_END,
    kind_of,
)


def list_actions(p: Position, seat: i64, out: ActionList) -> None:
    """List what can be carried out now; the second action differs from the first (BB-2.1, BB-2.2).

    An extra action may be of any kind (BB-8.1). Exploring is always possible (BB-R1).
    """
    but = p.first_action if p.asked == SECOND_ACTION else NO_KIND
    if but != FIGHTING:
        list_fights(p, seat, out)
    if but != COLLECTING_A_WEAPON:
        list_weapons(p, seat, out)
    if but != COLLECTING_BLOCKS:
        list_blocks(p, out)
    if but != EXPLORING:
        list_crossings(p, seat, out)
    if but != BUILDING:
        list_buildings(p, seat, out)


def carry_out(p: Position, seat: i64, action: i64, chance: Chance) -> bool:
    """Begin one of the five actions; return whether it is carried out already (BB-2.1)."""
    kind = kind_of(action)
    if p.asked == FIRST_ACTION:
        p.first_action = kind
    if p.asked != EXTRA_ACTION:
        p.actions += 1
    if kind == COLLECTING_BLOCKS:
        return collect_first_block(p, seat, action - TAKE_BLOCK, chance)
    if kind == FIGHTING:
        begin_fight(p, seat, action - FIGHT)
        return continue_fight(p, seat, chance)
    if kind == EXPLORING:
        explore(p, seat, action - EXPLORE, chance)
    elif kind == BUILDING:
        build(p, seat, (action - BUILD) // SPACES, (action - BUILD) % SPACES)
    else:
        collect_weapon(p, seat, action - COLLECT)
    return True


def continue_turn(p: Position, seat: i64) -> None:
    """Ask for the second action, then for mobs to trade in, or end the turn (BB-2.1, BB-8.1)."""
    if p.actions == 1:
        p.ask(SECOND_ACTION, seat)
    elif extra_action_mob(p, seat) != NO_TILE:
        p.ask(TRADE_OR_END, seat)
    else:
        end_turn(p)


def end_turn(p: Position) -> None:
    """Hold the rounds that are due; then end the game or pass the turn (BB-2.1, BB-9.2, BB-9.6)."""
    if is_scoring_due(p):
        begin_scoring(p)
    elif is_last_turn(p):
        end_the_game(p)
    else:
        p.turn += 1
        p.turn_seat += 1
        if p.turn_seat == p.box.players:
            p.turn_seat = 0
        p.actions = 0
        p.first_action = NO_KIND
        p.ask(FIRST_ACTION, p.turn_seat)
