"""The game at real and at poor terminals: completion, keys, narrow ones, no colour, no UTF-8."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.terminal import Terminal

GAME = ["play", "imhotep", "--seats", "human,random,random"]
COMMAND = [sys.executable, "-m", "boardwright.cli", *GAME]
COLOUR = re.compile(r"\x1b\[[0-9;]*(?:3|4)8;[25];")


def game(folder: Path, *arguments: str, **environment: str) -> Terminal:
    """Play Imhotep at a terminal."""
    return Terminal(folder, *GAME, *arguments, **environment)


def test_tab_completes_and_ctrl_c_leaves_a_saved_game(tmp_path: Path) -> None:
    with game(tmp_path, "--seed", "7") as terminal:
        terminal.type("ge\t\r")
        terminal.wait_for("Black gets 3 stones.")
        terminal.wait_for("More: help")
        terminal.type("why sail 1 te\t\r")
        terminal.wait_for("“sail 1 temple” is refused.")
        terminal.type("rules IM-R13\t\r")
        terminal.wait_for("A ruling on a gap")
        terminal.type("\x03")
        terminal.wait_for("boardwright play --resume")
        assert terminal.end() == 0
        assert COLOUR.search(terminal.shown)


def test_an_unfinished_game_is_offered(tmp_path: Path) -> None:
    with game(tmp_path, "--seed", "7") as first:
        first.type("get\r")
        first.wait_for("More: help")
        first.type("quit\r")
        first.wait_for("--resume")
        first.end()
    with game(tmp_path) as second:
        second.wait_for("start a new game")
        second.type("1\r")
        second.wait_for("Resuming")
        second.type("\x04")
        second.wait_for("The game is saved in")
        assert second.end() == 0
    with game(tmp_path) as third:
        third.wait_for("start a new game")
        third.type("2\r")
        third.wait_for("Seed ")
        third.type("quit\r")
        third.wait_for("nothing is kept")
        third.end()


@pytest.mark.parametrize("environment", [{"NO_COLOR": "1"}, {"TERM": "dumb"}])
def test_without_colour_the_letters_say_it_all(tmp_path: Path, environment: dict[str, str]) -> None:
    with game(tmp_path, "--seed", "7", **environment) as terminal:
        terminal.type("place 1.2\r")
        terminal.wait_for("1 ◀ · ▐b▌")
        terminal.wait_for("More: help")
        terminal.type("quit\r")
        terminal.wait_for("--resume")
        terminal.end()
        assert not COLOUR.search(terminal.shown)


def run(folder: Path, typed: str, **environment: str) -> subprocess.CompletedProcess[bytes]:
    """Play with these lines typed into a pipe."""
    given = {**os.environ, "XDG_DATA_HOME": str(folder), **environment}
    return subprocess.run(
        [*COMMAND, "--seed", "7"],
        input=typed.encode(),
        capture_output=True,
        env=given,
        timeout=120,
        check=False,
    )


def test_a_narrow_terminal_is_not_overrun(tmp_path: Path) -> None:
    result = run(tmp_path, "1\n" * 12 + "scores\nhelp\nlog\n", COLUMNS="60")
    assert result.returncode == 0
    lines = result.stdout.decode().splitlines()
    assert max(len(line) for line in lines if str(tmp_path) not in line) <= 60


def test_where_only_ascii_can_be_shown_the_drawing_keeps_its_shape(tmp_path: Path) -> None:
    result = run(tmp_path, "1\n1\nplace\n", PYTHONIOENCODING="ascii")
    assert result.returncode == 0
    shown = result.stdout.decode("ascii")
    assert "[b]" in shown
    assert "?" not in shown.replace("did you mean place 1.", "").split("did you mean")[0]
    assert "+- Harbour ---" in shown


def test_a_reader_that_goes_away_gets_no_traceback(tmp_path: Path) -> None:
    command = f"yes 1 | {' '.join(COMMAND)} --seed 7 | head -n 3"
    given = {**os.environ, "XDG_DATA_HOME": str(tmp_path)}
    result = subprocess.run(
        ["sh", "-c", command], capture_output=True, text=True, env=given, timeout=120, check=False
    )
    assert len(result.stdout.splitlines()) == 3
    assert "Traceback" not in result.stderr


@pytest.mark.parametrize("term", ["xterm-256color", "dumb"])
@pytest.mark.parametrize("key", ["\x03", "\x04"])
def test_ctrl_c_and_ctrl_d_leave_a_saved_game_at_any_terminal(
    tmp_path: Path, term: str, key: str
) -> None:
    with game(tmp_path, "--seed", "7", TERM=term) as terminal:
        terminal.type("get\r")
        terminal.wait_for("More: help")
        terminal.type(key)
        terminal.wait_for("boardwright play --resume")
        assert terminal.end() == 0
        assert "Traceback" not in terminal.shown
    with Terminal(tmp_path, "play", "imhotep", TERM=term) as again:
        again.type(key)
        assert again.end() == 130
        assert "Traceback" not in again.shown


def test_a_terminal_that_is_closed_loses_no_move(tmp_path: Path) -> None:
    with game(tmp_path, "--seed", "7") as terminal:
        terminal.type("get\r")
        terminal.wait_for("More: help")
        terminal.hang_up()
        terminal.process.wait(60)
    (file,) = (tmp_path / "boardwright").glob("*.bwr")
    assert "\n1 get #" in file.read_text()


def test_whatever_is_typed_is_answered(tmp_path: Path) -> None:
    with game(tmp_path, "--seed", "7") as terminal:
        for typed in (
            "9" * 5000,
            "x" * 5000,
            "²",
            "٣٣٣٣",
            "why \u202e",
            "rules \u200b",
            "hint nan",
        ):
            terminal.type(f"{typed}\r")
            terminal.wait_for("\n")
        terminal.type("quit\r")
        assert terminal.end() == 0
        assert "Traceback" not in terminal.shown
        assert "Error" not in terminal.shown


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-", ">/dev/full"])
def test_streams_that_are_closed_or_full_give_no_traceback(tmp_path: Path, closed: str) -> None:
    given = {**os.environ, "XDG_DATA_HOME": str(tmp_path)}
    result = subprocess.run(
        ["sh", "-c", f"{' '.join(COMMAND)} --seed 7 {closed}"],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        env=given,
        timeout=120,
        check=False,
    )
    assert result.returncode in (0, 1)
    assert "Traceback" not in result.stderr
