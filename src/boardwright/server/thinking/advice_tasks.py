"""What a process that gives advice does: each deed takes plain values and gives plain values."""

from typing import Final, NamedTuple

from boardwright.bots.bot import Budget
from boardwright.core.game import Game, View
from boardwright.core.record import parse_record
from boardwright.lab.advice import Advice, Effort, Verdict, advise, judge
from boardwright.lab.analysis import AnalysisTask, Moment, moments_of
from boardwright.server.table.rules_in_play import rules_for

SEARCHING: Final = 0.5  # the share of the time that is for the search; the rest is for the reason
MOST_PAIRS: Final = 2000  # of play-outs: more would not change the reason


class HintWanted(NamedTuple):
    """What a hint is about: what the asked seat may see, and nothing else."""

    game: str
    version: int  # of its rules
    options: dict[str, str]
    components: str
    view: View
    legal: list[int]
    seconds: float
    seed: str

    def load(self) -> tuple[Game, View]:
        """Return the game, and the view."""
        rules = rules_for(self.game, self.options, self.components, self.version)
        return rules.game, self.view

    def effort(self) -> Effort:
        """Return how long to search, and how long to find the reason."""
        search = Budget(0, SEARCHING * self.seconds)
        return Effort(search, MOST_PAIRS, self.seconds - search.seconds)


def hint_for(wanted: HintWanted) -> Advice:
    """Return the best action, the runner-up, and what is between them."""
    return advise(*wanted.load(), wanted.legal, wanted.effort(), wanted.seed)


def verdict_on(wanted: HintWanted, played: int) -> Verdict | None:
    """Return what would have been much better than an action, if anything would."""
    return judge(*wanted.load(), wanted.legal, played, wanted.effort(), wanted.seed)


class TableTask(AnalysisTask):
    """An analysis of a game that was played at a table; its components are an owner's text."""

    def load(self) -> Game:
        """Return the game as it was played."""
        return rules_for(self.game, self.options, self.components or "", self.version).game


def moments_in(task: TableTask, record: str) -> list[Moment]:
    """Replay a record."""
    return moments_of(task.load(), parse_record(record))
