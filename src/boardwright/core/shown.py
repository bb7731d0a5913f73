"""Views as programs of others read them: JSON that says what things are, and back again."""

from collections.abc import Sequence
from typing import Final

from boardwright.core.actions import ActionSpace, Argument, Values, mixes
from boardwright.core.fields import Field, Fields, Kind, number_of

SEAT: Final = "seat"  # the name of the argument that seats are counted by
NOBODY: Final = -1
NAMED: Final = ("seat", "asked", "asked_seat")  # in the view of every game
Numbers = int | list[int] | list[list[int]]


def shown(
    view: dict[str, object], fields: Fields | None, space: ActionSpace, players: int
) -> dict[str, object]:
    """Return the fields of a view with names in place of numbers.

    Where none are declared, those that only the game itself knows are as they are.
    """
    seat = view["seat"]
    asked = _asked([view["asked"], view["asked_seat"], view.get("detail", 0)], space)
    found: dict[str, object] = {"seat": None if seat == NOBODY else seat}
    if fields is None:
        rest = {name: value for name, value in view.items() if name not in NAMED}
        return found | rest | {"asked": asked}
    for field in fields.seen():
        numbers = view[field.name]
        if field.is_own and seat == NOBODY:
            found[field.name] = None
        elif isinstance(numbers, list):
            found[field.name] = (
                [_item(part, field.kind) for part in numbers]
                if field.grows
                else _nested(numbers, field.by, field.kind, players)
            )
        else:
            assert isinstance(numbers, int)
            found[field.name] = field.kind.named(numbers)
    found["asked"] = asked
    if "agenda" in view:
        agenda = view["agenda"]
        assert isinstance(agenda, list)
        entries = [agenda[at : at + 3] for at in range(0, len(agenda), 3)]
        found["agenda"] = [_asked(entry, space) for entry in entries]
    return found


def read(
    sent: dict[str, object], fields: Fields | None, space: ActionSpace, players: int
) -> dict[str, Numbers]:
    """Return the fields of a view as the rules know them."""
    seat = sent["seat"]
    assert seat is None or isinstance(seat, int)
    found: dict[str, Numbers] = {"seat": NOBODY if seat is None else seat}
    asked = _entry(sent["asked"], space)
    found |= {"asked": asked[0], "asked_seat": asked[1]}
    if fields is None:
        return found | {name: _plain(sent[name]) for name in sent if name not in NAMED}
    for field in fields.seen():
        named = sent[field.name]
        if field.is_own and seat is None:
            found[field.name] = []
        elif field.kind.is_flag and not field.by:
            found[field.name] = bool(named)  # compiled, a number of a kind is no longer a bool
        elif field.grows or field.by:
            found[field.name] = _numbers(named, field, fields.most_seats or players)
        else:
            found[field.name] = field.kind.number(named)
    if "agenda" in sent:
        agenda = sent["agenda"]
        assert isinstance(agenda, list)
        found["detail"] = asked[2]
        found["agenda"] = [number for entry in agenda for number in _entry(entry, space)]
    return found


def _plain(value: object) -> Numbers:
    """Return a field that is not declared, as it is."""
    if isinstance(value, bool):
        return value  # compiled, a number is no longer a bool
    if isinstance(value, int):
        return value
    assert isinstance(value, list)
    assert all(isinstance(part, int) for part in value)
    return value


def _item(item: object, kind: Kind) -> object:
    """Return a number with its name, or all of one seat's."""
    if isinstance(item, list):
        return [_item(part, kind) for part in item]
    assert isinstance(item, int)
    return kind.named(item)


def _nested(numbers: list[int], by: Sequence[Argument], kind: Kind, players: int) -> object:
    if not by:
        return kind.named(numbers[0])
    first, rest = by[0], by[1:]
    each = mixes(rest)
    parts = [
        _nested(numbers[at : at + each], rest, kind, players) for at in range(0, len(numbers), each)
    ]
    if first.name == SEAT:
        return parts[:players]
    if first.is_number:
        return parts
    named = zip(first.texts, parts, strict=True)
    return {text: part for text, part in named if part != 0 or not is_sparse(by, kind)}


def is_sparse(by: Sequence[Argument], kind: Kind) -> bool:
    """Tell whether of counts by name only those are sent that are not 0."""
    return len(by) == 1 and not by[0].is_number and not kind.kinds and not kind.is_flag


def _numbers(named: object, field: Field, seats: int) -> list[int] | list[list[int]]:
    """Return a list of plain numbers, with as much room for seats as the rules have."""
    if field.grows:
        assert isinstance(named, list)
        if field.by:
            return [[field.kind.number(item) for item in part] for part in named]
        return [field.kind.number(part) for part in named]
    numbers: list[int] = []
    _collect(numbers, named, field.by, field.kind)
    if field.by[0].name == SEAT:
        numbers += [field.kind.blank] * (seats * mixes(field.by[1:]) - len(numbers))
    return numbers


def _collect(numbers: list[int], named: object, by: Sequence[Argument], kind: Kind) -> None:
    if not by:
        numbers.append(kind.number(named))
        return
    first, rest = by[0], by[1:]
    if first.is_number:
        assert isinstance(named, list)
        parts = named
    else:
        assert isinstance(named, dict)
        if is_sparse(by, kind):
            if set(named) - set(first.texts):
                raise ValueError(f"not all of {list(named)} is a {first.name}")
            named = dict.fromkeys(first.texts, 0) | named
        parts = [named[text] for text in first.texts]
    for part in parts:
        _collect(numbers, part, rest, kind)


def _asked(entry: list[object], space: ActionSpace) -> dict[str, object]:
    """Return what is asked, or follows, with its name and what it is about."""
    number, seat, detail = entry
    assert isinstance(number, int)
    assert isinstance(detail, int)
    question = space.questions[number]
    values = Values(question.about, detail)
    about = {part.name: values.plain(part) for part in question.about}
    return {"question": question.name, "seat": None if seat == NOBODY else seat, **about}


def _entry(named: object, space: ActionSpace) -> list[int]:
    assert isinstance(named, dict)
    number = space.question(named["question"])
    seat = named["seat"]
    about = space.questions[number].about
    return [number, NOBODY if seat is None else seat, number_of(about, named)]
