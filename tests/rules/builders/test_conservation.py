"""No block, tile or token is ever lost or made, whatever is played."""

import pytest

from boardwright.core.chance import Random, RandomChance
from boardwright.core.library import load
from boardwright.games.builders.state import BuildersState
from boardwright.games.builders.vocabulary import BUILD as FIRST_BUILD
from boardwright.games.builders.vocabulary import (
    BUILDINGS,
    CELLS,
    HIDDEN,
    LIGHT,
    NO_TILE,
    NOBODY,
    TAKEN,
    TILES,
    TNT,
    TOKEN,
    WEAPONS,
)


def check_tiles(state: BuildersState) -> None:
    """Each of the 64 tiles is in one place: it may lie face down, lies face up, or has an owner."""
    face_up = [int(shown) for shown in state.face_up if 0 <= shown < TILES]
    assert len(face_up) == len(set(face_up))
    for tile in range(TILES):
        places = int(state.tiles.counts[tile]) + face_up.count(tile)
        assert places + (state.owner[tile] != NOBODY) == 1
    inner = [cell for cell in range(CELLS) if 0 < cell // 6 < 5 and 0 < cell % 6 < 5]
    lying = sum(state.height[cell] for cell in inner)
    assert lying == state.tiles.total + len(face_up)
    for at, tile in enumerate(state.spaces):
        assert tile == NO_TILE or (tile < BUILDINGS and state.owner[tile] == at // 9)


def check_tokens(state: BuildersState, detonated: int) -> None:
    """Each kind of token is as often in bag, layout, piles and fight as in the box."""
    for kind in range(WEAPONS):
        count = int(state.tokens.counts[kind]) + int(state.revealed[kind])
        count += sum(shown == TOKEN + kind for shown in state.face_up)
        count += sum(state.pile[seat * WEAPONS + kind] for seat in range(4))
        count += detonated if kind == TNT else 0
        assert count == state.box.neutral[kind] + state.box.own[kind] * state.num_players()


def check_blocks(state: BuildersState, paid: list[int]) -> None:
    """Each kind of block is as often in cube, supplies and box as before; layers go in order."""
    for kind in range(5):
        count = int(state.hidden.counts[kind]) + paid[kind]
        count += sum(block == kind for block in state.cube)
        count += sum(state.supply[seat * 5 + kind] for seat in range(4))
        assert count == state.box.blocks[kind]
    assert min(state.supply) >= 0
    assert sum(block == HIDDEN for block in state.cube) == state.hidden.total
    gone = [sum(block == TAKEN for block in state.cube[layer::4]) for layer in range(4)]
    assert gone == sorted(gone, reverse=True)
    assert sum(gone) == sum(state.depth)


@pytest.mark.rule("BB-1.2", "BB-1.3", "BB-1.4", "BB-5.2", "BB-6.3", "BB-9.1")
@pytest.mark.parametrize("seed", range(24))
def test_64_blocks_64_tiles_and_all_tokens_after_every_action(seed: int) -> None:
    chance, random = RandomChance(seed), Random(seed, "moves")
    players = seed % 3 + 2
    state = load("builders", players=players, start="random").new_state(chance)
    assert isinstance(state, BuildersState)
    detonated, paid = 0, [0] * 5
    while not state.is_terminal():
        actions = state.legal_actions()
        # Rare actions are preferred, so that fights, weapons and buildings fill the game.
        rare = [action for action in actions if action < 25 or action >= FIRST_BUILD]
        if rare and random.below(2):
            actions = rare
        action = actions[random.below(len(actions))]
        before = [int(blocks) for blocks in state.supply]
        rounds = state.rounds
        state.apply_action(action, chance)
        if action == LIGHT:
            detonated += 1
        if action >= FIRST_BUILD:
            for at, blocks in enumerate(before):
                paid[at % 5] += blocks - int(state.supply[at])
        check_tiles(state)
        check_tokens(state, detonated)
        check_blocks(state, paid)
        assert state.rounds - rounds in (0, 1)
