"""Where measurements come from: the code and the commit."""

import subprocess
from functools import cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Final

from boardwright.bots.game_bots import bots_of
from boardwright.bots.specs import parse_spec

DIGITS: Final = 12  # of a digest or a commit: enough to tell a few apart


def code_digest(game: str, package: Path | None = None) -> str:
    """Return a digest of everything that decides what bots do in a game: equal code, equal games.

    It is that of the running package if no other is named.
    """
    return sha256(_code_of(game, package or _home())).hexdigest()


@cache
def match_digest(game: str, bot: str, rival: str) -> str:
    """Return a digest of everything that decides how two bots play: equal, and so are their games.

    Of the table of levels, only those count that play; so a change of one level leaves the games
    of all others as they are.
    """
    digest = sha256(_code_of(game, _home(), leave_out=f"games/{game}/bots/__init__.py"))
    digest.update(f"{bots_of(game).settings}\n".encode())
    for text in (bot, rival):
        spec = parse_spec(text)
        plays = bots_of(game).levels[spec.level] if spec.kind == "level" else text
        digest.update(f"{plays}\n".encode())
    return digest.hexdigest()[:DIGITS]


def commit_here(game: str) -> str:
    """Return the commit of the checkout in this folder, and whether other code is running."""
    found = _git("rev-parse", f"--short={DIGITS}", "HEAD")
    if not found:
        return "unknown"
    is_committed = not _git("status", "--porcelain", "--", "src")
    if is_committed and code_digest(game) == code_digest(game, Path("src/boardwright")):
        return found
    return f"{found} with changes"


def _home() -> Path:
    return Path(str(files("boardwright")))


def _code_of(game: str, home: Path, leave_out: str = "") -> bytes:
    """Return all files that decide what bots do in a game, with their names."""
    parts: list[bytes] = []
    told = {f"games/{game}/wording", f"games/{game}/terminal"}  # decide nothing
    for folder in ("core", "bots", f"games/{game}"):
        for path in sorted((home / folder).rglob("*")):
            name = path.relative_to(home).as_posix()
            if name.rpartition("/")[0] in told or name == leave_out:
                continue
            if path.suffix in (".py", ".toml"):
                parts += [name.encode(), path.read_bytes()]
    return b"".join(parts)


def _git(*arguments: str) -> str:
    try:
        ended = subprocess.run(["git", *arguments], capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return ended.stdout.strip()
