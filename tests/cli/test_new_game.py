"""`boardwright new-game` makes a game that can be played at once."""

import os
import subprocess
import sys
from pathlib import Path

from boardwright.cli.new_game import installing
from tests.cli.test_commands import run

PLAY = """
import pytest, sys
sys.exit(pytest.main(["-q", "-c", "/dev/null", "-p", "no:cacheprovider", sys.argv[1]]))
"""


def test_a_new_game_keeps_the_laws_and_is_played(tmp_path: Path) -> None:
    folder = tmp_path / "harvest"
    made = run("new-game", "harvest", str(folder))
    assert f"pip install {folder}" in made.stdout
    (folder / "src/harvest-0.1.0.dist-info").mkdir()
    info = folder / "src/harvest-0.1.0.dist-info"
    (info / "METADATA").write_text("Name: harvest\nVersion: 0.1.0\n")
    (info / "entry_points.txt").write_text("[boardwright.games]\nharvest = harvest\n")
    path = os.pathsep.join(filter(None, [str(folder / "src"), os.environ.get("PYTHONPATH", "")]))
    for line in (
        ["-c", PLAY, str(folder / "tests")],
        [
            "-m",
            "boardwright.cli",
            "simulate",
            "harvest",
            "--seats",
            "level:1,random",
            "--games",
            "3",
        ],
    ):
        done = subprocess.run(
            [sys.executable, *line],
            env={**os.environ, "PYTHONPATH": path},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr


def test_what_is_no_name_or_there_already_is_refused(tmp_path: Path) -> None:
    assert "lowercase letters" in run("new-game", "My Game", str(tmp_path / "a")).stderr
    assert "has this name already" in run("new-game", "imhotep", str(tmp_path / "a")).stderr
    for name in ("json", "class", "none", "boardwright"):
        assert "Python already uses" in run("new-game", name, str(tmp_path / "a")).stderr
    assert "already something" in run("new-game", "harvest", str(tmp_path)).stderr
    assert not (tmp_path / "a").exists()


def test_a_folder_is_never_taken_for_the_name_of_a_package() -> None:
    assert installing(Path("harvest")) == "pip install ./harvest"
    assert installing(Path("/games/my harvest")) == "pip install '/games/my harvest'"
