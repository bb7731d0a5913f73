"""What each place of the table is, and what it is worth now, for whoever asks."""

from collections.abc import Callable
from typing import Final

from boardwright.core.messages import Message, Value, message
from boardwright.games.imhotep.get_stones import stones_to_get
from boardwright.games.imhotep.rounds import ROUNDS
from boardwright.games.imhotep.vocabulary import (
    GONE,
    MARKET,
    NOBODY,
    SHIPS,
    SITE_NAMES,
    SLOTS,
    SOURCES,
    WAITING,
)
from boardwright.games.imhotep.wording.explaining_cards import (
    card_before,
    card_in_pair,
    card_on_offer,
)
from boardwright.games.imhotep.wording.explaining_sites import pyramid, site
from boardwright.games.imhotep.wording.looking import NO_GAIN, Looking, more_or_less
from boardwright.games.imhotep.wording.names import (
    at_site,
    seat_name,
    site_name,
    source_name,
    to_site,
)


def explained(at: Looking, place: str) -> list[Message]:
    """Say what a place is, what matters most first; nothing of a place that there is not."""
    kind, _, which = place.partition(":")
    tell = PLACES.get(kind)
    return [] if tell is None else tell(at, which)


def _ship(at: Looking, which: str) -> list[Message]:
    """Explain a ship: how many stones it takes, what is on board, and what it would bring."""
    ship = _number(which, SHIPS)
    if ship is None:
        return []
    where = at.view.ship_site[ship]
    if where == GONE:
        return [message("imhotep-ship-gone")]
    if where != WAITING:
        return [message("imhotep-explained-ship-away", at=at_site(where))]
    size = at.view.capacity[ship]
    told = [
        message("imhotep-explained-ship", slots=size, minimum=int(at.p.box.minimum[size])),
        _readiness(at, ship),
    ]
    if stones := at.stones_on(ship):
        in_order = [seat_name(at.p.box, owner) for owner in stones]
        told += [message("imhotep-explained-ship-load", stones=in_order), *_voyages(at, ship)]
    return told


def _readiness(at: Looking, ship: int) -> Message:
    missing = at.missing_on(ship)
    if missing:
        return message("imhotep-explained-ship-missing", missing=missing)
    return message("imhotep-explained-ship-ready")


def _voyages(at: Looking, ship: int) -> list[Message]:
    """Say what the ship would bring at each free site."""
    told = [message("imhotep-explained-voyages")]
    for voyage in at.found.voyages:
        if voyage.ship != ship:
            continue
        where = SITE_NAMES.index(voyage.site)
        brings = _cards(at, voyage.cards) if where == MARKET else at.gains(voyage.points)
        told.append(message("imhotep-explained-voyage", to=to_site(where), brings=brings))
    return told


def _cards(at: Looking, cards: list[int]) -> Value:
    """Say who takes how many cards."""
    told = [
        message(
            "imhotep-explained-gain",
            seat=at.who(seat),
            gain=message("imhotep-board-cards", cards=cards[seat]),
        )
        for seat in at.seats()
        if cards[seat]
    ]
    return told or NO_GAIN


def _slot(at: Looking, which: str) -> list[Message]:
    """Explain a place of a ship: whose stone is there, and when it is unloaded."""
    of_ship, _, of_slot = which.partition(".")
    ship, slot = _number(of_ship, SHIPS), _number(of_slot, SLOTS)
    if ship is None or slot is None or slot >= at.view.capacity[ship]:
        return []
    load = at.view.load[ship * SLOTS : (ship + 1) * SLOTS]
    ahead = sum(owner != NOBODY for owner in load[:slot])
    if load[slot] == NOBODY:
        what = message("imhotep-explained-slot-free")
    else:
        what = message("imhotep-explained-slot-taken", seat=seat_name(at.p.box, load[slot]))
    return [what, message("imhotep-explained-slot-order", ahead=ahead)]


def _quarry(at: Looking, which: str) -> list[Message]:
    """Explain a quarry: what is left, and what getting stones would bring."""
    seat = _number(which, at.p.box.players, first=0)
    if seat is None:
        return []
    left = at.view.quarry[seat]
    told = [message("imhotep-board-quarry", seat=at.who(seat), stones=left)]
    if left:
        stones = int(stones_to_get(at.p, seat, at.p.box.get))
        told.append(message("imhotep-explained-get", stones=stones, room=int(at.p.box.sled)))
    return told


def _sled(at: Looking, which: str) -> list[Message]:
    """Explain a sled."""
    seat = _number(which, at.p.box.players, first=0)
    if seat is None:
        return []
    room = int(at.p.box.sled)
    return [message("imhotep-explained-sled", stones=at.view.sled[seat], room=room)]


def _score(at: Looking, which: str) -> list[Message]:
    """Explain the points of a seat: those it has, and those that the end would add."""
    seat = _number(which, at.p.box.players, first=0)
    if seat is None:
        return []
    so_far = [int(at.p.points[seat * SOURCES + source]) for source in range(SOURCES)]
    told = [_points("imhotep-explained-points", so_far)]
    if at.is_over():
        return told
    told.append(_points("imhotep-explained-ending", list(at.found.ending[seat].values())))
    if missing := at.unbuilt(seat):
        penalty = int(at.p.box.penalty)
        sites = [site_name(monument) for monument in missing]
        told.append(message("imhotep-explained-wrath", points=penalty, sites=sites))
    if at.view.start_player == seat:
        told.append(message("imhotep-board-start"))
    return told


def _points(text: str, points: list[int]) -> Message:
    """Tell points by what they come from."""
    sources = [
        message("imhotep-explained-source", source=source_name(source), points=_signed(number))
        for source, number in enumerate(points)
        if number
    ]
    total = sum(points)
    return Message(text, {"points": total, "total": _signed(total), "sources": sources})


def _signed(points: int) -> Value:
    return more_or_less(points) if points < 0 else points


def _round(at: Looking, which: str) -> list[Message]:
    """Explain the round: how many there are, and what ends this one."""
    told = [message("imhotep-board-round", round=at.view.round, rounds=int(ROUNDS))]
    if waiting := len(at.waiting()):
        told.append(message("imhotep-explained-round", ships=waiting))
    left = sum(at.view.round_cards)
    if at.view.round < ROUNDS:
        out = left - (int(ROUNDS) - at.view.round)
        told.append(message("imhotep-board-coming-mean", cards=left, out=out))
    return told


def _number(text: str, size: int, first: int = 1) -> int | None:
    """Return a number from 0 that a place is told apart by; nothing if there is no such place."""
    if not text.isascii() or not text.isdecimal():
        return None
    number = int(text) - first
    return number if 0 <= number < size else None


def _card(at: Looking, which: str) -> list[Message]:
    of_seat, _, name = which.partition(".")
    seat = _number(of_seat, at.p.box.players, first=0)
    return [] if seat is None else card_before(at, seat, name)


# By how the name of a place begins.
PLACES: Final[dict[str, Callable[[Looking, str], list[Message]]]] = {
    "ship": _ship,
    "slot": _slot,
    "site": site,
    "pyramid": pyramid,
    "quarry": _quarry,
    "sled": _sled,
    "score": _score,
    "round": _round,
    "card": _card,
    "offer": card_on_offer,
    "pair": card_in_pair,
}
