"""Simulations give the same games whatever the jobs, and sum them up rightly."""

import csv
import json
from pathlib import Path

import pyarrow.parquet
import pytest

import boardwright.lab.simulate
from boardwright.lab.results import check_output, rows, seat_results, wilson, write_rows
from boardwright.lab.simulate import CHUNK, PlayedGame, Task, simulate

TASK = Task("imhotep", {"sides": "ABABA"}, None, ["random"] * 3, 5)


def played(task: Task, games: int, jobs: int) -> list[PlayedGame]:
    return [game for chunk in simulate(task, games, jobs) for game in chunk]


def test_the_same_seed_gives_the_same_games_whatever_the_jobs() -> None:
    games = CHUNK + 20
    assert played(TASK, games, 2) == played(TASK, games, 1)


def test_another_seed_gives_other_games() -> None:
    assert played(TASK, 5, 1) != played(TASK._replace(seed=6), 5, 1)


def test_fewer_games_are_the_first_of_more_games() -> None:
    assert played(TASK, 20, 1)[:7] == played(TASK, 7, 1)


def test_results_sum_up_the_games() -> None:
    games = played(TASK, 60, 1)
    results = seat_results(TASK, games)
    assert sum(result.wins for result in results) == pytest.approx(60)
    for seat, result in enumerate(results):
        assert result.low < result.share < result.high
        assert result.mean_score == pytest.approx(sum(result.by_source.values()))
        assert result.mean_score == pytest.approx(sum(g.total(seat) for g in games) / 60)


def test_a_shared_win_counts_its_share() -> None:
    game = PlayedGame(
        0, 1, "six-rounds", [1, 3, 1], [{"temple": 3}, {"temple": 1}, {"temple": 3}], [0] * 3
    )
    assert [game.share(seat) for seat in range(3)] == [0.5, 0, 0.5]


def test_wilsons_interval_is_the_known_one() -> None:
    # Worked by hand from the formula for 8 of 10.
    assert wilson(8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert wilson(0, 10)[0] == 0
    assert wilson(10, 10)[1] == pytest.approx(1)


@pytest.mark.parametrize("ending", ["csv", "jsonl", "parquet"])
def test_every_kind_of_file_holds_the_same_rows(tmp_path: Path, ending: str) -> None:
    games = played(TASK, 4, 1)
    path = tmp_path / f"games.{ending}"
    check_output(path)
    write_rows(TASK, games, path)
    expected = list(rows(TASK, games))
    assert len(expected) == 12
    if ending == "csv":
        with path.open(encoding="utf-8") as file:
            texts = [{k: str(v) for k, v in row.items()} for row in expected]
            assert list(csv.DictReader(file)) == texts
    elif ending == "jsonl":
        assert [json.loads(line) for line in path.read_text().splitlines()] == expected
    else:
        assert pyarrow.parquet.read_table(path).to_pylist() == expected


def test_a_file_that_cannot_be_written_is_refused_beforehand(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"must end in \.csv, \.jsonl or \.parquet"):
        check_output(tmp_path / "games.xlsx")
    with pytest.raises(ValueError, match="There is no folder"):
        check_output(tmp_path / "nowhere" / "games.csv")


def test_bots_play_the_same_whatever_the_jobs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boardwright.lab.simulate, "CHUNK", 2)
    task = TASK._replace(seats=["greedy", "random"])
    assert played(task, 4, 2) == played(task, 4, 1)
