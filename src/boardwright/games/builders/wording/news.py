"""What somebody new to Builders & Biomes is told when it first comes up."""

from collections.abc import Callable
from typing import Final

from boardwright.core.messages import message
from boardwright.games.builders.build import is_building
from boardwright.games.builders.explore import STEPS
from boardwright.games.builders.fight import is_mob
from boardwright.games.builders.game import Builders
from boardwright.games.builders.laid_out import BuildersView
from boardwright.games.builders.vocabulary import (
    CARDS,
    CELL_NAMES,
    CHARACTERISTIC_NAMES,
    COLUMN_NAMES,
    COLUMNS,
    DETONATE,
    EMERALD,
    FACE_DOWN,
    FIRST_ACTION,
    SCORING,
    SECOND_ACTION,
    SECOND_BLOCK,
    SPACES,
    TOKEN,
    TRADE_OR_END,
)
from boardwright.games.builders.wording.looking import Looking, group_said
from boardwright.games.builders.wording.names import (
    characteristic_name,
    listed_building_name,
    mob_name,
    weapon_name,
)
from boardwright.wording.game_words import News

NEAR: Final = 4  # blocks: what two turns can take


def news(game: Builders, view: BuildersView) -> list[News]:
    """Return what the seat that looks should be told, most urgent first; a spectator nothing."""
    if view.seat < 0:
        return []
    look = Looking(game, view)
    found = [topic(look) for topic in TOPICS]
    return [each for each in found if each is not None]


def _may(look: Looking, *questions: int) -> bool:
    """Tell whether the seat itself is asked one of these questions."""
    return look.is_asked and look.view.asked in questions


def _near(look: Looking, is_such: Callable[[int], bool]) -> list[int]:
    """Return the cells around the own character on which such things lie face up."""
    return [cell for cell in look.near() if is_such(look.view.face_up[cell])]


def _places(cells: list[int]) -> list[str]:
    return [f"cell:{CELL_NAMES[cell]}" for cell in cells]


def _block_places(look: Looking, columns: list[int]) -> list[str]:
    return [f"block:{COLUMN_NAMES[column]}.{look.layer(column) + 1}" for column in columns]


def _takeable(look: Looking) -> list[int]:
    return [column for column in range(COLUMNS) if look.may_take(column)]


def _tnt(look: Looking) -> News | None:
    """Tell of TNT that was revealed (BB-6.7)."""
    if not _may(look, DETONATE):
        return None
    lit = look.told.lit
    return News("tnt", message("builders-news-tnt", hearts=lit), [f"weapon:{look.seat}.tnt"])


def _trade(look: Looking) -> News | None:
    """Tell of a mob that can be returned (BB-8.1)."""
    if not _may(look, TRADE_OR_END):
        return None
    return News("trade", message("builders-news-trade"), [f"mobs:{look.seat}"])


def _scoring(look: Looking) -> News | None:
    """Tell what is to be chosen in a scoring round (BB-9.3)."""
    best = look.best(look.seat)
    if not _may(look, SCORING) or best is None:
        return None
    name, points = characteristic_name(best), look.group(look.seat, best).points
    said = message("builders-news-scoring", card=look.card, name=name, points=points)
    return News("scoring", said, [f"characteristic:{CHARACTERISTIC_NAMES[best]}"])


def _second_block(look: Looking) -> News | None:
    """Tell that two blocks are taken (BB-3.1, BB-3.3)."""
    if not _may(look, SECOND_BLOCK):
        return None
    places = _block_places(look, _takeable(look))
    return News("second-block", message("builders-news-second-block"), places)


def _building(look: Looking) -> News | None:
    """Tell of a building that can be built now (BB-5.1)."""
    cells = _near(look, is_building)
    paid = [cost for cell in cells if (cost := look.cost_at(cell)) and not cost.lacking]
    if not paid or not look.is_open("build"):
        return None
    said = message(
        "builders-news-building", building=listed_building_name(look.box, paid[0].building)
    )
    return News("building", said, [f"cell:{paid[0].cell}"])


