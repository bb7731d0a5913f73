"""What the five sites are, and what they are worth now, for whoever asks."""

from collections.abc import Callable
from typing import Final

from boardwright.core.messages import Message, message, named
from boardwright.games.imhotep.box import SPACES_OF_A_PYRAMID
from boardwright.games.imhotep.sites.temple import visible_at
from boardwright.games.imhotep.vocabulary import (
    BURIAL_CHAMBER,
    MARKET,
    NO_CARD,
    NOBODY,
    OBELISKS,
    PYRAMID_NAMES,
    PYRAMIDS,
    SITE_NAMES,
    TEMPLE,
)
from boardwright.games.imhotep.wording.deeds import next_space_of
from boardwright.games.imhotep.wording.looking import Looking, free_sites
from boardwright.games.imhotep.wording.names import NO_BREAK, seat_name
from boardwright.games.imhotep.wording.prospects import Site


def site(at: Looking, which: str) -> list[Message]:
    """Explain a site: what a stone does there, what it would bring now, and who stands how."""
    if which not in SITE_NAMES:
        return []
    where = SITE_NAMES.index(which)
    told = SITES_EXPLAINED[where](at)
    if at.is_over():
        return told
    if where != MARKET:
        gains = at.gains(at.another_stone(where))
        told.append(message("imhotep-explained-another", gains=gains))
        standing = at.counts(at.found.standing[Site(which)])
        what = named("imhotep", "board-standing", which)
        told.append(message("imhotep-explained-standing", what=what, points=standing))
    if where not in free_sites(at.view):
        told.append(message("imhotep-explained-visited", ship=at.view.ship_site.index(where) + 1))
    return told


def _market(at: Looking) -> list[Message]:
    cards = sum(kind != NO_CARD for kind in at.view.offer)
    return [message("imhotep-explained-market"), message("imhotep-board-on-market", cards=cards)]


def _pyramids(at: Looking) -> list[Message]:
    box, filled = at.p.box, len(at.view.pyramids)
    spaces = len(box.pyramid_b if box.pyramids_are_b else box.pyramid_a)
    if filled >= spaces:
        return [message("imhotep-explained-pyramids-full", points=int(box.beside))]
    if box.pyramids_are_b:
        return [message("imhotep-explained-pyramids-b")]
    return [message("imhotep-explained-pyramids-a", points=int(box.pyramid_a[filled]))]


def _temple(at: Looking) -> list[Message]:
    box = at.p.box
    if box.temple_is_b:
        told = [message("imhotep-explained-temple-b")]
    else:
        told = [message("imhotep-explained-temple-a", points=int(box.temple_a))]
    covered = visible_at(at.p, len(at.view.temple) % box.temple_spaces)
    if covered != NOBODY:
        told.append(message("imhotep-explained-covers", seat=seat_name(box, int(covered))))
    return told


def _burial_chamber(at: Looking) -> list[Message]:
    box = at.p.box
    if box.burial_chamber_is_b:
        places = NO_BREAK.join(str(int(points)) for points in box.row_places[: box.players])
        return [message("imhotep-explained-burial-b", places=places), *_rows(at)]
    groups = NO_BREAK.join(str(int(points)) for points in box.groups)
    further = int(box.groups_further)
    told = [message("imhotep-explained-burial-a", groups=groups, further=further)]
    if at.found.groups:
        told.append(message("imhotep-explained-groups", groups=_groups(at)))
    return told


def _groups(at: Looking) -> list[Message]:
    """Name the groups, the biggest first."""
    return [
        message(
            "imhotep-explained-group",
            seat=at.who(group.seat),
            stones=len(group.stones),
            points=group.points,
        )
        for group in sorted(at.found.groups, key=lambda group: -len(group.stones))
    ]


def _rows(at: Looking) -> list[Message]:
    return [
        message("imhotep-explained-row", row=number, points=at.counts(row.points))
        for number, row in enumerate(at.found.rows, start=1)
        if any(row.stones)
    ]


def _obelisks(at: Looking) -> list[Message]:
    box = at.p.box
    if box.obelisks_are_b:
        told = [_next_obelisk(at)]
        stones = at.counts(at.found.loose)
        return [*told, message("imhotep-explained-loose", stones=stones, points=int(box.loose))]
    ranks = "/".join(str(int(points)) for points in box.obelisk_ranks)
    stones = at.counts(at.view.obelisk_stones)
    return [
        message("imhotep-explained-obelisks-a", places=ranks),
        message("imhotep-explained-towers", stones=stones),
    ]


def _next_obelisk(at: Looking) -> Message:
    box, taken = at.p.box, len(at.view.obelisks)
    if taken == len(box.obelisk_places):
        return message("imhotep-explained-obelisks-full", points=int(box.loose))
    points = int(box.obelisk_places[taken])
    return message("imhotep-explained-obelisks-b", stones=int(box.obelisk_stones), points=points)


SITES_EXPLAINED: Final[dict[int, Callable[[Looking], list[Message]]]] = {
    int(MARKET): _market,
    int(PYRAMIDS): _pyramids,
    int(TEMPLE): _temple,
    int(BURIAL_CHAMBER): _burial_chamber,
    int(OBELISKS): _obelisks,
}


def pyramid(at: Looking, which: str) -> list[Message]:
    """Explain one of the three pyramids of side B: what its next space gives."""
    if which not in PYRAMID_NAMES or not at.p.box.pyramids_are_b:
        return []
    number = PYRAMID_NAMES.index(which)
    if at.p.pyramid_filled[number] == SPACES_OF_A_PYRAMID:
        return [message("imhotep-explained-pyramid-complete")]
    space = next_space_of(at.p.box, at.view, number)
    return [message("imhotep-explained-pyramid", space=space)]
