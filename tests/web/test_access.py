"""For everybody: by keys alone, on a phone, in the dark, and read aloud."""

from pathlib import Path
from typing import Literal

import pytest
from playwright.async_api import expect

from tests.web.browser import GAMES, World, browse
from tests.web.test_table import set_up


def test_a_game_is_played_by_keys_alone(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor()
        await ann.open()
        keys = ann.page.keyboard
        begin = ann.button("Play against bots.*Imhotep")
        await expect(begin).to_be_enabled()
        for _ in range(20):
            await keys.press("Tab")
            if await begin.evaluate("it => it === document.activeElement"):
                break
        await keys.press("Enter")
        await expect(ann.choices().first).to_be_visible()
        for _ in range(20):
            await keys.press("Tab")
            if await ann.page.evaluate("document.activeElement.hasAttribute('data-legal')"):
                break
        stops = ann.page.locator("[data-board] [data-legal][tabindex='0']")
        await expect(stops).to_have_count(1)
        moves = await ann.moves()
        await keys.press("ArrowDown")
        await keys.press("ArrowUp")
        await keys.press("Enter")
        await ann.until_moves(moves + 1)
        await expect(ann.page.locator("[data-board] [data-legal]:focus")).to_be_visible()
        moves = await ann.moves()
        await ann.button("^Hint$").press("Enter")
        await ann.button("^Do this$").press("Enter")
        await ann.until_moves(moves + 1)
        await expect(ann.page.locator("[data-board] [data-legal]:focus")).to_be_visible()
        await ann.page.locator("summary", has_text="Settings").press("Enter")
        await expect(ann.page.get_by_label("Language")).to_be_visible()
        await keys.press("Escape")
        await expect(ann.page.get_by_label("Language")).to_be_hidden()

    browse(tmp_path, scenario)


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_shows_all_without_scrolling_sideways(tmp_path: Path, game: str) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor(
            viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True
        )
        await ann.open()
        await expect(ann.page.locator("article")).to_have_count(3)
        assert not await ann.is_too_wide()
        await ann.play_bots(game)
        for _ in range(2):
            await expect(ann.choices().first).to_be_visible()
            assert not await ann.is_too_wide()
            moves = await ann.moves()
            await (await ann.uncovered()).tap()
            await ann.settle(moves)
        box = await ann.page.locator("[data-question]").bounding_box()
        assert box is not None
        assert -1 <= box["y"] < 740, "the question is always in sight"

    browse(tmp_path, scenario)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(tmp_path: Path, scheme: Literal["light", "dark"]) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor(color_scheme=scheme, reduced_motion="reduce")
        await ann.open("/#/nowhere")
        await expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
        assert await ann.axe() == []
        await set_up(ann, "Imhotep", "open")
        assert await ann.axe() == []
        await ann.button("Invite friends").click()
        await expect(ann.page.get_by_label("Link to watch", exact=True)).to_be_visible()
        assert await ann.axe() == []
        await ann.open()
        await expect(ann.page.locator("article")).to_have_count(3)
        await ann.page.get_by_text("Settings").click()
        assert await ann.axe() == []
        for game in GAMES:
            await ann.play_bots(game)
            await ann.choose()
            await expect(ann.choices().first).to_be_visible()
            await ann.page.get_by_text("Look back", exact=True).click()
            await ann.page.get_by_text("Chat", exact=True).click()
            await ann.page.get_by_text("More", exact=True).click()
            assert await ann.axe() == []

    browse(tmp_path, scenario)
