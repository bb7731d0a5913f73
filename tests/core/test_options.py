import pytest

from boardwright.core.game import UnknownText
from boardwright.core.options import (
    Option,
    check_seats,
    colours_by_seat,
    colours_option,
    read_options,
)

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
    with pytest.raises(UnknownText, match=r"chess has no option “player”\. Did you mean players"):
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


COLOURS = ["white", "black", "red"]
COLOURED = [*OPTIONS, colours_option(COLOURS)]


@pytest.mark.parametrize("given", [{}, {"colours": ""}])
def test_colours_that_nobody_chose_are_not_named(given: dict[str, object]) -> None:
    options = read_options("chess", COLOURED, given)
    assert options == {"players": "3", "wrath": "no"}
    assert colours_by_seat(options, COLOURS, 2) == COLOURS


def test_seats_take_the_colours_that_were_chosen_and_the_others_follow() -> None:
    options = read_options("chess", COLOURED, {"colours": "red,white"})
    assert options["colours"] == "red,white"
    assert colours_by_seat(options, COLOURS, 2) == ["red", "white", "black"]


@pytest.mark.parametrize("given", ["red", "red,", "red,pink", "redred"])
def test_each_colour_is_one_of_the_game(given: str) -> None:
    with pytest.raises(UnknownText, match=f"“{given}”; write for example red,black,white"):
        read_options("chess", COLOURED, {"colours": given})


@pytest.mark.parametrize(("given", "players"), [("red,white", 3), ("red,red", 2)])
def test_each_seat_has_a_colour_of_its_own(given: str, players: int) -> None:
    said = f"“{given}” does not name {players} colours; for each seat name one of white, black"
    with pytest.raises(UnknownText, match=said):
        colours_by_seat({"colours": given}, COLOURS, players)


def test_a_seat_that_is_not_there_is_refused_with_those_that_are() -> None:
    check_seats("213", 3)
    with pytest.raises(UnknownText, match="no seat “4”; the seats are 1 to 3"):
        check_seats("14", 3)
