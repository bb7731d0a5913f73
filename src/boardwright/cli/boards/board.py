"""What the terminal needs from each game: a drawing made from views alone, and words for it."""

from abc import ABC, abstractmethod

from rich.console import RenderableType
from rich.text import Text

from boardwright.cli.speech import speak, speak_line
from boardwright.core.game import Game, View
from boardwright.wording import words_of
from boardwright.wording.choices import ChoiceGroup, GroupedChoice
from boardwright.wording.plain_words import called


class Board(ABC):
    """The table of one game as a seat sees it."""

    def __init__(self, game: Game) -> None:
        self._words = words_of(game)

    @abstractmethod
    def draw(self, view: View, width: int) -> RenderableType:
        """Draw the table, at most `width` columns wide."""

    @abstractmethod
    def mark(self, seat: int) -> Text:
        """Return the sign by which a seat is known on the table."""

    def question(self, view: View) -> str:
        """Say what the asked seat has to decide."""
        return speak(self._words.question(view))

    def groups(self, view: View, legal: list[int]) -> list[ChoiceGroup[str]]:
        """Put the legal actions under headings."""
        return [
            ChoiceGroup(
                speak(group.heading),
                [GroupedChoice(choice.action, speak(choice.label)) for choice in group.choices],
                group.lines,
            )
            for group in self._words.groups(view, legal)
        ]

    def tell(self, before: View, action: int, after: View) -> list[str]:
        """Tell what an action did, from what everybody saw before and after it."""
        return [speak_line(line) for line in self._words.tell(before, action, after)]

    def gains(self, before: list[dict[str, int]], after: list[dict[str, int]]) -> list[str]:
        """Tell in a line which seats gained points and from what, if any did."""
        return [speak_line(line) for line in self._words.gains(before, after)]


def words_for(game: str, what: str, name: str) -> str:
    """Return what a thing of a game is called, such as a source of points or a seat."""
    return speak(called(game, what, name))
