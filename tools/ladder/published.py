"""The ladders whose figures are in docs/bots.md, and which anybody can play again."""

import re
import tomllib
from pathlib import Path
from typing import NamedTuple

from boardwright.core.library import options_of
from boardwright.lab.ladder import Ladder


class Published(NamedTuple):
    """Their settings."""

    seed: int
    ladders: list[Ladder]

    def for_game(self, game: str) -> list[Ladder]:
        """Return the ladders with as many players as a game can have."""
        (players,) = (option for option in options_of(game) if option.name == "players")
        return [one for one in self.ladders if re.fullmatch(players.pattern, str(one.players))]


def published() -> Published:
    """Return the settings of `published.toml`."""
    document = tomllib.loads(Path(__file__).with_name("published.toml").read_text("utf-8"))
    ladders = [
        Ladder(**{**entry, "also": [(weaker, stronger) for weaker, stronger in entry["also"]]})
        for entry in document["ladders"]
    ]
    return Published(document["seed"], ladders)
