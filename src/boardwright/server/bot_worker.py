"""A process in which bots think: it reads questions and writes answers until it is closed.

Started by `bot_workers`, as `python -m boardwright.server.bot_worker`. It is given what the bot's
seat may see and nothing else, so that whatever happens here, no secret can leave the table.
"""

import os
import pickle
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import BinaryIO, Final

from boardwright.bots.specs import take_seat
from boardwright.core.game import View
from boardwright.server.bot_pipe import LENGTH, Answer, Question, packed
from boardwright.server.rules import rules_for

NICENESS: Final = 5  # tables come first


def answer(question: Question) -> Answer:
    """Let the bot think."""
    game = rules_for(question.game, question.options, question.components).game
    chair = take_seat(question.bot, game, question.seat, question.seed)
    view: Callable[..., View] = question.view
    action = chair.choose(view(**question.seen), question.legal)
    if chair.trouble is None:
        return Answer(action)
    return Answer(action, chair.trouble.message, chair.trouble.reason)


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer questions until there are no more."""
    while True:
        head = questions.read(LENGTH.size)
        if len(head) < LENGTH.size:
            return
        question: Question = pickle.loads(questions.read(LENGTH.unpack(head)[0]))
        answers.write(packed(answer(question)))
        answers.flush()


def main() -> None:
    """Serve on standard input and output, which nothing else may write to."""
    with suppress(OSError, AttributeError):  # a courtesy that not every system knows
        os.nice(NICENESS)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    sys.stdout = sys.stderr
    with suppress(KeyboardInterrupt):  # the server closes us itself
        serve(sys.stdin.buffer, answers)


if __name__ == "__main__":
    main()
