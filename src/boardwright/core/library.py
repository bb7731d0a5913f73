"""The games that are installed: each is a package of its own, found by name.

A package says so by an entry point of the group `boardwright.games`: its name, and the module that
it is. What a game has is found there by name: the module `game` with its rules, and beside it,
each where there is one, `wording`, `bots`, `lessons` and `terminal`, and the texts in `locales`.

A package of somebody else that does not work is left out, with the reason; nothing else suffers.
"""

import json
import re
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Final, NamedTuple

from boardwright.core.chance import RandomChance
from boardwright.core.components import Components
from boardwright.core.game import Game, UnknownText, unknown_text
from boardwright.core.glance import Glance, read_glance
from boardwright.core.messages import Message, Value, message
from boardwright.core.options import Option
from boardwright.core.printed import FIRST_VERSION
from boardwright.core.record import Record, RecordError
from boardwright.core.register import Rule, read_rules
from boardwright.core.versions import Change, read_changes

GROUP: Final = "boardwright.games"
FIRST: Final = ("builders", "imhotep", "biotopia")  # where games are listed, before all others
OURS: Final = "boardwright.games."  # how the modules of the games begin that come with the program
NAME: Final = re.compile("[a-z][a-z0-9]{1,31}")  # begins the ids of a game's texts, before a hyphen
NO_VALUES: Final = ""  # of components, rules, changes or facts, in a package that has no such file
NO_CITATIONS: Final = "{}"
MOST_PLAYERS: Final = 8  # that the page has seats for
KEPT: Final = 64  # games that come again from elsewhere with each of their positions
LONGEST_REASON: Final = 300  # letters of an error of somebody else's code


class Installed(NamedTuple):
    """The module of each game's package by name, and by name why others are left out."""

    packages: dict[str, str]
    left_out: dict[str, Message]


def game_names() -> list[str]:
    """Return the names of the games that are installed."""
    return list(_found().packages)


def left_out() -> dict[str, Message]:
    """Return why games that are installed cannot be played, by name."""
    return _found().left_out


def part_of(name: str, part: str) -> ModuleType | None:
    """Return a part of a game's package, such as its `wording`, or nothing if it has none."""
    module = f"{_package(name)}.{part}"
    return import_module(module) if find_spec(module) is not None else None


def folder_of(name: str) -> Traversable:
    """Return the folder of a game's package."""
    return files(_package(name))


@cache
def _found() -> Installed:
    """Find the packages, ours before all others."""
    # Imported late: it brings Python's mail and network along, a quarter of all that is imported.
    from importlib.metadata import entry_points

    packages: dict[str, str] = {}
    wrong: dict[str, Message] = {}
    for name, module in sorted(
        ((entry.name, entry.value) for entry in entry_points(group=GROUP)), key=_place
    ):
        if name in packages:
            reason: Message | None = message("game-name-taken", other=packages[name])
            name = f"{name} ({module})"
        else:
            reason = None if module.startswith(OURS) else _flaw(name, module)
        if reason is None:
            packages[name] = module
        else:
            wrong[name] = reason
    return Installed(packages, wrong)


def _place(found: tuple[str, str]) -> tuple[int, str, str]:
    """Return where a game is listed; those of others by their names."""
    name, module = found
    is_ours = module.startswith(OURS) and name in FIRST
    return FIRST.index(name) if is_ours else len(FIRST), name, module


def _flaw(name: str, module: str) -> Message | None:
    """Try a package of somebody else, whose code may do anything; say what is wrong with it."""
    if NAME.fullmatch(name) is None:
        return message("game-name-unfit")
    try:
        rules = import_module(f"{module}.game")
        if "players" not in [option.name for option in _options(rules)]:
            return message("game-no-players")
        printed = _printed(name, module, _version(rules))
        game = rules.GAME(printed, {})
        assert isinstance(game, Game), "GAME is not a Game"
        assert game.name == name, f"its GAME is called {game.name}"
        game.new_state(RandomChance(0)).view(-1)
        _try_parts(module, game)
        _read_files(module)
    except (Exception, SystemExit) as error:
        return broken_by(error)
    return None


def broken_by(error: BaseException) -> Message:
    """Return what the code of somebody else's package failed by."""
    said = " ".join(f"{type(error).__name__}: {error}".split())
    return message("game-broken", error=said[:LONGEST_REASON])


def _try_parts(module: str, game: Game) -> None:
    """Look whether there are words, levels of bots and lessons, where there are parts for them.

    Nothing is worded yet: texts are looked up in all games that have been found.
    """
    if find_spec(f"{module}.wording") is not None:
        assert import_module(f"{module}.wording").WORDS(game).question, "WORDS has no question"
    if find_spec(f"{module}.bots") is not None:
        assert import_module(f"{module}.bots").BOTS.levels, "BOTS has no levels"
    if find_spec(f"{module}.lessons") is not None:
        assert isinstance(import_module(f"{module}.lessons").LESSONS, list), "LESSONS is not a list"


