"""The page in other languages: long words have room, no English is left, and all can be changed."""

import asyncio
from pathlib import Path
from typing import Final

import pytest
from playwright.async_api import Route, expect

from boardwright.texts import Texts, languages
from tests.web.clipping import unreadable_texts
from tests.web.english import english_of, english_on
from tests.web.legible import small_texts
from tests.web.pictures import BUILD
from tests.web.pseudo import pseudo_texts
from tools.live.browser import GAMES, PATIENCE, Visitor, World, browse

MIDDLES: Final = {"imhotep": 79, "builders": 60, "biotopia": 47}
WIDTHS: Final = {390: 844, 1280: 800}


async def speak_pseudo(visitor: Visitor) -> None:
    """Let a page get the language that nobody speaks."""
    texts = pseudo_texts()

    async def answer(route: Route) -> None:
        await route.fulfill(body=texts, content_type="text/plain; charset=utf-8")

    await visitor.page.route("**/texts/*", answer)


CUT: Final = """
<p style='width: 50px; overflow: hidden; white-space: nowrap'>A word that is cut</p>
<p style='width: 50px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis'>Dots only</p>
<p style='width: 50px; height: 1em; overflow: hidden'>A second line that is cut</p>
<div style='position: relative'>
  <b>Covered</b><i style='position: absolute; inset: 0; background: red'></i>
</div>
<p style='width: 50px; background: beige; white-space: nowrap'>Longer than its box</p>
<p title='A phone shows no title'
  style='width: 50px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis'
  >A phone shows no title</p>
<div style='height: 20px; margin-bottom: 40px; background: beige'>
  <p style='position: relative; top: 15px; background: green'>On a label below its card</p>
</div>
<div style='height: 20px; overflow: auto hidden'><p style='padding-top: 30px'>In a strip</p></div>
"""
READABLE: Final = """
<p style='width: 50px; overflow: auto; white-space: nowrap'>What can be scrolled to</p>
<div style='position: relative'><b>Seen</b><i style='position: absolute; inset: 0'></i></div>
<div style='position: relative; height: 20px; margin-bottom: 40px; background: beige'>
  <p style='position: absolute; top: 100%; background: white'>A sheet that lies on the page</p>
</div>
"""


