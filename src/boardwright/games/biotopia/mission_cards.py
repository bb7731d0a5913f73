"""What the mission cards of the box ask for, and that a game can meet it (BT-4.1).

An ordinary mission asks for one of four things: certain butterflies (`needs`), so many different
ones, so many alike of whatever kind, or so many flower symbols. An owner may write any of them in
place of what the components say.
"""

from typing import Final

from mypy_extensions import i64

from boardwright.core.components import Components
from boardwright.core.messages import Message, Value, message
from boardwright.games.biotopia.vocabulary import (
    BUTTERFLIES,
    CARD_NAMES,
    COMMON_KNAPWEED,
    MISSION_NAMES,
)

NEEDS: Final = "needs"
NUMBERS: Final = ["flowers", "different", "alike"]
OTHERS_FLOWERS: Final = 1  # cards that one seat never gets: the first flower of one other (BT-1.4)


def asked_by_missions(components: Components, what: str, copies: list[int]) -> list[int]:
    """Return how many of something each ordinary mission asks for, 0 where it does not (BT-4.1)."""
    asked: list[int] = []
    for name in MISSION_NAMES:
        path = f"missions.{name}.{what}"
        asked.append(0)
        if components.has(path):
            asked[-1] = components.number(path, 1)
            most = _most(what, copies)
            if asked[-1] > most:
                values: dict[str, Value] = {"asked": asked[-1], "most": most}
                raise components.error(path, f"biotopia-components-too-many-{what}", values)
    return asked


def _most(what: str, copies: list[int]) -> int:
    """Return the most of something that a garden can show in any game."""
    butterflies = copies[:BUTTERFLIES]
    if what == "different":
        return sum(count > 0 for count in butterflies)
    if what == "alike":
        return max(butterflies)
    return sum(copies) - OTHERS_FLOWERS + copies[COMMON_KNAPWEED]


def needed_by_missions(components: Components, copies: list[int]) -> list[int]:
    """Return how many butterflies of each kind each ordinary mission asks for (BT-4.1)."""
    needs: list[int] = []
    for name in MISSION_NAMES:
        path = f"missions.{name}.{NEEDS}"
        needs += _needed(components, path, copies) if components.has(path) else [0] * BUTTERFLIES
    return needs


def _needed(components: Components, path: str, copies: list[int]) -> list[int]:
    known = CARD_NAMES[:BUTTERFLIES]
    counts = [0] * BUTTERFLIES
    printed = components.printed[path].value
    if not isinstance(printed, dict) or not printed:
        raise components.error(path, "biotopia-components-no-needs", {"known": ", ".join(known)})
    for kind, count in printed.items():
        values: dict[str, Value] = {"kind": kind, "known": ", ".join(known)}
        if kind not in known or not isinstance(count, int) or isinstance(count, bool) or count < 1:
            raise components.error(path, "biotopia-components-needs", values)
        most = copies[known.index(kind)]
        if count > most:
            values = {"kind": kind, "asked": count, "most": most}
            raise components.error(path, "biotopia-components-too-many-needs", values)
        counts[known.index(kind)] = count
    return counts


def mission_names(components: Components, needs: list[int]) -> list[Message]:
    """Return what the ordinary missions are called.

    Ours have names that fit what they ask for. One of another box is called after that.
    """
    return [
        _asked_for(components, name, needs[number * BUTTERFLIES : (number + 1) * BUTTERFLIES])
        if any(components.is_changed(f"missions.{name}.{what}") for what in [NEEDS, *NUMBERS])
        else message(f"biotopia-mission-{name.replace('_', '-')}")
        for number, name in enumerate(MISSION_NAMES)
    ]


def _asked_for(components: Components, name: str, needs: list[int]) -> Message:
    for what, id, value in [
        ("flowers", "biotopia-flower-row", "symbols"),
        ("different", "biotopia-board-different", "butterflies"),
        ("alike", "biotopia-board-alike", "butterflies"),
    ]:
        path = f"missions.{name}.{what}"
        if components.has(path):
            return Message(id, {value: components.number(path)})
    parts = [_part(kind, count) for kind, count in enumerate(needs) if count]
    return parts[0] if len(parts) == 1 else message("biotopia-mission-of", cards=parts)


def _part(kind: i64, count: int) -> Message:
    card = message(f"biotopia-card-{CARD_NAMES[kind].replace('_', '-')}")
    return card if count == 1 else message("table-several", count=count, thing=card)
