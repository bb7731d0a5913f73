"""What strangers wrote is shown and never obeyed, and no file of theirs brings a command down."""

import io
import json
from pathlib import Path

import pytest
from rich.console import Console
from rich.table import Table
from rich.text import Text

from boardwright.cli.documents import print_document
from boardwright.cli.printable import printable
from boardwright.cli.screen import Printable
from boardwright.cli.speech import error_text, say, speak
from boardwright.core.messages import Message
from boardwright.core.record import LONGEST_LINE, RecordError
from tools.trials.strange_files import call, check, is_obeyed, run

ORDERS = "\x1b]0;owned\x07\x1b[2J\x9b31m\x00\x08\r\x7f\x85\u202e\u2066\u200f\u200b\ufeff\udcff"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Give each test a folder for games of its own."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def test_orders_to_a_terminal_are_shown_as_numbers() -> None:
    shown = printable(ORDERS)
    assert shown.isascii()
    assert shown.isprintable()
    assert shown.startswith(r"\x1b]0;owned\x07\x1b[2J\x9b31m\x00\x08\x0d\x7f\x85\u202e")
    assert printable(shown) == shown


@pytest.mark.parametrize(
    "text", ["Zoë\tfährt", "ひらがな", "👩‍🚀", "a\nb", "5\u00a0%", "1\u202f000"]
)
def test_what_is_only_text_stays(text: str) -> None:
    assert printable(text) == text


def test_values_of_texts_are_printable_however_deep_they_are() -> None:
    inner = Message("table-name-again", {"name": ORDERS, "seat": 1})
    for words in (
        say("remote-chat", name=ORDERS, text=ORDERS),
        say("remote-waiting", name=inner),
        speak(Message("hint-for", {"reasons": [inner, inner]})),
    ):
        assert not any(is_obeyed(sign) for sign in words), words


def test_errors_cut_what_is_long() -> None:
    error = RecordError("record-header", {"text": "x" * 100_000}, 1)
    assert len(error_text(error)) < 300


def test_drawings_are_printable_and_keep_their_colours() -> None:
    written = io.StringIO()
    console = Console(file=written, force_terminal=True, color_system="truecolor", width=200)
    console.push_render_hook(Printable())
    table = Table()
    table.add_column(ORDERS)
    table.add_row(Text(ORDERS, "bold red"))
    console.print(table, ORDERS, Text(ORDERS), markup=False)
    shown = written.getvalue()
    assert "\x1b[1;31m" in shown
    for order in ("\x1b]0;", "\x1b[2J", "\x9b", "\x00", "\x08", "\x7f", "\u202e", "\udcff"):
        assert order not in shown


def test_documents_are_ascii(capsys: pytest.CaptureFixture[str]) -> None:
    print_document({"text": ORDERS})
    shown = capsys.readouterr().out
    assert json.loads(shown) == {"text": ORDERS}
    assert shown.replace("\n", "").isprintable()


@pytest.mark.parametrize(
    "command", [["verify"], ["replay"], ["replay", "--json"], ["verify", "--json"], ["analyze"]]
)
def test_a_file_with_a_name_that_is_no_text_is_named(command: list[str], tmp_path: Path) -> None:
    file = tmp_path / "\udcff\x1b[2J.bwr"
    file.write_text("boardwright: \x1b[2J\n\n")
    outcome = call([command[0], str(file), *command[1:]])
    check(outcome)
    assert outcome.code in (1, 2)


@pytest.mark.parametrize("option", ["components=/dev/zero", "name=x", f"players={'9' * 5000}"])
def test_an_option_that_is_none_is_refused(option: str, tmp_path: Path) -> None:
    file = tmp_path / "game.bwr"
    head = f"boardwright: 1\ngame: imhotep\nversion: 1\noptions: {option}\ncomponents: x\nseats: a"
    file.write_text(f"{head}\n\nsetup #0123456789abcdef\n")
    for command in (["verify"], ["replay"], ["analyze"], ["play", "--resume"]):
        outcome = call([*command, str(file)])
        check(outcome)
        is_found_wrong = command == ["verify"] and len(option) > LONGEST_LINE
        assert outcome.code == (1 if is_found_wrong else 2)


def test_a_device_without_end_is_no_record() -> None:
    for command in ("verify", "replay", "analyze"):
        outcome = call([command, "/dev/zero"])
        check(outcome)
        assert outcome.code in (1, 2)


def test_strange_files_are_refused_in_a_line(tmp_path: Path) -> None:
    assert run(60, 7, tmp_path).total() == 60
