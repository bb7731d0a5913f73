"""Numbers in the texts of games come from the box in play, so that an owner's values are said."""

import re
from fnmatch import fnmatchcase
from typing import Final

import pytest

from boardwright.core.library import game_names, load_with, printed_components
from boardwright.games.biotopia.game import Biotopia
from boardwright.games.biotopia.wording.names import card_effect as biotopia_effect
from boardwright.games.imhotep.game import Imhotep
from boardwright.games.imhotep.vocabulary import OBELISK_DECORATION, STATUE
from boardwright.games.imhotep.wording.names import card_effect as imhotep_effect
from boardwright.texts import Texts, catalogues_of, languages
from tools.catalogues import read_catalogue

# Catalogues whose texts are said at a table. The registers of rules state what is printed, and a
# table with other values says so above them.
PARTS: Final = ("", "-table", "-board", "-glance", "-primer", "-explained", "-lesson")
SPOKEN: Final = [f"{game}{part}.ftl" for game in game_names() for part in PARTS]

# Texts in which numbers stand that no box changes: these in English, and what fixes them.
FIXED: Final = {
    "imhotep-refused-asked-3": ("second", "the Chisel's two stones: IM-10.4"),
    "imhotep-refused-two-*": ("two", "the Chisel's two stones: IM-10.4"),
    "imhotep-*second-stone": ("second", "the Chisel's two stones: IM-10.4"),
    "imhotep-*effect-chisel": ("two", "the Chisel's two stones: IM-10.4"),
    "imhotep-effect-sail": ("1", "the Sail's one stone: IM-10.3"),
    "imhotep-effect-entrance": ("1", "a red card's one stone: IM-6.2"),
    "imhotep-effect-sarcophagus": ("1", "a red card's one stone: IM-6.2"),
    "imhotep-effect-paved-path": ("1", "a red card's one stone: IM-6.2"),
    "imhotep-refused-minimum": ("1", "a plural form"),
    "imhotep-*effect-statue": ("1", "counting begins at one"),
    "imhotep-board-effect-decoration": ("1", "a decoration's one point: IM-11.2"),
    "imhotep-components-round-card": ("four", "four ships a round: IM-2.1"),
    "imhotep-board-coming-mean": (
        "four",
        "four ships a round, IM-2.1; one card next, and a plural form",
    ),
    "imhotep-components-rounds": ("six", "six rounds: IM-11.1"),
    "imhotep-ended-six-rounds": ("six", "six rounds: IM-11.1"),
    "imhotep-lesson-first-load": ("five", "five sites: IM-1.1"),
    "imhotep-lesson-first-market": ("five", "the lesson claims that it is so: worth_more_up_to"),
    "imhotep-lesson-first-burial": ("five", "the lesson claims that it is so: worth_more_up_to"),
    "imhotep-lesson-blue-cards-load": ("four", "four kinds of blue cards: IM-6.5"),
    "imhotep-lesson-blue-cards-hammer": ("two", "two stones on board in this lesson"),
    "imhotep-lesson-blue-cards-play": ("two", "two turns without the card: IM-2.3"),
    "imhotep-lesson-blue-cards-last": ("third", "the third stone of the ship in this lesson"),
    "imhotep-lesson-blue-cards-third": ("third", "the third stone of the ship in this lesson"),
    "imhotep-lesson-blue-cards-rest": ("two", "the Chisel's two stones: IM-10.4"),
    "imhotep-lesson-b-sides-load": ("second five", "five sites with two sides: IM-1.1"),
    "imhotep-lesson-b-sides-sail": ("three", "three pyramids: IM-7.2"),
    "imhotep-lesson-b-sides-last": ("two", "the two cards of the pair: IM-6.4"),
    "web-imhotep-sides-pyramids-b": ("three", "three pyramids: IM-7.2"),
    "web-imhotep-wrath-mean": ("four", "four monuments: IM-12.1"),
    "imhotep-wins": ("six", "six rounds: IM-11.1"),
    "imhotep-primer-goal": ("six", "six rounds: IM-11.1"),
    "imhotep-passage-setup": ("four five seven", "four monuments, five sites, IM-1.1; IM-1.4"),
    "imhotep-passage-round": ("four five", "four ships a round, five sites: IM-2.1, IM-2.4"),
    "imhotep-passage-sail": ("four two", "what ships are called by: their slots"),
    "imhotep-passage-market-pair": ("two", "the face-down pair: IM-6.4"),
    "imhotep-passage-pyramids-b": ("three", "three pyramids: IM-7.2"),
    "imhotep-passage-blue-each": ("two", "the Chisel's two stones: IM-10.4"),
    "imhotep-passage-end": ("six", "six rounds: IM-11.1"),
    "imhotep-passage-end-cards": ("1 two three", "one point, IM-11.2; counting: IM-11.3"),
    "imhotep-passage-wrath": ("four", "four monuments: IM-12.1"),
    "builders-refused-asked-1": ("second", "two actions a turn: BB-2.1"),
    "builders-refused-again-*": ("second", "two actions a turn: BB-2.1"),
    "builders-asked-second-action": ("second", "two actions a turn: BB-2.1"),
    "builders-refused-asked-3": ("second", "two blocks an action: BB-3.1"),
    "builders-asked-second-block": ("second", "two blocks an action: BB-3.1"),
    "builders-refused-sides": ("two", "two exposed sides: BB-3.2"),
    "builders-refused-too-far": ("two", "two steps: BB-4.1"),
    "builders-components-board": ("nine", "nine spaces: BB-1.5"),
    "builders-components-cost": ("1 2", "an example of how it is written"),
    "builders-option-boards": ("314 three 0", "an example of how it is written"),
    "builders-option-beginners": ("1 13 3", "an example of how it is written"),
    "builders-layer-*": ("2 3 4", "the layers of the cube: BB-1.4"),
    "builders-did-round": ("second third", "the layers of the cube: BB-1.4"),
    "builders-ended-third-layer-gone": ("third", "the layers of the cube: BB-1.4"),
    "builders-ended-turn-limit": ("400", "the limit of turns: BB-R11"),
    "builders-board-chance": ("100", "of a hundred fights"),
    "builders-board-scorings": ("three", "three scoring cards: BB-9.1"),
    "builders-wins": ("three", "three scoring cards: BB-9.1"),
    "builders-primer-goal": ("nine", "nine spaces: BB-1.5"),
    "builders-primer-turn": ("two", "two actions a turn: BB-2.1"),
    "builders-primer-turn-collect": ("two", "two blocks an action: BB-3.1"),
    "builders-primer-turn-fight": ("three", "three tokens a fight: BB-6.1"),
    "builders-passage-setup": ("four nine", "stacks of four, BB-1.2; nine spaces: BB-1.5"),
    "builders-passage-turn": ("two five", "two of five actions: BB-2.1"),
    "builders-passage-collect": ("two second", "two blocks, BB-3.1; two sides: BB-3.2"),
    "builders-passage-explore": ("two four", "two steps, four cells: BB-4.1, BB-4.2"),
    "builders-passage-fight": ("three", "three tokens a fight: BB-6.1"),
    "builders-passage-beaten": ("two", "two actions a turn: BB-2.1"),
    "builders-passage-rounds": ("three second third", "three scoring rounds: BB-9.1"),
    "builders-passage-groups": ("four", "four characteristics of a card: BB-9.3"),
    "builders-passage-beginners": ("three", "three scoring rounds: BB-9.1"),
    "biotopia-lesson-missions-progress-cards": ("second", "the second flower of this lesson"),
    "biotopia-wins": ("15", "the points that end it: BT-6.1"),
    "biotopia-primer-goal": ("15", "the points that end it: BT-6.1"),
    "biotopia-passage-setup": ("three four five", "cards and missions at the start: BT-1.2"),
    "biotopia-passage-draw": ("two three five", "five actions, three cards: BT-2.1, BT-2.2"),
    "biotopia-passage-hand": ("six", "the hand holds six cards: BT-2.6"),
    "biotopia-passage-symbols": ("two", "two symbols: BT-3.1"),
    "biotopia-passage-effects": ("1", "one more for each: BT-3.9"),
    "biotopia-passage-bio": ("three", "three cards: BT-3.13"),
    "biotopia-passage-sky": ("three", "three cards in the sky: BT-5.1"),
    "biotopia-passage-end": ("15", "the points that end it: BT-6.1"),
    "builders-explained-block-open": ("two", "two exposed sides: BB-3.2"),
    "builders-news-blocks": ("two", "two exposed sides: BB-3.2"),
    "builders-explained-kind-collect-blocks": ("two", "two blocks an action: BB-3.1"),
    "builders-news-second-block": ("two second", "two blocks an action: BB-3.1"),
    "builders-explained-done": ("second", "two actions a turn: BB-2.1"),
    "builders-news-second-action": ("second", "two actions a turn: BB-2.1"),
    "builders-explained-chance": ("100", "of a hundred fights"),
    "builders-news-mob": ("100", "of a hundred fights"),
    "builders-merit-there-mob": ("100", "of a hundred fights"),
    "builders-merit-beats": ("100", "of a hundred fights"),
    "builders-lesson-first-found": ("two", "two actions a turn: BB-2.1"),
    "builders-lesson-first-freed": ("two", "two exposed sides, two blocks: BB-3.1, BB-3.2"),
    "builders-lesson-first-why": ("three", "three scoring cards: BB-9.1"),
    "builders-lesson-first-more": ("second", "two actions a turn: BB-2.1"),
    "builders-lesson-first-onward": ("two", "two steps: BB-4.1"),
    "builders-lesson-first-bigger": ("two", "two buildings of this lesson"),
    "builders-lesson-first-on": ("second third", "the layers of the cube: BB-1.4"),
    "builders-lesson-fights-fight": ("100", "of a hundred fights"),
    "builders-lesson-fights-collect": ("100", "of a hundred fights"),
    "builders-lesson-scoring-welcome": ("four", "four seats in this lesson"),
    "builders-lesson-scoring-another": ("second", "two blocks an action: BB-3.1"),
    "biotopia-refused-asked-1": ("four", "four cards at the start: BT-1.3"),
    "biotopia-asked-first-flower": ("four", "four cards at the start: BT-1.3"),
    "biotopia-refused-asked-6": ("six", "the hand holds six cards: BT-2.6"),
    "biotopia-components-needs": ("1", "the least that can be asked for"),
    "biotopia-seat-*": ("1 2 3 4 5", "the number of a seat"),
    "biotopia-effect-small-tortoiseshell": ("1", "one more for each: BT-3.9"),
    "biotopia-*effect-sunshine": ("3 three", "three cards: BT-3.13"),
    "biotopia-*effect-common-knapweed": ("two", "two symbols: BT-3.1"),
    "biotopia-did-three-alike": ("three", "three cards in the sky: BT-5.1"),
    "biotopia-ended-fifteen-points": ("15", "the points that end it: BT-6.1"),
    "biotopia-ended-standstill": ("ten", "ten rounds: BT-R9"),
}

