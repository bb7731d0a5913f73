"""Views from the wire, as the rules know them."""

from collections.abc import Callable

import msgspec

from boardwright.core.chance import RandomChance
from boardwright.core.game import Game, View
from boardwright.core.messages import message
from boardwright.core.refused import Refused
from boardwright.core.shown import read


class NoView(Refused):
    """What the server shows is not what this game's views are made of."""

    def __init__(self) -> None:
        super().__init__(message("client-no-view"))


class Views:
    """Reads the views of one game."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._kind: Callable[..., View] = view_type(game)

    def read(self, sent: bytes) -> View:
        """Return a view from its fields as JSON."""
        try:
            named = msgspec.json.decode(sent, type=dict[str, object])
            space, players = self._game.action_space(), self._game.num_players()
            return self._kind(**read(named, self._game.fields(), space, players))
        except (msgspec.DecodeError, TypeError, ValueError, LookupError, AssertionError) as error:
            raise NoView from error


def view_type(game: Game) -> type[View]:
    """Return the type of a game's views."""
    return type(game.new_state(RandomChance(0)).view(-1))
