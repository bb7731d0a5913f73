"""What strangers wrote, made fit for a terminal, which obeys some signs instead of showing them.

Records, names, chat, the texts of servers and the names of files come from anybody. Whatever a
terminal would take for an order, or what turns its neighbours round, is shown as its number.
"""

import re
from typing import Final

from boardwright.core.messages import Message, Value

# Controls but for tab and new line; direction marks and other invisible signs but for the one that
# joins emoji; line ends of other kinds; halves of letters, as file names have that are no text.
OBEYED: Final = re.compile(
    "[\\x00-\\x08\\x0b-\\x1f\\x7f-\\x9f\\xad\u061c\u115f\u1160\u180e\u200b\u200c\u200e\u200f"
    "\u2028-\u202e\u2060-\u206f\u3164\ufe00-\ufe0e\ufeff\uffa0\ufff0-\uffff"
    "\\ud800-\\udfff\U000e0000-\U000e0fff]"
)
LONGEST: Final = 900  # letters of a value: Fluent refuses a text that one of a thousand is put into
LONGEST_IN_ERROR: Final = 200


def printable(text: str) -> str:
    """Return a text that a terminal shows as it is."""
    return OBEYED.sub(_number, text)


def printable_message(said: Message, longest: int = LONGEST) -> Message:
    """Return a message whose values a terminal shows as they are, none longer than it may be."""
    return Message(said.id, {name: _value(own, longest) for name, own in said.values.items()})


def _value(value: Value, longest: int) -> Value:
    if isinstance(value, Message):
        return printable_message(value, longest)
    if isinstance(value, list):
        return [printable_message(part, longest) for part in value]
    if not isinstance(value, str):
        return value
    shown = printable(value)
    return shown if len(shown) <= longest else shown[:longest] + "…"


def _number(sign: re.Match[str]) -> str:
    code = ord(sign[0])
    return f"\\x{code:02x}" if code < 0x100 else f"\\u{code:04x}"
