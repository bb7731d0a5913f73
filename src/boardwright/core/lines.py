"""Positions as text: what the lines of all games have in common."""

from collections.abc import Callable, Sequence
from typing import Final

from boardwright.core.actions import ActionSpace
from boardwright.core.agenda import AgendaState
from boardwright.core.vectors import to_ints

NOTHING: Final = "-"


def lines_of(text: str) -> dict[str, list[str]]:
    """Return the words of each line by the first of them."""
    lines: dict[str, list[str]] = {}
    for line in text.strip().splitlines():
        words = line.split()
        lines[words[0]] = words[1:]
    return lines


def joined(parts: list[str], between: str) -> str:
    """Join parts, or say that there are none."""
    return between.join(parts) or NOTHING


def name_of(number: int, names: Sequence[str]) -> str:
    """Return a name, or that there is nothing."""
    return names[number] if number >= 0 else NOTHING


def number_of(name: str, names: Sequence[str], what: str = "") -> int:
    """Return the number of a name; there must be such a thing."""
    if name == NOTHING:
        return -1
    if name not in names:
        said = f"“{name}” is not a {what}" if what else f"nothing here is called “{name}”"
        raise ValueError(said)
    return names.index(name)


def count_of(digits: str) -> int:
    """Return how many are meant."""
    if not digits.isdecimal():
        raise ValueError(f"{digits} is not a count")
    return int(digits)


def counts_text(counts: list[int], names: Sequence[str]) -> str:
    """Write how many there are of each, such as `statue*2,sail*1`."""
    return joined([f"{name}*{count}" for name, count in zip(names, counts) if count], ",")


def read_counts(text: str, names: Sequence[str]) -> list[int]:
    """Return how many there are of each."""
    counts = [0] * len(names)
    for part in [] if text == NOTHING else text.split(","):
        name, _, count = part.partition("*")
        counts[number_of(name, names)] = count_of(count)
    return counts


def agenda_text(p: AgendaState, space: ActionSpace, seats: Sequence[str]) -> str:
    """Write what is asked, innermost last: the question, of whom, and its detail."""
    entries = to_ints(p.agenda)[: p.depth * 3]
    entries += [int(p.asked), int(p.asked_seat), int(p.detail)]
    return " ".join(
        f"{space.questions[entries[at]].name}:{name_of(entries[at + 1], seats)}:{entries[at + 2]}"
        for at in range(0, len(entries), 3)
    )


def read_agenda(
    p: AgendaState, entries: list[str], space: ActionSpace, seats: Sequence[str]
) -> None:
    """Ask what the text says."""
    ask: Callable[[int, int, int], None] = p.ask
    for entry in entries:
        what, seat, detail = entry.split(":")
        ask(space.question(what), number_of(seat, seats, "seat"), int(detail))
        ask = p.ask_first
