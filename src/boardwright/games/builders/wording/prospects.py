"""What follows from a view of Builders & Biomes by the rules, for whoever draws the table."""

from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple, NewType

from boardwright.core.chance import ScriptedChance
from boardwright.core.vectors import to_ints
from boardwright.games.builders.beaten_mobs import gives_extra_action
from boardwright.games.builders.build import is_building
from boardwright.games.builders.fight import TOKENS
from boardwright.games.builders.game import Builders
from boardwright.games.builders.laid_out import BuildersView
from boardwright.games.builders.layout import cell_at
from boardwright.games.builders.position import Position
from boardwright.games.builders.scoring import characteristics_of_spaces
from boardwright.games.builders.vocabulary import (
    BLOCK_NAMES,
    BLOCKS,
    BOARD_WIDTH,
    BOW,
    BUILDINGS,
    CARD_NAMES,
    CARDS,
    CELL_NAMES,
    CHARACTERISTIC_NAMES,
    COLUMN_NAMES,
    COLUMNS,
    EMERALD,
    LAYERS,
    MOBS,
    SPACES,
    TAKEN,
    TNT,
    WEAPON_NAMES,
    WEAPONS,
)

# Names as programs of others read them, in `fields.py` and `actions.py` too.
Block = NewType("Block", str)
Card = NewType("Card", str)
Cell = NewType("Cell", str)
Characteristic = NewType("Characteristic", str)
Column = NewType("Column", str)
Weapon = NewType("Weapon", str)


class Scored(NamedTuple):
    """What a characteristic would give a seat if it were scored now."""

    spaces: list[int]  # those that count
    value: int  # of each of them
    points: int


class Cost(NamedTuple):
    """What the seat that looks lacks for a building that lies face up."""

    cell: Cell
    building: int
    missing: dict[Block, int]  # by material: the blocks that emeralds must stand for
    lacking: int  # of these, those that the seat has no emerald for
    gains: list[int]  # by space, if it can be built now: points more in the coming scoring round


class Trophy(NamedTuple):
    """What a beaten mob would give at the end if all stayed as it is."""

    mob: int
    spaces: list[int]  # of its characteristic
    points: int


class SeatProspects(NamedTuple):
    """What a seat would score."""

    scored: dict[Characteristic, Scored]
    best: Characteristic | None  # what would score most in the coming round, if anything would
    trophies: list[Trophy]


class Prospects(NamedTuple):
    """What a seat can work out from what it sees; of a spectator, the one whose turn it is."""

    takeable: list[Column]  # columns of the big cube whose uppermost block may be taken
    to_go: dict[Card, int]  # by scoring card: how many blocks go before its round is due
    costs: list[Cost]
    chances: list[int]  # by hearts that a mob shows: percent of fights that beat it
    counts: dict[Weapon, int]  # the hearts that it counts as soon as it is revealed
    lit: int  # the hearts that a detonated TNT counts
    seats: list[SeatProspects]


def prospects(game: Builders, view: BuildersView) -> Prospects:
    """Return what follows from a view; nothing in it is secret."""
    position = game.imagine(view, ScriptedChance([]))
    seat = view.seat if view.seat >= 0 else view.turn_seat
    return Prospects(
        takeable=[
            Column(name)
            for column, name in enumerate(COLUMN_NAMES)
            if position.takeable >> column & 1
        ],
        to_go={Card(name): _blocks_above(view, card) for card, name in enumerate(CARD_NAMES)},
        costs=_costs(position, seat),
        chances=chances_of(position, seat),
        counts={Weapon(name): _counts(position, kind) for kind, name in enumerate(WEAPON_NAMES)},
        lit=int(position.box.weapon_hearts[TNT]),
        seats=[_of_seat(position, seat) for seat in range(game.num_players())],
    )


def _blocks_above(view: BuildersView, card: int) -> int:
    """Count the blocks whose going makes a round due: a layer goes after all above it (BB-9.1)."""
    layers = range(card + 1)
    blocks = [view.cube[column * int(LAYERS) + at] for column in range(COLUMNS) for at in layers]
    return sum(block != TAKEN for block in blocks)


def _costs(position: Position, seat: int) -> list[Cost]:
    near = [int(cell_at(position.crossing[seat], corner)) for corner in range(4)]
    supply = [int(position.supply[seat * int(BLOCKS) + kind]) for kind in range(BLOCKS)]
    found: list[Cost] = []
    for cell, shown in enumerate(position.face_up):
        if is_building(shown):
            cost = [int(position.box.cost[int(shown) * int(EMERALD) + m]) for m in range(EMERALD)]
            missing = [max(0, asked - had) for asked, had in zip(cost, supply)]
            lacking = max(0, sum(missing) - supply[EMERALD])
            is_open = cell in near and not lacking and position.rounds < CARDS
            gains = gains_of(position, seat, int(shown)) if is_open else []
            by_name = {Block(name): count for name, count in zip(BLOCK_NAMES, [*missing, 0])}
            found.append(Cost(Cell(CELL_NAMES[cell]), int(shown), by_name, lacking, gains))
    return found


