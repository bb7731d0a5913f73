"""The board of Biotopia in a real browser: a whole game, every question, secrets and looks."""

import re
from pathlib import Path
from typing import Any, Final, Literal

import pytest
from playwright.async_api import Locator, expect

from tests.web.pictures import looks_as_kept
from tests.web.test_table import set_up
from tools.live.browser import Visitor, World, browse

# Lines of the kept game after which something particular is asked.
MORE_CARDS: Final = 19
MISSION: Final = 41
COMPOST_CARD: Final = 42
MIDDLE: Final = 47
SKY_CARD: Final = 63
CHRYSALIS_TARGET: Final = 66

PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}
IS_A_CARD_FLYING: Final = """
() => document.querySelector("[data-origin=sky]").getAnimations({ subtree: true })
  .some(({ effect }) => effect.target.matches(".slot"))
"""
IS_ON_TOP: Final = """
(place) => {
  const { x, y, width, height } = place.getBoundingClientRect();
  return place.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}
"""


def place(visitor: Visitor, name: str) -> Locator:
    """Return the places on the board whose names begin so and that can be chosen."""
    return visitor.page.locator(f"[data-board] [data-legal][data-place^='{name}']")


def ready_cards(visitor: Visitor) -> Locator:
    """Return the cards of the hand that can be played face up."""
    return visitor.page.locator(".hand .face:has([data-legal])").filter(has_text="ready")


async def play_as_a_beginner(ann: Visitor) -> None:
    """Make a move by pressing the board: what scores first, flowers while there are few."""
    menu = ann.page.get_by_role("dialog", name="Which one?")
    few_flowers = int((await ann.page.locator(".own .number").text_content()) or "0") < 5
    for wanted in (
        place(ann, "mission:"),
        place(ann, "flower:"),
        place(ann, "compost:"),
        ann.page.get_by_role("button", name=re.compile("^Draw")),
        ready_cards(ann),
        place(ann, "card:") if few_flowers else place(ann, "sky:"),
        place(ann, "pile:deck"),
        place(ann, "sky:"),
        ann.choices(),
    ):
        if await wanted.count():
            await ann.press(wanted.first)
            if await ann.reads_first().count():
                await ann.press(ann.reads_first())
            break
    if await menu.is_visible():
        await ann.press(menu.get_by_role("button").nth(-2))


