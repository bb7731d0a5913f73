"""Laws of copies: what is pickled or copied is equal to its origin, and goes on as it does."""

import pickle
from copy import copy, deepcopy
from typing import TypeVar

from boardwright.core.chance import Random, RandomChance
from boardwright.core.library import load_chosen, player_counts
from boardwright.core.match import Match
from boardwright.core.record import parse_record
from boardwright.laws.beginning import Beginning, play_on, refused
from boardwright.laws.views import SPECTATOR

Thing = TypeVar("Thing")


def _pickled(thing: Thing) -> Thing:
    again: Thing = pickle.loads(pickle.dumps(thing))
    return again


def _copies(thing: Thing) -> list[Thing]:
    return [_pickled(thing), copy(thing), deepcopy(thing)]


def a_copied_position_goes_on_as_its_origin(beginning: Beginning) -> None:
    """A position that is pickled or copied is the same, and neither changes the other."""
    state = beginning.play()
    before, legal = state.serialize(), state.legal_actions()
    seats = [*range(state.num_players()), SPECTATOR]
    for other in _copies(state):
        assert other == state
        assert other.game == state.game
        assert other.hash() == state.hash()
        assert other.legal_actions() == legal
        assert other.scores() == state.scores()
        assert [other.view(seat) for seat in seats] == [state.view(seat) for seat in seats]
        other.apply_action(legal[0], RandomChance(beginning.seed))
        assert other != state
        assert state.serialize() == before, "playing on with a copy changed its origin"
    assert play_on(_pickled(state), beginning.seed) == play_on(state, beginning.seed)


def equal_positions_have_equal_texts(beginning: Beginning) -> None:
    """Positions are equal if they are of the same game and their texts are equal."""
    state = beginning.looked_at()
    assert state == beginning.looked_at()
    assert state == beginning.game.deserialize(state.serialize())
    assert state != state.serialize()
    for action in state.legal_actions():
        other = state.clone()
        other.apply_action(action, RandomChance(beginning.seed, action))
        assert (other == state) == (other.serialize() == state.serialize())
        assert (other != state) == (other.serialize() != state.serialize())
    with refused(TypeError, "unhashable"):
        hash(state)


def equal_games_are_loaded_alike(beginning: Beginning) -> None:
    """Games are equal if they have the same name, version, options and components."""
    game = beginning.game
    again = load_chosen(beginning.name, game.options, version=beginning.version)
    for other in [again, *_copies(game)]:
        assert other == game
        assert hash(other) == hash(game)
        assert other.options == game.options
        assert other.new_state(RandomChance(beginning.seed)) == game.new_state(
            RandomChance(beginning.seed)
        )
    for players in player_counts(beginning.name):
        if str(players) != game.options["players"]:
            assert load_chosen(beginning.name, {"players": players}) != game
    assert game != beginning.name


def a_copied_view_is_equal(beginning: Beginning) -> None:
    """A view that is pickled or copied says the same."""
    state = beginning.looked_at()
    for seat in [*range(state.num_players()), SPECTATOR]:
        view = state.view(seat)
        for other in _copies(view):
            assert other == view
            chance, again = RandomChance(beginning.seed), RandomChance(beginning.seed)
            imagined = beginning.game.imagine(other, chance)
            assert imagined == beginning.game.imagine(view, again)


def a_copied_record_is_equal(beginning: Beginning) -> None:
    """A record that is pickled, copied or read from its text is the same."""
    match = Match(beginning.game, ["random"] * beginning.game.num_players())
    chance, random = RandomChance(beginning.seed), Random(beginning.seed)
    match.begin(chance)
    while not match.state.is_terminal() and len(match.record.lines) <= beginning.moves:
        legal = match.state.legal_actions()
        match.play(legal[random.below(len(legal))], chance)
    record = match.record
    for other in [*_copies(record), parse_record(record.to_text())]:
        assert other == record
        assert other.to_text() == record.to_text()
    apart = _pickled(record)
    apart.lines.pop()
    assert apart != record
