"""The letters of a terminal: where it lacks some, those are shown that come nearest."""

import codecs
import sys
from functools import partial
from io import TextIOWrapper
from typing import Final
from unicodedata import combining, normalize

from click import utils

# One letter for one, so that drawings keep their shape where only ASCII can be shown.
ASCII: Final = str.maketrans(
    "▐▌◀╡▶▸▴▫·■×–—−‘’‚“”„«»‹›…│─╭╮╰╯✿✓♥°µ±¿¡←↑→↓▁▂▃▄▅▆▇█ÆæŒœØøŁłĐđß",
    '[]<]>>^o.#x---\'\',"""""<>.|-++++*+vou~?!<^>v_.-=+*%#EeEeOoLlDds',
)
NEAREST: Final = "nearest letters"  # how an encoding is told to do without what it lacks


def fit_letters(text: str, encoding: str) -> str:
    """Return the text in letters that the encoding has."""
    return text.encode(encoding, NEAREST).decode(encoding)


def fit_output() -> None:
    """Let all that is written to the terminal from now on be in letters that it has."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper) and codecs.lookup(stream.encoding).name != "utf-8":
            stream.reconfigure(errors=NEAREST)
    # By itself, click would write UTF-8 where only ASCII is known to be shown.
    for name in ("stdout", "stderr"):
        setattr(utils, f"_default_text_{name}", partial(getattr, sys, name))


def _nearest(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeEncodeError)
    lacking = error.object[error.start : error.end].translate(ASCII)
    plain = "".join(part for part in normalize("NFKD", lacking) if not combining(part))
    return plain.encode("ascii", "replace").decode(), error.end


codecs.register_error(NEAREST, _nearest)
