"""The games, each in a package of its own that knows no other; here they are found by name."""

from importlib import import_module
from importlib.resources import files
from pathlib import Path
from types import ModuleType
from typing import Final

from boardwright.core.components import Components
from boardwright.core.game import Game, unknown_text
from boardwright.core.options import Option

# The name of each game and the class that plays it, in its module `game`.
GAMES: Final = {"biotopia": "Biotopia", "imhotep": "Imhotep"}


def load(name: str, components: Path | str | None = None, **options: object) -> Game:
    """Return a game by name, such as `load("imhotep", players=3, sides="ABABA", wrath=True)`.

    `components` is an owner's file whose values replace the printed ones.
    """
    printed = printed_components(name)
    if components is not None:
        printed.override_from(Path(components))
    game = getattr(_module(name), GAMES[name])(printed, options)
    assert isinstance(game, Game)
    return game


def printed_components(name: str) -> Components:
    """Return what is printed on a game's components."""
    _module(name)
    text = files(f"boardwright.games.{name}").joinpath("components.toml").read_text("utf-8")
    return Components(text, f"{name}/components.toml")


def options_of(name: str) -> list[Option]:
    """Return the options that a game knows."""
    options: list[Option] = _module(name).OPTIONS
    return options


def _module(name: str) -> ModuleType:
    if name not in GAMES:
        raise unknown_text("game", name, list(GAMES))
    return import_module(f"boardwright.games.{name}.game")
