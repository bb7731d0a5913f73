"""What goes through the pipe between the server and a process in which bots think."""

import pickle
import struct
from typing import Final, NamedTuple

from boardwright.core.game import View

LENGTH: Final = struct.Struct(">I")


class Question(NamedTuple):
    """What a bot is asked."""

    bot: str
    game: str
    options: dict[str, str]
    components: str
    seat: int
    view: type[View]
    seen: dict[str, object]  # the fields of the view: compiled ones cannot go through a pipe whole
    legal: list[int]
    seed: str


class Answer(NamedTuple):
    """What it answers; `trouble` is the id of the text that says why it is not the bot's own."""

    action: int
    trouble: str = ""
    reason: str = ""


def packed(thing: Question | Answer) -> bytes:
    """Return a question or an answer as it goes through the pipe."""
    body = pickle.dumps(thing)
    return LENGTH.pack(len(body)) + body
