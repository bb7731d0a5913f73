"""What somebody new to Imhotep is told once, when it comes up for the first time."""

from collections.abc import Callable
from typing import Final

from boardwright.core.messages import Message, Value
from boardwright.games.imhotep.box import SPACES_OF_A_PYRAMID
from boardwright.games.imhotep.rounds import ROUNDS
from boardwright.games.imhotep.sites.temple import visible_at
from boardwright.games.imhotep.vocabulary import (
    CARD_NAMES,
    CARDS,
    LEVER,
    NOBODY,
    PYRAMID_NAMES,
    PYRAMIDS,
    SITE_NAMES,
    TEMPLE,
    TURN,
)
from boardwright.games.imhotep.wording.looking import Looking
from boardwright.games.imhotep.wording.names import card_meaning, card_name, site_name
from boardwright.wording.game_words import News


def news_for(at: Looking) -> list[News]:
    """Return what the seat that looks should know, most urgent first; nothing for who only looks.

    Nothing is told in the middle of a turn: then what is asked is enough to think about.
    """
    if at.view.seat == NOBODY or at.view.asked != TURN:
        return []
    return [found for tell in TOPICS if (found := tell(at)) is not None]


def _news(topic: str, places: list[str], values: dict[str, Value] | None = None) -> News:
    return News(topic, Message(f"imhotep-news-{topic}", values or {}), places)


def _is_asked(at: Looking) -> bool:
    return at.view.asked_seat == at.view.seat


def _sled_empty(at: Looking) -> News | None:
    """Tell who has no stone to load how to get some."""
    seat = at.view.seat
    if not _is_asked(at) or at.view.sled[seat] or not at.view.quarry[seat]:
        return None
    return _news("sled-empty", [f"quarry:{seat}"])


def _sled_full(at: Looking) -> News | None:
    """Tell who cannot get stones why (IM-R1)."""
    seat, room = at.view.seat, int(at.p.box.sled)
    if not _is_asked(at) or at.view.sled[seat] < room:
        return None
    return _news("sled-full", [f"sled:{seat}"], {"room": room})


def _quarry_empty(at: Looking) -> News | None:
    """Tell who has no stone left in the quarry."""
    seat = at.view.seat
    if at.view.quarry[seat]:
        return None
    return _news("quarry-empty", [f"quarry:{seat}"])


def _may_sail(at: Looking) -> News | None:
    """Point out a ship that may be sailed in this turn (IM-5.1)."""
    ready = [ship for ship in at.waiting() if at.found.ready[ship]]
    if not _is_asked(at) or not ready:
        return None
    return _news("may-sail", [f"ship:{ready[0] + 1}"])


def _may_not_sail(at: Looking) -> News | None:
    """Point out a ship that has some stones, but too few (IM-5.1)."""
    for ship in at.waiting():
        missing = at.missing_on(ship)
        if missing and at.stones_on(ship):
            return _news("may-not-sail", [f"ship:{ship + 1}"], {"missing": missing})
    return None


def _others_may_sail(at: Looking) -> News | None:
    """Warn that others may sail a ship with an own stone (IM-5.3)."""
    for ship in at.waiting():
        if at.found.ready[ship] and at.view.seat in at.stones_on(ship):
            return _news("others-may-sail", [f"ship:{ship + 1}"])
    return None


def _last_ship(at: Looking) -> News | None:
    """Tell what happens when the last ship has sailed (IM-2.4, IM-2.5)."""
    waiting = at.waiting()
    if len(waiting) != 1:
        return None
    return _news("last-ship", [f"ship:{waiting[0] + 1}"])


def _last_round(at: Looking) -> News | None:
    """Tell that this round is the last one (IM-11.1)."""
    return _news("last-round", ["round"]) if at.view.round == ROUNDS else None


def _site_taken(at: Looking) -> News | None:
    """Tell that a site has had its ship (IM-5.2)."""
    for ship, where in enumerate(at.view.ship_site):
        if where >= 0:
            return _news("site-taken", [f"site:{SITE_NAMES[where]}", f"ship:{ship + 1}"])
    return None


def _temple_covers(at: Looking) -> News | None:
    """Warn that the next stone at the temple covers an own one (IM-8.1)."""
    box = at.p.box
    if TEMPLE in at.view.ship_site:
        return None
    if visible_at(at.p, len(at.view.temple) % box.temple_spaces) != at.view.seat:
        return None
    return _news("temple-covers", ["site:temple"])


def _blue_card(at: Looking) -> News | None:
    """Tell what a blue card does that the seat has (IM-10.5)."""
    seat = at.view.seat
    for kind in range(LEVER, CARDS):
        if at.view.cards[seat * CARDS + kind]:
            effect = card_meaning(at.p.box, kind)
            values: dict[str, Value] = {"card": card_name(kind), "effect": effect}
            return _news("blue-card", [f"card:{seat}.{CARD_NAMES[kind]}"], values)
    return None


def _pyramids_full(at: Looking) -> News | None:
    """Tell that the spaces of the pyramids are taken (IM-7.1, IM-7.2)."""
    box = at.p.box
    spaces = SPACES_OF_A_PYRAMID * len(PYRAMID_NAMES)
    if not box.pyramids_are_b:
        spaces = len(box.pyramid_a)
    if len(at.view.pyramids) < spaces:
        return None
    return _news("pyramids-full", [f"site:{SITE_NAMES[PYRAMIDS]}"], {"points": int(box.beside)})


def _pair(at: Looking) -> News | None:
    """Tell what the face-down pair of market B is (IM-6.4)."""
    return _news("pair", ["offer:pair"]) if at.view.pair else None


def _wrath(at: Looking) -> News | None:
    """Warn of the wrath in the second half of the game (IM-12.1)."""
    missing = at.unbuilt(at.view.seat)
    if at.view.round * 2 <= ROUNDS or not missing:
        return None
    places = [f"site:{SITE_NAMES[monument]}" for monument in missing]
    sites: list[Message] = [site_name(monument) for monument in missing]
    return _news("wrath", places, {"points": int(at.p.box.penalty), "sites": sites})


# The most urgent one first.
TOPICS: Final[list[Callable[[Looking], News | None]]] = [
    _sled_empty,
    _may_sail,
    _others_may_sail,
    _last_ship,
    _last_round,
    _blue_card,
    _wrath,
    _temple_covers,
    _may_not_sail,
    _site_taken,
    _pair,
    _sled_full,
    _pyramids_full,
    _quarry_empty,
]
