import re

import pytest

from boardwright.core.library import game_names, options_of
from tests.laws.play import game_of
from tests.laws.tables import TABLES, player_counts


def test_every_game_stands_in_the_table() -> None:
    assert set(TABLES) == set(game_names())


@pytest.mark.parametrize("name", game_names())
def test_the_laws_play_every_number_of_players(name: str) -> None:
    pattern = next(option.pattern for option in options_of(name) if option.name == "players")
    possible = {players for players in range(1, 10) if re.fullmatch(pattern, str(players))}
    assert player_counts(name) == possible
    for number, options in enumerate(TABLES[name].options):
        assert game_of(name, number).num_players() == int(options["players"])
