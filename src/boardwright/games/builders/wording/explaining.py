"""What each place of the table of Builders & Biomes is, and what it is worth now.

Besides the places that actions touch there are `card:A`, a scoring card; `score:0`, the points of
a seat; `pawn:0`, its character; `supply:0.wood`, its blocks; `mobs:0.7`, a mob that it has beaten;
and `kind:explore`, one of the five kinds of actions.
"""

from collections.abc import Callable
from typing import Final

from boardwright.core.messages import Message, message, named
from boardwright.games.builders.fields import (
    BLOCK,
    CELL,
    COLUMN,
    CROSSING,
    LAYER,
    MOB,
    SPACE,
    WEAPON,
)
from boardwright.games.builders.fight import TOKENS
from boardwright.games.builders.game import Builders
from boardwright.games.builders.laid_out import BuildersView
from boardwright.games.builders.vocabulary import (
    BLOCKS,
    BUILDINGS,
    CARD_NAMES,
    CARDS,
    CHARACTERISTIC_NAMES,
    EMERALD,
    KIND_NAMES,
    MOBS,
    NO_TILE,
    SOURCE_NAMES,
    SOURCES,
    SPACES,
    WEAPONS,
)
from boardwright.games.builders.wording.explaining_world import (
    block_explained,
    card_due,
    cell_explained,
    crossing_explained,
    mob_facts,
    weapon_facts,
)
from boardwright.games.builders.wording.looking import Looking, as_sentence, group_said
from boardwright.games.builders.wording.names import (
    block_name,
    building_name,
    characteristic_name,
    mob_name,
    seat_name,
)
from boardwright.games.builders.wording.prospects import Trophy, groups_of, matching

Explain = Callable[[Looking, int, int], list[Message]]
WHOLE: Final = [""]  # the second part of a place that has none


def explained(game: Builders, view: BuildersView, place: str) -> list[Message]:
    """Explain a place, by its name as actions have it; of what is no place nothing is said."""
    what, _, rest = place.partition(":")
    if what not in PLACES:
        return []
    explain, firsts, seconds = PLACES[what]
    first, dot, second = rest.partition(".")
    if first not in firsts[: game.num_players()] and firsts is SEATS:
        return []
    if first not in firsts or second not in seconds or bool(dot) != bool(second):
        return []
    return explain(Looking(game, view), firsts.index(first), seconds.index(second))


def _block(look: Looking, column: int, layer: int) -> list[Message]:
    return block_explained(look, column, layer)


def _cell(look: Looking, cell: int, _: int) -> list[Message]:
    return cell_explained(look, cell)


def _crossing(look: Looking, crossing: int, _: int) -> list[Message]:
    return crossing_explained(look, crossing)


def _pawn(look: Looking, seat: int, _: int) -> list[Message]:
    return crossing_explained(look, look.view.crossing[seat])


