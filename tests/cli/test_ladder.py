"""The ladder prints, goes on after a stop, and writes its place in the document, and only there."""

import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import boardwright.cli.contest
import boardwright.cli.ladder
from boardwright.bots.bot import Budget
from boardwright.bots.levels import LEVELS, Level
from boardwright.cli import boardwright as command_line
from boardwright.lab import tournament
from boardwright.lab.ladder import Ladder, Published
from boardwright.lab.provenance import match_digest

CHEAP = ["--bots", "random,level:1,greedy", "--games", "4", "--jobs", "1"]
PAGE = "# Bots\n<!-- ladder:imhotep -->\nold\n<!-- /ladder:imhotep -->\nend\n"


def run(*arguments: str) -> Result:
    return CliRunner().invoke(command_line, arguments)


def stop_after(games: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Interrupt the next games as Ctrl-C does, after so many of them."""

    def play_all(
        table: tournament.Table, seatings: list[tournament.Seating], jobs: int
    ) -> Iterator[tournament.Result]:
        yield from islice(tournament.play_all(table, seatings, jobs), games)
        raise KeyboardInterrupt

    monkeypatch.setattr(boardwright.cli.contest, "play_all", play_all)


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with a document, a folder for what is kept, and cheap published settings."""
    ladders = [
        Ladder(2, ["random", "level:1", "greedy"], 4, {"random": 2}, [("random", "level:1")]),
        Ladder(4, ["random", "greedy"], 4, {}, []),
    ]
    monkeypatch.setattr(boardwright.cli.ladder, "published", lambda: Published(5, ladders))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)
    document = tmp_path / "docs" / "bots.md"
    document.parent.mkdir()
    document.write_text(PAGE)
    return document


def test_a_ladder_is_printed_with_its_pairings() -> None:
    result = run("ladder", "imhotep", *CHEAP)
    assert result.exit_code == 0, result.output
    assert "greedy has Elo 0" in result.stdout
    assert "greedy against level:1" in result.stdout


def test_a_ladder_prints_a_document_with_stable_keys() -> None:
    result = run("ladder", "imhotep", *CHEAP, "--players", "2,3", "--seed", "4", "--json")
    document = json.loads(result.stdout)
    assert list(document) == ["game", "seed", "commit", "machine", "ladders"]
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
        (["--reproduce", "--games", "5"], "leave out --games"),
        (["--reproduce", "--sides", "ABABA"], "leave out --sides"),
        (["--reproduce", "--renew"], "--renew plays the published settings; leave out --reproduce"),
    ],
)
def test_bad_usage_is_refused_before_anything_is_played(
    arguments: list[str], words: str, page: Path
) -> None:
    result = run("ladder", "imhotep", *arguments)
    assert result.exit_code != 0
    assert words in result.stderr + str(result.exception)
    assert page.read_text() == PAGE


def test_reproducing_writes_between_the_markers_and_keeps_nothing(page: Path) -> None:
    result = run("ladder", "imhotep", "--reproduce", "--jobs", "1")
    assert result.exit_code == 0, result.output
    text = page.read_text()
    assert text.startswith("# Bots\n<!-- ladder:imhotep -->\n`boardwright ladder imhotep")
    assert text.endswith("\n<!-- /ladder:imhotep -->\nend\n")
    assert "| `greedy` against `level:1` | 4 |" in text
    assert "| `level:1` against `random` | 2 |" in text
    assert "| `greedy` among 3 `random` | 4 |" in text
    assert "seed 5" in text
    assert "old" not in text
    assert list(Path("data/boardwright/ladder").iterdir()) == []


def test_an_interrupted_reproduction_goes_on(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = run("ladder", "imhotep", "--reproduce", "--jobs", "1", "--json")
    with monkeypatch.context() as patched:
        stop_after(3, patched)
        stopped = run("ladder", "imhotep", "--reproduce", "--jobs", "1")
    assert stopped.exit_code == 1  # of `click`; `main` makes it 130
    assert "3 of 14 games" in stopped.stderr
    assert "the same command goes on" in stopped.stderr
    (kept,) = Path("data/boardwright/ladder").iterdir()
    assert len(kept.read_text().split("\n")) == 1 + 3
    resumed = run("ladder", "imhotep", "--reproduce", "--jobs", "1", "--json")
    assert "3 games of an earlier run are taken over" in resumed.stderr

    def elo(result: Result) -> list[float]:
        ladders = json.loads(result.stdout)["ladders"]
        return [rung["elo"] for ladder in ladders for rung in ladder["rungs"]]

    assert elo(resumed) == pytest.approx(elo(whole))
    assert not kept.exists()


def test_only_what_has_changed_is_played_anew(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = run("ladder", "imhotep", "--renew", "--jobs", "1", "--json")
    (played,) = Path("docs/ladder").iterdir()
    lines = played.read_text().splitlines()
    assert len(lines) == 14
    written = page.read_text()
    # Nothing has changed, so the same games say the same.
    assert "14 games of an earlier run" in run("ladder", "imhotep", "--renew").stderr
    assert (played.read_text().splitlines(), page.read_text()) == (lines, written)
    levels = [Level(Budget(7, 0.0)), *LEVELS["imhotep"][1:]]
    monkeypatch.setitem(LEVELS, "imhotep", levels)
    match_digest.cache_clear()
    renewed = run("ladder", "imhotep", "--renew", "--jobs", "1", "--json")
    assert "8 games of an earlier run" in renewed.stderr  # those without level:1
    anew = played.read_text().splitlines()
    assert len(anew) == 14
    for before, now in zip(lines, anew):
        assert (before == now) == ("level:1" not in before)
    # Whoever reproduces plays all of it.
    assert "earlier run" not in run("ladder", "imhotep", "--reproduce", "--jobs", "1").stderr
    assert [json.loads(result.stdout)["seed"] for result in (first, renewed)] == [5, 5]


def test_nothing_is_played_where_there_is_no_place_for_the_ladder(page: Path) -> None:
    assert "has no place" in run("ladder", "biotopia", "--reproduce").stderr
    page.unlink()
    assert "is not here" in run("ladder", "imhotep", "--reproduce").stderr


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
