"""Processes that share the work of simulations, tournaments and analyses."""

import os
import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children, get_context, parent_process
from threading import Thread


@contextmanager
def processes(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """Have so many processes work, which end with the block, and with this one however it ends."""
    others = active_children()
    # Fresh processes: a fork would copy whatever threads the caller runs.
    with ProcessPoolExecutor(jobs, get_context("spawn"), initializer=_belong) as pool:
        try:
            yield pool
        except BaseException:  # also when nobody wants more results: do not wait for the rest
            for process in active_children():
                if process not in others:
                    process.terminate()
            raise


def _belong() -> None:
    """Let the process that asked for the work decide what Ctrl-C means."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """End when nobody is left to work for: a killed parent tells its processes nothing."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
