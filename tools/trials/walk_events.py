"""All that can happen at a table, and how often it does."""

from typing import Final

from tools.trials import walk_around as around
from tools.trials import walk_playing as playing
from tools.trials.walk_event import Event, pressing

MOST_TABS: Final = 2  # of one person

EVENTS: Final = [
    Event("choose", 60, playing.may_choose, playing.choose),
    Event("pass the device", 40, playing.is_curtained, playing.pass_device),
    pressing("take back", 6, "web-undo"),
    pressing("ask for an undo", 20, "web-undo-ask"),
    Event("propose a clock", 3, playing.may_propose, playing.propose),
    playing.answering("grant a wish", 20, "web-yes"),
    playing.answering("refuse a wish", 10, "web-no"),
    pressing("withdraw a wish", 6, "web-withdraw"),
    pressing("hint", 3, "web-hint"),
    playing.own_deed("bot for me", 4, "web-hand-over"),
    playing.own_deed("back again", 12, "web-take-back"),
    Event(
        "bot for another", 8, lambda world, tab: bool(playing.replaceable(tab)), playing.take_over
    ),
    Event(
        "get up",
        4,
        lambda world, tab: bool(playing.own_deeds(tab, "web-leave")),
        playing.leave_seat,
    ),
    Event("new links", 2, lambda world, tab: tab.offers("web-renew"), playing.renew),
    pressing("start", 8, "web-start"),
    pressing("start with bots", 2, "web-start-bots"),
    Event("close a message", 6, around.has_message, around.close_message),
    pressing("earlier in the log", 6, "web-log-earlier"),
    Event("look back", 4, around.has_log, around.look_back),
    pressing("one move back", 3, "web-look-before"),
    pressing("one move on", 3, "web-look-after"),
    pressing("back to now", 8, "web-look-now"),
    Event("play on", 4, lambda world, tab: tab.offers("web-play-on"), around.play_on, True),
    Event("rematch", 10, lambda world, tab: tab.offers("web-rematch"), around.rematch),
    pressing("to the next game", 10, "web-next-table"),
    Event("chat", 4, around.may_chat, around.chat),
    Event("settings", 4, around.is_at_table, around.change_settings),
    Event("language", 4, around.is_at_table, around.speak),
    Event("come", 40, around.is_elsewhere, around.come, True),
    Event("go to the lobby", 3, around.is_at_table, around.go_to_lobby),
    Event("reload", 6, around.is_at_table, around.reload),
    Event(
        "second tab",
        3,
        lambda world, tab: around.is_at_table(world, tab) and len(tab.person.tabs) < MOST_TABS,
        around.open_tab,
    ),
    Event("close a tab", 4, lambda world, tab: tab is not tab.person.tabs[0], around.close_tab),
    Event("drop the line", 3, around.is_at_table, around.drop_line),
    Event("lose the line", 3, around.is_at_table, around.lose_line),
    Event("restart the server", 2, lambda world, tab: tab is world.tabs[0], around.restart),
    Event("wait", 8, lambda world, tab: around.is_due(tab) > 0, around.wait),
]
FIND_LINE: Final = Event("find the line", 8, around.is_at_table, around.find_line)
