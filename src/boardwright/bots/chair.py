"""Where a bot sits at a table: whatever it does, the game gets a legal action."""

from threading import Thread
from typing import Final, NamedTuple

from boardwright.bots.bot import ActionThought, Bot, Budget
from boardwright.core.chance import Random
from boardwright.core.game import View

LONGEST: Final = 60.0  # seconds by the clock that a bot has if its budget names none


class Trouble(NamedTuple):
    """Why a bot's own answer was not played: the message that says so, and what went wrong."""

    message: str
    reason: str


class Chair:
    """Asks its bot within the budget; when that fails, plays what the bot liked best so far.

    A bot that is `watched` thinks in a thread of its own, and is not waited for past its time.
    """

    def __init__(self, bot: Bot, budget: Budget, *seed: object, watched: bool) -> None:
        self.bot = bot
        self.budget = budget
        self.longest = LONGEST
        self.trouble: Trouble | None = None  # with the latest choice
        self.troubles = 0
        self._random = Random(*seed, "chair")
        self._watched = watched
        self._thinking: Thread | None = None
        self._answer = -1
        self._error = ""

    def choose(self, view: View, legal: list[int]) -> int:
        """Return one of the legal actions, the bot's own if it can be had."""
        self.trouble = self._ask(view, legal)
        if self.trouble is None:
            return self._answer
        self.troubles += 1
        liked = [thought.action for thought in self.thoughts() if thought.action in legal]
        return liked[0] if liked else legal[self._random.below(len(legal))]

    def thoughts(self) -> list[ActionThought]:
        """Return what the bot thinks of the actions, the best first, as far as it can say."""
        try:
            return [ActionThought(*thought) for thought in self.bot.thoughts()]
        except Exception:  # a bot's thoughts are an extra: the game does not depend on them
            return []

    def _ask(self, view: View, legal: list[int]) -> Trouble | None:
        """Let the bot answer, and return what was wrong with that."""
        if self._thinking is not None and self._thinking.is_alive():
            return Trouble("bot-still-thinking", "")
        self._answer, self._error = -1, ""
        if self._watched:
            _, seconds, patience = self.budget
            self._thinking = Thread(target=self._think_apart, args=(view, legal), daemon=True)
            self._thinking.start()
            self._thinking.join(patience * seconds or self.longest)
            if self._thinking.is_alive():
                return Trouble("bot-too-slow", f"{seconds or self.longest:g}")
        else:
            self._think(view, legal)
        if self._error:
            return Trouble("bot-failed", self._error)
        if self._answer not in legal:
            return Trouble("bot-not-legal", str(self._answer))
        return None

    def _think(self, view: View, legal: list[int]) -> None:
        try:
            self._answer = self.bot.choose(view, list(legal), self.budget)
        except Exception as error:  # whatever a bot does wrong, the game goes on
            self._error = f"{type(error).__name__}: {error}"

    def _think_apart(self, view: View, legal: list[int]) -> None:
        try:
            self._think(view, legal)
        except BaseException as error:  # one that wants to end the program ends its thread only
            self._error = f"{type(error).__name__}: {error}"
