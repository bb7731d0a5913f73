"""What the books let people choose: set up by clicks and keys, remembered, found at the table."""

from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Locator, expect

from boardwright.texts import languages
from tests.web.clipping import unreadable_texts
from tests.web.test_table import open_setup
from tools.live.browser import GAMES, Visitor, World, browse

PHONES: list[dict[str, Any]] = [
    {"viewport": {"width": width, "height": 844}, "has_touch": True, "is_mobile": True}
    for width in (390, 360)
]


async def for_two(visitor: Visitor, game: str) -> None:
    """Begin to set up a table for two people at this device."""
    await open_setup(visitor, game)
    await visitor.page.get_by_label("Players").select_option("2")
    await visitor.other(2).select_option("here")


def seat(visitor: Visitor, number: int) -> Locator:
    """Return the choices of a seat."""
    return visitor.page.get_by_role("group", name=f"Seat {number}")


async def options_at(world: World, visitor: Visitor) -> dict[str, str]:
    """Return the options of the table that a visitor has come to."""
    await expect(visitor.page.locator("[data-board]")).to_be_visible()
    table = await world.served.table(visitor.page.url.rpartition("/")[2])
    return table.sheet.created.options


def test_imhotep_is_set_up_by_clicks_and_found_at_the_table(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor()
        await for_two(ann, "Imhotep")
        await ann.unfold()
        await expect(ann.page.locator("dialog fieldset label svg:not(.face *)")).to_have_count(10)
        await ann.page.get_by_label("Who begins").select_option("Seat 2")
        await seat(ann, 1).get_by_label("Colour").select_option("White")
        await expect(seat(ann, 2).get_by_label("Colour")).to_have_value("black")
        await seat(ann, 2).get_by_label("Colour").select_option("Grey")
        await ann.page.get_by_label("With the Pharaoh’s wrath").check()
        await ann.button("All B").click()
        await ann.page.get_by_role("group", name="Temple").get_by_role("radio").first.check()
        assert await ann.axe() == []
        await ann.page.locator("dialog summary").click()
        await expect(ann.page.locator("dialog summary")).to_contain_text(
            "Seat 2 begins · Colours: White and Grey · With the Pharaoh’s wrath · Sides: B"
        )
        await ann.button("^Start$").click()
        assert await options_at(world, ann) == {
            "players": "2",
            "sides": "BBABB",
            "wrath": "yes",
            "start": "2",
            "colours": "white,grey",
        }
        letters = ann.page.locator("[data-board] .stone")
        await expect(letters.first).to_be_visible()
        assert set(await letters.all_inner_texts()) == {"W", "G"}
        players = ann.page.get_by_role("region", name="Players")
        await expect(players.get_by_text("Grey")).to_be_visible()
        await expect(
            ann.page.locator(".side").get_by_text("With the Pharaoh’s wrath")
        ).to_be_visible()
        pieces = [players.locator(".face svg").nth(number) for number in range(2)]
        grounds = [await piece.evaluate("e => getComputedStyle(e).fill") for piece in pieces]
        assert grounds == ["rgb(138, 128, 101)", "rgb(93, 102, 112)"]
        assert await ann.axe() == []
        await ann.open("/")
        await expect(ann.page.get_by_text("With the Pharaoh’s wrath")).to_be_visible()

    browse(tmp_path, scenario)


def test_builders_is_set_up_by_keys_and_found_at_the_table(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor()
        await for_two(ann, "Builders & Biomes")
        keys = ann.page.keyboard
        await ann.page.locator("dialog summary").focus()
        await keys.press("Enter")
        await ann.page.wait_for_load_state("networkidle")
        for typed in (
            "S",  # seat 1 begins
            "G",  # is green
            "2",  # has the second board
            " ",  # and is a beginner
            "Y",  # seat 2 is yellow
            "4",  # has the fourth board
        ):
            await keys.press("Tab")
            await keys.press("Space" if typed == " " else typed)
        assert await ann.axe() == []
        for _ in range(4):  # past the beginner, the own box and the way back, to the button
            await keys.press("Tab")
        await keys.press("Enter")
        assert await options_at(world, ann) == {
            "players": "2",
            "boards": "24",
            "beginners": "1",
            "start": "1",
            "colours": "green,yellow",
        }
        pawns = ann.page.locator("[data-board] svg g.green, [data-board] svg g.yellow")
        await expect(pawns).to_have_count(2)
        await expect(
            ann.page.locator(".side").get_by_text("Beginner variant: Seat 1")
        ).to_be_visible()
        await expect(ann.page.get_by_text("Green").first).to_be_visible()

    browse(tmp_path, scenario)


def test_biotopia_lets_any_seat_begin_and_what_was_chosen_is_there_again(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor()
        await for_two(ann, "Biotopia")
        await ann.unfold()
        begins = ann.page.get_by_label("Who begins")
        await expect(begins.locator("option").first).to_have_text("Chance decides")
        await expect(begins).to_have_value("random")
        await begins.select_option("Seat 2")
        await ann.button("^Start$").click()
        await expect(ann.page.get_by_role("heading", level=1)).to_have_text("Biotopia")
        table = await world.served.table(ann.page.url.rpartition("/")[2])
        assert table.sheet.created.options == {"players": "2", "start": "2"}
        await for_two(ann, "Biotopia")
        await expect(ann.page.locator("dialog summary")).to_contain_text("Seat 2 begins")
        await ann.unfold()
        await ann.button("Back to usual").click()
        await expect(ann.page.locator("dialog summary")).to_contain_text("As usual")

    browse(tmp_path, scenario)


@pytest.mark.parametrize("phone", PHONES, ids=lambda phone: str(phone["viewport"]["width"]))
def test_all_choices_fit_a_phone_in_every_language(tmp_path: Path, phone: dict[str, Any]) -> None:
    async def scenario(world: World) -> None:
        for language in languages():
            ann = await world.visitor(locale=language, **phone)
            for game in GAMES:
                await ann.open()
                await ann.press(ann.page.locator(f"article[data-game={game}] button").last)
                await ann.unfold()
                assert not await ann.is_too_wide(), (language, game)
                assert await unreadable_texts(ann.page, "dialog") == [], (language, game)
            await ann.context.close()

    browse(tmp_path, scenario)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_all_choices_can_be_read_by_everybody(tmp_path: Path, theme: str) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor(color_scheme=theme)
        for game in GAMES:
            await ann.open()
            await ann.page.locator(f"article[data-game={game}] button").last.click()
            await ann.unfold()
            assert await ann.axe() == [], game

    browse(tmp_path, scenario)
