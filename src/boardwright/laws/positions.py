"""Laws of positions: copies, texts, seeds, scores and the end."""

from math import isclose

from boardwright.core.chance import Random, RandomChance
from boardwright.core.game import ActionList, UnknownText
from boardwright.core.library import load_chosen
from boardwright.core.playout import playout
from boardwright.laws.beginning import Beginning, play_on, refused


def a_clone_is_equal_and_independent(beginning: Beginning) -> None:
    """A copy goes on as its origin does, and neither changes the other."""
    origin = beginning.play()
    before, legal = origin.serialize(), origin.legal_actions()
    clone = origin.clone()
    assert clone.serialize() == before
    assert clone.legal_actions() == legal
    hashes = play_on(clone, beginning.seed)
    end = clone.serialize()
    assert origin.serialize() == before, "playing on a clone changed its origin"
    assert origin.legal_actions() == legal
    assert play_on(origin, beginning.seed) == hashes, "a clone goes on as its origin does"
    play_on(beginning.play(), beginning.seed + 1)
    assert clone.serialize() == end


def a_clone_stays_when_its_origin_goes_on(beginning: Beginning) -> None:
    """Playing on leaves a copy of before alone."""
    origin = beginning.play()
    clone = origin.clone()
    before = clone.serialize()
    play_on(origin, beginning.seed)
    assert clone.serialize() == before


def a_position_is_read_back(beginning: Beginning) -> None:
    """The text of a position means all of it."""
    state = beginning.play()
    read = beginning.game.deserialize(state.serialize())
    assert read.serialize() == state.serialize()
    assert read.hash() == state.hash()
    assert read.current_player() == state.current_player()
    assert read.legal_actions() == state.legal_actions()
    assert read.scores() == state.scores()
    assert play_on(read, beginning.seed) == play_on(state, beginning.seed)
    assert beginning.game.deserialize(read.serialize()).outcome() == read.outcome()


def a_position_that_lacks_a_line_is_refused(beginning: Beginning) -> None:
    """A text without one of its lines is not a position."""
    lines = beginning.play().serialize().splitlines()
    at = beginning.seed % len(lines)
    with refused(UnknownText, "cannot be read"):
        beginning.game.deserialize("\n".join(lines[:at] + lines[at + 1 :]))


def the_same_seed_gives_the_same_game(beginning: Beginning) -> None:
    """The game that its options name, by the same seed, is the same."""
    again = load_chosen(beginning.name, beginning.game.options, version=beginning.version)
    assert again.options == beginning.game.options
    assert again.components.digest() == beginning.game.components.digest()
    first = beginning.game.new_state(RandomChance(beginning.seed))
    second = again.new_state(RandomChance(beginning.seed))
    assert first.hash() == second.hash()
    assert play_on(first, beginning.seed) == play_on(second, beginning.seed)


def a_playout_plays_the_same_game(beginning: Beginning) -> None:
    """A playout plays as single steps do."""
    stepped = beginning.play()
    whole = beginning.play()
    moves = len(play_on(stepped, beginning.seed))
    assert whole.legal_actions(), "the list is known, and must not outlive the playout"
    chance, random = RandomChance(beginning.seed, "on"), Random(beginning.seed, "on")
    assert playout(whole, chance, random, ActionList()) == moves
    assert whole.serialize() == stepped.serialize()
    assert whole.legal_actions() == []


def _totals(scores: list[dict[str, int]]) -> list[int]:
    return [sum(by_source.values()) for by_source in scores]


def scores_name_every_source(beginning: Beginning) -> None:
    """Points have sources, seats have names, and nothing is won before the end."""
    state = beginning.play()
    sources = beginning.game.sources()
    assert len(set(sources)) == len(sources)
    assert [list(by_source) for by_source in state.scores()] == [sources] * state.num_players()
    assert state.returns() == [0.0] * state.num_players()
    assert len(set(beginning.game.seats())) == state.num_players()


def places_follow_the_totals(beginning: Beginning) -> None:
    """Who has more is placed before, ties are broken by something, and one win is shared."""
    state = beginning.play_to_the_end()
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
    assert isclose(sum(state.returns()), 1)
    assert [share > 0 for share in state.returns()] == [seat in winners for seat in seats]
