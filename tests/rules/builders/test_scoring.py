from itertools import combinations

import pytest

from boardwright.core.chance import Random
from boardwright.games.builders.scoring import characteristics_of_spaces, largest_group
from boardwright.games.builders.state import BuildersState
from boardwright.games.builders.vocabulary import (
    BUILDINGS,
    CHARACTERISTIC_NAMES,
    CHARACTERISTICS,
    NO_TILE,
    SPACES,
)
from tests.rules.builders.table import BARE, OWN, asked, built, play, points, supply, table
from tests.rules.position import legal

TOP = "1111 1111 1111 1110"
SECOND = "2222 2222 2222 2221"
THIRD = "3333 3333 3333 3332"
EXPLORED = {"turn": "9 red 1 explore", "asked": "second-action"}


def row(supply: str = "-", built: str = BARE, others: str = "-", board: str = "1") -> str:
    """Return a seat's line."""
    return f"13 {board} 0,0,0,0,0,0,0 {supply} {OWN} {built} {others}"


@pytest.mark.rule("BB-9.1")
@pytest.mark.parametrize(
    ("taken", "held", "choices"),
    [
        (TOP, 0, ["forest", "desert", "mountains", "snowy_tundra"]),
        (SECOND, 1, ["wood", "sand", "stone", "obsidian"]),
        (THIRD, 2, ["decoration", "dwelling", "animal_house", "bridge"]),
    ],
)
def test_a_round_comes_when_the_last_block_of_its_layer_is_gone(
    taken: str, held: int, choices: list[str]
) -> None:
    state = table(taken=taken, turn=f"9 red 1 explore {held}", asked="second-action")
    play(state, "block d4", "block a1")
    assert asked(state) == "scoring red"
    assert legal(state) == [f"score {choice}" for choice in choices]


@pytest.mark.rule("BB-9.1")
def test_what_was_taken_from_deeper_layers_does_not_matter() -> None:
    state = table(taken="4320 4331 3331 4321", **EXPLORED)
    play(state, "block d4", "block c4")  # d1 is still there
    assert asked(state) == "first-action blue"
    whole_columns = table(taken="4440 4441 4441 4441", **EXPLORED)
    play(whole_columns, "block d1", "block d2")
    assert asked(whole_columns) == "scoring red"


@pytest.mark.rule("BB-9.2")
def test_the_turn_is_finished_first_extra_actions_included() -> None:
    state = table(taken=TOP, red=row(others="spider_1"))
    play(state, "block d4", "block a1")
    assert asked(state) == "second-action red"
    play(state, "explore 13", draws=_four_tiles())
    assert asked(state) == "trade-or-end red"
    play(state, "trade", "explore 13", draws="")
    assert asked(state) == "scoring red"


def _four_tiles() -> str:
    return "tile:zombie_1 tile:zombie_2 tile:creeper_1 tile:creeper_2"


@pytest.mark.rule("BB-9.2", "BB-9.3")
def test_several_rounds_of_one_turn_are_held_one_after_another() -> None:
    state = table(
        players="3",
        taken="3444 4444 4444 4442",
        turn="9 blue 1 explore",
        asked="second-action blue",
    )
    play(state, "block d4", "block a1")  # A and B and C: d4 was the last of the third layer
    for card, choices in [
        ("a", ["forest", "desert", "mountains"]),
        ("b", ["wood", "sand", "stone"]),
        ("c", ["bridge", "dwelling", "decoration"]),
    ]:
        for colour, choice in zip(["blue", "yellow", "red"], choices):
            assert asked(state) == f"scoring {colour}"
            play(state, f"score {choice}")
        assert sum(points(state, f"scoring_{card}")) == (3 + 4 + 5 if card == "a" else 0)
    assert state.is_terminal()


@pytest.mark.rule("BB-9.3", "BB-9.6")
def test_clockwise_from_the_one_whose_turn_ended_then_play_goes_on_to_the_left() -> None:
    state = table(players="4", taken=TOP, turn="9 yellow 1 explore", asked="second-action yellow")
    play(state, "block d4", "block a1")
    for colour in ["yellow", "green", "red", "blue"]:
        assert asked(state) == f"scoring {colour}"
        play(state, "score snowy_tundra")
    assert asked(state) == "first-action green"


@pytest.mark.rule("BB-9.4")
def test_diagonals_do_not_connect_and_a_group_of_one_is_allowed() -> None:
    diagonal = "forest_wood_bridge/-/-/-/forest_wood_dwelling/-/-/-/desert_wood_bridge"
    state = table(
        taken=SECOND, turn="9 red 1 explore 1", asked="second-action", red=row("-", diagonal)
    )
    play(state, "block d4", "block a1", "score wood")
    assert points(state, "scoring_b") == [3, 0]


