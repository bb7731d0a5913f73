"""How quick the page is on this machine: its first paint, and a move from the click to the answer.

Run as `python -m tools.trials.page`, while nothing else keeps the machine busy.
"""

import asyncio
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Final

from playwright.async_api import expect

from tests.web.browser import GAMES, Visitor, World, open_world

PAINTS: Final = 10
MOVES: Final = 20

PAINTED: Final = """
() => new Promise((painted) => {
  new PerformanceObserver((seen) => {
    const [paint] = seen.getEntriesByName("first-contentful-paint");
    if (paint) painted(paint.startTime);
  }).observe({ type: "paint", buffered: true });
})
"""
# From the click on the board until the log has grown, and what has changed is drawn.
ANSWERED: Final = """
() => new Promise((answered) => {
  let began = 0;
  const log = document.querySelector("[aria-label='What happened']");
  document.addEventListener("click", (click) => (began = click.timeStamp), { capture: true });
  new MutationObserver((_, watching) => {
    watching.disconnect();
    requestAnimationFrame(() => setTimeout(() => answered(performance.now() - began)));
  }).observe(log, { childList: true, subtree: true });
})
"""


async def first_paint(visitor: Visitor) -> float:
    """Load the lobby afresh, and return the ms until it was painted first."""
    await visitor.page.reload()
    await expect(visitor.page.locator("article").first).to_be_visible()
    painted: float = await visitor.page.evaluate(PAINTED)
    return painted


async def answer(visitor: Visitor) -> float:
    """Choose something, and return the ms until the answer was drawn."""
    await expect(visitor.choices().first).to_be_visible()
    place = await visitor.uncovered()
    moves = await visitor.moves()
    await visitor.page.evaluate(f"void (window.answered = ({ANSWERED})())")
    await place.click()
    await visitor.settle(moves)
    taken: float = await visitor.page.evaluate("window.answered")
    return taken


async def measure(world: World) -> None:
    """Measure the lobby and a table of each game, and print the middle and the worst."""
    visitor = await world.visitor(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
    await visitor.open()
    _print("first paint", [await first_paint(visitor) for _ in range(PAINTS)])
    for game in GAMES:
        await visitor.play_bots(game)
        _print(f"a move in {game}", [await answer(visitor) for _ in range(MOVES)])


def _print(what: str, taken: list[float]) -> None:
    print(f"{what}: {median(taken):.0f} ms in the middle, {max(taken):.0f} ms at worst")


async def main() -> None:
    """Serve, and measure."""
    with TemporaryDirectory() as folder:
        async with open_world(Path(folder) / "tables.db") as world:
            await measure(world)


if __name__ == "__main__":
    asyncio.run(main())
