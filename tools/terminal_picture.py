"""Draws docs/images/terminal-imhotep.svg: a game in the terminal, as it looks in the middle.

Run as `PYTHONPATH=src python -m tools.terminal_picture`; with an argument, plain text goes there.
"""

import re
import sys
from io import StringIO
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

from boardwright.bots.specs import make_bot
from boardwright.cli.boards import board_of
from boardwright.cli.lists import choices_table
from boardwright.cli.speech import say
from boardwright.cli.story import Story
from boardwright.core.chance import RandomChance
from boardwright.core.match import Match
from boardwright.games import load

PICTURE: Final = Path("docs/images/terminal-imhotep.svg")
WIDTH: Final = 100
SEED: Final = 33
MOVES: Final = 89
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


def main() -> None:
    """Play to the middle of a game and draw what the first seat sees."""
    game = load("imhotep", players=3, sides="ABABA")
    board = board_of(game)
    story = Story(game.name, game.seats(), board)
    match = Match(game, ["greedy"] * 3)
    chance = RandomChance(SEED)
    match.begin(chance)
    bots = [make_bot("greedy", game, seat, SEED, seat) for seat in range(3)]
    while len(match.record.lines) <= MOVES or match.state.current_player() != 0:
        before = story.glance(match.state)
        action = bots[before.seat].choose(
            match.state.view(before.seat), match.state.legal_actions()
        )
        match.play(action, chance)
        story.tell(before, action, match.state)
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
    if len(sys.argv) > 1:
        lines = console.export_text(clear=False).splitlines()
        Path(sys.argv[1]).write_text("".join(line.rstrip() + "\n" for line in lines), "utf-8")
    title = "boardwright play imhotep --sides ABABA"
    picture = console.export_svg(title=title, theme=DUSK, unique_id="boardwright")
    # A picture that fetches nothing: the reader's own monospaced font will do.
    picture = re.sub(r"@font-face \{.*?\}\n", "", picture, flags=re.DOTALL)
    picture = re.sub(r"<!-- .*? -->\n?", "", picture)
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    PICTURE.write_text(picture.replace("Fira Code,", ""), "utf-8")


if __name__ == "__main__":
    main()
