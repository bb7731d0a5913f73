"""What somebody new to Biotopia is told once, when it comes up for the first time."""

from collections.abc import Iterator
from typing import Final

from boardwright.core.messages import message
from boardwright.games.biotopia.game import Biotopia
from boardwright.games.biotopia.laid_out import BiotopiaView
from boardwright.games.biotopia.vocabulary import (
    BUTTERFLIES,
    CARD_NAMES,
    CHRYSALIS,
    COMMON_KNAPWEED,
    COMPOST_CARD,
    FIRST_FLOWER,
    GAME_OVER,
    LARGE_WHITE,
    MISSION_NAMES,
    MORE_CARDS,
    MOST_LARGE_WHITES,
    MOURNING_CLOAK,
    NOBODY,
    SEAT_NAMES,
    SKY_CARD,
    SUNSHINE,
    TURN,
)
from boardwright.games.biotopia.wording.cards_explained import effect_of
from boardwright.games.biotopia.wording.names import card_name, mission_name, seat_name
from boardwright.games.biotopia.wording.prospects import NO_SEAT, Mission
from boardwright.games.biotopia.wording.seen import Seen, seen
from boardwright.wording.game_words import News

NEAR_THE_END: Final = 4  # points
# What an effect offers, and where.
OFFERS: Final = {SKY_CARD: "pile:sky", COMPOST_CARD: "pile:compost", MORE_CARDS: "pile:deck"}


def news(game: Biotopia, view: BiotopiaView) -> list[News]:
    """Return what the seat that looks should be told, most urgent first."""
    if view.seat == NO_SEAT or view.asked == GAME_OVER:
        return []
    table = seen(game, view)
    told = [*_of_the_end(table)]
    if view.asked_seat == view.seat:
        told += _of_the_question(table)
        if view.asked == TURN:
            told += [*_of_missions(table), *_of_butterflies(table), *_of_other_cards(table)]
    told += _of_the_table(table)
    first_of = {one.topic: one for one in reversed(told)}
    return [one for one in told if first_of[one.topic] is one]


def _hand_card(seen: Seen, kind: int) -> str:
    """Return the place of a card in the own hand."""
    return f"card:{SEAT_NAMES[seen.view.seat]}.{CARD_NAMES[kind]}"


def _of_the_end(seen: Seen) -> Iterator[News]:
    """Tell of the last round, or of a rival who is near it."""
    if seen.view.is_last_round:
        said = message("biotopia-news-last-round", turns=seen.told.turns_left)
        yield News("last-round", said, [f"garden:{SEAT_NAMES[seen.view.seat]}"])
        return
    rival = min(seen.rivals(), key=seen.to_go)
    points = seen.to_go(rival)
    if points <= NEAR_THE_END:
        said = message("biotopia-news-rival-near-end", seat=seat_name(rival), points=points)
        yield News("rival-near-end", said, [f"garden:{SEAT_NAMES[rival]}"])


def _of_the_question(seen: Seen) -> Iterator[News]:
    """Tell of what is asked beside the turn itself."""
    view = seen.view
    if view.asked == FIRST_FLOWER:
        said = message("biotopia-news-first-flower")
        yield News("first-flower", said, [f"hand:{SEAT_NAMES[view.seat]}"])
    elif view.asked in OFFERS:
        yield News("offer", message("biotopia-news-offer"), [OFFERS[view.asked]])


def _of_missions(seen: Seen) -> Iterator[News]:
    """Tell of a mission that can be taken, of one that is near, and of a rival who is near it."""
    seat = seen.view.seat
    for mission in seen.open_missions():
        asks = seen.told.missions[Mission(MISSION_NAMES[mission])]
        name, places = mission_name(seen.box, mission), [f"mission:{MISSION_NAMES[mission]}"]
        if not asks.lacks[seat]:
            points = int(seen.box.mission_points[mission])
            said = message("biotopia-news-mission-ready", mission=name, points=points)
            yield News("mission-ready", said, places)
        elif asks.lacks[seat] == 1:
            said = message("biotopia-news-mission-in-reach", mission=name)
            yield News("mission-in-reach", said, places)
        for rival in seen.rivals():
            if asks.lacks[rival] <= 1:
                said = message(
                    "biotopia-news-rival-near-mission", seat=seat_name(rival), mission=name
                )
                yield News("rival-near-mission", said, places)


def _of_butterflies(seen: Seen) -> Iterator[News]:
    """Tell of the best butterfly that can come, or of the one that needs the fewest flowers."""
    playable = [kind for kind in range(BUTTERFLIES) if seen.can_play(kind)]
    white = seen.card(LARGE_WHITE)
    if LARGE_WHITE in playable and white.mission:
        places = [_hand_card(seen, LARGE_WHITE), f"mission:{MOST_LARGE_WHITES}"]
        said = message("biotopia-news-white-wins", points=white.mission)
        yield News("white-wins", said, places)
    if playable:
        best = max(playable, key=lambda kind: seen.card(kind).points)
        said = message(
            "biotopia-news-butterfly-ready", card=card_name(best), points=seen.card(best).points
        )
        yield News("butterfly-ready", said, [_hand_card(seen, best)])
        return
    held = [kind for kind in range(BUTTERFLIES) if seen.view.hand[kind]]
    if held:
        cheapest = min(held, key=lambda kind: seen.card(kind).lacks)
        lacks = seen.card(cheapest).lacks
        said = message("biotopia-news-flowers-first", card=card_name(cheapest), lacks=lacks)
        places = [_hand_card(seen, cheapest), f"flowers:{SEAT_NAMES[seen.view.seat]}"]
        yield News("flowers-first", said, places)


def _of_other_cards(seen: Seen) -> Iterator[News]:
    """Tell what the cards do that are no butterflies, and the mourning cloak in the garden."""
    for kind in (CHRYSALIS, SUNSHINE, COMMON_KNAPWEED):
        if seen.view.hand[kind]:
            said = message("biotopia-board-pointed", card=card_name(kind), effect=effect_of(kind))
            yield News(CARD_NAMES[kind], said, [_hand_card(seen, kind)])
    if seen.view.butterflies[seen.view.seat * BUTTERFLIES + MOURNING_CLOAK]:
        card = card_name(MOURNING_CLOAK)
        effect = effect_of(MOURNING_CLOAK)
        said = message("biotopia-board-pointed", card=card, effect=effect)
        places = [f"butterflies:{SEAT_NAMES[seen.view.seat]}"]
        yield News(CARD_NAMES[MOURNING_CLOAK], said, places)


def _of_the_table(seen: Seen) -> Iterator[News]:
    """Tell of a full hand, an empty deck, and of large whites that are a rival's."""
    view, limit = seen.view, seen.told.hand_limit
    if view.hand_size[view.seat] >= limit:
        said = message("biotopia-news-hand-full", limit=limit)
        yield News("hand-full", said, [f"hand:{SEAT_NAMES[view.seat]}"])
    if not view.deck_size:
        yield News("deck-empty", message("biotopia-news-deck-empty"), ["pile:deck", "pile:compost"])
    if view.large_whites_leader not in (NOBODY, view.seat):
        said = message("biotopia-news-rival-leads", seat=seat_name(view.large_whites_leader))
        yield News("rival-leads", said, [f"mission:{MOST_LARGE_WHITES}"])
