"""Positions as text, a line a field: `nets: 0 1 2`, for games without a grammar of their own."""

from collections.abc import Mapping, Sequence

from mypy_extensions import i64

from boardwright.core.game import UnknownText
from boardwright.core.messages import message


def written(fields: Mapping[str, Sequence[i64 | int]]) -> str:
    """Return fields as text, in their order."""
    return "\n".join(
        f"{name}: {' '.join(str(int(number)) for number in numbers)}"
        for name, numbers in fields.items()
    )


def read_fields(text: str, sizes: Mapping[str, int]) -> dict[str, list[int]]:
    """Return the numbers of each field of a text; refuse one that has not just these."""
    found: dict[str, list[int]] = {}
    for line in text.splitlines():
        name, _, numbers = line.partition(":")
        if not all(number.isdecimal() for number in numbers.split()):
            raise UnknownText(message("position-unreadable", error=line))
        found[name] = [int(number) for number in numbers.split()]
    if {name: len(numbers) for name, numbers in found.items()} != dict(sizes):
        raise UnknownText(message("position-unreadable", error=", ".join(found)))
    return found
