"""`boardwright new-game`: the folder of a game to install, to play, and to make one's own of."""

from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from shlex import quote
from typing import Final

import click

from boardwright.cli.speech import say
from boardwright.core.game import UnknownText
from boardwright.core.library import NAME, game_names
from boardwright.core.messages import message

SKELETON: Final = files("boardwright.cli").joinpath("skeleton")
NAME_THERE: Final = "newgame"  # what the game is called in the skeleton, in names of files too
CLASS_THERE: Final = "NewGame"


def _run(name: str, folder: str | None) -> None:
    made = Path(folder or name)
    make(name, made)
    # In whole: pip takes a lone word for a package that somebody has published.
    install, play = f"pip install {quote(str(made.absolute()))}", f"boardwright play {name}"
    click.echo(say("cli-new-game-made", folder=str(made), name=name, install=install, play=play))


def make(name: str, folder: Path) -> None:
    """Make the folder of a new game, where nothing is yet."""
    if NAME.fullmatch(name) is None:
        raise UnknownText(message("game-name-unfit"))
    if name in game_names():
        raise UnknownText(message("game-name-taken", other=name))
    if folder.exists():
        raise UnknownText(message("cli-new-game-exists", folder=str(folder)))
    _copy(SKELETON, folder, name)


def _copy(there: Traversable, here: Path, name: str) -> None:
    """Copy a folder of the skeleton; the name of the game takes its place everywhere."""
    here.mkdir(parents=True)
    for part in there.iterdir():
        called = part.name.removesuffix(".txt") if part.name.endswith(".py.txt") else part.name
        target = here / called.replace(NAME_THERE, name)
        if part.is_dir():
            _copy(part, target, name)
        else:
            text = part.read_text("utf-8")
            text = text.replace(NAME_THERE, name).replace(CLASS_THERE, name.capitalize())
            target.write_text(text, "utf-8")


command = click.Command(
    "new-game",
    callback=_run,
    params=[
        click.Argument(["name"], metavar=say("cli-word-name")),
        click.Argument(["folder"], metavar=f"[{say('cli-word-folder')}]", required=False),
    ],
    help=say("cli-new-game-help"),
    epilog=say("cli-new-game-examples"),
)
