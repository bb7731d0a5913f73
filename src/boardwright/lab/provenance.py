"""Where measurements come from: the code, the commit and the machine."""

import os
import platform
import subprocess
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

from boardwright.lab.timing import is_compiled


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


def code_digest(game: str, package: Path | None = None) -> str:
    """Return a digest of everything that decides what bots do in a game: equal code, equal games.

    It is that of the running package if no other is named.
    """
    home = package or Path(str(files("boardwright")))
    digest = sha256()
    for folder in ("core", "bots", f"games/{game}"):
        for path in sorted((home / folder).rglob("*")):
            if path.suffix in (".py", ".toml"):
                digest.update(path.relative_to(home).as_posix().encode())
                digest.update(path.read_bytes())
    return digest.hexdigest()


def commit_here(game: str) -> str:
    """Return the commit of the checkout in this folder, and whether other code is running."""
    found = _git("rev-parse", "--short=12", "HEAD")
    if not found:
        return "unknown"
    is_committed = not _git("status", "--porcelain", "--", "src")
    if is_committed and code_digest(game) == code_digest(game, Path("src/boardwright")):
        return found
    return f"{found} with changes"


def _git(*arguments: str) -> str:
    try:
        ended = subprocess.run(["git", *arguments], capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return ended.stdout.strip()


def _processor() -> str:
    """Return the processor's name, which Linux tells in a file only."""
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
    except OSError:
        lines = []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()
