"""How a dataclass goes to another process, or into a copy: compiled, pickle cannot look into it."""

from dataclasses import fields, is_dataclass


def rebuilding(thing: object) -> tuple[object, tuple[object, ...]]:
    """Return what `__reduce__` does: the class, and the values that make the same again."""
    assert is_dataclass(thing), f"{type(thing).__name__} is not a dataclass"
    return type(thing), tuple([getattr(thing, field.name) for field in fields(thing)])
