"""Games that come from another process or a file, and what they are compared by."""

import pickle

import pytest

from boardwright.core.chance import RandomChance
from boardwright.core.game import View
from boardwright.core.library import load, load_again, load_with, printed_components
from boardwright.core.rebuilding import rebuilding


def test_an_owners_values_go_along() -> None:
    printed = printed_components("imhotep")
    path = next(path for path in printed.printed if path.endswith(".minimum"))
    table, _, field = path.rpartition(".")
    more = printed.number(path) + 1
    printed.override(f"[{table}]\n{field} = {more}\n", "mine.toml")
    game = load_with("imhotep", printed, {"players": 2})
    assert game != load("imhotep", players=2)
    again = pickle.loads(pickle.dumps(game))
    assert again == game
    assert again.components.number(path) == more
    assert again.components.owners == game.components.owners


def test_positions_of_a_game_share_it() -> None:
    state = load("biotopia").new_state(RandomChance(1))
    first, second = (pickle.loads(pickle.dumps(state)) for _ in range(2))
    assert first.game is second.game
    assert first is not second


def test_other_components_are_refused() -> None:
    with pytest.raises(LookupError, match="other components here"):
        load_again("imhotep", 1, (("players", "2"),), (), "0123456789abcdef")


def test_only_what_names_its_fields_is_built_again() -> None:
    with pytest.raises(AssertionError, match="View is not a dataclass"):
        rebuilding(View())
