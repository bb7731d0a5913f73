"""What the things of Imhotep are called."""

from typing import Final

from boardwright.core.messages import Message, message, named, named_by_number
from boardwright.games.imhotep.box import Box
from boardwright.games.imhotep.laid_out import ImhotepView
from boardwright.games.imhotep.sail_ship import ORDERS
from boardwright.games.imhotep.vocabulary import (
    CARD_NAMES,
    NOBODY,
    PYRAMID_DECORATION,
    PYRAMID_NAMES,
    SITE_NAMES,
    SLOTS,
    SOURCE_NAMES,
    STATUE,
)

NO_BREAK: Final = "\N{NO-BREAK SPACE}"

# By their numbers; of sources where there is little room, too; of sites also the way there, such
# as `to the temple`, and where a ship lies, such as `at the temple`.
source_name: Final = named_by_number("imhotep", "source", SOURCE_NAMES)
short_source_name: Final = named_by_number("imhotep", "short", SOURCE_NAMES)
card_name: Final = named_by_number("imhotep", "card", CARD_NAMES)
site_name: Final = named_by_number("imhotep", "site", SITE_NAMES)
to_site: Final = named_by_number("imhotep", "to", SITE_NAMES)
at_site: Final = named_by_number("imhotep", "at", SITE_NAMES)
pyramid_name: Final = named_by_number("imhotep", "pyramid", PYRAMID_NAMES)


def seat_name(box: Box, seat: int) -> Message:
    """Return the colour of a seat."""
    return named("imhotep", "seat", box.colours[seat])


def card_effect(box: Box, kind: int) -> Message:
    """Return what a market card does, in few words, with the values of the box in play."""
    return _effect(box, kind, "effect")


def card_meaning(box: Box, kind: int) -> Message:
    """Return what a market card does in a whole sentence."""
    return _effect(box, kind, "board-effect")


def _effect(box: Box, kind: int, what: str) -> Message:
    if PYRAMID_DECORATION <= kind < STATUE:
        return Message(f"imhotep-{what}-decoration", {"stones": int(box.decoration)})
    if kind == STATUE:
        points = NO_BREAK.join(str(int(each)) for each in box.statues)
        return Message(f"imhotep-{what}-statue", {"points": points, "most": len(box.statues)})
    return named("imhotep", what, CARD_NAMES[kind])


def slot_name(at: int) -> Message:
    """Return which slot of which ship it is, counted from the bow."""
    return message("imhotep-slot", ship=at // SLOTS + 1, slot=at % SLOTS + 1)


def stones_in_order(box: Box, view: ImhotepView, number: int) -> list[Message]:
    """Return the colours of the stones on the ship that is unloaded, first out first."""
    owners = [view.load[view.unloading * SLOTS + slot] for slot in ORDERS[number]]
    return [seat_name(box, owner) for owner in owners if owner != NOBODY]
