"""What is read about the games: short enough, and with the facts that are declared."""

import re

import pytest

from boardwright.core.glance import Glance, read_glance
from boardwright.core.library import game_names, glance_of, load, options_of, rules_of
from boardwright.core.messages import message
from boardwright.core.register import read_rules
from boardwright.texts import ENGLISH, Texts, catalogues_of, languages
from tools.catalogues import read_catalogue

MOST_WORDS = 120  # of a primer in English, as one screen has room for them
MOST_ELSEWHERE = 170
SIDES = ("A", "B")  # a text may speak of either


def primer_ids(game: str) -> list[str]:
    """Return the ids of the texts of a game's primer."""
    name = f"{game}-primer.ftl"
    (file,) = [file for file in catalogues_of("en") if file.name == name]
    entries = read_catalogue(name, file.read_text("utf-8")).entries
    return [id for id in entries if id.startswith(f"{game}-primer-")]


def words_in(texts: Texts, id: str) -> int:
    """Return how many words a text has, of the side with more of them."""
    said = [texts.speak(message(id, stones=3, points=2, side=side)) for side in SIDES]
    return max(len(re.findall(r"[\w’'-]+", text)) for text in said)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", game_names())
def test_a_primer_is_short(game: str, language: str) -> None:
    texts = Texts(language)
    most = MOST_WORDS if language == "en" else MOST_ELSEWHERE
    ids = primer_ids(game)
    assert len(ids) > 5
    assert sum(words_in(texts, id) for id in ids) <= most


@pytest.mark.parametrize("game", game_names())
def test_each_game_says_at_a_glance_how_long_it_takes_and_for_whom_it_is(game: str) -> None:
    minutes, age = glance_of(game)
    assert 0 < minutes[0] <= minutes[1] <= 240
    assert 0 < age < 18


def test_a_game_need_not_say_what_it_is_at_a_glance() -> None:
    assert read_glance("") == Glance([], 0)
    assert read_glance("minutes = [40]\nage = 10") == Glance([40, 40], 10)


@pytest.mark.parametrize("game", game_names())
def test_rules_depend_on_options_that_there_are(game: str) -> None:
    options = {option.name: option for option in options_of(game)}
    for rule in rules_of(game):
        for name, pattern in rule.when.items():
            assert name in options, rule.id
            assert ENGLISH.speak(rule.gist())
            re.compile(pattern)


@pytest.mark.parametrize(
    ("game", "options", "inside", "outside"),
    [
        ("imhotep", {}, "IM-7.1 IM-8.2 IM-9.2 IM-9.4", "IM-6.4 IM-7.2 IM-R8 IM-12.1 IM-R12"),
        ("imhotep", {"wrath": True}, "IM-12.1 IM-R12", "IM-R15"),
        ("imhotep", {"sides": "BAAAA"}, "IM-6.4 IM-R15 IM-7.1", "IM-7.2 IM-R8 IM-R10"),
        ("imhotep", {"sides": "AABAA"}, "IM-8.3 IM-R8 IM-R9 IM-R10", "IM-8.2 IM-7.2"),
        ("imhotep", {"sides": "AAAAB"}, "IM-9.5 IM-R11", "IM-9.4"),
        ("builders", {}, "BB-9.4", "BB-11.1 BB-11.2"),
        ("builders", {"beginners": "13"}, "BB-9.4 BB-11.1 BB-11.2", ""),
        ("biotopia", {}, "BT-1.1 BT-7.2 BT-R11", ""),
    ],
)
def test_options_decide_what_is_in_play(
    game: str, options: dict[str, object], inside: str, outside: str
) -> None:
    chosen = load(game, None, None, **options).options
    in_play = {rule.id for rule in rules_of(game) if rule.is_in_play(chosen)}
    assert in_play >= set(inside.split())
    assert in_play.isdisjoint(outside.split())


def test_a_rule_that_names_no_option_is_always_in_play() -> None:
    (rule,) = read_rules(
        '[[rules]]\nid = "XX-1"\nkind = "rule"\nsection = "x"\nrulebook = "Setup"\n'
    )
    assert rule.is_in_play({})
