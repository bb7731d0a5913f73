"""Where a terminal has not all letters, those are shown that come nearest."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from boardwright.cli.letters import fit_letters
from boardwright.texts import Texts, catalogues_of, languages
from boardwright.texts.catalogue import SOFT_HYPHEN


def shown(language: str, encoding: str, *arguments: str) -> str:
    """Return what a command writes, errors too, in an encoding."""
    environment = {
        **os.environ,
        "BOARDWRIGHT_LANGUAGE": language,
        "PYTHONIOENCODING": encoding,
        "COLUMNS": "100",
    }
    line = [sys.executable, "-m", "boardwright.cli", *arguments]
    run = subprocess.run(
        line, env=environment, stdout=-1, stderr=subprocess.STDOUT, timeout=120, check=False
    )
    return run.stdout.decode(encoding)


@pytest.mark.parametrize("language", languages())
def test_every_text_keeps_its_length_and_nothing_is_lost(language: str) -> None:
    for file in catalogues_of(language):
        text = file.read_text("utf-8").replace(SOFT_HYPHEN, "")
        plain = fit_letters(text, "ascii")
        assert len(plain) == len(text)
        assert plain.count("?") == text.count("?") + text.count("¿")


@pytest.mark.parametrize(
    ("text", "encoding", "plain"),
    [
        ("Łódź, żółw", "ascii", "Lodz, zolw"),
        ("Größe „groß“ …", "ascii", 'Grose "gros" .'),
        ("« cœur » – l’été", "ascii", '" ceur " - l\'ete'),
        ("Größe „groß“ …", "latin-1", 'Größe "groß" .'),
        ("Größe „groß“ …", "cp437", 'Größe "groß" .'),
        ("Größe „groß“ …", "utf-8", "Größe „groß“ …"),
        ("漢", "ascii", "?"),
    ],
)
def test_only_what_an_encoding_lacks_is_shown_otherwise(
    text: str, encoding: str, plain: str
) -> None:
    assert fit_letters(text, encoding) == plain


@pytest.mark.parametrize(
    ("language", "command", "id"),
    [
        ("pl", ["rules", "imhotep"], "imhotep-section-place-a-stone"),
        ("de", ["components", "imhotep"], "cli-components-confidence"),
        ("fr", ["simulate", "imhotep", "--games", "2", "--jobs", "1"], "imhotep-source-obelisks"),
        ("pl", ["--help"], "click-version"),
        ("fr", ["nothing"], "click-usage"),
    ],
)
def test_every_command_can_be_read_where_there_is_only_ascii(
    language: str, command: list[str], id: str
) -> None:
    words = Texts(language).words(id)
    assert not words.isascii()
    assert fit_letters(words, "ascii") in shown(language, "ascii", *command)


def test_json_is_the_same_on_every_terminal(tmp_path: Path) -> None:
    command = ["rules", "imhotep", "--json"]
    assert json.loads(shown("pl", "ascii", *command)) == json.loads(shown("pl", "utf-8", *command))
