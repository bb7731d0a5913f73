"""What people are told and asked about Imhotep."""

from typing import Final

from boardwright.core.game import Game, View
from boardwright.core.messages import Message, Value
from boardwright.games.imhotep.actions import ACTION_SPACE
from boardwright.games.imhotep.game import Imhotep
from boardwright.games.imhotep.laid_out import ImhotepView
from boardwright.games.imhotep.wording.deeds import DEED_WORDS
from boardwright.games.imhotep.wording.earning import EARNED_AT, sources_in_order
from boardwright.games.imhotep.wording.explaining import explained
from boardwright.games.imhotep.wording.looking import Looking, looking
from boardwright.games.imhotep.wording.merits import merits_of, urged
from boardwright.games.imhotep.wording.news import news_for
from boardwright.games.imhotep.wording.prospects import Prospects, prospects
from boardwright.games.imhotep.wording.telling import stones_landed, what_followed
from boardwright.wording.game_words import Deed, GameWords, Line, Merit, News


class ImhotepWords(GameWords):
    """Finds the words for one game of Imhotep."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        assert isinstance(game, Imhotep)
        self._imhotep = game

    def word(self, name: str, deed: Deed) -> Value:
        """Return what a message asks for that is not an argument of the action."""
        before, values, after = deed
        assert isinstance(before, ImhotepView)
        assert isinstance(after, ImhotepView)
        return DEED_WORDS[name](self._imhotep.box, before, values, after)

    def tell(self, before: View, action: int, after: View) -> list[Line]:
        """Tell what an action did."""
        assert isinstance(before, ImhotepView)
        assert isinstance(after, ImhotepView)
        box = self._imhotep.box
        return [
            [self.deed(before, action, after), *stones_landed(box, before, after)],
            *what_followed(box, before, ACTION_SPACE.read(action, before.asked), after),
        ]

    def sources_in_order(self, after: View) -> list[str]:
        """Return all sources in the order in which a move that led here gives points."""
        assert isinstance(after, ImhotepView)
        return sources_in_order(after)

    def earned_at(self, source: str, seat: int, deed: Deed) -> list[str]:
        """Return the places on the table that have just given a seat points of a source."""
        return EARNED_AT[source](self._looking(deed.before), self._looking(deed.after), seat)

    def prospects(self, view: View) -> Prospects:
        """Return what follows from a view by the rules."""
        assert isinstance(view, ImhotepView)
        return prospects(self._imhotep, view)

    def explain(self, view: View, place: str) -> list[Message]:
        """Say what a place of the table is and what it is worth now."""
        return explained(self._looking(view), place)

    def news(self, view: View) -> list[News]:
        """Return what the seat that looks should be told if it is new to it."""
        return news_for(self._looking(view))

    def urge(self, view: View, action: int) -> Message:
        """Say what to do, as one says it to somebody whom one can point out the places to."""
        at = self._looking(view)
        return urged(at, ACTION_SPACE.read(action, at.view.asked))

    def merits(self, view: View, action: int) -> list[Merit]:
        """Say what a legal action is good for."""
        at = self._looking(view)
        return merits_of(at, ACTION_SPACE.read(action, at.view.asked))

    def _looking(self, view: View) -> Looking:
        assert isinstance(view, ImhotepView)
        return looking(self._imhotep, view)


WORDS: Final = ImhotepWords
