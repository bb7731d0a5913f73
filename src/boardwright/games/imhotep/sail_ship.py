"""Sail a ship to a site and unload it (section 5), and the orders a Lever allows (IM-10.1)."""

from itertools import permutations
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from boardwright.core.game import ActionList
from boardwright.games.imhotep.position import Position
from boardwright.games.imhotep.sites.landing import land_stone
from boardwright.games.imhotep.vocabulary import (
    NOBODY,
    SHIPS,
    SITES,
    SLOTS,
    UNLOAD,
    UNLOAD_IN_ORDER,
    WAITING,
)

ORDERS: Final = [list(order) for order in permutations(range(4))]


def may_sail(p: Position, ship: i64) -> bool:
    """Tell whether a ship waits and carries its minimum, of whatever colours (IM-5.1, IM-5.3)."""
    return p.ship_site[ship] == WAITING and p.loaded[ship] >= p.box.minimum[p.capacity[ship]]


def list_sailings(p: Position, first_action: i64, out: ActionList) -> None:
    """List every ship that may sail to every site without a ship (IM-5.1, IM-5.2, IM-5.3)."""
    ship: i64 = 0
    while ship < SHIPS:
        if may_sail(p, ship):
            list_free_sites(p, first_action + ship * SITES, out)
        ship += 1


def list_free_sites(p: Position, first_action: i64, out: ActionList) -> None:
    """List the sites that no ship has visited this round (IM-5.2)."""
    visited = p.visited_sites()
    site: i64 = 0
    while site < SITES:
        if (visited >> site) & 1 == 0:
            out.add(first_action + site)
        site += 1


def sail_ship(p: Position, seat: i64, ship: i64, site: i64) -> None:
    """Sail: the ship lies at the site until the round ends; unloading comes next (IM-5.2)."""
    p.ship_site[ship] = site
    p.last_sailor = seat
    p.unloading = ship
    p.ask_first(UNLOAD, NOBODY, 0)


def unload(p: Position, position: i64) -> None:
    """Unload the next stone from the bow, or as a Lever says; skip empty slots (IM-5.4)."""
    ship = p.unloading
    while position < SLOTS:
        at = ship * SLOTS + p.unload_order[position]
        owner = p.load[at]
        position += 1
        if owner != NOBODY:
            p.load[at] = NOBODY
            p.loaded[ship] -= 1
            p.ask_first(UNLOAD, NOBODY, position)
            land_stone(p, owner, p.ship_site[ship])
            return
    p.unloading = NOBODY
    set_order(p, 0)  # from the bow again: positions that play alike have equal hashes


def list_orders(p: Position, out: ActionList) -> None:
    """List each order in which the ship's colours can be unloaded, once (IM-10.1)."""
    number: i64 = 0
    while number < len(ORDERS):
        if _is_plain(p, ORDERS[number]):
            out.add(UNLOAD_IN_ORDER + number)
        number += 1


def set_order(p: Position, number: i64) -> None:
    """Fix the order of unloading (IM-10.1)."""
    order = ORDERS[number]
    position: i64 = 0
    while position < SLOTS:
        p.unload_order[position] = order[position]
        position += 1


def colours_in_order(p: Position, number: i64) -> list[int]:
    """Return the owners of the ship's stones in the given order."""
    owners: list[int] = []
    for slot in ORDERS[number]:
        owner = p.load[p.unloading * SLOTS + slot]
        if owner != NOBODY:
            owners.append(owner)
    return owners


def _is_plain(p: Position, order: list[int]) -> bool:
    """Tell whether a colour's stones keep the ship's order and empty slots come last."""
    latest = vec[i64]([-1] * 5)  # the latest slot of each owner; the last entry is for empty slots
    for slot in order:
        owner = p.load[p.unloading * SLOTS + slot]
        if owner == NOBODY:
            owner = 4
        elif latest[4] >= 0:
            return False
        if slot < latest[owner]:
            return False
        latest[owner] = slot
    return True
