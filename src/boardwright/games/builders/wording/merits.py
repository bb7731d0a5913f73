"""What to do in Builders & Biomes, and what an action is good for, by the rules alone.

Nothing is promised that chance decides: what is turned up nobody knows, and fights have odds.
"""

from collections.abc import Callable
from typing import Final

from boardwright.core.actions import Values
from boardwright.core.chance import RandomChance
from boardwright.core.messages import Message, message
from boardwright.games.builders.actions import ACTION_SPACE
from boardwright.games.builders.build import is_building
from boardwright.games.builders.cube import take_block
from boardwright.games.builders.fight import is_mob
from boardwright.games.builders.game import Builders
from boardwright.games.builders.laid_out import BuildersView
from boardwright.games.builders.layout import cell_at
from boardwright.games.builders.position import Position
from boardwright.games.builders.vocabulary import (
    BUILDINGS,
    CARD_NAMES,
    CARDS,
    COLUMNS,
    EMERALD,
    EXTRA_ACTION,
    FACE_DOWN,
    FROM_BUILDINGS,
    FROM_MOB_SCORING,
    FROM_MOBS,
    FROM_SCORING,
    SOURCE_NAMES,
    SPACES,
    TNT,
    TOKEN,
)
from boardwright.games.builders.wording.explaining_world import chance_with, weapon_facts
from boardwright.games.builders.wording.looking import Looking, group_said
from boardwright.games.builders.wording.names import (
    block_name,
    characteristic_name,
    listed_building_name,
    mob_name,
    weapon_name,
)
from boardwright.games.builders.wording.prospects import Cost, matching, scored_now
from boardwright.wording.game_words import Merit


def merits(game: Builders, view: BuildersView, action: int) -> list[Merit]:
    """Say what a legal action of the asked seat is good for, the weightiest first."""
    chosen = ACTION_SPACE.read(action, view.asked)
    return MERITS[chosen.family.name](Looking(game, view), chosen.values)


def _source(number: int) -> str:
    return SOURCE_NAMES[number]


def _shown_at(look: Looking, values: Values) -> int:
    """Return what lies face up on the cell that an action touches."""
    crossing = look.view.crossing[look.seat]
    return look.view.face_up[int(cell_at(crossing, values["corner"]))]


# Blocks.


def _of_block(look: Looking, values: Values) -> list[Merit]:
    """Say what a block brings: a building, an emerald, the scoring, the next block (section 3)."""
    column = values["column"]
    block = look.top_block(column)
    found = [*_for_a_building(look, block), *_scoring_due(look, column)]
    if block == EMERALD:
        found.append(Merit(message("builders-merit-emerald")))
    if look.view.asked <= EXTRA_ACTION:
        found += _frees(look, column)
    return found or [Merit(message("builders-merit-supply"))]


def _for_a_building(look: Looking, block: int) -> list[Merit]:
    """Say which building a block pays for now, or brings closer: one beside the character first."""
    pays = look.pays_for(block)
    closer = [cost for cost in look.told.costs if look.brings(cost, block)]
    near = {cost.cell for cell in look.near() if (cost := look.cost_at(cell)) is not None}
    if pays:
        cost = min(pays, key=lambda cost: (cost.cell not in near, -_most(look, cost)))
        return [_about(look, "builders-merit-pays", cost)]
    if not closer:
        return []
    cost = min(closer, key=lambda cost: (cost.cell not in near, cost.lacking))
    is_near = cost.cell in near
    return [_about(look, "builders-merit-closer" if is_near else "builders-merit-needed", cost)]


def _most(look: Looking, cost: Cost) -> int:
    """Return the most that a building would add to the coming round."""
    return max(look.gains(cost.building), default=0)


def _about(look: Looking, text: str, cost: Cost) -> Merit:
    """Say something of a building; its points are of the coming scoring or its own."""
    said = message(text, building=listed_building_name(look.box, cost.building))
    if _most(look, cost) > 0:
        return Merit(said, _source(FROM_SCORING + look.view.rounds))
    return Merit(said, _source(FROM_BUILDINGS) if look.box.experience[cost.building] else "")


def _scoring_due(look: Looking, column: int) -> list[Merit]:
    """Say that a block is the last one before a scoring, which comes after the turn (BB-9.2)."""
    card = look.card
    if not card or look.to_go(card) > 1 or look.layer(column) > look.view.rounds:
        return []
    said = message("builders-merit-last-of-layer", card=card)
    return [Merit(said, _source(FROM_SCORING + look.view.rounds))]


def _frees(look: Looking, column: int) -> list[Merit]:
    """Say which blocks may be taken next because this one goes (BB-3.3)."""
    after = look.position.clone()
    take_block(after, look.seat, column, RandomChance(column))  # what is below does not matter
    freed = [
        other
        for other in range(COLUMNS)
        if other != column and int(after.takeable) >> other & 1 and not look.may_take(other)
    ]
    kinds = sorted({look.top_block(other) for other in freed}, reverse=True)
    if not kinds:
        return []
    names = [block_name(kind) for kind in kinds]
    return [Merit(message("builders-merit-frees", blocks=names))]


# The layout.


def _of_explore(look: Looking, values: Values) -> list[Merit]:
    """Say what lies at a crossing that does not lie beside the character yet (section 4)."""
    around = look.cells_at(values["crossing"])
    found: list[Merit] = []
    for cell in around:
        shown = look.view.face_up[cell]
        if cell in look.near() or shown < 0:
            continue
        found += _worth_going_to(look, cell, shown)
    down = sum(look.view.face_up[cell] == FACE_DOWN for cell in around)
    if down:
        found.append(Merit(message("builders-merit-turns-up", count=down)))
    return found or [Merit(message("builders-merit-nothing-new"))]


