"""People with browsers of their own, each on a line to the server that can be cut."""

import asyncio
import re
from contextlib import suppress
from typing import Final

from playwright.async_api import BrowserContext, ConsoleMessage, Locator, Page

from boardwright.core.messages import Value
from tools.live.browser import UNCOVERED
from tools.trials.walk_shown import READ, Shown, shown_by
from tools.trials.walk_texts import words_in
from tools.trials.walk_truth import Truth

PATIENCE: Final = 10_000  # ms in which whatever is offered can be pressed
ESCAPES: Final = 3  # a tip, a choice begun, and the sheet itself
# What Chromium says by itself of a line that is cut, and of a request that is refused.
LOST: Final = re.compile(r"^WebSocket connection to |net::ERR_")
REFUSED: Final = re.compile(r"the server responded with a status of 4\d\d")


class Line:
    """A line from a browser to the server."""

    def __init__(self) -> None:
        self.port = 0
        self.server = 0  # the port of the server
        self.is_cut = False
        self._carried: set[asyncio.StreamWriter] = set()

    async def open(self) -> None:
        """Listen for a browser."""
        self._listening = await asyncio.start_server(self._carry, "127.0.0.1")
        self.port = self._listening.sockets[0].getsockname()[1]

    def drop(self) -> None:
        """Drop all connections; new ones can be made."""
        for writer in list(self._carried):
            writer.transport.abort()

    def close(self) -> None:
        """Carry nothing any more."""
        self._listening.close()
        self.drop()

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            if self.is_cut:
                raise ConnectionError("the line is cut")
            there = await asyncio.open_connection("127.0.0.1", self.server)
        except OSError:
            writer.transport.abort()
            return
        both = {writer, there[1]}
        self._carried |= both
        with suppress(asyncio.CancelledError):  # at the end of the trial
            await asyncio.gather(_pass_on(reader, there[1]), _pass_on(there[0], writer))
        self._carried -= both


async def _pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while got := await reader.read(65_536):
            writer.write(got)
            await writer.drain()
    writer.close()


class Person:
    """Somebody with a browser, in which one or more tabs are open."""

    def __init__(self, name: str, context: BrowserContext, line: Line, has_touch: bool) -> None:
        self.name = name
        self.context = context
        self.line = line
        self.has_touch = has_touch
        self.tabs: list[Tab] = []

    @property
    def origin(self) -> str:
        """Return where this browser finds the server."""
        return f"http://127.0.0.1:{self.line.port}"

    async def new_tab(self) -> "Tab":
        """Open one more tab."""
        page = await self.context.new_page()
        number = str(len(self.tabs) + 1) if self.tabs else ""
        self.tabs.append(Tab(self, page, self.name + number))
        return self.tabs[-1]

    async def close_tab(self, tab: "Tab") -> None:
        """Close a tab."""
        self.tabs.remove(tab)
        await tab.page.close()

    async def lose_line(self) -> None:
        """Go where there is no network."""
        await self.context.set_offline(True)
        self.line.is_cut = True
        self.line.drop()

    async def find_line(self) -> None:
        """Come back to where there is one."""
        self.line.is_cut = False
        await self.context.set_offline(False)


