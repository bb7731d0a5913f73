"""A pseudo-terminal with the command line in it."""

import fcntl
import os
import pty
import re
import select
import signal
import subprocess
import sys
import termios
from pathlib import Path
from time import monotonic, sleep

CONTROL = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


def _take_terminal() -> None:
    """Make standard input the terminal of the session: Ctrl-C and closing it are then signals."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # what a shell starts beside it ignores Ctrl-C
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


class Terminal:
    """A pseudo-terminal in which a command runs, with a home of its own."""

    def __init__(self, home: Path, *arguments: str, **environment: str) -> None:
        self.main, other = pty.openpty()
        usual = {
            "XDG_DATA_HOME": str(home),
            "TERM": "xterm-256color",
            "COLUMNS": "100",
            "PROMPT_TOOLKIT_NO_CPR": "1",
        }
        self.process = subprocess.Popen(
            [sys.executable, "-m", "boardwright.cli", *arguments],
            stdin=other,
            stdout=other,
            stderr=other,
            env={**os.environ, **usual, **environment},
            start_new_session=True,
            preexec_fn=_take_terminal,
        )
        os.close(other)
        self._bytes = b""
        self._read = 0

    @property
    def shown(self) -> str:
        """All that was written to the terminal, controls included."""
        return self._bytes.decode("utf-8", "ignore")  # a letter may have come by half

    def type(self, keys: str) -> None:
        """Type keys as soon as the game waits for them."""
        self.wait_for("›")
        self._wait_until_it_reads()
        os.write(self.main, keys.encode())

    def _wait_until_it_reads(self) -> None:
        """Wait until the command sleeps: Ctrl-C between its prompt and its reading is not heard."""
        deadline = monotonic() + 60
        status = Path(f"/proc/{self.process.pid}/status")
        while status.exists() and "State:\tS" not in status.read_text():
            assert monotonic() < deadline, "the game shows its prompt and never reads"
            sleep(0.01)

    def wait_for(self, words: str) -> None:
        """Read on until the words are shown, whatever their colours."""
        deadline = monotonic() + 60
        at = -1
        while at < 0:
            text = CONTROL.sub("", self.shown)
            at = text.find(words, self._read)
            assert monotonic() < deadline, f"{words!r} is not in {text[self._read :]!r}"
            if at < 0 and select.select([self.main], [], [], 1)[0]:
                self._bytes += os.read(self.main, 65536)
        self._read = at + len(words)

    def hang_up(self) -> None:
        """Close the terminal, as when its window is closed."""
        os.close(self.main)
        self.main = -1

    def end(self) -> int:
        """Read until the command ends, and return its exit code."""
        while select.select([self.main], [], [], 60)[0]:
            try:
                more = os.read(self.main, 65536)
            except OSError:  # how Linux tells that nobody writes any more
                break
            self._bytes += more
        return self.process.wait(60)

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()
        if self.main >= 0:
            self.hang_up()
