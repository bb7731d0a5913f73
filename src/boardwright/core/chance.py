"""Chance is handed to the rules: they ask, it answers, and the answer goes into the record.

A question is a weighted draw: a number that says what is asked (each game has its own), and how
many of each kind may still come up. The answer is a kind.
"""

from abc import ABCMeta, abstractmethod
from hashlib import blake2b
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF


@final
class Random:
    """A seeded generator (xoshiro128**) that gives the same numbers compiled and uncompiled.

    All words have 32 bits, so nothing in it ever overflows an `i64`.
    """

    a: i64
    b: i64
    c: i64
    d: i64

    def __init__(self, *seed: object) -> None:
        """Seed with whatever prints the same everywhere: `Random(7)`, `Random(7, "bot", 2)`."""
        digest = blake2b(repr(seed).encode(), digest_size=16).digest()
        self.a = int.from_bytes(digest[0:4], "little")
        self.b = int.from_bytes(digest[4:8], "little")
        self.c = int.from_bytes(digest[8:12], "little")
        self.d = int.from_bytes(digest[12:16], "little") | 1

    def word(self) -> i64:
        """Return the next 32 random bits."""
        x = (self.b * 5) & WORD
        x = ((x << 7) | (x >> 25)) & WORD
        x = (x * 9) & WORD
        t = (self.b << 9) & WORD
        self.c ^= self.a
        self.d ^= self.b
        self.b ^= self.c
        self.a ^= self.d
        self.c ^= t
        self.d = ((self.d << 11) | (self.d >> 21)) & WORD
        return x

    def below(self, n: i64) -> i64:
        """Return one of 0 … n - 1, all equally likely (n below 2**31)."""
        m = self.word() * n
        low = m & WORD
        if low < n:
            bound = (WORD + 1 - n) % n
            while low < bound:
                m = self.word() * n
                low = m & WORD
        return m >> 32


class Undecided(Exception):
    """A chance that stops was asked: here is the question, and how likely each kind is."""

    def __init__(self, question: int, counts: list[int]) -> None:
        super().__init__(f"question {question} is open: {counts}")
        self.question = question
        self.counts = counts

    def probabilities(self) -> list[tuple[int, float]]:
        """Return each kind that may come up with its probability, as a chance node does."""
        total = sum(self.counts)
        return [(kind, count / total) for kind, count in enumerate(self.counts) if count]


class ImpossibleAnswer(ValueError):
    """A script answers something that cannot come up."""


class Chance(metaclass=ABCMeta):
    """Whoever answers when the rules draw a card, a block or a start player."""

    may_stop: bool  # whether it can refuse to answer in mid-move

    def __init__(self, *, may_stop: bool) -> None:
        self.may_stop = may_stop

    @abstractmethod
    def pick(self, question: i64, counts: vec[i64], total: i64) -> i64:
        """Return a kind, each as likely as its count in `counts` (they sum to `total` > 0)."""

    def rehearsal(self) -> "Chance":
        """Return a copy to try a move with, if this chance may stop."""
        return self


class RandomChance(Chance):
    """Chance as at a live table: seeded, so that a game can be dealt again."""

    def __init__(self, *seed: object) -> None:
        super().__init__(may_stop=False)
        self.random = Random(*seed)

    def pick(self, question: i64, counts: vec[i64], total: i64) -> i64:
        """Draw by weight."""
        left = self.random.below(total)
        kind: i64 = 0
        while left >= counts[kind]:
            left -= counts[kind]
            kind += 1
        return kind


class ScriptedChance(Chance):
    """Chance whose answers are known: a replay, a test, a game typed in from a real table.

    Past the end of its script it stops with `Undecided`, and the state is as before the move. So
    an empty script tells what a move asks, and a tree search over chance grows scripts by one
    answer at a time.
    """

    def __init__(self, answers: list[int]) -> None:
        super().__init__(may_stop=True)
        self.answers = list(answers)
        self.next = 0

    def pick(self, question: i64, counts: vec[i64], total: i64) -> i64:
        """Give the next answer of the script, or stop."""
        if self.next == len(self.answers):
            raise Undecided(question, [int(count) for count in counts])
        answer = self.answers[self.next]
        if not 0 <= answer < len(counts) or counts[answer] == 0:
            raise ImpossibleAnswer(
                f"answer {self.next + 1} of the script is {answer}: none is left"
            )
        self.next += 1
        return answer

    def rehearsal(self) -> Chance:
        """Return a copy with the rest of the script."""
        return ScriptedChance(self.answers[self.next :])


class RecordingChance(Chance):
    """Chance that passes each question on to another one and keeps the answers."""

    def __init__(self, inner: Chance) -> None:
        super().__init__(may_stop=inner.may_stop)
        self.inner = inner
        self.questions: list[int] = []
        self.answers: list[int] = []

    def pick(self, question: i64, counts: vec[i64], total: i64) -> i64:
        """Ask the inner chance, and remember."""
        kind = self.inner.pick(question, counts, total)
        self.questions.append(question)
        self.answers.append(kind)
        return kind

    def rehearsal(self) -> Chance:
        """Rehearse as the inner chance does."""
        return self.inner.rehearsal()
