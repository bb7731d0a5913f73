"""A real browser at a real server: what tests and trials of the page share."""

import asyncio
import os
import re
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from playwright.async_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    async_playwright,
    expect,
)
from playwright.async_api import TimeoutError as Late

from boardwright.core.record import Record
from tools.live.kept_games import middle_of
from tools.live.served import Served, serving

TOP: Final = Path(__file__).parents[2]
AXE: Final = TOP / "web/node_modules/axe-core/axe.min.js"
NAMES: Final = ("chromium", "chromium-browser", "google-chrome")
SITTERS: Final = ["Ann", "Ben", "Cleo", "Dara", "Eli"]
PATIENCE: Final = 60_000  # ms; only a broken page is slower
SOON: Final = 5_000  # ms, in which something that lies free can be pressed
NO_BROWSER: Final = (
    "The page is tested in Chromium, and there is none: install it"
    " (Debian: sudo apt-get install chromium) and run the tests again."
)
UNCOVERED: Final = """
(places) => places.flatMap((place, number) => {
  place.scrollIntoView({ block: "center" });
  const { x, y, width, height } = place.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return place.contains(top) && !place.hasAttribute("data-picked") ? [number] : [];
})
"""
GAMES: Final = {"imhotep": "Imhotep", "builders": "Builders & Biomes", "biotopia": "Biotopia"}
# Makes a device know how the games are played, so that nobody is shown it before a game.
KNOWING: Final = f"""
try {{ localStorage.setItem("boardwright-read", JSON.stringify({list(GAMES)})) }} catch {{}}
"""
# Makes a device like one speed of showing moves, unless somebody has chosen there already.
LIKING: Final = """
try {{
  const likes = JSON.parse(localStorage.getItem("boardwright-likes") ?? "{{}}");
  localStorage.setItem("boardwright-likes", JSON.stringify({{ speed: "{speed}", ...likes }}));
}} catch {{}}
"""

expect.set_options(timeout=PATIENCE)


