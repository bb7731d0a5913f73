import pytest

from boardwright.core.chance import Random, RandomChance
from boardwright.core.library import load
from tests.rules.builders.table import asked, play, table
from tests.rules.position import legal, refused

RED = "3 1 0,0,0,0,0,0,0 wood*3"
CELLS = "c1=bow d1=tnt c2=spider_1 d2=forest_wood_dwelling"


def kinds(texts: list[str]) -> set[str]:
    """Return the first words of actions."""
    return {text.split()[0] for text in texts}


@pytest.mark.rule("BB-2.1")
def test_the_first_action_is_one_of_five_kinds() -> None:
    state = table(red=RED, cells=CELLS)
    assert kinds(legal(state)) == {"block", "explore", "build", "fight", "collect"}


@pytest.mark.rule("BB-2.1")
@pytest.mark.parametrize(
    ("actions", "draws", "done"),
    [
        (["block a1", "block d4"], "", "block"),
        (["explore 3"], "", "explore"),
        (["build d2 5"], "", "build"),
        (
            ["fight c2"],
            "weapon:poisonous_potato weapon:poisonous_potato weapon:poisonous_potato",
            "fight",
        ),
        (["collect d1"], "", "collect"),
    ],
)
def test_the_second_action_is_of_another_kind(actions: list[str], draws: str, done: str) -> None:
    state = play(table(red=RED, cells=CELLS), *actions, draws=draws)
    assert asked(state) == "second-action red"
    assert kinds(legal(state)) == {"block", "explore", "build", "fight", "collect"} - {done}


@pytest.mark.rule("BB-2.1")
def test_after_two_actions_the_turn_passes_clockwise() -> None:
    state = table(players="3")
    corners = [("a1", "d1"), ("a4", "d4")] * 2
    for colour, (first, second) in zip(["red", "blue", "yellow", "red"], corners):
        assert asked(state) == f"first-action {colour}"
        state.apply_action(state.string_to_action("explore 13"), RandomChance(1))
        assert asked(state) == f"second-action {colour}"
        play(state, f"block {first}")
        assert asked(state) == f"second-block {colour}"
        play(state, f"block {second}")


@pytest.mark.rule("BB-2.1")
def test_what_was_first_may_be_first_again_in_the_next_turn() -> None:
    state = table(turn="2 red 1 explore", asked="second-action red")
    play(state, "block a1", "block d4")
    assert asked(state) == "first-action blue"
    assert kinds(legal(state)) == {"block", "explore"}


@pytest.mark.rule("BB-2.2")
def test_an_action_that_cannot_be_carried_out_cannot_be_chosen() -> None:
    assert kinds(legal(table())) == {"block", "explore"}
    assert refused(table(), "fight c3").rule == "BB-6.1"
    assert refused(table(), "build c3 1").rule == "BB-5.1"
    assert refused(table(), "collect c3").rule == "BB-7.1"


@pytest.mark.rule("BB-R1")
@pytest.mark.parametrize("seed", range(20))
def test_two_different_actions_always_exist(seed: int) -> None:
    chance, random = RandomChance(seed), Random(seed)
    state = load("builders", players=seed % 3 + 2).new_state(chance)
    while not state.is_terminal():
        actions = state.legal_actions()
        texts = [state.action_to_string(action) for action in actions]
        if "action" in state.serialize().split("asked ")[1].split()[0]:
            assert kinds(texts) & {"explore", "block"}
        state.apply_action(actions[random.below(len(actions))], chance)
