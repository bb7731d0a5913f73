import pytest

from boardwright.core.chance import RandomChance, ScriptedChance, Undecided
from boardwright.core.game import UnknownText
from boardwright.core.library import load, load_chosen
from boardwright.games.builders.state import BuildersState
from boardwright.games.builders.vocabulary import (
    BLOCK_NAMES,
    WEAPON_NAMES,
    WHICH_BLOCK,
    WHICH_BOARD,
    WHICH_START_PLAYER,
    WHICH_TILE,
    WHICH_TOKEN,
)
from tests.rules.builders.table import BARE, OWN, asked, cell, table
from tests.rules.position import legal, line


def dealt(seed: int = 1, **options: object) -> BuildersState:
    """Set up a game in which everything is drawn at random."""
    state = load_chosen("builders", options).new_state(RandomChance(seed))
    assert isinstance(state, BuildersState)
    return state


def question(answers: list[int], **options: object) -> Undecided:
    """Return what the setup asks chance after these answers."""
    with pytest.raises(Undecided) as stopped:
        load_chosen("builders", options).new_state(ScriptedChance(answers))
    return stopped.value


@pytest.mark.rule("BB-1.1")
@pytest.mark.parametrize(
    ("players", "colours"),
    [
        (2, ["red", "blue"]),
        (3, ["red", "blue", "yellow"]),
        (4, ["red", "blue", "yellow", "green"]),
    ],
)
def test_two_to_four_players_take_the_colours_in_order(players: int, colours: list[str]) -> None:
    game = load("builders", players=players)
    assert game.seats() == colours
    assert game.num_players() == dealt(players=players).num_players() == players


@pytest.mark.rule("BB-1.1")
def test_seats_may_choose_their_colours_and_all_texts_follow() -> None:
    state = dealt(players=2, colours="green,yellow", boards="21", start=2)
    assert asked(state) == "first-action yellow"
    assert line(state, "green").startswith("13 2 ")
    game = load("builders", players=2, colours="green,yellow")
    assert game.seats() == ["green", "yellow"]
    assert game.string_to_chance("start:yellow") == 1
    assert game.deserialize(state.serialize()).hash() == state.hash()


@pytest.mark.rule("BB-1.1")
@pytest.mark.parametrize("players", [1, 5])
def test_one_or_five_players_are_refused(players: int) -> None:
    with pytest.raises(UnknownText, match=f"players cannot be “{players}”"):
        load("builders", players=players)


@pytest.mark.rule("BB-1.2", "BB-1.3", "BB-1.7")
def test_16_stacks_and_16_tokens_lie_face_down_and_the_corners_are_empty() -> None:
    state = dealt()
    edge = "- ?*1 ?*1 ?*1 ?*1 -"
    assert [line(state, f"row-{row}") for row in (1, 6)] == [edge, edge]
    inner = "?*1 ?*4 ?*4 ?*4 ?*4 ?*1"
    assert [line(state, f"row-{row}") for row in (2, 3, 4, 5)] == [inner] * 4


@pytest.mark.rule("BB-1.2")
def test_any_of_64_tiles_may_be_turned_up_first() -> None:
    state = dealt()
    with pytest.raises(Undecided) as stopped:
        state.apply_action(state.string_to_action("explore 13"), ScriptedChance([]))
    assert stopped.value.question == WHICH_TILE
    assert stopped.value.counts == [1] * 64


@pytest.mark.rule("BB-1.3")
def test_any_of_16_neutral_tokens_may_be_turned_up_first() -> None:
    state = dealt()
    with pytest.raises(Undecided) as stopped:
        state.apply_action(state.string_to_action("explore 3"), ScriptedChance([]))
    assert stopped.value.question == WHICH_TOKEN
    assert dict(zip(WEAPON_NAMES, stopped.value.counts)) == {
        "wooden_sword": 0,
        "stone_sword": 0,
        "poisonous_potato": 0,
        "bow": 3,
        "golden_hoe": 2,
        "stone_pickaxe": 3,
        "iron_sword": 3,
        "diamond_sword": 3,
        "tnt": 2,
    }


@pytest.mark.rule("BB-1.4")
def test_the_big_cube_is_built_of_64_blocks_at_random() -> None:
    first = question([], boards="12", players=2)
    assert first.question == WHICH_BLOCK
    assert dict(zip(BLOCK_NAMES, first.counts)) == {
        "wood": 16,
        "sand": 14,
        "stone": 12,
        "obsidian": 10,
        "emerald": 12,
    }
    assert sum(first.counts) == 64
    assert line(dealt(1), "layer-1") != line(dealt(2), "layer-1")


@pytest.mark.rule("BB-1.4", "BB-3.4")
def test_52_blocks_are_decided_and_the_twelve_inside_are_not() -> None:
    state = dealt()
    assert "?" not in line(state, "layer-1")
    for layer in (2, 3, 4):
        rows = line(state, f"layer-{layer}").split()
        assert "?" not in rows[0] + rows[3]
        for row in rows[1:3]:
            assert [place == "?" for place in row] == [False, True, True, False]
    assert state.hidden.total == 12