def _mob(look: Looking) -> News | None:
    """Tell of a mob that can be fought now (BB-6.1)."""
    cells = _near(look, is_mob)
    if not cells or not look.is_open("fight"):
        return None
    tile = look.view.face_up[cells[0]]
    said = message(
        "builders-news-mob",
        mob=mob_name(look.box, tile),
        hearts=look.hearts(tile),
        percent=look.percent(tile),
    )
    return News("mob", said, _places(cells[:1]))


def _weapon(look: Looking) -> News | None:
    """Tell of a weapon that can be collected now (BB-7.1)."""
    cells = _near(look, lambda shown: shown >= TOKEN)
    if not cells or not look.is_open("collect"):
        return None
    weapon = weapon_name(look.view.face_up[cells[0]] - int(TOKEN))
    return News("weapon", message("builders-news-weapon", weapon=weapon), _places(cells[:1]))


def _second_action(look: Looking) -> News | None:
    """Tell that the second action differs (BB-2.1)."""
    if not _may(look, SECOND_ACTION):
        return None
    return News("second-action", message("builders-news-second-action"), [])


def _scoring_near(look: Looking) -> News | None:
    """Tell that a scoring comes soon, and of the last one that the end does (BB-9.1, BB-10.1)."""
    if not look.card or look.view.asked == SCORING or look.to_go(look.card) > NEAR:
        return None
    card, blocks = look.card, look.to_go(look.card)
    is_last = look.view.rounds == CARDS - 1
    what = "builders-news-end-near" if is_last else "builders-news-scoring-near"
    topic = "end-near" if is_last else "scoring-near"
    places = [f"characteristic:{CHARACTERISTIC_NAMES[number]}" for number in look.coming()]
    return News(topic, message(what, card=card, blocks=blocks), places)


def _explore(look: Looking) -> News | None:
    """Tell what exploring is for where nothing lies face up around the character (BB-4.1)."""
    if not look.is_open("explore"):
        return None
    if any(look.view.face_up[cell] != FACE_DOWN for cell in look.near()):
        return None
    crossing = look.view.crossing[look.seat] + 1
    said = message("builders-news-explore", most=int(STEPS))
    return News("explore", said, [f"crossing:{crossing}"])


def _blocks(look: Looking) -> News | None:
    """Tell which blocks may be taken and why no others (BB-3.2)."""
    if not _may(look, FIRST_ACTION, SECOND_ACTION) or not look.is_open("block"):
        return None
    columns = _takeable(look)
    return News("blocks", message("builders-news-blocks"), _block_places(look, columns))


def _emerald(look: Looking) -> News | None:
    """Tell of an emerald that may be taken (BB-5.2)."""
    columns = [column for column in _takeable(look) if look.top_block(column) == EMERALD]
    if not columns or not look.is_open("block"):
        return None
    return News("emerald", message("builders-news-emerald"), _block_places(look, columns[:1]))


def _group(look: Looking) -> News | None:
    """Tell that the own largest group counts, once something is built (BB-9.4, BB-11.1)."""
    first = look.seat * int(SPACES)
    is_built = any(tile >= 0 for tile in look.view.spaces[first : first + int(SPACES)])
    best = look.best(look.seat)
    if not is_built or best is None:
        return None
    scored = look.group(look.seat, best)
    said = message(
        "builders-news-group",
        card=look.card,
        group=group_said(look, look.seat, best, scored),
    )
    return News("group", said, [f"space:{look.seat}.{space + 1}" for space in scored.spaces])


# The most urgent first.
TOPICS: Final = [
    _tnt,
    _trade,
    _scoring,
    _second_block,
    _explore,
    _building,
    _mob,
    _weapon,
    _second_action,
    _scoring_near,
    _group,
    _blocks,
    _emerald,
]
