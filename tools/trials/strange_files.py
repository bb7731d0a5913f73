"""Files from strangers for the commands that read files: records and components, bent and broken.

Each command must end by itself, within seconds and by an ordinary exit code; what it complains
about is one line on stderr; nothing that a terminal would obey is shown.

    python -m tools.trials.strange_files --files 2000 --seed 1
"""

import argparse
import io
import os
import sys
import tempfile
import time
import unicodedata
from collections import Counter
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from random import Random
from typing import Final, NamedTuple
from unittest.mock import patch

from boardwright.cli import main
from boardwright.core.chance import RandomChance
from boardwright.core.library import game_names, load, printed_components
from boardwright.core.match import Match
from boardwright.core.record import Record

SLOW: Final = 10.0  # seconds for one command
LINES: Final = 12  # of the games that are bent
STRANGE: Final = [
    "", " ", ":", "=", "#", "[", "]", "[[", "\n", "\n\n", "\r", "\t", "\0", "\x1b]0;owned\a",
    "\x1b[2J", "\x9b31m", "\x7f", "\x85", "\u2028", "\u202e", "\u200b", "\ufeff", "²", "٣", "½",
    "-1", "0", "99", "9" * 5000, "1e999", "nan", "é", "🂡", "%s", "{0}", "{ $file }", "../../x",
    "components=/dev/zero", "name=x", "players=9", "players=" + "9" * 5000, "self=1", "printed=1",
    "os:system", "a.b:C", "mcts:99999999999s", "level:6", "human", "x" * 20_000, "[a]" * 500,
    "setup", "1 get", "#0123456789abcdef", "boardwright: 1", "seats:", "options:",
]  # fmt: skip
COMMANDS: Final = [
    ["verify", "FILE"],
    ["verify", "FILE", "--json"],
    ["replay", "FILE"],
    ["replay", "FILE", "--board"],
    ["replay", "FILE", "--json"],
    ["play", "--resume", "FILE"],
    ["play", "imhotep", "--resume", "FILE"],
]
OWNERS: Final = [
    ["components", "GAME", "--components", "FILE"],
    ["components", "GAME", "--components", "FILE", "--json"],
    ["playthrough", "GAME", "--components", "FILE"],
]


class Outcome(NamedTuple):
    """How a command ended, and what it wrote."""

    code: object
    shown: str
    complaint: str
    seconds: float


class Failed(Exception):
    """A command that did not end as it should."""


def call(arguments: list[str]) -> Outcome:
    """Run the command line in this process, with nobody typing."""
    out, err = (io.TextIOWrapper(io.BytesIO(), "utf-8") for _ in range(2))
    start = time.monotonic()
    code: object = 0
    with (
        patch("sys.argv", ["boardwright", *arguments]),
        patch("sys.stdin", io.StringIO("")),
        patch("sys.path", [*sys.path]),
        redirect_stdout(out),
        redirect_stderr(err),
    ):
        try:
            main()
        except SystemExit as ended:
            code = ended.code
    shown, complaint = (_written(stream) for stream in (out, err))
    return Outcome(code or 0, shown, complaint, time.monotonic() - start)


def _written(stream: io.TextIOWrapper) -> str:
    stream.seek(0)
    return stream.read()


def check(outcome: Outcome) -> None:
    """Refuse an outcome that is not an ordinary one."""
    if outcome.code not in (0, 1, 2):
        raise Failed(f"exit code {outcome.code}")
    complaint = outcome.complaint.strip("\n")
    # A game that would load code says what, in a line of its own for each bot.
    if outcome.code and "--trust" not in complaint and complaint.count("\n") > 0:
        raise Failed(f"several lines: {complaint[:300]!r}")
    if len(complaint) > 4000:
        raise Failed(f"{len(complaint)} letters: {complaint[:100]!r}")
    if outcome.seconds > SLOW:
        raise Failed(f"{outcome.seconds:.1f} s")
    for text in (outcome.shown, outcome.complaint):
        bad = [sign for sign in set(text) if sign not in "\n\t" and is_obeyed(sign)]
        if bad:
            raise Failed(f"shown raw: {bad!r}")


def is_obeyed(sign: str) -> bool:
    """Tell whether a terminal would do something for a sign instead of showing it."""
    return unicodedata.category(sign) in ("Cc", "Cs", "Zl", "Zp") or sign in "\u202e\u200b\ufeff"