@pytest.mark.rule("BB-9.5")
def test_in_a_printed_biomes_of_spaces_not_built_on_count_too() -> None:
    # Board 1: the desert of the second row, first space, is built over by a forest; that connects
    # the printed forests above and below it.
    state = table(taken=TOP, red=row("-", "-/-/-/forest_wood_bridge/-/-/-/-/-"), **EXPLORED)
    play(state, "block d4", "block a1", "score forest")
    assert points(state, "scoring_a") == [9, 0]


@pytest.mark.rule("BB-9.5", "BB-R9")
@pytest.mark.parametrize(
    ("taken", "held", "choice"), [(SECOND, 1, "wood"), (THIRD, 2, "animal_house")]
)
def test_in_b_and_c_a_bare_board_scores_nothing(taken: str, held: int, choice: str) -> None:
    state = table(taken=taken, turn=f"9 red 1 explore {held}", asked="second-action")
    play(state, "block d4", "block a1", f"score {choice}")
    assert [sum(score.values()) for score in state.scores()] == [0, 0]
    assert asked(state) == "scoring blue"


@pytest.mark.rule("BB-R9")
def test_the_choice_is_asked_of_each_seat_even_if_nothing_can_score() -> None:
    state = table(taken=SECOND, turn="9 red 1 explore 1", asked="second-action")
    play(state, "block d4", "block a1")
    assert len(legal(state)) == 4
    play(state, "score obsidian")
    assert (asked(state), len(legal(state))) == ("scoring blue", 4)


@pytest.mark.rule("BB-9.6")
def test_scoring_removes_nothing() -> None:
    state = table(taken=TOP, red=row("stone*2", "forest_wood_bridge/-/-/-/-/-/-/-/-"), **EXPLORED)
    play(state, "block d4", "block a1", "score forest", "score desert")
    assert supply(state) == "wood*2,stone*2"
    assert built(state)[0] == "forest_wood_bridge"
    assert asked(state) == "first-action blue"


@pytest.mark.rule("BB-R10")
def test_experience_has_no_upper_end() -> None:
    state = table(taken=TOP, red=f"13 1 0,0,0,990,0,0,0 - {OWN}", **EXPLORED)
    play(state, "block d4", "block a1", "score desert")
    assert points(state, "scoring_a") == [990 + 4, 0]


def largest_by_brute_force(spaces: set[int]) -> int:
    """Try every subset of the spaces, the largest first, for one whose parts all hang together."""
    for size in range(len(spaces), 0, -1):
        for subset in combinations(sorted(spaces), size):
            if hangs_together(set(subset)):
                return size
    return 0


def hangs_together(spaces: set[int]) -> bool:
    """Tell whether no cut into two parts leaves them without a common side."""
    first, *rest = sorted(spaces)
    for size in range(len(rest)):
        for part in combinations(rest, size):
            ours = {first, *part}
            if not any(touch(a, b) for a in ours for b in spaces - ours):
                return False
    return True


def touch(a: int, b: int) -> bool:
    return abs(a // 3 - b // 3) + abs(a % 3 - b % 3) == 1


@pytest.mark.rule("BB-9.4", "BB-9.5")
@pytest.mark.parametrize("seed", range(40))
def test_the_largest_group_agrees_with_brute_force_on_random_boards(seed: int) -> None:
    random = Random(seed, "boards")
    state = random_board(random)
    for characteristic in range(CHARACTERISTICS):
        card = characteristic // 4
        shown = [int(what) for what in characteristics_of_spaces(state, 0, card)]
        spaces = {at for at, what in enumerate(shown) if what == characteristic % 4}
        assert largest_group(state, 0, characteristic) == largest_by_brute_force(spaces)


def random_board(random: Random) -> BuildersState:
    """Cover some spaces with random buildings; few kinds, so that groups are large."""
    state = table()
    names = state.box.tile_names[: BUILDINGS - 1 - random.below(30)]
    left = list(range(len(names)))
    state.board[0] = random.below(4)
    for space in range(SPACES):
        tile = NO_TILE if random.below(4) == 0 else left.pop(random.below(len(left)))
        state.spaces[space] = tile
    return state


@pytest.mark.rule("BB-9.5")
def test_a_building_shows_its_biome_material_and_type() -> None:
    state = table(red=row("-", "-/-/-/-/-/-/-/-/snowy_tundra_stone_animal_house"))
    shown = [
        CHARACTERISTIC_NAMES[card * 4 + characteristics_of_spaces(state, 0, card)[8]]
        for card in range(3)
    ]
    assert shown == ["snowy_tundra", "stone", "animal_house"]


@pytest.mark.rule("BB-9.4")
def test_the_cards_are_worth_3_4_5_6() -> None:
    assert [int(value) for value in table().box.values] == [3, 4, 5, 6] * 3
