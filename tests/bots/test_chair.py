"""Whatever a bot does, the table gets a legal action and says what was wrong."""

from threading import Event

import pytest

from boardwright import RandomChance, State, View, load
from boardwright.bots.bot import ActionThought, Bot, Budget
from boardwright.bots.chair import Chair
from boardwright.bots.others import UnusableBot
from boardwright.bots.specs import parse_spec, take_named_seat
from boardwright.core.game import Game, UnknownText


class Odd(Bot):
    """A bot of somebody else's, which goes wrong as it is told."""

    def __init__(self, game: Game, seat: int, seed: int) -> None:
        self.waits = Event()
        self.likes: list[int] = []
        self.answer = -1

    def choose(self, view: View, legal: list[int], budget: Budget) -> int:
        if self.answer == -2:
            self.waits.wait()
        if self.answer == -3:
            raise SystemExit(1)
        return legal[self.answer] if self.answer < len(legal) else 10_000

    def thoughts(self) -> list[ActionThought]:
        if self.answer == -3:
            return [None]  # type: ignore[list-item]
        return [ActionThought(action, 1, 0.5, 10.0) for action in self.likes]


def no_bot(game: Game, seat: int, seed: int) -> int:
    return seed


@pytest.fixture
def state() -> State:
    return load("imhotep", players=2).new_state(RandomChance(1))


def seated(bot: Odd) -> Chair:
    return Chair(bot, Budget(0, 0.02), 1, watched=True)


def odd() -> Odd:
    return Odd(load("imhotep", players=2), 0, 1)


def test_a_good_answer_is_played(state: State) -> None:
    chair = take_named_seat(f"{__name__}:Odd", load("imhotep", players=2), 0, 1)
    assert chair.choose(state.view(0), state.legal_actions()) == state.legal_actions()[-1]
    assert chair.trouble is None
    assert chair.troubles == 0


def test_an_error_is_named_and_what_the_bot_liked_is_played(state: State) -> None:
    bot = odd()
    bot.answer = -1000
    bot.likes = [10_000, state.legal_actions()[1]]
    chair = seated(bot)
    assert chair.choose(state.view(0), state.legal_actions()) == bot.likes[1]
    assert chair.trouble is not None
    assert chair.trouble.message == "bot-failed"
    assert chair.trouble.reason.startswith("IndexError")


def test_an_illegal_answer_gives_a_legal_action(state: State) -> None:
    bot = odd()
    bot.answer = 10_000
    chair = Chair(bot, Budget(1, 0.0), 1, watched=True)
    assert chair.choose(state.view(0), state.legal_actions()) in state.legal_actions()
    assert chair.trouble is not None
    assert (chair.trouble.message, chair.trouble.reason) == ("bot-not-legal", "10000")


def test_a_bot_that_does_not_answer_in_time_is_not_waited_for(state: State) -> None:
    bot = odd()
    bot.answer = -2
    chair = seated(bot)
    messages: list[str] = []
    for _ in range(2):
        assert chair.choose(state.view(0), state.legal_actions()) in state.legal_actions()
        assert chair.trouble is not None
        messages.append(chair.trouble.message)
    assert messages == ["bot-too-slow", "bot-still-thinking"]
    assert chair.troubles == 2
    bot.waits.set()


def test_a_bot_that_would_end_the_program_is_answered_for(state: State) -> None:
    bot = odd()
    bot.answer = 0
    chair = seated(bot)
    legal = state.legal_actions()
    assert chair.choose(state.view(0), legal) == legal[0]
    bot.answer = -3
    assert chair.choose(state.view(0), legal) in legal
    assert chair.trouble is not None
    assert (chair.trouble.message, chair.trouble.reason) == ("bot-failed", "SystemExit: 1")


def test_a_bot_without_a_time_is_not_waited_for_without_end(state: State) -> None:
    bot = odd()
    bot.answer = -2
    chair = Chair(bot, Budget(5000, 0.0), 1, watched=True)
    chair.longest = 0.01
    assert chair.choose(state.view(0), state.legal_actions()) in state.legal_actions()
    assert chair.trouble is not None
    assert chair.trouble.message == "bot-too-slow"
    bot.waits.set()


@pytest.mark.parametrize("spec", ["level:hard", "mcts:fast", "greedy:x", "random:2s", "level:3:2s"])
def test_a_slip_in_an_own_name_is_no_module(spec: str) -> None:
    with pytest.raises(UnknownText, match="no bot"):
        parse_spec(spec)


@pytest.mark.parametrize("name", ["no_bot", "nothing", "pytest"])
def test_what_is_no_bot_is_refused_with_the_reason(name: str) -> None:
    with pytest.raises(UnusableBot, match=f"{name} cannot be used"):
        take_named_seat(f"{__name__}:{name}", load("imhotep", players=2), 0, 1)


def test_a_bot_of_others_can_have_a_budget() -> None:
    assert parse_spec("their.bots:Best:2s").budget == Budget(0, 2.0)
    assert parse_spec("their.bots:Best:300") == ("their.bots:Best", 0, Budget(300, 0.0), ())
