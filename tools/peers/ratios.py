"""Our speed over that of the peers, where the same is measured."""

from statistics import median
from typing import Final

from boardwright.core.library import game_names, load
from boardwright.lab.bench import by_name

ALL: Final = game_names()
SECRET: Final = [
    game for game in game_names() if load(game).has_secrets
]  # searched by dealing hidden cards anew for each iteration
OPEN: Final = [game for game in game_names() if game not in SECRET]

# Ours over theirs, and for which games; for times (clone) a ratio below one is the better.
RATIOS: Final = [
    ("stepped", "hearts.stepped", ALL),
    ("whole", "hearts.whole", ALL),
    ("whole", "catanatron.whole", ALL),
    ("clone_us", "hearts.clone_us", ALL),
    ("search", "hearts.search", SECRET),
    ("search", "hearts_open.search", OPEN),
]


def ratios(figures: list[tuple[str, float]]) -> dict[str, float]:
    """Return ours over theirs, named such as `imhotep.stepped/hearts.stepped`.

    Each is the median of the ratios within a round.
    """
    rounds = by_name(figures)
    found: dict[str, float] = {}
    for game in game_names():
        for ours, theirs, games in RATIOS:
            if game not in games:
                continue
            own = rounds.get(f"{game}.{ours}", [])
            pairs = zip(own, rounds.get(theirs, []))
            compared = [one / other for one, other in pairs]
            if compared:
                found[f"{game}.{ours}/{theirs}"] = median(compared)
    return found
