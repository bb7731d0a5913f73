"""What the things of Imhotep are called."""

from typing import Final

from boardwright.core.texts import Message, message
from boardwright.games.imhotep.box import Box
from boardwright.games.imhotep.sail_ship import ORDERS
from boardwright.games.imhotep.view import ImhotepView
from boardwright.games.imhotep.words import (
    CARD_NAMES,
    NOBODY,
    PYRAMID_DECORATION,
    PYRAMID_NAMES,
    SITE_NAMES,
    SLOTS,
    SOURCE_NAMES,
    STATUE,
)
from boardwright.words.names import named

NO_BREAK: Final = "\N{NO-BREAK SPACE}"


def seat_name(box: Box, seat: int) -> Message:
    """Return the colour of a seat."""
    return named("imhotep", "seat", box.colours[seat])


def source_name(source: int) -> Message:
    """Return what points of this source are called."""
    return named("imhotep", "source", SOURCE_NAMES[source])


def short_source_name(source: int) -> Message:
    """Return what points of this source are called where there is little room."""
    return named("imhotep", "short", SOURCE_NAMES[source])


def card_name(kind: int) -> Message:
    """Return the name of a market card."""
    return named("imhotep", "card", CARD_NAMES[kind])


def card_effect(box: Box, kind: int) -> Message:
    """Return what a market card does, in few words, with the values of the box in play."""
    if PYRAMID_DECORATION <= kind < STATUE:
        return message("imhotep-effect-decoration", stones=int(box.decoration))
    if kind == STATUE:
        points = NO_BREAK.join(str(int(each)) for each in box.statues)
        return message("imhotep-effect-statue", points=points, most=len(box.statues))
    return named("imhotep", "effect", CARD_NAMES[kind])


def site_name(site: int) -> Message:
    """Return the name of a site as a heading."""
    return named("imhotep", "site", SITE_NAMES[site])


def to_site(site: int) -> Message:
    """Return the way to a site, such as `to the temple`."""
    return named("imhotep", "to", SITE_NAMES[site])


def at_site(site: int) -> Message:
    """Return where a ship lies, such as `at the temple`."""
    return named("imhotep", "at", SITE_NAMES[site])


def pyramid_name(pyramid: int) -> Message:
    """Return which of the three pyramids it is."""
    return named("imhotep", "pyramid", PYRAMID_NAMES[pyramid])


def slot_name(at: int) -> Message:
    """Return which slot of which ship it is, counted from the bow."""
    return message("imhotep-slot", ship=at // SLOTS + 1, slot=at % SLOTS + 1)


def stones_in_order(box: Box, view: ImhotepView, number: int) -> list[Message]:
    """Return the colours of the stones on the ship that is unloaded, first out first."""
    owners = [view.load[view.unloading * SLOTS + slot] for slot in ORDERS[number]]
    return [seat_name(box, owner) for owner in owners if owner != NOBODY]
