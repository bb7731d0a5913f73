"""What is told of earned points, over whole random games for every number of players."""

import re

import pytest

from boardwright.core.chance import Random, RandomChance
from boardwright.core.library import game_names, load_chosen, player_counts
from boardwright.laws import play_a_random_move
from boardwright.wording import words_of
from boardwright.wording.game_words import Earned

GAMES = [(name, players) for name in game_names() for players in player_counts(name)]
SEEDS = range(3)
SIDES = {"imhotep": ["AAAAA", "BBBBB", "ABABA"]}


def told_in(name: str, players: int, seed: int) -> list[tuple[list[int], list[Earned]]]:
    """Play a game at random; return each move's changes of the totals, and what was told of it."""
    sides = {"sides": SIDES[name][seed], "wrath": "yes"} if name in SIDES else {}
    game = load_chosen(name, {"players": str(players), **sides})
    words = words_of(game)
    chance, random = RandomChance(seed, "earned"), Random(seed, "earned")
    state = game.new_state(chance)
    told: list[tuple[list[int], list[Earned]]] = []
    while not state.is_terminal():
        before, was = state.view(-1), state.scores()
        action = play_a_random_move(state, chance, random)
        now = state.scores()
        changes = [sum(now[seat].values()) - sum(was[seat].values()) for seat in range(players)]
        told.append((changes, words.earned(was, now, before, action, state.view(-1))))
    return told


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("name", "players"), GAMES)
def test_what_is_told_adds_up_to_what_scores_show_at_every_step(
    name: str, players: int, seed: int
) -> None:
    told = told_in(name, players, seed)
    assert any(earned for _, earned in told)
    for changes, earned in told:
        sums = [sum(part.points for part in earned if part.seat == at) for at in range(players)]
        assert sums == changes


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_a_source_is_told_after_the_other_and_the_least_first(name: str, players: int) -> None:
    for _, earned in told_in(name, players, 1):
        sources = [part.source for part in earned]
        assert sources == sorted(sources, key=sources.index), "a source is told in one go"
        for source in set(sources):
            points = [part.points for part in earned if part.source == source]
            assert points == sorted(points)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("name", "players"), GAMES)
def test_points_come_from_places_of_the_table(name: str, players: int, seed: int) -> None:
    for _, earned in told_in(name, players, seed):
        for part in earned:
            assert part.places, f"nothing is told of where {part} came from"
            assert all(re.fullmatch(r"[a-z]+:[a-z0-9_.]+", place) for place in part.places), part
            assert len(set(part.places)) == len(part.places)


def test_visible_stones_of_the_temple_are_as_many_as_their_points() -> None:
    game_with_a = told_in("imhotep", 3, 0)
    temple = [part for _, told in game_with_a for part in told if part.source == "temple"]
    assert temple
    assert all(len(part.places) == part.points for part in temple)


def test_spaces_that_a_scoring_round_counts_bear_its_points() -> None:
    rounds = [
        part
        for _, told in told_in("builders", 3, 0)
        for part in told
        if part.source.startswith("scoring_")
    ]
    assert rounds
    assert all(part.points % len(part.places) == 0 for part in rounds)
