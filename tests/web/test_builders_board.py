"""The board of Builders & Biomes in a real browser: turned, looked at, read, and played on."""

import re
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.async_api import CDPSession, Locator, expect

from tests.web.pictures import looks_as_kept
from tools.live.browser import Visitor, World, browse
from tools.live.kept_games import kept_game
from tools.live.served import tokens_of

MIDDLE = 88  # a line of the kept game: a building can be paid, a mob stands near
# Where the mark on a block is, if nothing lies before it there.
MARKS = """
() => [...document.querySelectorAll('.block[data-legal]')].flatMap((block) => {
  const box = block.querySelector('.mark').getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return block.contains(document.elementFromPoint(x, y)) ? [[x, y]] : [];
})
"""


def before(text: str) -> int:
    """Return the line of the kept game that comes before an action begins so."""
    actions = [line.action for line in kept_game("builders").lines]
    return next(at for at, action in enumerate(actions) if action.startswith(text)) - 1


def place(visitor: Visitor, name: str) -> Locator:
    """Return what can be chosen there."""
    return visitor.page.locator(f"[data-board] [data-legal][data-place^='{name}']")


def outlines(visitor: Visitor) -> Locator:
    """Return the edges of the blocks."""
    return visitor.page.locator(".stage .edge")


async def first_outline(visitor: Visitor) -> str:
    """Return where the first block is drawn."""
    return await outlines(visitor).first.get_attribute("d") or ""


async def touch(finger: CDPSession, kind: str, *points: tuple[float, float]) -> None:
    """Let a finger come down, move or go up."""
    touched = [{"x": x, "y": y} for x, y in points]
    await finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touched})


async def take_a_block(ann: Visitor) -> None:
    """Click a block of the cube, which is turned until one can be clicked."""
    await ann.page.locator(".stage").scroll_into_view_if_needed()
    for _ in range(4):
        marks: list[tuple[float, float]] = await ann.page.evaluate(MARKS)
        if marks:
            await ann.page.mouse.click(*marks[-1])
            return
        await ann.button("Turn the cube left").click()
    pytest.fail("no block that may be taken can be clicked")


async def act(ann: Visitor) -> None:
    """Do something: what is rare before what can always be done."""
    moves = await ann.moves()
    answers = ann.page.locator("[data-board] button[data-legal]:not([data-place])")
    if await answers.count():
        await answers.last.click()
    elif await place(ann, "cell:").count():
        await place(ann, "cell:").last.click()
        if await ann.page.locator("[data-picked]").count():
            await place(ann, "space:").nth(moves % 9).click()
    elif await place(ann, "characteristic:").count():
        await place(ann, "characteristic:").nth(moves % 4).click()
    elif await place(ann, "block:").count():
        await take_a_block(ann)
    else:
        await place(ann, "crossing:").nth(moves % await place(ann, "crossing:").count()).click()


