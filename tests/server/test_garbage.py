"""Python's search for garbage does not stop the moves of a server."""

import subprocess
import sys

MANY_OBJECTS = """
import gc
from boardwright.server.running.garbage_collection import search_seldom
search_seldom()
before = [generation["collections"] for generation in gc.get_stats()]
many = [[number] for number in range(300_000)]
assert before == [generation["collections"] for generation in gc.get_stats()]
more = [[number] for number in range(300_000)]
assert before != [generation["collections"] for generation in gc.get_stats()]
"""


def test_it_is_made_only_when_very_much_has_come() -> None:
    subprocess.run([sys.executable, "-c", MANY_OBJECTS], check=True)
