"""What lies on the table of a game, declared once: a row a field, and what follows from the rows.

The rules hold every field as plain numbers. A row says what they count or name, by what they are
counted, and what they are called where programs of others read them. `tools/laid_out.py` writes
from the rows the class that holds the fields, its copy, its layout and the view (`laid_out.py` of
the game); `core/shown.py` turns views into JSON and back.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from boardwright.core.actions import Argument, Values, mixes

# Who may see a field.
OPENLY: Final = "openly"  # everybody, and it is imagined as it is seen
COUNTED: Final = "counted"  # the game counts what is seen of it; it is imagined as it is seen
BY_HAND: Final = "by hand"  # the game counts what is seen, and imagines it
NOT: Final = "not"  # nobody: it follows from others and is kept for speed, or is secret


class Kind(NamedTuple):
    """What a number stands for: one of several mixes of values, counted on, or a plain count."""

    kinds: Sequence[Sequence[Argument]] = ()  # none: the number itself
    special: Sequence[tuple[int, str]] = ()  # numbers besides; without a name they are nothing
    blank: int = 0  # what a field is laid out with
    is_flag: bool = False

    def named(self, number: int) -> object:
        """Return a number as programs of others read it."""
        for known, name in self.special:
            if number == known:
                return name or None
        if self.is_flag:
            return bool(number)
        if not self.kinds:
            return number
        left = number
        for arguments in self.kinds:
            size = mixes(arguments)
            if left < size:
                values = Values(arguments, left)
                if len(self.kinds) == len(arguments) == 1:
                    return values.plain(arguments[0])
                return {part.name: values.plain(part) for part in arguments}
            left -= size
        raise ValueError(f"{number} is more than there is")

    def number(self, named: object) -> int:
        """Return the number that was named so."""
        for known, name in self.special:
            if named == (name or None):
                return known
        if not self.kinds:
            assert isinstance(named, int)
            return named
        before = 0
        for arguments in self.kinds:
            if len(self.kinds) == len(arguments) == 1:
                return arguments[0].number(named)
            assert isinstance(named, dict)
            if list(named) == [part.name for part in arguments]:
                return before + number_of(arguments, named)
            before += mixes(arguments)
        raise ValueError(f"{named} is nothing here")


def number_of(arguments: Sequence[Argument], named: dict[str, object]) -> int:
    """Return the common number of arguments whose values are named."""
    number = 0
    for part in arguments:
        number = number * len(part.texts) + part.number(named[part.name])
    return number


COUNT: Final = Kind()
FLAG: Final = Kind(is_flag=True)


def one_of(argument: Argument, *special: tuple[int, str]) -> Kind:
    """Return a kind of number that names a value, or one of some special ones, the first blank."""
    return Kind([[argument]], special, special[0][0] if special else 0)


class Field(NamedTuple):
    """One thing on the table, or one list of such."""

    name: str
    kind: Kind
    about: str  # what it says
    by: Sequence[Argument] = ()  # what there is one of it for; nested from left to right
    is_bag: bool = False
    grows: bool = False  # a list of any length, or one for each
    shown: str = OPENLY
    is_stored: bool = True  # else it is in the view alone
    is_own: bool = False  # of the seat that looks: an empty list for who only watches


class Fields(NamedTuple):
    """All fields of a game, in the order of its view."""

    fields: list[Field]
    most_seats: int  # that lists by seat have room for; 0: as many as play
    has_agenda: bool = True  # whether questions wait for others to be answered

    def seen(self) -> list[Field]:
        """Return the fields that are in the view."""
        return [field for field in self.fields if field.shown != NOT]
