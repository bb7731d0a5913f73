"""Reading what is printed: values, their sources, and what a file can have wrong."""

import pytest

from boardwright.core.components import Components
from boardwright.core.printed import Component, ComponentsError

TEXT = """\
source = "rulebook: page 2"
rows = 3

[stones]
start = [2, 3, 4, 5]
source = { "*" = "public: a table", sled = "estimate: made to fit" }
sled = 5

[ships]
4 = { count = 2, minimum = 3 }

[stones.deep]
colour = "black"

[[cards]]
name = "peacock"
source = { cost = "inferred: from the deck" }
cost = 3
text = "eyes"

[[cards]]
name = "swan"
source = "estimate: a guess"
cost = 2
"""


def read(text: str = TEXT) -> Components:
    return Components(text, "game.toml")


def component(path: str) -> Component:
    return read().printed[path]


def test_values_are_found_by_path() -> None:
    assert list(read().printed) == [
        "rows",
        "stones.start",
        "stones.sled",
        "stones.deep.colour",
        "ships.4.count",
        "ships.4.minimum",
        "cards.peacock.cost",
        "cards.peacock.text",
        "cards.swan.cost",
    ]
    assert component("stones.start").value == [2, 3, 4, 5]
    assert component("cards.peacock.text").value == "eyes"


def test_a_value_has_the_nearest_source_above_it() -> None:
    assert component("rows") == Component("rows", 3, "rulebook", "page 2")
    assert component("ships.4.count").source == "page 2"
    assert component("cards.swan.cost").confidence == "estimate"


def test_a_source_by_field_leaves_the_rest_to_the_star_or_to_what_is_above() -> None:
    assert component("stones.sled")[2:4] == ("estimate", "made to fit")
    assert component("stones.start")[2:4] == ("public", "a table")
    assert component("stones.deep.colour")[2:4] == ("public", "a table")
    assert component("cards.peacock.cost")[2:4] == ("inferred", "from the deck")
    assert component("cards.peacock.text")[2:4] == ("rulebook", "page 2")


def test_estimates_are_those_made_to_fit() -> None:
    assert [c.path for c in read().estimates()] == ["stones.sled", "cards.swan.cost"]


@pytest.mark.parametrize("source", ["", 'source = "hearsay: a friend"\n', "source = 3\n"])
def test_a_value_without_a_known_confidence_is_refused(source: str) -> None:
    with pytest.raises(ComponentsError, match=r"game.toml: stones.sled has no source; .*rulebook"):
        read(f"{source}[stones]\nsled = 5\n")


def test_a_file_that_is_no_toml_is_refused() -> None:
    with pytest.raises(ComponentsError, match=r"game.toml is not a TOML file: .*line 2"):
        read("rows = 3\nrows = = 3\n")


def test_a_number_of_thousands_of_digits_is_refused_as_no_toml_is() -> None:
    with pytest.raises(ComponentsError, match=r"game.toml is not a TOML file: .*digits"):
        read(f"rows = {'1' * 5000}\n")


@pytest.mark.parametrize("text", ["x = " + "[" * 5000, "a." * 101 + "b = 1", f"[{'a.' * 101}b]"])
def test_a_file_that_is_nested_too_deeply_is_refused(text: str) -> None:
    with pytest.raises(ComponentsError, match=r"game.toml is nested too deeply"):
        read(text)


@pytest.mark.parametrize("name", ["", "name = 3\n"])
def test_a_thing_in_an_array_needs_a_name(name: str) -> None:
    with pytest.raises(ComponentsError, match=r"game.toml: each entry of \[\[cards\]\] needs a"):
        read(f'source = "public: x"\n[[cards]]\n{name}cost = 2\n')


def test_numbers_are_whole_and_large_enough() -> None:
    assert read().number("rows") == 3
    assert read().number("rows", 3) == 3
    with pytest.raises(ComponentsError, match=r"game.toml:2: rows must be .* at least 4"):
        read().number("rows", 4)
    with pytest.raises(ComponentsError, match=r"game.toml:13: stones.deep.colour must be a whole"):
        read().number("stones.deep.colour")


@pytest.mark.parametrize("value", ["true", "3.0", '"3"', "[3]", "1979-05-27"])
def test_what_is_not_quite_a_number_is_none(value: str) -> None:
    components = read(f'source = "public: x"\nrows = {value}\n')
    with pytest.raises(ComponentsError, match=r"game.toml:2: rows must be a whole number"):
        components.number("rows")


def test_several_numbers_are_checked_one_by_one_and_counted() -> None:
    assert read().numbers("stones.start") == [2, 3, 4, 5]
    assert read().numbers("stones.start", 2, 4) == [2, 3, 4, 5]
    with pytest.raises(ComponentsError, match=r"game.toml:5: stones.start must be .* at least 3"):
        read().numbers("stones.start", 3)
    with pytest.raises(ComponentsError, match=r"game.toml:5: stones.start must have 5 values"):
        read().numbers("stones.start", 0, 5)
    with pytest.raises(ComponentsError, match=r"game.toml:2: rows must have at least one value"):
        read().numbers("rows")


@pytest.mark.parametrize("value", ["[]", "[1, true]", "[1, 2.0]", '[1, "2"]', "[[1], [2]]"])
def test_what_is_not_quite_numbers_is_refused(value: str) -> None:
    components = read(f'source = "public: x"\nplaces = {value}\n')
    with pytest.raises(ComponentsError, match=r"game.toml:2: places must"):
        components.numbers("places")


def test_a_word_is_one_of_the_known_ones() -> None:
    assert read().word("stones.deep.colour", ["white", "black"]) == "black"
    with pytest.raises(ComponentsError, match=r"game.toml:13: .*one of white, grey"):
        read().word("stones.deep.colour", ["white", "grey"])
    with pytest.raises(ComponentsError, match=r"game.toml:2: rows must be one of 3"):
        read().word("rows", ["3"])


def test_things_are_named_in_printed_order() -> None:
    assert read().names("cards") == ["peacock", "swan"]
    assert read().names("stones") == ["start", "sled", "deep"]
    assert read().names("nothing") == []


def test_has_tells_what_is_printed() -> None:
    assert read().has("ships.4.minimum")
    assert not read().has("ships.4")


def test_an_error_names_the_line_of_the_value() -> None:
    components = read(
        'source = "public: x"\n'
        "[rounds]  # by players\n"
        "cards = [\n"
        "  [4, 3],\n"
        "  [2, 2]\n"
        "]\n"
        "most = 7\n"
        "\n"
        "[[cards]]\n"
        'name = "peacock"\n'
        "cost = 0\n"
        "[ ships . 'small' ]\n"
        '"count" = 0\n'
        "a.b = 0\n"
    )
    for path, line in [
        ("rounds.cards", 3),
        ("rounds.most", 7),
        ("cards.peacock.cost", 11),
        ("ships.small.count", 13),
        ("ships.small.a.b", 14),
    ]:
        error = components.error(path, "components-unknown", {})
        assert str(error) == f"game.toml:{line}: there is nothing called {path}."


def test_yes_and_no_stay_what_they_are_and_fractions_and_dates_become_texts() -> None:
    components = read('source = "public: x"\na = true\nb = 1.5\nc = 1979-05-27\nd = [false, 2]\n')
    values = [component.value for component in components.printed.values()]
    assert values == [True, "1.5", "1979-05-27", [False, 2]]
    assert values[0] is True