def game_of(name: str, seed: int) -> Record:
    """Return the beginning of a game."""
    random = Random(seed)
    match = Match(load(name, players=2), ["human", "random"])
    match.begin(RandomChance(seed))
    for _ in range(LINES):
        legal = match.state.legal_actions()
        match.play(random.choice(legal), RandomChance(random.random()))
    return match.record


def bend(text: str, random: Random) -> bytes:
    """Change a text here and there, as a slip, a broken disk or malice would."""
    for _ in range(random.choice([1, 1, 2, 5])):
        deed = random.choice(DEEDS)
        text = deed(text, random)
    content = text.encode("utf-8", "surrogatepass")
    if random.random() < 0.1:
        at = random.randrange(len(content) + 1)
        content = content[:at] + random.randbytes(3) + content[at:]
    return content


def _insert(text: str, random: Random) -> str:
    at = random.randrange(len(text) + 1)
    return text[:at] + random.choice(STRANGE) + text[at:]


def _put_in(text: str, random: Random) -> str:
    """Put something strange in the place of a word."""
    words = text.split(" ")
    words[random.randrange(len(words))] = random.choice(STRANGE)
    return " ".join(words)


def _add_option(text: str, random: Random) -> str:
    return text.replace("options: ", f"options: {random.choice(STRANGE)} ", 1)


def _seat(text: str, random: Random) -> str:
    return text.replace("seats: human random", f"seats: human {random.choice(STRANGE)}", 1)


def _cut(text: str, random: Random) -> str:
    return text[: random.randrange(len(text) + 1)]


def _drop_line(text: str, random: Random) -> str:
    lines = text.split("\n")
    del lines[random.randrange(len(lines))]
    return "\n".join(lines)


def _repeat_line(text: str, random: Random) -> str:
    lines = text.split("\n")
    at = random.randrange(len(lines))
    return "\n".join(lines[:at] + [lines[at]] * random.choice([2, 300]) + lines[at:])


def _swap(text: str, random: Random) -> str:
    letters = list(text) or [""]
    letters[random.randrange(len(letters))] = chr(random.choice([random.randrange(256), 0x202E]))
    return "".join(letters)


def _number(text: str, random: Random) -> str:
    digits = [at for at, letter in enumerate(text) if letter.isdigit()]
    if not digits:
        return text
    at = random.choice(digits)
    return text[:at] + random.choice(["²", "-1", "9" * 5000, "0", "1.5", "true"]) + text[at + 1 :]


DEEDS: Final[list[Callable[[str, Random], str]]] = [
    _insert, _put_in, _add_option, _seat, _cut, _drop_line, _repeat_line, _swap, _number,
]  # fmt: skip


def run(files: int, seed: int, folder: Path) -> Counter[str]:
    """Try so many files; return how the commands ended."""
    ends: Counter[str] = Counter()
    games = {name: game_of(name, seed).to_text() for name in game_names()}
    owners = {name: printed_components(name).text for name in game_names()}
    for number in range(files):
        random = Random(f"{seed}-{number}")
        name = random.choice(game_names())
        is_record = random.random() < 0.8
        content = bend((games if is_record else owners)[name], random)
        file = folder / ("game.bwr" if is_record else "own.toml")
        file.write_bytes(content)
        command = random.choice(COMMANDS if is_record else OWNERS)
        places = {"FILE": str(file), "GAME": name}
        arguments = [places.get(word, word) for word in command]
        try:
            outcome = call(arguments)
            check(outcome)
        except Exception as error:
            kept = Path(tempfile.gettempdir()) / f"strange-{seed}-{number}{file.suffix}"
            kept.write_bytes(content)
            words = f"file {number} of seed {seed}, {' '.join(command)}, kept as {kept}: {error!r}"
            raise Failed(words) from error
        ends[f"{command[0]}: {outcome.code}"] += 1
    return ends


def _from_the_command_line() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--files", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        os.environ["XDG_DATA_HOME"] = folder
        start = time.monotonic()
        ends = run(given.files, given.seed, Path(folder))
        seconds = time.monotonic() - start
    for end, times in sorted(ends.items()):
        print(f"{times:6} {end}")
    print(f"{given.files} files, seed {given.seed}, {seconds:.0f} s")


if __name__ == "__main__":
    _from_the_command_line()
