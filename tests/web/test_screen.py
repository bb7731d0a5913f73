"""The big screen: whole and large at any size, with what everybody may see and no more."""

import json
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.async_api import WebSocket, expect

from boardwright.server.thinking import analyses
from tests.web.keys import Keys
from tests.web.test_film import sit
from tools.live.browser import GAMES, World, browse
from tools.live.kept_games import kept_game, middle_of

SIZES: Final = [(1920, 1080), (3840, 2160), (1280, 720)]
LEAST: Final = 1 / 55  # of the window's height, for letters that are read across a room

# What of the screen lies outside of the window, and how high the letters of names and scores are.
LOOK: Final = """
() => {
  const board = document.querySelector("[data-screen] [data-board]").getBoundingClientRect();
  const size = (one) => parseFloat(getComputedStyle(one).fontSize);
  const letters = [...document.querySelectorAll("aside .name, aside .total")].map(size);
  const { innerWidth, innerHeight } = window;
  const isWhole = board.left >= -1 && board.top >= -1
    && board.right <= innerWidth + 1 && board.bottom <= innerHeight + 1;
  return [isWhole, board.height / innerHeight, Math.min(...letters) / innerHeight];
}
"""
BAR: Final = "[data-screen] .bar"


@pytest.mark.parametrize("game", GAMES)
def test_the_board_is_whole_and_large_on_every_screen(tmp_path: Path, game: str) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor()
        await sit(ann, middle_of(game, 40))
        address = ann.page.url
        for width, height in SIZES:
            await ann.page.set_viewport_size({"width": width, "height": height})
            await ann.open(f"{address}/screen")
            await ann.page.reload()
            await expect(ann.page.locator("[data-screen] [data-place]").first).to_be_visible()
            await ann.page.wait_for_function(f"({LOOK})()[0]")
            _, share, letters = await ann.page.evaluate(LOOK)
            assert share > 0.75, (width, share)
            assert letters > LEAST, (width, letters)
            assert not await ann.is_too_wide()
        await expect(
            ann.page.get_by_text("’s turn").or_(ann.page.get_by_text("thinking"))
        ).to_be_visible()
        await expect(ann.choices()).to_have_count(0)
        assert await ann.axe() == []

    browse(tmp_path, scenario)


def test_it_follows_the_game_and_shows_no_hand(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor()
        made = await sit(ann, middle_of("biotopia", 40))
        assert await ann.page.locator("[data-place^='card:']").count() > 0
        screen = await ann.context.new_page()
        hellos: list[dict[str, Any]] = []

        def listen(socket: WebSocket) -> None:
            socket.on("framesent", lambda frame: hellos.append(json.loads(frame)))

        screen.on("websocket", listen)
        await screen.goto(f"{ann.page.url}/screen")
        log = screen.get_by_role("log")
        await expect(log).not_to_be_empty()
        assert await screen.locator("[data-place^='card:'], .hand").count() == 0
        assert [it["tokens"] for it in hellos if it["type"] == "hello"] == [[made["watch"]]]
        before = await log.inner_text()
        await ann.choose()
        await expect(log).not_to_have_text(before)

    browse(tmp_path, scenario)


def test_its_buttons_rest_unless_somebody_stirs(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor()
        await sit(ann, middle_of("imhotep", 20))
        await ann.open(f"{ann.page.url}/screen")
        await expect(ann.page.locator(BAR)).to_have_css("opacity", "0")
        await ann.page.mouse.move(300, 300)
        await expect(ann.page.locator(BAR)).to_have_css("opacity", "1")
        await expect(ann.page.locator(BAR)).to_have_css("opacity", "0")
        await Keys(ann).tab_to(ann.page.get_by_label("Chances of winning"))
        await ann.page.wait_for_timeout(4000)
        await expect(ann.page.locator(BAR)).to_have_css("opacity", "1")  # while the focus is in it
        await ann.page.keyboard.press("Space")
        await expect(ann.page.get_by_text("once the game is over")).to_be_visible()
        await ann.page.get_by_role("link", name="To the table").click()
        await expect(ann.choices().first).to_be_visible()

    browse(tmp_path, scenario)


def test_after_the_game_it_plays_the_moves_with_the_chances_of_each(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyses, "ITERATIONS", 4)
    monkeypatch.setattr(analyses, "PLAYOUTS", 2)
    monkeypatch.setattr(analyses, "WEIGHING", 1)

    async def scenario(world: World) -> None:
        eve = await world.visitor()
        body = {"record": kept_game("imhotep").to_text()}
        answer = await eve.context.request.post(f"{eve.url}/api/records", data=body)
        made = await answer.json()
        await eve.open(f"/#/table/{made['table']}/watch/{made['watch']}/screen")
        await expect(eve.page).to_have_url(f"{eve.url}/#/table/{made['table']}/screen")
        await eve.page.get_by_label("Chances of winning").focus()  # so that the buttons stay
        await eve.page.keyboard.press("Space")
        chances = eve.page.locator("aside .chance")
        await expect(chances).to_have_count(3)
        shares = [text.strip() for text in await chances.all_inner_texts()]
        await eve.button("Play the moves").click()
        await expect(eve.page.get_by_text("Move 2 of")).to_be_visible()
        await expect(eve.page.get_by_role("log")).not_to_be_empty()
        assert [text.strip() for text in await chances.all_inner_texts()] != shares

    browse(tmp_path, scenario)
