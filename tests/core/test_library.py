"""Games of others: found by their entry points, or left out with the reason."""

import shutil
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
from click.testing import CliRunner

from boardwright.bots.specs import take_seat
from boardwright.cli import boardwright, main
from boardwright.cli.boards import draw
from boardwright.cli.failed_game import failed_game
from boardwright.cli.new_game import make
from boardwright.core import library
from boardwright.core.chance import RandomChance
from boardwright.core.game import UnknownText
from boardwright.core.library import game_names, left_out, load, player_counts
from boardwright.core.refused import Refused
from boardwright.core.written import read_fields
from boardwright.lab import bench
from boardwright.laws import LAWS, beginnings
from boardwright.server.http.pages import _catalogue
from boardwright.texts import ENGLISH
from boardwright.texts.catalogue import texts_in
from boardwright.wording import words_of

PLAYERS = 'Option("players", "2", "[2-4]", "2, 3, 4")'  # of the game that is made
OURS = ["builders", "imhotep", "biotopia"]


@pytest.fixture(autouse=True)
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[EntryPoint]]:
    """Packages that are installed beside ours; a test adds its own."""
    found = [EntryPoint(name, f"boardwright.games.{name}", library.GROUP) for name in OURS]
    monkeypatch.setattr("importlib.metadata.entry_points", lambda group: found)
    monkeypatch.syspath_prepend(str(tmp_path))
    before = set(sys.modules)
    library._found.cache_clear()
    yield found
    library._found.cache_clear()
    for name in sys.modules.keys() - before:
        if str(getattr(sys.modules[name], "__file__", "")).startswith(str(tmp_path)):
            del sys.modules[name]


def package(folder: Path, found: list[EntryPoint], name: str, code: str, module: str = "") -> None:
    """Install a package with this module of rules."""
    (folder / (module or name)).mkdir()
    (folder / (module or name) / "game.py").write_text(code)
    found.append(EntryPoint(name, module or name, library.GROUP))


@pytest.mark.parametrize(
    ("name", "code", "reason"),
    [
        ("wreck", "raise RuntimeError('no wind')", "RuntimeError: no wind"),
        ("exits", "raise SystemExit(3)", "SystemExit: 3"),
        ("empty", "", "AttributeError: "),
        ("alone", "OPTIONS = []", "It has no option for the number of players"),
        ("Large", "", "A game’s name is 2 to 32 lowercase letters"),
        ("imhotep", "", "Another game has this name already: boardwright.games.imhotep"),
    ],
)
def test_what_fails_is_left_out(
    name: str, code: str, reason: str, tmp_path: Path, installed: list[EntryPoint]
) -> None:
    package(tmp_path, installed, name, code, module=f"module_{name.lower()}")
    assert game_names() == OURS
    [(called, said)] = left_out().items()
    assert called.startswith(name)
    assert ENGLISH.speak(said).startswith(reason)
    if name not in OURS:
        with pytest.raises(UnknownText, match=f"The game {name} is left out"):
            load(name)


@pytest.fixture
def harvest(tmp_path: Path, installed: list[EntryPoint]) -> Path:
    """A game as `boardwright new-game` makes it, without texts."""
    make("harvest", tmp_path / "made")
    shutil.copytree(tmp_path / "made/src/harvest", tmp_path / "harvest")
    shutil.rmtree(tmp_path / "harvest/locales")
    (tmp_path / "harvest/locales/da").mkdir(parents=True)
    installed.append(EntryPoint("harvest", "harvest", library.GROUP))
    library._found.cache_clear()
    return tmp_path / "harvest"


def test_a_game_without_further_parts_is_played(harvest: Path) -> None:
    assert game_names() == [*OURS, "harvest"]
    assert left_out() == {}
    assert player_counts("harvest") == [2, 3, 4]
    game = load("harvest", players=2)
    for law in LAWS:
        if law.__name__ != "every_other_number_is_refused":  # which reads the texts of refusals
            law(next(iter(beginnings("harvest", 1))))
    state = game.new_state(RandomChance(1))
    for bot in ("random", "greedy", "mcts:20", "level:1"):
        chair = take_seat(bot, game, 0, 1)
        assert chair.choose(state.view(0), state.legal_actions()) in state.legal_actions()


@pytest.mark.parametrize(
    ("pattern", "stepped", "searched"), [("[2-4]", 4, 2), ("[35]", 3, 3), ("9|1[0-2]", 9, 9)]
)
def test_it_is_measured_with_as_many_players_as_it_is_for(
    pattern: str, stepped: int, searched: int, harvest: Path
) -> None:
    rules = (harvest / "game.py").read_text()
    option = f'Option("players", "{searched}", "{pattern}", "")'
    (harvest / "game.py").write_text(rules.replace(PLAYERS, option))
    assert left_out() == {}
    players = [bench._for_about(wanted, "harvest").num_players() for wanted in (4, 2)]
    assert players == [stepped, searched]
    measured = [one for one in bench.our_measurements() if one.who == "harvest"]
    assert all(one.run(0.01) > 0 for one in measured)


