"""Our speed is compared with what is like it among the peers."""

from boardwright.core.library import game_names, load
from tools.peers.ratios import SECRET, ratios


def test_ratios_are_ours_over_theirs_within_a_round() -> None:
    figures = [
        ("imhotep.whole", 30.0),
        ("hearts.whole", 10.0),
        ("catanatron.whole", 2.0),
        ("imhotep.whole", 10.0),
        ("hearts.whole", 2.0),
        ("catanatron.whole", 1.0),
        ("imhotep.whole", 8.0),
        ("hearts.whole", 2.0),
        ("catanatron.whole", 1.0),
    ]
    assert ratios(figures) == {
        "imhotep.whole/hearts.whole": 4.0,
        "imhotep.whole/catanatron.whole": 10.0,
    }


def test_a_search_is_compared_with_one_that_has_as_many_secrets() -> None:
    measured = [(f"{game}.search", 30.0) for game in game_names()]
    measured += [("hearts.search", 10.0), ("hearts_open.search", 20.0)]
    assert ratios(measured) == {
        "builders.search/hearts_open.search": 1.5,
        "imhotep.search/hearts_open.search": 1.5,
        "biotopia.search/hearts.search": 3.0,
    }
    assert {game for game in game_names() if load(game, players=2).has_secrets} == set(SECRET)
