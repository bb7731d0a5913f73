"""What stones that land, and ships that may sail, are good for: each in one sentence."""

from typing import Final, NamedTuple

from boardwright.core.messages import Message, Value
from boardwright.games.imhotep.turn import ImhotepState
from boardwright.games.imhotep.vocabulary import (
    FROM_BURIAL_CHAMBER,
    FROM_OBELISKS,
    FROM_PYRAMIDS,
    FROM_TEMPLE,
    MARKET,
    NOBODY,
    SLOTS,
    SOURCE_NAMES,
    SOURCES,
    TEMPLE,
)
from boardwright.games.imhotep.wording.looking import Looking, free_sites
from boardwright.games.imhotep.wording.names import seat_name, source_name, to_site
from boardwright.games.imhotep.wording.prospects import SOURCE
from boardwright.games.imhotep.wording.worth import (
    added_at_the_end,
    after_landing,
    cards_taken,
    gained,
    paid_by_temple,
    worth,
)
from boardwright.wording.game_words import Merit

# What tells points that the end adds; of all other sources the same does.
AT_THE_END: Final = {int(FROM_BURIAL_CHAMBER): "burial", int(FROM_OBELISKS): "obelisks"}


class Weighed(NamedTuple):
    """A merit, and what it weighs: points, or nothing where it is about none."""

    points: int
    merit: Merit


def plainly(text: str, **values: Value) -> Weighed:
    """Return what is good in another way than by points."""
    return Weighed(0, Merit(Message(f"imhotep-merit-{text}", values)))


def weighed(text: str, origin: int, points: int, **values: Value) -> Weighed:
    """Return what is good by its points, which come from one source."""
    said = Message(f"imhotep-merit-{text}", {"points": points, **values})
    return Weighed(points, Merit(said, SOURCE_NAMES[origin]))


def landing(at: Looking, owners: list[int], site: int) -> list[Weighed]:
    """Say what it is good for if stones land at a site in this order."""
    seat = at.view.asked_seat
    if site == MARKET:
        cards = cards_taken(at.p, owners)[seat]
        return [plainly("cards", cards=cards)] if cards else []
    after = after_landing(at.p, owners, site)
    found = [*_at_once(at.p, after, seat), *at_the_end(at.p, after, seat), *_costs(at, after)]
    if site == TEMPLE:
        found += _paid(after, seat)
    return found


def _at_once(before: ImhotepState, after: ImhotepState, seat: int) -> list[Weighed]:
    """Tell the points that come at once."""
    found: list[Weighed] = []
    if points := gained(before, after, int(FROM_PYRAMIDS))[seat]:
        text = "pyramids-b" if before.box.pyramids_are_b else "pyramids-a"
        found.append(weighed(text, int(FROM_PYRAMIDS), points))
    if points := gained(before, after, int(FROM_OBELISKS))[seat]:
        found.append(weighed("obelisk", int(FROM_OBELISKS), points))
    return found


def _paid(after: ImhotepState, seat: int) -> list[Weighed]:
    """Tell what the temple pays; no other ship comes there in this round (IM-5.2)."""
    points = gained(after, paid_by_temple(after), int(FROM_TEMPLE))[seat]
    return [weighed("temple", int(FROM_TEMPLE), points)] if points else []


def at_the_end(before: ImhotepState, after: ImhotepState, seat: int) -> list[Weighed]:
    """Tell what the end would add more, as things stand."""
    then, now = added_at_the_end(before)[seat], added_at_the_end(after)[seat]
    found: list[Weighed] = []
    for source in range(SOURCES):
        points = now[source] - then[source]
        if points <= 0:
            continue
        if source in AT_THE_END:
            found.append(weighed(AT_THE_END[source], source, points))
        else:
            found.append(weighed("end", source, points, source=source_name(source)))
    return found


def _costs(at: Looking, after: ImhotepState) -> list[Weighed]:
    """Tell which rival loses most by it."""
    changes = [now - then for now, then in zip(worth(after), worth(at.p), strict=True)]
    rival = min(_rivals(at), key=lambda seat: changes[seat])
    if changes[rival] >= 0:
        return []
    name = seat_name(at.p.box, rival)
    return [Weighed(-changes[rival], _of_rival("costs", seat=name, points=-changes[rival]))]


def spoiling(at: Looking, owners: list[int], site: int) -> list[Weighed]:
    """Tell which rival on board would have got more at another site that is free."""
    if site == MARKET:
        return []
    elsewhere = [free for free in free_sites(at.view) if free not in (site, MARKET)]
    here = _changes(at, owners, site)
    most = [max(points) for points in zip(*(_changes(at, owners, free) for free in elsewhere))]
    spoiled = [
        (most[seat] - here[seat], seat)
        for seat in _rivals(at)
        if most and seat in owners and 0 <= here[seat] < most[seat]
    ]
    if not spoiled:
        return []
    missed, rival = max(spoiled)
    name = seat_name(at.p.box, rival)
    return [Weighed(missed, _of_rival("spoils", seat=name, points=here[rival], most=most[rival]))]


def _of_rival(text: str, **values: Value) -> Merit:
    return Merit(Message(f"imhotep-merit-{text}", values))


def _rivals(at: Looking) -> list[int]:
    return [seat for seat in range(at.p.box.players) if seat != at.view.asked_seat]


def _changes(at: Looking, owners: list[int], site: int) -> list[int]:
    """Return what stones on a monument would change for each seat."""
    after = worth(after_landing(at.p, owners, site))
    return [now - then for now, then in zip(after, worth(at.p), strict=True)]


def voyages(at: Looking, loaded: ImhotepState, ship: int) -> list[Weighed]:
    """Tell where a ship that was loaded could bring the own seat most."""
    seat = at.view.asked_seat
    load = loaded.load[ship * SLOTS : (ship + 1) * SLOTS]
    owners = [int(owner) for owner in load if owner != NOBODY]
    free = free_sites(at.view)
    found = [(_changes(at, owners, site)[seat], -site) for site in free if site != MARKET]
    points, site = max(found, default=(0, 0))
    if points > 0:
        source = SOURCE.get(-site, int(FROM_TEMPLE))
        return [weighed("voyage", source, points, to=to_site(-site))]
    if MARKET in free and cards_taken(loaded, owners)[seat]:
        return [plainly("voyage-market")]
    return []
