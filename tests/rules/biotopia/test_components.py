from pathlib import Path

import pytest

from boardwright.core.library import load, printed_components
from boardwright.core.printed import ComponentsError
from boardwright.games.biotopia.game import Biotopia
from boardwright.games.biotopia.vocabulary import CARD_NAMES, MISSION_NAMES, MOST_LARGE_WHITES


def loaded(folder: Path, text: str) -> Biotopia:
    """Return the game with an owner's components."""
    own = folder / "own.toml"
    own.write_text(text, "utf-8")
    game = load("biotopia", own)
    assert isinstance(game, Biotopia)
    return game


@pytest.mark.rule("BT-1.3")
def test_the_box_holds_100_cards_of_13_kinds_with_danish_names() -> None:
    printed = printed_components("biotopia")
    assert printed.names("cards") == CARD_NAMES
    assert sum(printed.number(f"cards.{name}.copies") for name in CARD_NAMES) == 100
    danish = [printed.printed[f"cards.{name}.danish"].value for name in CARD_NAMES]
    assert len(set(danish)) == 13
    assert danish[2] == "nældens takvinge"


@pytest.mark.rule("BT-1.2", "BT-4.1")
def test_there_are_seven_missions_of_two_points() -> None:
    printed = printed_components("biotopia")
    assert printed.names("missions") == [MOST_LARGE_WHITES, *MISSION_NAMES]
    names = printed.names("missions")
    assert [printed.number(f"missions.{name}.points") for name in names] == [2] * 7


@pytest.mark.rule("BT-1.3")
def test_copies_are_estimates_and_say_so() -> None:
    estimates = [component.path for component in printed_components("biotopia").estimates()]
    assert [path for path in estimates if path.endswith(".copies")] == [
        f"cards.{name}.copies" for name in CARD_NAMES
    ]
    assert "cards.small_tortoiseshell.cost" not in estimates


@pytest.mark.rule("BT-1.3")
def test_an_owner_may_say_what_is_printed(tmp_path: Path) -> None:
    game = loaded(
        tmp_path,
        '[[cards]]\nname = "peacock"\ncopies = 4\n'
        '[[cards]]\nname = "brimstone"\ncopies = 9\ncost = 5\n'
        '[[missions]]\nname = "rich_meadow"\ndifferent = 6\n',
    )
    assert [int(copies) for copies in game.box.copies][5:10] == [9, 8, 8, 5, 4]
    assert game.box.cost[5] == 5
    assert game.box.mission_different[5] == 6


@pytest.mark.rule("BT-1.3")
def test_another_number_of_cards_is_refused_where_the_owner_changed_it(tmp_path: Path) -> None:
    with pytest.raises(ComponentsError, match=r"^own\.toml:3: there must be 100 cards.*not 99"):
        loaded(tmp_path, '[[cards]]\nname = "peacock"\ncopies = 4\n')


@pytest.mark.rule("BT-4.1")
@pytest.mark.parametrize(
    "needs", ["{ chrysalis = 1 }", "{ peacock = 0 }", '{ peacock = "one" }', "{ peacock = true }"]
)
def test_a_mission_asks_for_butterflies(tmp_path: Path, needs: str) -> None:
    with pytest.raises(ComponentsError, match=r"^own\.toml:3: .*nettle_bed.*cannot ask for"):
        loaded(tmp_path, f'[[missions]]\nname = "nettle_bed"\nneeds = {needs}\n')


@pytest.mark.rule("BT-3.2")
def test_the_type_of_a_card_cannot_be_changed(tmp_path: Path) -> None:
    with pytest.raises(ComponentsError, match=r"^own\.toml:3: .*must be one of butterfly"):
        loaded(tmp_path, '[[cards]]\nname = "peacock"\ntype = "bio"\n')
