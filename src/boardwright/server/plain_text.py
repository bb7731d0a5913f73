"""Names and chat: short plain text, whatever alphabet it is written in."""

import unicodedata
from typing import Final

from boardwright.server.said import refuse

LONGEST_NAME: Final = 24
LONGEST_CHAT: Final = 500
MOST_MARKS: Final = 2  # accents stacked on one letter; more of them only smear over other lines


def clean_name(text: str) -> str:
    """Return a name in its normal form, or refuse it with the reason; a guest's is empty."""
    name = _normal(text)
    if len(name) > LONGEST_NAME:
        raise refuse("server-name-long", most=LONGEST_NAME)
    return name


def clean_chat(text: str) -> str:
    """Return a line of chat in its normal form, or refuse it with the reason."""
    line = _normal(text)
    if not line:
        raise refuse("server-chat-empty")
    if len(line) > LONGEST_CHAT:
        raise refuse("server-chat-long", most=LONGEST_CHAT)
    return line


def _normal(text: str) -> str:
    """Compose letters and join spaces; refuse what is no text or turns its neighbours round."""
    line = " ".join(unicodedata.normalize("NFC", text).split())
    marks = 0
    for letter in line:
        category = unicodedata.category(letter)
        # Cc controls, Cf invisible and direction marks, Cs half letters, Co and Cn nobody's.
        if category in ("Cc", "Cs", "Co", "Cn") or (category == "Cf" and letter != "\u200d"):
            raise refuse("server-text-unfit")
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if marks > MOST_MARKS and letter != "\ufe0f":
            raise refuse("server-text-unfit")
    return line