class Visitor:
    """Somebody with a browser of their own; whatever their page complains about is kept."""

    def __init__(self, context: BrowserContext, page: Page, url: str, has_touch: bool) -> None:
        self.context = context
        self.page = page
        self.url = url
        self.has_touch = has_touch
        self.over = page.get_by_role("heading", name="The game is over")
        self.complaints: list[str] = []
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self._heard)

    def _heard(self, said: ConsoleMessage) -> None:
        if said.type == "error":
            self.complaints.append(said.text)

    async def open(self, path: str = "/") -> None:
        """Go to an address of the server, or to a whole link."""
        await self.page.goto(path if path.startswith("http") else self.url + path)

    async def play_bots(self, game: str) -> None:
        """Begin a game against bots by one click in the lobby."""
        await self.open()
        await self.button(rf"Play against bots.*{re.escape(GAMES[game])}").click()

    async def resume(self, game: str, line: int) -> None:
        """Sit down in the middle of a kept game, on the seat that is asked after that line."""
        await self.go_on(middle_of(game, line))
        await expect(self.choices().first).to_be_visible()

    async def go_on(self, record: Record) -> None:
        """Sit down at a table where a record was played, on all seats that are for people."""
        body = {"record": record.to_text(), "names": SITTERS[: len(record.seats)]}
        answer = await self.context.request.post(f"{self.url}/api/records", data=body)
        assert answer.status == 201, await answer.text()
        made = await answer.json()
        tokens = [held["token"] for held in made["seats"]]
        opened_by = ".".join(tokens) if tokens else f"watch/{made['watch']}"
        await self.open(f"/#/table/{made['table']}/{opened_by}")
        await expect(self.page).to_have_url(re.compile(f"{made['table']}$"))

    async def press(self, target: Locator) -> None:
        """Press something: a finger taps what a mouse clicks."""
        await (target.tap() if self.has_touch else target.click())

    async def play_on(self, act: Callable[["Visitor"], Awaitable[None]]) -> None:
        """Make moves, each by one call, until the game is over."""
        while await self.is_asked():
            moves = await self.moves()
            await act(self)
            await self.until_moves(moves + 1)

    async def is_asked(self) -> bool:
        """Wait until something can be chosen, or the game is over."""
        await self.choices().first.or_(self.over).first.wait_for()
        return not await self.over.is_visible()

    async def choose(self) -> None:
        """Wait until something can be chosen, and press it; from a menu take the first."""
        await self.choices().first.wait_for()  # which asks less of the page than `expect` does
        moves = await self.moves()
        async with asyncio.timeout(PATIENCE / 1000):
            while not await self._pressed(await self.uncovered()):
                pass
        await self.settle(moves)

    async def _pressed(self, target: Locator) -> bool:
        """Press something, and tell whether it could be: another move may cover what lay free."""
        try:
            await (target.tap(timeout=SOON) if self.has_touch else target.click(timeout=SOON))
        except Late:
            return False
        return True

    async def uncovered(self) -> Locator:
        """Return the first choice that nothing lies on, as a stone lies on its ship."""
        async with asyncio.timeout(PATIENCE / 1000):
            while not (numbers := await self._uncovered()):
                await asyncio.sleep(0.05)  # what is still on its way cannot be pressed
        return self.choices().nth(numbers[0])

    async def _uncovered(self) -> list[int]:
        numbers: list[int] = await self.choices().evaluate_all(UNCOVERED)
        return numbers

    async def settle(self, moves: int) -> None:
        """Answer menus and pick further places until there are more moves than before."""
        menu = self.page.get_by_role("dialog", name="Which one?").get_by_role("button")
        async with asyncio.timeout(PATIENCE / 1000):
            while await self.moves() <= moves:
                if await menu.count():
                    await self.press(menu.first)
                elif await self.reads_first().count():
                    await self.press(self.reads_first())
                elif await self.page.locator("[data-board] [data-picked]").count():
                    for number in (await self._uncovered())[:1]:
                        await self.press(self.choices().nth(number))
                await asyncio.sleep(0.05)

    def reads_first(self) -> Locator:
        """Return what a finger presses after the first tap, which only reads at a first game."""
        return self.page.locator("[data-tip] button.strong")

    def choices(self) -> Locator:
        """Return what can be chosen on the board."""
        return self.page.locator("[data-board] [data-legal]")

    async def moves(self) -> int:
        """Return the number of the latest move in the log."""
        found = self.page.locator("[aria-label='What happened'] li button")
        return int(await found.last.text_content() or 0) if await found.count() else 0

    async def until_moves(self, number: int) -> None:
        """Wait until the log tells of at least so many moves."""
        async with asyncio.timeout(PATIENCE / 1000):
            while await self.moves() < number:
                await asyncio.sleep(0.05)

    def button(self, name: str) -> Locator:
        """Return a button by its name."""
        return self.page.get_by_role("button", name=re.compile(name))

    def other(self, seat: int) -> Locator:
        """Return what chooses who else sits on a seat, where a table is set up."""
        return self.page.locator("dialog ol.seats > li").nth(seat - 2).locator("select")

    async def unfold(self) -> None:
        """Open “More choices” where a table is set up, and wait for its pictures."""
        await self.press(self.page.locator("dialog summary"))
        await self.page.wait_for_load_state("networkidle")

    async def axe(self) -> list[str]:
        """Return what axe finds wrong on the page."""
        await self.page.evaluate(AXE.read_text("utf-8"))
        found: dict[str, Any] = await self.page.evaluate("() => axe.run()")
        return [
            f"{rule['id']}: {node['html'][:120]} {node['failureSummary'][:300]}"
            for rule in found["violations"]
            for node in rule["nodes"]
        ]

    async def is_too_wide(self) -> bool:
        """Tell whether the page has to be scrolled sideways."""
        wide: bool = await self.page.evaluate(
            "() => document.documentElement.scrollWidth > document.documentElement.clientWidth"
        )
        return wide


class World:
    """A server, and browsers that come to it."""

    def __init__(self, served: Served, browser: Browser) -> None:
        self.served = served
        self._browser = browser
        self.visitors: list[Visitor] = []

    async def visitor(
        self, *, is_new: bool = False, speed: str = "instant", **options: Any
    ) -> Visitor:
        """Let somebody come with a fresh browser, who would like to see moves at a speed.

        Who is new is shown how a game is played.
        """
        context = await self._browser.new_context(**{"locale": "en-GB", **options})
        context.set_default_timeout(PATIENCE)
        await context.add_init_script(LIKING.format(speed=speed))
        if not is_new:
            await context.add_init_script(KNOWING)
        page = await context.new_page()
        has_touch = options.get("has_touch", False)
        self.visitors.append(Visitor(context, page, f"http://{self.served.host}", has_touch))
        return self.visitors[-1]


def chromium() -> str:
    """Return where the browser is; where there is none, say what to do."""
    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    if found is None:
        raise RuntimeError(NO_BROWSER)
    return found


@asynccontextmanager
async def open_world(store: Path, **settings: Any) -> AsyncIterator[World]:
    program = chromium()
    without_sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []  # Chromium asks root for it
    async with serving(store, **settings) as served, async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=program, args=without_sandbox)
        try:
            yield World(served, browser)
        finally:
            await browser.close()


def browse(store: Path, scenario: Callable[[World], Awaitable[None]], **settings: Any) -> None:
    """Run a scenario with browsers; whatever a page complained about fails it."""

    async def run() -> None:
        async with open_world(store / "tables.db", **settings) as world:
            await scenario(world)
            assert [visitor.complaints for visitor in world.visitors if visitor.complaints] == []

    asyncio.run(run())
