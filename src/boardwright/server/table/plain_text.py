"""Names and chat: short plain text, whatever alphabet it is written in."""

import unicodedata
from collections.abc import Iterable
from typing import Final

from boardwright.core.refused import refuse

LONGEST_NAME: Final = 24
LONGEST_CHAT: Final = 500
MOST_MARKS: Final = 2  # accents stacked on one letter; more of them only smear over other lines
FAR: Final = 4  # times as many letters, before they are composed and spaces are joined

JOINER: Final = "\u200d"  # makes one picture of several
AS_PICTURE: Final = "\ufe0f"  # has the sign before it shown as a picture
KEYCAP: Final = "\u20e3"

# Letters and marks that show nothing, besides all that Unicode calls format or control characters.
INVISIBLE: Final = frozenset(
    [
        *map(chr, (0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0, 0x16FE4)),
        *map(chr, (0x13441, 0x13442, 0x1D159)),
        *map(chr, range(0x180B, 0x1810)),
        *map(chr, range(0xFE00, 0xFE0F)),
        *map(chr, range(0xE0100, 0xE01F0)),
    ]
)

# Small letters of other alphabets that look like ours, or do so as capitals: Cyrillic, Greek.
LOOKALIKES: Final = str.maketrans(
    "\u0430\u0432\u0435\u043a\u043c\u043d\u043e\u0440\u0441\u0442\u0443\u0445"
    "\u0455\u0456\u0458\u0501\u04bb\u051b\u051d\u04cf"
    "\u03b1\u03b2\u03b5\u03b6\u03b7\u03b9\u03ba\u03bc\u03bd\u03bf\u03c1\u03c4\u03c5\u03c7",
    "abekmhopctyxsijdhqwlabezhikmnoptyx",
)


def clean_name(text: str) -> str:
    """Return a name in its normal form, or refuse it with the reason; a guest's is empty."""
    return _normal(text, LONGEST_NAME, "server-name-long")


def clean_chat(text: str) -> str:
    """Return a line of chat in its normal form, or refuse it with the reason."""
    line = _normal(text, LONGEST_CHAT, "server-chat-long")
    if not line:
        raise refuse("server-chat-empty")
    return line


def check_name(name: str, others: Iterable[str]) -> None:
    """Refuse a name that reads like another one at the table; guests, without one, may be many."""
    if name and alike(name) in map(alike, others):
        raise refuse("server-name-taken", name=name)


def alike(name: str) -> str:
    """Return what names that read alike have in common: what their letters look like."""
    plain = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    letters = "".join(letter for letter in plain if letter not in (JOINER, AS_PICTURE, " "))
    return letters.translate(LOOKALIKES)


def _normal(text: str, most: int, too_long: str) -> str:
    """Compose letters and join spaces; refuse what is no text or turns its neighbours round.

    Far too long a text is not looked at: composing takes a time with the square of its length.
    """
    if len(text) > FAR * most:
        raise refuse(too_long, most=most)
    line = " ".join(unicodedata.normalize("NFC", text).split())
    if len(line) > most:
        raise refuse(too_long, most=most)
    marks = 0
    for at, letter in enumerate(line):
        category = unicodedata.category(letter)
        if letter in (JOINER, AS_PICTURE):
            if not _is_within_picture(line, at):
                raise refuse("server-text-unfit")
            continue
        # Cc controls, Cf invisible and direction marks, Cs half letters, Co and Cn nobody's.
        if category in ("Cc", "Cf", "Cs", "Co", "Cn") or letter in INVISIBLE:
            raise refuse("server-text-unfit")
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if marks > (MOST_MARKS if at else 0):
            raise refuse("server-text-unfit")
    return line


def _is_within_picture(line: str, at: int) -> bool:
    """Tell whether a sign that shows nothing itself belongs to a picture."""
    before, after = line[at - 1 : at], line[at + 1 : at + 2]
    if line[at] == JOINER:
        return _is_picture(before) and _is_picture(after)
    return after == KEYCAP or unicodedata.category(before or "a")[0] in "SP"


def _is_picture(letter: str) -> bool:
    return letter == AS_PICTURE or unicodedata.category(letter or "a") in ("So", "Sk")
