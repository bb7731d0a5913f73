"""What to do in Builders & Biomes, as one says it to whom one points out the places."""

from collections.abc import Callable
from typing import Final

from boardwright.core.actions import Values
from boardwright.core.messages import Message, message
from boardwright.games.builders.actions import ACTION_SPACE
from boardwright.games.builders.game import Builders
from boardwright.games.builders.laid_out import BuildersView
from boardwright.games.builders.wording.deeds import DEED_WORDS
from boardwright.games.builders.wording.names import characteristic_name

Urge = Callable[[Builders, BuildersView, Values], Message]


def urged(game: Builders, view: BuildersView, action: int) -> Message:
    """Say what to do; places are pointed at, so none is named."""
    chosen = ACTION_SPACE.read(action, view.asked)
    return URGES[chosen.family.name](game, view, chosen.values)


def _naming(text: str, **words: str) -> Urge:
    """Return what says so with the words that also tell of a deed, by the names of its values."""

    def urge(game: Builders, view: BuildersView, values: Values) -> Message:
        return Message(
            text, {name: DEED_WORDS[word](game, view, values) for name, word in words.items()}
        )

    return urge


def _explore(game: Builders, view: BuildersView, values: Values) -> Message:
    stays = view.crossing[view.turn_seat] == values["crossing"]
    return message("builders-urge-stay" if stays else "builders-urge-explore")


def _score(game: Builders, view: BuildersView, values: Values) -> Message:
    return message("builders-urge-score", name=characteristic_name(values["characteristic"]))


URGES: Final[dict[str, Urge]] = {
    "block": _naming("builders-urge-block", block="block"),
    "explore": _explore,
    "build": _naming("builders-urge-build", building="listed"),
    "fight": _naming("builders-urge-fight", mob="mob"),
    "collect": _naming("builders-urge-collect", weapon="weapon"),
    "score": _score,
    "light": _naming("builders-urge-light"),
    "keep": _naming("builders-urge-keep"),
    "decline": _naming("builders-urge-decline"),
    "trade": _naming("builders-urge-trade"),
    "end": _naming("builders-urge-end"),
}
