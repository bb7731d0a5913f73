"""Lines are broken between words, never at a space that keeps words together."""

from inspect import getsource
from io import StringIO

import pytest
from rich import _wrap
from rich.console import Console
from rich.text import Text

from boardwright.cli import boardwright
from boardwright.cli.click_words import Help
from boardwright.cli.wrapping import WORD


def test_rich_still_finds_words_by_the_pattern_that_is_replaced() -> None:
    taught = "rich has no public way to break lines otherwise: see cli/wrapping.py"
    assert "re_word.match(" in getsource(_wrap), taught
    assert _wrap.re_word is WORD, taught


@pytest.mark.parametrize("space", ["\u00a0", "\u202f"])
@pytest.mark.parametrize("width", range(12, 24))
def test_words_that_belong_together_stay_together(space: str, width: int) -> None:
    assert boardwright.name  # whose module teaches rich where to break lines
    words = f"Un exemple{space}: jouer à 95{space}%, puis relire."
    console = Console(width=width, file=StringIO())
    with console.capture() as shown:
        console.print(Text(words))
    lines = [line.rstrip(" ") for line in shown.get().splitlines()]
    assert len(lines) > 1
    assert " ".join(lines) == words
    assert max(len(line) for line in lines) <= width


@pytest.mark.parametrize("space", ["\u00a0", "\u202f"])
def test_help_keeps_words_together_too(space: str) -> None:
    for width in range(12, 24):
        helps = Help(width=width)
        helps.write_text(f"Un exemple{space}: jouer")
        helps.write_dl([("a", f"Un exemple{space}: jouer")])
        assert helps.getvalue().count(f"exemple{space}:") == 2
