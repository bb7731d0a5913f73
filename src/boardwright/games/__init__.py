"""The games, each in a package of its own that knows no other; here they are found by name."""

import json
from collections.abc import Mapping
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from types import ModuleType
from typing import Final

from boardwright.core.components import Components
from boardwright.core.game import Game, unknown_text
from boardwright.core.options import Option
from boardwright.core.record import Record
from boardwright.core.register import Rule, read_rules

# The name of each game and the class that plays it, in its module `game`.
GAMES: Final = {"builders": "Builders", "imhotep": "Imhotep", "biotopia": "Biotopia"}


def load(name: str, components: Path | str | None = None, **options: object) -> Game:
    """Return a game by name, such as `load("imhotep", players=3, sides="ABABA", wrath=True)`.

    `components` is an owner's file whose values replace the printed ones.
    """
    return load_chosen(name, options, components)


def load_chosen(
    name: str, options: Mapping[str, object], components: Path | str | None = None
) -> Game:
    """Return a game by name with options that somebody else wrote, whatever they are called."""
    printed = printed_components(name)
    if components is not None:
        printed.override_from(Path(components))
    return load_with(name, printed, dict(options))


def load_with(name: str, printed: Components, options: dict[str, object]) -> Game:
    """Return a game by name, with components that have been read already."""
    game = getattr(_module(name), GAMES[name])(printed, options)
    assert isinstance(game, Game)
    return game


def printed_components(name: str) -> Components:
    """Return what is printed on a game's components."""
    _module(name)
    return Components(_data(name, "components.toml"), f"{name}/components.toml")


def options_of(name: str) -> list[Option]:
    """Return the options that a game knows."""
    options: list[Option] = _module(name).OPTIONS
    return options


def _module(name: str) -> ModuleType:
    if name not in GAMES:
        raise unknown_text("game", name, list(GAMES))
    return import_module(f"boardwright.games.{name}.game")


def load_for(record: Record, components: Path | str | None = None) -> Game:
    """Return the game that a record was played in."""
    return load_chosen(record.game, record.options, components)


def rules_of(name: str) -> list[Rule]:
    """Return the register of a game's rules."""
    _module(name)
    return read_rules(_data(name, "rules.toml"))


def citations_of(name: str) -> dict[str, dict[str, list[str]]]:
    """Return by rule where code and tests cite it; made by `make docs`."""
    _module(name)
    citations: dict[str, dict[str, list[str]]] = json.loads(_data(name, "citations.json"))
    return citations


def _data(name: str, file: str) -> str:
    return files(f"boardwright.games.{name}").joinpath(file).read_text("utf-8")
