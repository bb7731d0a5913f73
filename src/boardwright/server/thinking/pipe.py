"""The pipe between the server and a process that thinks for it: questions one way, answers back."""

import os
import pickle
import struct
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Any, BinaryIO, Final

LENGTH: Final = struct.Struct(">I")


def packed(thing: object) -> bytes:
    """Return a question or an answer as it goes through the pipe."""
    body = pickle.dumps(thing)
    return LENGTH.pack(len(body)) + body


def answer_all(answer: Callable[[Any], object], questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer questions until there are no more."""
    while True:
        head = questions.read(LENGTH.size)
        if len(head) < LENGTH.size:
            return
        question = pickle.loads(questions.read(LENGTH.unpack(head)[0]))
        answers.write(packed(answer(question)))
        answers.flush()


def think(answer: Callable[[Any], object], niceness: int) -> None:
    """Answer on standard input and output, which nothing else may write to; tables come first."""
    with suppress(OSError, AttributeError):  # a courtesy that not every system knows
        os.nice(niceness)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    sys.stdout = sys.stderr
    with suppress(KeyboardInterrupt):  # the server closes us itself
        answer_all(answer, sys.stdin.buffer, answers)
