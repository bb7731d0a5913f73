"""The bots as people meet them: names of their own, the same in every language, for each level."""

from typing import Final

from boardwright.core.messages import Message, message

# By level, and within one by the seat after the first, so that no two at a table are called alike.
# How each looks is drawn by level and seat, too: web/src/table/faces.ts.
CAST: Final = (
    ("Piko", "Tuli", "Momi", "Bela", "Lumo"),
    ("Rilo", "Nabi", "Sanu", "Kevi", "Oti"),
    ("Nefru", "Varo", "Tamri", "Fenno", "Zelmi"),
    ("Selvan", "Miral", "Orvo", "Quillo", "Hedra"),
    ("Ixara", "Aurelo", "Menkira", "Sovira", "Kadmo"),
)


def level_of(bot: str) -> int:
    """Return the level of a bot, or 0 if it is another kind of bot."""
    kind, _, level = bot.partition(":")
    return int(level) if kind == "level" and level.isdecimal() else 0


def bot_name(bot: str, seat: int) -> Message:
    """Return what a bot on a seat is called; only those of levels have names."""
    level = level_of(bot)
    if not level:
        return message("table-bot", bot=bot)
    if level > len(CAST):
        return message("table-bot-level", level=level)
    named = CAST[level - 1]
    return message("table-bot-named", name=named[(seat - 1) % len(named)], level=level)
