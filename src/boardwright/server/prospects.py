"""What follows from a view, as it goes over the wire: fields by name, however deep they lie."""

import msgspec

from boardwright.server.tells import ENCODER


def prospects_json(prospects: tuple[object, ...]) -> msgspec.Raw:
    """Return a game's prospects as JSON."""
    return msgspec.Raw(ENCODER.encode(_by_name(prospects)))


def _by_name(value: object) -> object:
    """Return a value with named tuples as objects; JSON would know them as nameless lists."""
    match value:
        case tuple() if hasattr(value, "_asdict"):
            return {name: _by_name(field) for name, field in value._asdict().items()}
        case list() | tuple():
            return [_by_name(item) for item in value]
        case dict():
            return {key: _by_name(item) for key, item in value.items()}
        case _:
            return value
