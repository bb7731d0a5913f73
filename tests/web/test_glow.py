"""What glows reacts over its whole area, also while only half of an action is picked."""

from pathlib import Path
from typing import Any, Final

import pytest

from tests.web.test_biotopia_board import PHONE
from tools.live.browser import GAMES, Visitor, World, browse

ENOUGH: Final = 0.95  # of the points of what one sees glowing
DEVICES: Final[dict[str, dict[str, Any]]] = {
    "desktop": {"viewport": {"width": 1280, "height": 900}},
    "phone": PHONE,
}
LINES: Final = {
    "imhotep": (3, 20, 46, 60, 90, 110),
    "builders": (4, 20, 40, 70, 100),
    "biotopia": (2, 12, 30, 50, 66),
}

ASKS_ALWAYS: Final = """localStorage.setItem("boardwright-likes", '{"asks": "always"}')"""

# Pick a place wherever it lies, and have the focus there, so that Escape takes the pick back.
PICK: Final = """
(place) => {
  place.focus({ preventScroll: true });
  place.dispatchEvent(new MouseEvent("click"));
}
"""

# Sample what glows: a box, or the shapes of a drawing that have the colour of the glow. A point
# says nothing of it where another glowing place is seen, another piece of the same drawing (the
# block before a block), or what is no part of the board, such as the menu.
MEASURE: Final = """
() => {
  const GRID = 9, SEEN = 12;
  const probe = document.createElement("i");
  probe.style.color = "var(--glow)";
  document.body.append(probe);
  const glow = getComputedStyle(probe).color;
  probe.remove();
  const board = document.querySelector("[data-board]");
  const isIn = (shapes, x, y) => shapes.some((shape) => {
    const point = new DOMPoint(x, y).matrixTransform(shape.getScreenCTM().inverse());
    return shape.isPointInFill(point);
  });
  return [...board.querySelectorAll("[data-place][data-legal]")].flatMap((place) => {
    place.scrollIntoView({ block: "center", inline: "center" });
    const shapes = [...place.querySelectorAll("*")].filter((shape) => {
      if (!(shape instanceof SVGGeometryElement) || place instanceof HTMLElement) return false;
      const { stroke, fill } = getComputedStyle(shape);
      return [stroke, fill].includes(glow);
    });
    if (place instanceof SVGElement && !shapes.length) return [];
    const box = place.getBoundingClientRect();
    let seen = 0, led = 0, hidden = 0;
    const missed = [];
    for (let row = 0; row < GRID; row += 1)
      for (let column = 0; column < GRID; column += 1) {
        const x = box.left + (box.width * (column + 0.5)) / GRID;
        const y = box.top + (box.height * (row + 0.5)) / GRID;
        if (shapes.length && !isIn(shapes, x, y)) continue;
        const hit = document.elementFromPoint(x, y);
        if (!hit || !board.contains(hit)) {
          hidden += 1;
          continue;
        }
        const at = { bubbles: true, clientX: x, clientY: y };
        hit.dispatchEvent(new PointerEvent("pointerover", at));
        const answers = board.dataset.answers ?? "";
        const other = hit.closest(shapes.length ? "[data-place]" : "[data-legal]");
        if (other && other !== place) {
          hidden += 1;
          continue;
        }
        seen += 1;
        if (answers === place.dataset.place) led += 1;
        else missed.push(`${answers || "nothing"} by ${hit.outerHTML.slice(0, 90)}`);
      }
    if (!seen && hidden) return [];
    return [{ place: place.dataset.place, seen, led, missed: [...new Set(missed)].slice(0, 3) }];
  });
}
"""


async def measure(visitor: Visitor, when: str) -> list[str]:
    """Return what glows and does not react."""
    found: list[dict[str, Any]] = await visitor.page.evaluate(MEASURE)
    assert found, when
    return [
        f"{when}: {at['place']} reacts at {at['led']} of {at['seen']} points: {at['missed']}"
        for at in found
        if at["led"] < ENOUGH * at["seen"] or not at["seen"]
    ]


async def beginnings(visitor: Visitor) -> list[str]:
    """Return a place of each kind that can be picked first."""
    places = [await at.get_attribute("data-place") for at in await visitor.choices().all()]
    return list({place.partition(":")[0]: place for place in places if place}.values())


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("game", GAMES)
def test_what_glows_reacts_over_its_whole_area(tmp_path: Path, game: str, device: str) -> None:
    async def scenario(world: World) -> None:
        found: list[str] = []
        for line in LINES[game]:
            ann = await world.visitor(**DEVICES[device], reduced_motion="reduce")
            await ann.context.add_init_script(ASKS_ALWAYS)
            await ann.resume(game, line)
            await ann.page.wait_for_timeout(300)
            found += await measure(ann, f"{game} {line}")
            for place in await beginnings(ann):
                at = ann.page.locator(f'[data-board] [data-legal][data-place="{place}"]').first
                await at.evaluate(PICK)
                if await ann.page.locator("[data-picked]").count():
                    await ann.page.wait_for_timeout(100)
                    found += await measure(ann, f"{game} {line} with {place}")
                await ann.page.keyboard.press("Escape")
            await ann.context.close()
        assert not found, "\n".join(found)

    browse(tmp_path, scenario)
