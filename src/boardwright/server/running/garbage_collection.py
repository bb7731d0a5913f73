"""Python's search for garbage in cycles, made so seldom that hardly a move waits for it."""

import gc
from typing import Final

# What is let go is freed at once, but for cycles: a connection that has ended leaves one of some
# ninety objects, a move none. A search through everything takes up to a third of a second with two
# thousand connections, and by default there is one every few seconds. So it waits until so many
# objects more are there than at the last one, as when five thousand connections have ended; and
# only one of a few goes through everything.
THRESHOLDS: Final = (500_000, 0, 0)


def search_seldom() -> None:
    """Spare what is there for good, and search through the rest seldom."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
