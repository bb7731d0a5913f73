"""Everything in the boxes has a name in every language."""

from collections.abc import Callable
from typing import Final

import pytest

from boardwright.core.library import load
from boardwright.core.messages import Message
from boardwright.games.biotopia import vocabulary as biotopia_words
from boardwright.games.biotopia.game import Biotopia
from boardwright.games.biotopia.wording import names as biotopia
from boardwright.games.builders import vocabulary as builders_words
from boardwright.games.builders.game import Builders
from boardwright.games.builders.wording import names as builders
from boardwright.games.imhotep import vocabulary as imhotep_words
from boardwright.games.imhotep.game import Imhotep
from boardwright.games.imhotep.wording import names as imhotep
from boardwright.texts import ENGLISH, Texts, languages

GARDEN, CUBE = load("biotopia", players=5), load("builders", players=4)
NILE = load("imhotep", players=4)
assert isinstance(GARDEN, Biotopia)
assert isinstance(NILE, Imhotep)
assert isinstance(CUBE, Builders)
BIOTOPIA_BOX, BUILDERS_BOX, IMHOTEP_BOX = GARDEN.box, CUBE.box, NILE.box

# What names things by their number, and how many there are.
NAMES: Final[list[tuple[Callable[[int], Message], int]]] = [
    (lambda seat: imhotep.seat_name(IMHOTEP_BOX, seat), len(imhotep_words.COLOURS)),
    (imhotep.source_name, int(imhotep_words.SOURCES)),
    (imhotep.short_source_name, int(imhotep_words.SOURCES)),
    (imhotep.card_name, int(imhotep_words.CARDS)),
    (lambda kind: imhotep.card_effect(IMHOTEP_BOX, kind), int(imhotep_words.CARDS)),
    (imhotep.site_name, int(imhotep_words.SITES)),
    (imhotep.to_site, int(imhotep_words.SITES)),
    (imhotep.at_site, int(imhotep_words.SITES)),
    (imhotep.pyramid_name, len(imhotep_words.PYRAMID_NAMES)),
    (imhotep.slot_name, int(imhotep_words.SHIPS * imhotep_words.SLOTS)),
    (biotopia.seat_name, len(biotopia_words.SEAT_NAMES)),
    (biotopia.source_name, int(biotopia_words.SOURCES)),
    (biotopia.narrow_source_name, int(biotopia_words.SOURCES)),
    (biotopia.card_name, int(biotopia_words.KINDS)),
    (biotopia.short_name, int(biotopia_words.KINDS)),
    (lambda kind: biotopia.card_effect(BIOTOPIA_BOX, kind), int(biotopia_words.KINDS)),
    (
        lambda mission: biotopia.mission_name(BIOTOPIA_BOX, mission),
        int(biotopia_words.MISSIONS),
    ),
    (lambda _: biotopia.large_whites_mission_name(), 1),
    (lambda seat: builders.seat_name(BUILDERS_BOX, seat), len(builders_words.COLOURS)),
    (builders.brief_source_name, int(builders_words.SOURCES)),
    (builders.block_name, int(builders_words.BLOCKS)),
    (builders.characteristic_name, int(builders_words.CHARACTERISTICS)),
    (builders.characteristic_sign, int(builders_words.CHARACTERISTICS)),
    (builders.weapon_name, int(builders_words.WEAPONS)),
    (builders.short_weapon_name, int(builders_words.WEAPONS)),
    (builders.scoring_card_name, int(builders_words.CARDS)),
    (builders.layer_name, int(builders_words.LAYERS)),
    (
        lambda tile: builders.thing_name(BUILDERS_BOX, tile),
        int(builders_words.TOKEN + builders_words.WEAPONS),
    ),
    (
        lambda mob: builders.mob_gives(BUILDERS_BOX, int(builders_words.BUILDINGS) + mob),
        int(builders_words.MOBS),
    ),
    (
        lambda building: builders.building_name(BUILDERS_BOX, building),
        int(builders_words.BUILDINGS),
    ),
    (
        lambda token: builders.narrow_weapon_name(int(builders_words.OWN_KINDS) + token),
        int(builders_words.WEAPONS - builders_words.OWN_KINDS),
    ),
]


@pytest.mark.parametrize("language", languages())
def test_everything_has_a_name(language: str) -> None:
    texts = Texts(language)
    for name, count in NAMES:
        spoken = [texts.speak(name(number)) for number in range(count)]
        assert all(spoken)


def test_names_are_as_in_the_rulebook_and_signs_are_short() -> None:
    assert ENGLISH.speak(imhotep.card_name(5)) == "Burial chamber decoration"
    assert ENGLISH.speak(imhotep.slot_name(6)) == "ship 2, slot 3"
    assert ENGLISH.speak(biotopia.mission_name(BIOTOPIA_BOX, 2)) == "Meadow life"
    assert ENGLISH.speak(builders.weapon_name(2)) == "poisonous potato"
    tile = BUILDERS_BOX.tile_names.index("desert_wood_bridge")
    assert ENGLISH.speak(builders.building_sign(BUILDERS_BOX, tile)) == "DwBr"
    assert ENGLISH.speak(builders.building_name(BUILDERS_BOX, tile)) == "desert, wood, bridge"
    assert ENGLISH.speak(builders.thing_name(BUILDERS_BOX, tile)) == "bridge (desert, wood)"
