"""A random walk over all that can happen at a table, in real pages and with a real server.

Run as `python -m tools.trials.walk --steps 3000 --seed 1 --game imhotep`. After each step every
page agrees with the server, none has complained, and now and then one is loaded anew and shows the
same. What went wrong is left in a folder: the sequence, the consoles, and a picture of each page;
with `--replay` the same people do the same once more, as far as chance and the bots let them.
"""

import argparse
import asyncio
import os
import shutil
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from itertools import count
from pathlib import Path
from random import Random
from typing import Final

from playwright.async_api import Error as PlaywrightError
from playwright.async_api import TimeoutError as Late
from playwright.async_api import async_playwright

from tools.live.browser import GAMES, chromium
from tools.trials.servers import end_in_order
from tools.trials.walk_event import Event
from tools.trials.walk_events import EVENTS, FIND_LINE
from tools.trials.walk_people import Tab
from tools.trials.walk_playing import LEFT
from tools.trials.walk_setups import SETUPS
from tools.trials.walk_world import HOST, Broken, World

LIFE: Final = 36  # steps at one table
ANEW: Final = 5  # steps after which a page is compared with what it shows when it is loaded
PROGRESS: Final = 100  # steps between two lines that say how far it is
FEW: Final = 3  # languages of a short walk
LONG: Final = 1000  # steps from which on a walk has time for all of them
NEW_TABLE: Final = "new table"
CALM: Final = 10.0  # seconds in which a page has drawn all that follows from a position
LOOKS: Final = 20  # and how often it is looked at all the same


class Walk:
    """Steps through a world, each drawn by chance from all that is possible."""

    def __init__(self, world: World, seed: int, folder: Path, replayed: list[str]) -> None:
        self.world = world
        self.seed = seed
        self.folder = folder
        self.sequence: list[str] = []
        self.happened: Counter[str] = Counter()
        self.missed = 0  # what was no longer possible when it was tried
        self.reloads = 0
        self._replayed = replayed
        self._setups = list(SETUPS)
        Random(seed).shuffle(self._setups)

    def speak_few(self) -> None:
        """Read the pages in few languages: to learn one takes a second."""
        self.world.languages = Random(self.seed).sample(self.world.languages, FEW)

    async def go(self, steps: int, *, say: bool) -> None:
        """Walk so many steps."""
        if steps < LONG:
            self.speak_few()
        began = time.monotonic()
        for step in range(1, steps + 1):
            await self._step(step)
            if say and (step % PROGRESS == 0 or step == steps):
                print(f"{step} steps in {time.monotonic() - began:.0f} s", flush=True)

    async def _step(self, step: int) -> None:
        random = Random(f"{self.seed}/{step}")
        self.world.age += 1
        drawn = self._draw(step, random)
        if drawn is None:
            await self._new_table(step, random)
            await self.world.agree()
        else:
            await self._happen(step, *drawn, random)
        if step % ANEW == 0:
            await self._look_anew(random)

    def _draw(self, step: int, random: Random) -> tuple[Event, Tab] | None:
        """Draw an event and whose it is, or a new table when it is time for one."""
        if self._replayed:
            wanted = self._replayed[step - 1]
            found = [
                (event, tab)
                for event, tab in self._possible()
                if wanted.startswith(f"{event.name} @{tab.name}:")
            ]
            return found[0] if found else None
        if step == 1 or self.world.age > LIFE:
            return None
        possible = self._possible()
        by_name = {event.name: event for event, _ in possible}
        weights = [event.weight for event in by_name.values()]
        name = random.choices(list(by_name), weights)[0]
        return random.choice([(event, tab) for event, tab in possible if event.name == name])

    def _possible(self) -> list[tuple[Event, Tab]]:
        return [
            (event, tab)
            for tab in self.world.tabs
            for event in ([FIND_LINE] if tab.person.line.is_cut else EVENTS)
            if event.is_possible(self.world, tab)
        ]

    async def _new_table(self, step: int, random: Random) -> None:
        """Make another table, of each kind in turn; who looks elsewhere goes on doing so."""
        for person in self.world.people:
            await person.find_line()
            for tab in person.tabs[1:]:
                await person.close_tab(tab)
        kind = self._setups[self.happened[NEW_TABLE] % len(self._setups)]
        self._note(NEW_TABLE, HOST)
        self._tell(f"{kind}, {await SETUPS[kind](self.world, random)}")
        self.world.age = 0

    async def _happen(self, step: int, event: Event, tab: Tab, random: Random) -> None:
        """Let an event happen; what is no longer possible when it is tried does not count."""
        before = _n(tab)
        self._note(event.name, tab.name)
        try:
            said = await event.happen(self.world, tab, random)
        except Late:
            await self.world.agree(refusable=event.is_refusable)
            if event.is_possible(self.world, tab) and _n(tab) == before:
                raise
            self.missed += 1
            said = "too late"
        self._tell(said)
        await self.world.agree(refusable=event.is_refusable)
        if event.name == "choose" and said != "too late" and LEFT not in said:
            is_past = tab.shown is not None and tab.shown.looked >= 0  # it came in between
            if _n(tab) <= before and not is_past:
                raise Broken(f"{tab.name} has chosen {said}, and nothing happened")

    def _note(self, event: str, who: str) -> None:
        self.happened[event] += 1
        self.sequence.append(f"{event} @{who}:")

    def _tell(self, said: str) -> None:
        self.sequence[-1] += f" {said}"
        self._write()

    def _write(self) -> None:
        (self.folder / "sequence.txt").write_text("\n".join(self.sequence) + "\n", "utf-8")

    async def _look_anew(self, random: Random) -> None:
        """Load what a page shows once more beside it: a reload would show the same."""
        tabs = [
            tab
            for tab in self.world.tabs
            if not tab.person.line.is_cut and tab.shown is not None and tab.shown.is_there
        ]
        if not tabs:
            return
        tab = random.choice(tabs)
        self.sequence[-1] += f"; {tab.name} looks anew"
        anew = await tab.person.new_tab()
        await anew.page.goto(tab.page.url)
        self.reloads += 1
        until = time.monotonic() + CALM
        for look in count(1):  # to agree may take longer than to draw, so time alone does not tell
            await self.world.agree()
            different = _differences(tab, anew)
            if not different:
                break
            if look > LOOKS and time.monotonic() > until:
                raise Broken(f"{tab.name} shows another board when it is loaded: {different}")
            await asyncio.sleep(0.05)
        await tab.person.close_tab(anew)

    async def leave_evidence(self, why: BaseException) -> None:
        """Leave all that helps to find out what went wrong."""
        folder = self.folder
        (folder / "why.txt").write_text(f"{type(why).__name__}: {why}\n", "utf-8")
        self._write()
        for tab in self.world.tabs:
            (folder / f"{tab.name}.console.txt").write_text("\n".join(tab.console), "utf-8")
            with suppress(PlaywrightError):
                await tab.page.screenshot(path=folder / f"{tab.name}.png", timeout=5000)
                (folder / f"{tab.name}.html").write_text(await tab.page.content(), "utf-8")

    def report(self, seconds: float) -> str:
        """Say what was walked."""
        kinds = ", ".join(f"{name} {number}" for name, number in self.happened.most_common())
        return (
            f"{self.world.game}, seed {self.seed}: {self.happened.total()} steps in"
            f" {seconds:.0f} s, {self.reloads} pages loaded anew, {self.world.compared} compared,"
            f" {self.missed} too late. {kinds}"
        )


