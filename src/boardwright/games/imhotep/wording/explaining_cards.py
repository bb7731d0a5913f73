"""What the cards of the market are, and what they are worth now, for whoever asks."""

from boardwright.core.messages import Message, message
from boardwright.games.imhotep.ending import stones_on
from boardwright.games.imhotep.market_cards import site_of_red_card
from boardwright.games.imhotep.turn import ImhotepState
from boardwright.games.imhotep.vocabulary import (
    CARD_NAMES,
    CARDS,
    LEVER,
    PAVED_PATH,
    PYRAMID_DECORATION,
    STATUE,
)
from boardwright.games.imhotep.wording.looking import Looking
from boardwright.games.imhotep.wording.names import card_meaning, card_name
from boardwright.games.imhotep.wording.prospects import Card
from boardwright.games.imhotep.wording.worth import after_landing, worth

PAIR = "pair"


def with_card(p: ImhotepState, seat: int, kind: int) -> ImhotepState:
    """Return the position after a card came to a seat; a red one lands its stone (IM-6.2)."""
    if kind <= PAVED_PATH:
        landing = [seat] if p.quarry[seat] else []  # IM-R4
        return after_landing(p, landing, int(site_of_red_card(kind)))
    after = p.clone()
    after.cards[seat * CARDS + kind] += 1
    return after


def card_on_offer(at: Looking, which: str) -> list[Message]:
    """Explain a card of the market: what it does, and what it would bring whom."""
    if which == PAIR and at.view.pair:
        return [message("imhotep-explained-pair", cards=at.view.pair)]
    if which not in CARD_NAMES or CARD_NAMES.index(which) not in at.view.offer:
        return []
    return _worth_taking(at, CARD_NAMES.index(which), at.seats())


def card_in_pair(at: Looking, which: str) -> list[Message]:
    """Explain a card of the pair to the seat that looks at it."""
    if which not in CARD_NAMES or CARD_NAMES.index(which) not in at.view.seen:
        return []
    return _worth_taking(at, CARD_NAMES.index(which), [at.view.seat])


def _worth_taking(at: Looking, kind: int, seats: list[int]) -> list[Message]:
    before = worth(at.p)
    points = [
        worth(with_card(at.p, seat, kind))[seat] - before[seat] if seat in seats else 0
        for seat in range(at.p.box.players)
    ]
    return [
        _meaning(at, kind),
        message("imhotep-explained-taken", gains=at.gains(points)),
        *_to_next_point(at, kind),
    ]


def card_before(at: Looking, seat: int, which: str) -> list[Message]:
    """Explain a card that lies before a seat: what it does, and what it gives at the end."""
    kind = CARD_NAMES.index(which) if which in CARD_NAMES else -1
    if kind < 0 or not at.view.cards[seat * CARDS + kind]:
        return []
    told = [_meaning(at, kind)]
    if kind >= LEVER:
        told.append(message("imhotep-explained-unused", points=int(at.p.box.blue)))
    elif not at.is_over():
        points = at.found.cards[seat][Card(which)]
        told.append(message("imhotep-board-worth", points=points))
    return told + _to_next_point(at, kind)


def _meaning(at: Looking, kind: int) -> Message:
    return message("imhotep-label-card", card=card_name(kind), effect=card_meaning(at.p.box, kind))


def _to_next_point(at: Looking, kind: int) -> list[Message]:
    """Say how many stones are still missing to the next point of a decoration (IM-11.2)."""
    if not PYRAMID_DECORATION <= kind < STATUE:
        return []
    stones = int(stones_on(at.p, kind - PYRAMID_DECORATION))
    each = int(at.p.box.decoration)
    missing = each - stones % each
    return [message("imhotep-explained-decoration", stones=stones, missing=missing)]
