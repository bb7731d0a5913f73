"""What a bot in another process is asked, and what it answers."""

from typing import NamedTuple

from boardwright.core.game import View


class BotQuestion(NamedTuple):
    """What a bot is asked."""

    bot: str
    game: str
    version: int  # of its rules
    options: dict[str, str]
    components: str
    seat: int
    view: View
    legal: list[int]
    seed: str


class BotAnswer(NamedTuple):
    """What it answers; `trouble` is the id of the text that says why it is not the bot's own."""

    action: int
    trouble: str = ""
    reason: str = ""
