"""For everybody: by keys alone, on a phone, in the dark, and read aloud."""

from pathlib import Path
from typing import Any, Final

import pytest
from playwright.async_api import expect

from tests.web.keys import Keys
from tests.web.test_languages import MIDDLES
from tests.web.test_table import set_up
from tools.live.browser import GAMES, World, browse
from tools.live.served import tokens_of

MOST_PLAYERS: Final = {"imhotep": 4, "builders": 4, "biotopia": 5}
# All that one plays with. At Imhotep the list of what ships would bring, which is folded up and
# tells in words what pointing at a ship shows, comes below the fold.
WHOLE_BOARD: Final = {
    "imhotep": "[data-board] .scene",
    "builders": "[data-board]",
    "biotopia": "[data-board]",
}
LOOKS: Final[dict[str, dict[str, Any]]] = {
    "light": {"color_scheme": "light"},
    "dark": {"color_scheme": "dark"},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
}


def test_a_game_is_begun_and_advice_taken_by_keys_alone(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor()
        await ann.open()
        keys = Keys(ann)
        await keys.tab_to(ann.button("Play against bots.*Imhotep"))
        await keys.press("Enter")
        await expect(ann.choices().first).to_be_visible()
        stop = ann.page.locator("[data-board] [data-legal][tabindex='0']")
        await expect(stop).to_have_count(1)
        moves = await ann.moves()
        await keys.tab_to(ann.button("^Hint$"))
        await keys.press("Enter")
        await keys.tab_to(ann.button("^Do this$"))
        await keys.press("Enter")
        await ann.until_moves(moves + 1)
        await expect(ann.page.locator("[data-board] [data-legal]:focus")).to_be_visible()
        await keys.sees_focus()
        await keys.tab_to(ann.page.locator("summary", has_text="Settings"))
        await keys.press("Enter")
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
            await ann.choose()
        for height in (0, 400):
            await ann.page.evaluate("(height) => scrollTo(0, height)", height)
            box = await ann.page.locator("[data-question] .bar").bounding_box()
            assert box is not None
            assert box["y"] >= 740 * 2 / 3, "the question and its buttons are where the thumb is"
            assert box["y"] + box["height"] <= 740

    browse(tmp_path, scenario)


@pytest.mark.parametrize("game", GAMES)
def test_a_laptop_shows_the_board_without_scrolling(tmp_path: Path, game: str) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor(viewport={"width": 1280, "height": 720}, reduced_motion="reduce")
        made = await world.served.make(game, "Ann", *["level:1"] * (MOST_PLAYERS[game] - 1))
        full_table = f"/#/table/{made['table']}/{tokens_of(made)[0]}"
        for begin in (ann.resume(game, MIDDLES[game]), ann.open(full_table)):
            await begin
            await expect(ann.choices().first).to_be_visible()
            whole = await ann.page.locator(WHOLE_BOARD[game]).bounding_box()
            assert whole is not None
            assert whole["y"] + whole["height"] <= 720
            assert not await ann.is_too_wide()

    browse(tmp_path, scenario)


@pytest.mark.parametrize("look", LOOKS)
def test_axe_finds_nothing(tmp_path: Path, look: str) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor(reduced_motion="reduce", **LOOKS[look])
        for nowhere in ("/#/nowhere", "/#/table/nosuchtable"):
            await ann.open(nowhere)
            heading = ann.page.get_by_role("heading", name="There is nothing here")
            await expect(heading).to_be_visible()
            assert await ann.axe() == []
        await set_up(ann, "Imhotep", "open")
        assert await ann.axe() == []
        await ann.button("Invite friends").click()
        await expect(ann.page.get_by_label("Link to watch", exact=True)).to_be_visible()
        assert await ann.axe() == []
        await set_up(ann, "Biotopia", "here")
        await ann.button("^Start$").click()
        await expect(ann.page.get_by_text("Pass the device to Ann")).to_be_visible()
        assert await ann.axe() == []
        await ann.open()
        await expect(ann.page.locator("article")).to_have_count(len(GAMES))
        await ann.page.get_by_text("Settings").click()
        assert await ann.axe() == []

    browse(tmp_path, scenario)


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_at_a_table(tmp_path: Path, game: str, look: str) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor(reduced_motion="reduce", **LOOKS[look])
        await ann.resume(game, MIDDLES[game])
        for panel in ("Look back", "Chat", "More", "What happened"):
            summary = ann.page.locator("summary", has_text=panel)
            if not await summary.evaluate("it => it.parentElement.open"):
                await ann.press(summary)
        assert await ann.axe() == []
        await ann.page.locator("[data-line]").last.click()
        await expect(ann.page.get_by_role("status").filter(has_text="Move")).to_be_visible()
        await expect(ann.choices()).to_have_count(0)
        assert await ann.axe() == []

    browse(tmp_path, scenario)
