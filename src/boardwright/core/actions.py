"""The actions of a game, declared once: a row a family, and what follows from the rows.

A family is a range of numbers, one for every mix of its arguments, of which the last counts
fastest. Its texts, places and messages are patterns with words in braces, as in `sail {ship}
{site}`. Such a word is one of its arguments, or something that only the position can tell
(`State.word`) or whoever words it for people (`GameWords.word`).

The rules themselves know actions by their numbers, which are constants of the vocabulary; the
rows name the same constants, and an `ActionSpace` refuses rows that leave a gap.
"""

import re
from collections.abc import Sequence
from typing import Final, NamedTuple, final

from boardwright.core.messages import Value, named

WORD: Final = re.compile(r"\{(\w+)\}")


class Argument(NamedTuple):
    """What an action is about: the text of each value, which is also the end of its name's id."""

    name: str
    texts: list[str]
    is_number: bool = False  # people are told the number, counted from 1
    is_typed: bool = False  # people are told the text, as it is typed

    def said(self, game: str, value: int) -> Value:
        """Return what a value is called."""
        if self.is_number:
            return value + 1
        text = self.texts[value]
        return text if self.is_typed else named(game, self.name, text)

    def plain(self, value: int) -> int | str:
        """Return a value as programs of others read it: its text, or its number from 0."""
        return value if self.is_number else self.texts[value]

    def number(self, plain: object) -> int:
        """Return the value that programs of others call so."""
        if not self.is_number:
            assert isinstance(plain, str)
            return self.texts.index(plain)
        assert isinstance(plain, int)
        return plain


def numbered(name: str, size: int) -> Argument:
    """Return an argument whose values are counted from 1."""
    return Argument(name, [str(number) for number in range(1, size + 1)], is_number=True)


@final
class Values:
    """The value of each argument, read from their common number."""

    _arguments: Sequence[Argument]
    _values: dict[str, int]

    def __init__(self, arguments: Sequence[Argument], number: int) -> None:
        self._arguments = arguments
        self._values = {}
        for argument in reversed(arguments):
            self._values[argument.name] = number % len(argument.texts)
            number //= len(argument.texts)

    def __getitem__(self, argument: str) -> int:
        """Return the value of an argument."""
        return self._values[argument]

    def plain(self, argument: Argument) -> int | str:
        """Return the value of an argument as programs of others read it."""
        return argument.plain(self._values[argument.name])

    def texts(self) -> dict[str, str]:
        """Return the text of each argument."""
        return {part.name: part.texts[self._values[part.name]] for part in self._arguments}

    def said(self, game: str) -> dict[str, Value]:
        """Return what each argument is called."""
        return {part.name: part.said(game, self._values[part.name]) for part in self._arguments}


def mixes(arguments: Sequence[Argument]) -> int:
    """Return how many mixes of values there are."""
    size = 1
    for argument in arguments:
        size *= len(argument.texts)
    return size


class Question(NamedTuple):
    """What a seat is asked, or a step that follows by itself."""

    number: int
    name: str
    rule: str  # that governs it
    about: Sequence[Argument] = ()  # what its detail says
    asking: str = ""  # the message, as a family's; if it is not asked-<name>

    def asks(self) -> str:
        """Return the message that asks it."""
        return self.asking or f"asked-{self.name}"


class Family(NamedTuple):
    """Actions that differ in their arguments only.

    Two rows may have the same numbers if they answer different questions: the same action is then
    called otherwise, or touches something else.
    """

    name: str
    first: int
    arguments: list[Argument]
    answers: list[int]  # the questions
    text: str
    places: list[str]  # on the table, the one to click first
    # Messages, each the end of its id with the words that fill it in (`variable=word` if they are
    # called differently), or only a word that is a message. The deed's `seat` goes without saying.
    heading: str = ""  # if it is not do-<name>
    label: str = ""  # under that heading; if it is not label-<name>
    deed: str = ""  # if it is not did-<name>
    is_secret: bool = False  # nobody else is told its number
    has_line: bool = False  # what it is called needs a line of its own

    def heads(self) -> str:
        """Return the message of its heading."""
        return self.heading or f"do-{self.name}"

    def labels(self) -> str:
        """Return the message of what it is called under its heading."""
        return self.label or f"label-{self.name}"

    def tells(self) -> str:
        """Return the message of what was done."""
        return self.deed or f"did-{self.name}"


@final
class Action:
    """An action: its family, and the values of its arguments."""

    number: int
    family: Family
    values: Values
    text: str  # with the words left in that only the position can tell
    places: list[str]

    def __init__(self, number: int, family: Family) -> None:
        self.number = number
        self.family = family
        self.values = Values(family.arguments, number - family.first)
        texts = self.values.texts()
        self.text = _filled(family.text, texts)
        self.places = [_filled(place, texts) for place in family.places]

    def __getitem__(self, argument: str) -> int:
        """Return the value of an argument."""
        return self.values[argument]


def _filled(pattern: str, texts: dict[str, str]) -> str:
    """Fill in the words that are known."""
    return WORD.sub(lambda word: texts.get(word[1], word[0]), pattern)


@final
class ActionSpace:
    """All actions of a game, and all questions."""

    game: str
    size: int
    questions: list[Question]
    families: list[Family]
    _actions: list[list[Action]]  # by number, in the order of the rows

    def __init__(
        self, game: str, size: int, questions: list[Question], families: list[Family]
    ) -> None:
        self.game = game
        self.size = size
        self.questions = questions
        self.families = families
        self._actions = []
        for number, question in enumerate(questions):
            if question.number != number:
                raise ValueError(f"{question.name} is question {number}, not {question.number}")
        for family in families:
            self._take_in(family)
        if len(self._actions) != size:
            raise ValueError(f"{len(self._actions)} actions are declared, not {size}")

    def _take_in(self, family: Family) -> None:
        """Add a row, which goes on where another one ends, or begins where the one before does."""
        end = len(self._actions)
        size = mixes(family.arguments)
        known = self._actions[family.first : family.first + 1]
        if family.first == end:
            self._actions += [[] for _ in range(size)]
        elif not known or known[0][0].family.first != family.first or family.first + size != end:
            raise ValueError(f"{family.name} begins with {family.first}, not {end}")
        for number in range(family.first, family.first + size):
            for other in self._actions[number]:
                if set(other.family.answers) & set(family.answers):
                    raise ValueError(f"{number} answers a question in two ways")
            self._actions[number].append(Action(number, family))

    def read(self, number: int, question: int) -> Action:
        """Return an action as an answer to a question; if it is none, as its first row has it."""
        rows = self._actions[number]
        for action in rows:
            if question in action.family.answers:
                return action
        return rows[0]

    def messages(self) -> set[str]:
        """Return the patterns of all that is asked, offered and told."""
        asked = {number for family in self.families for number in family.answers}
        found = {self.questions[number].asks() for number in asked}
        for family in self.families:
            found |= {family.heads(), family.labels(), family.tells()}
        return found

    def question(self, name: str) -> int:
        """Return the number of a question."""
        for question in self.questions:
            if question.name == name:
                return question.number
        raise ValueError(f"“{name}” is not a question")
