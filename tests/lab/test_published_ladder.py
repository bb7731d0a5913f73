"""The published ladder goes on after a stop, and writes games, figures, page and plot."""

import json
from pathlib import Path

import pytest

import tools.ladder.__main__
from boardwright.bots.bot import Budget
from boardwright.bots.game_bots import bots_of
from boardwright.bots.levels import Level
from boardwright.bots.specs import parse_spec
from boardwright.core.library import game_names
from boardwright.lab.ladder import Ladder, climb
from boardwright.lab.timing import Machine
from boardwright.lab.tournament import Seating, TournamentTask, play_all
from tests.cli.test_ladder import stop_after
from tests.lab.test_ladder import pairs, result, won_by
from tools.ladder.__main__ import publish
from tools.ladder.figures import Figures, all_figures, figures_of, read_figures, to_text
from tools.ladder.kept_results import Kept, KeptResults
from tools.ladder.page import has_place, ladder_text, put_in_place
from tools.ladder.plot import plot
from tools.ladder.provenance import code_digest, commit_here, match_digest
from tools.ladder.published import Published, published

MACHINE = Machine("A processor", 2, "3.11.7", True)
PAGE = "before\n<!-- ladder:imhotep -->\nold\n<!-- /ladder:imhotep -->\nafter\n"


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with a document, a folder for what is kept, and cheap published settings."""
    ladders = [
        Ladder(2, ["random", "level:1", "greedy"], 4, {"random": 2}, [("random", "level:1")]),
        Ladder(4, ["random", "greedy"], 4, {}, []),
    ]
    monkeypatch.setattr(tools.ladder.__main__, "published", lambda: Published(5, ladders))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)
    document = tmp_path / "docs" / "bots.md"
    document.parent.mkdir()
    document.write_text(PAGE)
    return document


def test_playing_writes_between_the_markers_and_keeps_nothing(page: Path) -> None:
    assert publish("imhotep", 1, page.parent, renew=False) == 0
    text = page.read_text()
    assert text.startswith("before\n<!-- ladder:imhotep -->\n| bot | 2 players | 4 players |")
    assert text.endswith("\n<!-- /ladder:imhotep -->\nafter\n")
    assert "14 games" in text
    assert "old" not in text
    figures = read_figures(page.parent / "ladder/imhotep.json")
    assert figures.seed == 5
    two, four = figures.ladders
    assert [(met.bot, met.rival, met.games) for met in two.standings] == [
        ("level:1", "random", 2),
        ("greedy", "level:1", 4),
    ]
    assert ("greedy", "random", 4) in [met[:3] for met in four.standings]
    assert plot([figures]) == (page.parent / "images/ladder.svg").read_text()
    assert list(Path("data/boardwright/ladder").iterdir()) == []


def test_an_interrupted_run_goes_on(
    page: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    publish("imhotep", 1, page.parent, renew=False)
    whole = elos(page)
    with monkeypatch.context() as patched:
        stop_after(3, patched)
        capsys.readouterr()
        assert publish("imhotep", 1, page.parent, renew=False) == 130
    stopped = capsys.readouterr().err
    assert "3 of 14 games" in stopped
    assert "the same command continues" in stopped
    (kept,) = Path("data/boardwright/ladder").iterdir()
    assert len(kept.read_text().split("\n")) == 1 + 3
    publish("imhotep", 1, page.parent, renew=False)
    assert "3 games of an earlier run are taken over" in capsys.readouterr().err
    assert elos(page) == pytest.approx(whole)
    assert not kept.exists()


def elos(page: Path) -> list[float]:
    figures = read_figures(page.parent / "ladder/imhotep.json")
    return [step.elo for ladder in figures.ladders for step in ladder.rungs]


def test_only_what_has_changed_is_played_anew(
    page: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    publish("imhotep", 1, page.parent, renew=True)
    (played,) = Path("docs/ladder").glob("*.jsonl")
    lines = played.read_text().splitlines()
    assert len(lines) == 14
    written = page.read_text()
    # Nothing has changed, so the same games say the same.
    capsys.readouterr()
    publish("imhotep", 1, page.parent, renew=True)
    assert "14 games of an earlier run" in capsys.readouterr().err
    assert (played.read_text().splitlines(), page.read_text()) == (lines, written)
    monkeypatch.setitem(bots_of("imhotep").levels, 1, Level(Budget(7, 0.0)))
    match_digest.cache_clear()
    publish("imhotep", 1, page.parent, renew=True)
    assert "8 games of an earlier run" in capsys.readouterr().err  # those without level:1
    anew = played.read_text().splitlines()
    assert len(anew) == 14
    for before, now in zip(lines, anew):
        assert (before == now) == ("level:1" not in before)
    # Whoever does not renew plays all of it.
    publish("imhotep", 1, page.parent, renew=False)
    assert "earlier run" not in capsys.readouterr().err
    assert json.loads((page.parent / "ladder/imhotep.json").read_text())["seed"] == 5


def test_nothing_is_played_where_there_is_no_place_for_the_ladder(
    page: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert publish("biotopia", 1, page.parent, renew=False) == 2
    page.unlink()
    assert publish("imhotep", 1, page.parent, renew=False) == 2
    assert capsys.readouterr().err.count("has no place") == 2


def some_figures() -> Figures:
    two = Ladder(2, ["random", "greedy"], 40, {}, [])
    four = Ladder(4, ["greedy", "mcts:1s"], 40, {}, [])
    climbed = [climb(two, won_by(two, 9)), climb(four, won_by(four, 5))]
    return figures_of("imhotep", ["abc", "def"], MACHINE, 1, climbed)._replace(seconds=7200)


def test_the_page_tells_how_strong_on_how_many_games_and_where_from() -> None:
    text = ladder_text(some_figures())
    for words in (
        "| bot | 2 players | 4 players | ms a move |",
        "| `greedy` | 0 (40) | 0 (80) | 100 |",
        "120 games, 2 hours of computing, ",
        "commits abc, def, A processor: [who met whom](ladder/imhotep.json).",
    ):
        assert words in text
    assert "| `random` | −" in text


def test_figures_are_read_as_they_were_written(tmp_path: Path) -> None:
    figures = some_figures()
    (tmp_path / "imhotep.json").write_text(to_text(figures))
    assert all_figures(tmp_path) == [figures]


def test_the_plot_is_drawn_for_light_and_dark_pages() -> None:
    drawn = plot([some_figures()])
    assert "prefers-color-scheme: dark" in drawn
    assert ">greedy</text>" in drawn
    assert drawn.count("<circle") == 2


def test_the_published_ladders_hold_what_is_promised_of_them() -> None:
    two, three, four, five = published().ladders
    assert [one.players for one in published().ladders] == [2, 3, 4, 5]
    for spec in two.bots + three.bots + four.bots + five.bots:
        parse_spec(spec)
    promised = [(f"level:{n + 1}", f"level:{n}") for n in range(1, 5)]
    promised += [("greedy", "random"), ("mcts:1s", "greedy"), ("mcts:1s", "mcts:0.1s")]
    assert set(promised) <= set(pairs(two))
    assert ("mcts:1s", "greedy") in pairs(four)


def test_a_game_has_the_ladders_of_as_many_as_can_play_it() -> None:
    assert [one.players for one in published().for_game("imhotep")] == [2, 3, 4]
    assert [one.players for one in published().for_game("biotopia")] == [2, 3, 4, 5]


def test_a_stopped_run_goes_on_with_what_was_kept(tmp_path: Path) -> None:
    ladder = Ladder(2, ["random", "level:1", "greedy"], 2, {}, [])
    played = list(play_all(TournamentTask("imhotep", {}, None, 2, 1), ladder.seatings(), 1))
    kept = KeptResults(tmp_path / "folder" / "games.jsonl", "imhotep")
    assert kept.read(2, ladder.seatings()) == []
    first = [Kept(2, one, "abc") for one in played[:3]]
    for one in first:
        kept.add(one)
    kept.add(Kept(4, played[4], "abc"))
    with kept.path.open("a") as file:
        file.write('[2, ["greedy", "ran')  # as a crash leaves it
    assert KeptResults(kept.path, "imhotep").read(2, ladder.seatings()) == first
    assert KeptResults(kept.path, "biotopia").read(2, ladder.seatings()) == []  # other code
    assert kept.read(2, ladder.seatings()[1:]) == first[1:]
    kept.write(first[:1])
    assert kept.read(2, ladder.seatings()) == first[:1]
    kept.forget()
    assert kept.read(2, ladder.seatings()) == []


def test_a_line_after_one_that_was_cut_off_is_not_lost(tmp_path: Path) -> None:
    kept = KeptResults(tmp_path / "games.jsonl", "imhotep")
    kept.path.write_text('[2, ["greedy", "ran')
    again = Kept(2, result(Seating("greedy", "random", 0, 0), 1.0), "abc")
    kept.add(again)
    assert kept.read(2, [again.result.seating]) == [again]


def test_the_ladder_stands_between_its_markers() -> None:
    assert has_place(PAGE, "imhotep")
    assert not has_place(PAGE, "biotopia")
    once = put_in_place(PAGE, "imhotep", "new")
    assert once == PAGE.replace("old", "new")
    assert put_in_place(once, "imhotep", "newer") == PAGE.replace("old", "newer")


@pytest.mark.parametrize("game", game_names())
def test_the_documents_have_a_place_for_each_game(game: str) -> None:
    page = Path(__file__).parents[2] / "docs" / "bots.md"
    assert has_place(page.read_text("utf-8"), game)


def test_a_digest_names_the_code_that_plays(tmp_path: Path) -> None:
    for folder in ("core", "bots", "games/imhotep", "games/biotopia", "lab"):
        (tmp_path / folder).mkdir(parents=True)
        (tmp_path / folder / "code.py").write_text("")
    first = code_digest("imhotep", tmp_path)
    for elsewhere in ("games/biotopia", "lab"):
        (tmp_path / elsewhere / "code.py").write_text("changed")
    assert code_digest("imhotep", tmp_path) == first
    (tmp_path / "bots" / "code.py").write_text("changed")
    assert code_digest("imhotep", tmp_path) != first
    assert code_digest("imhotep") != code_digest("biotopia")


def test_a_match_is_that_of_its_two_bots_and_no_other_level(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def digests() -> list[str]:
        match_digest.cache_clear()
        pairs = [("level:2", "level:1"), ("level:3", "level:2"), ("greedy", "random")]
        return [match_digest("imhotep", *pair) for pair in pairs]

    first = digests()
    assert len(set(first)) == 3
    levels = bots_of("imhotep").levels
    with monkeypatch.context() as patched:
        patched.setitem(levels, 1, levels[1]._replace(mercy=0.1))
        now = digests()
    assert [one == other for one, other in zip(first, now)] == [False, True, True]
    assert digests() == first


def test_without_a_checkout_the_commit_is_unknown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert commit_here("imhotep") == "unknown"
    monkeypatch.setenv("PATH", "")
    assert commit_here("imhotep") == "unknown"
