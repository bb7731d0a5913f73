"""What people are told and asked about Biotopia."""

from typing import Final

from boardwright.core.game import Game, View
from boardwright.core.messages import Message, Value
from boardwright.games.biotopia.actions import ACTION_SPACE
from boardwright.games.biotopia.game import Biotopia
from boardwright.games.biotopia.laid_out import BiotopiaView
from boardwright.games.biotopia.wording.deeds import DEED_WORDS
from boardwright.games.biotopia.wording.earning import earned_at
from boardwright.games.biotopia.wording.explaining import explain
from boardwright.games.biotopia.wording.merits import merits
from boardwright.games.biotopia.wording.news import news
from boardwright.games.biotopia.wording.prospects import Prospects, prospects
from boardwright.games.biotopia.wording.telling import sky_filled, top_card_laid, what_followed
from boardwright.games.biotopia.wording.urging import urge
from boardwright.wording.game_words import Deed, GameWords, Line, Merit, News


class BiotopiaWords(GameWords):
    """Finds the words for one game of Biotopia."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        assert isinstance(game, Biotopia)
        self._biotopia = game

    def word(self, name: str, deed: Deed) -> Value:
        """Return what a message asks for that is not an argument of the action."""
        before, values, after = deed
        assert isinstance(before, BiotopiaView)
        assert isinstance(after, BiotopiaView)
        return DEED_WORDS[name](self._biotopia.box, before, values, after)

    def tell(self, before: View, action: int, after: View) -> list[Line]:
        """Tell what an action did, in words that give no secret away."""
        assert isinstance(before, BiotopiaView)
        assert isinstance(after, BiotopiaView)
        chosen = ACTION_SPACE.read(action, before.asked)
        deed = [
            self.deed(before, action, after),
            *top_card_laid(before, chosen, after),
            *sky_filled(before, chosen, after),
        ]
        return [deed, *what_followed(before, chosen, after)]

    def earned_at(self, source: str, seat: int, deed: Deed) -> list[str]:
        """Return the places on the table that have just given a seat points of a source."""
        assert isinstance(deed.before, BiotopiaView)
        assert isinstance(deed.after, BiotopiaView)
        return earned_at(source, seat, deed.before, deed.after)

    def prospects(self, view: View) -> Prospects:
        """Return what follows from a view by the rules."""
        assert isinstance(view, BiotopiaView)
        return prospects(self._biotopia, view)

    def explain(self, view: View, place: str) -> list[Message]:
        """Say what a place of the table is and what it is worth now, what matters most first."""
        assert isinstance(view, BiotopiaView)
        return explain(self._biotopia, view, place)

    def news(self, view: View) -> list[News]:
        """Return what the seat that looks should be told if it is new to it, most urgent first."""
        assert isinstance(view, BiotopiaView)
        return news(self._biotopia, view)

    def urge(self, view: View, action: int) -> Message:
        """Say what to do, as one says it to somebody whom one can point out the places to."""
        assert isinstance(view, BiotopiaView)
        return urge(self._biotopia, view, action)

    def merits(self, view: View, action: int) -> list[Merit]:
        """Say what a legal action is good for, each in one short sentence, the weightiest first."""
        assert isinstance(view, BiotopiaView)
        return merits(self._biotopia, view, action)


WORDS: Final = BiotopiaWords
