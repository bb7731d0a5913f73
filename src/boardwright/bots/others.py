"""Bots of somebody else's: where their code lies, and loading it, which runs it."""

import os
import sys
from importlib import import_module
from importlib.machinery import ModuleSpec
from importlib.metadata import entry_points
from typing import Final, NamedTuple

from boardwright.bots.bot import Bot
from boardwright.core.game import Game
from boardwright.core.messages import message
from boardwright.core.refused import Refused

ENTRY_POINTS: Final = "boardwright.bots"


class UnusableBot(Refused):
    """A bot of somebody else's that cannot be loaded, or is none."""


class Origin(NamedTuple):
    """The code of a bot: its module, the class there, and the file that it comes from."""

    module: str
    name: str
    file: str


def is_third_party(kind: str) -> bool:
    """Tell whether a name is `module:Class`, or that of an installed bot; nothing is loaded."""
    return _is_module_and_class(kind) or kind in entry_points(group=ENTRY_POINTS).names


def origin_of(kind: str) -> Origin | None:
    """Return where a bot would be loaded from, or nothing if it would not be found.

    Nothing is imported for it, not even the packages above the module.
    """
    module, name = _place_of(kind)
    path: list[str] | None = None
    spec: ModuleSpec | None = None
    parts = module.split(".")
    for depth in range(len(parts)):
        spec = _spec_of(".".join(parts[: depth + 1]), path)
        if spec is None:
            return None
        path = list(spec.submodule_search_locations or [])
    file = spec.origin if spec is not None else None
    return Origin(module, name, file or module)


def load_bot(kind: str, game: Game, seat: int, seed: int) -> Bot:
    """Load a bot and seat it: from here on it can do whatever the person can who plays."""
    try:
        module, name = _place_of(kind)
        maker: object = import_module(module)
        for part in name.split("."):
            maker = getattr(maker, part)
        bot: object = maker(game, seat, seed) if callable(maker) else 0
    except Exception as error:  # it is anybody's code
        reason = f"{type(error).__name__}: {error}"
        raise UnusableBot(message("bot-unusable", bot=kind, error=reason)) from error
    if not isinstance(bot, Bot):
        raise UnusableBot(message("bot-is-none", bot=kind))
    return bot


def search_current_folder() -> None:
    """Let modules be found in the current folder, as `python -m` does, unless that is switched off.

    It comes last, so that nothing there takes the place of what is installed.
    """
    if not sys.flags.safe_path and "" not in sys.path:
        sys.path.append("")


def ignore_current_folder() -> None:
    """Let nothing be found in the current folder, however Python was started."""
    here = os.path.realpath("")
    sys.path[:] = [folder for folder in sys.path if os.path.realpath(folder) != here]


def _is_module_and_class(kind: str) -> bool:
    module, colon, name = kind.partition(":")
    return bool(colon) and name.isidentifier() and all(map(str.isidentifier, module.split(".")))


def _place_of(kind: str) -> tuple[str, str]:
    if _is_module_and_class(kind):
        module, _, name = kind.partition(":")
        return module, name
    for entry in entry_points(group=ENTRY_POINTS, name=kind):
        return entry.module, entry.attr
    return kind, ""


def _spec_of(module: str, path: list[str] | None) -> ModuleSpec | None:
    for finder in sys.meta_path:
        spec = finder.find_spec(module, path)
        if spec is not None:
            return spec
    return None
