"""What the things of Biotopia are called."""

from boardwright.core.texts import Message, message
from boardwright.games.biotopia.box import Box
from boardwright.games.biotopia.words import (
    CARD_NAMES,
    LARGE_WHITE,
    MOST_LARGE_WHITES,
    SEAT_NAMES,
    SOURCE_NAMES,
)
from boardwright.words.names import named


def seat_name(seat: int) -> Message:
    """Return what a seat is called."""
    return named("biotopia", "seat", SEAT_NAMES[seat])


def source_name(source: int) -> Message:
    """Return what points of this source are called."""
    return named("biotopia", "source", SOURCE_NAMES[source])


def narrow_source_name(source: int) -> Message:
    """Return what points of this source are called where there is little room."""
    return named("biotopia", "narrow", SOURCE_NAMES[source])


def card_name(kind: int) -> Message:
    """Return the name of a card."""
    return named("biotopia", "card", CARD_NAMES[kind])


def card_effect(box: Box, kind: int) -> Message:
    """Return what a card does, in few words."""
    effect = named("biotopia", "effect", CARD_NAMES[kind])
    if kind == LARGE_WHITE:
        return message(effect.id, points=int(box.large_whites_points))
    return effect


def short_name(kind: int) -> Message:
    """Return the name of a card in one word."""
    return named("biotopia", "short", CARD_NAMES[kind])


def mission_name(box: Box, mission: int) -> Message:
    """Return the name of an ordinary mission: ours, or what it asks for in an owner's box."""
    return box.mission_names[mission]


def large_whites_mission_name() -> Message:
    """Return the name of the mission for the most large whites."""
    return named("biotopia", "mission", MOST_LARGE_WHITES)
