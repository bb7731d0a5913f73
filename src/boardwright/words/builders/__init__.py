"""What people are told and asked about Builders & Biomes."""

from boardwright.core.chance import ScriptedChance
from boardwright.core.game import Game, View
from boardwright.core.texts import Message
from boardwright.games.builders.game import Builders
from boardwright.games.builders.view import BuildersView
from boardwright.words.builders.asking import question_of, rule_of
from boardwright.words.builders.choices import labelled
from boardwright.words.builders.prospects import Prospects, prospects
from boardwright.words.builders.telling import tell_action
from boardwright.words.choices import ChoiceGroup, grouped
from boardwright.words.game_words import GameWords, Line


class BuildersWords(GameWords):
    """Finds the words for one game of Builders & Biomes."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        assert isinstance(game, Builders)
        self._builders = game

    def question(self, view: View) -> Message:
        """Ask what the asked seat has to decide."""
        assert isinstance(view, BuildersView)
        return question_of(self._builders.box, view)

    def rule(self, view: View) -> str:
        """Return the id of the rule that governs what is asked."""
        assert isinstance(view, BuildersView)
        return rule_of(view)

    def groups(self, view: View, legal: list[int]) -> list[ChoiceGroup[Message]]:
        """Put the legal actions under headings."""
        assert isinstance(view, BuildersView)
        # The position that the view shows, for the rules to answer questions about it.
        position = self._builders.imagine(view, ScriptedChance([]))
        return grouped(labelled(position, view, action) for action in legal)

    def tell(self, before: View, action: int, after: View) -> list[Line]:
        """Tell what an action did."""
        assert isinstance(before, BuildersView)
        assert isinstance(after, BuildersView)
        return tell_action(self._builders.box, before, action, after)

    def is_secret(self, view: View, action: int) -> bool:
        """Deny it: what anybody knows here, everybody knows."""
        return False

    def prospects(self, view: View) -> Prospects:
        """Return what follows from a view by the rules."""
        assert isinstance(view, BuildersView)
        return prospects(self._builders, view)
