"""Laws of words: all that is asked, offered and told has a text in English."""

from collections.abc import Iterable

from boardwright.core.chance import RandomChance
from boardwright.core.library import rules_of
from boardwright.core.messages import Message, Value
from boardwright.laws.beginning import Beginning
from boardwright.texts import ENGLISH
from boardwright.wording import words_of
from boardwright.wording.rulebook import rulebook_places


def everything_has_its_text(beginning: Beginning) -> None:
    """Questions, choices, deeds, seats, sources, rules and the end can be said."""
    state, words = beginning.play(), words_of(beginning.game)
    seen, legal = state.view(state.current_player()), state.legal_actions()
    said = [words.question(seen)]
    for group in words.groups(seen, legal):
        said += [group.heading, *(choice.label for choice in group.choices)]
    before = state.view(-1)
    for action in legal:
        after = state.clone()
        after.apply_action(action, RandomChance(beginning.seed, action))
        said += [part for line in words.tell(before, action, after.view(-1)) for part in line]
    said += [words.seat(seat) for seat in range(state.num_players())]
    said += [words.source(source) for source in beginning.game.sources()]
    for rule in rules_of(beginning.name):
        said += [rule.gist(), rule.heading(), *rulebook_places(rule)]
    end = beginning.play_to_the_end()
    sitters = [words.seat(seat) for seat in range(end.num_players())]
    said += words.outcome(end.outcome(), end.scores(), [0], sitters)
    missing = {id for id in _ids(said) if not ENGLISH.knows(id)}
    assert not missing, f"no text has the id {', '.join(sorted(missing))}"
    for message in said:
        ENGLISH.speak(message)


def what_is_earned_is_what_scores_show(beginning: Beginning) -> None:
    """Whatever is told of points that a move gave adds up to the change of each seat's sources."""
    state, words = beginning.play(), words_of(beginning.game)
    before, was = state.view(-1), state.scores()
    for action in state.legal_actions():
        after = state.clone()
        after.apply_action(action, RandomChance(beginning.seed, action))
        now = after.scores()
        told = words.earned(was, now, before, action, after.view(-1))
        sums = [dict(points) for points in was]
        for earned in told:
            sums[earned.seat][earned.source] += earned.points
        assert sums == now, f"{state.action_to_string(action)} gives other points than are told"
        parts = [(earned.seat, earned.source) for earned in told]
        assert len(set(parts)) == len(parts), "a seat is told a source twice"


def _ids(values: Iterable[Value]) -> Iterable[str]:
    """Return the ids of messages and of those that are their values."""
    for value in values:
        if isinstance(value, Message):
            yield value.id
            yield from _ids(value.values.values())
        elif isinstance(value, list):
            yield from _ids(value)
