"""What goes wrong is said in the reader's language, also what the system or Python refuses."""

import socket
import sys
from importlib import import_module
from pathlib import Path

import pytest

from boardwright.cli import COMMANDS, main, speech
from boardwright.texts import Texts

GERMAN = Texts("de")


@pytest.fixture
def said(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> "Said":
    """The command line in German, in an empty home."""
    for command in COMMANDS:  # now, so that their help is not in German for other tests
        import_module(f"boardwright.cli.{command.replace('-', '_')}")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(speech._Speech, "texts", GERMAN)
    monkeypatch.setattr("sys.path", [*sys.path])
    return Said(monkeypatch, capsys)


class Said:
    """Calls the command line, and returns what it says on stderr when it fails."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self._monkeypatch = monkeypatch
        self._capsys = capsys
        self.shown = ""

    def __call__(self, *arguments: str) -> str:
        self._monkeypatch.setattr("sys.argv", ["boardwright", *arguments])
        with pytest.raises(SystemExit) as ended:
            main()
        assert ended.value.code in (1, 2)
        self.shown, complaint = self._capsys.readouterr()
        return complaint


def test_a_record_that_cannot_be_written_is_named_as_it_was_given(
    said: Said, tmp_path: Path
) -> None:
    file = tmp_path / "nowhere" / "x"
    complaint = said("play", "imhotep", "--seats", "random,random", "--record", str(file))
    absent = GERMAN.words("system-absent")
    assert complaint == f"Fehler: {file}: {absent}\n"


@pytest.mark.parametrize("command", ["replay", "verify", "analyze"])
def test_a_file_that_is_no_text_is_no_record(said: Said, command: str, tmp_path: Path) -> None:
    picture = tmp_path / "picture.png"
    picture.write_bytes(b"\x89PNG\xff\xfe")
    assert said(command, str(picture)).endswith(GERMAN.words("record-unreadable") + "\n")


def test_a_server_that_is_not_there(said: Said) -> None:
    complaint = said("play", "imhotep", "--server", "http://127.0.0.1:1")
    assert complaint.endswith(f": {GERMAN.words('system-refused')}\n")


def test_a_lobby_is_not_announced_where_another_one_is(said: Said) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        complaint = said("serve", "--port", str(port))
    assert said.shown == ""
    assert f":{port}/ " in complaint
    assert complaint.endswith(f": {GERMAN.words('system-in-use')}.\n")


def test_the_line_of_usage_above_an_error_is_in_the_readers_language(said: Said) -> None:
    usage = said("nothing").splitlines()[0]
    assert usage.endswith(f"{GERMAN.words('cli-word-options')} {GERMAN.words('cli-word-command')}")
