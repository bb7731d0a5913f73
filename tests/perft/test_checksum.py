"""One number for 300 games: the same compiled and uncompiled, on every machine, for ever.

There is one for every version of a game's rules, and that of an old one never changes.
"""

from hashlib import blake2b
from pathlib import Path

import pytest

from boardwright.core.chance import Random, RandomChance
from boardwright.core.library import game_names, load_chosen, newest_version
from tests.laws.tables import TABLES

GAMES_PLAYED = 300


def checksum(name: str, version: int) -> str:
    """Sum up legal lists, actions, hashes, scores and outcomes of games with all option sets."""
    digest = blake2b(digest_size=16)
    sets = [options for options in TABLES[name].options if "colours" not in options]
    for seed in range(GAMES_PLAYED):
        game = load_chosen(name, sets[seed * len(sets) // GAMES_PLAYED], version=version)
        chance, random = RandomChance(seed), Random(seed, "checksum")
        state = game.new_state(chance)
        while not state.is_terminal():
            legal = state.legal_actions()
            action = legal[random.below(len(legal))]
            digest.update(f"{legal} {action} {state.hash()}\n".encode())
            state.apply_action(action, chance)
        digest.update(f"{state.hash()} {state.scores()} {state.outcome()}\n".encode())
    return digest.hexdigest()


@pytest.mark.parametrize(
    ("name", "version"),
    [(name, version) for name in game_names() for version in range(1, newest_version(name) + 1)],
)
def test_300_games_have_the_kept_checksum(name: str, version: int, update_golden: bool) -> None:
    file = Path(__file__).parent / name / f"checksum-{version}"
    found = checksum(name, version)
    if update_golden:
        file.write_text(f"{found}\n", "utf-8")
    assert found == file.read_text("utf-8").strip()
