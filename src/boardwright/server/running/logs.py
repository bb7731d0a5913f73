"""What the server writes down about itself: one JSON object a line, and never a secret."""

import json
import logging
import sys
from datetime import UTC, datetime
from time import monotonic
from typing import Final

LOG: Final = logging.getLogger("boardwright.server")

MOST_ALIKE: Final = 5  # lines that say the same, within a while
WHILE: Final = 60.0  # seconds
MOST_KEPT: Final = 1000  # lines that are remembered


class JsonLines(logging.Formatter):
    """Writes each entry as a JSON object.

    Of an exception only its kind and place are told: its words may hold what somebody sent.
    """

    def format(self, record: logging.LogRecord) -> str:
        """Return the entry as one line."""
        entry: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat("T", "milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        facts = getattr(record, "facts", None)
        if isinstance(facts, dict):
            entry.update(facts)
        if record.exc_info and record.exc_info[1] is not None:
            entry["error"] = _places(record.exc_info[1])
        return json.dumps(entry, ensure_ascii=True, default=str)


# What uvicorn notes when a client sends no HTTP, or wants to speak something else.
OF_STRANGERS: Final = ("Invalid HTTP request received.", "Unsupported upgrade request.")


class OwnMistakes(logging.Filter):
    """Lets through what is worth knowing, and not that a client sent what cannot be read.

    uvicorn notes that, with a traceback if letters are none, so anybody could fill the log; the
    connection is closed.
    """

    def filter(self, record: logging.LogRecord) -> bool:
        """Tell whether an entry is to be written."""
        if record.exc_info is not None and isinstance(record.exc_info[1], UnicodeDecodeError):
            return False
        return record.getMessage() not in OF_STRANGERS


class Repeats(logging.Filter):
    """Leaves out lines that said the same often enough lately; the next one tells how many."""

    def __init__(self) -> None:
        super().__init__()
        self._seen: dict[str, tuple[float, int]] = {}  # since when, how often

    def filter(self, record: logging.LogRecord) -> bool:
        """Tell whether an entry is to be written."""
        error = record.exc_info[1] if record.exc_info else None
        facts = getattr(record, "facts", None) or {}
        key = repr((record.name, record.getMessage(), facts, error and _places(error)))
        now = monotonic()
        since, times = self._seen.get(key, (now, 0))
        left_out = times - MOST_ALIKE
        if now - since > WHILE:
            since, times = now, 0
            if left_out > 0:
                record.facts = {**facts, "left_out": left_out}
        if len(self._seen) >= MOST_KEPT:
            self._seen.clear()
        self._seen[key] = (since, times + 1)
        return times < MOST_ALIKE


OWN_MISTAKES: Final = OwnMistakes()


def leave_out_noise() -> None:
    """Keep strangers from filling the log of what receives their messages."""
    logging.getLogger("uvicorn.error").addFilter(OWN_MISTAKES)


def _places(error: BaseException) -> list[str]:
    """Return the kind of an exception and where it came from, without its words."""
    places = [type(error).__name__]
    step = error.__traceback__
    while step is not None:
        code = step.tb_frame.f_code
        places.append(f"{code.co_filename.rsplit('/', 1)[-1]}:{step.tb_lineno} {code.co_name}")
        step = step.tb_next
    return places


def note(event: str, **facts: object) -> None:
    """Write down that something happened."""
    LOG.info(event, extra={"facts": facts})


def note_error(event: str, error: BaseException | None, **facts: object) -> None:
    """Write down what an operator should look at, and the exception that told of it, if any."""
    LOG.error(event, exc_info=error, extra={"facts": facts})


def write_logs() -> None:
    """Send all logs to standard error as JSON lines."""
    out = logging.StreamHandler(sys.stderr)
    out.setFormatter(JsonLines())
    out.addFilter(Repeats())
    root = logging.getLogger()
    root.handlers = [out]
    root.setLevel(logging.WARNING)
    LOG.setLevel(logging.INFO)
