"""The tables in a terminal have room for the words of every language."""

import re
from io import StringIO

import pytest
from rich.console import Console

from boardwright import Random, RandomChance, State, load
from boardwright.cli import speech
from boardwright.cli.boards import draw
from boardwright.core.library import game_names, load_chosen
from boardwright.games.builders.game import Builders
from boardwright.texts import Texts, languages
from tests.rules.biotopia.table import table as biotopia_table
from tests.rules.builders.table import table as builders_table
from tests.rules.imhotep.table import table as imhotep_table

STEPS = 40  # into a game, where all kinds of things lie on the table


def drawn(game: str, state: State, width: int, **options: str) -> str:
    """Return the drawing of a position as text."""
    console = Console(width=width, file=StringIO())
    with console.capture() as shown:
        loaded = load_chosen(game, {"players": state.num_players(), **options})
        console.print(draw(loaded, state.view(0), width))
    return shown.get()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", game_names())
def test_no_line_is_wider_than_the_terminal(
    game: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(speech._Speech, "texts", Texts(language))
    chance, choice = RandomChance(1), Random(1)
    state = load(game).new_state(chance)
    for _ in range(STEPS):
        legal = state.legal_actions()
        state.apply_action(legal[choice.below(len(legal))], chance)
    for width in (60, 80, 120):
        lines = drawn(game, state, width).splitlines()
        assert max(len(line) for line in lines) <= width


def test_a_long_name_of_a_mob_is_cut_where_there_is_no_room(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(speech._Speech, "texts", Texts("fi"))
    state = builders_table(cells="c4=spider_1*3", returned="spider_2,zombie_1,zombie_2")
    assert "Hämähäkki×3" in drawn("builders", state, 120)
    assert "Hämähäk…×3" in drawn("builders", state, 100)
    assert "Hämähä…×3" in drawn("builders", state, 60)


@pytest.mark.parametrize("language", languages())
def test_every_mob_has_its_whole_name_in_a_wide_terminal(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    texts = Texts(language)
    monkeypatch.setattr(speech._Speech, "texts", texts)
    kinds = ["spider", "zombie", "skeleton", "creeper", "witch", "enderman"]
    game = load("builders")
    assert isinstance(game, Builders)
    tiles = [next(tile for tile in game.box.tile_names if tile.startswith(kind)) for kind in kinds]
    places = ["b2", "c2", "d2", "b3", "c3", "d3"]
    cells = " ".join(f"{place}={tile}*4" for place, tile in zip(places, tiles))
    shown = drawn("builders", builders_table(cells=cells), 120)
    for kind in kinds:
        assert re.search(rf"{texts.words(f'builders-mob-{kind}')} *×4", shown), kind


def test_a_danish_reader_reads_the_printed_name_of_a_card_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state = biotopia_table(sky="peacock large_white sunshine")
    for language in ("en", "da"):
        monkeypatch.setattr(speech._Speech, "texts", Texts(language))
        assert drawn("biotopia", state, 120).lower().count("dagpåfugleøje") == 1, language


def test_pyramids_stand_apart_for_long_names_where_there_is_room(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(speech._Speech, "texts", Texts("sv"))
    state = imhotep_table(sides="ABAAA")
    assert "vänster mitten   höger" in drawn("imhotep", state, 120, sides="ABAAA")
    assert re.search("vänst… mitten +höger", drawn("imhotep", state, 80, sides="ABAAA"))