# From two on, as one is often an article; without what is another word too (wood is “tre” in “nb”),
# and without the two cards of the pair (“dwie” in “pl”).
WORDS: Final = {
    "da": "to tre fire fem seks syv otte ni ti femten kvartet",
    "de": "zwei drei vier fünf sechs sieben acht neun zehn fünfzehn quartett",
    "en": "two three four five six seven eight nine ten fifteen second third twice quartet",
    "es": "dos tres cuatro cinco seis siete ocho nueve diez quince",
    "fi": "kaksi kolme neljä viisi kuusi seitsemän kahdeksan yhdeksän kymmenen nelikko",
    "fr": "deux trois quatre cinq six sept huit neuf dix quinze quatuor",
    "it": "due tre quattro cinque sei sette otto nove dieci quindici quartetto",
    "nb": "to fire fem seks sju åtte ni ti femten kvartett",
    "nl": "twee drie vier vijf zes zeven acht negen tien vijftien kwartet",
    "pl": "dwa trzy cztery pięć sześć siedem osiem dziewięć dziesięć kwartet",
    "sv": "två tre fyra fem sex sju åtta nio tio femton kvartett",
}
# What is no text: values, what chooses between forms, and the names of these forms.
NO_TEXT: Final = re.compile(r"\{[^{}\n]*(?:\}|->)|^\s*\*?\[[\w-]+\]", re.MULTILINE)


