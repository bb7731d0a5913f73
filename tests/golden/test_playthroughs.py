"""Whole games kept as text: a rule that changes shows as a difference to read.

To keep another game, put a file with its first lines here (game, version, options, seed) and run
`pytest tests/golden --update-golden`, which also writes all of them anew.
"""

from itertools import product
from pathlib import Path

import pytest

from boardwright.core.library import game_names, newest_version
from boardwright.lab.playthrough import playthrough
from tests.kept import Kept, kept_in
from tests.laws.tables import player_counts

KEPT = kept_in(Path(__file__).parent)


@pytest.mark.parametrize("kept", KEPT, ids=str)
def test_a_kept_game_is_played_the_same_again(kept: Kept, update_golden: bool) -> None:
    assert kept.header["game"] == kept.name
    text = "".join(f"{line}\n" for line in playthrough(kept.game(), int(kept.header["seed"])))
    if update_golden:
        kept.path.write_text(text, "utf-8")
    assert text.splitlines() == kept.path.read_text("utf-8").splitlines()


@pytest.mark.parametrize("name", game_names())
def test_every_version_of_a_game_is_kept_for_every_number_of_players(name: str) -> None:
    found = {(kept.version, kept.game().num_players()) for kept in KEPT if kept.name == name}
    versions = range(1, newest_version(name) + 1)
    assert found == set(product(versions, player_counts(name)))


def test_imhotep_is_kept_with_all_a_all_b_and_mixed_with_the_wrath() -> None:
    chosen = [kept.options for kept in KEPT if kept.name == "imhotep"]
    assert {"AAAAA", "BBBBB"} <= {options["sides"] for options in chosen}
    assert any(options["wrath"] == "yes" for options in chosen if len(set(options["sides"])) == 2)
    assert any(options["start"] == "random" for options in chosen)


def test_builders_is_kept_with_and_without_beginners_and_with_boards_dealt_and_chosen() -> None:
    chosen = [kept.options for kept in KEPT if kept.name == "builders"]
    mixed = {options["players"] for options in chosen if options["beginners"] != "no"}
    assert mixed == {"2", "3", "4"}
    assert any(options["beginners"] == "no" for options in chosen)
    assert {options["boards"] == "random" for options in chosen} == {True, False}
    assert any(options["start"] == "random" for options in chosen)


def test_another_seed_gives_another_game() -> None:
    game = KEPT[0].game()
    assert list(playthrough(game, 1)) == list(playthrough(game, 1))
    assert list(playthrough(game, 1))[7:] != list(playthrough(game, 2))[7:]