def _space(look: Looking, seat: int, space: int) -> list[Message]:
    """Explain a space of a board: what it shows, and the group that it is part of by card."""
    building = look.view.spaces[seat * int(SPACES) + space]
    if building == NO_TILE:
        biome = int(look.box.boards[look.view.board[seat] * int(SPACES) + space])
        told = [message("builders-explained-space", biome=characteristic_name(biome))]
        shows = [biome]
    else:
        told = [as_sentence(building_name(look.box, building))]
        first = building * int(CARDS)
        shows = [card * 4 + int(look.box.shows[first + card]) for card in range(CARDS)]
    to_come = [shown for shown in shows if shown // 4 >= look.view.rounds]
    told += [_group_of(look, seat, space, characteristic) for characteristic in to_come]
    if building == NO_TILE:
        told.append(message("builders-explained-bare", card=CARD_NAMES[0]))
    return told


def _group_of(look: Looking, seat: int, space: int, characteristic: int) -> Message:
    """Say what a space is part of in the scoring of a characteristic that it shows."""
    spaces = matching(look.position, seat, characteristic)
    group = spaces
    if not look.box.is_beginner[seat]:
        group = next(found for found in groups_of(spaces) if space in found)
    return message(
        "builders-explained-belongs",
        spaces=len(group),
        name=characteristic_name(characteristic),
        points=len(group) * int(look.box.values[characteristic]),
        card=CARD_NAMES[characteristic // 4],
    )


def _characteristic(look: Looking, characteristic: int, _: int) -> list[Message]:
    """Explain what a characteristic would score, and when."""
    card = CARD_NAMES[characteristic // 4]
    if not look.is_own:
        seats = range(look.game.num_players())
        return [*(_of_seat(look, seat, characteristic) for seat in seats), card_due(look, card)]
    scored = look.group(look.seat, characteristic)
    told = [group_said(look, look.seat, characteristic, scored)]
    if card == look.card:
        best = look.best(look.seat)
        if best == characteristic:
            told.append(message("builders-explained-best"))
        elif best is not None:
            points = look.group(look.seat, best).points
            name = characteristic_name(best)
            told.append(message("builders-explained-better", name=name, points=points))
    told += [
        _trophy_said(look, trophy)
        for trophy in look.told.seats[look.seat].trophies
        if look.icon(trophy.mob) == characteristic
    ]
    return [*told, card_due(look, card)]


def _card(look: Looking, card: int, _: int) -> list[Message]:
    """Explain a scoring card: when it comes, and what would be most for each seat now."""
    told = [card_due(look, CARD_NAMES[card])]
    if card < look.view.rounds:
        return told
    for seat in range(look.game.num_players()):
        numbers = range(card * 4, card * 4 + 4)
        best = max(numbers, key=lambda number: look.group(seat, number).points)
        if look.group(seat, best).points:
            told.append(_of_seat(look, seat, best))
    return told


def _of_seat(look: Looking, seat: int, characteristic: int) -> Message:
    """Say what a characteristic would give a seat now."""
    return message(
        "builders-explained-of-seat",
        seat=seat_name(look.box, seat),
        name=characteristic_name(characteristic),
        points=look.group(seat, characteristic).points,
    )


def _weapon(look: Looking, seat: int, kind: int) -> list[Message]:
    pile = look.view.pile[seat * int(WEAPONS) : (seat + 1) * int(WEAPONS)]
    values = {"count": pile[kind], "all": sum(pile), "tokens": int(TOKENS)}
    return [*weapon_facts(look, kind), message("builders-explained-in-pile", **values)]


def _mobs(look: Looking, seat: int, which: int) -> list[Message]:
    """Explain a beaten mob of a seat; without a number, what all of them are good for."""
    beaten = [mob for mob in range(MOBS) if look.view.owner[int(BUILDINGS) + mob] == seat]
    trophies = {trophy.mob: trophy for trophy in look.told.seats[seat].trophies}
    if which > 0:
        mob = which - 1
        if mob not in beaten:
            return []
        tile = mob + int(BUILDINGS)
        told = [as_sentence(mob_name(look.box, tile)), mob_facts(look, tile)[-1]]
        return [*told, _trophy_said(look, trophies[mob])] if mob in trophies else told
    if not beaten:
        return [message("builders-explained-no-mobs")]
    told = [_trophy_said(look, trophy) for trophy in trophies.values()]
    extra = len(beaten) - len(trophies)
    return [message("builders-explained-trades", count=extra), *told] if extra else told


def _trophy_said(look: Looking, trophy: Trophy) -> Message:
    """Say what a beaten mob gives at the end, as things stand."""
    icon = look.icon(trophy.mob)
    assert icon is not None, "a mob that is traded in is no trophy"
    return message(
        "builders-explained-trophy",
        mob=mob_name(look.box, trophy.mob + int(BUILDINGS)),
        spaces=len(trophy.spaces),
        name=characteristic_name(icon),
        points=trophy.points,
    )


def _supply(look: Looking, seat: int, block: int) -> list[Message]:
    count = look.view.supply[seat * int(BLOCKS) + block]
    what = "builders-explained-emerald" if block == EMERALD else "builders-explained-block"
    name = block_name(block)
    return [
        message(what, block=name),
        message("builders-explained-supply", count=count),
        message("builders-explained-tie"),
    ]


def _score(look: Looking, seat: int, _: int) -> list[Message]:
    """Explain the points of a seat: what gave them, and what would come if all stayed so."""
    points = look.view.points[seat * int(SOURCES) : (seat + 1) * int(SOURCES)]
    told = [message("builders-explained-score", seat=seat_name(look.box, seat), points=sum(points))]
    sources = [
        message("table-more", points=given, source=named("builders", "source", name))
        for name, given in zip(SOURCE_NAMES, points, strict=True)
        if given
    ]
    if sources:
        told.append(message("builders-explained-sources", sources=sources))
    best = look.best(seat)
    if best is not None:
        most, name = look.group(seat, best).points, characteristic_name(best)
        told.append(message("builders-explained-next", card=look.card, name=name, points=most))
    at_end = sum(trophy.points for trophy in look.told.seats[seat].trophies)
    if at_end:
        told.append(message("builders-explained-mobs-end", points=at_end))
    return told


def _kind(look: Looking, kind: int, _: int) -> list[Message]:
    told = [named("builders", "explained-kind", KIND_NAMES[kind])]
    if look.view.first_action == kind:
        told.append(message("builders-explained-done"))
    return told


SEATS: Final = ["0", "1", "2", "3"]
# By how a place begins: what explains it, and what its parts can be.
PLACES: Final[dict[str, tuple[Explain, list[str], list[str]]]] = {
    "block": (_block, COLUMN.texts, LAYER.texts),
    "cell": (_cell, CELL.texts, WHOLE),
    "crossing": (_crossing, CROSSING.texts, WHOLE),
    "pawn": (_pawn, SEATS, WHOLE),
    "space": (_space, SEATS, SPACE.texts),
    "characteristic": (_characteristic, CHARACTERISTIC_NAMES, WHOLE),
    "card": (_card, CARD_NAMES, WHOLE),
    "weapon": (_weapon, SEATS, WEAPON.texts),
    "mobs": (_mobs, SEATS, ["", *MOB.texts]),
    "supply": (_supply, SEATS, BLOCK.texts),
    "score": (_score, SEATS, WHOLE),
    "kind": (_kind, KIND_NAMES, WHOLE),
}