def _worth_going_to(look: Looking, cell: int, shown: int) -> list[Merit]:
    """Say of a thing beside which one would stand then what can be done with it."""
    if is_building(shown):
        cost = look.cost_at(cell)
        if cost is None or cost.lacking:
            return []
        return [_about(look, "builders-merit-there-building", cost)]
    if is_mob(shown):
        mob, percent = mob_name(look.box, shown), look.percent(shown)
        said = message("builders-merit-there-mob", mob=mob, percent=percent)
        return [Merit(said, _source(FROM_MOBS))] if percent else []
    weapon = weapon_name(shown - int(TOKEN))
    return [Merit(message("builders-merit-there-weapon", weapon=weapon))]


def _of_build(look: Looking, values: Values) -> list[Merit]:
    """Say what a building gives at once and would give when scored (sections 5 and 9)."""
    building = _shown_at(look, values)
    after = look.position.clone()
    after.spaces[look.seat * int(SPACES) + values["space"]] = building
    found: list[Merit] = []
    for card in range(look.view.rounds, int(CARDS)):
        found += _more_in_scoring(look, after, card)
    if look.box.experience[building]:
        gives = message("builders-merit-gives", points=int(look.box.experience[building]))
        found.append(Merit(gives, _source(FROM_BUILDINGS)))
    more = sum(
        (len(matching(after, look.seat, icon)) - len(trophy.spaces))
        * int(look.box.points[trophy.mob])
        for trophy in look.told.seats[look.seat].trophies
        if (icon := look.icon(trophy.mob)) is not None
    )
    if more > 0:
        said = message("builders-merit-trophy-more", points=more)
        found.append(Merit(said, _source(FROM_MOB_SCORING)))
    return found or [Merit(message("builders-merit-stands"))]


def _more_in_scoring(look: Looking, after: Position, card: int) -> list[Merit]:
    """Say how much more a scoring would give then, and for what."""
    numbers = range(card * 4, card * 4 + 4)
    now = max(look.group(look.seat, number).points for number in numbers)
    then = {number: scored_now(after, look.seat, number) for number in numbers}
    best = max(numbers, key=lambda number: then[number].points)
    if then[best].points <= now:
        return []
    said = message(
        "builders-merit-adds",
        points=then[best].points - now,
        card=CARD_NAMES[card],
        group=group_said(look, look.seat, best, then[best]),
    )
    return [Merit(said, _source(FROM_SCORING + card))]


def _of_fight(look: Looking, values: Values) -> list[Merit]:
    """Say how likely a mob is beaten, and what it gives then (sections 6 and 8)."""
    tile = _shown_at(look, values)
    percent = look.percent(tile)
    if not percent:
        return [Merit(message("builders-merit-hopeless"))]
    points = int(look.box.experience[tile])
    beats = message("builders-merit-beats", percent=percent, points=points)
    icon = look.icon(tile - int(BUILDINGS))
    if icon is None:
        later = Merit(message("builders-merit-extra"))
    else:
        spaces = len(matching(look.position, look.seat, icon))
        worth = spaces * int(look.box.points[tile - int(BUILDINGS)])
        name = characteristic_name(icon)
        said = message("builders-merit-at-end", points=worth, name=name)
        later = Merit(said, _source(FROM_MOB_SCORING))
    return [Merit(beats, _source(FROM_MOBS)), later]


def _of_collect(look: Looking, values: Values) -> list[Merit]:
    """Say what a weapon does in fights (section 7)."""
    kind = _shown_at(look, values) - int(TOKEN)
    helped = chance_with(look, kind)
    found = [] if helped is None else [Merit(helped, _source(FROM_MOBS))]
    return [*found, *(Merit(fact) for fact in weapon_facts(look, kind)[1:])]


# Answers in a fight, in a scoring round and at the end of a turn.


def _of_light(look: Looking, values: Values) -> list[Merit]:
    """Say whether the hearts of TNT win the fight (BB-6.7)."""
    tile = look.view.face_up[look.view.fight_cell]
    missing = look.hearts(tile) - look.view.hearts
    if missing <= 0:
        return [Merit(message("builders-merit-won-already"))]
    sticks = look.view.revealed[TNT] - look.view.tnt_kept
    if sticks * look.told.lit < missing:
        return [Merit(message("builders-merit-not-enough"))]
    points = int(look.box.experience[tile])
    what = "builders-merit-wins" if look.told.lit >= missing else "builders-merit-wins-with-next"
    return [Merit(message(what, points=points), _source(FROM_MOBS))]


def _of_score(look: Looking, values: Values) -> list[Merit]:
    """Say what a characteristic scores, and whether another would score more (BB-9.4)."""
    characteristic = values["characteristic"]
    scored = look.group(look.seat, characteristic)
    source = _source(FROM_SCORING + look.view.rounds)
    found = [Merit(group_said(look, look.seat, characteristic, scored), source)]
    if look.best(look.seat) == characteristic:
        found.append(Merit(message("builders-explained-best"), source))
    return found


def _always(text: str) -> Callable[[Looking, Values], list[Merit]]:
    """Return what says the same of every action of a family."""
    return lambda look, values: [Merit(Message(text))]


MERITS: Final[dict[str, Callable[[Looking, Values], list[Merit]]]] = {
    "block": _of_block,
    "explore": _of_explore,
    "build": _of_build,
    "fight": _of_fight,
    "collect": _of_collect,
    "score": _of_score,
    "light": _of_light,
    "keep": _always("builders-merit-keep"),
    "decline": _always("builders-merit-decline"),
    "trade": _always("builders-merit-trade"),
    "end": _always("builders-merit-end"),
}
