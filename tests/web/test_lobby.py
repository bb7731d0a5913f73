"""The lobby in a real browser: found, understood, and left by one click into a game."""

import gzip
from pathlib import Path

import pytest
from playwright.async_api import Request, expect

from boardwright.texts import languages
from tests.web.test_table import set_up
from tools.live.browser import GAMES, Visitor, World, browse

LOBBY_LIMIT = 150_000  # bytes, packed, of all that the lobby loads
BOARD_LIMIT = 120_000  # bytes, packed, of all that a table loads beyond that


class Loaded:
    """What a page loads; what comes through its socket is no part of it."""

    def __init__(self, visitor: Visitor) -> None:
        self._requests: list[Request] = []
        self._page = visitor.page
        visitor.page.on("requestfinished", lambda request: self._requests.append(request))

    async def take(self) -> dict[str, int]:
        """Return what was loaded since the last time, with the packed bytes of each."""
        await self._page.wait_for_load_state("networkidle")
        requests, self._requests = self._requests, []
        # What the browser still has counts for less than nothing.
        return {it.url: max(0, (await it.sizes())["responseBodySize"]) for it in requests}


async def most_wordy(world: World) -> str:
    """Return the language whose texts are the largest."""
    sizes = {}
    for name in languages():
        answer = await world.served.http.get(f"/texts/{name}")
        sizes[name] = len(gzip.compress(answer.content))
    return max(sizes, key=lambda name: sizes[name])


def test_the_lobby_and_each_board_are_small(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        language = await most_wordy(world)
        for game in GAMES:
            ann = await world.visitor(locale=language)
            loaded = Loaded(ann)
            await ann.open()
            await expect(ann.page.locator("article")).to_have_count(len(GAMES))
            lobby = await loaded.take()
            for part in (".js", ".css", f"/texts/{language}", "/api/games"):
                assert any(url.endswith(part) for url in lobby), part
            assert sum(lobby.values()) <= LOBBY_LIMIT
            await ann.page.locator(f"[data-game={game}] button").first.click()
            await expect(ann.choices().first).to_be_visible()
            table = await loaded.take()
            assert any("Board" in url for url in table)
            assert sum(table.values()) <= BOARD_LIMIT

    browse(tmp_path, scenario)


def test_the_lobby_shows_every_game_with_a_picture(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor()
        await ann.open()
        await expect(ann.page.get_by_role("heading", level=1)).to_have_text("What shall we play?")
        await expect(ann.page.locator("article svg")).to_have_count(len(GAMES))
        await expect(ann.page).to_have_title("Boardwright")

    browse(tmp_path, scenario)


@pytest.mark.parametrize("game", GAMES)
def test_one_click_begins_a_game_against_bots(tmp_path: Path, game: str) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor()
        await ann.play_bots(game)
        for _ in range(4):
            await ann.choose()
        await expect(ann.choices().first).to_be_visible()
        assert await ann.moves() > 4
        await ann.open()
        await expect(ann.page.get_by_text("Your turn")).to_be_visible()
        await ann.page.get_by_role("link", name="Continue").click()
        await expect(ann.choices().first).to_be_visible()

    browse(tmp_path, scenario)


def test_an_address_that_is_none_says_so(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        for path in ("/#/elsewhere", "/#/table/nosuchtable"):
            ann = await world.visitor()
            await ann.open(path)
            heading = ann.page.get_by_role("heading", name="There is nothing here")
            await expect(heading).to_be_visible()
        answer = await world.served.http.get("/nowhere", headers={"accept": "text/html"})
        assert answer.status_code == 404
        assert "<script" in answer.text
        plain = await world.served.http.get("/assets/nothing.js", headers={"accept": "*/*"})
        assert (plain.status_code, plain.text) == (404, "Not Found")

    browse(tmp_path, scenario)


def test_how_somebody_likes_it_is_remembered(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor()
        await ann.open()
        await ann.page.get_by_text("Settings").click()
        await ann.page.get_by_label("Colours").select_option("dark")
        await ann.page.reload()
        await expect(ann.page.locator("html")).to_have_attribute("data-theme", "dark")

    browse(tmp_path, scenario)


@pytest.mark.parametrize("game", GAMES)
def test_each_level_says_for_whom_it_is(tmp_path: Path, game: str) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor()
        await ann.open()
        await ann.page.locator(f"[data-game={game}]").get_by_role("button").last.click()
        levels = ann.other(2).locator("option[value^='level:']")
        await expect(levels).to_have_text(
            [
                "Piko · level 1: for children",
                "Rilo · level 2: for beginners",
                "Nefru · level 3: experienced",
                "Selvan · level 4: strong",
                "Ixara · level 5: our best",
            ]
        )

    browse(tmp_path, scenario)


def test_an_owner_plays_with_the_values_of_the_own_box(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor()
        await set_up(ann, "Imhotep", "level:1")
        choose = ann.page.get_by_label("Values of your own box")
        wrong = b"[stones]\nget = 2\nslid = 7\n"
        right = b"[stones]\nget = 2\nsled = 7\n[cards]\nstatues = [2, 4, 7]\n"
        await choose.set_input_files({"name": "my-box.toml", "mimeType": "", "buffer": wrong})
        await expect(ann.page.get_by_text("my-box.toml", exact=True).last).to_be_visible()
        await ann.button("^Start$").click()
        refused = ann.page.get_by_role("dialog").get_by_role("alert")
        said = "my-box.toml:3: there is nothing called stones.slid; did you mean stones.sled?"
        await expect(refused).to_have_text(said)
        await expect(refused).to_be_in_viewport(ratio=1)
        assert await ann.axe() == []
        ann.complaints.clear()  # what the server refuses stands in the console too
        await choose.set_input_files({"name": "my-box.toml", "mimeType": "", "buffer": right})
        await expect(ann.page.get_by_text("my-box.toml", exact=True).last).to_be_visible()
        await ann.button("^Start$").click()
        await expect(ann.choices().first).to_be_visible()
        await ann.button("^Rules$").click()
        values = ann.page.get_by_role("dialog").locator("details li")
        await expect(values).to_have_text(
            [
                "stones.sled: 7 instead of 5",
                "stones.get: 2 instead of 3",
                "cards.statues: [2, 4, 7] instead of [1, 3, 6, 10, 15]",
            ]
        )
        assert await ann.axe() == []

    browse(tmp_path, scenario)
