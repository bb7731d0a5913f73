"""What people do about the game itself: moves, wishes, seats and links."""

import asyncio
import time
from random import Random
from typing import Final

from boardwright.server.table.names import sitters
from tools.trials.walk_event import Event
from tools.trials.walk_people import PATIENCE, Tab
from tools.trials.walk_setups import links_of
from tools.trials.walk_texts import texts_in
from tools.trials.walk_world import World

LEFT: Final = "left"  # a choice that is not made in the end


def may_choose(world: World, tab: Tab) -> bool:
    """Something can be chosen on the board."""
    return tab.shown is not None and tab.shown.choices > 0


async def choose(world: World, tab: Tab, random: Random) -> str:
    """Press a choice, and answer menus and questions until it is made, or left."""
    pressed: list[str] = []
    until = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < until:
        shown = await tab.read()
        if shown.looked >= 0 and not pressed:
            return LEFT  # the past, which was asked for just before, has come
        if shown.menu:
            answers = tab.page.locator(".menu[role=dialog] button")
            at = random.randrange(shown.menu)  # the last one is to cancel
            await tab.touch(answers.nth(at))
            pressed.append(f"{at + 1} of {shown.menu}" if at + 1 < shown.menu else LEFT)
        elif shown.is_pending:
            id = random.choice(["web-send", "web-send", "web-cancel"])
            await tab.touch(tab.button(id, "[data-question]"))
            pressed.append(LEFT if id == "web-cancel" else id)
        elif not pressed or shown.is_picking:
            free = await tab.uncovered()
            if not free and await tab.leading().count():
                await tab.touch(tab.leading())
                continue
            if not free:
                await tab.close_notes()
                await asyncio.sleep(0.05)  # what is still on its way cannot be pressed
                continue
            place, target = await tab.choice(random.choice(free))
            await tab.touch(target)
            if await tab.reads_first().count():
                await tab.touch(tab.reads_first())
            pressed.append(place)
        else:
            break
    return ", ".join(pressed)


async def pass_device(world: World, tab: Tab, random: Random) -> str:
    """Take the device behind the curtain."""
    await tab.touch(tab.page.locator(".play > section > button[data-legal]"))
    return ""


def is_curtained(world: World, tab: Tab) -> bool:
    """The device is to be passed on."""
    return tab.shown is not None and bool(tab.shown.curtain)


def names_of(tab: Tab) -> list[str]:
    """Return what the people and bots at a table are called on a page."""
    if tab.shown is None or tab.truth is None:
        return []
    texts = texts_in(tab.shown.language)
    return [texts.speak(name) for name in sitters(tab.truth.told.seats)]


def replaceable(tab: Tab) -> list[str]:
    """Return those for whom a bot can be let play."""
    return [name for name in names_of(tab) if tab.offers("web-take-over", name=name)]


async def take_over(world: World, tab: Tab, random: Random) -> str:
    """Let a bot play for somebody else."""
    name = random.choice(replaceable(tab))
    await tab.press(tab.button("web-take-over", name=name))
    return name


def own_deeds(tab: Tab, id: str) -> list[str]:
    """Return the buttons for a deed of an own seat; at a shared device each names its seat."""
    if tab.shown is None:
        return []
    deed = tab.words(id)
    named = [tab.words("web-deed-of", deed=deed, what=name) for name in names_of(tab)]
    return [button for button in tab.shown.buttons if button in (deed, *named)]


def own_deed(name: str, weight: int, id: str) -> Event:
    """Return the event that somebody does something about an own seat."""

    async def happen(world: World, tab: Tab, random: Random) -> str:
        button = random.choice(own_deeds(tab, id))
        await tab.press(tab.button_named(button))
        return button

    return Event(name, weight, lambda world, tab: bool(own_deeds(tab, id)), happen)


async def leave_seat(world: World, tab: Tab, random: Random) -> str:
    """Leave the seat, or think better of it."""
    button = random.choice(own_deeds(tab, "web-leave"))
    await tab.press(tab.button_named(button))
    answer = random.choice(["web-yes", "web-yes", "web-no"])
    await tab.press(tab.button(answer, ":is(.deeds, .play)"))
    return f"{button}, {answer}"


async def renew(world: World, tab: Tab, random: Random) -> str:
    """Make new links, as an old one got out, and give them to those who are to come."""
    await tab.press(tab.button("web-renew"))
    await tab.press(tab.button("web-yes", ":is(.deeds, .play)"))
    done = tab.page.get_by_text(tab.words("web-renewed"))
    await done.first.wait_for(state="attached", timeout=PATIENCE)
    shown = await tab.read()
    if shown.table == world.table:
        world.links[tab.person.name] = f"/#/table/{world.table}"
        if tab.truth is not None and tab.truth.told.is_host:
            world.links |= links_of(shown)
    return ""


async def propose(world: World, tab: Tab, random: Random) -> str:
    """Propose another time for a move."""
    field = tab.page.locator(".deeds select")
    await tab.close_sheet()
    await tab.unfold(field)
    values: list[str] = await field.evaluate(
        "(field) => [...field.options].map((it) => String(it.index)).slice(1)",  # 0 is in force
        timeout=PATIENCE,
    )
    at = int(random.choice(values))
    await field.select_option(index=at, timeout=PATIENCE)
    await tab.press(tab.button("web-pace-propose"))
    return str(at)


def may_propose(world: World, tab: Tab) -> bool:
    """There is a clock to change, nobody's wish waits, and somebody here has not got up."""
    told = tab.truth.told if tab.truth else None
    if told is None or told.pace_wish is not None or told.status != "running":
        return False
    is_here = any(not told.seats[seat].left for seat in told.own)
    return is_here and bool(own_deeds(tab, "web-renew"))


def answering(name: str, weight: int, id: str) -> Event:
    """Return the event that somebody answers a wish."""

    async def happen(world: World, tab: Tab, random: Random) -> str:
        assert tab.shown is not None
        await tab.press(tab.button(id, "[data-question] .notes [role=alert]"))
        return tab.shown.wishes[0]

    def is_asked(world: World, tab: Tab) -> bool:
        return tab.shown is not None and bool(tab.shown.wishes)

    return Event(name, weight, is_asked, happen)