def gains_of(position: Position, seat: int, building: int) -> list[int]:
    """Return for each space how much more the coming round would give with the building there."""
    before = _best(position, seat)
    gains: list[int] = []
    for space in range(seat * int(SPACES), (seat + 1) * int(SPACES)):
        there = position.spaces[space]
        position.spaces[space] = building
        gains.append(_best(position, seat) - before)
        position.spaces[space] = there
    return gains


def _best(position: Position, seat: int) -> int:
    """Return the most that the coming scoring round could give."""
    return max(scored_now(position, seat, number).points for number in coming(position))


def coming(position: Position) -> range:
    """Return the characteristics of the coming scoring card; there is none after the last."""
    card = int(position.rounds)
    return range(card * 4, card * 4 + 4) if card < CARDS else range(0)


def trophies_of(position: Position, seat: int) -> list[Trophy]:
    """Return what the mobs that a seat has beaten would give at the end (BB-8.2)."""
    box = position.box
    trophies: list[Trophy] = []
    for mob in range(MOBS):
        is_own = position.owner[BUILDINGS + mob] == seat
        if is_own and not gives_extra_action(position, mob):
            spaces = matching(position, seat, int(box.icon[mob]))
            trophies.append(Trophy(mob, spaces, len(spaces) * int(box.points[mob])))
    return trophies


def _of_seat(position: Position, seat: int) -> SeatProspects:
    scored = {
        Characteristic(name): scored_now(position, seat, number)
        for number, name in enumerate(CHARACTERISTIC_NAMES)
    }
    card = [Characteristic(CHARACTERISTIC_NAMES[number]) for number in coming(position)]
    scoring = [name for name in card if scored[name].points]
    best = max(scoring, key=lambda name: scored[name].points, default=None)
    return SeatProspects(scored, best, trophies_of(position, seat))


def scored_now(position: Position, seat: int, characteristic: int) -> Scored:
    """Return what a choice would score: the largest group, of a beginner all (BB-9.4, BB-11.1)."""
    spaces = matching(position, seat, characteristic)
    if position.box.is_beginner[seat] == 0:
        spaces = max(groups_of(spaces), key=len, default=[])
    value = int(position.box.values[characteristic])
    return Scored(spaces, value, len(spaces) * value)


def matching(position: Position, seat: int, characteristic: int) -> list[int]:
    shown = characteristics_of_spaces(position, seat, characteristic >> 2)
    return [space for space in range(SPACES) if shown[space] == characteristic & 3]


def groups_of(spaces: list[int]) -> list[list[int]]:
    """Put spaces that touch by their sides together, in the order of the first of each group."""
    groups: list[list[int]] = []
    left = list(spaces)
    while left:
        group = [left.pop(0)]
        for space in group:
            near = [other for other in left if _touch(space, other)]
            group += near
            left = [other for other in left if other not in near]
        groups.append(sorted(group))
    return groups


def _touch(one: int, other: int) -> bool:
    row, place = divmod(one, int(BOARD_WIDTH))
    other_row, other_place = divmod(other, int(BOARD_WIDTH))
    return abs(row - other_row) + abs(place - other_place) == 1


def _counts(position: Position, kind: int) -> int:
    """Return the hearts that a token brings by itself; TNT brings none until it is lit (BB-6.7)."""
    return 0 if kind == TNT else int(position.box.weapon_hearts[kind])


def chances_of(position: Position, seat: int) -> list[int]:
    """Return in percent how often a fight brings so many hearts, all TNT lit; 0 is certain.

    What a fight that still goes on has revealed goes back to the pile after it (BB-6.3).
    """
    box = position.box
    hearts = tuple(int(box.weapon_hearts[kind]) for kind in range(WEAPONS))
    left = to_ints(position.pile[seat * WEAPONS : (seat + 1) * WEAPONS])
    back = to_ints(position.revealed) if seat == position.turn_seat else [0] * len(left)
    pile = tuple(map(sum, zip(left, back, strict=True)))
    return [
        _percent(_chance(pile, hearts, int(TOKENS), needed))
        for needed in range(max(int(mob) for mob in box.hearts) + 1)
    ]


@lru_cache(maxsize=10_000)  # a few piles are asked for again and again
def _chance(pile: tuple[int, ...], hearts: tuple[int, ...], tokens: int, needed: int) -> Fraction:
    """Return how likely so many tokens bring the hearts; a bow brings one more (BB-6.4)."""
    if needed <= 0:
        return Fraction(1)
    if tokens == 0 or not any(pile):  # somebody may have written down a seat without tokens
        return Fraction(0)
    won = Fraction(0)
    for kind, count in enumerate(pile):
        if count:
            rest = (*pile[:kind], count - 1, *pile[kind + 1 :])
            more = tokens if kind == BOW else tokens - 1
            won += count * _chance(rest, hearts, more, needed - hearts[kind])
    return won / sum(pile)


def _percent(chance: Fraction) -> int:
    """Round, but call only what is certain certain."""
    return int(chance) * 100 if chance in (0, 1) else min(99, max(1, round(chance * 100)))
