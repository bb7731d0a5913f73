"""What a card of Biotopia is, and what it is worth now where it lies."""

from boardwright.core.messages import Message, message, named
from boardwright.games.biotopia.butterflies import score_butterfly
from boardwright.games.biotopia.vocabulary import BUTTERFLIES, CARD_NAMES, LARGE_WHITE, PEACOCK
from boardwright.games.biotopia.wording.missions_explained import large_whites_lines
from boardwright.games.biotopia.wording.names import card_name
from boardwright.games.biotopia.wording.prospects import NO_SEAT
from boardwright.games.biotopia.wording.seen import Seen, helps_with, sentence


def effect_of(kind: int) -> Message:
    """Say in a sentence what a card does."""
    return named("biotopia-board", "effect", CARD_NAMES[kind])


def hand_card(seen: Seen, kind: int) -> list[Message]:
    """Explain a card in the hand of the seat that looks."""
    flowers = seen.view.symbols[seen.view.seat] + 1
    return [
        *_now(seen, kind),
        *_printed(seen, kind),
        *_missions(seen, kind),
        message("biotopia-explained-as-flower", symbols=flowers),
    ]


def sky_card(seen: Seen, kind: int) -> list[Message]:
    """Explain a card in the sky."""
    return [
        *_printed(seen, kind),
        *_worth(seen, kind),
        *_missions(seen, kind),
        message("biotopia-explained-sky-card"),
    ]


def compost_card(seen: Seen, kind: int) -> list[Message]:
    """Explain a card on the compost."""
    return [
        *_printed(seen, kind),
        *_missions(seen, kind),
        message("biotopia-explained-compost-card"),
    ]


def own_flower(seen: Seen, kind: int) -> list[Message]:
    """Explain a flower of the seat that looks, which alone may know its other side."""
    said = [
        sentence(message("biotopia-board-own-flower", card=card_name(kind))),
        message("biotopia-explained-flower"),
    ]
    if kind < PEACOCK:
        said.append(message("biotopia-explained-turned", points=seen.card(kind).points))
        return said + _gains_mission(seen, kind)
    if kind == PEACOCK:
        return [*said, effect_of(kind)]
    return [*said, message("biotopia-explained-not-turned")]


def butterfly(seen: Seen, seat: int, kind: int) -> list[Message]:
    """Explain the butterflies of a kind in a garden; none if there are none."""
    copies = seen.view.butterflies[seat * BUTTERFLIES + kind]
    if not copies:
        return []
    points = message("biotopia-explained-kind-points", points=_points_of(seen, seat, kind, copies))
    said = [message("biotopia-board-pointed", card=card_name(kind), effect=effect_of(kind)), points]
    return said + large_whites_lines(seen) if kind == LARGE_WHITE else said


def _printed(seen: Seen, kind: int) -> list[Message]:
    """Say what a card is, costs and scores now, and what it does."""
    card, name = seen.card(kind), card_name(kind)
    if kind < BUTTERFLIES:
        points = card.points
        what = message("biotopia-board-butterfly", name=name, cost=card.cost, points=points)
    else:
        what = message("biotopia-board-card", name=name, cost=card.cost)
    return [what, effect_of(kind)]


def _now(seen: Seen, kind: int) -> list[Message]:
    """Say whether a card can be played, and what it scores."""
    card = seen.card(kind)
    if not card.lacks and card.has_target:
        ready = message("biotopia-explained-ready", points=card.points)
        return [ready, *_gains_mission(seen, kind)]
    return _worth(seen, kind)


def _worth(seen: Seen, kind: int) -> list[Message]:
    """Say what a card would gain beside its points, and what it lacks."""
    card = seen.card(kind)
    said = _gains_mission(seen, kind)
    if card.lacks:
        said.append(message("biotopia-board-lacks", symbols=card.lacks))
    if not card.has_target:
        said.append(message("biotopia-board-no-target"))
    return said


def _gains_mission(seen: Seen, kind: int) -> list[Message]:
    mission = seen.card(kind).mission
    return [message("biotopia-board-gains-mission", points=mission)] if mission else []


def _missions(seen: Seen, kind: int) -> list[Message]:
    """Say which missions a card would help with."""
    seat = seen.view.seat
    if seat == NO_SEAT:
        return []
    after = seen.with_card(kind, seat)
    return [helps_with(seen.box, *one) for one in seen.nearer(after, seat)]


def _points_of(seen: Seen, seat: int, kind: int, copies: int) -> int:
    """Let butterflies of a kind score once more, one after the other, on an empty row."""
    trial = seen.position.clone()
    before = int(trial.total(seat))
    for number in range(copies):
        trial.butterflies[seat * BUTTERFLIES + kind] = number
        score_butterfly(trial, seat, kind)
    return int(trial.total(seat)) - before
