"""Where points of Imhotep come from: the stones and cards that have just given them to a seat.

A stone is known by where it lies, as `temple:4` is the fifth that came to the temple.
"""

from collections.abc import Callable
from typing import Final

from boardwright.games.imhotep.laid_out import ImhotepView
from boardwright.games.imhotep.position import owner_of
from boardwright.games.imhotep.sites.obelisks import loose_stones
from boardwright.games.imhotep.vocabulary import (
    CARD_NAMES,
    CARDS,
    CHISEL,
    FROM_OBELISKS,
    FROM_TEMPLE,
    GAME_OVER,
    LEVER,
    PYRAMID_DECORATION,
    SITE_NAMES,
    SOURCE_NAMES,
    STATUE,
    TEMPLE_CHOICE,
)
from boardwright.games.imhotep.wording.looking import Looking
from boardwright.games.imhotep.wording.worth import first_unpaid_space


def sources_in_order(after: ImhotepView) -> list[str]:
    """Return what stones give as they land, then what the temple gives, then what the end does."""
    told = list(SOURCE_NAMES)
    if after.asked != GAME_OVER:  # until then only an obelisk that was just completed scores
        obelisks = told.pop(int(FROM_OBELISKS))
        told.insert(int(FROM_TEMPLE), obelisks)
    return told


def _pyramids(before: Looking, after: Looking, seat: int) -> list[str]:
    first = len(before.view.pyramids)
    landed = enumerate(after.view.pyramids[first:], first)
    return [f"pyramids:{at}" for at, stone in landed if owner_of(stone) == seat]


def _temple(before: Looking, after: Looking, seat: int) -> list[str]:
    """Return the visible stones that were paid for in points (IM-8.2, IM-8.3)."""
    box, spaces = after.p.box, int(after.p.box.temple_spaces)
    first = first_unpaid_space(before.p)
    is_paid = after.view.round > before.view.round or after.is_over()
    last = spaces if is_paid else first_unpaid_space(after.p)
    if before.view.asked == TEMPLE_CHOICE and after.view.sled[seat] > before.view.sled[seat]:
        first += 1  # it gave stones instead
    count = len(after.view.temple)
    tops = [space + (count - 1 - space) // spaces * spaces for space in range(min(count, spaces))]
    return [
        f"temple:{tops[space]}"
        for space in range(first, min(last, len(tops)))
        if after.view.temple[tops[space]] == seat
        and not (box.temple_is_b and box.temple_b[space] == 0)
    ]


def _burial_chamber(before: Looking, after: Looking, seat: int) -> list[str]:
    stones = enumerate(after.view.burial_chamber)
    return [f"burial:{at}" for at, owner in stones if owner == seat]


def _obelisks(before: Looking, after: Looking, seat: int) -> list[str]:
    """Return the top of the own tower, or new obelisks and stones that are in none."""
    stones = after.view.obelisk_stones[seat]
    if not after.p.box.obelisks_are_b:
        return [f"obelisks:of{seat}.{stones - 1}"]
    first, top = len(before.view.obelisks), int(after.p.box.obelisk_stones) - 1
    built = enumerate(after.view.obelisks[first:], first)
    new = [f"obelisks:{place}.{top}" for place, owner in built if owner == seat]
    loose = int(loose_stones(after.p, seat)) if after.is_over() else 0
    return [*new, *(f"obelisks:loose{seat}.{at}.0" for at in range(loose))]


def _cards(first: int, last: int) -> Callable[[Looking, Looking, int], list[str]]:
    """Return what finds the own cards of some kinds."""

    def found(before: Looking, after: Looking, seat: int) -> list[str]:
        cards = after.view.cards[seat * CARDS : (seat + 1) * CARDS]
        return [f"card:{seat}.{CARD_NAMES[kind]}" for kind in range(first, last + 1) if cards[kind]]

    return found


def _wrath(before: Looking, after: Looking, seat: int) -> list[str]:
    """Return the monuments that the seat did not build on (IM-12.1)."""
    return [f"site:{SITE_NAMES[site]}" for site in after.unbuilt(seat)]


EARNED_AT: Final[dict[str, Callable[[Looking, Looking, int], list[str]]]] = dict(
    zip(
        SOURCE_NAMES,
        [
            _pyramids,
            _temple,
            _burial_chamber,
            _obelisks,
            _cards(int(PYRAMID_DECORATION), int(PYRAMID_DECORATION) + 3),
            _cards(int(STATUE), int(STATUE)),
            _cards(int(LEVER), int(CHISEL)),
            _wrath,
        ],
        strict=True,
    )
)
