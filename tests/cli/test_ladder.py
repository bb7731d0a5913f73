"""The ladder prints its rungs, and shows what was finished when it is stopped."""

import json
from collections.abc import Iterator
from itertools import islice

import pytest
from click.testing import CliRunner, Result

import boardwright.cli.contest
from boardwright.cli import boardwright as command_line
from boardwright.lab import tournament

CHEAP = ["--bots", "random,level:1,greedy", "--games", "4", "--jobs", "1"]


def run(*arguments: str) -> Result:
    return CliRunner().invoke(command_line, arguments)


def stop_after(games: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Interrupt the next games as Ctrl-C does, after so many of them."""

    def play_all(
        table: tournament.TournamentTask, seatings: list[tournament.Seating], jobs: int
    ) -> Iterator[tournament.Result]:
        yield from islice(tournament.play_all(table, seatings, jobs), games)
        raise KeyboardInterrupt

    monkeypatch.setattr(boardwright.cli.contest, "play_all", play_all)


def test_a_ladder_is_printed_with_its_pairings() -> None:
    result = run("ladder", "imhotep", *CHEAP)
    assert result.exit_code == 0, result.output
    assert "greedy has Elo 0" in result.stdout
    assert "greedy against level:1" in result.stdout


def test_a_ladder_prints_a_document_with_stable_keys() -> None:
    result = run("ladder", "imhotep", *CHEAP, "--players", "2,3", "--seed", "4", "--json")
    document = json.loads(result.stdout)
    assert list(document) == ["game", "seed", "release", "machine", "ladders"]
    assert list(document["machine"]) == ["processor", "cores", "python", "compiled"]
    two, three = document["ladders"]
    assert list(two) == ["players", "fixed", "rungs", "standings"]
    assert (two["players"], three["players"], two["fixed"]) == (2, 3, "greedy")
    assert list(two["rungs"][0]) == ["bot", "elo", "low", "high", "games", "seconds_a_move"]
    assert {rung["bot"] for rung in two["rungs"]} == {"random", "level:1", "greedy"}
    assert [(s["bot"], s["rival"], s["games"]) for s in two["standings"]] == [
        ("level:1", "random", 4),
        ("greedy", "random", 4),
        ("greedy", "level:1", 4),
    ]
    assert len(three["standings"]) == 6  # each alone among the other, too


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--bots", "greedy"], "two different bots"),
        (["--bots", "greedy,randon"], "Did you mean random?"),
        (["--players", "two"], "--players 2,4"),
        (["--players", "2,7"], "players"),
    ],
)
def test_bad_usage_is_refused_before_anything_is_played(arguments: list[str], words: str) -> None:
    result = run("ladder", "imhotep", *arguments)
    assert result.exit_code != 0
    assert words in result.stderr + str(result.exception)


def test_a_stopped_ladder_shows_what_was_finished(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patched:
        stop_after(7, patched)
        result = run("ladder", "imhotep", *CHEAP, "--players", "2,4")
    assert result.exit_code == 1
    assert "Stopped after 7 of 36 games" in result.stderr
    assert "greedy has Elo 0" in result.stdout
    assert "greedy has played nobody" in result.stderr  # with four players
    stop_after(0, monkeypatch)
    assert run("ladder", "imhotep", *CHEAP).stdout == ""


def test_a_stopped_tournament_shows_what_was_finished(monkeypatch: pytest.MonkeyPatch) -> None:
    stop_after(3, monkeypatch)
    arguments = ["--bots", "greedy,random", "--games", "8", "--jobs", "1", "--json"]
    result = run("tournament", "imhotep", *arguments)
    assert result.exit_code == 1
    assert "Stopped after 3 of 8 games" in result.stderr
    (standing,) = json.loads(result.stdout)["standings"]
    assert standing["games"] == 3


def test_how_long_it_takes_is_said_beforehand(monkeypatch: pytest.MonkeyPatch) -> None:
    stop_after(0, monkeypatch)
    arguments = ["--bots", "mcts:2s,random", "--jobs", "2"]
    assert "10 games: about " in run("tournament", "imhotep", *arguments, "--games", "10").stderr
    long = run("tournament", "imhotep", *arguments, "--games", "1000").stderr
    assert "hours with 2 processes" in long
    quick = run("tournament", "imhotep", "--bots", "greedy,random", "--games", "10", "--jobs", "1")
    assert "about" not in quick.stderr
