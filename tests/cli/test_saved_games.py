"""Saved games: one terminal at a time, and never “saved” for what is not on the disk."""

import os
import resource
import subprocess
import sys
from pathlib import Path
from typing import IO

import pytest

from boardwright.cli import saved_games
from boardwright.cli.saved_games import Changed, InUse, SavedGame, unfinished_game
from boardwright.core.chance import RandomChance
from boardwright.core.library import load, load_for
from boardwright.core.match import Match, replay
from boardwright.core.record import Record, parse_record

COMMAND = [sys.executable, "-m", "boardwright.cli", "play"]
GAME = ["imhotep", "--seats", "human,random", "--seed", "7"]


class Player:
    """Somebody who plays in another process, line by line."""

    def __init__(self, home: Path, *arguments: str, longest: int = 0) -> None:
        given = {**os.environ, "XDG_DATA_HOME": str(home), "COLUMNS": "300"}
        self._process = subprocess.Popen(
            [*COMMAND, *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env=given,
            text=True,
            preexec_fn=(lambda: _bound(longest)) if longest else None,
        )
        self.shown = ""
        self._read_to("More: help")

    def play(self, text: str) -> None:
        """Type a line, and wait until the next question is asked."""
        self._type(text)
        self._read_to("More: help")

    def quit(self) -> int:
        """Leave, and return the exit code."""
        self._type("quit")
        self.shown += self._pipe(self._process.stdout).read()
        return self._process.wait(60)

    def kill(self) -> None:
        """End at once, as when the power fails."""
        self._process.kill()
        self._process.wait()

    def __enter__(self) -> "Player":
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()
        self._pipe(self._process.stdin).close()
        self._pipe(self._process.stdout).close()

    def _type(self, text: str) -> None:
        self._pipe(self._process.stdin).write(text + "\n")
        self._pipe(self._process.stdin).flush()

    def _read_to(self, words: str) -> None:
        for line in self._pipe(self._process.stdout):
            self.shown += line
            if words in line:
                return
        raise AssertionError(self.shown)

    def _pipe(self, pipe: IO[str] | None) -> IO[str]:
        assert pipe is not None
        return pipe


def _bound(longest: int) -> None:
    """Let no file grow beyond this length, as if the disk were full."""
    resource.setrlimit(resource.RLIMIT_FSIZE, (longest, longest))


def run(home: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a command to its end, with nobody typing."""
    given = {**os.environ, "XDG_DATA_HOME": str(home), "COLUMNS": "300"}
    return subprocess.run(
        [*COMMAND, *arguments],
        env=given,
        input="1\nquit\n",
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def actions(file: Path) -> list[str]:
    """Return what the first seat did, after checking the whole record."""
    record = parse_record(file.read_text())
    replay(load_for(record), record)
    return [line.action for line in record.lines if line.seat == 0]


def test_a_game_is_played_in_one_terminal_at_a_time(tmp_path: Path) -> None:
    file = tmp_path / "game.bwr"
    with Player(tmp_path, *GAME, "--record", str(file)) as first:
        first.play("get")
        os.link(file, tmp_path / "hard.bwr")
        (tmp_path / "soft.bwr").symlink_to(file)
        for name in ("game.bwr", "hard.bwr", "soft.bwr"):
            second = run(tmp_path, "--resume", str(tmp_path / name))
            assert second.returncode == 2
            assert "is already being played in another terminal" in second.stderr
            assert "saved" not in second.stdout
        again = run(tmp_path, *GAME, "--record", str(file))
        assert again.returncode == 2
        first.play("place 1.1")
        assert first.quit() == 0
    assert actions(file) == ["get", "place 1.1"]
    assert run(tmp_path, "--resume", str(file)).returncode == 0
    assert len(actions(file)) == 3


def test_the_lock_goes_with_the_process(tmp_path: Path) -> None:
    file = tmp_path / "game.bwr"
    with Player(tmp_path, *GAME, "--record", str(file)) as first:
        first.play("get")
        first.kill()
        assert run(tmp_path, "--resume", str(file)).returncode == 0
    assert len(actions(file)) == 2


def test_a_game_that_is_being_played_is_not_offered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    with Player(tmp_path, *GAME) as first:
        first.play("get")
        assert unfinished_game() is None
        first.quit()
    assert unfinished_game() is not None


@pytest.mark.parametrize("deed", ["removed", "replaced", "changed"])
def test_what_another_program_did_is_noticed_and_the_game_is_saved_elsewhere(
    tmp_path: Path, deed: str
) -> None:
    file = tmp_path / "game.bwr"
    with Player(tmp_path, *GAME, "--record", str(file)) as player:
        player.play("get")
        if deed == "removed":
            file.unlink()
        elif deed == "replaced":
            (tmp_path / "other").write_text("mine")
            (tmp_path / "other").replace(file)
        else:
            file.write_text("mine")
        player.play("place 1.1")
        assert "was removed or changed by another program" in player.shown
        assert player.quit() == 0
    assert f"saved in {file}\n" not in player.shown
    assert not file.exists() or file.read_text() == "mine"
    (other,) = (tmp_path / "boardwright").glob("*.bwr")
    assert f"The game is saved in {other}\n" in player.shown
    assert actions(other) == ["get", "place 1.1"]


def test_a_full_disk_is_told_and_what_was_saved_stays_whole(tmp_path: Path) -> None:
    file = tmp_path / "game.bwr"
    with Player(tmp_path, *GAME, "--record", str(file)) as player:
        player.play("get")
        player.quit()
    longest = file.stat().st_size + 30  # a line and a half
    with Player(tmp_path, "--resume", str(file), longest=longest) as player:
        player.play("1")
        assert "The latest moves are not saved: " in player.shown
        player.play("save\nboard")
        assert player.quit() == 1
    assert "The latest moves were not saved: " in player.shown
    assert "The game is saved" not in player.shown
    assert file.read_bytes().endswith(b"\n")
    assert len(actions(file)) <= 2


def test_a_game_can_begin_nowhere_but_in_an_ordinary_file(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    device = os.stat("/dev/full")
    (tmp_path / "link").symlink_to("/dev/full")
    for name in ("/dev/full", str(tmp_path / "pipe"), str(tmp_path), str(tmp_path / "link")):
        result = run(tmp_path, *GAME, "--record", name)
        assert result.returncode == 1
        assert result.stderr.startswith(f"Error: {name}: it is ")
        assert result.stderr.count("\n") == 1
    assert os.stat("/dev/full").st_rdev == device.st_rdev
    assert (tmp_path / "link").is_symlink()


def test_a_link_that_leads_nowhere_yet_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "link.bwr").symlink_to(tmp_path / "game.bwr")
    assert run(tmp_path, *GAME, "--record", str(tmp_path / "link.bwr")).returncode == 0
    assert (tmp_path / "link.bwr").is_symlink()
    assert len(actions(tmp_path / "game.bwr")) == 1


@pytest.fixture
def record() -> Record:
    """A game with its setup and one move."""
    match = Match(load("imhotep", players=2), ["human", "random"])
    match.begin(RandomChance(1))
    match.play(match.state.legal_actions()[0], RandomChance(2))
    return match.record


def test_moves_are_added_and_taken_back_in_place(tmp_path: Path, record: Record) -> None:
    file = tmp_path / "game.bwr"
    saved = SavedGame(file, os.O_CREAT)
    saved.save(record)
    inode = file.stat().st_ino
    line = record.lines.pop()
    saved.save(record)
    assert file.read_text() == record.to_text()
    record.lines.append(line)
    saved.save(record)
    assert file.read_text() == record.to_text()
    assert file.stat().st_ino == inode
    with pytest.raises(InUse):
        SavedGame(file)
    saved.close()
    SavedGame(file).close()


def test_other_line_ends_can_be_gone_on_with(tmp_path: Path, record: Record) -> None:
    file = tmp_path / "game.bwr"
    file.write_bytes(record.to_text().replace("\n", "\r\n").encode())
    saved = SavedGame(file)
    saved.save(record)
    assert file.read_bytes() == record.to_text().encode()
    saved.close()


def test_a_write_that_fails_halfway_leaves_what_was_there(
    tmp_path: Path, record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.bwr"
    line = record.lines.pop()
    saved = SavedGame(file, os.O_CREAT)
    saved.save(record)
    before = file.read_text()

    def fail(opened: int, content: bytes) -> None:
        os.write(opened, content[:5])
        raise OSError(28, "no space")

    record.lines.append(line)
    with monkeypatch.context() as patch:
        patch.setattr(saved_games, "bring_to_disk", fail)
        with pytest.raises(OSError, match=r"game\.bwr"):
            saved.save(record)
    assert file.read_text() == before
    saved.save(record)
    assert file.read_text() == record.to_text()
    file.write_text("mine")
    with pytest.raises(Changed):
        saved.save(record)
    saved.remove()
    assert file.read_text() == "mine"
