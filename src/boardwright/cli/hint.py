"""The command `hint` of a game in the terminal: the best action, the runner-up, and why."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple

from rich.console import Console

from boardwright.bots.bot import Budget
from boardwright.cli.boards.board import Board
from boardwright.cli.speech import say, speak
from boardwright.cli.typed import NotUnderstood
from boardwright.core.game import Game, State
from boardwright.core.messages import Message, message
from boardwright.lab.advice import Advice, Effort, advise
from boardwright.lab.hint_words import figures, plainly
from boardwright.server.wire.tells import HintTold
from boardwright.wording import words_of

USUAL: Final = 3.0  # seconds
LONGEST: Final = 60.0
SEARCHING: Final = 0.5  # the share of the time that is for the search; the rest is for the reason
MOST_PAIRS: Final = 2000  # of play-outs: more would not change the reason


class Asked(NamedTuple):
    """What a hint is about: the position, and the choices as the person sees them numbered."""

    game: Game
    board: Board
    state: State
    choices: list[int]


def hint(asked: Asked, text: str, move: int) -> list[str]:
    """Return the lines of a hint; the text may say how many seconds it may take.

    It is found from the asked seat's view. The seed is of its own, so the game goes on as it would
    have without the hint.
    """
    seconds = _seconds(text)
    seat = asked.state.current_player()
    legal = asked.state.legal_actions()
    search = Budget(0, SEARCHING * seconds)
    effort = Effort(search, MOST_PAIRS, seconds - search.seconds)
    with thinking(say("hint-thinking", seconds=seconds)):
        advice = advise(asked.game, asked.state.view(seat), legal, effort, "hint", move)
    return _lines(asked, advice, seat)


def hint_lines(asked: Asked, told: HintTold) -> list[str]:
    """Return the lines of a server's hint, its actions as the person sees them numbered."""
    if told.best is None:
        return [speak(line) for line in told.told]
    if told.runner_up is None:
        return [say("hint-only", action=_named(asked, told.seat, told.best.action))]
    named = [  # the first figures are about these, in this order
        Message(line.id, {**line.values, "action": _named(asked, told.seat, one.action)})
        for line, one in zip(told.more, (told.best, told.runner_up))
    ]
    return [speak(line) for line in (*told.told, *named, *told.more[len(named) :])]


@contextmanager
def thinking(words: str) -> Iterator[None]:
    """Show at a terminal that somebody thinks."""
    console = Console(stderr=True)
    if console.is_terminal and not console.is_dumb_terminal:
        with console.status(words, spinner="line"):
            yield
    else:
        yield


def _seconds(text: str) -> float:
    """Read how long to think: `hint 10` or `hint 10s`."""
    if not text:
        return USUAL
    try:
        seconds = float(text.removesuffix("s"))
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= LONGEST:
        raise NotUnderstood(say("hint-seconds", text=text, longest=LONGEST))
    return seconds


def _lines(asked: Asked, advice: Advice, seat: int) -> list[str]:
    if advice.comparison is None:
        return [say("hint-only", action=_named(asked, seat, advice.best.action))]
    words, view = words_of(asked.game), asked.state.view(seat)
    told = plainly(words, view, advice, seat)
    told += figures(words, advice, seat, lambda action: _named(asked, seat, action))
    return [*map(speak, told), say("hint-how", playouts=advice.comparison.pairs)]


def _named(asked: Asked, seat: int, action: int) -> Message:
    """Return an action by its number, its text and its words."""
    number = asked.choices.index(action) + 1
    text = asked.state.action_to_string(action)
    ((heading, choices, _),) = asked.board.groups(asked.state.view(seat), [action])
    label = choices[0].label
    return message("hint-action", number=number, text=text, heading=heading, label=label)
