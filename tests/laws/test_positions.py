"""Laws of positions: copies, texts, seeds, scores and the end."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardwright.core.chance import Random, RandomChance
from boardwright.core.game import ActionList, State, UnknownText
from boardwright.core.playout import playout
from boardwright.games import GAMES, load_chosen
from tests.laws.play import beginnings, play_a_random_move

pytestmark = pytest.mark.parametrize("name", GAMES)


def _play_on(state: State, seed: int) -> list[str]:
    """Play to the end at random and return the hash after every move."""
    chance, random = RandomChance(seed, "on"), Random(seed, "on")
    hashes: list[str] = []
    while not state.is_terminal():
        play_a_random_move(state, chance, random)
        hashes.append(state.hash())
    return hashes


@given(data=st.data())
def test_a_clone_is_equal_and_independent(name: str, data: st.DataObject) -> None:
    beginning = data.draw(beginnings(name))
    origin = beginning.play()
    before, legal = origin.serialize(), origin.legal_actions()
    clone = origin.clone()
    assert clone.serialize() == before
    assert clone.legal_actions() == legal
    hashes = _play_on(clone, beginning.seed)
    end = clone.serialize()
    assert origin.serialize() == before, "playing on a clone changed its origin"
    assert origin.legal_actions() == legal
    assert _play_on(origin, beginning.seed) == hashes, "a clone goes on as its origin does"
    _play_on(beginning.play(), beginning.seed + 1)
    assert clone.serialize() == end


@given(data=st.data())
def test_playing_on_an_origin_leaves_its_clone_alone(name: str, data: st.DataObject) -> None:
    beginning = data.draw(beginnings(name))
    origin = beginning.play()
    clone = origin.clone()
    before = clone.serialize()
    _play_on(origin, beginning.seed)
    assert clone.serialize() == before


@given(data=st.data())
def test_a_position_is_read_back_from_its_text(name: str, data: st.DataObject) -> None:
    beginning = data.draw(beginnings(name))
    state = beginning.play()
    read = beginning.game.deserialize(state.serialize())
    assert read.serialize() == state.serialize()
    assert read.hash() == state.hash()
    assert read.current_player() == state.current_player()
    assert read.legal_actions() == state.legal_actions()
    assert read.scores() == state.scores()
    assert _play_on(read, beginning.seed) == _play_on(state, beginning.seed)
    assert beginning.game.deserialize(read.serialize()).outcome() == read.outcome()


@given(data=st.data())
def test_a_position_that_lacks_a_line_is_refused(name: str, data: st.DataObject) -> None:
    beginning = data.draw(beginnings(name))
    lines = beginning.play().serialize().splitlines()
    at = data.draw(st.integers(0, len(lines) - 1), label="line")
    with pytest.raises(UnknownText, match="cannot be read"):
        beginning.game.deserialize("\n".join(lines[:at] + lines[at + 1 :]))


@given(data=st.data())
def test_the_same_seed_gives_the_same_game(name: str, data: st.DataObject) -> None:
    beginning = data.draw(beginnings(name))
    again = load_chosen(name, beginning.game.options, version=beginning.version)
    assert again.options == beginning.game.options
    assert again.components.digest() == beginning.game.components.digest()
    first = beginning.game.new_state(RandomChance(beginning.seed))
    second = again.new_state(RandomChance(beginning.seed))
    assert first.hash() == second.hash()
    assert _play_on(first, beginning.seed) == _play_on(second, beginning.seed)


@given(data=st.data())
def test_a_playout_plays_the_same_game_as_single_steps(name: str, data: st.DataObject) -> None:
    beginning = data.draw(beginnings(name))
    stepped = beginning.play()
    whole = beginning.play()
    moves = len(_play_on(stepped, beginning.seed))
    assert whole.legal_actions(), "the list is known, and must not outlive the playout"
    chance, random = RandomChance(beginning.seed, "on"), Random(beginning.seed, "on")
    assert playout(whole, chance, random, ActionList()) == moves
    assert whole.serialize() == stepped.serialize()
    assert whole.legal_actions() == []


def _totals(scores: list[dict[str, int]]) -> list[int]:
    return [sum(by_source.values()) for by_source in scores]


@given(data=st.data())
def test_scores_name_every_source_and_nothing_is_won_before_the_end(
    name: str, data: st.DataObject
) -> None:
    beginning = data.draw(beginnings(name))
    state = beginning.play()
    sources = beginning.game.sources()
    assert len(set(sources)) == len(sources)
    assert [list(by_source) for by_source in state.scores()] == [sources] * state.num_players()
    assert state.returns() == [0.0] * state.num_players()
    assert len(set(beginning.game.seats())) == state.num_players()


@given(data=st.data())
def test_places_follow_the_totals_and_the_win_is_shared_out_once(
    name: str, data: st.DataObject
) -> None:
    state = data.draw(beginnings(name)).play_to_the_end()
    assert state.is_terminal()
    totals, outcome = _totals(state.scores()), state.outcome()
    seats = range(state.num_players())
    assert len(outcome.places) == len(seats)
    for one in seats:
        better = sum(outcome.places[other] < outcome.places[one] for other in seats)
        assert outcome.places[one] == better + 1
        for other in seats:
            if totals[one] > totals[other]:
                assert outcome.places[one] < outcome.places[other]
    broken = any(
        totals[one] == totals[other] and outcome.places[one] != outcome.places[other]
        for one in seats
        for other in seats
    )
    assert broken == (outcome.tie_break != "")
    assert outcome.reason
    winners = outcome.winners()
    assert winners == [seat for seat in seats if outcome.places[seat] == 1]
    assert sum(state.returns()) == pytest.approx(1)
    assert [share > 0 for share in state.returns()] == [seat in winners for seat in seats]