class Tab:
    """A page in a browser; what it complains about is kept."""

    def __init__(self, person: Person, page: Page, name: str) -> None:
        self.person = person
        self.page = page
        self.name = name
        self.console: list[str] = []
        self.complaints: list[str] = []
        self.shown: Shown | None = None  # when it was last looked at
        self.truth: Truth | None = None  # what the server told its tokens then
        page.on("pageerror", lambda error: self._complain(f"pageerror: {error}"))
        page.on("console", self._heard)

    def _heard(self, said: ConsoleMessage) -> None:
        self.console.append(f"{said.type}: {said.text}")
        if said.type == "error":
            self._complain(said.text)

    def _complain(self, text: str) -> None:
        self.console.append(text)
        self.complaints.append(text)

    def forgive(self, *, lost: bool, refused: bool) -> list[str]:
        """Return complaints that have no excuse, and forget all of them."""
        excuses = [pattern for pattern, holds in ((LOST, lost), (REFUSED, refused)) if holds]
        found = [text for text in self.complaints if not any(it.search(text) for it in excuses)]
        self.complaints = []
        return found

    async def read(self) -> Shown:
        """Look at the page."""
        self.shown = shown_by(await self.page.evaluate(READ))
        return self.shown

    async def open(self, path: str) -> None:
        """Go to an address of the server, or by a link, whoever it was copied by."""
        path = re.sub(r"^http://[^/]*", "", path)
        await self.page.goto(self.person.origin + path)

    # What somebody reads and presses.

    def words(self, id: str, **values: Value) -> str:
        """Return a text in the language that the page speaks."""
        language = self.shown.language if self.shown else ""
        return words_in(language or "en", id, **values)

    def offers(self, id: str, **values: Value) -> bool:
        """Tell whether there is a button with this text."""
        return self.shown is not None and self.words(id, **values) in self.shown.buttons

    def button(self, id: str, within: str = "body", **values: Value) -> Locator:
        """Return a button by its text, also one in something that is folded up."""
        return self.button_named(self.words(id, **values), within)

    def button_named(self, name: str, within: str = "body") -> Locator:
        """Return a button by its name."""
        place = self.page.locator(within)
        buttons = place.get_by_role("button", name=name, exact=True, include_hidden=True)
        links = place.get_by_role("link", name=name, exact=True)
        return buttons.or_(links).first

    async def press(self, target: Locator) -> None:
        """Press something, after closing what lies over it and opening what it is folded up in."""
        await self.close_sheet()
        if await target.locator("xpath=ancestor::*[contains(@class, 'side')]").count():
            await self.close_notes()
        await self.unfold(target)
        await self.touch(target)
        await self.page.keyboard.press("Escape")  # what unfolds over the page folds up again

    async def close_notes(self) -> None:
        """Close messages, hints and own wishes, which lie over something else."""
        for close in await self.button("web-dismiss", ".notes").all():
            await self.touch(close)

    async def close_sheet(self) -> None:
        """Close a sheet that lies over the whole page; the first Escape may close what is on it."""
        sheet = self.page.locator("[data-board] dialog[open]")
        for _ in range(ESCAPES):
            if await sheet.count():
                await self.page.keyboard.press("Escape")

    async def unfold(self, target: Locator) -> None:
        """Open what something is folded up in."""
        folded = target.locator("xpath=ancestor::details[not(@open)]/summary")
        while await folded.count():
            await self.touch(folded.first)

    async def touch(self, target: Locator) -> None:
        """Press something: a finger taps what a mouse clicks."""
        if self.person.has_touch:
            await target.tap(timeout=PATIENCE)
        else:
            await target.click(timeout=PATIENCE)

    async def uncovered(self) -> list[int]:
        """Return which of the choices on the board nothing lies on, as a stone on its ship."""
        found: list[int] = await self.choices().evaluate_all(UNCOVERED)
        return found

    async def choice(self, number: int) -> tuple[str, Locator]:
        """Return one of the choices on the board by its name, which no other one gets."""
        found = self.choices().nth(number)
        for attribute in ("data-place", "data-action"):
            name = await found.get_attribute(attribute, timeout=PATIENCE)
            if name:
                named = f'[data-board] [data-legal][{attribute}="{name}"]'
                return name, self.page.locator(named).first
        return "?", found

    def choices(self) -> Locator:
        """Return what can be chosen on the board."""
        return self.page.locator("[data-board] [data-legal]")

    def reads_first(self) -> Locator:
        """Return what a finger presses after the first tap, which only reads at a first game."""
        return self.page.locator("[data-tip] button.strong")

    def leading(self) -> Locator:
        """Return what opens a sheet with choices, if somebody has closed it."""
        return self.page.locator("[data-board] [data-leads]")
