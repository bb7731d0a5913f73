"""What the terminal needs from each game: a drawing and words, made from views alone."""

from abc import ABC, abstractmethod
from typing import NamedTuple

from rich.console import RenderableType
from rich.text import Text

from boardwright.cli.speech import say
from boardwright.core.game import View


class Choice(NamedTuple):
    """One legal action, and what it is called under its heading."""

    action: int
    label: str


class ChoiceGroup(NamedTuple):
    """Legal actions of one kind; with `lines` each stands on a line of its own."""

    heading: str
    choices: list[Choice]
    lines: bool = False


class Board(ABC):
    """The table of one game as a seat sees it."""

    @abstractmethod
    def draw(self, view: View, width: int) -> RenderableType:
        """Draw the table, at most `width` columns wide."""

    @abstractmethod
    def mark(self, seat: int) -> Text:
        """Return the sign by which a seat is known on the table."""

    @abstractmethod
    def question(self, view: View) -> str:
        """Say what the asked seat has to decide."""

    @abstractmethod
    def groups(self, view: View, legal: list[int]) -> list[ChoiceGroup]:
        """Put the legal actions under headings."""

    @abstractmethod
    def tell(self, before: View, action: int, after: View) -> list[str]:
        """Tell what an action did, from what everybody saw before and after it."""


def words_for(game: str, what: str, name: str) -> str:
    """Return what a thing of a game is called, such as a source of points or a seat."""
    return say(f"{game}-{what}-{name.replace('_', '-')}")
