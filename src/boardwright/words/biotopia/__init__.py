"""What people are told and asked about Biotopia."""

from boardwright.core.game import Game, View
from boardwright.core.texts import Message
from boardwright.games.biotopia.game import Biotopia
from boardwright.games.biotopia.view import BiotopiaView
from boardwright.games.biotopia.words import FLOWER, PLAY
from boardwright.words.biotopia.asking import question_of, rule_of
from boardwright.words.biotopia.choices import labelled
from boardwright.words.biotopia.prospects import Prospects, prospects
from boardwright.words.biotopia.telling import tell_action
from boardwright.words.choices import ChoiceGroup, grouped
from boardwright.words.game_words import GameWords, Line


class BiotopiaWords(GameWords):
    """Finds the words for one game of Biotopia."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        assert isinstance(game, Biotopia)
        self._biotopia = game

    def question(self, view: View) -> Message:
        """Ask what the asked seat has to decide."""
        assert isinstance(view, BiotopiaView)
        return question_of(view)

    def rule(self, view: View) -> str:
        """Return the id of the rule that governs what is asked."""
        assert isinstance(view, BiotopiaView)
        return rule_of(view)

    def groups(self, view: View, legal: list[int]) -> list[ChoiceGroup[Message]]:
        """Put the legal actions under headings."""
        assert isinstance(view, BiotopiaView)
        return grouped(labelled(self._biotopia.box, view, action) for action in legal)

    def tell(self, before: View, action: int, after: View) -> list[Line]:
        """Tell what an action did."""
        assert isinstance(before, BiotopiaView)
        assert isinstance(after, BiotopiaView)
        return tell_action(self._biotopia.box, before, action, after)

    def is_secret(self, view: View, action: int) -> bool:
        """Affirm it of laying a flower: nobody else sees which card it is (BT-2.3)."""
        return FLOWER <= action < PLAY

    def prospects(self, view: View) -> Prospects:
        """Return what follows from a view by the rules."""
        assert isinstance(view, BiotopiaView)
        return prospects(self._biotopia, view)
