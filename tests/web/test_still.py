"""Choosing shifts nothing: everything on the page stays where it is until the move is made."""

from pathlib import Path
from typing import Any, Final

import pytest

from tests.web.test_glow import ASKS_ALWAYS, DEVICES, LINES, PICK, beginnings
from tools.live.browser import GAMES, Visitor, World, browse

MOST: Final = 1.0  # px that anything may move
PAUSE: Final = 120  # ms, in which the page has drawn what follows

# Where everything lies, apart from how far the page is scrolled. The element that was picked may
# rise; what lies in it goes with it.
BOXES: Final = """
() => {
  const board = document.querySelector("[data-board]");
  const scrolled = document.querySelector(".play");
  const from = scrolled.getBoundingClientRect();
  const [left, top] = [from.left - scrolled.scrollLeft, from.top - scrolled.scrollTop];
  const parts = [...document.querySelectorAll(
    "[data-board], [data-board] :is([data-place], button, section, ul), .side > *, [data-question],"
    + " [data-question] *",
  )].filter((part) => !part.closest(".notes, [data-confirm]") && part.checkVisibility());
  return parts.map((part, index) => {
    const isLifted = part.closest("[data-picked]") || part.querySelector("[data-picked]");
    const box = part.getBoundingClientRect();
    const isInside = scrolled.contains(part);
    const name = part.dataset.place ?? `${part.tagName} ${part.className}`;
    const sideways = part.closest(".cards, ul")?.scrollLeft ?? 0;
    const [x, y] = isInside ? [left - sideways, top] : [0, -scrollY];
    return [`${index} ${name}`, isLifted && part.dataset.place
      ? null : [box.left - x, box.top - y, box.width, box.height]];
  });
}
"""
Boxes = dict[str, list[float] | None]


async def boxes(visitor: Visitor) -> Boxes:
    """Return where the parts of the page lie."""
    await visitor.page.wait_for_timeout(PAUSE)
    return dict(await visitor.page.evaluate(BOXES))


def shifted(before: Boxes, after: Boxes) -> list[str]:
    """Return what has moved, or has come or gone."""
    found = [f"{name} came or went" for name in before.keys() ^ after.keys()]
    for name in before.keys() & after.keys():
        one, other = before[name], after[name]
        if one and other and max(abs(a - b) for a, b in zip(one, other)) > MOST:
            found.append(f"{name}: {one} → {other}")
    return found[:4]


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("game", GAMES)
def test_choosing_shifts_nothing(tmp_path: Path, game: str, device: str) -> None:
    async def scenario(world: World) -> None:
        found: list[Any] = []
        for line in LINES[game]:
            ann = await world.visitor(**DEVICES[device], reduced_motion="reduce")
            await ann.context.add_init_script(ASKS_ALWAYS)
            await ann.resume(game, line)
            await ann.page.wait_for_timeout(500)
            for place in await beginnings(ann):
                before = await boxes(ann)
                at = ann.page.locator(f'[data-board] [data-legal][data-place="{place}"]').first
                await at.evaluate(PICK)
                found += [(line, place, shift) for shift in shifted(before, await boxes(ann))]
                await ann.page.keyboard.press("Escape")
                found += [
                    (line, place, "back", shift) for shift in shifted(before, await boxes(ann))
                ]
            await ann.context.close()
        assert found == []

    browse(tmp_path, scenario)