def test_a_whole_game_is_played_by_clicks(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
        made = await world.served.make("builders", "Ann", "greedy", options={"beginners": "1"})
        await ann.open(f"/#/table/{made['table']}/{tokens_of(made)[0]}")
        await ann.play_on(act)
        await expect(ann.page.get_by_text("The third layer is gone.")).to_be_visible()
        held = ann.page.locator("[aria-label='The three scorings'] .held")
        await expect(held).to_have_count(3)

    browse(tmp_path, scenario)


def test_the_cube_is_turned_and_shows_nothing_hidden(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
        made = await world.served.make("builders", "Ann", "Ben")
        await ann.open(f"/#/table/{made['table']}/{tokens_of(made)[0]}")
        await expect(ann.page.locator("[data-place^='block:']")).to_have_count(64 - 12)
        await expect(place(ann, "block:")).to_have_count(4)
        seen = {await first_outline(ann)}
        stage = await ann.page.locator(".stage").bounding_box()
        assert stage is not None
        x, y = stage["x"] + stage["width"] / 2, stage["y"] + stage["height"] / 2
        await ann.page.mouse.move(x, y)
        await ann.page.mouse.down()
        await ann.page.mouse.move(x + 40, y + 15, steps=4)
        await ann.page.mouse.up()
        seen.add(await first_outline(ann))
        await ann.button("Turn the cube right").click()
        seen.add(await first_outline(ann))
        await ann.button("See more of the top").click()
        seen.add(await first_outline(ann))
        await place(ann, "block:").first.focus()
        await ann.page.keyboard.press("Shift+ArrowLeft")
        seen.add(await first_outline(ann))
        await ann.page.keyboard.press("Shift+ArrowUp")
        seen.add(await first_outline(ann))
        assert len(seen) == 6
        await expect(ann.page.locator(".block:focus")).to_have_count(1)
        assert await ann.moves() == 0, "turning takes nothing"
        await ann.page.keyboard.press("Enter")
        await ann.until_moves(1)
        await expect(ann.page.locator("[data-place^='block:']")).not_to_have_count(52)
        await ann.button("Blocks you can take, as a list").click()
        await place(ann, "block:").first.click()
        await ann.until_moves(2)

    browse(tmp_path, scenario)


def test_a_finger_turns_the_cube_without_taking_a_block(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor(
            viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True
        )
        await ann.resume("builders", MIDDLE)
        assert not await ann.is_too_wide()
        await ann.page.locator(".stage").scroll_into_view_if_needed()
        marks: list[tuple[float, float]] = await ann.page.evaluate(MARKS)
        x, y = marks[-1]
        question = ann.page.locator("[data-question]")
        before_it, asked = await first_outline(ann), await question.inner_text()
        finger = await ann.context.new_cdp_session(ann.page)
        await touch(finger, "touchStart", (x, y))
        for step in range(1, 6):
            await touch(finger, "touchMove", (x + 12 * step, y))
        await touch(finger, "touchEnd")
        assert await first_outline(ann) != before_it
        assert await question.inner_text() == asked
        # Chromium makes no click of a tap that comes within a tenth of a second after a drag.
        await ann.page.wait_for_timeout(400)
        marks = await ann.page.evaluate(MARKS)
        await ann.page.touchscreen.tap(*marks[-1])
        await expect(ann.page.locator("[data-tip]")).to_be_visible()
        await ann.page.touchscreen.tap(*marks[-1])  # at a first game it is read first
        await expect(question).not_to_have_text(asked)

    browse(tmp_path, scenario)


def test_a_building_is_paid_and_placed_by_two_clicks(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor(viewport={"width": 1280, "height": 800})
        await ann.resume("builders", before("build d4"))
        moves = await ann.moves()
        tile = place(ann, "cell:d4")
        assert re.search(
            r"costs .*you have all the blocks for it", await tile.get_attribute("aria-label") or ""
        )
        await tile.focus()
        await ann.page.keyboard.press("Enter")
        await expect(ann.page.get_by_role("dialog")).to_have_count(0)
        await expect(ann.page.locator("[data-place^='space:']:focus")).to_have_count(1)
        await expect(ann.page.locator(".gain").first).to_be_visible()
        await ann.page.keyboard.press("Escape")
        await expect(ann.page.locator(".gain")).to_have_count(0)
        await tile.click()
        await place(ann, "space:0.5").click()
        await ann.until_moves(moves + 1)
        await expect(ann.page.locator("[data-place='space:0.5']")).to_have_attribute(
            "aria-label", re.compile("Space 5: .*, .*, ")
        )

    browse(tmp_path, scenario)


def test_a_fight_is_played_out_token_by_token(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor(viewport={"width": 1280, "height": 800})
        await ann.resume("builders", before("fight"))
        tokens = ann.page.get_by_role("list", name="Revealed weapon tokens")
        await expect(tokens).to_have_count(0)
        await place(ann, "cell:").filter(has=ann.page.locator("[href^='#bb-mob']")).first.click()
        await expect(tokens.get_by_role("listitem").nth(2)).to_be_visible()
        status = ann.page.get_by_role("status").filter(has_text="fights the")
        await expect(status).to_contain_text("hearts")

    browse(tmp_path, scenario)


def test_tnt_is_lit_by_a_button_beside_the_fight(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor(viewport={"width": 1280, "height": 800})
        await ann.resume("builders", before("light"))
        tokens = ann.page.get_by_role("list", name="Revealed weapon tokens")
        await expect(tokens.get_by_role("img", name="TNT")).to_be_visible()
        moves = await ann.moves()
        await ann.button("light it").click()
        await ann.until_moves(moves + 1)

    browse(tmp_path, scenario)


def test_boards_of_others_and_what_things_are_good_for_are_one_tap_away(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor(viewport={"width": 1280, "height": 800})
        await ann.resume("builders", MIDDLE)
        await expect(ann.page.get_by_role("region", name="Board of Ann")).to_be_visible()
        await ann.button("^2 Piko, .* experience").click()
        await expect(ann.page.get_by_role("region", name="Board of Piko")).to_be_visible()
        await expect(place(ann, "space:")).to_have_count(0)
        await ann.button("^1 Ann, .* experience").click()
        await ann.page.get_by_role("button", name="3 × poisonous potato").click()
        await expect(ann.page.locator(".facts")).to_contain_text("no hearts")
        await ann.page.locator("[data-cell='c3']").hover()
        await expect(ann.page.locator(".facts")).not_to_contain_text("no hearts")
        sums = ann.page.locator("[aria-label='The three scorings'] .sum")
        await expect(sums).to_have_count(12)
        await sums.first.hover()
        await expect(sums.first).to_have_attribute("aria-label", re.compile(r"forest: \d×3 = \d+"))

    browse(tmp_path, scenario)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_in_the_middle_of_a_game(
    tmp_path: Path, scheme: Literal["light", "dark"]
) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor(color_scheme=scheme, reduced_motion="reduce")
        await ann.resume("builders", MIDDLE)
        await expect(ann.page.locator(".sum strong").first).to_be_visible()
        assert await ann.axe() == []
        await place(ann, "cell:").first.click()
        assert await ann.axe() == []
        scoring = await world.visitor(color_scheme=scheme, reduced_motion="reduce")
        await scoring.resume("builders", before("score"))
        await expect(place(scoring, "characteristic:")).to_have_count(4)
        await scoring.page.locator("[data-cell='c3']").hover()
        assert await scoring.axe() == []

    browse(tmp_path, scenario)


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("desktop", {"viewport": {"width": 1280, "height": 800}}),
        ("dark", {"viewport": {"width": 1280, "height": 800}, "color_scheme": "dark"}),
        (
            "phone",
            {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
        ),
    ],
)
def test_the_board_looks_as_in_its_picture(
    tmp_path: Path, name: str, options: dict[str, Any]
) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor(**options, reduced_motion="reduce")
        await ann.resume("builders", MIDDLE)
        await expect(ann.page.locator(".sum strong").first).to_be_visible()
        await looks_as_kept(ann.page, f"builders-{name}")

    browse(tmp_path, scenario)
