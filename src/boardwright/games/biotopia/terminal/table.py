"""The table of Biotopia in a terminal: the players, garden, missions, sky and hand."""

from rich.console import Group, RenderableType
from rich.text import Text

from boardwright.cli.boards.board import Board
from boardwright.cli.boards.parts import Part, framed
from boardwright.cli.speech import say
from boardwright.core.game import Game, View
from boardwright.games.biotopia.box import Box
from boardwright.games.biotopia.ending import MOST_HAND_CARDS, POINTS_TO_END
from boardwright.games.biotopia.game import Biotopia
from boardwright.games.biotopia.laid_out import BiotopiaView
from boardwright.games.biotopia.terminal.cards import Cards
from boardwright.games.biotopia.terminal.garden import (
    garden_lines,
    is_equivalent,
    mission_lines,
)
from boardwright.games.biotopia.terminal.players import compost_lines, players_table
from boardwright.games.biotopia.terminal.signs import GOLD, LEAF, NEXT, SKY_BLUE, VIOLET, seat_sign
from boardwright.games.biotopia.wording.names import seat_name
from boardwright.games.biotopia.wording.prospects import prospects

WIDEST = 120


class BiotopiaBoard(Board):
    """Draws views of one game of Biotopia."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        assert isinstance(game, Biotopia)
        self._game = game
        # By seat the hand as it was drawn last, and as it was before that: what is new is marked.
        self._hands: dict[int, tuple[list[int], list[int]]] = {}

    def draw(self, view: View, width: int) -> RenderableType:
        """Draw the table, at most `width` columns wide."""
        assert isinstance(view, BiotopiaView)
        width = min(width, WIDEST)
        found = prospects(self._game, view)
        cards = Cards(self._game, view, found)
        missions = Part(
            50,
            _missions_title(self._game.box),
            "",
            GOLD,
            lambda inside: mission_lines(self._game.box, view, found, inside),
            centred=False,
        )
        sky = Part(40, _title("biotopia-sky"), "", SKY_BLUE, cards.sky, centred=False)
        rows = [missions] if view.seat < 0 else [_garden(view), missions]
        near = [sky] if view.seat < 0 else [sky, self._hand(view, cards)]
        # What is needed for the next choice stands last, in case the first lines scroll away.
        return Group(
            _head(view),
            players_table(view, width),
            *compost_lines(view, width),
            *framed(rows, width),
            *(row for part in near for row in framed([part], width)),
        )

    def _hand(self, view: BiotopiaView, cards: Cards) -> Part:
        size = view.hand_size[view.seat]
        title = _title("biotopia-hand", cards=size, limit=int(MOST_HAND_CARDS))
        fresh = self._fresh_cards(view)
        return Part(40, title, "", VIOLET, lambda inside: cards.hand(fresh, inside), centred=False)

    def _fresh_cards(self, view: BiotopiaView) -> list[int]:
        """Return how many cards of each kind the hand has more than when it was drawn before."""
        now, before = self._hands.get(view.seat, (view.hand, view.hand))
        if view.hand != now:
            now, before = view.hand, now
        self._hands[view.seat] = (now, before)
        return [max(0, count - old) for count, old in zip(now, before)]

    def mark(self, seat: int) -> Text:
        """Return the number of a seat."""
        return seat_sign(seat)


def _garden(view: BiotopiaView) -> Part:
    title = _title("biotopia-garden")
    return Part(44, title, "", LEAF, lambda inside: garden_lines(view, inside), centred=False)


def _missions_title(box: Box) -> Text:
    """Say what the missions are worth, unless a box has some of other worth: each says its own."""
    if is_equivalent(box):
        return _title("biotopia-missions", points=int(box.large_whites_points))
    return _title("biotopia-board-missions")


def _title(message: str, **values: int) -> Text:
    return Text(say(message, **values), "bold")


def _head(view: BiotopiaView) -> Text:
    head = Text(say("biotopia-title"), "bold", no_wrap=True, overflow="ellipsis")
    if view.is_last_round:
        head.append("  " + say("biotopia-last-round"), NEXT)
    head.append("  " + say("biotopia-starts", seat=seat_name(view.start_player)), "not bold")
    head.append("  " + say("biotopia-deck", cards=view.deck_size), "not bold dim")
    head.append("  " + say("biotopia-goal", points=int(POINTS_TO_END)), "not bold dim")
    return head
