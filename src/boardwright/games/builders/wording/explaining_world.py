"""What lies in the world of Builders & Biomes and what it is worth: cube, tiles, crossings."""

from boardwright.core.messages import Message, message
from boardwright.core.vectors import to_ints
from boardwright.games.builders.build import is_building
from boardwright.games.builders.cube import exposed_sides
from boardwright.games.builders.explore import STEPS
from boardwright.games.builders.fight import is_mob
from boardwright.games.builders.layout import height_at_start, is_stack
from boardwright.games.builders.vocabulary import (
    BUILDINGS,
    CARD_NAMES,
    CARDS,
    EMERALD,
    FACE_DOWN,
    HIDDEN,
    LAYERS,
    TAKEN,
    TOKEN,
    WEAPON_NAMES,
    WEAPONS,
)
from boardwright.games.builders.wording.looking import Looking, as_sentence, group_said
from boardwright.games.builders.wording.names import (
    block_name,
    building_name,
    characteristic_name,
    listed_building_name,
    mob_name,
    named_blocks,
    seat_name,
    thing_name,
    weapon_name,
)
from boardwright.games.builders.wording.prospects import chances_of, scored_now

# What weapons do besides their hearts, by the text of the board.
DOES = ("bow", "golden_hoe", "stone_pickaxe", "tnt")


def block_explained(look: Looking, column: int, layer: int) -> list[Message]:
    """Explain a block of the big cube: what it is good for, and whether it may be taken."""
    block = look.view.cube[column * int(LAYERS) + layer]
    if block == TAKEN:
        return [message("builders-explained-block-gone")]
    told = [message("builders-explained-block-hidden")]
    if block != HIDDEN:
        told = [_kind_of_block(block), *_block_pays(look, block)]
    top = look.layer(column)
    if layer > top:
        told.append(message("builders-explained-block-covered"))
    elif look.may_take(column):
        told.append(message("builders-explained-block-open"))
    elif not look.is_open("block"):  # else the rules say why this one is refused
        sides = int(exposed_sides(look.position, column, layer))
        told.append(message("builders-explained-block-shut", sides=sides))
    return [*told, layer_explained(look, layer)]


def _kind_of_block(block: int) -> Message:
    what = "builders-explained-emerald" if block == EMERALD else "builders-explained-block"
    return message(what, block=block_name(block))


def _block_pays(look: Looking, block: int) -> list[Message]:
    """Say for which buildings one such block is all that is lacking."""
    buildings = [listed_building_name(look.box, cost.building) for cost in look.pays_for(block)]
    if not look.is_own or not buildings:
        return []
    return [message("builders-explained-block-pays", buildings=buildings)]


def layer_explained(look: Looking, layer: int) -> Message:
    """Say when the scoring comes that a layer of the cube brings."""
    if layer >= CARDS:
        return message("builders-explained-bottom")
    return card_due(look, CARD_NAMES[layer])


def card_due(look: Looking, card: str) -> Message:
    """Say when a scoring comes, or that it is over."""
    if CARD_NAMES.index(card) < look.view.rounds:
        return message("builders-explained-held", card=card)
    return message("builders-explained-to-go", card=card, blocks=look.to_go(card))


def cell_explained(look: Looking, cell: int) -> list[Message]:
    """Explain a cell of the layout: what lies there face up, or that nobody knows it."""
    if height_at_start(cell) == 0:
        return []
    shown, height = look.view.face_up[cell], look.view.height[cell]
    if height == 0:
        return [message("builders-explained-nothing")]
    if shown == FACE_DOWN:
        told = _face_down(look, cell, height)
    elif is_building(shown):
        told = _building(look, cell, shown)
    elif is_mob(shown):
        told = _mob(look, shown)
    else:
        told = _weapon_there(look, shown - int(TOKEN))
    if look.is_own:
        told.append(message("builders-explained-away", steps=look.steps_beside(cell)))
    if shown != FACE_DOWN and is_stack(cell):
        told.append(as_sentence(message("builders-board-below", count=height - 1)))
    return told


def _face_down(look: Looking, cell: int, height: int) -> list[Message]:
    """Say what may lie face down: what nobody has seen yet, and nothing else."""
    if not is_stack(cell):
        weapons = [
            message("table-several", count=count, thing=weapon_name(kind))
            for kind, count in enumerate(look.view.tokens)
            if count
        ]
        return [
            as_sentence(message("builders-board-token-down")),
            message("builders-explained-tokens-left", weapons=weapons),
        ]
    buildings = sum(look.view.tiles[: int(BUILDINGS)])
    mobs = sum(look.view.tiles[int(BUILDINGS) :])
    return [
        as_sentence(message("builders-board-tiles-down", count=height)),
        message("builders-explained-tiles-left", buildings=buildings, mobs=mobs),
    ]


