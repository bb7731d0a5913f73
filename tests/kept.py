"""Files that keep a game or a position: a header of `name: value` lines, then the rest."""

from pathlib import Path

from boardwright.core.game import Game
from boardwright.core.library import load


class Kept:
    """A kept file, in the folder of its game."""

    def __init__(self, path: Path) -> None:
        head, _, self.body = path.read_text("utf-8").partition("\n\n")
        self.header = dict(line.split(": ", 1) for line in head.splitlines())
        self.path = path
        self.name = path.parent.name
        self.version = int(self.header.get("version", "1"))
        self.options = dict(option.split("=", 1) for option in self.header["options"].split())

    def __str__(self) -> str:
        return f"{self.name}-{self.path.stem}"

    def game(self) -> Game:
        return load(self.name, version=self.version, **self.options)


def kept_in(folder: Path) -> list[Kept]:
    """Return what is kept in the folders of the games, in the order of their names."""
    return [Kept(path) for path in sorted(folder.glob("*/*.txt"))]