def test_after_an_answer_in_a_sheet_the_focus_is_at_the_question(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor(reduced_motion="reduce")
        await ann.resume("biotopia", COMPOST_CARD)
        await place(ann, "compost:").first.press("Enter")
        await expect(ann.page.get_by_role("dialog")).to_have_count(0)
        question = ann.page.locator("[data-question]:focus, [data-legal]:focus")
        await expect(question).to_have_count(1)

    browse(tmp_path, scenario)


def test_a_whole_game_is_played_by_clicks_on_the_board(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor(reduced_motion="reduce")
        await set_up(ann, "Biotopia", "level:1")
        await ann.button("^Start$").click()
        await ann.play_on(play_as_a_beginner)
        await expect(ann.page.get_by_text("has been played out")).to_be_visible()
        await expect(ann.choices()).to_have_count(0)

    browse(tmp_path, scenario)


@pytest.mark.parametrize(
    ("line", "answers"),
    [
        (MORE_CARDS, ["Draw: the top card", "Draw nothing"]),
        (COMPOST_CARD, ["Sunshine", "Take nothing"]),
        (SKY_CARD, ["Meadow brown", "Take no sky card"]),
        (CHRYSALIS_TARGET, ["A flower; its other side is Large white"]),
        (MISSION, ["Mission Nettle bed"]),
    ],
)
def test_each_question_is_answered_where_it_belongs(
    tmp_path: Path, line: int, answers: list[str]
) -> None:
    async def scenario(world: World) -> None:
        for answer in answers:
            ann = await world.visitor()
            await ann.resume("biotopia", line)
            await ann.button(f"^{answer}").first.click()
            await ann.until_moves(line + 1)

    browse(tmp_path, scenario)


def test_a_card_goes_where_it_is_put_by_two_clicks_or_by_keys(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor()
        await ann.resume("biotopia", MIDDLE)
        await ready_cards(ann).first.click()
        await place(ann, "flowers:").click(position={"x": 500, "y": 20})
        await ann.until_moves(MIDDLE + 1)
        await expect(ann.page.get_by_text("lays a flower").last).to_be_visible()

        ben = await world.visitor()
        await ben.resume("biotopia", MIDDLE)
        await place(ben, "pile:deck").focus()
        await ben.page.keyboard.press("ArrowRight")
        await expect(ben.page.locator("[data-place^='sky:']:focus")).to_be_visible()
        await ben.page.keyboard.press("Enter")
        await ben.until_moves(MIDDLE + 1)

    browse(tmp_path, scenario)


def test_a_card_on_its_way_takes_no_click_from_what_it_passes(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor()
        await ann.resume("biotopia", MIDDLE)
        await ann.page.evaluate("document.documentElement.style.setProperty('--swift', '60s')")
        await place(ann, "sky:").first.click()
        await ann.page.wait_for_function(IS_A_CARD_FLYING)
        assert await ann.page.locator("[data-origin=deck]").evaluate(IS_ON_TOP)

    browse(tmp_path, scenario)


def test_all_that_is_open_can_be_looked_at_more_closely(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor()
        await ann.resume("biotopia", MIDDLE)
        sheet = ann.page.get_by_role("dialog")
        await ann.button("^Look through the compost").click()
        await expect(sheet.get_by_role("heading", name="Compost")).to_be_visible()
        assert await ann.axe() == []
        await ann.page.keyboard.press("Escape")
        await ann.button("^All cards").click()
        await expect(sheet.locator("li")).to_have_count(13)
        assert await ann.axe() == []
        await ann.button("^Close").click()
        await ann.page.locator("button.tile").first.click()
        await expect(sheet.get_by_text("Cards that everybody has seen")).to_be_visible()
        assert await ann.axe() == []
        await ann.button("^Close").click()
        await expect(sheet).to_have_count(0)
        flower = ann.page.locator(".own .flower.open")
        await expect(flower).to_have_count(0)
        await ann.button("^Peek").click()
        await expect(flower).not_to_have_count(0)
        await ann.page.locator(".hand .face").first.hover()
        await expect(ann.page.locator(".pointed")).to_contain_text(": ")

    browse(tmp_path, scenario)


def test_nothing_of_a_hand_is_on_the_page_while_the_device_is_passed(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor()
        await set_up(ann, "Biotopia", "here")
        await ann.page.get_by_label("Name", exact=True).fill("Ben")
        await ann.button("^Start$").click()
        cards = ann.page.locator("[data-place^='card:'], [data-place^='flower:']")
        await expect(ann.page.get_by_text("Pass the device to Ann")).to_be_visible()
        await expect(cards).to_have_count(0)
        await ann.button("I am Ann").click()
        await expect(cards.first).to_be_visible()
        await place(ann, "card:").first.click()
        await ann.button("^Done$").click()
        await expect(ann.page.get_by_text("Pass the device to Ben")).to_be_visible()
        await expect(cards).to_have_count(0)
        await ann.button("I am Ben").click()
        await expect(ann.page.get_by_text("Your hand, 4 of at most 6")).to_be_visible()
        await expect(ann.page.locator(".own .flower")).to_have_count(0)

    browse(tmp_path, scenario)


def test_who_watches_sees_gardens_and_no_hand(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ann, eve = await world.visitor(), await world.visitor()
        await set_up(ann, "Biotopia", "level:1")
        await ann.page.get_by_text("Show the table to everybody in the lobby").click()
        await ann.button("^Start$").click()
        await ann.choose()
        await eve.open(ann.page.url)
        await expect(eve.page.locator(".garden")).to_have_count(2)
        await expect(eve.page.locator("[data-place^='card:'], .hand")).to_have_count(0)
        await expect(eve.page.locator("[data-place^='flower:']")).to_have_count(0)
        await expect(eve.choices()).to_have_count(0)

    browse(tmp_path, scenario)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_in_the_middle_of_a_game(
    tmp_path: Path, scheme: Literal["light", "dark"]
) -> None:
    async def scenario(world: World) -> None:
        for line in (MIDDLE, CHRYSALIS_TARGET, COMPOST_CARD, MORE_CARDS):
            ann = await world.visitor(color_scheme=scheme, reduced_motion="reduce")
            await ann.resume("biotopia", line)
            await expect(ann.page.locator(".progress .part").first).to_be_visible()
            assert await ann.axe() == []

    browse(tmp_path, scenario)


@pytest.mark.parametrize("players", ["2", "5"])
def test_a_phone_shows_every_garden_without_scrolling_sideways(
    tmp_path: Path, players: str
) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor(**{**PHONE, "viewport": {"width": 360, "height": 740}})
        await ann.open()
        await ann.button("Friends and more.*Biotopia").click()
        await ann.page.get_by_label("Players").select_option(players)
        for seat in range(2, int(players) + 1):
            await ann.other(seat).select_option("level:1")
        await ann.button("^Start$").click()
        await place(ann, "card:").first.tap()
        await ann.reads_first().tap()
        await expect(place(ann, "pile:deck")).to_be_visible()
        assert not await ann.is_too_wide()
        await expect(ann.page.locator("button.tile")).to_have_count(int(players) - 1)
        hand = await ann.page.locator(".hand").bounding_box()
        assert hand is not None
        assert hand["y"] + hand["height"] <= 741, "the hand is always in sight"
        await place(ann, "sky:").first.tap()
        await ann.reads_first().tap()
        await expect(place(ann, "pile:deck")).to_be_visible()
        assert not await ann.is_too_wide()

    browse(tmp_path, scenario)


@pytest.mark.parametrize(
    ("name", "look"),
    [
        ("biotopia-desktop", {"viewport": {"width": 1280, "height": 800}}),
        ("biotopia-phone", PHONE),
        ("biotopia-dark", {"viewport": {"width": 1280, "height": 800}, "color_scheme": "dark"}),
    ],
)
def test_the_board_looks_as_in_its_picture(tmp_path: Path, name: str, look: dict[str, Any]) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor(reduced_motion="reduce", **look)
        await ann.resume("biotopia", MIDDLE)
        await expect(ann.page.get_by_text(re.compile("Your hand, 5 of at most"))).to_be_visible()
        await looks_as_kept(ann.page, name)

    browse(tmp_path, scenario)
