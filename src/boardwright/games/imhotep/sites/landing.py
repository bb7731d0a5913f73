"""A stone arrives at a site by that site's rules (IM-5.4, IM-6.2)."""

from mypy_extensions import i64

from boardwright.games.imhotep.position import Position
from boardwright.games.imhotep.sites.burial_chamber import land_at_burial_chamber
from boardwright.games.imhotep.sites.market import land_at_market
from boardwright.games.imhotep.sites.obelisks import land_at_obelisks
from boardwright.games.imhotep.sites.pyramids import land_at_pyramids
from boardwright.games.imhotep.sites.temple import land_at_temple
from boardwright.games.imhotep.vocabulary import (
    BURIAL_CHAMBER,
    MARKET,
    PYRAMIDS,
    TEMPLE,
)


def land_stone(p: Position, seat: i64, site: i64) -> None:
    """Put a stone on a site; its owner makes the choices for it (IM-5.4)."""
    if site == PYRAMIDS:
        land_at_pyramids(p, seat)
    elif site == TEMPLE:
        land_at_temple(p, seat)
    elif site == BURIAL_CHAMBER:
        land_at_burial_chamber(p, seat)
    elif site == MARKET:
        land_at_market(p, seat)
    else:
        land_at_obelisks(p, seat)
