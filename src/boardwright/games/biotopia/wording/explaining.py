"""What each place of the table of Biotopia is, and what it is worth now."""

from collections.abc import Callable
from typing import Final

from boardwright.core.messages import Message, message
from boardwright.games.biotopia.game import Biotopia
from boardwright.games.biotopia.laid_out import BiotopiaView
from boardwright.games.biotopia.vocabulary import (
    BUTTERFLIES,
    CARD_NAMES,
    COMMON_KNAPWEED,
    FROM_BUTTERFLIES,
    FROM_TORTOISESHELLS,
    GAME_OVER,
    KINDS,
    MISSION_NAMES,
    MOST_LARGE_WHITES,
    NO_CARD,
    SEAT_NAMES,
    SOURCES,
)
from boardwright.games.biotopia.wording.cards_explained import (
    butterfly,
    compost_card,
    effect_of,
    hand_card,
    own_flower,
    sky_card,
)
from boardwright.games.biotopia.wording.missions_explained import (
    large_whites_mission,
    ordinary_mission,
)
from boardwright.games.biotopia.wording.names import (
    card_name,
    large_whites_mission_name,
    mission_name,
    seat_name,
    source_name,
)
from boardwright.games.biotopia.wording.seen import Seen, kinds_of, seen, sentence


def explain(game: Biotopia, view: BiotopiaView, place: str) -> list[Message]:
    """Say what a place is and what it is worth now; nothing of a place that is not there."""
    what, _, where = place.partition(":")
    owner, _, name = where.partition(".")
    if what in OF_TABLE:
        return OF_TABLE[what](seen(game, view), where)
    if what in OF_SEATS and owner in SEAT_NAMES[: game.num_players()]:
        return OF_SEATS[what](seen(game, view), SEAT_NAMES.index(owner), name)
    return []


def _pile(seen: Seen, name: str) -> list[Message]:
    view = seen.view
    if name == "deck":
        cards = message("biotopia-deck", cards=view.deck_size)
        return [sentence(cards), message("biotopia-explained-deck")]
    if name == "sky":
        cards_there = sum(kind != NO_CARD for kind in view.sky)
        return [message("biotopia-explained-sky", cards=cards_there)]
    return _compost(seen, "") if name == "compost" else []


def _compost(seen: Seen, name: str) -> list[Message]:
    """Explain a card of the compost, or all of it."""
    if name in CARD_NAMES:
        return compost_card(seen, CARD_NAMES.index(name))
    return [message("biotopia-explained-compost", cards=sum(seen.view.compost))]


def _sky(seen: Seen, name: str) -> list[Message]:
    return sky_card(seen, CARD_NAMES.index(name)) if name in CARD_NAMES else []


def _mission(seen: Seen, name: str) -> list[Message]:
    if name == MOST_LARGE_WHITES:
        return large_whites_mission(seen)
    return ordinary_mission(seen, MISSION_NAMES.index(name)) if name in MISSION_NAMES else []


def _card(seen: Seen, seat: int, name: str) -> list[Message]:
    """Explain a card in the own hand; of a rival's hand nobody sees one."""
    if seat != seen.view.seat or name not in CARD_NAMES:
        return _hand(seen, seat, name)
    return hand_card(seen, CARD_NAMES.index(name))


def _hand(seen: Seen, seat: int, name: str) -> list[Message]:
    view, size, limit = seen.view, seen.view.hand_size[seat], seen.told.hand_limit
    if seat == view.seat:
        said = [sentence(message("biotopia-hand", cards=size, limit=limit)), *_playable(seen)]
    else:
        said = [message("biotopia-board-hand-of", cards=size)]
        held = kinds_of(view.held[seat * KINDS : (seat + 1) * KINDS])
        if held:
            said.append(message("biotopia-explained-held", cards=[card_name(k) for k in held]))
        said.append(message("biotopia-explained-rival-hand", seat=seat_name(seat)))
    if size > limit:
        said.append(message("biotopia-explained-too-many", cards=size - limit))
    return said


def _playable(seen: Seen) -> list[Message]:
    """Name the hand cards for which there are flowers enough."""
    cards = [card_name(kind) for kind in range(KINDS) if seen.can_play(kind)]
    return [message("biotopia-explained-playable", cards=cards)] if cards else []


def _flower(seen: Seen, seat: int, name: str) -> list[Message]:
    """Explain an own flower; of a rival's nobody sees the other side."""
    if seat != seen.view.seat or name not in CARD_NAMES:
        return _flowers(seen, seat, name)
    return own_flower(seen, CARD_NAMES.index(name))


