"""Every question of a game names the rule that governs it."""

import pytest

from boardwright.core.chance import Random, RandomChance
from boardwright.core.library import game_names, load, rules_of
from boardwright.wording import words_of
from tests.words.test_words import some_games


@pytest.mark.parametrize("name", game_names())
def test_every_question_names_a_rule_of_the_register(name: str) -> None:
    known = {rule.id for rule in rules_of(name)}
    met: dict[str, str] = {}
    done: set[int] = set()
    for number, game in enumerate(some_games(name) * 3):
        words, random = words_of(game), Random(number)
        chance = RandomChance(number)
        state = game.new_state(chance)
        while not state.is_terminal():
            seen = [state.view(seat) for seat in range(-1, game.num_players())]
            [rule] = {words.rule(view) for view in seen}
            assert rule in known
            question = words.question(seen[0]).id
            assert met.setdefault(question, rule) == rule, "one question, one rule"
            # What is new first, so that a few games come by every question.
            legal = state.legal_actions()
            action = next((a for a in legal if a not in done), legal[random.below(len(legal))])
            done.add(action)
            state.apply_action(action, chance)
        met["the end"] = words.rule(state.view(-1))
    assert met["the end"] in known
    assert len(met) == questions_of(name) + 1, "every question was met"


def questions_of(name: str) -> int:
    """Count what a game asks."""
    families = load(name).action_space().families
    return len({question for family in families for question in family.answers})
