"""Bots of somebody's own: found in the current folder or by name, and told of when they fail."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

# What an installed `boardwright` consists of: its folder is on the path, the current one is not.
SCRIPT = """
from boardwright.cli import main

if __name__ == "__main__":
    main()
"""
FIRST = """
from boardwright.bots.bot import Bot


class First(Bot):
    def __init__(self, game, seat, seed):
        pass

    def choose(self, view, legal, budget):
        return legal[0]


class Broken(First):
    def choose(self, view, legal, budget):
        raise IndexError("no idea")
"""
TROUBLES = re.compile(r"(\S+) gave no usable answer (\d+) times")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a package `my` that has bots in it, and the command beside it."""
    package = tmp_path / "home" / "my"
    package.mkdir(parents=True)
    (package / "bots.py").write_text(FIRST)
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin" / "boardwright").write_text(SCRIPT)
    return tmp_path / "home"


def run(
    folder: Path, *arguments: str, typed: str = "", **environment: str
) -> subprocess.CompletedProcess[str]:
    """Run the installed command in a folder."""
    given = {**os.environ, "XDG_DATA_HOME": str(folder), "COLUMNS": "200", **environment}
    return subprocess.run(
        [sys.executable, str(folder.parent / "bin" / "boardwright"), *arguments],
        cwd=folder,
        env=given,
        input=typed,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def two_games(
    folder: Path, bots: str, jobs: str = "1", **environment: str
) -> subprocess.CompletedProcess[str]:
    """Let two bots play each other from both seats."""
    command = ["tournament", "imhotep", "--bots", bots, "--games", "2", "--jobs", jobs, "--json"]
    return run(folder, *command, **environment)


def test_a_bot_in_the_current_folder_plays(folder: Path) -> None:
    result = two_games(folder, "my.bots:First,random", jobs="2")
    assert result.returncode == 0, result.stderr
    (standing,) = json.loads(result.stdout)["standings"]
    assert {standing["bot"], standing["rival"]} == {"my.bots:First", "random"}
    assert (standing["games"], standing["troubles"], standing["rival_troubles"]) == (2, 0, 0)


def test_the_current_folder_hides_nothing_that_is_installed(folder: Path) -> None:
    (folder / "click.py").write_text("raise SystemExit('a trap')\n")
    assert two_games(folder, "my.bots:First,random").returncode == 0


def test_a_safe_path_stays_safe(folder: Path) -> None:
    result = two_games(folder, "my.bots:First,random", PYTHONSAFEPATH="1")
    assert result.returncode == 2
    assert "The bot my.bots:First cannot be used. ModuleNotFoundError" in result.stderr


def test_an_installed_bot_is_known_by_its_entry_point(folder: Path) -> None:
    installed = folder.parent / "installed"
    (installed / "my_bots-1.dist-info").mkdir(parents=True)
    (installed / "my_bots-1.dist-info" / "METADATA").write_text("Name: my-bots\nVersion: 1\n")
    (installed / "my_bots-1.dist-info" / "entry_points.txt").write_text(
        "[boardwright.bots]\nfirst = my_first:First\nbroken = my_first:Missing\n"
    )
    (installed / "my_first.py").write_text(FIRST)
    path = os.pathsep.join([str(installed), os.environ.get("PYTHONPATH", "")])
    result = two_games(folder, "first:5000,random", PYTHONPATH=path)
    assert result.returncode == 0, result.stderr
    (standing,) = json.loads(result.stdout)["standings"]
    assert {standing["bot"], standing["rival"]} == {"first:5000", "random"}
    assert (standing["troubles"], standing["rival_troubles"]) == (0, 0)
    broken = two_games(folder, "broken,random", PYTHONPATH=path)
    assert broken.returncode == 2
    assert "The bot broken cannot be used. AttributeError" in broken.stderr
    assert two_games(folder, "first,random").returncode == 2  # it is not installed here


def test_a_tournament_tells_how_often_a_bot_gave_no_answer(folder: Path) -> None:
    result = two_games(folder, "my.bots:Broken,random")
    assert result.returncode == 0, result.stderr
    (standing,) = json.loads(result.stdout)["standings"]
    ((bot, times),) = TROUBLES.findall(result.stderr)
    assert bot == "my.bots:Broken"
    assert int(times) == standing["troubles"] + standing["rival_troubles"] > 20


def test_a_simulation_tells_how_often_a_bot_gave_no_answer(folder: Path) -> None:
    seats = "my.bots:Broken,my.bots:First"
    result = run(folder, "simulate", "imhotep", "--seats", seats, "--games", "2", "--json")
    assert result.returncode == 0, result.stderr
    ((bot, times),) = TROUBLES.findall(result.stderr)
    assert bot == "my.bots:Broken"
    assert 20 < int(times) < json.loads(result.stdout)["decisions"]


def test_a_table_says_that_another_action_was_played(folder: Path) -> None:
    seats = ["--seats", "human,my.bots:Broken", "--seed", "7"]
    result = run(folder, "play", "imhotep", *seats, typed="1\nquit\n")
    assert result.returncode == 0, result.stderr
    words = "The bot my.bots:Broken failed (IndexError: no idea); another action was played for it."
    assert result.stdout.count(words) == 1
