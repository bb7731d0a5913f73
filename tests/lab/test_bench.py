"""The benchmark measures what it says; how fast is for people to read, not for tests to judge."""

from boardwright.core.library import game_names
from boardwright.lab.bench import medians, our_measurements, run_rounds
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


def test_a_rate_comes_from_counted_work() -> None:
    def work(_: None) -> int:
        return sum(1 for _ in range(500))

    rate = measure(0.02, lambda: None, work)
    assert isinstance(rate, Rate)
    assert rate.decisions == 500 * rate.games
    assert rate.cpu_seconds >= 0.02