def typed_numbers(language: str) -> dict[str, list[str]]:
    """Return by id the numbers that are typed into the texts of games, as digits or words."""
    words = "|".join(WORDS[language].split())
    digits = r"\d+" if language == "en" else r"(?!1\b)\d+"  # which is an article elsewhere too
    number = re.compile(rf"{digits}|\b(?:{words})\b")
    found: dict[str, list[str]] = {}
    for file in catalogues_of(language):
        if file.name not in SPOKEN:
            continue
        for id, entry in read_catalogue(file.name, file.read_text("utf-8")).entries.items():
            numbers = number.findall(NO_TEXT.sub(" ", entry.text).lower())
            if numbers:
                found[id] = numbers
    return found


def fixed_numbers(id: str) -> set[str]:
    """Return the numbers that may be typed into the English text of this id."""
    return {
        number
        for fixed, (numbers, _) in FIXED.items()
        if fnmatchcase(id, fixed)
        for number in numbers.split()
    }


@pytest.mark.parametrize("language", languages())
def test_no_number_of_a_box_is_typed_into_a_text(language: str) -> None:
    wrong: dict[str, list[str]] = {}
    for id, numbers in typed_numbers(language).items():
        may = fixed_numbers(id)  # other languages may write as words what English does as digits
        typed = [number for number in numbers if language == "en" or number.isdecimal()]
        if not may or not may.issuperset(typed):
            wrong[id] = numbers
    assert wrong == {}


