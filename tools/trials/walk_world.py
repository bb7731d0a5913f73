"""The world of a walk: a server that can be restarted, people with browsers, and a table."""

import asyncio
import time
from pathlib import Path
from typing import Any, Final

import httpx
from playwright.async_api import Browser, ViewportSize
from playwright.async_api import Error as PlaywrightError
from websockets.exceptions import WebSocketException

from boardwright.texts import languages
from tools.live.browser import KNOWING, liking
from tools.trials.servers import ServerProcess
from tools.trials.walk_checks import Reader
from tools.trials.walk_people import Line, Person, Tab
from tools.trials.walk_shown import Shown
from tools.trials.walk_truth import Asker, Truth, asker_of, truth_for

HOST: Final = "Ann"
PEOPLE: Final = ("Ann", "Ben", "Cleo", "Eve")
PHONE: Final = "Cleo"
WATCHER: Final = "Eve"
LARGE: Final = ViewportSize(width=1280, height=800)
SMALL: Final = ViewportSize(width=390, height=800)
# Waiting is made short, so that what comes of it happens in a walk.
SHORT: Final = {
    "away": 2,
    "silent": 8,
    "grace": 1.0,
    "sweep": 0.1,
    "hint_seconds": 0.1,
    "bot_rescue": 1.0,
    "wish_pause": 0,
}
PATIENCE: Final = (
    30.0  # seconds in which a page must agree with the server; only a broken one is later
)
BETWEEN: Final = 0.05  # seconds between two looks
WRONG: Final = ("Traceback", '"level": "error"')  # in the log of the server


class Broken(Exception):
    """A page, or the server, is not as it has to be."""


class World:
    """Everything that events happen to."""

    def __init__(self, game: str, folder: Path, browser: Browser) -> None:
        self.game = game
        self.languages = languages()  # that pages are read in
        self.table = ""  # at which all of this happens
        self.links: dict[str, str] = {}  # by whom each person comes to it
        self.age = 0  # steps since it was made
        self.compared = 0  # pages with the server
        self.people: list[Person] = []
        self.troubled: set[str] = set()  # whose line was lost since they last agreed
        self._log = folder / "server.log"
        self._store = str(folder / "tables.db")
        self._browser = browser
        self._read_log = 0

    async def open(self) -> None:
        """Start the server, and let people come with their browsers."""
        self._start_server()
        for name in PEOPLE:
            line = Line()
            await line.open()
            line.server = self.server.port
            is_phone = name == PHONE
            context = await self._browser.new_context(
                locale="en-GB",
                viewport=SMALL if is_phone else LARGE,
                has_touch=is_phone,
                reduced_motion="reduce",
            )
            await context.add_init_script(KNOWING)
            await context.add_init_script(liking({"speed": "instant", "asks": "never"}))
            person = Person(name, context, line, is_phone)
            self.people.append(person)
            await person.new_tab()
        await asyncio.to_thread(self.server.wait_until_up)
        for tab in self.tabs:
            await tab.open("/")

    async def close(self) -> None:
        """End everything."""
        for person in self.people:
            person.line.close()
        await asyncio.to_thread(self.server.kill_all)

    @property
    def tabs(self) -> list[Tab]:
        """Return all tabs of all people."""
        return [tab for person in self.people for tab in person.tabs]

    def person(self, name: str) -> Person:
        """Return somebody by name."""
        return next(person for person in self.people if person.name == name)

    def _start_server(self) -> None:
        self.server = ServerProcess(self._store, self._log, **SHORT)

    async def restart(self, *, kill: bool) -> None:
        """End the server, in order or by `kill -9`, and start it again."""
        self.troubled |= set(PEOPLE)
        await asyncio.to_thread(self.server.kill_all if kill else self.server.stop)
        self._start_server()
        await asyncio.to_thread(self.server.wait_until_up)
        for person in self.people:
            person.line.server = self.server.port

    async def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        """Ask the server for something over HTTP."""
        async with httpx.AsyncClient(base_url=f"http://{self.server.host}", timeout=30.0) as http:
            answer = await http.post(path, json=body)
        if answer.status_code != 201:
            raise Broken(f"{path}: {answer.text}")
        made: dict[str, Any] = answer.json()
        return made

    # Looking at everything.

    async def agree(self, *, refusable: bool = False, patience: float = PATIENCE) -> None:
        """Wait until each page agrees with the server; nobody may have complained meanwhile."""
        waiting = [tab for tab in self.tabs if not tab.person.line.is_cut]
        until = time.monotonic() + patience
        while waiting:
            found = await self._differences(waiting)
            self._listen(refusable)
            waiting = [tab for tab in waiting if found[tab.name]]
            self.compared += sum(not differences for differences in found.values())
            if waiting and time.monotonic() > until:
                raise Broken(
                    "\n".join(f"{tab.name}: {text}" for tab in waiting for text in found[tab.name])
                )
            if waiting:
                await asyncio.sleep(BETWEEN)
        self.troubled = {person.name for person in self.people if person.line.is_cut}

    def _listen(self, refusable: bool) -> None:
        """Raise if a page or the server has complained."""
        found = [
            f"{tab.name} complains: {text}"
            for tab in self.tabs
            for text in tab.forgive(lost=tab.person.name in self.troubled, refused=refusable)
        ]
        with self._log.open("rb") as log:
            log.seek(self._read_log)
            written = log.read().decode(errors="replace")
            self._read_log = log.tell()
        if any(word in written for word in WRONG):
            found.append(f"the server notes: {written[-2000:]}")
        if self.server.process.poll() is not None:
            found.append("the server has ended")
        if found:
            raise Broken("\n".join(found))

    async def _differences(self, tabs: list[Tab]) -> dict[str, list[str]]:
        """Return for each tab in what it differs from what the server tells its tokens."""
        shown = await asyncio.gather(*(_read(tab) for tab in tabs))
        askers = {asker_of(it) for it in shown if it is not None and it.table}
        truths = dict(zip(askers, await asyncio.gather(*(self._truth(it) for it in askers))))
        return {tab.name: self._difference(tab, it, truths) for tab, it in zip(tabs, shown)}

    def _difference(
        self, tab: Tab, shown: Shown | None, truths: "dict[Asker, Truth | Broken | None]"
    ) -> list[str]:
        if shown is None:
            return ["cannot be read"]
        if not shown.table:
            return []
        truth = truths[asker_of(shown)]
        if isinstance(truth, Broken):
            return [str(truth)]
        tab.truth = truth
        if truth is None:
            return [] if shown.is_refused or not shown.tokens else ["shows what it may not see"]
        if not shown.is_there:
            return ["shows no table"]
        if tab.offers("web-retry"):
            return ["has no line"]
        return Reader(truth, shown.language).differences(shown)

    async def _truth(self, asker: Asker) -> Truth | Broken | None:
        try:
            return await truth_for(self.server.port, asker)
        except (OSError, WebSocketException, TimeoutError) as error:
            return Broken(f"the server does not answer: {error}")


async def _read(tab: Tab) -> Shown | None:
    try:
        return await tab.read()
    except PlaywrightError:
        return None  # it is just being loaded
