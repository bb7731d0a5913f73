"""What people are told and asked about Builders & Biomes."""

from typing import Final

from boardwright.core.chance import ScriptedChance
from boardwright.core.game import Game, View
from boardwright.core.messages import Message, Value
from boardwright.games.builders.actions import ACTION_SPACE
from boardwright.games.builders.game import Builders
from boardwright.games.builders.laid_out import BuildersView
from boardwright.games.builders.wording.deeds import DEED_WORDS
from boardwright.games.builders.wording.earning import EARNED_AT, sources_in_order
from boardwright.games.builders.wording.explaining import explained
from boardwright.games.builders.wording.meaning import meant_at
from boardwright.games.builders.wording.merits import merits
from boardwright.games.builders.wording.news import news
from boardwright.games.builders.wording.prospects import Prospects, prospects
from boardwright.games.builders.wording.telling import round_or_end, what_came_of_it
from boardwright.games.builders.wording.urging import urged
from boardwright.wording.game_words import Deed, GameWords, Line, Merit, News


class BuildersWords(GameWords):
    """Finds the words for one game of Builders & Biomes."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        assert isinstance(game, Builders)
        self._builders = game

    def asked(self, view: View) -> tuple[int, int, int]:
        """Return the question that is asked, of whom, and the scoring card of the round."""
        assert isinstance(view, BuildersView)
        return view.asked, view.asked_seat, view.rounds

    def word(self, name: str, deed: Deed) -> Value:
        """Return what a message asks for that is not an argument of the action."""
        assert isinstance(deed.before, BuildersView)
        return DEED_WORDS[name](self._builders, deed.before, deed.values)

    def tell(self, before: View, action: int, after: View) -> list[Line]:
        """Tell the action, how a fight goes on, and which scoring round or end follows."""
        assert isinstance(before, BuildersView)
        assert isinstance(after, BuildersView)
        family = ACTION_SPACE.read(action, before.asked).family.name
        came_of_it = what_came_of_it(self._builders.box, before, family, after)
        return [[self.deed(before, action, after), *came_of_it], *round_or_end(before, after)]

    def sources_in_order(self, after: View) -> list[str]:
        """Return all sources in the order in which a move gives experience."""
        return sources_in_order()

    def earned_at(self, source: str, seat: int, deed: Deed) -> list[str]:
        """Return the places on the table that have just given a seat experience of a source."""
        before, values, after = deed
        assert isinstance(before, BuildersView)
        assert isinstance(after, BuildersView)
        position = self._builders.imagine(after, ScriptedChance([]))
        return EARNED_AT[source](before, values, after, position, seat)

    def meant(self, view: View, place: str, actions: list[int]) -> int:
        """Return which of some actions is meant by who picks a place in vain."""
        assert isinstance(view, BuildersView)
        return meant_at(view, place, actions)

    def prospects(self, view: View) -> Prospects:
        """Return what follows from a view by the rules."""
        assert isinstance(view, BuildersView)
        return prospects(self._builders, view)

    def explain(self, view: View, place: str) -> list[Message]:
        """Say what a place of the table is and what it is worth now."""
        assert isinstance(view, BuildersView)
        return explained(self._builders, view, place)

    def news(self, view: View) -> list[News]:
        """Return what the seat that looks should be told if it is new to it."""
        assert isinstance(view, BuildersView)
        return news(self._builders, view)

    def urge(self, view: View, action: int) -> Message:
        """Say what to do."""
        assert isinstance(view, BuildersView)
        return urged(self._builders, view, action)

    def merits(self, view: View, action: int) -> list[Merit]:
        """Say what a legal action is good for."""
        assert isinstance(view, BuildersView)
        return merits(self._builders, view, action)


WORDS: Final = BuildersWords
