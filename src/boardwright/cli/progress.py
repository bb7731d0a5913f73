"""A progress bar with rate and time left, on stderr, and only where somebody watches."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text

from boardwright.cli.speech import number, say


class RateColumn(ProgressColumn):
    """How many a second."""

    def render(self, task: Task) -> Text:
        """Write the present speed."""
        speed = task.speed or 0.0
        words = say("cli-rate", rate=number(speed, 0 if speed >= 10 else 2))
        return Text(words if speed else "", style="progress.data.speed")


@contextmanager
def counting(title: str, total: int) -> Iterator[Callable[[int], None]]:
    """Show how much of `total` is done; the function given out says how much more is."""
    with _bar() as bar:
        task = bar.add_task(title, total=total)
        yield lambda more: bar.advance(task, more)


@contextmanager
def reaching(title: str) -> Iterator[Callable[[int, int], None]]:
    """Show how far something is; the function given out says how much is done, of how much."""
    with _bar() as bar:
        task = bar.add_task(title, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def _bar() -> Progress:
    console = Console(stderr=True)
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        RateColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
