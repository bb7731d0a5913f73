"""Every rule is cited by code and by a test, and whatever is cited exists."""

import pytest

from boardwright.core.library import citations_of, game_names, load, load_for, rules_of
from boardwright.core.match import Match
from boardwright.texts import ENGLISH
from tools.citations import citations, cited_ids


@pytest.mark.parametrize("game", game_names())
def test_each_rule_is_cited_by_code_and_by_a_test(game: str) -> None:
    found = citations(game, rules_of(game))
    assert [id for id, places in found.items() if not places["code"]] == []
    assert [id for id, places in found.items() if not places["tests"]] == []


@pytest.mark.parametrize("game", game_names())
def test_whatever_is_cited_stands_in_the_register(game: str) -> None:
    rules = rules_of(game)
    assert set(citations(game, rules)) == {rule.id for rule in rules}


@pytest.mark.parametrize("game", game_names())
def test_the_register_is_whole(game: str) -> None:
    rules = rules_of(game)
    assert len({rule.id for rule in rules}) == len(rules)
    for rule in rules:
        assert rule.kind == ("ruling" if "-R" in rule.id else "rule")
        assert ENGLISH.speak(rule.gist()).endswith(".")
        assert ENGLISH.speak(rule.heading())
        assert rule.rulebook
        for said in (rule.reason(), rule.remark()):
            assert (said is not None) == rule.is_ruling(), rule.id
            assert said is None or ENGLISH.speak(said)


def test_a_span_stands_for_all_rules_between() -> None:
    rules = rules_of("imhotep")
    assert cited_ids("Begins (IM-1.2 to IM-1.4).", rules) == ["IM-1.2", "IM-1.4", "IM-1.3"]


@pytest.mark.parametrize("game", game_names())
def test_the_kept_citations_name_every_rule(game: str) -> None:
    kept = citations_of(game)
    assert set(kept) == {rule.id for rule in rules_of(game)}
    assert all(places["code"] and places["tests"] for places in kept.values())


@pytest.mark.parametrize("game", game_names())
def test_a_record_says_which_game_it_was_played_in(game: str) -> None:
    played = Match(load(game, players=2), ["random", "random"])
    again = load_for(played.record)
    assert (again.name, again.options) == (game, played.game.options)
