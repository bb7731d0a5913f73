import pytest

from boardwright.core.game import UnknownText
from boardwright.core.library import load
from tests.rules.builders.table import OWN, play, points, table
from tests.rules.position import line


@pytest.mark.rule("BB-11.1")
@pytest.mark.parametrize(
    ("taken", "held", "choice", "source", "experience"),
    [
        ("1111 1111 1111 1110", 0, "forest", "scoring_a", 3 * 3),
        ("2222 2222 2222 2221", 1, "wood", "scoring_b", 3 * 3),
        ("3333 3333 3333 3332", 2, "dwelling", "scoring_c", 2 * 4),
    ],
)
def test_for_beginners_all_matching_spaces_count_in_every_round(
    taken: str, held: int, choice: str, source: str, experience: int
) -> None:
    # The forests that can be seen, the wooden buildings and the dwellings are all apart.
    built = "mountains_wood_dwelling/-/forest_wood_bridge/-/-/-/-/-/desert_wood_dwelling"
    state = table(
        beginners="1",
        taken=taken,
        turn=f"9 red 1 explore {held}",
        asked="second-action",
        red=f"13 1 0,0,0,0,0,0,0 - {OWN} {built}",
    )
    play(state, "block d4", "block a1", f"score {choice}")
    assert points(state, source) == [experience, 0]


@pytest.mark.rule("BB-11.2")
def test_beginners_and_others_play_at_one_table() -> None:
    state = table(
        players="3",
        beginners="13",
        taken="1111 1111 1111 1110",
        turn="9 red 1 explore",
        asked="second-action",
    )
    play(state, "block d4", "block a1", "score desert", "score desert", "score desert")
    # Board 1 has three deserts, none next to another.
    assert points(state, "scoring_a") == [3 * 4, 1 * 4, 3 * 4]


@pytest.mark.rule("BB-11.2")
def test_the_position_says_who_is_a_beginner() -> None:
    state = table(players="3", beginners="13")
    assert line(state, "builders") == "3 13"
    with pytest.raises(UnknownText, match="builders 3 13 is not builders 3 -"):
        load("builders", players=3).deserialize(state.serialize())


@pytest.mark.rule("BB-11.2")
@pytest.mark.parametrize("beginners", ["yes", "11", "5"])
def test_beginners_are_named_by_their_seats(beginners: str) -> None:
    with pytest.raises(UnknownText, match="beginners cannot be"):
        load("builders", players=4, beginners=beginners)
