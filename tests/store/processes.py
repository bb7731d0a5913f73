"""Processes that run one of the programs, and the lines they print."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

HOME = Path(__file__).parents[2]


def command(program: str, where: str) -> list[str]:
    """Return how a program is called."""
    return [sys.executable, "-m", "tests.store.programs", program, where]


@contextmanager
def running(program: str, where: str) -> Iterator[subprocess.Popen[str]]:
    """Run a program for a while; it is killed at the end, if it still runs."""
    with subprocess.Popen(
        command(program, where),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=HOME,
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def next_line(process: subprocess.Popen[str]) -> str:
    """Return the next line that a program prints, without its end; empty when it has ended."""
    assert process.stdout is not None
    return process.stdout.readline().rstrip("\n")


def all_lines(program: str, where: str) -> list[str]:
    """Run a program to its end and return what it printed."""
    done = subprocess.run(
        command(program, where), stdout=subprocess.PIPE, text=True, cwd=HOME, check=True
    )
    return done.stdout.splitlines()
