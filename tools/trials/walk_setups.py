"""How a table of a walk comes to be: by an invitation, at one device, near its end, on a clock."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from random import Random
from typing import Any, Final

from tools.live.kept_games import kept_game
from tools.trials.walk_shown import Shown
from tools.trials.walk_world import HOST, WATCHER, World

GUESTS: Final = ("Ben", "Cleo")
BOT: Final = "level:1"
PACE: Final = 4  # seconds for a move
LEFT: Final = (3, 9)  # moves that are left at a table that is near its end


async def invite(world: World, random: Random) -> str:
    """Set a table up in the lobby, and copy the links."""
    others = ["open", random.choice(["open", BOT, "here"])][: random.choice([1, 2])]
    world.links |= links_of(await _set_up(world, others, is_public=random.random() < 0.3))
    return " ".join(others)


def links_of(shown: Shown) -> dict[str, str]:
    """Return the links that the host of a table hands out."""
    path = f"/#/table/{shown.table}"
    guests = {name: f"{path}/join/{invite}" for name, (_, invite) in zip(GUESTS, shown.invites)}
    return {**guests, WATCHER: f"{path}/watch/{shown.watch}"}


async def share(world: World, random: Random) -> str:
    """Play with somebody at the same device."""
    others = ["here", random.choice(["here", BOT])][: random.choice([1, 2])]
    await _set_up(world, others, is_public=False)
    return " ".join(others)


async def _set_up(world: World, others: list[str], *, is_public: bool) -> Shown:
    """Set up a table in the lobby, and wait until it is shown."""
    tab = world.person(HOST).tabs[0]
    await tab.open("/")
    await tab.touch(tab.page.locator(f"article[data-game={world.game}] .deeds > button:last-child"))
    dialog = tab.page.get_by_role("dialog")
    await dialog.locator("input").first.fill(HOST)
    await dialog.locator("select").first.select_option(str(len(others) + 1))
    for number, other in enumerate(others):
        seat = dialog.locator("ol li").nth(number)
        await seat.locator("select").select_option(other)
        if other == "here":
            await seat.locator("input").fill(f"Dora {number}")
    await tab.touch(dialog.locator("summary"))
    begins = dialog.get_by_label(tab.words("web-begin"))
    await begins.select_option("1")  # so that a walk goes the same way again
    if is_public:
        await tab.touch(dialog.get_by_label(tab.words("lobby-public")))
    await tab.touch(dialog.locator("button.strong"))
    await tab.page.locator("[data-question]").wait_for()
    shown = await tab.read()
    world.table = shown.table
    world.links = {HOST: f"/#/table/{shown.table}"}
    return shown


async def near_end(world: World, random: Random) -> str:
    """Go on with a kept game that is nearly over, together or each at an own device."""
    record = kept_game(world.game)
    left = random.randint(*LEFT)
    asked = record.lines[-left].seat
    persons = {asked, (asked + 1) % len(record.seats)}
    seats = ["human" if seat in persons else BOT for seat in range(len(record.seats))]
    record = replace(record, seats=seats, lines=record.lines[:-left])
    names = [*([HOST, *GUESTS] * 2)[: len(seats)]]
    made = await world.post("/api/records", {"record": record.to_text(), "names": names})
    return await _hand_out(world, made, is_apart=random.random() < 0.7)


async def by_clock(world: World, random: Random) -> str:
    """Play against the clock, each at an own device."""
    people = [HOST, *GUESTS][: random.choice([2, 3])]
    seats = [{"kind": "person", "name": name} for name in people]
    body = {"game": world.game, "seats": seats, "pace": PACE, "has_hints": True}
    return await _hand_out(world, await world.post("/api/tables", body), is_apart=True)


async def _hand_out(world: World, made: dict[str, Any], *, is_apart: bool) -> str:
    """Give the tokens to those who are to sit there; the host comes at once."""
    table = made["table"]
    tokens = [seat["token"] for seat in made["seats"] if seat["token"]]
    shares = [[made["host"], tokens[0]], *([token] for token in tokens[1:])]
    if not is_apart:
        shares = [[made["host"], *tokens]]
    own = {
        name: f"/#/table/{table}/{'.'.join(share)}/watch/{made['watch']}"
        for name, share in zip((HOST, *GUESTS), shares)
    }
    world.table = table
    world.links = {**own, WATCHER: f"/#/table/{table}/watch/{made['watch']}"}
    tab = world.person(HOST).tabs[0]
    await tab.open(world.links[HOST])
    await tab.page.locator("[data-question]").wait_for()
    return "apart" if is_apart else "together"


SETUPS: Final[dict[str, Callable[[World, Random], Awaitable[str]]]] = {
    "invite": invite,
    "near end": near_end,
    "share": share,
    "by clock": by_clock,
}
