"""Comparing pictures: what is drawn a little differently passes, what looks different does not."""

from pathlib import Path

import pytest
from playwright.async_api import Page

from tests.web import pictures
from tests.web.pictures import looks_as_kept
from tools.live.browser import World, browse

PAGE = "<body style='font: 20px sans-serif; background: %s'><p style='padding-left: %dpx'>%s</p>"


async def _draw(page: Page, colour: str, left: int, words: str) -> None:
    await page.set_content(PAGE % (colour, left, words * 20))


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(pictures.RENEW, raising=False)
    monkeypatch.setattr(pictures, "KEPT", tmp_path / "kept")
    monkeypatch.setattr(pictures, "BUILD", tmp_path / "build")


async def keep(page: Page, name: str) -> None:
    """Keep a picture of a page as it looks now."""
    with pytest.MonkeyPatch.context() as renewing:
        renewing.setenv(pictures.RENEW, "1")
        await looks_as_kept(page, name)


def test_a_picture_is_compared_with_the_kept_one(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        page = (await world.visitor(viewport={"width": 400, "height": 300})).page
        await _draw(page, "beige", 100, "stone ")
        with pytest.raises(AssertionError, match="No picture"):
            await looks_as_kept(page, "drawn")
        await keep(page, "drawn")
        await looks_as_kept(page, "drawn")
        await _draw(page, "#f5f5d8", 100, "stone ")
        await looks_as_kept(page, "drawn")
        for colour, left, words in (
            ("tan", 100, "stone "),
            ("beige", 40, "stone "),
            ("beige", 100, "ship "),
        ):
            await _draw(page, colour, left, words)
            with pytest.raises(AssertionError, match="does not look as in"):
                await looks_as_kept(page, "drawn")
        assert (tmp_path / "build/drawn-apart.png").exists()
        await page.set_viewport_size({"width": 300, "height": 300})
        with pytest.raises(AssertionError, match="400x300, now 300x300"):
            await looks_as_kept(page, "drawn")

    browse(tmp_path, scenario)


def test_a_ship_that_has_vanished_is_noticed(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
        await ann.resume("imhotep", 79)
        await ann.page.wait_for_load_state("networkidle")
        await keep(ann.page, "board")
        await looks_as_kept(ann.page, "board")
        smallest = ann.page.locator("[data-board] [data-place='ship:3']")
        await smallest.evaluate("it => (it.style.visibility = 'hidden')")
        with pytest.raises(AssertionError, match="does not look as in"):
            await looks_as_kept(ann.page, "board")

    browse(tmp_path, scenario)