def test_every_number_that_may_be_typed_is() -> None:
    typed = typed_numbers("en")
    for fixed, (numbers, reason) in FIXED.items():
        found = {number for id, own in typed.items() if fnmatchcase(id, fixed) for number in own}
        assert found == set(numbers.split()), f"{fixed}: {reason}"


def test_typed_numbers_are_found() -> None:
    assert NO_TEXT.sub(" ", "{ $n ->\n    [0] none\n   *[other] { $n } of 7 }").split() == [
        "none",
        "of",
        "7",
        "}",
    ]


@pytest.mark.parametrize("language", languages())
def test_effects_of_cards_follow_an_owner_s_values(language: str) -> None:
    texts = Texts(language)
    printed = printed_components("imhotep")
    own = "[cards]\nstatues = [27, 38, 49]\nstones_per_decoration_point = 7"
    printed.override(own, "my-box.toml")
    nile = load_with("imhotep", printed, {})
    assert isinstance(nile, Imhotep)
    statue = texts.speak(imhotep_effect(nile.box, STATUE))
    assert re.findall(r"\d+", statue) == ["27", "38", "49", "1", "3"]
    decoration = texts.speak(imhotep_effect(nile.box, OBELISK_DECORATION))
    assert re.findall(r"\d+", decoration) == ["7"]
    printed = printed_components("biotopia")
    printed.override('[[missions]]\nname = "most_large_whites"\npoints = 9', "my-box.toml")
    garden = load_with("biotopia", printed, {})
    assert isinstance(garden, Biotopia)
    assert re.findall(r"\d+", texts.speak(biotopia_effect(garden.box, 1))) == ["9"]
