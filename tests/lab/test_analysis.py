"""An analysis finds a planted blunder, follows a game to its end, and knows what was luck."""

from dataclasses import replace

import pytest

from boardwright import RandomChance, State, load
from boardwright.bots.bot import Budget
from boardwright.bots.game_bots import bots_of
from boardwright.bots.greedy import GreedyBot
from boardwright.bots.specs import searching, take_seat
from boardwright.core.chance import RecordingChance
from boardwright.core.library import load_for, newest_version
from boardwright.core.match import Match
from boardwright.core.record import Record, RecordError
from boardwright.lab.analysis import (
    AnalysisTask,
    Moment,
    MomentLook,
    doubts,
    look_at,
    look_at_all,
    moments_of,
    sum_up,
    weigh,
    weigh_all,
)
from boardwright.lab.playouts import answers_to, play_out
from tests.lab.test_advice import last_turn
from tests.rules.imhotep.table import table

BLUNDER = 0.4  # of win chance
LAST_MOVES = 8
SEED = 4  # of a game in which greedy bots err less than the blunder does


def task_for(game: str, iterations: int = 60) -> AnalysisTask:
    version = newest_version(game)
    return AnalysisTask(game, version, {"players": "2"}, None, iterations, playouts=4, seed=1)


def blunder_in(state: State, seat: int) -> int:
    """Return an action that is far worse than the best one, or -1."""
    bot = searching(load("biotopia", players=2), 7)
    bot.search(state.view(seat), state.legal_actions(), Budget(150, 0.0))
    by_chance = sorted(bot.thoughts(), key=lambda thought: thought.win_chance)
    is_blunder = by_chance[-1].win_chance - by_chance[0].win_chance > BLUNDER
    return by_chance[0].action if is_blunder else -1


def played(blunder_at: int) -> tuple[Match, bool]:
    """Return a greedy game of Biotopia, and whether a blunder could be planted at that move."""
    game = load("biotopia", players=2)
    match = Match(game, ["greedy", "greedy"])
    chance = RandomChance(SEED)
    bots = [take_seat("greedy", game, seat, SEED, seat) for seat in range(2)]
    match.begin(chance)
    is_planted = False
    while not match.state.is_terminal():
        state = match.state
        seat = state.current_player()
        action = bots[seat].choose(state.view(seat), state.legal_actions())
        if len(match.record.lines) == blunder_at:
            blunder = blunder_in(state, seat)
            is_planted = blunder not in (-1, action)
            action = blunder if is_planted else action
        match.play(action, chance)
    return match, is_planted


@pytest.fixture(scope="module")
def whole() -> Record:
    return played(blunder_at=-1)[0].record


@pytest.fixture(scope="module")
def planted(whole: Record) -> tuple[Record, int]:
    """A game with a blunder near its end, and the move."""
    for move in range(len(whole.lines) - 1, 0, -1):
        match, is_planted = played(move)
        if is_planted:
            return match.record, move
    raise AssertionError("no blunder is possible in this game")


def test_a_lost_win_is_weighed_with_what_the_better_move_brings() -> None:
    state = last_turn()
    before = state.serialize()
    action = state.string_to_action("sail 4 temple")
    state.apply_action(action, RandomChance(1))
    task = task_for("imhotep")
    look = look_at(task, Moment(1, 0, before, action, state.serialize(), was_answered=False))
    mistake = weigh(task, look)
    better = last_turn().action_to_string(mistake.better)
    assert better == "sail 4 pyramids"
    assert mistake.is_sure()
    assert mistake.better_win_chance > 0.9
    assert mistake.loss() == pytest.approx(0.5, abs=0.1)
    assert {d.seat for d in mistake.comparison.differences} == {0, 1}
    gained = [d for d in mistake.comparison.differences if d.is_significant() and d.favours(0)]
    assert [(d.seat, d.source, d.points) for d in gained] == [(0, "pyramids", 2)]


def test_the_best_move_is_no_mistake() -> None:
    state = last_turn()
    before = state.serialize()
    action = state.string_to_action("sail 4 pyramids")
    state.apply_action(action, RandomChance(1))
    moment = Moment(1, 0, before, action, state.serialize(), was_answered=False)
    look = look_at(task_for("imhotep"), moment)
    assert (look.best, look.loss) == (action, 0)
    assert look.after is not None
    assert look.after == [[1, 0]] * 4
    assert doubts([look]) == []


def test_a_planted_blunder_is_the_costliest_mistake_of_its_record(
    planted: tuple[Record, int],
) -> None:
    record, move = planted
    moments = moments_of(load_for(record), record)[move - 2 :]
    task = task_for("biotopia")
    looks = list(look_at_all(task, moments, jobs=1))
    found = sum_up(looks, list(weigh_all(task, looks, jobs=1)))
    assert found.mistakes[0].move == move
    assert found.mistakes[0].loss() > BLUNDER / 2
    assert found.mistakes[0].seat == record.lines[move].seat
    losses = [mistake.loss() for mistake in found.mistakes]
    assert losses == sorted(losses, reverse=True)


