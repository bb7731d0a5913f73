"""A process in which bots think: it reads questions and writes answers until it is closed.

Started by `bot_workers`, as `python -m boardwright.server.thinking.bot_worker`. It is given what
the bot's seat may see and nothing else, so that whatever happens here, no secret can leave the
table.
"""

from typing import Final

from boardwright.bots.specs import take_seat
from boardwright.server.table.rules_in_play import rules_for
from boardwright.server.thinking.bot_pipe import BotAnswer, BotQuestion
from boardwright.server.thinking.pipe import think

NICENESS: Final = 5


def answer(question: BotQuestion) -> BotAnswer:
    """Let the bot think."""
    rules = rules_for(question.game, question.options, question.components, question.version)
    chair = take_seat(question.bot, rules.game, question.seat, question.seed)
    action = chair.choose(question.view, question.legal)
    if chair.trouble is None:
        return BotAnswer(action)
    return BotAnswer(action, chair.trouble.message, chair.trouble.reason)


if __name__ == "__main__":
    think(answer, NICENESS)
