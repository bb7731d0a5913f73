"""What the server counts, as Prometheus reads it."""

from collections.abc import Callable
from typing import Final

from boardwright.store.store import COMMIT_BOUNDS, Figures

PREFIX: Final = "boardwright_"

COUNTED: Final = {
    "moves_total": "Moves committed and shown.",
    "messages_in_total": "Messages that clients sent.",
    "messages_out_total": "Messages sent to clients.",
    "refused_total": "Messages that were refused.",
    "resyncs_total": "Whole tables sent because a client was out of step.",
    "tables_created_total": "Tables made.",
    "tables_opened_total": "Tables read from the store into memory.",
    "tables_damaged_total": "Tables opened that could not be read as they were left.",
    "bot_answers_total": "Answers of bots.",
    "bot_troubles_total": "Answers that had to be found for a bot.",
    "hints_total": "Hints given.",
    "analyses_total": "Finished games looked at again.",
    "worker_restarts_total": "Processes of bots and advice that died or were ended.",
    "connections_dropped_total": "Connections let go because they were too slow or too loud.",
    "errors_total": "Mistakes of the server itself.",
}


class Metrics:
    """Counters that grow, and figures that are looked up when asked for."""

    def __init__(self) -> None:
        self._counts = dict.fromkeys(COUNTED, 0)
        self._gauges: dict[str, tuple[str, Callable[[], int]]] = {}

    def count(self, name: str, more: int = 1) -> None:
        """Count something that happened."""
        self._counts[name] += more

    def of(self, name: str) -> int:
        """Return how often something happened."""
        return self._counts[name]

    def watch(self, name: str, meaning: str, figure: Callable[[], int]) -> None:
        """Show a figure that goes up and down."""
        self._gauges[name] = (meaning, figure)

    def to_text(self, store: Figures) -> str:
        """Return everything in Prometheus' format."""
        lines: list[str] = []
        for name, count in self._counts.items():
            lines += _metric(name, COUNTED[name], "counter", count)
        for name, (meaning, figure) in self._gauges.items():
            lines += _metric(name, meaning, "gauge", figure())
        lines += _metric("store_queued", "Writes that wait.", "gauge", store.queued)
        lines += _metric("store_entries_total", "Entries committed.", "counter", store.rows)
        lines += _metric("store_failures_total", "Writes that failed.", "counter", store.failures)
        lines += _metric("store_damaged", "Tables found damaged.", "gauge", len(store.damaged))
        return "\n".join(lines + _commits(store)) + "\n"


def _metric(name: str, meaning: str, kind: str, value: int) -> list[str]:
    return [
        f"# HELP {PREFIX}{name} {meaning}",
        f"# TYPE {PREFIX}{name} {kind}",
        f"{PREFIX}{name} {value}",
    ]


def _commits(store: Figures) -> list[str]:
    """Return how long commits took, as a histogram."""
    name = f"{PREFIX}store_commit_seconds"
    lines = [f"# HELP {name} How long commits took.", f"# TYPE {name} histogram"]
    total = 0
    for bound, count in zip(COMMIT_BOUNDS, store.commit_seconds):
        total += count
        lines.append(f'{name}_bucket{{le="{bound:g}"}} {total}')
    lines.append(f'{name}_bucket{{le="+Inf"}} {store.commits}')
    return [*lines, f"{name}_sum {store.commit_seconds_sum:.6f}", f"{name}_count {store.commits}"]
