"""What a legal action of Biotopia is good for, by the rules alone.

It is tried on a copy of a position that fits the view; what is only imagined there is not read.
"""

from collections.abc import Callable, Iterator
from typing import Final

from boardwright.core.actions import Action
from boardwright.core.chance import RandomChance
from boardwright.core.messages import message
from boardwright.games.biotopia.actions import ACTION_SPACE
from boardwright.games.biotopia.bio_cards import SUNSHINE_CARDS, has_card_to_turn
from boardwright.games.biotopia.butterflies import cost_of
from boardwright.games.biotopia.game import Biotopia
from boardwright.games.biotopia.laid_out import BiotopiaView
from boardwright.games.biotopia.turn import BiotopiaState
from boardwright.games.biotopia.vocabulary import (
    BRIMSTONE,
    BUTTERFLIES,
    CHRYSALIS,
    COMMON_BLUE,
    FROM_BUTTERFLIES,
    FROM_LARGE_WHITES,
    FROM_MISSIONS,
    FROM_TORTOISESHELLS,
    KINDS,
    LARGE_WHITE,
    MEADOW_BROWN,
    MORE_CARDS,
    MOURNING_CLOAK,
    NO_CARD,
    NOBODY,
    ORANGE_TIP,
    PEACOCK,
    SMALL_TORTOISESHELL,
    SOURCE_NAMES,
    SOURCES,
    SUNSHINE,
)
from boardwright.games.biotopia.wording.cards_explained import effect_of
from boardwright.games.biotopia.wording.names import card_name, mission_name, seat_name
from boardwright.games.biotopia.wording.prospects import mission_lacks
from boardwright.games.biotopia.wording.seen import Seen, helps_with, seen
from boardwright.wording.game_words import Merit

BY_MISSIONS: Final = SOURCE_NAMES[FROM_MISSIONS]
BY_LARGE_WHITES: Final = SOURCE_NAMES[FROM_LARGE_WHITES]


def merits(game: Biotopia, view: BiotopiaView, action: int) -> list[Merit]:
    """Say what an action of the seat that looks is good for, the weightiest first."""
    table = seen(game, view)
    after = table.position.clone()
    after.apply_action(action, RandomChance(0))
    chosen = ACTION_SPACE.read(action, view.asked)
    return [*BY_FAMILY[chosen.family.name](table, chosen, after)]


def _of_points(seen: Seen, after: BiotopiaState) -> Iterator[Merit]:
    """Tell what points an action brings, takes from rivals, and whether they end the game."""
    seat = seen.view.seat
    for source, name in enumerate(SOURCE_NAMES):
        at = seat * SOURCES + source
        points = int(after.points[at]) - seen.view.points[at]
        if points > 0:
            what = "lead" if source == FROM_LARGE_WHITES else "points"
            yield Merit(message(f"biotopia-merit-{what}", points=points), name)
    leader = seen.view.large_whites_leader
    if leader not in (NOBODY, seat, after.large_whites_leader):
        points = int(seen.box.large_whites_points)
        said = message("biotopia-merit-rival-loses", seat=seat_name(leader), points=points)
        yield Merit(said, BY_LARGE_WHITES)
    total = int(after.total(seat))
    if seen.total(seat) < seen.told.goal <= total and not seen.view.is_last_round:
        yield Merit(message("biotopia-merit-last-round", points=total))


def _of_missions(seen: Seen, after: BiotopiaState) -> Iterator[Merit]:
    """Tell which missions an action brings nearer."""
    for mission, lacks in seen.nearer(after, seen.view.seat):
        yield Merit(helps_with(seen.box, mission, lacks), BY_MISSIONS)


def _butterfly(seen: Seen, chosen: Action, after: BiotopiaState) -> Iterator[Merit]:
    """Tell what a butterfly brings that comes into play, from the hand or the flower row."""
    kind, seat = chosen["card"], seen.view.seat
    yield from _of_points(seen, after)
    if kind == LARGE_WHITE and seen.view.large_whites_leader == seat:
        yield Merit(message("biotopia-merit-keeps-lead"), BY_LARGE_WHITES)
    yield from _of_missions(seen, after)
    may_draw = seen.view.deck_size + sum(seen.view.compost) > 0
    acts = {
        COMMON_BLUE: any(place != NO_CARD for place in seen.view.sky),
        MEADOW_BROWN: may_draw,
        BRIMSTONE: may_draw,
        ORANGE_TIP: sum(seen.view.compost) > 0,
        SMALL_TORTOISESHELL: True,
        MOURNING_CLOAK: True,
    }
    if acts.get(kind, False):
        yield Merit(effect_of(kind))


def _play(seen: Seen, chosen: Action, after: BiotopiaState) -> Iterator[Merit]:
    kind = chosen["card"]
    if kind < BUTTERFLIES:
        yield from _butterfly(seen, chosen, after)
    elif kind == CHRYSALIS:
        own = [turned for turned in range(PEACOCK) if seen.view.flowers[turned]]
        best = max(own, key=lambda turned: (seen.card(turned).points, seen.card(turned).mission))
        said = message("biotopia-merit-turns", card=card_name(best), points=seen.card(best).points)
        tells = FROM_TORTOISESHELLS if best == SMALL_TORTOISESHELL else FROM_BUTTERFLIES
        yield Merit(said, SOURCE_NAMES[tells])
    elif kind == SUNSHINE:
        yield from _cards(seen, int(SUNSHINE_CARDS))
    else:
        yield from _flowers(seen, after)


