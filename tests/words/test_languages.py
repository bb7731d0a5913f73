"""Every language says all that English says, with the same values, and nothing in English."""

from pathlib import Path

import pytest

from boardwright.texts import languages
from tools.catalogues import read_catalogue
from tools.languages import problems, unused_for_all

# Those of the rulebooks, and of who plays by them.
ELEVEN = {"da", "de", "en", "es", "fi", "fr", "it", "nb", "nl", "pl", "sv"}


def test_the_table_speaks_eleven_languages_at_least() -> None:
    assert set(languages()) >= ELEVEN


@pytest.mark.parametrize("language", languages())
def test_a_language_says_all_that_english_says(language: str) -> None:
    assert [str(problem) for problem in problems(language)] == []


def test_what_may_be_the_same_in_all_languages_is_so_in_one() -> None:
    assert [str(problem) for problem in unused_for_all(languages())] == []


ENGLISH = """
## In at most 9 characters.

name = Lever

## Long again.

takes = { $seat } takes { $card } and { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
}.
# No more than 9 letters without a soft hyphen.
long = This may be as long as it likes.
share = { $share }% of it.
"""


@pytest.fixture
def check(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> "Check":
    """A language of one catalogue, checked against the English above."""
    monkeypatch.setattr(
        "tools.languages.catalogues_of", lambda spoken: [tmp_path / spoken / "x.ftl"]
    )
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
share = { $share }% tego.
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
        ("    [few] { $stones } kamienie\n   *[many]", "   *[other]", "takes: $stones needs [few]"),
        ("[few]", "[two]", "takes: $two never comes up for $stones in this language"),
        ("dźwignia", "dłuższa dźwignia", "name: at most 9 characters, not 16: dłuższa dźwignia"),
        (
            "To może być tak długie, jak chce.",
            "This may be as long as it likes.",
            "long: still English",
        ),
        ("}% tego", "} % tego", "share: 12 % is written 12% ('') in this language"),
        ("{ $share }% tego", "{ long }", "share: $share is lost"),
        ("To może być", "{ longer }", "long: there is no text longer"),
        ("To może być", "{ -term }", "long: there is no text -term"),
        ("To może być", "{ name.gender }", "long: there is no text name.gender"),
        ("To może być", "{ takes }", "long: nobody gives $card"),
        ("To może być", "{ long }", "long: this text contains itself"),
        ("To może być", "{ CAPS(name) }", "long: there is no function CAPS"),
        ("jak chce.", "jak chce.\n    .gender = { $seat }", "long: nobody gives $seat"),
    ],
)
def test_what_is_wrong_is_found(check: Check, right: str, wrong: str, found: str) -> None:
    assert right in RIGHT
    told = check(RIGHT.replace(right, wrong))
    assert [line for line in told if line.startswith(found)], told


def test_a_text_may_contain_others(check: Check) -> None:
    part = "share = { part } tego.\npart = { $share }%"
    catalogue = RIGHT.replace("share = { $share }% tego.", part)
    assert check(catalogue) == ["part: there is no such id in English"]
    term = "long = { -table }\n-table = To może być { $how }"
    assert check(RIGHT.replace("long = To może być", term)) == []


@pytest.mark.parametrize(
    ("language", "forms", "found"),
    [
        ("pl", "[one] a [few] b *[other] c", []),
        ("pl", "[one] a [few] b *[many] c", []),
        ("pl", "[1] a [few] b *[many] c", []),
        ("pl", "[few] b *[many] c", []),
        ("pl", "[one] a *[many] c", ["few"]),
        ("lt", "[one] a *[other] c", ["few"]),
        ("lt", "[one] a [few] b *[other] c", []),
        ("ar", "[one] a [two] b [few] c *[other] d", ["many", "zero"]),
        ("es", "[one] a *[other] b", []),
    ],
)
def test_a_language_needs_the_forms_that_its_whole_numbers_have(
    check: Check, language: str, forms: str, found: list[str]
) -> None:
    variants = forms.replace(" [", "\n [").replace(" *", "\n *").replace("] ", "] { $stones } ")
    takes = f"{{ $seat }} {{ $card }} {{ $stones ->\n {variants}\n}}"
    text = f"name = x\nshare = {{ $share }}\nlong = y\ntakes = {takes}"
    assert check(text, language) == [f"takes: $stones needs [{form}] too" for form in found]


def test_only_the_plain_form_of_a_name_must_be_short(check: Check) -> None:
    assert check(RIGHT.replace("dźwignię", "bardzo długą dźwignię")) == []


def test_what_may_be_the_same_says_why(check: Check) -> None:
    same = RIGHT.replace("To może być tak długie, jak chce.", "This may be as long as it likes.")
    assert check(same, same="long: an international phrase") == []
    assert check(same, same="l*g: an international phrase") == []
    with pytest.raises(AssertionError, match="long needs a reason"):
        check(same, same="long")


def test_what_may_be_the_same_is_named_by_its_whole_id(check: Check) -> None:
    same = RIGHT.replace("To może być tak długie, jak chce.", "This may be as long as it likes.")
    for id in ("lon", "lo-*"):
        assert check(same, same=f"{id}: not this one") == [
            "long: still English: This may be as long as it likes.",
            f"{id}: no text of this id is the same as in English",
        ]


def test_what_may_be_the_same_in_all_languages_is_needed_by_one(
    check: Check, tmp_path: Path
) -> None:
    same = RIGHT.replace("To może być tak długie, jak chce.", "This may be as long as it likes.")
    (tmp_path / "all.txt").write_text("long: an international phrase\nname: no longer")
    assert check(same) == []
    assert [problem.id for problem in unused_for_all(["en", "pl"])] == ["name"]


def test_long_words_may_break_where_there_is_little_room(check: Check) -> None:
    long = RIGHT.replace("To może", "Najdłuższezdanie może")
    wanted = "no more than 9 letters without a soft hyphen (U+00AD)"
    assert check(long) == [f"long: {wanted}: Najdłuższezdanie"]
    assert check(long.replace("szezdanie", "\xadszezdanie")) == []
    assert check(long.replace("szezdanie", "-szezdanie")) == []


def test_a_limit_holds_for_a_text_or_for_its_group() -> None:
    text = (
        "## At most 5 characters.\n\na = A\n# At most 3\n# characters.\nb = B\n## More.\n\nc = C\n"
    )
    entries = read_catalogue("x.ftl", text).entries
    assert [entry.limit for entry in entries.values()] == [5, 3, 0]
    softly = text.replace("At most", "No more than").replace(
        "characters", "letters without a soft hyphen"
    )
    pieces = read_catalogue("x.ftl", softly).entries
    assert [entry.piece for entry in pieces.values()] == [5, 3, 0]
