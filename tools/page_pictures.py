"""Takes docs/images/<page>-{desktop,phone,4k}.png: lobby, a lesson, boards in mid-game.

Run as `PYTHONPATH=src python -m tools.page_pictures`.
"""

import asyncio
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from playwright.async_api import expect

from tools.citations import TOP
from tools.live.browser import Visitor, World, open_world
from tools.small_png import smaller

IMAGES: Final = TOP / "docs/images"
MOMENTS: Final = {"imhotep": 60, "builders": 80, "biotopia": 40}  # lines of the kept games
DEVICES: Final[dict[str, dict[str, Any]]] = {
    "desktop": {"viewport": {"width": 1280, "height": 800}},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
    "4k": {"viewport": {"width": 3840, "height": 2160}},
}


async def take_all(world: World) -> None:
    """Take every picture on every device."""
    for device, options in DEVICES.items():
        visitor = await world.visitor(reduced_motion="reduce", **options)
        await visitor.open()
        await expect(visitor.page.locator("article")).to_have_count(len(MOMENTS))
        await _take(visitor, f"lobby-{device}")
        for game, line in MOMENTS.items():
            await visitor.resume(game, line)
            await visitor.page.wait_for_load_state("networkidle")
            await _take(visitor, f"{game}-{device}")
        if device != "4k":
            await _take_lesson(visitor, f"lesson-{device}")


async def _take_lesson(visitor: Visitor, name: str) -> None:
    """Take the second thought of Imhotep's first lesson: a ship is ready to sail."""
    await visitor.open()
    await visitor.button("Learn to play.*Imhotep").click()
    coach = visitor.page.locator("[data-coach]")
    await expect(coach).to_be_visible()
    first = await coach.locator(".said").inner_text()
    await visitor.page.locator('[data-place="slot:4.1"]').click()
    await expect(coach.locator(".said")).not_to_have_text(first)
    await visitor.page.wait_for_load_state("networkidle")
    await _take(visitor, name)


async def _take(visitor: Visitor, name: str) -> None:
    picture = await visitor.page.screenshot(animations="disabled", caret="hide")
    (IMAGES / f"{name}.png").write_bytes(await smaller(visitor.page, picture))


async def main() -> None:
    """Serve, and take the pictures."""
    with TemporaryDirectory() as folder:
        async with open_world(Path(folder) / "tables.db") as world:
            await take_all(world)


if __name__ == "__main__":
    asyncio.run(main())
