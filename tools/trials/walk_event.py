"""An event of a walk: when it is possible, and how people cause it."""

from collections.abc import Awaitable, Callable
from random import Random
from typing import NamedTuple

from tools.trials.walk_people import Tab
from tools.trials.walk_world import World


class Event(NamedTuple):
    """Something that can happen."""

    name: str
    weight: int  # how often it happens, among all that can
    is_possible: Callable[[World, Tab], bool]
    happen: Callable[[World, Tab, Random], Awaitable[str]]  # returns what there is to say of it
    is_refusable: bool = False  # the server may refuse it over HTTP, of which browsers complain


def pressing(name: str, weight: int, id: str, within: str = "body") -> Event:
    """Return the event that somebody presses a button."""

    async def happen(world: World, tab: Tab, random: Random) -> str:
        await tab.press(tab.button(id, within))
        return ""

    return Event(name, weight, lambda world, tab: tab.offers(id), happen)