def _mission(seen: Seen, chosen: Action, after: BiotopiaState) -> Iterator[Merit]:
    """Tell what a mission brings, and which rivals are near it, too."""
    yield from _of_points(seen, after)
    mission = chosen["mission"]
    name = mission_name(seen.box, mission)
    for rival in seen.rivals():
        if mission_lacks(seen.position, rival, mission) <= 1:
            seat = seat_name(rival)
            said = message("biotopia-news-rival-near-mission", seat=seat, mission=name)
            yield Merit(said, BY_MISSIONS)


def _cards(seen: Seen, wanted: int) -> Iterator[Merit]:
    """Tell how many cards are drawn: what there is (BT-R3)."""
    cards = min(wanted, seen.view.deck_size + sum(seen.view.compost))
    yield Merit(message("biotopia-merit-cards", cards=cards))


def _draw(seen: Seen, chosen: Action, after: BiotopiaState) -> Iterator[Merit]:
    browns = seen.view.butterflies[seen.view.seat * BUTTERFLIES + MEADOW_BROWN]
    return _cards(seen, browns if seen.view.asked == MORE_CARDS else 1)


def _flowers(seen: Seen, after: BiotopiaState) -> Iterator[Merit]:
    """Tell how many flowers there are then, and what they are enough for."""
    seat = seen.view.seat
    symbols = int(after.symbols[seat])
    lacks = {
        kind: int(cost_of(after, seat, kind)) - symbols
        for kind in range(KINDS)
        if after.hand[seat * KINDS + kind] > 0
        and (kind != CHRYSALIS or has_card_to_turn(after, seat))
    }
    cards = [
        card_name(kind) for kind, lack in lacks.items() if lack <= 0 and not seen.can_play(kind)
    ]
    if cards:
        yield Merit(message("biotopia-merit-affords", cards=cards))
    elif lacks and min(lacks.values()) > 0:
        nearest = min(lacks, key=lambda kind: lacks[kind])
        said = message("biotopia-merit-nearer-card", card=card_name(nearest), lacks=lacks[nearest])
        yield Merit(said)
    yield from _of_missions(seen, after)
    yield Merit(message("biotopia-merit-flowers", symbols=symbols))


def _flower(seen: Seen, chosen: Action, after: BiotopiaState) -> Iterator[Merit]:
    yield from _flowers(seen, after)
    seat = seen.view.seat
    if chosen["card"] < PEACOCK and after.hand[seat * KINDS + CHRYSALIS] > 0:
        yield Merit(message("biotopia-merit-hidden"))


def _take(seen: Seen, chosen: Action, after: BiotopiaState) -> Iterator[Merit]:
    """Tell what an open card is good for that comes to the hand."""
    kind = chosen["card"]
    card = seen.card(kind)
    if kind >= BUTTERFLIES:
        yield Merit(effect_of(kind))
    else:
        said = message("biotopia-merit-would-score", points=card.points, lacks=card.lacks)
        tells = FROM_TORTOISESHELLS if kind == SMALL_TORTOISESHELL else FROM_BUTTERFLIES
        yield Merit(said, SOURCE_NAMES[tells])
    if card.mission:
        yield Merit(message("biotopia-board-gains-mission", points=card.mission), BY_LARGE_WHITES)
    yield from _of_missions(seen, seen.with_card(kind, seen.view.seat))
    for rival in seen.rivals():
        for mission, lacks in seen.nearer(seen.with_card(kind, rival), rival):
            if not lacks:
                said = message(
                    "biotopia-merit-denies",
                    seat=seat_name(rival),
                    mission=mission_name(seen.box, mission),
                )
                yield Merit(said, BY_MISSIONS)


def _discard(seen: Seen, chosen: Action, after: BiotopiaState) -> Iterator[Merit]:
    yield Merit(message("biotopia-news-hand-full", limit=seen.told.hand_limit))
    lacks = seen.card(chosen["card"]).lacks
    if lacks:
        yield Merit(message("biotopia-merit-too-dear", symbols=lacks))


def _decline(seen: Seen, chosen: Action, after: BiotopiaState) -> Iterator[Merit]:
    yield Merit(message("biotopia-merit-decline"))


def _pass(seen: Seen, chosen: Action, after: BiotopiaState) -> Iterator[Merit]:
    yield Merit(message("biotopia-merit-pass"))


BY_FAMILY: Final[dict[str, Callable[[Seen, Action, BiotopiaState], Iterator[Merit]]]] = {
    "pass": _pass,
    "draw": _draw,
    "take": _take,
    "flower": _flower,
    "play": _play,
    "mission": _mission,
    "turn": _butterfly,
    "recover": _take,
    "discard": _discard,
    "decline": _decline,
}
