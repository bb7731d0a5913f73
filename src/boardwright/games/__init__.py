"""The games, each in a package of its own that knows no other; here they are found by name."""

import json
from collections.abc import Mapping
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from types import ModuleType
from typing import Final

from boardwright.core.components import Components
from boardwright.core.game import Game, UnknownText, unknown_text
from boardwright.core.options import Option
from boardwright.core.printed import FIRST_VERSION
from boardwright.core.record import Record, RecordError
from boardwright.core.register import Rule, read_rules
from boardwright.core.texts import Message, Value
from boardwright.core.versions import Change, read_changes

# The name of each game and the class that plays it, in its module `game`.
GAMES: Final = {"builders": "Builders", "imhotep": "Imhotep", "biotopia": "Biotopia"}


def load(
    name: str,
    components: Path | str | None = None,
    version: int | None = None,
    **options: object,
) -> Game:
    """Return a game by name, such as `load("imhotep", players=3, sides="ABABA", wrath=True)`.

    `components` is an owner's file whose values replace the printed ones. `version` is that of the
    rules; without it, the newest.
    """
    return load_chosen(name, options, components, version)


def load_chosen(
    name: str,
    options: Mapping[str, object],
    components: Path | str | None = None,
    version: int | None = None,
) -> Game:
    """Return a game by name with options that somebody else wrote, whatever they are called."""
    printed = printed_components(name, version)
    if components is not None:
        printed.override_from(Path(components))
    return load_with(name, printed, dict(options))


def load_with(name: str, printed: Components, options: dict[str, object]) -> Game:
    """Return a game by name, with components that have been read already."""
    game = getattr(_module(name), GAMES[name])(printed, options)
    assert isinstance(game, Game)
    return game


def printed_components(name: str, version: int | None = None) -> Components:
    """Return what is printed on a game's components, as of a version of the rules or the newest."""
    newest = newest_version(name)
    if version is None:
        version = newest
    if not FIRST_VERSION <= version <= newest:
        values: dict[str, Value] = {"game": name, "version": version, "newest": newest}
        raise UnknownText(Message("unknown-version", values))
    text = _data(name, "components.toml")
    return Components(text, f"{name}/components.toml", version, changes_of(name))


def newest_version(name: str) -> int:
    """Return the newest version of a game's rules, counted from 1."""
    version: int = _module(name).VERSION
    return version


def changes_of(name: str) -> list[Change]:
    """Return what changed from version to version of a game's rules, the oldest first."""
    _module(name)
    return read_changes(_data(name, "versions.toml"), name)


def options_of(name: str) -> list[Option]:
    """Return the options that a game knows."""
    options: list[Option] = _module(name).OPTIONS
    return options


def _module(name: str) -> ModuleType:
    if name not in GAMES:
        raise unknown_text("game", name, list(GAMES))
    return import_module(f"boardwright.games.{name}.game")


def load_for(record: Record, components: Path | str | None = None) -> Game:
    """Return the game that a record was played in, by the version of the rules of that time."""
    newest = newest_version(record.game)
    if record.version > newest:
        raise RecordError("record-version-unknown", {"was": record.version, "newest": newest}, 3)
    return load_chosen(record.game, record.options, components, record.version)


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