def _n(tab: Tab) -> int:
    """Return the number of the position that a tab last agreed on."""
    if tab.truth is None or tab.truth.told.standing is None:
        return 0
    return tab.truth.told.standing.n


def _differences(tab: Tab, anew: Tab) -> list[tuple[str, str, str]]:
    """Return places of a board that a page shows otherwise than one that was just loaded.

    Whoever looks back, or passes a device on, does so on one page only.
    """
    shown, again = tab.shown, anew.shown
    assert shown is not None
    assert again is not None
    if _n(tab) != _n(anew) or shown.looked >= 0 or shown.curtain or again.curtain:
        return []
    if shown.language != again.language or shown.is_pending:
        return []
    sheets = {*shown.sheet, *again.sheet}  # which people open and close
    different = {*shown.board} ^ {*again.board}
    return sorted(place for place in different if place[0] not in sheets)[:6]


@asynccontextmanager
async def open_world(game: str, folder: Path) -> AsyncIterator[World]:
    """Open a server and browsers."""
    without_sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []  # Chromium asks root for it
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium(), args=without_sandbox)
        world = World(game, folder, browser)
        try:
            await world.open()
            yield world
        finally:
            await world.close()
            await browser.close()


async def walk(
    game: str,
    steps: int,
    seed: int,
    folder: Path,
    replayed: list[str] | None = None,
    *,
    say: bool = False,
) -> Walk:
    """Walk, and leave in the folder what went wrong, if anything did."""
    async with open_world(game, folder) as world:
        walked = Walk(world, seed, folder, replayed or [])
        try:
            await walked.go(steps, say=say)
        except BaseException as error:
            await walked.leave_evidence(error)
            latest = "\n".join(walked.sequence[-12:])
            raise Broken(
                f"{game}, seed {seed}, step {len(walked.sequence)} ({folder}):\n{latest}\n{error}"
            ) from error
        return walked


def main() -> int:
    """Walk as it is asked for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--steps", type=int, default=150, help="(150)")
    parser.add_argument("--seed", type=int, default=1, help="what decides the steps (1)")
    parser.add_argument("--game", choices=list(GAMES), help="only this game")
    parser.add_argument("--replay", type=Path, help="a sequence.txt to go through once more")
    given = parser.parse_args()
    end_in_order()
    replayed = given.replay.read_text("utf-8").splitlines() if given.replay else []
    steps = len(replayed) or given.steps
    for game in [given.game] if given.game else list(GAMES):
        folder = Path(tempfile.mkdtemp(prefix=f"bw-walk-{game}-"))
        began = time.monotonic()
        try:
            walked = asyncio.run(walk(game, steps, given.seed, folder, replayed, say=True))
        except Broken as error:
            print(error, file=sys.stderr)
            return 1
        print(walked.report(time.monotonic() - began), flush=True)
        shutil.rmtree(folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
