"""What people do around the game: look back, talk, come and go; and what the line and server do."""

import asyncio
import time
from random import Random
from typing import Final

from tools.trials.walk_people import PATIENCE, Tab
from tools.trials.walk_world import WATCHER, World

LATER: Final = 4.0  # seconds that are waited for what is due
THEMES: Final = ("auto", "light", "dark")
SAYINGS: Final = ("Hello", "<b>Well</b> played!", "Ça va? Żółw 🐢", "a" * 200, "{ $name }")


async def look_back(world: World, tab: Tab, random: Random) -> str:
    """Press the number of a line in the log."""
    lines = tab.page.locator("[data-line]")
    await lines.first.wait_for(state="attached", timeout=PATIENCE)
    at = random.randrange(await lines.count())
    await tab.press(lines.nth(at))
    return await lines.nth(at).inner_text()


def has_log(world: World, tab: Tab) -> bool:
    """There is a line to look back at."""
    return tab.shown is not None and bool(tab.shown.log) and not tab.shown.curtain


def has_message(world: World, tab: Tab) -> bool:
    """A message or a hint can be closed; an own wish that waits is left, as it has to be seen."""
    return tab.shown is not None and tab.shown.messages > 0


async def close_message(world: World, tab: Tab, random: Random) -> str:
    """Close a message or a hint."""
    await tab.press(tab.button("web-dismiss", ":is(.notice, .hint)"))
    return ""


async def play_on(world: World, tab: Tab, random: Random) -> str:
    """Begin a new game from the past, which the server may refuse."""
    return await _led_away(tab, "web-play-on")


async def rematch(world: World, tab: Tab, random: Random) -> str:
    """Play again; the next table is where the walk goes on."""
    led = await _led_away(tab, "web-rematch")
    if tab.shown is not None and tab.shown.table != world.table:
        world.table = tab.shown.table
        held = {person.name for person in world.people if person.name in world.links}
        world.links = dict.fromkeys(held - {WATCHER}, f"/#/table/{world.table}")
    return led


async def _led_away(tab: Tab, id: str) -> str:
    """Press what leads to another table, and wait until it does or says why not."""
    assert tab.shown is not None
    table = tab.shown.table
    await tab.press(tab.button(id))
    until = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < until:
        shown = await tab.read()
        if shown.table != table:
            return f"to {shown.table}"
        if shown.alerts:
            return f"refused: {shown.alerts[-1]}"
        await asyncio.sleep(0.05)
    return "nothing"


def may_chat(world: World, tab: Tab) -> bool:
    """There is a field to say something in."""
    return tab.offers("web-chat-send")


async def chat(world: World, tab: Tab, random: Random) -> str:
    """Say something to all."""
    said = random.choice(SAYINGS)
    send = tab.button("web-chat-send")
    await tab.close_sheet()
    await tab.unfold(send)
    await tab.page.locator("details form input").fill(said, timeout=PATIENCE)
    await tab.touch(send)
    return said


async def change_settings(world: World, tab: Tab, random: Random) -> str:
    """Change a preference."""
    await _open_settings(tab)
    what = random.choice(["theme", "sound", "motion", "confirm", "confirm"])
    if what == "theme":
        theme = random.choice(THEMES)
        await tab.page.locator("header select").nth(1).select_option(theme, timeout=PATIENCE)
    else:
        await tab.touch(tab.page.locator("header").get_by_label(tab.words(f"web-{what}")))
    await tab.page.keyboard.press("Escape")
    return what


async def speak(world: World, tab: Tab, random: Random) -> str:
    """Read everything in another language."""
    await _open_settings(tab)
    language = random.choice(world.languages)
    await tab.page.locator("header select").first.select_option(language, timeout=PATIENCE)
    await tab.page.locator(f"html[lang={language}]").wait_for(timeout=PATIENCE)
    await tab.page.keyboard.press("Escape")
    return language


