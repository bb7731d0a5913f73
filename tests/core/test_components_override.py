"""An owner's file replaces what is printed, by name and field."""

import re
from pathlib import Path

import pytest

from boardwright.core.components import Components, Differing, as_written
from boardwright.core.game import UnknownText
from boardwright.core.library import game_names, load, load_chosen, printed_components
from boardwright.core.printed import Component, ComponentsError

TEXT = """\
source = "rulebook: page 2"
rows = 3

[stones]
start = [2, 3, 4, 5]
sled = 5

[[cards]]
name = "peacock"
cost = 3
text = "eyes"
"""


def overridden(text: str) -> Components:
    components = Components(TEXT, "game.toml")
    components.override(text, "my.toml")
    return components


def test_a_value_is_replaced_by_name_and_field() -> None:
    components = overridden('[[cards]]\nname = "peacock"\ncost = 9\n[stones]\nsled = 6\n')
    assert components.printed["cards.peacock.cost"].value == 9
    assert components.printed["cards.peacock.text"].value == "eyes"
    assert components.printed["stones.sled"].value == 6
    assert components.printed["stones.start"].value == [2, 3, 4, 5]
    assert list(components.printed) == list(Components(TEXT, "game.toml").printed)


def test_a_replaced_value_comes_from_its_owner_or_from_the_source_he_names() -> None:
    assert overridden("rows = 4").printed["rows"] == Component("rows", 4, "owner", "my.toml")
    named = overridden('source = "public: a photo"\nrows = 4')
    assert named.printed["rows"] == Component("rows", 4, "public", "a photo")


def test_an_unknown_name_is_refused_with_the_nearest_one_and_its_line() -> None:
    with pytest.raises(ComponentsError) as refused:
        overridden("rows = 4\n\n[stones]\nslid = 6\n")
    words = "there is nothing called stones.slid; did you mean stones.sled?"
    assert str(refused.value) == f"my.toml:4: {words}"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "my.toml must have at least one value."),
        ("# rows = 4\n[stones]\n", "my.toml must have at least one value."),
        ("rows = 4\n[[cards]]\nname = 'x'\n", "my.toml: cards.x must have at least one value."),
        (
            "rows = 4\n[stones]\n'' = 1\n",
            "my.toml:3: there is nothing called stones.; did you mean ",
        ),
        ("rows = 4\n'a'.b = 1\n", "my.toml: there is nothing called a.b."),
    ],
)
def test_what_changes_nothing_is_no_owner_s_file(text: str, said: str) -> None:
    with pytest.raises(ComponentsError, match=f"^{re.escape(said)}"):
        overridden(text)


def test_a_name_that_is_near_nothing_is_refused_without_a_guess() -> None:
    with pytest.raises(ComponentsError) as refused:
        overridden("zzzzzzzz = 4\n")
    assert str(refused.value) == "my.toml:1: there is nothing called zzzzzzzz."


@pytest.mark.parametrize(
    ("own", "line", "printed"),
    [
        ('rows = "4"', "my.toml:1: rows", "3"),
        ("rows = true", "my.toml:1: rows", "3"),
        ("rows = 3.5", "my.toml:1: rows", "3"),
        ("[stones]\nstart = 2", "my.toml:2: stones.start", r"\[2, 3, 4, 5\]"),
        ('[[cards]]\nname = "peacock"\ntext = 3', "my.toml:3: cards.peacock.text", '"eyes"'),
    ],
)
def test_another_type_is_refused_with_what_is_printed(own: str, line: str, printed: str) -> None:
    with pytest.raises(ComponentsError, match=f"{line} must be written like {printed}"):
        overridden(own)


def test_an_owner_s_file_may_be_no_toml_or_lack_a_name() -> None:
    with pytest.raises(ComponentsError, match=r"my.toml is not a TOML file"):
        overridden("rows")
    with pytest.raises(ComponentsError, match=r"my.toml: each entry of \[\[cards\]\] needs a name"):
        overridden("[[cards]]\ncost = 3")


def test_an_error_about_a_value_names_the_owner_s_line_if_it_is_his() -> None:
    components = overridden("[stones]\nsled = 0\n")
    with pytest.raises(ComponentsError, match=r"my.toml:2: stones.sled must be"):
        components.number("stones.sled", 1)
    with pytest.raises(ComponentsError, match=r"game.toml:2: rows must be"):
        components.number("rows", 4)


def test_the_digest_changes_exactly_when_a_value_does() -> None:
    digest = Components(TEXT, "game.toml").digest()
    assert len(digest) == 16
    assert Components(TEXT.replace("page 2", "page 3"), "other.toml").digest() == digest
    assert Components("# remark\n" + TEXT.replace("= 3", "=   3"), "x").digest() == digest
    stones, cards = TEXT.index("[stones]"), TEXT.index("[[cards]]")
    moved = TEXT[:stones] + TEXT[cards:] + TEXT[stones:cards]
    assert Components(moved, "x").digest() == digest
    assert overridden("rows = 3\n[stones]\nsled = 5").digest() == digest
    others = {
        overridden("rows = 4").digest(),
        overridden("[stones]\nsled = 4").digest(),
        overridden("[stones]\nstart = [2, 3, 5, 4]").digest(),
        overridden('[[cards]]\nname = "peacock"\ntext = "Eyes"').digest(),
        Components(TEXT.replace("rows", "rooms"), "x").digest(),
    }
    assert len(others | {digest}) == 6


