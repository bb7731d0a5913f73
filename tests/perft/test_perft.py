"""Counts of positions from fixed ones, and the order of legal actions in them.

Each file holds a position with its legal actions in order and its counts for depths 1, 2, 3 …
Without a line `version` it is played by version 1 of the rules.
`pytest tests/perft --update-golden` writes lists and counts anew, as deep as they were.
"""

from pathlib import Path

import pytest

from boardwright.core.chance import RandomChance
from boardwright.core.game import State
from boardwright.core.library import game_names, load
from boardwright.games.builders.actions import QUESTIONS
from tests.kept import Kept, kept_in
from tests.laws.tables import player_counts

KEPT = kept_in(Path(__file__).parent)


def perft(state: State, depth: int) -> int:
    """Count the positions that lie `depth` decisions ahead; a game that ends before counts as one.

    Chance answers every single action anew from the same seed, so that a count depends neither on
    the order of the actions nor on the way that led to the position.
    """
    legal = state.legal_actions()
    if depth == 1 and legal:
        return len(legal)
    if depth == 0 or not legal:
        return 1
    count = 0
    for action in legal:
        following = state.clone()
        following.apply_action(action, RandomChance("perft"))
        count += perft(following, depth - 1)
    return count


@pytest.mark.parametrize("kept", KEPT, ids=str)
def test_a_fixed_position_has_its_actions_in_order_and_its_counts(
    kept: Kept, update_golden: bool
) -> None:
    state = kept.game().deserialize(kept.body)
    assert state.serialize() == kept.body
    depths = range(1, 1 + len(kept.header["perft"].split()))
    assert len(depths) >= 3
    found = kept.header | {
        "legal": ", ".join(state.action_to_string(action) for action in state.legal_actions()),
        "perft": " ".join(str(perft(state, depth)) for depth in depths),
    }
    if update_golden:
        head = "".join(f"{name}: {value}\n" for name, value in found.items())
        kept.path.write_text(f"{head}\n{kept.body}", "utf-8")
    assert found == Kept(kept.path).header


@pytest.mark.parametrize("name", game_names())
def test_every_game_is_counted_for_every_number_of_players(name: str) -> None:
    found = {kept.game().num_players() for kept in KEPT if kept.name == name}
    assert found == player_counts(name)


def questions(name: str) -> set[str]:
    """Return what is asked in a game's positions: the last word on the line `asked`."""
    lines = [line for kept in KEPT if kept.name == name for line in kept.body.splitlines()]
    asked = [line for line in lines if line.startswith("asked ")]
    return {line.split()[-1].split(":")[0] for line in asked}


def test_biotopia_is_counted_from_every_question() -> None:
    assert questions("biotopia") == {
        "first-flower",
        "turn",
        "chrysalis-target",
        "sky-card",
        "compost-card",
        "more-cards",
        "hand-limit",
    }


def test_builders_is_counted_from_every_question() -> None:
    lines = [line for kept in KEPT if kept.name == "builders" for line in kept.body.splitlines()]
    asked = {line.split()[1] for line in lines if line.startswith("asked ")}
    assert asked == {question.name for question in QUESTIONS} - {"game-over"}


def test_imhotep_is_counted_from_every_question() -> None:
    assert questions("imhotep") == {
        "turn",
        "unload-order",
        "sail-to",
        "second-stone",
        "take-card",
        "keep-card",
        "choose-pyramid",
        "ship-bonus",
        "temple-choice",
        "stones-bonus",
    }


def test_a_game_that_is_over_counts_as_one_position() -> None:
    state = load("imhotep", players=2).new_state(RandomChance(1))
    chance = RandomChance(2)
    while not state.is_terminal():
        legal = state.legal_actions()
        state.apply_action(legal[chance.random.below(len(legal))], chance)
    assert [perft(state, depth) for depth in range(3)] == [1, 1, 1]
