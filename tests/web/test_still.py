"""Choosing shifts nothing: everything on the page stays where it is until the move is made."""

from pathlib import Path
from typing import Final

import pytest

from tests.web.test_glow import ASKS_ALWAYS, DEVICES, LINES, PICK, beginnings
from tools.live.browser import GAMES, Visitor, World, browse

MOST: Final = 1.0  # px that anything may move
PAUSE: Final = 120  # ms, in which the page has drawn what follows

# Where everything lies that was there at first, apart from how far the page is scrolled; what is
# gone lies nowhere. What was picked may rise, with what lies on it, and what sticks to the edge
# stays there.
BOXES: Final = """
(isFirst) => {
  if (isFirst) window.parts = [...document.querySelectorAll(
    "[data-board], [data-board] :is([data-place], button, section, ul), .side > *, [data-question],"
    + " [data-question] :is(button, strong, span)",
  )].filter((part) => !part.closest(".notes, dialog") && part.checkVisibility());
  const scrolled = document.querySelector(".play");
  const from = scrolled.getBoundingClientRect();
  const [left, top] = [from.left - scrolled.scrollLeft, from.top - scrolled.scrollTop];
  return window.parts.map((part, index) => {
    const name = `${index} ${part.dataset.place ?? `${part.tagName} ${part.className}`}`;
    if (!part.isConnected) return [name, []];
    const isLifted = part.dataset.place && part.closest("[data-picked]");
    if (isLifted || part.closest(".notes")) return [name, null];
    const box = part.getBoundingClientRect();
    const sideways = part.parentElement.closest(".cards, ul")?.scrollLeft ?? 0;
    const isSticky = part.closest("[data-question], .hand") !== null;
    const [x, y] = scrolled.contains(part) ? [left - sideways, top] : [0, -scrollY];
    return [name, isSticky
      ? [box.left, 0, box.width, box.height] : [box.left - x, box.top - y, box.width, box.height]];
  });
}
"""
Boxes = dict[str, list[float] | None]


async def boxes(visitor: Visitor, *, is_first: bool = False) -> Boxes:
    """Return where the parts of the page lie that were there at first."""
    await visitor.page.wait_for_timeout(PAUSE)
    return dict(await visitor.page.evaluate(BOXES, is_first))


def shifted(before: Boxes, after: Boxes) -> list[str]:
    """Return what has moved, or is gone."""
    return [
        f"{name}: {one} → {other}"
        for name, one in before.items()
        if one
        and (other := after[name]) is not None
        and (not other or max(abs(a - b) for a, b in zip(one, other)) > MOST)
    ][:4]


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("game", GAMES)
def test_choosing_shifts_nothing(tmp_path: Path, game: str, device: str) -> None:
    async def scenario(world: World) -> None:
        found: list[str] = []
        for line in LINES[game]:
            ann = await world.visitor(**DEVICES[device], reduced_motion="reduce")
            await ann.context.add_init_script(ASKS_ALWAYS)
            await ann.resume(game, line)
            await ann.page.wait_for_timeout(500)
            for place in await beginnings(ann):
                at = ann.page.locator(f'[data-board] [data-legal][data-place="{place}"]').first
                await at.scroll_into_view_if_needed()
                before = await boxes(ann, is_first=True)
                await at.evaluate(PICK)
                found += [
                    f"{game} {line} with {place}: {shift}"
                    for shift in shifted(before, await boxes(ann))
                ]
                await ann.page.keyboard.press("Escape")
                found += [
                    f"{game} {line} after {place}: {shift}"
                    for shift in shifted(before, await boxes(ann))
                ]
            await ann.context.close()
        assert not found, "\n".join(found)

    browse(tmp_path, scenario)
