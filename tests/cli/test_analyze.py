"""`analyze` draws the win chances, names mistakes and luck, and says what a program may read."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from boardwright import RandomChance, load
from boardwright.bots.specs import take_seat
from boardwright.cli import boardwright
from boardwright.cli.curve import HEIGHT, curve_rows
from boardwright.core.match import Match
from boardwright.core.record import Record, parse_record
from boardwright.lab.advice import Comparison, Difference
from boardwright.lab.analysis import Analysis, Mistake
from boardwright.lab.luck import Luck
from boardwright.lab.playouts import Chances

QUICK = ["--iterations", "10", "--jobs", "1"]


@pytest.fixture(scope="module")
def finished() -> Record:
    """A game of Biotopia by greedy bots."""
    game = load("biotopia", players=2)
    match = Match(game, ["human", "greedy"])
    chance = RandomChance(4)
    bots = [take_seat("greedy", game, seat, 4, seat) for seat in range(2)]
    match.begin(chance)
    while not match.state.is_terminal():
        seat = match.state.current_player()
        view, legal = match.state.view(seat), match.state.legal_actions()
        match.play(bots[seat].choose(view, legal), chance)
    return match.record


@pytest.fixture(autouse=True)
def columns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")


def analyze(folder: Path, record: Record, *arguments: str) -> Result:
    file = folder / "game.bwr"
    file.write_text(record.to_text())
    return CliRunner().invoke(boardwright, ["analyze", str(file), *arguments])


def begun(record: Record, moves: int) -> Record:
    return replace(record, lines=record.lines[: moves + 1])


def test_a_finished_game_from_end_to_end(tmp_path: Path, finished: Record) -> None:
    result = analyze(tmp_path, finished, *QUICK)
    assert result.exit_code == 0, result.output
    headings = ["Win chance after each move", "Costliest mistakes", "Luck"]
    places = [result.stdout.index(heading) for heading in headings]
    assert places == sorted(places)
    assert "unfinished" not in result.stdout
    assert f"{len(finished.lines) - 1}\n" in result.stdout.replace(" ", "")
    assert max(map(len, result.stdout.splitlines())) <= 80


def test_the_document_has_stable_keys_and_the_result_at_the_end_of_its_curve(
    tmp_path: Path, finished: Record
) -> None:
    result = analyze(tmp_path, finished, *QUICK, "--json")
    document = json.loads(result.stdout)
    keys = "game options seats finished iterations playouts seed curve mistakes luck"
    assert list(document) == keys.split()
    assert document["finished"] is True
    assert (document["iterations"], document["playouts"]) == (10, 2)
    curve = document["curve"]
    assert [point["move"] for point in curve] == list(range(len(finished.lines)))
    assert list(curve[0]) == ["move", "seat", "action", "win_chances", "margins"]
    assert (curve[0]["seat"], curve[0]["action"]) == (None, "setup")
    assert curve[1]["seat"] == finished.lines[1].seat + 1
    assert sorted(curve[-1]["win_chances"]) in ([0, 1], [0.5, 0.5])
    for mistake in document["mistakes"]:
        keys = "move seat action better win_chance better_win_chance margin by_source"
        assert list(mistake) == keys.split()
        assert list(mistake["by_source"][0]) == ["seat", "source", "points", "margin"]
    luck = document["luck"]
    assert list(luck) == ["share", "low", "high", "by_seat"]
    assert 0 <= luck["low"] <= luck["high"] <= 1
    assert [list(seat) for seat in luck["by_seat"]] == [["luck", "margin"]] * 2


def test_an_unfinished_game_is_analysed_as_far_as_it_is(tmp_path: Path, finished: Record) -> None:
    assert "unfinished: this is how it stands after 1 move." in analyze(
        tmp_path, begun(finished, 1), *QUICK
    ).stdout.replace("\n", " ")
    document = json.loads(analyze(tmp_path, begun(finished, 2), *QUICK, "--json").stdout)
    assert document["finished"] is False
    assert len(document["curve"]) == 3


def test_the_same_seed_finds_the_same(tmp_path: Path, finished: Record) -> None:
    some = begun(finished, 2)
    longer = ["--iterations", "50", "--jobs", "1", "--json", "--seed"]
    first, again, other = (analyze(tmp_path, some, *longer, seed).stdout for seed in "112")
    assert first == again
    assert json.loads(first)["curve"] != json.loads(other)["curve"]


def test_mistakes_and_luck_in_words(
    tmp_path: Path, finished: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    some = begun(finished, 2)
    sources = [Difference(0, "missions", 2.0, 0.5), Difference(1, "butterflies", 1.5, 0.5)]
    comparison = Comparison(50, 0.2, 0.1, sources)
    action = parse_record(some.to_text()).lines[1].action
    mistake = Mistake(1, 0, 0, 1, 0.3, 0.55, 0.02, comparison)
    even = Chances([0.5, 0.5], [0.0, 0.0])
    luck = Luck(0.4, 0.3, 0.5, [0.2, -0.2], [0.1, 0.3])
    found = Analysis([even] * 3, [mistake], luck)
    monkeypatch.setattr("boardwright.cli.analyze.sum_up", lambda *_: found)
    words = " ".join(analyze(tmp_path, some, *QUICK).stdout.split())
    assert f"1. Move 1, Player 1: “{action}” instead of “" in words
    assert "win chance 30% instead of 55% (the difference ±2.0)." in words
    assert "With the better move Player 1 gets 2.0 more from missions." in words
    assert "Against it: Player 2 gets 1.5 more from butterflies." in words
    assert "Chance caused about 40% of the swings in the win chances (30–50%)" in words
    assert "Player 1: +20% of win chance through luck (±10)." in words
    assert "Player 2 had" not in words


def test_nothing_found_is_said(
    tmp_path: Path, finished: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    even = Chances([0.5, 0.5], [0.0, 0.0])
    found = Analysis([even], [], Luck(None, 0.0, 1.0, [0.0, 0.0], [0.1, 0.1]))
    monkeypatch.setattr("boardwright.cli.analyze.sum_up", lambda *_: found)
    words = analyze(tmp_path, begun(finished, 0), *QUICK).stdout
    assert "None was found for certain." in words
    assert "Nothing moved the win chances" in words


def test_a_record_that_differs_from_the_rules_is_refused(tmp_path: Path, finished: Record) -> None:
    wrong = replace(finished, lines=[*finished.lines[:3], replace(finished.lines[3], seat=1)])
    result = analyze(tmp_path, wrong, *QUICK)
    assert isinstance(result.exception, ValueError)
    assert "Line 11" in str(result.exception)


def test_a_curve_has_a_few_columns_a_move_or_several_moves_a_column() -> None:
    assert curve_rows([1.0, 0.5, 0.0], 12) == ["████        ", "████▄▄▄▄    ", "████████    "]
    assert curve_rows([1.0, 0.0], 3) == ["█ ", "█ ", "█ "]
    assert curve_rows([1.0, 1.0, 0.0, 0.0, 1.0, 0.0], 3) == ["█  ", "█ ▄", "█ █"]
    assert [len(row) for row in curve_rows([0.5] * 100, 30)] == [30] * HEIGHT