def _flowers(seen: Seen, seat: int, name: str) -> list[Message]:
    said = [
        sentence(message("biotopia-flower-row", symbols=seen.view.symbols[seat])),
        message("biotopia-board-guide-lead"),
    ]
    return said + _playable(seen) if seat == seen.view.seat else said


def _knapweed(seen: Seen, seat: int, name: str) -> list[Message]:
    """Explain a common knapweed that lies face up; none if there is none."""
    if not seen.view.knapweeds[seat]:
        return []
    card, effect = card_name(COMMON_KNAPWEED), effect_of(COMMON_KNAPWEED)
    return [message("biotopia-board-pointed", card=card, effect=effect)]


def _butterfly(seen: Seen, seat: int, name: str) -> list[Message]:
    """Explain the butterflies of a kind, or the whole row."""
    if name not in CARD_NAMES[:BUTTERFLIES]:
        return _butterflies(seen, seat, name)
    return butterfly(seen, seat, CARD_NAMES.index(name))


def _butterflies(seen: Seen, seat: int, name: str) -> list[Message]:
    view = seen.view
    count = sum(view.butterflies[seat * BUTTERFLIES : (seat + 1) * BUTTERFLIES])
    points = sum(
        view.points[seat * SOURCES + source] for source in (FROM_BUTTERFLIES, FROM_TORTOISESHELLS)
    )
    said = message("biotopia-butterfly-row", butterflies=count, points=points)
    return [sentence(said), *_kinds(seen, seat)]


def _kinds(seen: Seen, seat: int) -> list[Message]:
    """Count the different butterflies, if there are any."""
    kinds = seen.told.different[seat]
    return [message("biotopia-board-kinds", kinds=kinds)] if kinds else []


def _garden(seen: Seen, seat: int, name: str) -> list[Message]:
    """Explain what a seat has reached, how far it is from the end, and whose turn it is."""
    view = seen.view
    said = [_points(seen, seat), *_end(seen, seat), *_missions_of(seen, seat), *_kinds(seen, seat)]
    if view.asked != GAME_OVER and view.asked_seat == seat:
        said.append(message("biotopia-explained-turn", seat=seat_name(seat)))
    if view.start_player == seat:
        said.append(sentence(message("biotopia-starts", seat=seat_name(seat))))
    return said


def _points(seen: Seen, seat: int) -> Message:
    """Say how many points a seat has, and what from."""
    total = message("biotopia-board-points", points=seen.total(seat))
    parts = [
        message("biotopia-explained-source", source=source_name(source), points=points)
        for source, points in enumerate(seen.view.points[seat * SOURCES : (seat + 1) * SOURCES])
        if points
    ]
    if not parts:
        return sentence(total)
    return message("biotopia-explained-points", total=total, sources=parts)


def _score(seen: Seen, name: str) -> list[Message]:
    """Explain the points of a seat where the table shows them, by its number from 0."""
    seats = map(str, range(len(seen.view.symbols)))
    return _garden(seen, int(name), "") if name in seats else []


def _end(seen: Seen, seat: int) -> list[Message]:
    """Say how far a seat is from ending the game, and who is nearest if another one is nearer."""
    if seen.view.is_last_round:
        return [sentence(message("biotopia-board-last-round", turns=seen.told.turns_left))]
    own = seen.to_go(seat)
    if seat == seen.view.seat:
        said = [message("biotopia-explained-own-to-go", points=own)]
    else:
        said = [message("biotopia-explained-to-go", seat=seat_name(seat), points=own)]
    nearest = min(range(len(seen.view.symbols)), key=seen.to_go)
    if seen.to_go(nearest) < own:
        to_go = seen.to_go(nearest)
        said.append(message("biotopia-explained-nearest", seat=seat_name(nearest), points=to_go))
    return said


def _missions_of(seen: Seen, seat: int) -> list[Message]:
    names = [mission_name(seen.box, m) for m, by in enumerate(seen.view.missions) if by == seat]
    if seen.view.large_whites_leader == seat:
        names.insert(0, large_whites_mission_name())
    return [message("biotopia-explained-missions", missions=names)] if names else []


# By what stands before the colon of a place.
OF_TABLE: Final[dict[str, Callable[[Seen, str], list[Message]]]] = {
    "pile": _pile,
    "compost": _compost,
    "sky": _sky,
    "mission": _mission,
    "score": _score,
}
OF_SEATS: Final[dict[str, Callable[[Seen, int, str], list[Message]]]] = {
    "card": _card,
    "hand": _hand,
    "flower": _flower,
    "flowers": _flowers,
    "knapweed": _knapweed,
    "butterfly": _butterfly,
    "butterflies": _butterflies,
    "garden": _garden,
}
