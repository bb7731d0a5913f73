"""Where lines may be broken: at plain spaces, never at those that keep words together."""

import re
from typing import Final

from rich import _wrap

WORD: Final = re.compile("[ \\t\\n]*[^ \\t\\n]+[ \\t\\n]*")


def keep_together() -> None:
    """Let rich break lines as the typographer wants; by itself it does so at every white space.

    There is no public way to tell it, so its own pattern is replaced, here and nowhere else.
    """
    _wrap.re_word = WORD
