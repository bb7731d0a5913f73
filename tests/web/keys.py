"""Playing by keys alone: Tab, arrows and Enter, with a focus that is always seen."""

import asyncio
from typing import Final

from playwright.async_api import Locator, expect

from tools.live.browser import PATIENCE, Visitor

ARROWS: Final = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")
MOST_STOPS: Final = 40  # of the Tab key, on the way to anything

# What has the focus is framed, and its middle is in sight.
SEES_FOCUS: Final = """
() => {
  const it = document.activeElement;
  const { outlineStyle, outlineWidth } = getComputedStyle(it);
  const { x, y, width, height } = it.getBoundingClientRect();
  const [across, down] = [x + width / 2, y + height / 2];
  const isInSight = across >= 0 && across <= innerWidth && down >= 0 && down <= innerHeight;
  return it.matches(":focus-visible") && outlineStyle !== "none" && parseFloat(outlineWidth) > 1
    && isInSight;
}
"""


class Keys:
    """A keyboard, and nothing else to point with; wherever its focus goes, one sees it."""

    def __init__(self, visitor: Visitor) -> None:
        self._visitor = visitor
        self._page = visitor.page
        self.press = visitor.page.keyboard.press

    async def tab_to(self, target: Locator) -> None:
        """Go on by the Tab key until something has the focus."""
        await expect(target).to_be_visible()
        for _ in range(MOST_STOPS):
            if await target.evaluate("it => it === document.activeElement"):
                break
            await self.press("Tab")
        await expect(target).to_be_focused()
        await self.sees_focus()

    async def sees_focus(self) -> None:
        """Fail if nobody could see where the focus is."""
        focused = await self._page.evaluate("document.activeElement.outerHTML.slice(0, 200)")
        assert await self._page.evaluate(SEES_FOCUS), f"the focus is not seen: {focused}"

    async def choose_in(self, options: Locator, choice: str) -> None:
        """Choose from a list by its first letters."""
        await self.tab_to(options)
        await self._page.keyboard.type(choice)

    async def act(self, _: Visitor) -> None:
        """Make a move from where the focus has come to by itself: pick what lies beside it."""
        turn = await self._visitor.moves()
        menu = self._page.get_by_role("dialog", name="Which one?")
        picked = self._page.locator("[data-board] [data-picked]")
        await self._pick(turn)
        async with asyncio.timeout(PATIENCE / 1000):
            while await menu.is_visible() or await picked.count():
                if await menu.is_visible():
                    await expect(menu.locator(":focus")).to_be_visible()
                    await self.sees_focus()
                    await self.press("Enter")
                else:
                    await self._pick(turn := turn + 1)

    async def _pick(self, turn: int) -> None:
        """Go by an arrow key to a place that is not picked yet, and pick it."""
        focused = self._page.locator("[data-board] [data-legal]:focus")
        fresh = self._page.locator("[data-board] [data-legal]:focus:not([data-picked])")
        await expect(focused).to_be_visible()
        await self.sees_focus()
        await self.press(ARROWS[turn % len(ARROWS)])
        await self.sees_focus()
        if await fresh.count():
            await self.press("Enter")
