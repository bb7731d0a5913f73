"""Whether somebody sees what not everybody may see."""

from dataclasses import fields, is_dataclass
from typing import Final

LOOKER: Final = "seat"  # the field of every view that says whose it is


def sees_more(own: object, spectators: object) -> bool:
    """Tell whether a seat sees what a spectator may not, such as a pair of cards face down."""
    assert is_dataclass(own), "every game's view is a dataclass"
    names = (part.name for part in fields(own))
    return any(name != LOOKER and getattr(own, name) != getattr(spectators, name) for name in names)
