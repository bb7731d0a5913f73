"""Words for a game that brings none: those of its declared actions, as they are typed."""

from boardwright.core.messages import Message, Value, message, named
from boardwright.wording.game_words import Deed, GameWords
from boardwright.wording.phrases import phrase


class PlainWords(GameWords):
    """Says by the game's texts what it has them for, and all else as it is declared."""

    def name(self, what: str, name: str) -> Message:
        """Return the text for a thing, or else only its name."""
        return called(self._game.name, what, name)

    def word(self, name: str, deed: Deed) -> Value:
        """Say nothing of what only words of the game's own could tell."""
        return ""

    def _phrased(self, pattern: str, deed: Deed, seat: int | None = None) -> Message:
        text = phrase(pattern).text
        if text and _has_text(f"{self._game.name}-{text}"):
            said = super()._phrased(pattern, deed, seat)
            if all(_is_known(value) for value in said.values.values()):
                return said
        told = _plain(" ".join([text.partition("-")[2], *deed.values.texts().values()]).strip())
        return told if seat is None else message("table-plain-of", seat=self.seat(seat), said=told)


def called(game: str, what: str, name: str) -> Message:
    """Return what a thing of a game is called: by the game's text, or else only by its name."""
    said = named(game, what, name)
    return said if _has_text(said.id) else _plain(name)


def _has_text(id: str) -> bool:
    """Tell whether a catalogue has a text with this id."""
    # Imported late: engines alone come without what texts need, and our games have their own words.
    from boardwright.texts import ENGLISH

    return ENGLISH.knows(id)


def _is_known(value: Value) -> bool:
    return not isinstance(value, Message) or value.id == "table-plain" or _has_text(value.id)


def _plain(name: str) -> Message:
    return message("table-plain", text=name.replace("-", " ").replace("_", " "))
