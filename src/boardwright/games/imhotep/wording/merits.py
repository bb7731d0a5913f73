"""What to do, and what it is good for: each in a sentence, by the rules and what lies open.

What is only so as things stand is said to be so; what chance or others decide is not foretold.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from boardwright.core.actions import Action
from boardwright.core.game import ActionList
from boardwright.core.messages import Message
from boardwright.games.imhotep.box import (
    BONUS_CARD,
    BONUS_SHIP,
    BONUS_STONES,
    BONUSES,
    SPACES_OF_A_PYRAMID,
)
from boardwright.games.imhotep.get_stones import get_stones, stones_to_get
from boardwright.games.imhotep.market_cards import site_of_red_card
from boardwright.games.imhotep.place_stone import count_free_slots, place_stone
from boardwright.games.imhotep.rounds import ROUNDS
from boardwright.games.imhotep.sail_ship import colours_in_order, list_orders
from boardwright.games.imhotep.sites.market import undecided_in_pair
from boardwright.games.imhotep.vocabulary import (
    FROM_BLUE_CARDS,
    FROM_DECORATIONS,
    FROM_PYRAMIDS,
    FROM_TEMPLE,
    LEVER,
    MARKET,
    PAVED_PATH,
    SLOTS,
    SOURCE_NAMES,
    STATUE,
    STONES_BONUS,
    UNLOAD_IN_ORDER,
)
from boardwright.games.imhotep.wording.deeds import DEED_WORDS
from boardwright.games.imhotep.wording.explaining_cards import with_card
from boardwright.games.imhotep.wording.gains import (
    Weighed,
    at_the_end,
    landing,
    plainly,
    spoiling,
    voyages,
    weighed,
)
from boardwright.games.imhotep.wording.looking import Looking
from boardwright.games.imhotep.wording.names import card_meaning, to_site
from boardwright.games.imhotep.wording.prospects import SOURCE
from boardwright.games.imhotep.wording.worth import after_landing, worth
from boardwright.wording.game_words import Merit

# What a text is filled in with that is no argument of the action: words of `deeds.py`.
URGED: Final = {
    "get": {"stones": "to_get"},
    "sail": {"to": "to"},
    "lever": {"to": "to"},
    "sail-to": {"to": "to"},
    "unload": {"stones": "in_order"},
    "point": {"points": "of_space"},
    "stones": {"stones": "to_get"},
}


def urged(at: Looking, action: Action) -> Message:
    """Say what to do; places are pointed at, and only ships have numbers on the table."""
    name = action.family.name
    values = action.values.said("imhotep")
    for called, word in URGED.get(name, {}).items():
        values[called] = DEED_WORDS[word](at.p.box, at.view, action.values, at.view)
    return Message(f"imhotep-urge-{name}", values)


def merits_of(at: Looking, action: Action) -> list[Merit]:
    """Say what a legal action is good for: own points first, then what it does to rivals."""
    found = MERITS[action.family.name](at, action)
    found.sort(key=lambda each: (not each.merit.source, -each.points))
    return [each.merit for each in found]


def _pass(at: Looking, action: Action) -> list[Weighed]:
    return [plainly("pass")]


def _get(at: Looking, action: Action) -> list[Weighed]:
    seat = at.view.asked_seat
    stones = at.view.sled[seat] + int(stones_to_get(at.p, seat, at.p.box.get))
    return [plainly("get", stones=stones)]


def _place(at: Looking, action: Action) -> list[Weighed]:
    """Look where the ship could go with the stone on board, and who could still join."""
    ship = action["ship"]
    after = at.p.clone()
    place_stone(after, at.view.asked_seat, ship * SLOTS + action["slot"])
    found = voyages(at, after, ship)
    if at.missing_on(ship) == 1:
        found.append(plainly("ready"))
    if after.loaded[ship] == after.capacity[ship]:
        found.append(plainly("full"))
    return [*found, plainly("aboard")]


def _with_card(at: Looking, action: Action) -> list[Weighed]:
    """Do with a blue card in one turn what takes more without it."""
    return [*_place(at, action), plainly("in-one-turn")]


def _hammer(at: Looking, action: Action) -> list[Weighed]:
    """Get stones with the Hammer before one is placed (IM-10.2)."""
    fetched = at.p.clone()
    get_stones(fetched, at.view.asked_seat, at.p.box.get)
    return _with_card(replace(at, p=fetched), action)


def _sail(at: Looking, action: Action) -> list[Weighed]:
    return _sailing(at, action["ship"], action["site"])


def _sail_to(at: Looking, action: Action) -> list[Weighed]:
    return _sailing(at, at.view.detail // int(SLOTS), action["site"])


def _sailing(at: Looking, ship: int, site: int) -> list[Weighed]:
    """Look what lands, and what rivals on board miss."""
    owners = at.stones_on(ship)
    found = [*landing(at, owners, site), *spoiling(at, owners, site)]
    return [*found, *_last_ship(at), plainly("decide")]


def _last_ship(at: Looking) -> list[Weighed]:
    """Say that the last ship ends the round, or the game (IM-2.4, IM-11.1)."""
    if len(at.waiting()) > 1:
        return []
    return [plainly("game-ends" if at.view.round == ROUNDS else "round-ends")]


def _lever(at: Looking, action: Action) -> list[Weighed]:
    """Try the orders in which the ship may be unloaded (IM-10.1)."""
    seat, ship, site = at.view.asked_seat, action["ship"], action["site"]
    sailing = at.p.clone()
    sailing.unloading = ship
    orders = ActionList()
    list_orders(sailing, orders)
    found = [*_last_ship(at), plainly("order" if orders.count > 1 else "decide")]
    if site == MARKET:
        return found
    before = worth(at.p)[seat]
    points = max(
        worth(after_landing(at.p, colours_in_order(sailing, order - UNLOAD_IN_ORDER), site))[seat]
        for order in orders.to_list()
    )
    if points > before:
        source = SOURCE.get(site, int(FROM_TEMPLE))
        found.append(weighed("order-best", source, points - before))
    return found


def _unload(at: Looking, action: Action) -> list[Weighed]:
    """Look what lands in this order, and who is first."""
    owners = colours_in_order(at.p, action["order"])
    found = landing(at, owners, int(at.p.ship_site[at.p.unloading]))
    if owners[0] == at.view.asked_seat and len(set(owners)) > 1:
        found.append(plainly("first"))
    return found


def _take(at: Looking, action: Action) -> list[Weighed]:
    """Look what a card brings: at once, at the end, or as a turn."""
    seat, kind, box = at.view.asked_seat, action["card"], at.p.box
    if kind <= PAVED_PATH:
        site = int(site_of_red_card(kind))
        return [*landing(at, [seat], site), plainly("red", to=to_site(site))]
    if kind >= LEVER:
        effect = plainly("blue", effect=card_meaning(box, kind), points=int(box.blue))
        return [effect._replace(merit=effect.merit._replace(source=_named(FROM_BLUE_CARDS)))]
    found = at_the_end(at.p, with_card(at.p, seat, kind), seat)
    if kind < STATUE:
        later = plainly("decoration", stones=int(box.decoration))
        found.append(later._replace(merit=later.merit._replace(source=_named(FROM_DECORATIONS))))
    return found


def _named(source: int) -> str:
    return SOURCE_NAMES[source]


def _look(at: Looking, action: Action) -> list[Weighed]:
    return [plainly("look")]


def _pyramid(at: Looking, action: Action) -> list[Weighed]:
    """Tell the points of the next space, and what comes with them (IM-7.2)."""
    p, pyramid = at.p, action["pyramid"]
    space = pyramid * SPACES_OF_A_PYRAMID + p.pyramid_filled[pyramid]
    found = [weighed("space", int(FROM_PYRAMIDS), int(p.box.pyramid_b[space]))]
    bonus = p.box.pyramid_b_bonus[space]
    if _is_given(at, int(bonus)):
        found.append(plainly(BONUSES[bonus]))
    return found


def _is_given(at: Looking, bonus: int) -> bool:
    """Tell whether a bonus is there to be had (IM-R8, IM-R10)."""
    p, seat = at.p, at.view.asked_seat
    if bonus == BONUS_CARD:
        return p.pile.total > undecided_in_pair(p) or p.discard.total > 0
    if bonus == BONUS_STONES:
        return stones_to_get(p, seat, p.box.pyramid_stones) > 0
    return bonus == BONUS_SHIP and p.sled[seat] > 0 and count_free_slots(p) > 0


def _decline(at: Looking, action: Action) -> list[Weighed]:
    return [plainly("room-left" if at.view.asked == STONES_BONUS else "stone-kept")]


def _point(at: Looking, action: Action) -> list[Weighed]:
    points = int(at.p.box.temple_b[at.view.detail])
    return [weighed("point", int(FROM_TEMPLE), points)]


def _stones(at: Looking, action: Action) -> list[Weighed]:
    return [plainly("stones")]


# By family; one that is not here would be found by the tests.
MERITS: Final[dict[str, Callable[[Looking, Action], list[Weighed]]]] = {
    "pass": _pass,
    "get": _get,
    "place": _place,
    "sail": _sail,
    "lever": _lever,
    "hammer": _hammer,
    "sail-card": _with_card,
    "chisel": _with_card,
    "sail-to": _sail_to,
    "second-stone": _place,
    "unload": _unload,
    "take": _take,
    "look": _look,
    "keep": _take,
    "pyramid": _pyramid,
    "decline": _decline,
    "point": _point,
    "stones": _stones,
}
