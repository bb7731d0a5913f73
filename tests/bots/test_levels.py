"""Levels play what makes sense, and the lower ones overlook some of it."""

import pytest

from boardwright import Random, RandomChance, View, load
from boardwright.bots.bot import ActionThought, Bot, Budget
from boardwright.bots.game_bots import bots_of
from boardwright.bots.gentle import MercifulBot, OverlookingBot
from boardwright.bots.levels import BEST
from boardwright.bots.specs import parse_spec, take_seat
from boardwright.core.game import State, UnknownText
from boardwright.core.library import game_names

NO_LIMIT = Budget(0, 0.0)


class Listening(Bot):
    """Remembers which actions it was offered."""

    def __init__(self, thoughts: list[ActionThought]) -> None:
        self.offered: list[list[int]] = []
        self._thoughts = thoughts

    def choose(self, view: View, legal: list[int], budget: Budget) -> int:
        self.offered.append(legal)
        return legal[0]

    def thoughts(self) -> list[ActionThought]:
        return self._thoughts


@pytest.fixture
def state() -> State:
    """Black may sail the smallest ship, with its stone, to the pyramids: points at once."""
    game = load("imhotep", players=2)
    position = game.new_state(RandomChance(1)).serialize().splitlines()
    lines = {line.split()[0]: line for line in position}
    lines["asked"] = "asked turn:b:0"
    lines["ships"] = "ships .... ... .. b"
    return game.deserialize("\n".join(lines.values()))


def offered(state: State, overlooks: float, times: int) -> list[list[int]]:
    listening = Listening([ActionThought(7, 1, 0.5, 1.0)])
    bot = OverlookingBot(listening, load("imhotep", players=2), 0, overlooks, 1)
    for _ in range(times):
        bot.choose(state.view(0), state.legal_actions(), NO_LIMIT)
    return listening.offered


def test_some_actions_do_not_come_to_its_mind(state: State) -> None:
    legal = state.legal_actions()
    seen = offered(state, 0.5, 200)
    assert all(set(some) <= set(legal) for some in seen)
    share = sum(len(some) for some in seen) / (200 * len(legal))
    assert 0.4 < share < 0.65
    assert {action for some in seen for action in some} == set(legal)


def test_it_never_misses_what_scores_most_at_once(state: State) -> None:
    trials = {action: state.clone() for action in state.legal_actions()}
    for action, trial in trials.items():
        trial.apply_action(action, RandomChance(1))
    best = max(trials, key=lambda action: trials[action].total(0))
    assert trials[best].total(0) > state.total(0)
    assert all(best in some for some in offered(state, 0.9, 50))


def test_something_always_comes_to_its_mind() -> None:
    state = load("imhotep", players=2).new_state(RandomChance(1))
    assert all(len(some) == 1 for some in offered(state, 1.0, 20))


def test_its_thoughts_are_those_of_the_bot_behind_it() -> None:
    bot = OverlookingBot(
        Listening([ActionThought(7, 1, 0.5, 1.0)]), load("imhotep", players=2), 0, 0.5, 1
    )
    assert bot.thoughts() == [ActionThought(7, 1, 0.5, 1.0)]


@pytest.mark.parametrize(
    ("chances", "choice"),
    [
        ([0.3, 0.2, 0.1], 0),  # it is behind: the best it can
        ([0.9, 0.6, 0.45], 2),  # far ahead: what keeps the game open
        ([0.9, 0.8, 0.7], 2),
        ([0.9, 0.5, 0.1], 1),  # but no worse than need be
    ],
)
def test_a_merciful_bot_does_not_press_on(state: State, chances: list[float], choice: int) -> None:
    legal = state.legal_actions()
    thoughts = [ActionThought(legal[i], 10 - i, chance, 9.0) for i, chance in enumerate(chances)]
    thoughts.append(ActionThought(legal[3], 0, 0.4, 9.0))  # hardly tried, so not known
    bot = MercifulBot(Listening(thoughts), 0.4)
    assert bot.choose(state.view(0), legal, NO_LIMIT) == legal[choice]
    assert bot.thoughts() == thoughts


def test_where_there_is_nothing_to_think_about_mercy_changes_nothing(state: State) -> None:
    legal = state.legal_actions()
    assert MercifulBot(Listening([]), 0.4).choose(state.view(0), legal, NO_LIMIT) == legal[0]


@pytest.mark.parametrize("name", game_names())
def test_every_game_has_five_levels_and_the_last_is_the_best_we_have(name: str) -> None:
    levels = bots_of(name).levels
    assert list(levels) == [1, 2, 3, 4, 5]
    assert levels[5] == BEST


@pytest.mark.parametrize("name", game_names())
def test_a_level_answers_with_a_legal_action(name: str) -> None:
    game = load(name, players=2)
    chance, random = RandomChance(2), Random(2)
    state = game.new_state(chance)
    chairs = [take_seat(f"level:{level}", game, 0, 3) for level in (1, 2, 3)]
    for number in range(24):
        seat = state.current_player()
        legal = state.legal_actions()
        if seat == 0:
            assert chairs[number % 3].choose(state.view(0), legal) in legal
            assert chairs[number % 3].trouble is None
        state.apply_action(legal[random.below(len(legal))], chance)


@pytest.mark.parametrize("name", game_names())
def test_the_best_levels_answer_with_a_legal_action(name: str) -> None:
    game = load(name, players=2)
    state = game.new_state(RandomChance(2))
    seat, legal = state.current_player(), state.legal_actions()
    for level in (4, 5):
        chair = take_seat(f"level:{level}", game, seat, 3)
        chair.budget = Budget(20, 0.0)  # what they think in, and nothing else, takes long
        assert chair.choose(state.view(seat), legal) in legal
        assert chair.trouble is None


@pytest.mark.parametrize("spec", ["level:0", "level:6", "level", "level:2s"])
def test_there_are_no_other_levels(spec: str) -> None:
    with pytest.raises(UnknownText):
        parse_spec(spec)
