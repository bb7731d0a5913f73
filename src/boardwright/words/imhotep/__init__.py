"""What people are told and asked about Imhotep."""

from boardwright.core.game import Game, View
from boardwright.core.texts import Message
from boardwright.games.imhotep.game import Imhotep
from boardwright.games.imhotep.view import ImhotepView
from boardwright.words.choices import ChoiceGroup, grouped
from boardwright.words.game_words import GameWords, Line
from boardwright.words.imhotep.asking import question_of, rule_of
from boardwright.words.imhotep.choices import labelled
from boardwright.words.imhotep.prospects import Prospects, prospects
from boardwright.words.imhotep.telling import tell_action


class ImhotepWords(GameWords):
    """Finds the words for one game of Imhotep."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        assert isinstance(game, Imhotep)
        self._imhotep = game

    def question(self, view: View) -> Message:
        """Ask what the asked seat has to decide."""
        assert isinstance(view, ImhotepView)
        return question_of(self._imhotep.box, view)

    def rule(self, view: View) -> str:
        """Return the id of the rule that governs what is asked."""
        assert isinstance(view, ImhotepView)
        return rule_of(view)

    def groups(self, view: View, legal: list[int]) -> list[ChoiceGroup[Message]]:
        """Put the legal actions under headings."""
        assert isinstance(view, ImhotepView)
        return grouped(labelled(self._imhotep.box, view, action) for action in legal)

    def tell(self, before: View, action: int, after: View) -> list[Line]:
        """Tell what an action did."""
        assert isinstance(before, ImhotepView)
        assert isinstance(after, ImhotepView)
        return tell_action(self._imhotep.box, before, action, after)

    def is_secret(self, view: View, action: int) -> bool:
        """Deny it: of the face-down pair, the card that is kept and the other one are shown."""
        return False

    def prospects(self, view: View) -> Prospects:
        """Return what follows from a view by the rules."""
        assert isinstance(view, ImhotepView)
        return prospects(self._imhotep, view)
