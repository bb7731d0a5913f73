"""What is read about a game: at a glance, how it is played, and its rules."""

import re
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.async_api import Locator, Page, expect

from boardwright.texts import Texts
from tools.live.browser import GAMES, Visitor, World, browse
from tools.live.served import tokens_of

PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 360, "height": 740},
    "has_touch": True,
    "is_mobile": True,
}
GLANCE: Final = {
    "imhotep": ["2 to 4 players", "about 40 minutes", "ages 10+"],
    "builders": ["2 to 4 players", "30 to 60 minutes", "ages 10+"],
    "biotopia": ["2 to 5 players", "15 to 30 minutes", "ages 10+"],
}


def how_to(page: Page) -> Locator:
    """Return the sheet that shows how a game is played."""
    return page.locator("dialog[data-how-to]")


async def begin(visitor: Visitor, game: str) -> None:
    """Begin a game against bots by the first button of its card."""
    await visitor.open()
    await visitor.press(visitor.page.locator(f"article[data-game={game}] button").first)
    await expect(visitor.choices().first).to_be_visible()


def test_each_game_says_at_a_glance_what_it_is(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor()
        await ann.open()
        for game, facts in GLANCE.items():
            card = ann.page.locator(f"article[data-game={game}]")
            await expect(card.locator("[data-glance] li")).to_have_text(facts)
            await expect(card.locator(".about p")).to_have_count(2)
            await card.get_by_role("button", name=re.compile("^Friends and more")).click()
            setup = ann.page.locator("dialog form")
            await expect(setup.locator("[data-glance] li")).to_have_text(facts)
            await ann.page.keyboard.press("Escape")
        await begin(ann, "imhotep")
        await expect(ann.page.locator("main [data-glance] li")).to_have_text(GLANCE["imhotep"])

    browse(tmp_path, scenario)


@pytest.mark.parametrize("game", GAMES)
def test_how_it_is_played_is_shown_once_before_a_first_game(tmp_path: Path, game: str) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor(is_new=True)
        await begin(ann, game)
        sheet = how_to(ann.page)
        await expect(sheet.get_by_role("heading", level=3)).to_have_text(
            ["Goal", "Your turn", "Scoring"]
        )
        await expect(sheet.locator("[data-primer] svg").first).to_be_visible()
        assert await ann.axe() == []
        await ann.page.keyboard.press("Enter")
        await expect(sheet).to_have_count(0)
        await ann.page.reload()
        await expect(ann.choices().first).to_be_visible()
        await ann.choose()
        await begin(ann, game)
        await expect(sheet).to_have_count(0)
        await ann.button("^How to play$").click()
        await expect(sheet.locator("[data-primer]")).to_be_visible()
        await ann.page.keyboard.press("Escape")
        await expect(sheet).to_have_count(0)
        await ann.button("^How to play$").click()
        await expect(sheet).to_be_visible()
        await ann.page.mouse.click(4, 300)  # beside the sheet
        await expect(sheet).to_have_count(0)

    browse(tmp_path, scenario)


def test_whoever_reads_how_it_is_played_can_learn_it_there(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor()
        await ann.open()
        await ann.button("How to play.*Biotopia").click()
        await how_to(ann.page).get_by_role("button", name="Learn to play").click()
        await expect(ann.page.locator("[data-coach]")).to_be_visible()
        await expect(how_to(ann.page)).to_have_count(0)

    browse(tmp_path, scenario)


def test_who_has_read_it_in_the_lobby_or_watches_is_not_shown_it(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ann, ben, eve = [await world.visitor(is_new=True) for _ in range(3)]
        await ann.open()
        await ann.button("How to play.*Imhotep").click()
        await expect(how_to(ann.page).locator("[data-primer]")).to_be_visible()
        await how_to(ann.page).get_by_role("button", name="Got it").click()
        await begin(ann, "imhotep")
        await expect(how_to(ann.page)).to_have_count(0)
        made = await world.served.make("imhotep", "Ben", "level:1")
        await eve.open(f"/#/table/{made['table']}/watch/{made['watch']}")
        await expect(eve.page.locator("[data-board] .scene")).to_be_visible()
        await expect(how_to(eve.page)).to_have_count(0)
        await ben.open(f"/#/table/{made['table']}/{tokens_of(made)[0]}")
        await expect(how_to(ben.page).locator("[data-primer]")).to_be_visible()
        await ben.page.keyboard.press("Escape")
        await ben.choose()
        other = await world.visitor(is_new=True)  # another device, in the middle of the game
        await other.open(f"/#/table/{made['table']}/{tokens_of(made)[0]}")
        await expect(other.choices().first).to_be_visible()
        await expect(how_to(other.page)).to_have_count(0)

    browse(tmp_path, scenario)


def test_numbers_that_are_read_are_those_of_the_box_in_play(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor()
        own = "[stones]\nget = 2\n[wrath]\npenalty = 9\n"
        options = {"wrath": "yes", "sides": "AAAAB"}
        made = await world.served.make("imhotep", "Ann", "level:1", components=own, options=options)
        await ann.open(f"/#/table/{made['table']}/{tokens_of(made)[0]}")
        await ann.button("^How to play$").click()
        sheet = how_to(ann.page)
        await expect(sheet.get_by_text("up to 2.")).to_be_visible()
        await expect(sheet.get_by_text("early ones give most")).to_be_visible()
        await sheet.get_by_role("button", name="Read the rules").click()
        rules = ann.page.locator("dialog[data-rules]")
        await expect(rules.get_by_text("loses points: 9.")).to_be_visible()
        await expect(rules.get_by_text("2 at a time")).to_be_visible()
        await expect(rules.get_by_text("stones.get")).to_be_visible()
        await expect(rules.get_by_text("they become an obelisk")).to_be_visible()
        await expect(rules.get_by_text("Everybody builds a tower")).to_be_hidden()
        await rules.locator("summary", has_text="Not in play at this table").click()
        await expect(rules.get_by_text("Everybody builds a tower")).to_be_visible()

    browse(tmp_path, scenario)


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_open_where_they_are_asked_and_lead_everywhere(tmp_path: Path, game: str) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor(viewport={"width": 1280, "height": 720})
        await begin(ann, game)
        await ann.button("^Rules$").click()
        rules = ann.page.locator("dialog[data-rules]")
        wanted = rules.locator("[aria-current=true]")
        await expect(wanted).to_be_in_viewport()
        await expect(wanted).to_be_focused()
        assert await rules.locator("details[open]").count() == 1
        assert await ann.axe() == []
        contents = rules.get_by_role("navigation", name="Contents").get_by_role("button")
        await contents.last.click()
        await expect(rules.locator(".section").last).to_be_in_viewport()
        await rules.locator("details:not([open]) > summary").first.click()
        await expect(rules.locator("details[open]")).to_have_count(2)
        await rules.get_by_label("Search the rules").fill("TIE")
        await expect(rules.get_by_role("status").first).to_contain_text("found")
        await expect(rules.locator("mark").first).to_be_visible()
        marked = await rules.locator("mark").all_text_contents()
        assert {text.lower() for text in marked} == {"tie"}
        await rules.get_by_label("Search the rules").fill("xyzzy")
        await expect(rules.get_by_role("status").first).to_have_text("Nothing found.")
        await rules.get_by_label("Search the rules").fill("")
        await ann.page.keyboard.press("Escape")
        await expect(rules).to_have_count(0)

    browse(tmp_path, scenario)


def test_a_link_to_a_rule_opens_a_page_of_its_own(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor(permissions=["clipboard-read", "clipboard-write"])
        await ann.open("/#/rules/builders")
        await expect(ann.page).to_have_title("Rules: Minecraft: Builders & Biomes")
        await expect(ann.page.locator(".passage").first).to_be_visible()
        assert await ann.axe() == []
        await ann.page.get_by_label("Search the rules").fill("BB-6.7")
        await ann.button("Copy the link to rule BB-6.7").click()
        link = await ann.page.evaluate("() => navigator.clipboard.readText()")
        assert link.endswith("/#/rules/builders/BB-6.7")
        ben = await world.visitor(locale="de")
        await ben.open(link)
        wanted = ben.page.locator("[data-rule='BB-6.7']")
        await expect(wanted).to_be_in_viewport()
        await expect(wanted).to_have_attribute("aria-current", "true")
        await expect(wanted).to_contain_text("TNT")
        await ben.open("/#/rules/chess")
        await expect(ben.page.get_by_role("alert")).to_contain_text("chess")
        ben.complaints.clear()  # the browser's own, of what it asked for in vain

    browse(tmp_path, scenario)


def test_printed_rules_are_whole_and_without_buttons(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor()
        await ann.open("/#/rules/imhotep")
        laws = ann.page.locator(".rule")
        await expect(laws.first).to_be_hidden()
        await ann.page.emulate_media(media="print")
        await expect(laws.first).to_be_visible()
        await expect(laws.last).to_be_visible()
        for gone in ("header", "nav", "button", "input", "summary"):
            for one in await ann.page.locator(gone).all():
                await expect(one).to_be_hidden()

    browse(tmp_path, scenario)


@pytest.mark.parametrize("language", ["fi", "de"])
@pytest.mark.parametrize("game", GAMES)
def test_a_phone_shows_what_is_read_without_scrolling_sideways(
    tmp_path: Path, game: str, language: str
) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor(is_new=True, locale=language, **PHONE)
        say = Texts(language).words
        await begin(ann, game)
        sheet = how_to(ann.page)
        await expect(sheet.locator("[data-primer]")).to_be_visible()
        assert not await overflows(sheet)
        await ann.press(sheet.get_by_role("button", name=say("reading-rules")))
        rules = ann.page.locator("dialog[data-rules]")
        await expect(rules.locator(".passage").first).to_be_visible()
        assert not await overflows(rules)
        await rules.locator("nav select").select_option(index=3)
        await expect(rules.locator(".section").nth(3)).to_be_in_viewport()
        assert not await ann.is_too_wide()
        await ann.open(f"/#/rules/{game}")
        await expect(ann.page.locator("main .passage").first).to_be_visible()
        assert not await ann.is_too_wide()

    browse(tmp_path, scenario)


async def overflows(sheet: Locator) -> bool:
    """Tell whether a sheet has to be scrolled sideways."""
    wide: bool = await sheet.evaluate("(sheet) => sheet.scrollWidth > sheet.clientWidth")
    return wide
