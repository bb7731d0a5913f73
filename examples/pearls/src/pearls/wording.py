"""What is told of a dive besides the dive itself."""

from typing import Final

from boardwright.core.game import View
from boardwright.core.messages import message
from boardwright.wording.game_words import GameWords, Line
from pearls.position import PearlsView


class PearlsWords(GameWords):
    """Tells when a shark came (PE-3)."""

    def tell(self, before: View, action: int, after: View) -> list[Line]:
        """Tell what an action did, as all could see it."""
        assert isinstance(before, PearlsView)
        assert isinstance(after, PearlsView)
        told = [self.deed(before, action, after)]
        if after.sharks < before.sharks:
            told.append(message("pearls-told-shark"))
        return [told]


WORDS: Final = PearlsWords
