"""A short guided game for tests: it has thoughts to read and to do, replies, and chance in both."""

import pytest

from boardwright.core.game import Game, State
from boardwright.core.messages import Value
from boardwright.server.lobby import games_listed
from boardwright.server.table import teaching
from boardwright.wording.lessons import Lesson, Reply, Thought, lessons_of

GAME = "builders"
BLOCKS = {"w": "wood", "s": "sand", "t": "stone", "e": "emerald", "o": "obsidian"}
LAID = "wswwtwosoweoowswteteoteostwwtsswosstsewtwwwweosetttt"
DEAL = ["board:2", "board:3", *(f"block:{BLOCKS[letter]}" for letter in LAID)]
FOUND = ["stone_dwelling", "stone_decoration", "wood_decoration", "obsidian_decoration"]
MORE = ["forest_sand_decoration", "snowy_tundra_wood_bridge", "mountains_stone_bridge", "zombie_1"]


def _players(game: Game, state: State) -> dict[str, Value]:
    return {"players": game.num_players()}


TRIAL = Lesson(
    name="trial",
    minutes=2,
    options={"players": "2"},
    deal=DEAL,
    steps=[
        Thought("welcome", fill=_players),
        Thought("take", places=["block:d1"], does="block d1", otherwise={"explore": "first"}),
        Thought("again", places=["block:a1"], does="block a1"),
        Thought("explore", does="explore 7", answers=[f"tile:desert_{tile}" for tile in FOUND]),
        Reply("explore 9", [f"tile:{tile}" for tile in MORE]),
        Reply("block b1"),
        Reply("block a4"),
        Thought("then"),
        Thought("build", does="build b3 6"),
        Thought("go-on", does="explore 1", answers=["token:bow", "token:diamond_sword"]),
        Reply("block b4"),
        Reply("block a2"),
        Reply("build d2 8"),
        Thought("end"),
    ],
)


def teach(patch: pytest.MonkeyPatch, lessons: list[Lesson]) -> None:
    """Let a game have these lessons and no others, and all other games none."""

    def taught(name: str) -> list[Lesson]:
        return lessons if name == GAME else lessons_of(name)[:0]

    for module in (teaching, games_listed):
        patch.setattr(module, "lessons_of", taught)
    teaching._script.cache_clear()