async def _open_settings(tab: Tab) -> None:
    await tab.close_sheet()
    if await tab.page.locator("header details:not([open])").count():
        await tab.touch(tab.page.locator("header summary"))


# Coming and going.


def is_elsewhere(world: World, tab: Tab) -> bool:
    """Somebody who could be at the table is not, and looks at no game that goes on elsewhere."""
    link = world.links.get(tab.person.name)
    if link is None or tab.shown is None or tab is not tab.person.tabs[0]:
        return False
    if tab.shown.table != world.table:
        return True
    told = tab.truth.told if tab.truth and tab.shown.is_there else None
    if told is None or told.own or "/join/" not in link:
        return False
    return told.status == "open" and any(seat.kind == "open" for seat in told.seats)


async def come(world: World, tab: Tab, random: Random) -> str:
    """Come to the table by a link, and sit down if one is invited."""
    await tab.page.goto("about:blank")  # a link loads the page, also where it was open before
    await tab.open(world.links[tab.person.name])
    await tab.page.wait_for_load_state("networkidle")  # an invitation is asked for, and answered
    there = tab.page.locator("[data-question], main > section[role=alert], main form")
    await there.first.wait_for(timeout=PATIENCE)
    await tab.read()
    join = tab.button("web-join")
    if not await join.count():
        return "at the table"
    name = random.choice([tab.person.name, tab.person.name, "Ann"])
    await tab.page.locator("main form input").fill(name, timeout=PATIENCE)
    await tab.press(join)
    await tab.page.locator("[data-question], main form [role=alert]").first.wait_for()
    return f"sits down as {name}"


def is_at_table(world: World, tab: Tab) -> bool:
    """A table is shown."""
    return tab.shown is not None and tab.shown.is_there


async def go_to_lobby(world: World, tab: Tab, random: Random) -> str:
    """Leave the page, but not the seat."""
    await tab.press(tab.page.locator("a.brand"))
    await tab.page.locator("article").first.wait_for(timeout=PATIENCE)
    return ""


async def reload(world: World, tab: Tab, random: Random) -> str:
    """Load the page again."""
    await tab.page.reload()
    return ""


async def open_tab(world: World, tab: Tab, random: Random) -> str:
    """Open the same table once more."""
    another = await tab.person.new_tab()
    await another.page.goto(tab.page.url)
    return another.name


async def close_tab(world: World, tab: Tab, random: Random) -> str:
    """Close the second tab."""
    await tab.person.close_tab(tab.person.tabs[-1])
    return ""


# The line and the server.


async def drop_line(world: World, tab: Tab, random: Random) -> str:
    """Drop the connections of somebody; they can be made again at once."""
    world.troubled.add(tab.person.name)
    tab.person.line.drop()
    return ""


async def lose_line(world: World, tab: Tab, random: Random) -> str:
    """Take somebody's network away."""
    world.troubled.add(tab.person.name)
    await tab.person.lose_line()
    return ""


async def find_line(world: World, tab: Tab, random: Random) -> str:
    """Give it back."""
    await tab.person.find_line()
    return ""


async def restart(world: World, tab: Tab, random: Random) -> str:
    """Restart the server."""
    kill = random.random() < 0.5
    await world.restart(kill=kill)
    return "kill -9" if kill else "in order"


def is_due(tab: Tab) -> float:
    """Return in how many seconds something is due at a table; 0 if nothing is, soon."""
    standing = tab.truth.told.standing if tab.truth else None
    if standing is None:
        return 0.0
    moments = (standing.due, standing.absent_from, standing.silent_from)
    waits = [moment / 1000 - time.time() for moment in moments]
    return min([wait for wait in waits if 0 < wait < LATER], default=0.0)


async def wait(world: World, tab: Tab, random: Random) -> str:
    """Let the time run out."""
    seconds = is_due(tab) + 0.3
    await asyncio.sleep(seconds)
    return f"{seconds:.1f} s"
