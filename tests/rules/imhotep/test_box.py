"""An owner's components: what they change, and what is refused with file and line."""

from pathlib import Path

import pytest

from boardwright.core.chance import RandomChance
from boardwright.core.library import load
from boardwright.core.printed import ComponentsError
from boardwright.games.imhotep.turn import ImhotepState
from tests.rules.imhotep.table import asked, play, points, stones, table
from tests.rules.position import legal, line

SIX_CARDS = ", ".join(["[4, 3, 2, 1]"] * 6)
ROUND_CARD = "a round card names four ships that are in the box, not"
ALL_CARDS = '["1+card", "1+card", "1+card", "1+card", "1+card"]'


def owned(folder: Path, text: str) -> str:
    """Write an owner's components file and return its path."""
    file = folder / "my.toml"
    file.write_text(text, "utf-8")
    return str(file)


@pytest.mark.rule("IM-1.4", "IM-2.1")
@pytest.mark.parametrize(
    ("card", "shown"),
    [
        ("[4, 3, 3]", "[4, 3, 3]"),
        ("[4, 3, 2, 1, 1]", "[4, 3, 2, 1, 1]"),
        ("[4, 4, 4, 1]", "[4, 4, 4, 1]"),  # there are only two of four slots
        ("[5, 3, 2, 1]", "[5, 3, 2, 1]"),
        ("[4, 3, 2, true]", "[4, 3, 2, True]"),
        ('[4, 3, 2, 1, "1"]', "[4, 3, 2, 1, '1']"),
        ("432", "432"),
    ],
)
def test_a_round_card_names_four_ships_of_the_box(tmp_path: Path, card: str, shown: str) -> None:
    file = owned(tmp_path, f"# my cards\n[rounds]\n3 = [{SIX_CARDS}, {card}]\n")
    with pytest.raises(ComponentsError) as error:
        load("imhotep", file)
    assert str(error.value) == f"my.toml:3: {ROUND_CARD} {shown}."


@pytest.mark.rule("IM-1.4", "IM-2.1")
def test_six_rounds_need_six_round_cards(tmp_path: Path) -> None:
    file = owned(tmp_path, "[rounds]\n3 = [[4, 3, 2, 1]]\n")
    with pytest.raises(ComponentsError) as error:
        load("imhotep", file)
    assert str(error.value) == "my.toml:2: there must be at least six round cards."
    six = owned(tmp_path, f"[rounds]\n3 = [{SIX_CARDS}]\n")
    assert load("imhotep", six).string_to_chance("round:4321") == 0


@pytest.mark.rule("IM-1.4", "IM-2.1")
def test_a_smaller_fleet_does_not_fit_the_printed_round_cards(tmp_path: Path) -> None:
    file = owned(tmp_path, "[ships]\n4 = { count = 1, minimum = 3 }\n")
    with pytest.raises(ComponentsError, match=r"^my.toml:2: .*\[4, 4, 2, 1\]"):
        load("imhotep", file)


@pytest.mark.rule("IM-5.1")
def test_a_ship_cannot_need_more_stones_than_it_holds(tmp_path: Path) -> None:
    file = owned(tmp_path, "[ships]\n1.minimum = 1\n3.minimum = 4\n")
    with pytest.raises(ComponentsError) as error:
        load("imhotep", file)
    assert str(error.value) == "my.toml:3: ships.3.minimum must be at most 3."


@pytest.mark.rule("IM-1.2")
@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("start = [2, 3, 4, 6]", "my.toml:2: stones.start must be at most 5."),
        ("start = [2, 3, 4]", "my.toml:2: stones.start must have 4 values."),
        ("start = [5, 5, 5, 5]\nper_colour = 5", "my.toml:2: stones.start must be at most 4."),
        ("get = 2\nsled = 4", "my.toml:3: stones.start must be at most 4."),
        ("per_colour = 4", "my.toml:2: stones.start must be at most 3."),
    ],
)
def test_players_start_with_stones_that_are_there_and_fit(
    tmp_path: Path, text: str, words: str
) -> None:
    with pytest.raises(ComponentsError) as error:
        load("imhotep", owned(tmp_path, f"[stones]\n{text}\n"))
    assert str(error.value) == words


