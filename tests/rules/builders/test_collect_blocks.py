import pytest

from boardwright.core.chance import Random, RandomChance, ScriptedChance, Undecided
from boardwright.core.library import load
from boardwright.games.builders.state import BuildersState
from boardwright.games.builders.vocabulary import BLOCK_NAMES, TAKEN, WHICH_BLOCK
from tests.rules.builders.table import asked, play, points, supply, table
from tests.rules.position import legal, line


@pytest.mark.rule("BB-3.1")
def test_two_blocks_are_taken_one_after_the_other() -> None:
    state = table(blocks="a1.1=stone d4.1=emerald")
    play(state, "block a1")
    assert (asked(state), supply(state)) == ("second-block red", "stone*1")
    play(state, "block d4")
    assert (asked(state), supply(state)) == ("second-action red", "stone*1,emerald*1")
    assert line(state, "layer-1").count(".") == 2


@pytest.mark.rule("BB-3.2")
def test_at_the_start_only_the_four_top_corners_may_be_taken() -> None:
    assert legal(table(), "block") == ["block a1", "block d1", "block a4", "block d4"]


@pytest.mark.rule("BB-3.2")
def test_blocks_of_any_layer_and_side_may_be_chosen() -> None:
    state = table(taken="3110 1000 0000 0002", blocks="a1.4=obsidian d4.3=stone c1.2=emerald")
    columns = "a1 b1 d1 a2 b2 a3 d3 a4 c4 d4"
    assert legal(state, "block") == [f"block {column}" for column in columns.split()]
    play(state, "block a1", "block d4")
    assert supply(state) == "stone*1,obsidian*1"


@pytest.mark.rule("BB-3.2")
def test_a_block_in_the_middle_goes_when_two_of_its_sides_are_free() -> None:
    state = table(taken="1111 1000 1000 1000")
    assert "block b2" in legal(state, "block")
    assert "block c2" not in legal(state, "block")
    assert "block b2" not in legal(table(taken="1111 0000 0000 0000"), "block")


@pytest.mark.rule("BB-3.3")
def test_the_second_block_may_be_one_that_the_first_has_freed() -> None:
    state = table()
    assert "block b1" not in legal(state, "block")
    play(state, "block a1")
    assert legal(state) == [f"block {column}" for column in ["a1", "b1", "d1", "a2", "a4", "d4"]]
    play(state, "block b1")
    assert asked(state) == "second-action red"


@pytest.mark.rule("BB-3.4")
def test_an_inner_block_is_decided_when_its_top_can_be_seen() -> None:
    state = table(taken="1111 1000 1000 1000", hidden="emerald")
    assert line(state, "layer-2").split()[1][1] == "?"
    with pytest.raises(Undecided) as stopped:
        state.apply_action(state.string_to_action("block b2"), ScriptedChance([]))
    assert stopped.value.question == WHICH_BLOCK
    assert stopped.value.counts[BLOCK_NAMES.index("emerald")] == 12
    play(state, "block b2", draws="block:emerald")
    assert line(state, "layer-2").split()[1] == "we?w"
    assert line(state, "hidden") == "emerald*11"


@pytest.mark.rule("BB-3.4")
def test_an_inner_block_is_decided_when_a_side_of_it_can_be_seen() -> None:
    state = table(taken="2110 1000 1000 0000")
    assert line(state, "layer-2").split()[1] == "w??w"
    play(state, "block b1", draws="block:sand")
    assert line(state, "layer-2").split()[1] == "ws?w"


@pytest.mark.rule("BB-3.4")
def test_what_is_behind_a_block_that_was_seen_already_asks_nothing() -> None:
    state = table(taken="2110 2100 1000 0000")
    before = line(state, "hidden")
    play(state, "block b1")  # beside it, the top of b2 was seen before
    assert line(state, "hidden") == before


@pytest.mark.rule("BB-R1")
def test_of_one_block_one_is_taken() -> None:
    state = table(taken="4444 4444 4444 4443", turn="9 red 0 - 3")
    play(state, "block d4")
    assert (asked(state), supply(state)) == ("second-action red", "wood*1")
    assert legal(state, "block") == []


@pytest.mark.rule("BB-R1")
def test_of_two_blocks_two_are_taken() -> None:
    state = table(taken="4444 4444 4444 4433", turn="9 red 0 - 3")
    play(state, "block d4", "block c4")
    assert (asked(state), supply(state)) == ("second-action red", "wood*2")


@pytest.mark.rule("BB-R1")
def test_with_no_block_left_the_action_cannot_be_chosen_and_exploring_can() -> None:
    state = table(taken="4444 4444 4444 4444", turn="9 red 1 fight 2", asked="second-action red")
    assert {text.split()[0] for text in legal(state)} == {"explore"}
    state.apply_action(state.string_to_action("explore 13"), RandomChance(1))
    assert asked(state) == "scoring red"  # the whole cube went in the last turn
    play(state, "score bridge", "score bridge")
    assert state.is_terminal()
    assert points(state, "scoring_c") == [0, 0]


def faces(state: BuildersState) -> tuple[set[int], set[int]]:
    """Find the columns of blocks that may be taken and the blocks that are seen, by coordinates.

    Every block is looked at by itself as a point in space: a face is exposed if no block is at
    the next point. The engine only ever looks at columns and at what has just gone.
    """
    there = set()
    for column in range(16):
        for layer in range(4):
            if state.cube[column * 4 + layer] != TAKEN:
                there.add((column % 4, column // 4, -layer))
    takeable, seen = set(), set()
    for x, y, z in there:
        top = (x, y, z + 1) not in there
        around = [(x + 1, y, z), (x - 1, y, z), (x, y + 1, z), (x, y - 1, z)]
        sides = sum(point not in there for point in around)
        if top and sides >= 2:
            takeable.add(y * 4 + x)
        if top or sides:
            seen.add((y * 4 + x) * 4 - z)
    return takeable, seen


@pytest.mark.rule("BB-3.2", "BB-3.4", "BB-R1")
@pytest.mark.parametrize("seed", range(25))
def test_what_may_be_taken_and_seen_agrees_with_a_look_at_every_block(seed: int) -> None:
    chance, random = RandomChance(seed), Random(seed, "moves")
    state = load("builders", players=seed % 3 + 2).new_state(chance)
    assert isinstance(state, BuildersState)
    while not state.is_terminal():
        takeable, seen = faces(state)
        assert {column for column in range(16) if state.takeable >> column & 1} == takeable
        assert bool(takeable) == any(block != TAKEN for block in state.cube)
        assert {at for at, block in enumerate(state.cube) if block >= 0} == seen
        actions = state.legal_actions()
        blocks = [action for action in actions if state.action_to_string(action)[:5] == "block"]
        if blocks:
            assert {state.action_to_string(action)[6:] for action in blocks} == {
                f"{'abcd'[column % 4]}{column // 4 + 1}" for column in takeable
            }
            # Blocks are preferred, so that deep and odd shapes of the cube come up.
            actions = blocks if random.below(3) else actions
        state.apply_action(actions[random.below(len(actions))], chance)
