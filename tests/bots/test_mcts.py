"""The searching bot finds what is plainly best, keeps to its budget, and never peeks."""

from math import exp
from time import thread_time

import pytest

from boardwright import Random, RandomChance, State, load
from boardwright.bots.bot import POINT, Budget, Value
from boardwright.bots.game_bots import bots_of
from boardwright.bots.mcts import LATE, MctsBot, Settings
from boardwright.bots.specs import parse_spec, searching, take_seat
from boardwright.core.chance import ScriptedChance, Undecided
from boardwright.core.game import Game
from boardwright.core.library import game_names


def some_moves_in(name: str, moves: int, seed: int) -> tuple[State, RandomChance]:
    """Return a position of a random game, and the chance of its table."""
    chance, random = RandomChance(seed), Random(seed)
    state = load(name, players=3).new_state(chance)
    for _ in range(moves):
        legal = state.legal_actions()
        state.apply_action(legal[random.below(len(legal))], chance)
    return state, chance


@pytest.mark.parametrize(
    ("spec", "budget"),
    [
        ("mcts", Budget(0, 1.0)),
        ("mcts:2s", Budget(0, 2.0)),
        ("mcts:0.1s", Budget(0, 0.1)),
        ("mcts:5000", Budget(5000, 0.0)),
    ],
)
def test_a_spec_names_iterations_or_seconds(spec: str, budget: Budget) -> None:
    assert parse_spec(spec).budget == budget


@pytest.mark.parametrize("name", game_names())
def test_the_choice_is_legal_and_the_thoughts_add_up(name: str) -> None:
    state, _ = some_moves_in(name, 21, 4)
    seat = state.current_player()
    bot = take_seat("mcts:60", load(name, players=3), seat, 1)
    choice = bot.choose(state.view(seat), state.legal_actions())
    thoughts = bot.thoughts()
    assert state.is_legal(choice)
    assert thoughts[0].action == choice
    assert sum(thought.visits for thought in thoughts) <= 60
    assert all(0 <= thought.win_chance <= 1 for thought in thoughts)


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("spec", ["greedy", "mcts:40", "level:1", "level:2", "level:3"])
def test_no_peeking(name: str, spec: str) -> None:
    """What a seat cannot know is dealt anew, and the table's chance runs on: same choice."""
    game = load(name, players=3)
    differing = 0
    for moves in (5, 17, 30):
        state, chance = some_moves_in(name, moves, moves)
        seat = state.current_player()
        view = state.view(seat)
        choice = take_seat(spec, game, seat, 9).choose(view, state.legal_actions())
        for deal in range(2):
            other = game.imagine(view, RandomChance("another deal", deal))
            differing += other.serialize() != state.serialize()
            chance.random.word()
            seen = other.view(seat)
            assert seen == view
            assert take_seat(spec, game, seat, 9).choose(seen, other.legal_actions()) == choice
    assert (differing > 0) == game.has_secrets


def last_turn() -> tuple[Game, State]:
    """Return Imhotep before its last turn, which is Black's."""
    game = load("imhotep", players=2)
    state = game.new_state(RandomChance(1))
    position = state.serialize().splitlines()
    lines = {line.split()[0]: line for line in position}
    lines["round"] = "round 6 b b 0"
    lines["asked"] = "asked turn:b:0"
    lines["ships"] = "ships ....>market ...>temple ..>burial b"
    lines["black"] = "black 0 0 10,0,0,0,0,0,0,0 -"
    lines["white"] = "white 0 0 0,21,0,0,0,0,0,0 -"
    lines["obelisks"] = "obelisks 1,0 -"
    return game, game.deserialize("\n".join(lines.values()))


def test_a_sure_win_is_taken() -> None:
    """Black wins on the last turn only by sailing to the pyramids, where a stone gives points."""
    game, last = last_turn()
    bot = take_seat("mcts:200", game, 0, 1)
    choice = bot.choose(last.view(0), last.legal_actions())
    assert last.action_to_string(choice) == "sail 4 pyramids"
    assert bot.thoughts()[0].win_chance > 0.9


def test_a_search_ends_when_the_leading_action_can_hardly_be_overtaken() -> None:
    state, _ = some_moves_in("imhotep", 21, 4)
    seat = state.current_player()
    view, legal = state.view(seat), state.legal_actions()
    bot = searching(load("imhotep", players=3), 1)
    done = bot.search(view, legal, Budget(2000, 0.0))
    assert done < 2000
    first, second = bot.thoughts()[:2]
    assert first.visits - second.visits > LATE * (2000 - done)


