"""How quick the page is on this machine: its first paint, an own move, and what flies.

Run as `python -m tools.trials.page`, while nothing else keeps the machine busy. The first paint of
the lobby is to take less than a second, the answer to a click is to be drawn within 100 ms, and
while the moves of others are shown, most frames are to come 60 a second.
"""

import argparse
import asyncio
import json
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from playwright.async_api import expect

from tools.live.browser import GAMES, Visitor, World, open_world

PAINTS: Final = 10
MOVES: Final = 20
PAINT_LIMIT: Final = 1000  # ms within which the lobby is to be painted first
MOVE_LIMIT: Final = 100  # ms within which the answer to a click is to be drawn
FRAME_LIMIT: Final = 17  # ms from one frame to the next while something flies

PAINTED: Final = """
() => new Promise((painted) => {
  new PerformanceObserver((seen) => {
    const [paint] = seen.getEntriesByName("first-contentful-paint");
    if (paint) painted(paint.startTime);
  }).observe({ type: "paint", buffered: true });
})
"""
# From the click on the board until the move that it makes is drawn there.
ANSWERED: Final = """
() => new Promise((answered) => {
  let began = 0;
  const board = document.querySelector("[data-drawn]");
  const note = (click) => (began = click.timeStamp);
  document.addEventListener("click", note, { capture: true });
  new MutationObserver((_, watching) => {
    watching.disconnect();
    document.removeEventListener("click", note, { capture: true });
    requestAnimationFrame(() => setTimeout(() => answered(performance.now() - began)));
  }).observe(board, { attributeFilter: ["data-drawn"] });
})
"""
# Keeps the ms from frame to frame while the move of another one is shown.
FRAMES: Final = """
() => {
  window.frames_taken = [];
  let before = 0;
  const follow = (now) => {
    const isShown = document.querySelector("[data-announced]") !== null;
    if (isShown && before) window.frames_taken.push(now - before);
    before = isShown ? now : 0;
    requestAnimationFrame(follow);
  };
  requestAnimationFrame(follow);
}
"""


class Measured(NamedTuple):
    """How long something took, several times; all in ms."""

    what: str
    middle: float
    worst: float
    limit: int
    times: int
    within: int  # how often it took no longer than the limit

    @classmethod
    def of(cls, what: str, taken: list[float], limit: int) -> "Measured":
        """Sum up what was measured."""
        within = sum(time <= limit for time in taken)
        return cls(what, round(median(taken), 1), round(max(taken), 1), limit, len(taken), within)

    def sentence(self) -> str:
        """Say it."""
        return (
            f"{self.what}: {self.middle:.1f} ms in the middle, {self.worst:.0f} ms at worst,"
            f" {self.within} of {self.times} within {self.limit} ms"
        )


async def first_paint(visitor: Visitor) -> float:
    """Load the lobby afresh, and return the ms until it was painted first."""
    await visitor.page.reload()
    await expect(visitor.page.locator("article").first).to_be_visible()
    painted: float = await visitor.page.evaluate(PAINTED)
    return painted


async def answer(visitor: Visitor) -> float:
    """Choose something, and return the ms until the answer was drawn."""
    await visitor.choices().first.wait_for()
    place = await visitor.uncovered()
    moves = await visitor.moves()
    await visitor.page.evaluate(f"void (window.answered = ({ANSWERED})())")
    await place.click()
    await visitor.settle(moves)
    taken: float = await visitor.page.evaluate("window.answered")
    return taken


async def measure(world: World) -> list[Measured]:
    """Measure the lobby and a table of each game against bots."""
    visitor = await world.visitor(viewport={"width": 1280, "height": 800}, speed="calm")
    await visitor.open()
    paints = [await first_paint(visitor) for _ in range(PAINTS)]
    found = [Measured.of("first paint", paints, PAINT_LIMIT)]
    for game in GAMES:
        await visitor.play_bots(game)
        await visitor.choices().first.wait_for()
        await visitor.page.evaluate(FRAMES)
        moves = [await answer(visitor) for _ in range(MOVES)]
        found.append(Measured.of(f"a move in {game}", moves, MOVE_LIMIT))
        frames: list[float] = await visitor.page.evaluate("window.frames_taken")
        found.append(Measured.of(f"a frame in {game}", frames, FRAME_LIMIT))
    return found


async def main() -> None:
    """Serve, measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--json", action="store_true", help="print JSON instead of sentences")
    given = parser.parse_args()
    with TemporaryDirectory() as folder:
        async with open_world(Path(folder) / "tables.db") as world:
            found = await measure(world)
    if given.json:
        print(json.dumps([measured._asdict() for measured in found], indent=2))
    else:
        print("\n".join(measured.sentence() for measured in found))


if __name__ == "__main__":
    asyncio.run(main())
