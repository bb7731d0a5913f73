"""The benchmark measures what it says; how fast is for people to read, not for tests to judge."""

from boardwright.core.library import game_names, load
from boardwright.lab.bench import SECRET, medians, our_measurements, ratios, run_rounds
from boardwright.lab.timing import Rate, measure


def test_each_game_is_measured_in_six_ways() -> None:
    names = [measurement.name() for measurement in our_measurements()]
    ways = ["stepped", "whole", "clone_us", "rollouts", "search", "greedy"]
    assert names == [f"{game}.{way}" for game in game_names() for way in ways]


def test_a_round_gives_a_figure_for_each_measurement() -> None:
    measurements = [m for m in our_measurements() if m.who == "imhotep"]
    figures = list(run_rounds(measurements, 1, 0.01))
    assert {name for name, _ in figures} == {m.name() for m in measurements}
    assert len(figures) == len(measurements)
    assert all(figure > 0 for _, figure in figures)


def test_medians_are_taken_by_name() -> None:
    measured = [("a", 1.0), ("b", 5.0), ("a", 9.0), ("a", 2.0)]
    assert medians(measured) == {"a": 2.0, "b": 5.0}


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


def test_a_rate_comes_from_counted_work() -> None:
    def work(_: None) -> int:
        return sum(1 for _ in range(500))

    rate = measure(0.02, lambda: None, work)
    assert isinstance(rate, Rate)
    assert rate.decisions == 500 * rate.games
    assert rate.cpu_seconds >= 0.02
