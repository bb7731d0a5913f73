import pytest

from boardwright.core.game import UnknownText
from boardwright.core.options import Option, read_options

OPTIONS = [
    Option("players", "3", "[2-4]", "2, 3 or 4"),
    Option("wrath", "no", "yes|no", "yes"),
]


def test_what_nobody_says_has_its_default() -> None:
    assert read_options("chess", OPTIONS, {}) == {"players": "3", "wrath": "no"}


def test_options_stand_in_the_order_of_the_game_whatever_order_they_are_given_in() -> None:
    assert list(read_options("chess", OPTIONS, {"wrath": "yes", "players": "2"})) == [
        "players",
        "wrath",
    ]


@pytest.mark.parametrize(("given", "text"), [(True, "yes"), (False, "no"), ("yes", "yes")])
def test_true_and_false_stand_for_yes_and_no(given: object, text: str) -> None:
    assert read_options("chess", OPTIONS, {"wrath": given})["wrath"] == text


@pytest.mark.parametrize("given", [4, "4"])
def test_a_number_stands_for_its_digits(given: object) -> None:
    assert read_options("chess", OPTIONS, {"players": given})["players"] == "4"


def test_an_unknown_option_is_refused_with_the_nearest_one() -> None:
    with pytest.raises(UnknownText, match=r"“player” is no option of chess\. Did you mean players"):
        read_options("chess", OPTIONS, {"player": 3})


@pytest.mark.parametrize("given", ["5", "", "33", " 3", "3\n", None, True, 3.0])
def test_an_unfit_value_is_refused_with_an_example(given: object) -> None:
    with pytest.raises(UnknownText, match=r"(?s)players cannot be .*write for example 2, 3 or 4"):
        read_options("chess", OPTIONS, {"players": given})


def test_no_pattern_is_tried_on_a_text_that_is_too_long() -> None:
    options = [Option("boards", "1", r"(?!.*(.).*\1)[1-4]{1,4}|x+", "1")]
    assert read_options("chess", options, {"boards": "x" * 64})
    with pytest.raises(UnknownText, match=f"“{'x' * 64}”"):
        read_options("chess", options, {"boards": "x" * 65})


def test_a_flag_is_a_plain_yes_or_no() -> None:
    assert [option.is_flag() for option in OPTIONS] == [False, True]
