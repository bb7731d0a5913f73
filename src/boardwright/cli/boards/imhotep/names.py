"""What the things of Imhotep are called, in the reader's language."""

from boardwright.cli.boards.board import words_for
from boardwright.cli.speech import say
from boardwright.games.imhotep.words import CARD_NAMES, COLOURS, SITE_NAMES, SLOTS, SOURCE_NAMES


def seat_name(seat: int) -> str:
    """Return the colour of a seat."""
    return words_for("imhotep", "seat", COLOURS[seat])


def source_name(source: int) -> str:
    """Return what points of this source are called."""
    return words_for("imhotep", "source", SOURCE_NAMES[source])


def short_source_name(source: int) -> str:
    """Return what points of this source are called where there is little room."""
    return words_for("imhotep", "short", SOURCE_NAMES[source])


def card_name(kind: int) -> str:
    """Return the name of a market card."""
    return words_for("imhotep", "card", CARD_NAMES[kind])


def card_effect(kind: int) -> str:
    """Return what a market card does, in few words."""
    return words_for("imhotep", "effect", CARD_NAMES[kind])


def site_name(site: int) -> str:
    """Return the name of a site as a heading."""
    return say(f"imhotep-site-{SITE_NAMES[site]}")


def to_site(site: int) -> str:
    """Return the way to a site, such as `to the temple`."""
    return say(f"imhotep-to-{SITE_NAMES[site]}")


def slot_name(at: int) -> str:
    """Return a slot as action texts name it: ship, then slot from the bow."""
    return f"{at // SLOTS + 1}.{at % SLOTS + 1}"
