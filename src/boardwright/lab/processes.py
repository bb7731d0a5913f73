"""Work that is shared among processes: simulations, tournaments and analyses."""

import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import active_children, get_context, parent_process
from threading import Thread
from typing import TypeVar

Item = TypeVar("Item")
Found = TypeVar("Found")


def spread(
    work: Callable[[Item], Found], items: Sequence[Item], jobs: int
) -> Generator[Found, None, None]:
    """Do the work for all items and yield what it finds, in their order.

    More than one job means fresh processes, which end with this one, however it ends.
    """
    jobs = min(jobs, len(items))
    if jobs <= 1:
        for item in items:
            yield work(item)
        return
    others = active_children()
    # A fork would copy whatever threads the caller runs.
    with ProcessPoolExecutor(jobs, get_context("spawn"), initializer=_belong) as pool:
        waiting = deque(pool.submit(work, item) for item in items)
        try:
            while waiting:
                yield waiting.popleft().result()
        except BaseException:  # also when nobody wants more results: do not wait for the rest
            for process in active_children():
                if process not in others:
                    process.terminate()
            raise


def _belong() -> None:
    """Let the process that asked for the work decide what Ctrl-C means, and end with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """End when nobody is left to work for: a killed parent tells its processes nothing."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
