"""What is missing is as readable as what is there: in light and dark, and not by colour alone."""

from pathlib import Path
from typing import Final

import pytest
from playwright.async_api import Page, expect

from tools.live.browser import World, browse

ENOUGH: Final = 4.5  # to one, as WCAG asks for text

# How far the colours of two properties are apart, each of the first that a selector finds, as long
# as nothing around them is drawn half transparent.
CONTRAST: Final = """
([[fore, drawn], [back, ground]]) => {
  const pen = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const find = (selector) => document.querySelector(`[data-board] ${selector}`);
  const light = (selector, property) => {
    pen.fillStyle = getComputedStyle(find(selector))[property];
    pen.fillRect(0, 0, 1, 1);
    const [red, green, blue] = [...pen.getImageData(0, 0, 1, 1).data].map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  for (let part = find(fore); part; part = part.parentElement)
    if (getComputedStyle(part).opacity !== "1") return 0;
  const lights = [light(fore, drawn), light(back, ground)];
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
}
"""

# By game: a line of the kept game, what is missing there, and what it lies on.
MISSING: Final = {
    "builders": (88, (".lack", "stroke"), (".strip:not(.payable)", "fill")),
    "biotopia": (4, (".state:not(.ready)", "color"), (".state:not(.ready)", "backgroundColor")),
    "imhotep": (
        2,
        (".caption:not(.ready) span", "color"),
        (".caption:not(.ready) span", "backgroundColor"),
    ),
}


async def contrast(page: Page, *colours: tuple[str, str]) -> float:
    """Return the contrast of two colours; 0 if something is half transparent."""
    found: float = await page.evaluate(CONTRAST, list(colours))
    return found


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", MISSING)
def test_what_is_missing_can_be_read(tmp_path: Path, game: str, theme: str) -> None:
    line, fore, back = MISSING[game]

    async def scenario(world: World) -> None:
        ann = await world.visitor(color_scheme=theme, reduced_motion="reduce")
        await ann.resume(game, line)
        await expect(ann.page.locator(f"[data-board] {fore[0]}").first).to_be_attached()
        assert await contrast(ann.page, fore, back) >= ENOUGH

    browse(tmp_path, scenario)


def test_a_missing_block_is_drawn_as_a_paid_one_and_underlined(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor(reduced_motion="reduce")
        await ann.resume("builders", MISSING["builders"][0])
        blocks = ann.page.locator("[data-board] .tile g:has(> .lack) > use")
        assert await blocks.count() > 0
        drawn = await blocks.evaluate_all("all => all.map((it) => getComputedStyle(it).opacity)")
        assert set(drawn) == {"1"}

    browse(tmp_path, scenario)
