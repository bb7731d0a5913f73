"""A pile whose order nobody knows is a bag of what may still be in it; a draw decides."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from boardwright.core.chance import Chance


@final
class Bag:
    """How many of each kind are in a pile, a stack or a sack."""

    counts: vec[i64]
    total: i64

    def __init__(self, counts: vec[i64]) -> None:
        self.counts = counts[:]
        self.total = 0
        for count in counts:
            self.total += count

    def draw(self, chance: Chance, question: i64) -> i64:
        """Take one out at random; the bag must not be empty."""
        kind = chance.pick(question, self.counts, self.total)
        self.counts[kind] -= 1
        self.total -= 1
        return kind

    def put(self, kind: i64) -> None:
        """Put one in."""
        self.counts[kind] += 1
        self.total += 1

    def take(self, kind: i64) -> None:
        """Take out one that is known to be there."""
        if self.counts[kind] == 0:
            raise ValueError(f"no {kind} is in the bag")
        self.counts[kind] -= 1
        self.total -= 1

    def pour_into(self, other: "Bag") -> None:
        """Empty this bag into another one."""
        kind: i64 = 0
        while kind < len(self.counts):
            other.counts[kind] += self.counts[kind]
            self.counts[kind] = 0
            kind += 1
        other.total += self.total
        self.total = 0

    def clone(self) -> "Bag":
        """Return an independent copy."""
        return Bag(self.counts)
