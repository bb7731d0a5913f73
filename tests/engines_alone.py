"""What somebody does who installed the engines alone; test_engines_alone.py starts it.

Its arguments are the packages that may be imported beside Python's own.
"""

import pkgutil
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType

PACKAGES = ("core", "games", "wording", "bots", "lab")


class NothingElse(MetaPathFinder):
    """Finds that nothing else is installed."""

    def __init__(self, installed: Sequence[str]) -> None:
        self._there = {*sys.stdlib_module_names, *installed}

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Refuse what is not there, and leave all else to whoever finds it."""
        if name.partition(".")[0] not in self._there:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        return None


def import_all() -> None:
    """Import all but the boards for terminals."""
    for package in PACKAGES:
        home = import_module(f"boardwright.{package}")
        for found in pkgutil.walk_packages(home.__path__, f"{home.__name__}."):
            if ".terminal" not in found.name:
                import_module(found.name)


def play() -> None:
    """Play each game with each kind of bot, by the lab too, and read the record again."""
    from boardwright import IllegalAction, RandomChance, load
    from boardwright.bots.specs import take_named_seat
    from boardwright.core.library import game_names
    from boardwright.core.match import Match, replay
    from boardwright.core.record import parse_record
    from boardwright.lab.simulate import Task, simulate

    seats = ["mcts:1", "greedy"]
    for name in game_names():
        game = load(name, players=2)
        match, chance = Match(game, seats), RandomChance(7)
        bots = [take_named_seat(spec, game, at, 7) for at, spec in enumerate(seats)]
        match.begin(chance)
        state = match.state
        while not state.is_terminal():
            seat = state.current_player()
            match.play(bots[seat].choose(state.view(seat), state.legal_actions()), chance)
        read = replay(game, parse_record(match.record.to_text()))
        assert read.state.hash() == state.hash()
        try:
            state.apply_action(0, chance)
        except IllegalAction as error:
            print(error)
        task = Task(name, {}, None, ["random", "random"], 7)
        played = [one for some in simulate(task, 1, 1) for one in some]
        assert len(played) == 1
        assert played[0].troubles == [0, 0]


if __name__ == "__main__":
    sys.meta_path.insert(0, NothingElse(sys.argv[1:]))
    import_all()
    play()
