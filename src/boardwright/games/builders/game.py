"""Builders & Biomes with its options and components chosen."""

from typing import Final, final

from boardwright.core.chance import Chance
from boardwright.core.components import Components
from boardwright.core.game import Game, UnknownText, View, unknown_text
from boardwright.core.options import Option, read_options
from boardwright.core.texts import message
from boardwright.games.builders.box import BOARDS, Box
from boardwright.games.builders.position_text import read_position
from boardwright.games.builders.setup import lay_out, set_up
from boardwright.games.builders.state import BuildersState
from boardwright.games.builders.view import BuildersView, become_imagined
from boardwright.games.builders.words import (
    ACTIONS,
    BLOCK_NAMES,
    CHANCE_NAMES,
    COLOURS,
    NOBODY,
    SOURCE_NAMES,
    WEAPON_NAMES,
)

NAME: Final = "builders"
VERSION: Final = 2  # of the rules, the newest; versions.toml tells what changed
OPTIONS: Final = [
    Option("players", "3", "[2-4]", "2, 3, 4"),
    Option("boards", "random", r"random|(?!.*(.).*\1)[1-4]{2,4}", "random, 314"),
    Option("beginners", "no", r"no|(?!.*(.).*\1)[1-4]{1,4}", "no, 13"),
    Option("start", "1", "[1-4]|random", "1, random"),
]


@final
class Builders(Game):
    """Builders & Biomes for two to four players, beginners among them if wanted (BB-1.1)."""

    box: Box

    def __init__(self, components: Components, given: dict[str, object]) -> None:
        options = read_options(NAME, OPTIONS, given)
        super().__init__(NAME, options, components, has_secrets=False)
        players = int(options["players"])
        seats = [str(seat + 1) for seat in range(players)]
        beginners = "" if options["beginners"] == "no" else options["beginners"]
        start = "" if options["start"] == "random" else options["start"]
        for seat in beginners + start:
            if seat not in seats:
                raise unknown_text("seat", seat, seats)
        self.boards: list[int] = []
        if options["boards"] != "random":
            self.boards = [int(board) - 1 for board in options["boards"]]
            if len(self.boards) != players:
                text = options["boards"]
                raise UnknownText(message("unknown-boards", text=text, players=players))
        self.box = Box(components, players, [int(seat) - 1 for seat in beginners])

    def num_players(self) -> int:
        """Return the number of seats."""
        return self.box.players

    def num_actions(self) -> int:
        """Return the size of the action space."""
        return ACTIONS

    def sources(self) -> list[str]:
        """Return what experience comes from."""
        return SOURCE_NAMES

    def seats(self) -> list[str]:
        """Return the colours at the table."""
        return COLOURS[: self.num_players()]

    def new_state(self, chance: Chance) -> BuildersState:
        """Set up a game (section 1)."""
        start = self.options["start"]
        state = BuildersState(self.box)
        set_up(state, NOBODY if start == "random" else int(start) - 1, self.boards, chance)
        return state

    def imagine(self, view: View, chance: Chance) -> BuildersState:
        """Set up the position that the view shows; chance has nothing to decide."""
        assert isinstance(view, BuildersView)
        state = BuildersState(self.box)
        lay_out(state, view.turn_seat)
        become_imagined(state, view)
        return state

    def deserialize(self, text: str) -> BuildersState:
        """Read a position."""
        state = BuildersState(self.box)
        lay_out(state, 0)
        read_position(state, text)
        return state

    def chance_to_string(self, question: int, answer: int) -> str:
        """Return `start:red`, `board:2`, `block:wood`, `tile:spider_1`, `token:bow` and so on."""
        what = CHANCE_NAMES[question]
        return f"{what}:{self._answers(what)[answer]}"

    def string_to_chance(self, text: str) -> int:
        """Return the answer that has this text."""
        what, _, name = text.partition(":")
        if what not in CHANCE_NAMES or name not in self._answers(what):
            known = [f"{word}:{answer}" for word in CHANCE_NAMES for answer in self._answers(word)]
            raise unknown_text("chance", text, known)
        return self._answers(what).index(name)

    def _answers(self, what: str) -> list[str]:
        if what == "start":
            return COLOURS
        if what == "board":
            return [str(board + 1) for board in range(BOARDS)]
        if what == "block":
            return BLOCK_NAMES
        return self.box.tile_names if what == "tile" else WEAPON_NAMES