def _building(look: Looking, cell: int, building: int) -> list[Message]:
    box = look.box
    cost = to_ints(box.cost[building * int(EMERALD) : (building + 1) * int(EMERALD)])
    told = [
        as_sentence(building_name(box, building)),
        as_sentence(message("builders-board-cost", blocks=named_blocks(cost))),
    ]
    if box.experience[building]:
        points = int(box.experience[building])
        told.append(as_sentence(message("builders-board-gives", points=points)))
    if look.is_own:
        told += [_payment(look, cell), *_adds(look, building)]
    return told


def _payment(look: Looking, cell: int) -> Message:
    """Say whether the own blocks pay for the building on a cell, or what is lacking."""
    cost = look.cost_at(cell)
    assert cost is not None, "each building that lies face up has its cost"
    missing = list(cost.missing.values())
    if cost.lacking:
        blocks = named_blocks(missing)
        lack = message("builders-board-missing", blocks=blocks, lacking=cost.lacking)
        return as_sentence(lack)
    emerald = block_name(int(EMERALD))
    paid = message("builders-board-payable", emeralds=sum(missing), block=emerald)
    return as_sentence(paid)


def _adds(look: Looking, building: int) -> list[Message]:
    """Say what a building would add to the coming scoring, on the space where it adds most."""
    gains = look.gains(building)
    if not gains:
        return []
    most = max(gains)
    if most <= 0:
        return [message("builders-explained-no-gain", card=look.card)]
    after = look.position.clone()
    after.spaces[look.seat * len(gains) + gains.index(most)] = building
    then = {number: scored_now(after, look.seat, number) for number in look.coming()}
    best = max(then, key=lambda number: then[number].points)
    return [
        message("builders-explained-gain", points=most, card=look.card),
        group_said(look, look.seat, best, then[best]),
    ]


def _mob(look: Looking, tile: int) -> list[Message]:
    told = [as_sentence(mob_name(look.box, tile)), *mob_facts(look, tile)]
    if look.is_own:
        chance = message("builders-board-chance", percent=look.percent(tile))
        told.append(as_sentence(chance))
    return told


def mob_facts(look: Looking, tile: int) -> list[Message]:
    """Say what beats a mob, and what a beaten one gives at once and later."""
    mob = tile - int(BUILDINGS)
    icon = look.icon(mob)
    if icon is None:
        use = message("builders-board-extra-action")
    else:
        points = int(look.box.points[mob])
        use = message("builders-board-mob-scores", points=points, name=characteristic_name(icon))
    gives = message("builders-board-gives", points=int(look.box.experience[tile]))
    needs = message("builders-board-needs", hearts=look.hearts(tile))
    return [as_sentence(needs), as_sentence(gives), as_sentence(use)]


def weapon_facts(look: Looking, kind: int) -> list[Message]:
    """Say what a weapon is and does."""
    name = WEAPON_NAMES[kind]
    hearts = int(look.box.weapon_hearts[kind])
    told = [weapon_name(kind), message("builders-board-counts", hearts=hearts)]
    if name in DOES:
        does = f"builders-board-does-{name.replace('_', '-')}"
        told.append(message(does, points=int(look.box.hoe)))
    return [as_sentence(fact) for fact in told]


def _weapon_there(look: Looking, kind: int) -> list[Message]:
    told = weapon_facts(look, kind)
    helped = chance_with(look, kind) if look.is_own else None
    return told if helped is None else [*told, helped]


def chance_with(look: Looking, kind: int) -> Message | None:
    """Say how much better a weapon fights the mob that lies nearest, if one lies face up."""
    mobs = [(cell, tile) for cell, tile in enumerate(look.view.face_up) if is_mob(tile)]
    if not mobs:
        return None
    _, tile = min(mobs, key=lambda mob: look.steps_beside(mob[0]))
    armed = look.position.clone()
    armed.pile[look.seat * int(WEAPONS) + kind] += 1
    now, then = look.percent(tile), chances_of(armed, look.seat)[look.hearts(tile)]
    if then <= now:
        return None
    mob = mob_name(look.box, tile)
    return message("builders-explained-chance", mob=mob, now=now, then=then)


def crossing_explained(look: Looking, crossing: int) -> list[Message]:
    """Explain a crossing: who stands there, what lies around it, and how far it is."""
    around = look.cells_at(crossing)
    shown = [look.view.face_up[cell] for cell in around]
    names = [
        seat_name(look.box, seat)
        for seat in range(look.game.num_players())
        if look.view.crossing[seat] == crossing
    ]
    told: list[Message] = []
    if names:
        told.append(message("builders-explained-here", names=names))
    things = [thing_name(look.box, thing) for thing in shown if thing >= 0]
    if things:
        told.append(message("builders-explained-around", things=things))
    down = sum(thing == FACE_DOWN for thing in shown)
    told.append(message("builders-explained-turns-up", count=down))
    if look.is_own:
        steps = look.steps_to(crossing)
        what = "builders-explained-steps" if steps <= STEPS else "builders-explained-too-far"
        told.append(message(what, steps=steps, most=int(STEPS)))
    return told
