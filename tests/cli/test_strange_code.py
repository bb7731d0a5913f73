"""A saved game does not run code: whoever plays is asked, and told what would be loaded."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from boardwright.bots.others import UnusableBot, origin_of
from boardwright.bots.specs import take_named_seat, take_seat
from boardwright.core.library import load
from tests.cli.terminal import Terminal

TRAP = """
from pathlib import Path

from boardwright.bots.bot import Bot

Path({mark!r}).touch()


class First(Bot):
    def __init__(self, game, seat, seed):
        pass

    def choose(self, view, legal, budget):
        return legal[0]
"""


class Stranger:
    """A folder with a saved game and code that its seats name, which leaves a mark when it runs."""

    def __init__(self, folder: Path) -> None:
        self.home = folder / "home"
        self.mark = folder / "it-ran"
        self.installed = folder / "installed"
        self.here = folder / "here"
        for place in (self.home, self.installed, self.here):
            place.mkdir()
        self.game = self.here / "game.bwr"
        self.put(self.installed)
        seats = ["--seats", "human,trap.bots:First", "--seed", "7", "--record", str(self.game)]
        self.run("play", "imhotep", *seats, typed="get\nquit\n")
        assert self.mark.exists(), "the person named it"
        self.mark.unlink()

    def put(self, folder: Path) -> None:
        """Put the code into a folder."""
        (folder / "trap").mkdir()
        (folder / "trap" / "__init__.py").write_text(f"open({str(self.mark)!r}, 'w')\n")
        (folder / "trap" / "bots.py").write_text(TRAP.format(mark=str(self.mark)))

    def environment(self) -> dict[str, str]:
        """Return where modules are found, and a home."""
        given = os.environ.get("PYTHONPATH")  # an empty part would be the current folder
        path = os.pathsep.join([str(self.installed), *([given] if given else [])])
        return {"XDG_DATA_HOME": str(self.home), "PYTHONPATH": path, "COLUMNS": "300"}

    def run(self, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        """Run a command in the folder with the game, without a terminal."""
        return subprocess.run(
            [sys.executable, "-m", "boardwright.cli", *arguments],
            cwd=self.here,
            env={**os.environ, **self.environment()},
            input=typed,
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )


@pytest.fixture
def stranger(tmp_path: Path) -> Stranger:
    """A stranger's folder."""
    return Stranger(tmp_path)


def test_without_a_terminal_nothing_is_loaded_unless_it_is_named(stranger: Stranger) -> None:
    refused = stranger.run("play", "--resume", "game.bwr", typed="2\n1\nquit\n")
    assert refused.returncode == 2
    assert f"from {stranger.installed}/trap/bots.py" in refused.stderr
    assert "boardwright play --resume game.bwr --trust trap.bots:First" in refused.stderr
    other = stranger.run("play", "--resume", "game.bwr", "--trust", "other.bots:First")
    assert other.returncode == 2
    assert not stranger.mark.exists()
    trusted = stranger.run(
        "play", "--resume", "game.bwr", "--trust", "trap.bots:First", typed="1\nquit\n"
    )
    assert trusted.returncode == 0, trusted.stderr
    assert stranger.mark.exists()


@pytest.mark.parametrize("command", ["verify", "replay", "analyze"])
def test_reading_a_record_loads_no_bots(stranger: Stranger, command: str) -> None:
    iterations = ["--iterations", "10", "--jobs", "1"] if command == "analyze" else []
    assert stranger.run(command, "game.bwr", *iterations).returncode == 0
    assert not stranger.mark.exists()


def test_the_current_folder_is_not_looked_into_for_what_only_a_file_names(
    stranger: Stranger,
) -> None:
    (stranger.installed / "trap").rename(stranger.here / "trap")
    refused = stranger.run("play", "--resume", "game.bwr")
    assert refused.returncode == 2
    assert "trap.bots:First: nothing of this name is installed." in refused.stderr
    assert not stranger.mark.exists()
    trusted = stranger.run(
        "play", "--resume", "game.bwr", "--trust", "trap.bots:First", typed="quit\n"
    )
    assert trusted.returncode == 0, trusted.stderr
    assert stranger.mark.exists()


def test_a_file_beside_the_game_takes_part_in_no_command(stranger: Stranger) -> None:
    for name in ("attr", "pyarrow", "IPython", "ipywidgets", "pyspiel", "asyncpg", "uvloop"):
        (stranger.here / f"{name}.py").write_text(f"open({str(stranger.mark)!r}, 'w')\n")
    script = "import sys; sys.path[:] = sys.path[1:]; from boardwright.cli import main; main()"
    for command in (["replay", "game.bwr"], ["verify", "game.bwr"], ["rules"]):
        subprocess.run(  # as an installed command runs: its own folder is on the path instead
            [sys.executable, "-c", script, *command],
            cwd=stranger.here,
            env={**os.environ, **stranger.environment()},
            capture_output=True,
            timeout=120,
            check=True,
        )
    assert not stranger.mark.exists()


@pytest.mark.parametrize(("keys", "is_loaded"), [("\r", False), ("1\r", False), ("2\r", True)])
def test_at_a_terminal_the_person_is_asked_and_no_is_the_answer_of_enter(
    stranger: Stranger, keys: str, is_loaded: bool
) -> None:
    with Terminal(
        stranger.home, "play", "--resume", str(stranger.game), **stranger.environment()
    ) as terminal:
        terminal.wait_for("class First of module trap.bots")
        terminal.wait_for("[1] do not load it")
        assert not stranger.mark.exists()
        terminal.type(keys)
        if is_loaded:
            terminal.wait_for("Resuming")
            terminal.type("quit\r")
        else:
            terminal.wait_for("Nothing was loaded.")
        assert terminal.end() == (0 if is_loaded else 2)
    assert stranger.mark.exists() == is_loaded


def test_an_unfinished_game_that_is_offered_is_asked_about_too(stranger: Stranger) -> None:
    folder = stranger.home / "boardwright"
    folder.mkdir(exist_ok=True)
    stranger.game.rename(folder / "imhotep-20260101-000000.bwr")
    with Terminal(stranger.home, "play", "imhotep", **stranger.environment()) as terminal:
        terminal.wait_for("start a new game")
        terminal.type("1\r")
        terminal.wait_for("[1] do not load it")
        terminal.type("\x04")
        assert terminal.end() != 0
    assert not stranger.mark.exists()


def test_only_who_asks_for_it_gets_others_code() -> None:
    with pytest.raises(UnusableBot, match="somebody else’s code"):
        take_seat("os:system", load("imhotep", players=2), 0, 1)
    with pytest.raises(UnusableBot, match="cannot be used"):
        take_named_seat("os:getcwd", load("imhotep", players=2), 0, 1)


def test_where_code_lies_is_found_without_running_it() -> None:
    assert origin_of("no.such:Bot") is None
    assert origin_of("sys:exit") == ("sys", "exit", "built-in")
    found = origin_of("importlib.metadata:version")
    assert found is not None
    assert found.file.endswith(os.path.join("importlib", "metadata", "__init__.py"))
