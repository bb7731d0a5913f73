"""What the server writes down about itself: one JSON object a line, and never a secret."""

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Final

LOG: Final = logging.getLogger("boardwright.server")


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


class OwnMistakes(logging.Filter):
    """Lets through what is worth knowing, and not that a client sent letters that are none.

    uvicorn notes that with a traceback, so anybody could fill the log; the connection is closed.
    """

    def filter(self, record: logging.LogRecord) -> bool:
        """Tell whether an entry is to be written."""
        return record.exc_info is None or not isinstance(record.exc_info[1], UnicodeDecodeError)


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


def note_error(event: str, error: BaseException, **facts: object) -> None:
    """Write down a mistake of the server itself."""
    LOG.error(event, exc_info=error, extra={"facts": facts})


def write_logs() -> None:
    """Send all logs to standard error as JSON lines."""
    out = logging.StreamHandler(sys.stderr)
    out.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [out]
    root.setLevel(logging.WARNING)
    LOG.setLevel(logging.INFO)