def _read_files(module: str) -> None:
    """Read what is only read later: a file that cannot be read must not stop what reads all."""
    read_rules(_data(module, "rules.toml", NO_VALUES))
    read_glance(_data(module, "glance.toml", NO_VALUES))
    json.loads(_data(module, "citations.json", NO_CITATIONS))
    locales = files(module).joinpath("locales")
    for language in locales.iterdir() if locales.is_dir() else ():
        for file in catalogues_in(language):
            file.read_text("utf-8")


def catalogues_in(folder: Traversable) -> list[Traversable]:
    """Return the catalogues in a folder by their names; a game need not have each language."""
    found = folder.iterdir() if folder.is_dir() else ()
    return sorted((file for file in found if file.name.endswith(".ftl")), key=lambda f: f.name)


def _package(name: str) -> str:
    packages, wrong = _found()
    if name in wrong:
        raise UnknownText(message("game-left-out", game=name, reason=wrong[name]))
    if name not in packages:
        raise unknown_text("game", name, list(packages))
    return packages[name]


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
    game = _module(name).GAME(printed, options)
    assert isinstance(game, Game)
    game.load_again = load_again
    return game


@lru_cache(KEPT)
def load_again(
    name: str,
    version: int,
    options: tuple[tuple[str, str], ...],
    owners: tuple[tuple[str, str], ...],
    digest: str,
) -> Game:
    """Return a game of another process, or of a file; for all its positions it is loaded once."""
    printed = printed_components(name, version)
    for text, file in owners:
        printed.override(text, file)
    if printed.digest() != digest:
        raise LookupError(f"{name} is played with other components here than where it was loaded")
    return load_with(name, printed, dict(options))


def printed_components(name: str, version: int | None = None) -> Components:
    """Return what is printed on a game's components, as of a version of the rules or the newest."""
    newest = newest_version(name)
    if version is None:
        version = newest
    if not FIRST_VERSION <= version <= newest:
        values: dict[str, Value] = {"game": name, "version": version, "newest": newest}
        raise UnknownText(Message("unknown-version", values))
    return _printed(name, _package(name), version)


def _printed(name: str, module: str, version: int) -> Components:
    text = _data(module, "components.toml", NO_VALUES)
    changes = read_changes(_data(module, "versions.toml", NO_VALUES), name)
    return Components(text, f"{name}/components.toml", version, changes)


def newest_version(name: str) -> int:
    """Return the newest version of a game's rules, counted from 1."""
    return _version(_module(name))


def _version(rules: ModuleType) -> int:
    version: int = getattr(rules, "VERSION", FIRST_VERSION)
    return version


def changes_of(name: str) -> list[Change]:
    """Return what changed from version to version of a game's rules, the oldest first."""
    return read_changes(_data(_package(name), "versions.toml", NO_VALUES), name)


def options_of(name: str) -> list[Option]:
    """Return the options that a game knows."""
    return _options(_module(name))


def player_counts(name: str) -> list[int]:
    """Return for how many players a game is played."""
    pattern = next(option.pattern for option in options_of(name) if option.name == "players")
    return [count for count in range(1, MOST_PLAYERS + 1) if re.fullmatch(pattern, str(count))]


def _options(rules: ModuleType) -> list[Option]:
    options: list[Option] = rules.OPTIONS
    return options


def _module(name: str) -> ModuleType:
    return import_module(f"{_package(name)}.game")


def load_for(record: Record, components: Path | str | None = None) -> Game:
    """Return the game that a record was played in, by the version of the rules of that time."""
    newest = newest_version(record.game)
    if record.version > newest:
        raise RecordError("record-version-unknown", {"was": record.version, "newest": newest}, 3)
    return load_chosen(record.game, record.options, components, record.version)


def rules_of(name: str) -> list[Rule]:
    """Return the register of a game's rules."""
    return read_rules(_data(_package(name), "rules.toml", NO_VALUES))


def glance_of(name: str) -> Glance:
    """Return what somebody wants to know of a game before it begins."""
    return read_glance(_data(_package(name), "glance.toml", NO_VALUES))


def citations_of(name: str) -> dict[str, dict[str, list[str]]]:
    """Return by rule where code and tests cite it; made by `make docs`."""
    text = _data(_package(name), "citations.json", NO_CITATIONS)
    citations: dict[str, dict[str, list[str]]] = json.loads(text)
    return citations


def _data(module: str, file: str, otherwise: str) -> str:
    """Return a file of a package; a game needs none of those that are read here."""
    found = files(module).joinpath(file)
    return found.read_text("utf-8") if found.is_file() else otherwise
