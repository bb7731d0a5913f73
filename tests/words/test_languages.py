"""Every language says all that English says, with the same values, and nothing in English."""

from pathlib import Path

import pytest

from boardwright.core.texts import languages
from tools.catalogues import read_catalogue
from tools.languages import problems

# Those of the rulebooks, and of who plays by them.
LANGUAGES = ["da", "de", "en", "es", "fi", "fr", "it", "nb", "nl", "pl", "sv"]


def test_the_table_speaks_eleven_languages() -> None:
    assert languages() == LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_says_all_that_english_says(language: str) -> None:
    assert [str(problem) for problem in problems(language)] == []


ENGLISH = """
## In at most 9 characters.

name = Lever

## Long again.

takes = { $seat } takes { $card } and { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
}.
long = This may be as long as it likes.
"""


@pytest.fixture
def check(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> "Check":
    """A language of one catalogue, checked against the English above."""
    monkeypatch.setattr("tools.languages.LOCALES", tmp_path)
    monkeypatch.setattr("tools.languages.SAME", tmp_path)
    return Check(tmp_path)


class Check:
    """Writes a catalogue and tells what is found in it."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def __call__(self, catalogue: str, language: str = "pl", same: str = "") -> list[str]:
        (self._folder / f"{language}.txt").write_text(same)
        for name, text in (("en", ENGLISH), (language, catalogue)):
            (self._folder / name).mkdir(exist_ok=True)
            (self._folder / name / "x.ftl").write_text(text)
        return [f"{found.id}: {found.what}" for found in problems(language)]


RIGHT = """
name = { $form ->
    [accusative] dźwignię
   *[nominative] dźwignia
}
takes = { CAP($seat) } bierze { FORM($card, "accusative") } i { $stones ->
    [one] { $stones } kamień
    [few] { $stones } kamienie
   *[many] { $stones } kamieni
}.
long = To może być tak długie, jak chce.
"""


def test_what_is_right_is_found_right(check: Check) -> None:
    assert check(RIGHT) == []


@pytest.mark.parametrize(
    ("right", "wrong", "found"),
    [
        ("long = To", "longer = To", "long: missing: This may be as long as it likes."),
        ("long = To", "more = x\nlong = To", "more: there is no such id in English"),
        ("long = To", "long = x\nlong = To", "long: this id is there twice"),
        ("long = To", "broken {\nlong = To", ": line 11 cannot be parsed: broken {"),
        ("{ CAP($seat) }", "On", "takes: $seat is lost"),
        ("{ CAP($seat) }", "{ $seat } { $more }", "takes: nobody gives $more; there are"),
        ("CAP($seat)", "CAPS($seat)", "takes: there is no function CAPS"),
        ('FORM($card, "accusative")', "FORM($card)", "takes: FORM takes 2 values in its brackets"),
        ('$card, "accusative"', '$card, "akusative"', "takes: no name has the form “akusative”"),
        ("[accusative]", "[genitive]", "name: no text asks for the form “genitive”"),
        (
            "   *[nominative] dźwignia\n}",
            "   *[n] dźwignia\n}\n    .kind = x",
            "name: no text asks for",
        ),
        ("    [few] { $stones } kamienie\n", "", "takes: $stones needs [few] too"),
        ("[few]", "[two]", "takes: $two never comes up for $stones in this language"),
        ("dźwignia", "dłuższa dźwignia", "name: at most 9 characters, not 16: dłuższa dźwignia"),
        (
            "To może być tak długie, jak chce.",
            "This may be as long as it likes.",
            "long: still English",
        ),
    ],
)
def test_what_is_wrong_is_found(check: Check, right: str, wrong: str, found: str) -> None:
    assert right in RIGHT
    told = check(RIGHT.replace(right, wrong))
    assert [line for line in told if line.startswith(found)], told


def test_only_the_plain_form_of_a_name_must_be_short(check: Check) -> None:
    assert check(RIGHT.replace("dźwignię", "bardzo długą dźwignię")) == []


def test_what_may_be_the_same_says_why(check: Check) -> None:
    same = RIGHT.replace("To może być tak długie, jak chce.", "This may be as long as it likes.")
    assert check(same, same="long: an international phrase") == []
    with pytest.raises(AssertionError, match="long needs a reason"):
        check(same, same="long")


def test_a_limit_holds_for_a_text_or_for_its_group() -> None:
    text = (
        "## At most 5 characters.\n\na = A\n# At most 3\n# characters.\nb = B\n## More.\n\nc = C\n"
    )
    entries = read_catalogue("x.ftl", text).entries
    assert [entry.limit for entry in entries.values()] == [5, 3, 0]
