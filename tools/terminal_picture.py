"""Draws docs/images/terminal-<game>.svg: the games in the terminal, as they look in the middle.

Run as `PYTHONPATH=src python -m tools.terminal_picture`.
"""

import re
from io import StringIO
from pathlib import Path
from typing import Final, NamedTuple

from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

from boardwright.bots.specs import take_seat
from boardwright.cli.boards import board_of
from boardwright.cli.boards.board import Board
from boardwright.cli.lists import choices_table
from boardwright.cli.speech import say
from boardwright.cli.story import Story
from boardwright.core.chance import RandomChance
from boardwright.core.library import load_chosen
from boardwright.core.match import Match

WIDTH: Final = 100


class Scene(NamedTuple):
    """A game to draw: its options, the seed of its deal, and how many moves in."""

    game: str
    options: dict[str, str]
    seed: int
    moves: int


SCENES: Final = [
    Scene("imhotep", {"players": "3", "sides": "ABABA"}, 33, 89),
    Scene("builders", {"players": "2"}, 4, 100),
    Scene("biotopia", {"players": "3"}, 5, 62),
]
DUSK: Final = TerminalTheme(
    (24, 26, 31),
    (222, 218, 208),
    [
        (24, 26, 31),
        (217, 88, 74),
        (95, 166, 90),
        (224, 160, 48),
        (91, 155, 216),
        (176, 124, 208),
        (90, 170, 170),
        (222, 218, 208),
    ],
)


def play_to(scene: Scene) -> tuple[Match, Board, Story]:
    """Let greedy bots play until the first seat is asked after so many moves."""
    game = load_chosen(scene.game, scene.options)
    board = board_of(game)
    story = Story(board)
    match = Match(game, ["greedy"] * game.num_players())
    chance = RandomChance(scene.seed)
    match.begin(chance)
    seats = range(game.num_players())
    bots = [take_seat("greedy", game, seat, scene.seed, seat) for seat in seats]
    while len(match.record.lines) <= scene.moves or match.state.current_player() != 0:
        before = story.look(match.state)
        action = bots[before.seat].choose(
            match.state.view(before.seat), match.state.legal_actions()
        )
        match.play(action, chance)
        story.tell(before, action, match.state)
    return match, board, story


def picture_of(scene: Scene) -> str:
    """Draw what the first seat sees, as an SVG that fetches nothing."""
    match, board, story = play_to(scene)
    view = match.state.view(0)
    groups = board.groups(view, match.state.legal_actions())
    example = match.state.action_to_string(groups[-1].choices[-1].action)
    console = Console(
        record=True, width=WIDTH, file=StringIO(), force_terminal=True, color_system="truecolor"
    )
    console.print(board.draw(view, WIDTH), "", story.since(0), "", sep="\n")
    console.print(Text(board.question(view), "bold"))
    console.print(choices_table(groups, WIDTH))
    console.print(Text(say("play-hint", example=example), "dim"), "› ", sep="\n")
    title = f"boardwright play {scene.game}"
    picture = console.export_svg(title=title, theme=DUSK, unique_id="boardwright")
    # The reader's own monospaced font will do.
    picture = re.sub(r"@font-face \{.*?\}\n", "", picture, flags=re.DOTALL)
    return re.sub(r"<!-- .*? -->\n?", "", picture).replace("Fira Code,", "")


def main() -> None:
    """Draw all scenes."""
    for scene in SCENES:
        path = Path(f"docs/images/terminal-{scene.game}.svg")
        path.write_text(picture_of(scene), "utf-8")


if __name__ == "__main__":
    main()
