"""Builders & Biomes with its options and components chosen."""

from collections.abc import Sequence
from typing import Final, final

from boardwright.core.actions import ActionSpace
from boardwright.core.chance import Chance
from boardwright.core.components import Components
from boardwright.core.fields import Fields
from boardwright.core.game import Game, UnknownText, View
from boardwright.core.messages import message
from boardwright.core.options import (
    Option,
    check_seats,
    colours_by_seat,
    colours_option,
    read_options,
)
from boardwright.games.builders.actions import ACTION_SPACE
from boardwright.games.builders.box import BOARDS, Box
from boardwright.games.builders.cube import count_from_blocks
from boardwright.games.builders.fields import FIELDS
from boardwright.games.builders.laid_out import BuildersView
from boardwright.games.builders.position_text import read_position
from boardwright.games.builders.setup import lay_out, set_up
from boardwright.games.builders.state import BuildersState
from boardwright.games.builders.vocabulary import (
    BLOCK_NAMES,
    COLOURS,
    NOBODY,
    SOURCE_NAMES,
    WEAPON_NAMES,
)

NAME: Final = "builders"
VERSION: Final = 2  # of the rules, the newest; versions.toml tells what changed
OPTIONS: Final = [
    Option("players", "3", "[2-4]", "2, 3, 4"),
    # The board of each seat; 0 is dealt one, and who says only that says random.
    Option(
        "boards", "random", r"random|(?=.*[1-4])(?!.*([1-4]).*\1)[0-4]{2,4}", "random, 314, 300"
    ),
    Option("beginners", "no", r"no|(?!.*(.).*\1)[1-4]{1,4}", "no, 13"),
    Option("start", "1", "[1-4]|random", "1, random"),
    colours_option(COLOURS),
]


@final
class Builders(Game):
    """Builders & Biomes for two to four players, beginners among them if wanted (BB-1.1)."""

    box: Box

    def __init__(self, components: Components, given: dict[str, object]) -> None:
        options = read_options(NAME, OPTIONS, given)
        super().__init__(NAME, options, components, has_secrets=False)
        players = int(options["players"])
        beginners = "" if options["beginners"] == "no" else options["beginners"]
        start = "" if options["start"] == "random" else options["start"]
        check_seats(beginners + start, players)
        boards = "0" * players if options["boards"] == "random" else options["boards"]
        if len(boards) != players:
            raise UnknownText(message("unknown-boards", text=boards, players=players))
        self.boards = [int(board) - 1 for board in boards]
        colours = colours_by_seat(options, COLOURS, players)
        self.box = Box(components, players, colours, [int(seat) - 1 for seat in beginners])

    def num_players(self) -> int:
        """Return the number of seats."""
        return self.box.players

    def action_space(self) -> ActionSpace:
        """Return the actions as they are declared."""
        return ACTION_SPACE

    def fields(self) -> Fields:
        """Return what lies on the table, as it is declared."""
        return FIELDS

    def sources(self) -> list[str]:
        """Return what experience comes from."""
        return SOURCE_NAMES

    def seats(self) -> list[str]:
        """Return the colours at the table."""
        return self.box.colours[: self.num_players()]

    def new_state(self, chance: Chance) -> BuildersState:
        """Set up a game (section 1)."""
        start = self.options["start"]
        state = BuildersState(self, self.box)
        set_up(state, NOBODY if start == "random" else int(start) - 1, self.boards, chance)
        return state

    def imagine(self, view: View, chance: Chance) -> BuildersState:
        """Set up the position that the view shows; chance has nothing to decide."""
        assert isinstance(view, BuildersView)
        state = BuildersState(self, self.box)
        state.become_seen(view)
        count_from_blocks(state)
        return state

    def deserialize(self, text: str) -> BuildersState:
        """Read a position."""
        state = BuildersState(self, self.box)
        lay_out(state, 0)
        read_position(state, text)
        return state

    def chance_answers(self) -> dict[str, Sequence[str]]:
        """Return what chance decides."""
        return {
            "start": self.box.colours,
            "board": [str(board + 1) for board in range(BOARDS)],
            "block": BLOCK_NAMES,
            "tile": self.box.tile_names,
            "token": WEAPON_NAMES,
            "weapon": WEAPON_NAMES,
        }


GAME: Final = Builders