@pytest.mark.rule("IM-7.2", "IM-8.3")
@pytest.mark.parametrize(
    ("text", "words"),
    [
        (
            '[pyramids.B]\nleft = [2, "1+gold", 3, 2, 4]',
            "my.toml:2: 1+gold is not a space; "
            "write points as a number, or one of 1+card, 1+stones, 1+ship.",
        ),
        (
            "[pyramids.B]\nright = [2, -1, 3, 2, 4]",
            "my.toml:2: -1 is not a space; "
            "write points as a number, or one of 1+card, 1+stones, 1+ship.",
        ),
        (
            '[pyramids.B]\nright = [2, "²", 3, 2, 4]',
            "my.toml:2: ² is not a space; "
            "write points as a number, or one of 1+card, 1+stones, 1+ship.",
        ),
        (
            "[pyramids.B]\nmiddle = [2, 3, 3, 4]",
            "my.toml:2: pyramids.B.middle must have 5 values.",
        ),
        (
            '[temple]\nA = 2\nB = ["1+card", "2", "2", "card", "2"]',
            "my.toml:3: 1+card is not a space; "
            "write points as a number, or one of 1 or stones, card.",
        ),
        ("[temple]\nspaces = [4, 5, 6]", "my.toml:2: temple.spaces must be at most 5."),
    ],
)
def test_a_space_gives_points_or_a_bonus_of_its_board(
    tmp_path: Path, text: str, words: str
) -> None:
    with pytest.raises(ComponentsError) as error:
        load("imhotep", owned(tmp_path, text))
    assert str(error.value) == words


@pytest.mark.rule("IM-3.1", "IM-5.1", "IM-7.1")
def test_own_values_are_played_by(tmp_path: Path) -> None:
    file = owned(
        tmp_path,
        "[ships]\n4.minimum = 1\n[stones]\nsled = 6\nget = 4\n"
        "[pyramids.A]\nlevel1 = [7, 8, 7, 8, 7, 8, 7, 8, 7]\n",
    )
    state = table(components=file, ships="w... ... .. .", black="1 20")
    assert "sail 1 temple" in legal(state)
    play(state, "get", "sail 1 pyramids")
    assert stones(state, "black") == (5, 16)
    assert points(state, "pyramids") == [0, 7, 0]


@pytest.mark.rule("IM-7.1")
@pytest.mark.parametrize(("level", "spaces"), [(1, 9), (2, 4), (3, 1)])
def test_a_level_of_the_pyramid_keeps_its_number_of_spaces(
    tmp_path: Path, level: int, spaces: int
) -> None:
    file = owned(tmp_path, f"[pyramids.A]\nlevel{level} = [1, 2, 3]\n")
    with pytest.raises(ComponentsError, match=rf"my.toml:2: .*level{level} must have {spaces} v"):
        load("imhotep", file)


@pytest.mark.rule("IM-1.2")
def test_a_player_may_start_without_stones(tmp_path: Path) -> None:
    file = owned(tmp_path, "[stones]\nstart = [0, 1, 1, 1]\nper_colour = 2\n")
    state = load("imhotep", file).new_state(RandomChance(1))
    assert isinstance(state, ImhotepState)
    assert [stones(state, colour) for colour in ["black", "white"]] == [(0, 1), (1, 0)]


@pytest.mark.rule("IM-7.2", "IM-R8", "IM-6.2")
def test_entrances_may_follow_from_entrances_as_often_as_there_are_spaces(tmp_path: Path) -> None:
    file = owned(
        tmp_path,
        f"[pyramids.B]\nleft = {ALL_CARDS}\nmiddle = {ALL_CARDS}\nright = {ALL_CARDS}\n",
    )
    state = table(
        components=file,
        sides="ABAAA",
        ships="... ... .. w",
        black="0 0 lever*1",
        pile="entrance*16,statue*4",
    )
    play(state, "lever 4 pyramids", "lever 4 pyramids w")
    for pyramid in ["left"] * 5 + ["middle"] * 5 + ["right"] * 5:
        play(state, f"pyramid {pyramid}", draws="card:entrance")
    assert points(state, "pyramids") == [0, 16, 0]  # the last one lies beside
    assert line(state, "discard") == "entrance*15,lever*1"
    assert asked(state) == "turn:w"
