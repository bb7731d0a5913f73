from dataclasses import replace

import pytest

from boardwright.core.chance import Random, RandomChance, ScriptedChance
from boardwright.core.game import UnknownText
from boardwright.core.library import load
from boardwright.games.builders.state import BuildersState
from boardwright.games.builders.vocabulary import ACTIONS, FACE_DOWN, HIDDEN, TILES
from tests.rules.builders.table import OWN, play, table
from tests.rules.position import legal


def some_positions(seed: int, players: int) -> list[BuildersState]:
    """Return positions of a random game, every eleventh one."""
    chance, random = RandomChance(seed), Random(seed, "moves")
    state = load("builders", players=players, beginners="2").new_state(chance)
    found: list[BuildersState] = []
    played = 0
    while not state.is_terminal():
        actions = state.legal_actions()
        state.apply_action(actions[random.below(len(actions))], chance)
        played += 1
        if played % 11 == 0 or state.is_terminal():
            copy = state.clone()
            assert isinstance(copy, BuildersState)
            found.append(copy)
    return found


@pytest.mark.rule("BB-3.4")
def test_a_hidden_block_and_a_face_down_tile_are_in_no_view() -> None:
    state = load("builders").new_state(RandomChance(3))
    assert isinstance(state, BuildersState)
    seen = state.view(0)
    assert seen.cube.count(HIDDEN) == 12
    assert seen.face_up.count(FACE_DOWN) == 32
    assert sum(seen.tiles) == TILES
    assert sum(seen.hidden) == 12


@pytest.mark.rule("BB-3.1", "BB-R13")
def test_all_seats_and_spectators_see_the_same() -> None:
    for state in some_positions(5, 3):
        views = [replace(state.view(seat), seat=-1) for seat in (-1, 0, 1, 2)]
        assert views == [views[0]] * 4


@pytest.mark.rule("BB-3.4")
@pytest.mark.parametrize("seed", range(4))
def test_the_imagined_position_is_the_one_that_is_seen(seed: int) -> None:
    game = load("builders", players=seed % 3 + 2, beginners="2")
    for state in some_positions(seed, seed % 3 + 2):
        imagined = game.imagine(state.view(1), ScriptedChance([]))
        assert imagined.serialize() == state.serialize()
        assert imagined.legal_actions() == state.legal_actions()
        assert imagined.view(1) == state.view(1)


@pytest.mark.parametrize("seed", range(4))
def test_a_position_reads_back_from_its_text(seed: int) -> None:
    game = load("builders", players=seed % 3 + 2, beginners="2")
    for state in some_positions(seed, seed % 3 + 2):
        again = game.deserialize(state.serialize())
        assert again.view(-1) == state.view(-1)
        assert again.legal_actions() == state.legal_actions()


@pytest.mark.rule("BB-6.1")
def test_a_fight_reads_back_from_its_text_and_can_be_seen() -> None:
    state = table(red=f"13 1 0,0,0,0,0,0,0 - {OWN},stone_pickaxe*1,tnt*2", cells="c3=witch_stone")
    play(state, "fight c3", draws="weapon:stone_pickaxe")
    game = load("builders", players=2)
    for actions, draws in [
        ([], ""),
        (["decline"], "weapon:tnt weapon:tnt"),
        (["keep"], ""),
    ]:
        play(state, *actions, draws=draws)
        assert game.deserialize(state.serialize()).view(-1) == state.view(-1)
        assert game.imagine(state.view(1), ScriptedChance([])).serialize() == state.serialize()


@pytest.mark.parametrize(
    ("old", "new", "wrong"),
    [
        ("builders 2 -", "builders 3 -", "builders 3 - is not builders 2 -"),
        ("first-action", "nap", "nothing here is called “nap”"),
        ("wwww", "wwwx", "nothing here is called “x”"),
        ("tokens bow*3", "tokens bow*2", "15 tokens are left for 16 face-down places"),
        ("hidden sand*12", "hidden sand*13", "13 blocks are left for 12 face-down places"),
        ("returned -", "returned spider_1", "63 tiles are left for 64 face-down places"),
        ("returned -", "returned dragon", "nothing here is called “dragon”"),
        ("turn 1 red", "turn", "not enough values to unpack"),
        ("red 13", "pink 13", "'red'"),
    ],
)
def test_a_text_that_is_no_position_is_refused(old: str, new: str, wrong: str) -> None:
    text = table().serialize()
    assert old in text
    with pytest.raises(UnknownText, match=f"cannot be read: .*{wrong}"):
        load("builders", players=2).deserialize(text.replace(old, new, 1))


def test_a_tile_cannot_lie_in_two_places() -> None:
    text = table(cells="c3=spider_1").serialize()
    twice = text.replace("?*4", "spider_1*4", 1)
    with pytest.raises(UnknownText, match="cannot be read"):
        load("builders", players=2).deserialize(twice)


def test_action_texts_are_all_different_and_come_back() -> None:
    for state in some_positions(9, 4):
        texts = [state.action_to_string(action) for action in range(ACTIONS)]
        assert len(set(texts)) == ACTIONS
        assert [state.string_to_action(text) for text in texts] == list(range(ACTIONS))


@pytest.mark.parametrize(
    ("action", "places"),
    [
        ("end", ["turn:0"]),
        ("trade", ["mobs:0"]),
        ("decline", ["weapon:0.stone_pickaxe"]),
        ("light", ["weapon:0.tnt"]),
        ("keep", ["weapon:0.tnt"]),
        ("score desert", ["characteristic:desert"]),
        ("fight c3", ["cell:c3"]),
        ("collect d4", ["cell:d4"]),
        ("block b2", ["block:b2.1"]),
        ("block a1", ["block:a1.3"]),
        ("explore 14", ["crossing:14"]),
        ("build c4 7", ["cell:c4", "space:0.7"]),
    ],
)
def test_each_action_names_the_places_it_touches(action: str, places: list[str]) -> None:
    state = table(taken="2000 0000 0000 0000")
    assert state.action_places(state.string_to_action(action)) == places


def test_a_clone_shares_nothing_with_its_origin() -> None:
    for state in some_positions(2, 4):
        copy, before = state.clone(), state.serialize()
        chance, random = RandomChance(1), Random(1)
        while not copy.is_terminal():
            actions = copy.legal_actions()
            copy.apply_action(actions[random.below(len(actions))], chance)
        assert state.serialize() == before


def test_a_text_is_read_whatever_its_case_and_spaces() -> None:
    state = table()
    assert state.string_to_action("  Block   A1 ") == state.string_to_action("block a1")
    assert "block a1" in legal(state)
