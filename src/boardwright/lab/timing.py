"""Timing as it is done here: CPU time, batches, a warm-up, medians over interleaved rounds."""

import os
import platform
from collections.abc import Callable
from pathlib import Path
from time import process_time
from typing import Final, NamedTuple, TypeVar

T = TypeVar("T")

WARM_UP: Final = 0.1  # CPU seconds of the same work before anything is counted


class Rate(NamedTuple):
    """A measured speed, with the counts that it was computed from."""

    decisions_per_s: float
    decisions: int
    games: int
    cpu_seconds: float


def measure(
    seconds: float, prepare: Callable[[], T], play: Callable[[T], int], batch: int = 16
) -> Rate:
    """Play until `play` alone, which returns its decisions, has used the given CPU seconds.

    The clock is read only around a batch of games, as a reading takes near a microsecond.
    """
    for limit in (WARM_UP, seconds):
        decisions = games = 0
        elapsed = 0.0
        while elapsed < limit:
            prepared = [prepare() for _ in range(batch)]
            start = process_time()
            for item in prepared:
                decisions += play(item)
            elapsed += process_time() - start
            games += batch
    return Rate(decisions / elapsed, decisions, games, elapsed)


def pin_to_one_core() -> None:
    """Stay on one core, where the system allows it, so that rounds can be compared."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def is_compiled() -> bool:
    """Tell whether the engines run compiled."""
    from boardwright.core import bag

    return not (bag.__file__ or "").endswith(".py")


class Machine(NamedTuple):
    """What the measurements were made with."""

    processor: str
    cores: int
    python: str
    compiled: bool


def this_machine() -> Machine:
    """Describe the machine that this runs on."""
    cores = os.cpu_count() or 1
    return Machine(_processor(), cores, platform.python_version(), is_compiled())


def _processor() -> str:
    """Return the processor's name, which Linux tells in a file only."""
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
    except OSError:
        lines = []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()