@pytest.mark.rule("BB-1.5")
def test_each_player_begins_with_a_bare_board_and_five_tokens() -> None:
    state = dealt(players=4, boards="4321")
    for colour, board in zip(["red", "blue", "yellow", "green"], "4321"):
        assert line(state, colour) == f"13 {board} 0,0,0,0,0,0,0 - {OWN} {BARE} -"


@pytest.mark.rule("BB-1.5")
def test_the_four_boards_differ() -> None:
    boards = [int(biome) for biome in dealt().box.boards]
    assert len({tuple(boards[first : first + 9]) for first in range(0, 36, 9)}) == 4


@pytest.mark.rule("BB-1.6")
def test_all_characters_start_on_the_central_one_of_25_crossings() -> None:
    state = dealt(players=3)
    assert [line(state, colour).split()[0] for colour in ("red", "blue", "yellow")] == ["13"] * 3
    around = table(cells="c3=spider_1 d3=zombie_1 c4=creeper_1 d4=witch_stone")
    assert legal(around, "fight") == ["fight c3", "fight d3", "fight c4", "fight d4"]


@pytest.mark.rule("BB-R12", "BB-4.2")
def test_a_corner_crossing_has_three_cells_around_it() -> None:
    state = table(red="7", cells="b2=spider_1")
    state.apply_action(state.string_to_action("explore 1"), RandomChance(1))
    assert cell(state, "a1") == "-"
    assert "?" not in cell(state, "b1") + cell(state, "a2") + cell(state, "b2")


@pytest.mark.rule("BB-R12")
def test_all_four_corner_crossings_can_be_stood_on() -> None:
    for beside, corner in [("2", "1"), ("4", "5"), ("22", "21"), ("24", "25")]:
        assert f"explore {corner}" in legal(table(red=beside), "explore")


@pytest.mark.rule("BB-1.8")
def test_the_start_player_is_given_or_drawn_at_random() -> None:
    assert asked(dealt(players=4, start=3)) == "first-action yellow"
    drawn = question([], players=3, start="random")
    assert drawn.question == WHICH_START_PLAYER
    assert drawn.probabilities() == [(seat, 1 / 3) for seat in range(3)]


@pytest.mark.rule("BB-R7")
def test_boards_are_dealt_at_random_whatever_the_colour() -> None:
    first = question([], players=2)
    assert first.question == WHICH_BOARD
    assert first.probabilities() == [(board, 0.25) for board in range(4)]
    assert question([2], players=2).probabilities() == [(board, 1 / 3) for board in (0, 1, 3)]


@pytest.mark.rule("BB-R7")
def test_who_chose_no_board_is_dealt_one_that_nobody_chose() -> None:
    drawn = question([], players=3, boards="030")
    assert drawn.question == WHICH_BOARD
    assert drawn.probabilities() == [(board, 1 / 3) for board in (0, 1, 3)]
    state = dealt(players=3, boards="030")
    boards = [line(state, colour).split()[1] for colour in ("red", "blue", "yellow")]
    assert boards[1] == "3"
    assert len(set(boards)) == 3


@pytest.mark.rule("BB-R7")
@pytest.mark.parametrize("boards", ["12", "1234", "122", "125", "000", "none"])
def test_chosen_boards_are_one_for_each_of_three_seats(boards: str) -> None:
    with pytest.raises(UnknownText, match=f"“{boards}”"):
        load("builders", players=3, boards=boards)


@pytest.mark.rule("BB-1.8", "BB-11.2")
@pytest.mark.parametrize("option", ["start", "beginners"])
def test_a_seat_that_nobody_takes_is_refused(option: str) -> None:
    with pytest.raises(UnknownText, match="no seat “3”"):
        load_chosen("builders", {"players": 2, option: "3"})


def test_answers_of_chance_have_texts_that_come_back() -> None:
    game = load("builders")
    texts = {
        "start:blue": (0, 1),
        "board:3": (1, 2),
        "block:obsidian": (2, 3),
        "tile:spider_1": (3, 44),
        "token:bow": (4, 3),
        "weapon:tnt": (5, 8),
    }
    for text, (asked_of_chance, answer) in texts.items():
        assert game.chance_to_string(asked_of_chance, answer) == text
        assert game.string_to_chance(text) == answer


@pytest.mark.parametrize("text", ["block:glass", "blok:wood"])
def test_an_unknown_answer_of_chance_is_refused_with_the_nearest_one(text: str) -> None:
    with pytest.raises(UnknownText, match=r"Did you mean .*block:"):
        load("builders").string_to_chance(text)


def test_the_game_names_its_sources_and_actions() -> None:
    game = load("builders")
    assert game.num_actions() == dealt().num_actions() == 102
    assert game.sources() == list(dealt().scores()[0])
