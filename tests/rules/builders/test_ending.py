import pytest

from boardwright.core.chance import RandomChance
from boardwright.core.game import TERMINAL
from boardwright.games.builders.state import BuildersState
from tests.rules.builders.table import BARE, OWN, asked, play, points, table
from tests.rules.position import line

THIRD = "3333 3333 3333 3332"
LAST = {"taken": THIRD, "turn": "9 red 1 explore 2", "asked": "second-action"}


def seat(experience: int = 0, supply: str = "-", built: str = BARE, others: str = "-") -> str:
    """Return a seat's line, its experience from mobs."""
    return f"13 1 0,{experience},0,0,0,0,0 {supply} {OWN} {built} {others}"


def ended(**seats: str) -> BuildersState:
    """Play red's last turn and a scoring round C that gives nobody anything."""
    state = table(players=str(len(seats)), **LAST, **seats)
    play(state, "block d4", "block a1", *["score bridge"] * len(seats))
    assert state.is_terminal()
    return state


@pytest.mark.rule("BB-10.1")
def test_after_c_the_game_ends_whatever_is_left_of_the_bottom_layer() -> None:
    state = ended(red=seat(), blue=seat())
    assert line(state, "layer-4").count("w") == 15
    assert (state.current_player(), state.legal_actions()) == (TERMINAL, [])
    assert asked(state) == "game-over -"
    assert state.outcome().reason == "third-layer-gone"


@pytest.mark.rule("BB-10.1", "BB-8.2")
def test_a_scoring_mob_counts_every_space_connected_or_not() -> None:
    corners = "forest_wood_bridge/-/desert_wood_dwelling/-/-/-/desert_wood_bridge/-/-"
    state = ended(red=seat(0, "-", corners, "skeleton_wood"), blue=seat())
    assert points(state, "mob_scoring") == [3 * 2, 0]


@pytest.mark.rule("BB-10.1", "BB-8.2")
def test_printed_biomes_that_are_visible_count_for_mobs() -> None:
    state = ended(red=seat(0, "-", BARE, "creeper_desert,enderman_snowy_tundra"), blue=seat())
    assert points(state, "mob_scoring") == [3 * 2 + 1 * 3, 0]


@pytest.mark.rule("BB-10.1", "BB-8.1")
def test_extra_action_mobs_and_returned_ones_score_nothing_at_the_end() -> None:
    state = table(**LAST, red=seat(0, "-", BARE, "spider_1"), returned="spider_2")
    play(state, "block d4", "block a1", "end", "score bridge", "score bridge")
    assert points(state, "mob_scoring") == [0, 0]


@pytest.mark.rule("BB-10.2")
def test_most_experience_wins() -> None:
    outcome = ended(red=seat(10), blue=seat(12), yellow=seat(11)).outcome()
    assert (outcome.places, outcome.tie_break) == ([3, 1, 2], "")
    assert outcome.winners() == [1]


@pytest.mark.rule("BB-10.2")
def test_a_tie_is_broken_by_blocks_in_the_supply() -> None:
    state = ended(red=seat(10), blue=seat(10, "wood*1,sand*1,emerald*1"), yellow=seat(2))
    outcome = state.outcome()  # red has the two blocks just taken, blue has three
    assert (outcome.places, outcome.tie_break) == ([2, 1, 3], "blocks")
    assert state.returns() == [0.0, 1.0, 0.0]


@pytest.mark.rule("BB-10.2")
def test_who_is_still_tied_wins_together() -> None:
    state = ended(red=seat(10), blue=seat(10, "stone*2"))
    assert (state.outcome().places, state.outcome().tie_break) == ([1, 1], "")
    assert state.returns() == [0.5, 0.5]


@pytest.mark.rule("BB-R11")
def test_after_400_turns_the_game_ends_and_only_mobs_are_scored() -> None:
    state = table(
        turn="400 blue 1 explore",
        asked="second-action blue",
        red=seat(5, "-", BARE, "creeper_desert"),
        blue=seat(9),
    )
    play(state, "block a1", "block d1")
    assert state.is_terminal()
    outcome = state.outcome()
    assert (outcome.reason, outcome.places) == ("turn-limit", [1, 2])
    assert points(state, "mob_scoring") == [6, 0]
    assert points(state, "scoring_a") == points(state, "scoring_b") == [0, 0]


@pytest.mark.rule("BB-R11")
def test_the_399th_turn_is_followed_by_another() -> None:
    state = table(turn="399 red 1 explore", asked="second-action")
    play(state, "block a1", "block d1")
    assert asked(state) == "first-action blue"
    assert line(state, "turn").split()[0] == "400"


@pytest.mark.rule("BB-R11", "BB-9.2")
def test_a_round_that_the_400th_turn_triggers_is_held_and_the_others_are_skipped() -> None:
    state = table(taken="1111 1111 1111 1110", turn="400 red 1 explore", asked="second-action")
    play(state, "block d4", "block a1", "score desert")
    assert asked(state) == "scoring blue"
    play(state, "score desert")
    assert state.is_terminal()
    assert state.outcome().reason == "turn-limit"
    assert points(state, "scoring_a") == [4, 4]


@pytest.mark.rule("BB-R11", "BB-10.1")
def test_c_in_the_400th_turn_ends_the_game_as_usual() -> None:
    state = table(taken=THIRD, turn="400 red 1 explore 2", asked="second-action")
    play(state, "block d4", "block a1", "score bridge", "score bridge")
    assert state.outcome().reason == "third-layer-gone"


@pytest.mark.rule("BB-R11")
def test_a_game_can_be_played_to_the_limit() -> None:
    state = table(players="2", cells="c3=enderman_bridge")
    chance = RandomChance(1)
    while not state.is_terminal():  # the potatoes and swords of the own pile never beat it
        for text in ["fight c3", "explore 13"]:
            state.apply_action(state.string_to_action(text), chance)
    assert line(state, "turn").split()[0] == "400"
    assert state.outcome().reason == "turn-limit"
    assert state.outcome().winners() == [0, 1]