def test_what_is_cut_or_covered_is_found(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        page = (await world.visitor()).page
        await page.set_content(CUT)
        assert len(await unreadable_texts(page)) == 8
        await page.set_content(READABLE)
        assert await unreadable_texts(page) == []

    browse(tmp_path, scenario)


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("game", GAMES)
def test_long_words_have_room_on_every_board(tmp_path: Path, game: str, width: int) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor(
            viewport={"width": width, "height": WIDTHS[width]}, reduced_motion="reduce"
        )
        await speak_pseudo(ann)
        await ann.resume(game, MIDDLES[game])
        picture = BUILD / f"{game}-{width}-long-words.png"  # to look at
        await ann.page.screenshot(path=picture, full_page=True)
        assert await unreadable_texts(ann.page) == []
        assert not await ann.is_too_wide()

    browse(tmp_path, scenario)


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_cuts_nothing_in_any_language(tmp_path: Path, game: str) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor(
            viewport={"width": 360, "height": 740}, has_touch=True, reduced_motion="reduce"
        )
        await ann.resume(game, MIDDLES[game])
        player = Player(ann, "en")
        found: dict[str, list[str]] = {}
        for language in languages():
            await player.choose_language(language)
            await expect(ann.page.locator("html")).to_have_attribute("lang", language)
            wrong = [*await unreadable_texts(ann.page), *await small_texts(ann.page)]
            picture = BUILD / f"{game}-360-{language}.png"  # to look at
            await ann.page.screenshot(path=picture, full_page=True)
            if wrong or await ann.is_too_wide():
                found[language] = wrong
        assert found == {}

    browse(tmp_path, scenario)


class Player:
    """Somebody who plays by clicks and reads a language."""

    def __init__(self, visitor: Visitor, language: str) -> None:
        self._visitor = visitor
        self.page = visitor.page
        self.language = language
        self.say = Texts(language).words
        self.over = self.page.get_by_role("heading", name=self.say("web-over"))
        self._menu = self.page.get_by_role("dialog", name=self.say("web-menu"))

    async def start(self, game: str) -> None:
        """Set up a table for two in the lobby, against a bot, and begin."""
        await self._visitor.open()
        card = self.page.locator(f"[data-game={game}]")
        await card.get_by_role("button", name=self.say("web-set-up")).click()
        await self.page.get_by_label(self.say("lobby-name")).fill("Ann")
        await self.page.get_by_label(self.say("lobby-players")).select_option("2")
        await self._visitor.other(2).select_option("level:1")
        await self._visitor.unfold()
        assert await english_on(self.page, english_of(self.language)) == []
        await self.page.get_by_label(self.say("web-begin")).select_option("1")
        await self.page.get_by_role("button", name=self.say("lobby-start"), exact=True).click()

    async def is_asked(self) -> bool:
        """Wait until something can be chosen, or the game is over."""
        await expect(self._visitor.choices().first.or_(self.over).first).to_be_visible()
        return not await self.over.is_visible()

    async def act(self, number: int) -> None:
        """Click what glows, each time another one, until a move has been made."""
        moves = await self.moves()
        glowing = self.page.locator("[data-board] [data-legal]:not([data-picked])")
        async with asyncio.timeout(PATIENCE / 1000):
            while await self.moves() == moves and not await self.over.is_visible():
                if await self._menu.is_visible():
                    await self._menu.get_by_role("button").first.click()
                elif count := await glowing.count():
                    await glowing.nth(number % count).dispatch_event("click")
                await asyncio.sleep(0.05)

    async def moves(self) -> int:
        """Return the number of the latest move in the log."""
        lines = self.page.locator("[data-line]")
        return int(await lines.last.text_content() or 0) if await lines.count() else 0

    async def choose_language(self, language: str) -> None:
        """Change the language under the settings."""
        await self.page.get_by_text(self.say("web-settings"), exact=True).click()
        await self.page.get_by_label(self.say("web-language")).select_option(language)
        self.say = Texts(language).words
        await self.page.get_by_text(self.say("web-settings"), exact=True).click()


@pytest.mark.parametrize(("game", "language"), [("biotopia", "pl"), ("imhotep", "fi")])
def test_a_whole_game_shows_no_english(tmp_path: Path, game: str, language: str) -> None:
    async def scenario(world: World) -> None:
        visitor = await world.visitor(locale=language, reduced_motion="reduce")
        player = Player(visitor, language)
        english = english_of(language)
        assert len(english.pieces) > 1000
        assert len(english.words) > 100
        await player.start(game)
        number = 0
        while await player.is_asked():
            assert await english_on(player.page, english) == []
            await player.act(number := number + 1)
        assert number > 20
        await player.page.get_by_role("button", name=player.say("web-rules"), exact=True).click()
        await expect(player.page.get_by_role("dialog").locator(".passage").first).to_be_visible()
        assert await english_on(player.page, english) == []

    browse(tmp_path, scenario)


FOREIGN: Final = """
<h2>{0}</h2><button aria-label='web-nowhere-at-all'>x</button><p>{1}</p><p>IM-5.1 pow-wow</p>
"""


def test_single_english_words_and_ids_without_a_text_are_found(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        page = (await world.visitor()).page
        english, finnish = Texts("en").words, Texts("fi").words
        await page.set_content(FOREIGN.format(english("web-rules"), english("web-welcome")))
        found = await english_on(page, english_of("fi"))
        assert found == [english("web-welcome"), english("web-rules"), "web-nowhere-at-all"]
        await page.set_content(FOREIGN.format(finnish("web-rules"), finnish("web-welcome")))
        assert await english_on(page, english_of("fi")) == ["web-nowhere-at-all"]

    browse(tmp_path, scenario)


def test_the_language_is_changed_at_the_table_and_remembered(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        visitor = await world.visitor()
        player = Player(visitor, "en")
        await player.start("imhotep")
        await player.is_asked()
        await player.page.evaluate("window.isThere = true")
        await player.choose_language("fi")
        await expect(player.page.locator("html")).to_have_attribute("lang", "fi")
        english = english_of("fi")
        assert await english_on(player.page, english) == []
        assert await player.page.evaluate("window.isThere"), "the page has not been loaded anew"
        await player.page.reload()
        await player.is_asked()
        await expect(player.page.get_by_role("heading", name=player.say("web-log"))).to_be_visible()
        assert await english_on(player.page, english) == []

    browse(tmp_path, scenario)


async def asked_of(players: list[Player]) -> Player:
    """Return who is asked, once it is known on that page too."""
    async with asyncio.timeout(PATIENCE / 1000):
        while True:
            for player in players:
                if await player.page.locator("[data-board] [data-legal]").count():
                    return player
            await asyncio.sleep(0.05)


def test_two_people_play_at_one_table_in_two_languages(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        made = await world.served.make("biotopia", "", "Ben")
        players: list[Player] = []
        for seat, language in zip(made["seats"], ("pl", "de")):
            visitor = await world.visitor(locale=language, reduced_motion="reduce")
            await visitor.open(f"/#/table/{made['table']}/{seat['token']}")
            players.append(Player(visitor, language))
        await expect(players[0].page.locator("[data-board]")).to_be_visible()
        for number in range(6):
            asked = await asked_of(players)
            await asked.act(number)
        for player in players:
            heading = player.page.get_by_role("heading", name=player.say("web-log"))
            await expect(heading).to_be_visible()
            await expect(player.page.locator("[data-line]").last).to_have_text("6")
            seats = player.page.locator("[aria-labelledby=seats-title] .name")
            await expect(seats).to_have_text([player.say("table-guest"), "Ben"])
            assert await english_on(player.page, english_of(player.language)) == []

    browse(tmp_path, scenario)
