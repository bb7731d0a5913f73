"""`boardwright new-game`: the folder of a game to install, to play, and to make one's own of."""

import keyword
import shlex
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path
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
    play = f"boardwright play {name}"
    texts = {"folder": str(made), "name": name, "install": installing(made), "play": play}
    click.echo(say("cli-new-game-made", **texts))


def installing(folder: Path) -> str:
    """Return what installs a folder: without a slash, pip would look for its name elsewhere."""
    place = str(folder) if len(folder.parts) > 1 else f"./{folder}"
    return f"pip install {shlex.quote(place)}"


def make(name: str, folder: Path) -> None:
    """Make the folder of a new game, where nothing is yet."""
    if NAME.fullmatch(name) is None:
        raise UnknownText(message("game-name-unfit"))
    if name in game_names():
        raise UnknownText(message("game-name-taken", other=name))
    if _means_something(name):
        raise UnknownText(message("cli-new-game-python", name=name))
    if folder.exists():
        raise UnknownText(message("cli-new-game-exists", folder=str(folder)))
    _copy(SKELETON, folder, name)


def _means_something(name: str) -> bool:
    """Tell whether Python has a module or a word of that name; a folder alone is not a module."""
    found = find_spec(name)
    is_word = keyword.iskeyword(name) or keyword.iskeyword(name.capitalize())
    return is_word or (found is not None and found.origin is not None)


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
