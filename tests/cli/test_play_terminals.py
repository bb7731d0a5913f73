"""The game at real and at poor terminals: completion, keys, narrow ones, no colour, no UTF-8."""

import os
import pty
import re
import select
import subprocess
import sys
from pathlib import Path
from time import monotonic

import pytest

COMMAND = [sys.executable, "-m", "boardwright.cli", "play", "imhotep"]
COMMAND += ["--seats", "human,random,random"]
CONTROL = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
COLOUR = re.compile(r"\x1b\[[0-9;]*(?:3|4)8;[25];")


class Terminal:
    """A pseudo-terminal with a game in it."""

    def __init__(self, folder: Path, *arguments: str, **environment: str) -> None:
        self._main, other = pty.openpty()
        usual = {
            "XDG_DATA_HOME": str(folder),
            "TERM": "xterm-256color",
            "COLUMNS": "100",
            "PROMPT_TOOLKIT_NO_CPR": "1",
        }
        self._process = subprocess.Popen(
            [*COMMAND, *arguments],
            stdin=other,
            stdout=other,
            stderr=other,
            env={**os.environ, **usual, **environment},
            start_new_session=True,
        )
        os.close(other)
        self._bytes = b""
        self._read = 0

    @property
    def shown(self) -> str:
        """All that was written to the terminal, controls included."""
        return self._bytes.decode("utf-8", "ignore")  # a letter may have come by half

    def type(self, keys: str) -> None:
        """Type keys as soon as the game waits for them."""
        self.wait_for("›")
        os.write(self._main, keys.encode())

    def wait_for(self, words: str) -> None:
        """Read on until the words are shown, whatever their colours."""
        deadline = monotonic() + 60
        at = -1
        while at < 0:
            text = CONTROL.sub("", self.shown)
            at = text.find(words, self._read)
            assert monotonic() < deadline, f"{words!r} is not in {text[self._read :]!r}"
            if at < 0 and select.select([self._main], [], [], 1)[0]:
                self._bytes += os.read(self._main, 65536)
        self._read = at + len(words)

    def end(self) -> int:
        """Wait for the end of the game, and return its exit code."""
        return self._process.wait(60)

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(self, *_: object) -> None:
        self._process.kill()
        self._process.wait()
        os.close(self._main)


def test_tab_completes_and_ctrl_c_leaves_a_saved_game(tmp_path: Path) -> None:
    with Terminal(tmp_path, "--seed", "7") as terminal:
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
    with Terminal(tmp_path, "--seed", "7") as first:
        first.type("get\r")
        first.wait_for("More: help")
        first.type("quit\r")
        first.wait_for("--resume")
        first.end()
    with Terminal(tmp_path) as second:
        second.wait_for("start a new game")
        second.type("1\r")
        second.wait_for("Going on with")
        second.type("\x04")
        second.wait_for("The game is saved in")
        assert second.end() == 0
    with Terminal(tmp_path) as third:
        third.wait_for("start a new game")
        third.type("2\r")
        third.wait_for("Seed ")
        third.type("quit\r")
        third.wait_for("nothing is kept")
        third.end()


@pytest.mark.parametrize("environment", [{"NO_COLOR": "1"}, {"TERM": "dumb"}])
def test_without_colour_the_letters_say_it_all(tmp_path: Path, environment: dict[str, str]) -> None:
    with Terminal(tmp_path, "--seed", "7", **environment) as terminal:
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
