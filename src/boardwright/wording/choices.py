"""Legal actions under headings, as messages for whoever words them or already in words."""

from collections.abc import Iterable
from typing import Generic, NamedTuple, TypeVar

from boardwright.core.messages import Message

Words = TypeVar("Words")


class GroupedChoice(NamedTuple, Generic[Words]):
    """One legal action, and what it is called under its heading."""

    action: int
    label: Words


class ChoiceGroup(NamedTuple, Generic[Words]):
    """Legal actions of one kind; with `lines` each stands on a line of its own."""

    heading: Words
    choices: list[GroupedChoice[Words]]
    lines: bool


class Labelled(NamedTuple):
    """A legal action with its heading, what it is called below it, and if it needs a line."""

    action: int
    heading: Message
    label: Message
    line: bool = False


def grouped(actions: Iterable[Labelled]) -> list[ChoiceGroup[Message]]:
    """Put actions under their headings, in their own order."""
    groups: list[ChoiceGroup[Message]] = []
    for action, heading, label, line in actions:
        if not groups or groups[-1].heading != heading:
            groups.append(ChoiceGroup(heading, [], line))
        groups[-1].choices.append(GroupedChoice(action, label))
    return groups