def test_the_curve_ends_with_the_result_and_every_number_is_a_share(whole: Record) -> None:
    game = load_for(whole)
    moments = moments_of(game, whole)
    assert [moment.move for moment in moments] == list(range(len(whole.lines)))
    task = task_for("biotopia", iterations=10)
    found = sum_up(list(look_at_all(task, moments[-LAST_MOVES:], jobs=1)), [])
    assert len(found.curve) == LAST_MOVES
    assert found.curve[-1].shares == game.deserialize(moments[-1].after).returns()
    for chances in found.curve:
        assert sum(chances.shares) == pytest.approx(1)
        assert all(0 <= share <= 1 for share in chances.shares)
    assert found.luck.share is None or 0 <= found.luck.share <= 1
    assert 0 <= found.luck.low <= found.luck.high <= 1


def test_the_jobs_change_nothing(whole: Record) -> None:
    moments = moments_of(load_for(whole), whole)[-3:]
    task = task_for("biotopia", iterations=10)
    assert list(look_at_all(task, moments, jobs=2)) == list(look_at_all(task, moments, jobs=1))


@pytest.mark.parametrize(("pile", "is_decided"), [("statue*9", True), ("statue*9,sail*9", False)])
def test_it_is_known_where_chance_could_answer_only_one_thing(
    pile: str, *, is_decided: bool
) -> None:
    """White draws a card at the end, which can only be a statue, or a sail as well."""
    white = {"temple": "wwww", "white": "0 0 -", "black": "0 0 -"}
    ships = "....>market ...>pyramids ..>burial b"
    state = table(players="2", sides="AABAA", round="6 b b 0", ships=ships, pile=pile, **white)
    before = state.serialize()
    action = state.string_to_action("sail 4 obelisks")
    chance = RecordingChance(RandomChance(1))
    state.apply_action(action, chance)
    moment = Moment(1, 0, before, action, state.serialize(), was_answered=bool(chance.answers))
    options = {"players": "2", "sides": "AABAA"}
    task = AnalysisTask("imhotep", 2, options, None, 20, playouts=20, seed=1)
    look = look_at(task, moment)
    assert look.redecided is not None
    assert look.redecided.is_decided == is_decided


def test_the_setup_is_dealt_anew() -> None:
    match = Match(load("biotopia", players=2), ["human", "human"])
    match.begin(RandomChance(1))
    (setup,) = moments_of(match.game, match.record)
    look = look_at(task_for("biotopia"), setup)
    assert look.redecided is not None
    assert not look.redecided.is_decided
    found = sum_up([look], [])
    assert len(found.curve) == 1
    assert found.mistakes == []


def test_a_forced_move_without_chance_is_not_looked_at() -> None:
    match = Match(load("imhotep", players=2), ["human", "human"])
    match.begin(RandomChance(1))
    setup = look_at(task_for("imhotep"), moments_of(match.game, match.record)[0])
    forced = table(players="2", ships="....>market ...>pyramids ..>burial .", black="0 0 -")
    (only,) = forced.legal_actions()
    before = forced.serialize()
    forced.apply_action(only, RandomChance(1))
    moment = Moment(1, 0, before, only, forced.serialize(), was_answered=False)
    look = look_at(task_for("imhotep"), moment)
    assert look == MomentLook(moment, None, None, is_forced=True, best=only, loss=0.0)
    found = sum_up([setup, look], [])
    assert found.curve[1] == found.curve[0]
    assert found.luck == sum_up([setup], []).luck


def test_a_record_that_does_not_fit_is_refused(whole: Record) -> None:
    line = whole.lines[5]
    wrong = replace(whole, lines=[*whole.lines[:5], replace(line, hash="0" * 16)])
    with pytest.raises(RecordError, match="not the one in the record"):
        moments_of(load_for(wrong), wrong)


def test_play_outs_around_a_move_that_a_bot_would_make_are_the_same_games(whole: Record) -> None:
    """So what they differ by is the move, not luck."""
    game = load_for(whole)
    move = len(whole.lines) // 2
    before = game.deserialize(moments_of(game, whole)[move].after)
    seat = before.current_player()
    bot = GreedyBot(game, seat, bots_of(game.name).value, 3, 0, move)
    after = before.clone()
    action = bot.choose(before.view(seat), before.legal_actions(), Budget(0, 0.0))
    after.apply_action(action, answers_to(move, 3, 0))
    play_out(game, before, move, 3, 0)
    play_out(game, after, move + 1, 3, 0)
    assert before.serialize() == after.serialize()
