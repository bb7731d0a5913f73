"""The table of Builders & Biomes in a terminal: layout, big cube, and the players' boards."""

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from boardwright.cli.boards.board import Board
from boardwright.cli.boards.parts import Part, filled, framed
from boardwright.cli.speech import say
from boardwright.core.game import Game, View
from boardwright.games.builders.game import Builders
from boardwright.games.builders.laid_out import BuildersView
from boardwright.games.builders.terminal.cube import cube_lines, scoring_lines
from boardwright.games.builders.terminal.layout import NARROW, WIDE, layout_lines
from boardwright.games.builders.terminal.players import own_lines, player_title, rival_lines
from boardwright.games.builders.terminal.signs import EARTH, GRASS, NEXT, QUIET, ground_of, mark_of
from boardwright.games.builders.vocabulary import BLOCKS, CARDS
from boardwright.games.builders.wording.names import (
    block_name,
    block_sign,
    characteristic_name,
    characteristic_sign,
    seat_name,
)
from boardwright.games.builders.wording.prospects import Prospects, prospects

WIDEST: Final = 120
FRAME: Final = 4  # columns of a frame and its margins
# The boards of the players: the own one with room for words where the terminal has it.
OWN: Final = 40
WORDY_OWN: Final = 48
RIVAL: Final = 20
WORDY_RIVAL: Final = 26
CUBE: Final = 30
TYPES: Final = 8  # the first characteristic that is a type of building


class BuildersBoard(Board):
    """Draws views of one game of Builders & Biomes."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        assert isinstance(game, Builders)
        self._game = game

    def draw(self, view: View, width: int) -> RenderableType:
        """Draw the table, at most `width` columns wide."""
        assert isinstance(view, BuildersView)
        width = min(width, WIDEST)
        foreseen = prospects(self._game, view)
        table = [self._layout(view, width), self._cube(view, foreseen)]
        seats = range(self._game.num_players())
        first = max(view.seat, 0)
        is_wordy = WORDY_OWN + WORDY_RIVAL * (len(seats) - 1) <= width
        players = [
            self._player(view, foreseen, seat, is_wordy=is_wordy)
            for seat in [*seats[first:], *seats[:first]]
        ]
        return Group(self._head(view), *framed(table, width), *framed(players, width))

    def mark(self, seat: int) -> Text:
        """Return the sign of a seat."""
        return mark_of(self._game.box, seat)

    def _head(self, view: BuildersView) -> Text:
        head = Text(say("builders-title"), "bold", no_wrap=True, overflow="ellipsis")
        head.append("  " + say("builders-turn", turn=view.turn), NEXT)
        seat = seat_name(self._game.box, view.turn_seat)
        head.append("  " + say("builders-turn-of", seat=seat), "not bold")
        face_down = say("builders-piles", tiles=sum(view.tiles), tokens=sum(view.tokens))
        head.append("  " + face_down, "not bold dim")
        return head

    def _layout(self, view: BuildersView, width: int) -> Part:
        sizes = WIDE if width >= WIDE.total() + FRAME else NARROW
        title = Text(say("builders-layout"), "bold")
        return Part(
            sizes.total() + FRAME,
            title,
            "  ".join(_legend(range(TYPES, 4 * CARDS))),
            EARTH,
            lambda inside: layout_lines(self._game.box, view, inside),
            centred=False,
        )

    def _cube(self, view: BuildersView, foreseen: Prospects) -> Part:
        # The cube comes last: where the terminal is low, the head of the table scrolls away.
        entries = [*_block_legend(), say("builders-heart"), *_legend(range(4))]
        legend = [Text(line, QUIET) for line in filled(entries, CUBE - FRAME)]
        blank = Text("")
        rounds, cube = scoring_lines(view, foreseen), cube_lines(view, foreseen)
        lines = [*legend, blank, *rounds, blank, *cube]
        title = Text(say("builders-cube"), "bold")
        return Part(CUBE, title, say("builders-takeable"), GRASS, lambda _: lines, centred=False)

    def _player(
        self, view: BuildersView, foreseen: Prospects, seat: int, *, is_wordy: bool
    ) -> Part:
        box = self._game.box
        is_own = seat == max(view.seat, 0)
        least = WORDY_OWN if is_wordy else OWN
        lines = own_lines
        if not is_own:
            least = WORDY_RIVAL if is_wordy else RIVAL
            lines = rival_lines
        return Part(
            least,
            player_title(box, view, seat),
            say("builders-beginner") if box.is_beginner[seat] != 0 else "",
            ground_of(box, seat),
            lambda inside: lines(box, view, foreseen.seats[seat], seat, inside),
            centred=False,
        )


def _block_legend() -> list[str]:
    """Say which letter stands for which block."""
    return [
        say("builders-legend", sign=block_sign(kind), name=block_name(kind))
        for kind in range(BLOCKS)
    ]


def _legend(characteristics: range) -> list[str]:
    """Say which sign stands for which biome or type."""
    return [
        say("builders-legend", sign=characteristic_sign(one), name=characteristic_name(one))
        for one in characteristics
    ]
