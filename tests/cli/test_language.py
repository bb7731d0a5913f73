"""The command line speaks the language that was chosen, else the one of the environment."""

import ast
import re
import subprocess
import sys
from inspect import getsource
from pathlib import Path

import pytest
from click.testing import CliRunner

from boardwright.cli import boardwright, click_words, speech
from boardwright.cli.click_words import OUR_TEXTS
from boardwright.texts import ENGLISH, Texts


@pytest.fixture
def folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """An empty folder for what is remembered, and an environment that names no language."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    for name in speech.ENVIRONMENT:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(speech, "languages", lambda: ["de", "en", "fr", "nb"])
    return tmp_path / "boardwright"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "xx_XX.UTF-8"}, "en"),
        ({"LANG": "nn_NO.UTF-8"}, "nb"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_FR"}, "fr"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "xx:fr:de"}, "fr"),
        ({"LANGUAGE": "fr", "BOARDWRIGHT_LANGUAGE": "de"}, "de"),
    ],
)
def test_the_environment_names_the_language(
    folder: Path, monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], language: str
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert speech.reader_language() == language


def test_a_language_is_chosen_for_good_by_a_command_of_its_own(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    result = CliRunner().invoke(boardwright, ["language", "en"])
    assert result.output == "The command line speaks English from now on.\n"
    assert (folder / "language").read_text() == "en\n"
    assert speech.reader_language() == "en"
    assert CliRunner().invoke(boardwright, ["language"]).output == "en\n"


def test_a_language_for_one_command_changes_nothing_for_the_next(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(speech._Speech, "texts", ENGLISH)
    result = CliRunner().invoke(boardwright, ["--language", "en", "rules"])
    assert result.exit_code == 0, result.output
    assert not folder.exists()


def test_a_language_that_cannot_be_remembered_is_told(folder: Path) -> None:
    folder.touch()  # a file where a folder should be
    result = CliRunner().invoke(boardwright, ["language", "en"])
    assert isinstance(result.exception, OSError)


def test_a_language_that_is_not_there_is_refused(folder: Path) -> None:
    result = CliRunner().invoke(boardwright, ["--language", "xx"])
    assert result.exit_code == 2
    assert not folder.exists()


@pytest.mark.parametrize("words", OUR_TEXTS)
def test_click_says_our_words_and_fills_them_in(words: str) -> None:
    places = {found[1]: found[1].upper() for found in click_words.FILLED_IN.finditer(words)}
    ours = click_words.translated(words)
    values = {**places, "count": 1}
    said = ENGLISH.words(OUR_TEXTS[words], values)
    assert ours.replace("!r", "").format(**places) == said


def test_click_still_says_what_we_have_words_for() -> None:
    said = {
        node.value
        for module in click_words.MODULES
        for node in ast.walk(ast.parse(getsource(module)))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    assert [words for words in OUR_TEXTS if words not in said] == []


def test_click_still_asks_for_words_where_it_is_taught_ours() -> None:
    asks = "from gettext import gettext as _\n"
    deaf = [module.__name__ for module in click_words.MODULES if asks not in getsource(module)]
    assert deaf == [], "click has no public way to other words: see click_words.MODULES"
    assert all(vars(module)["_"] is click_words.translated for module in click_words.MODULES)


def test_what_click_says_and_we_do_not_know_stays() -> None:
    assert click_words.translated("Aborted!") == "Aborted!"
    assert click_words.translated_plural("one thing", "{n} things", 1) == "one thing"
    assert click_words.translated_plural("one thing", "{n} things", 2) == "{n} things"


@pytest.mark.parametrize(
    ("command", "ids"),
    [
        (
            ["--help", "--language", "pl"],
            ["cli-word-language", "cli-word-command", "click-version", "click-help"],
        ),
        (
            ["--language", "pl", "analyze", "--help"],
            ["cli-word-file", "cli-word-number", "click-help", "cli-option-json"],
        ),
        (
            ["--language", "pl", "play", "imhotep", "--help"],
            ["cli-word-number", "cli-word-text", "click-options"],
        ),
    ],
)
def test_help_is_at_once_in_the_language_that_is_chosen_with_it(
    command: list[str], ids: list[str], folder: Path
) -> None:
    line = [sys.executable, "-m", "boardwright.cli", *command]
    run = subprocess.run(line, capture_output=True, text=True, timeout=120, check=True)
    shown = " ".join(run.stdout.split())
    assert [id for id in ids if Texts("pl").words(id) not in shown] == []
    assert [id for id in ids if re.search(rf"\b{re.escape(ENGLISH.words(id))}", shown)] == []


def test_headings_are_punctuated_as_the_language_does_it(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(speech._Speech, "texts", Texts("fr"))
    helps = click_words.Help()
    helps.write_heading(click_words.translated("Options"))
    assert helps.getvalue() == "Options\u00a0:\n"