def test_only_the_given_actions_are_searched() -> None:
    state, _ = some_moves_in("biotopia", 21, 4)
    seat = state.current_player()
    some = state.legal_actions()[:2]
    bot = searching(load("biotopia", players=3), 1)
    assert bot.choose(state.view(seat), some, Budget(50, 0.0)) in some
    assert {thought.action for thought in bot.thoughts()} == set(some)


@pytest.mark.parametrize("name", game_names())
def test_the_first_look_finds_what_the_value_function_likes_best(name: str) -> None:
    # A decision whose actions chance has no part in, so that looking twice shows the same.
    state, _ = some_moves_in(name, 21, 4)
    seat, value = state.current_player(), bots_of(name).value
    legal = [action for action in state.legal_actions() if is_certain(state, action)]
    worths = {action: worth_after(state, action, seat, value) for action in legal}
    assert len(set(worths.values())) > 1
    bot = searching(load(name, players=3), 1)
    bot.search(state.view(seat), legal, Budget(1, 0.0))
    tried, *others = bot.thoughts()
    assert (tried.visits, [other.visits for other in others]) == (1, [0] * (len(legal) - 1))
    assert worths[tried.action] == max(worths.values())
    for other in others:
        assert other.lead == int(value.lead(state, worths[other.action])) / int(POINT)


def is_certain(state: State, action: int) -> bool:
    try:
        state.clone().apply_action(action, ScriptedChance([]))
    except Undecided:
        return False
    return True


def worth_after(state: State, action: int, seat: int, value: Value) -> int:
    tried = state.clone()
    tried.apply_action(action, ScriptedChance([]))
    return int(value.worth(tried, seat))


def test_a_search_keeps_to_its_seconds() -> None:
    state, _ = some_moves_in("imhotep", 21, 4)
    view, legal = state.view(state.current_player()), state.legal_actions()
    bot = searching(load("imhotep", players=3), 1)
    begun = thread_time()
    assert bot.search(view, legal, Budget(0, 0.05)) > 0
    assert thread_time() - begun < 1.0


def test_the_lead_is_in_points() -> None:
    """On the last turn, the lead of each action is that of the final scores."""
    game, last = last_turn()
    bot = take_seat("mcts:200", game, 0, 1)
    bot.choose(last.view(0), last.legal_actions())
    for thought in bot.thoughts():
        ended = last.clone()
        ended.apply_action(thought.action, RandomChance(1))
        assert ended.is_terminal()
        assert thought.lead == pytest.approx(ended.total(0) - ended.total(1))


@pytest.mark.parametrize("margin", [0, 30, 100])
def test_how_clearly_a_game_is_won_counts_as_much_as_the_settings_say(margin: int) -> None:
    game, last = last_turn()
    settings = bots_of("imhotep").settings._replace(margin=margin)
    value = bots_of("imhotep").value
    bot = MctsBot(game, value, settings, 1)
    bot.search(last.view(0), last.legal_actions(), Budget(200, 0.0))
    for thought in bot.thoughts():
        ended = last.clone()
        ended.apply_action(thought.action, RandomChance(1))
        clearly = 1 / (1 + exp(-int(value.worth(ended, 0)) / int(POINT) / settings.scale))
        share = margin / 100
        first_look = clearly / (thought.visits + 1)
        won = ended.returns()[0] * (1 - share) + clearly * share
        mean = first_look + won * thought.visits / (thought.visits + 1)
        assert thought.win_chance == pytest.approx(mean, abs=0.002)


def test_trust_tries_more_often_what_looks_good_at_first() -> None:
    state, _ = some_moves_in("builders", 21, 4)
    seat, game = state.current_player(), load("builders", players=3)
    most = []
    for trust in (0.5, 50.0):
        settings = bots_of("builders").settings._replace(trust=trust)
        bot = MctsBot(game, bots_of("builders").value, settings, 1)
        bot.search(state.view(seat), state.legal_actions(), Budget(150, 0.0))
        most.append(bot.thoughts()[0].visits)
    assert most[0] > most[1]


@pytest.mark.parametrize(
    "settings",
    [
        Settings(0.7, -1, 1, 0, 0.0, 0, 6.0),
        Settings(0.7, 6, 3, 0, 0.0, 0, 6.0),
        Settings(0.7, -1, 0, 0, 3.0, 50, 6.0),
    ],
)
def test_a_search_can_do_without_a_first_look(settings: Settings) -> None:
    state, _ = some_moves_in("builders", 21, 4)
    seat = state.current_player()
    bot = MctsBot(load("builders", players=3), bots_of("builders").value, settings, 1)
    assert state.is_legal(bot.choose(state.view(seat), state.legal_actions(), Budget(30, 0.0)))
    assert sum(thought.visits for thought in bot.thoughts()) <= 30