def test_only_values_that_an_owner_s_file_makes_others_differ() -> None:
    assert overridden("rows = 3\n[stones]\nsled = 5").differing() == []
    both = overridden('source = "public: a photo"\nrows = 4\n[stones]\nstart = [2, 3, 4, 6]')
    assert both.differing() == [
        Differing("rows", 3, 4),
        Differing("stones.start", [2, 3, 4, 5], [2, 3, 4, 6]),
    ]
    both.override("rows = 3", "again.toml")
    assert both.differing() == [Differing("stones.start", [2, 3, 4, 5], [2, 3, 4, 6])]


def test_a_value_of_another_kind_differs_from_the_one_in_whose_place_it_stands() -> None:
    printed = printed_components("biotopia")
    printed.override('[[missions]]\nname = "three_skippers"\nalike = 4\n', "own.toml")
    (found,) = printed.differing()
    assert (found.path, found.own) == ("missions.three_skippers.alike", 4)
    assert isinstance(found.printed, dict)
    assert list(found.printed) == ["needs"]


def test_a_value_is_shown_as_it_is_written_and_a_very_long_one_is_cut() -> None:
    assert (as_written(3), as_written("søm"), as_written([1, 2])) == ("3", '"søm"', "[1, 2]")
    assert as_written("x" * 1000) == '"' + "x" * 299 + "…"


def test_an_owner_s_file_is_read_from_disk(tmp_path: Path) -> None:
    own = tmp_path / "my.toml"
    own.write_text("rows = 4\n", "utf-8")
    components = Components(TEXT, "game.toml")
    components.override_from(own)
    assert components.printed["rows"] == Component("rows", 4, "owner", "my.toml")


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    components = Components(TEXT, "game.toml")
    with pytest.raises(ComponentsError, match=r"none\.toml cannot be read: No such file"):
        components.override_from(tmp_path / "none.toml")
    with pytest.raises(ComponentsError, match="cannot be read: "):
        components.override_from(tmp_path)
    picture = tmp_path / "picture.toml"
    picture.write_bytes(b"\x89PNG\xff")
    with pytest.raises(ComponentsError, match=r"picture\.toml cannot be read: .*can't decode"):
        components.override_from(picture)


@pytest.mark.parametrize("name", game_names())
def test_a_game_loads_with_its_own_printed_values_as_an_owner_s_file(
    name: str, tmp_path: Path
) -> None:
    own = tmp_path / "my.toml"
    own.write_text(printed_components(name).text, "utf-8")
    assert load(name, components=own).components.digest() == load(name).components.digest()


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (f"rows = {'[' * 5000}", "nested too deeply"),
        (f"rows = {'9' * 5000}", r"own\.toml is not a TOML file"),
        ("rows = 1001", r"own\.toml:1: rows is too large; it may be at most 1,000"),
        ('source = "rulebook: page 2"\nrows = 10000000000', "rows is too large"),
        (f"[stones]\nstart = {[1] * 101}", r"stones\.start is too large"),
    ],
)
def test_an_owners_file_that_would_never_end_is_refused(
    text: str, words: str, tmp_path: Path
) -> None:
    own = tmp_path / "own.toml"
    own.write_text(text)
    with pytest.raises(ComponentsError, match=words):
        Components(TEXT, "game.toml").override_from(own)


def test_options_that_somebody_wrote_may_have_any_name() -> None:
    for name in ("components", "name", "printed", "self"):
        with pytest.raises(UnknownText, match="has no option"):
            load_chosen("imhotep", {name: "x"})


EITHER = """\
source = "rulebook: page 2"

[[missions]]
name = "meadow"
points = 2
different = 7
either = ["different", "flowers"]
"""


def test_a_value_may_stand_in_the_place_of_another_one() -> None:
    components = Components(EITHER, "game.toml")
    before = components.digest()
    assert list(components.printed) == ["missions.meadow.points", "missions.meadow.different"]
    components.override('[[missions]]\nname = "meadow"\nflowers = 3\n', "my.toml")
    assert list(components.printed) == ["missions.meadow.points", "missions.meadow.flowers"]
    assert components.digest() != before
    assert components.is_changed("missions.meadow.different")
    assert components.is_changed("missions.meadow.flowers")
    assert not components.is_changed("missions.meadow.points")
    assert not components.is_changed("missions.meadow.alike")
    components.override('[[missions]]\nname = "meadow"\ndifferent = 7\n', "my.toml")
    assert components.digest() == before
    assert not components.is_changed("missions.meadow.different")


@pytest.mark.parametrize("asks", ["flowers = 3\ndifferent = 4", "different = 4\nflowers = 3"])
def test_only_one_of_two_values_stands_in_a_place(asks: str) -> None:
    components = Components(EITHER, "game.toml")
    with pytest.raises(ComponentsError, match=r"^my\.toml:4: .* write only one of the two\."):
        components.override(f'[[missions]]\nname = "meadow"\n{asks}\n', "my.toml")


def test_what_stands_in_the_place_of_nothing_is_unknown() -> None:
    components = Components(EITHER, "game.toml")
    with pytest.raises(ComponentsError, match=r"^my\.toml:3: there is nothing called"):
        components.override('[[missions]]\nname = "desert"\nflowers = 4\n', "my.toml")
