"""What the things of Biotopia are called."""

from typing import Final

from boardwright.core.messages import Message, message, named, named_by_number
from boardwright.games.biotopia.box import Box
from boardwright.games.biotopia.vocabulary import (
    CARD_NAMES,
    LARGE_WHITE,
    MOST_LARGE_WHITES,
    SEAT_NAMES,
    SOURCE_NAMES,
)

# By their numbers; of cards in one word, too, of sources where there is little room.
seat_name: Final = named_by_number("biotopia", "seat", SEAT_NAMES)
card_name: Final = named_by_number("biotopia", "card", CARD_NAMES)
short_name: Final = named_by_number("biotopia", "short", CARD_NAMES)
source_name: Final = named_by_number("biotopia", "source", SOURCE_NAMES)
narrow_source_name: Final = named_by_number("biotopia", "narrow", SOURCE_NAMES)


def card_effect(box: Box, kind: int) -> Message:
    """Return what a card does, in few words."""
    effect = named("biotopia", "effect", CARD_NAMES[kind])
    if kind == LARGE_WHITE:
        return message(effect.id, points=int(box.large_whites_points))
    return effect


def mission_name(box: Box, mission: int) -> Message:
    """Return the name of an ordinary mission: ours, or what it asks for in an owner's box."""
    return box.mission_names[mission]


def large_whites_mission_name() -> Message:
    """Return the name of the mission for the most large whites."""
    return named("biotopia", "mission", MOST_LARGE_WHITES)