def test_plain_words_and_a_plain_table_stand_in(harvest: Path) -> None:
    game = load("harvest", players=2)
    state = game.new_state(RandomChance(1))
    view, words = state.view(0), words_of(game)
    assert ENGLISH.speak(words.question(view)) == "first: turn"
    groups = words.groups(view, state.legal_actions())
    assert ENGLISH.speak(groups[0].heading).startswith("take")
    before = state.view(-1)
    state.apply_action(1, RandomChance(1))
    [[told]] = words.tell(before, 1, state.view(-1))
    assert ENGLISH.speak(told) == "first: take 2"
    draw(game, view, 60)
    (harvest / "terminal.py").write_text("raise RuntimeError('no canvas')")
    with pytest.raises(Refused, match=r"The game harvest is left out\. RuntimeError: no canvas"):
        draw(game, view, 60)


def test_a_game_without_texts_is_replayed_and_simulated(harvest: Path, tmp_path: Path) -> None:
    record = str(tmp_path / "game.bwr")
    for line in (
        ["play", "harvest", "--seats", "random,greedy", "--seed", "2", "--record", record],
        ["replay", record],
        ["analyze", record, "--iterations", "20", "--jobs", "1"],
        ["simulate", "harvest", "--games", "2", "--jobs", "1"],
    ):
        done = CliRunner().invoke(boardwright, line, catch_exceptions=False)
        assert done.exit_code == 0, done.output
        assert "first" in done.output or "last stone" in done.output


@pytest.mark.parametrize("file", ["web.ftl", "cli.ftl", "harvest.ftl"])
def test_its_texts_take_none_of_ours_away_whatever_their_file_is_called(
    file: str, harvest: Path
) -> None:
    _catalogue.cache_clear()
    before = texts_in(_catalogue("de").plain.decode())
    folder = harvest / "locales/en"
    folder.mkdir()
    (folder / file).write_text("harvest-name = Harvest\nweb-yes = stolen\n")
    _catalogue.cache_clear()
    after = texts_in(_catalogue("de").plain.decode())
    _catalogue.cache_clear()
    assert after == {**before, "harvest-name": "harvest-name = Harvest"}


def test_a_game_that_fails_later_says_so_in_a_line(
    harvest: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    rules = (harvest / "game.py").read_text()
    fails = "        assert self.heap > 9, 'the barn burns'\n        self.heap -= action + 1\n"
    (harvest / "game.py").write_text(rules.replace("        self.heap -= action + 1\n", fails))
    line = fails.splitlines()[0]
    number = (harvest / "game.py").read_text().splitlines().index(line) + 1
    where = f"AssertionError: the barn burns (game.py, line {number})"
    monkeypatch.setattr("sys.argv", ["boardwright", "simulate", "harvest", "--jobs", "1"])
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 1
    assert capsys.readouterr().err == f"Error: The game harvest failed: {where}\n"


def test_an_error_of_ours_is_no_fault_of_a_game() -> None:
    with pytest.raises((AttributeError, TypeError)) as failed:
        load("imhotep").new_state(None)  # type: ignore[arg-type]  # a mistake of ours
    assert failed_game(failed.value) is None


def test_a_text_that_is_no_position_is_refused() -> None:
    assert read_fields("heap: 3", {"heap": 1}) == {"heap": [3]}
    for text in ("heap: x", "heap: 1 2", "", "heap: 1\nseat: 2"):
        with pytest.raises(UnknownText, match="cannot be read"):
            read_fields(text, {"heap": 1})


def test_chance_without_words_answers_with_numbers(harvest: Path) -> None:
    game = load("harvest")
    assert game.chance_to_string(0, 3) == "3"
    with pytest.raises(UnknownText):
        game.string_to_chance("three")


@pytest.mark.parametrize(
    ("file", "text", "reason"),
    [
        ("bots.py", b"raise RuntimeError('no bait')", "RuntimeError: no bait"),
        ("bots.py", b"", "AttributeError: "),
        ("lessons.py", b"LESSONS = None", "AssertionError: LESSONS is not a list"),
        ("wording.py", b"", "AttributeError: "),
        ("wording.py", b"def WORDS(game): return None", "AttributeError: "),
        ("game.py", b"\nNAME = 'else'\n", "AssertionError: its GAME is called else"),
        ("rules.toml", b"[[rules", "TOMLDecodeError: "),
        ("rules.toml", b"[[rules]]\nid = 'HA-1'", "KeyError: "),
        ("versions.toml", b"[[changes]]", "KeyError: "),
        ("citations.json", b"{", "JSONDecodeError: "),
        ("locales/en/harvest.ftl", b"seat = \xff", "UnicodeDecodeError: "),
    ],
)
def test_a_part_or_a_file_that_fails_leaves_the_game_out(
    file: str, text: bytes, reason: str, harvest: Path
) -> None:
    (harvest / file).parent.mkdir(parents=True, exist_ok=True)
    before = (harvest / file).read_bytes() if file == "game.py" else b""
    (harvest / file).write_bytes(before + text)
    assert game_names() == OURS
    assert ENGLISH.speak(left_out()["harvest"]).startswith(reason)
