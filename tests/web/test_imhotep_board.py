"""The board of Imhotep: whole games by clicks, what is foreseen, what is secret, how it looks."""

import re
from dataclasses import replace
from pathlib import Path
from typing import Literal

import pytest
from playwright.async_api import Locator, ViewportSize, expect

from boardwright.core.chance import Random, RandomChance
from boardwright.core.library import load
from boardwright.core.match import Match
from boardwright.core.record import Record
from boardwright.games.imhotep.laid_out import ImhotepView
from boardwright.games.imhotep.vocabulary import KEEP_CARD, STONES_BONUS, TAKE_CARD
from tests.web.pictures import looks_as_kept
from tests.web.test_table import set_up
from tools.live.browser import Visitor, World, browse

MIDDLE = 79  # moves into the kept game: White, with a Lever and a Sail, could sail two ships
DESK: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}


def place(visitor: Visitor, name: str) -> Locator:
    return visitor.page.locator(f"[data-board] [data-place='{name}']")


async def click(target: Locator) -> None:
    """Click near the lower edge: of a ship that is its hull, below the slots."""
    box = await target.bounding_box()
    assert box is not None
    await target.click(position={"x": box["width"] / 2, "y": box["height"] - 6})


async def act(visitor: Visitor) -> None:
    """Make a move by clicking what glows, each time another one, until the move is made."""
    moves = await visitor.moves()
    menu = visitor.page.get_by_role("dialog", name="Which one?")
    for _ in range(4):
        if await menu.is_visible():
            await menu.get_by_role("button").first.click()
        else:
            glowing = visitor.page.locator("[data-board] [data-legal]:not([data-picked])")
            await click(glowing.nth(moves % await glowing.count()))
        picked = visitor.page.locator("[data-board] [data-picked]")
        if not await picked.count() and not await menu.is_visible():
            break


def test_a_whole_game_is_played_by_clicks(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor(viewport=DESK, reduced_motion="reduce")
        await set_up(ann, "Imhotep", "level:1")
        await ann.button("All B").click()
        await ann.button("^Start$").click()
        await ann.play_on(act)
        await expect(ann.page.get_by_text("Six rounds have been played.")).to_be_visible()
        await expect(ann.page.get_by_text("Round 6 of 6")).to_be_visible()

    browse(tmp_path, scenario)


def test_a_ship_shows_what_it_would_bring_and_sails(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor(viewport=DESK, reduced_motion="reduce")
        await ann.resume("imhotep", MIDDLE)
        gains = ann.page.locator("[data-board] .gains")
        await ann.page.get_by_text("What would each ship bring now?").click()
        await expect(ann.page.get_by_role("columnheader", name="ship 4")).to_be_visible()
        await expect(gains).to_have_count(0)
        await place(ann, "ship:4").hover(position={"x": 20, "y": 45})
        await expect(gains.first).to_be_visible()
        await click(place(ann, "ship:4"))
        hint = ann.page.get_by_text("Now pick one that glows.")
        await expect(hint).to_be_visible()
        await expect(ann.page.get_by_role("dialog", name="Which one?")).to_be_hidden()
        await ann.page.keyboard.press("Escape")
        await expect(hint).to_be_hidden()
        moves = await ann.moves()
        await click(place(ann, "ship:4"))
        await click(place(ann, "site:pyramids"))
        await ann.page.get_by_role("dialog").get_by_role("button").first.click()
        await ann.until_moves(moves + 1)

    browse(tmp_path, scenario)


def test_a_lever_is_played_and_the_order_is_chosen(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor(viewport=DESK)
        await ann.resume("imhotep", MIDDLE)
        for name in ("card:1.lever", "ship:1", "site:burial"):
            await click(place(ann, name))
        await ann.button("^white, white, brown and white$").click()
        await ann.until_moves(MIDDLE + 2)
        log = ann.page.get_by_role("list", name="What happened")
        await expect(log).to_contain_text(
            "Ben has the stones unloaded in this order: white, white, brown and white."
        )

    browse(tmp_path, scenario)


def pair_looked_at() -> Record:
    """Return a game in which a person just looks at the face-down pair of market B."""
    return played_until(KEEP_CARD, "BAAAA")


def played_until(question: int, sides: str, version: int | None = None) -> Record:
    """Return a game in which a person is asked something, and a bot has the other seat."""
    game = load("imhotep", version=version, players="2", sides=sides)
    chance, random = RandomChance(1), Random(1)
    match = Match(game, ["human", "human"])
    match.begin(chance)
    while True:
        view = match.state.view(-1)
        assert isinstance(view, ImhotepView)
        if view.asked == question:
            seats = ["human" if seat == view.asked_seat else "level:1" for seat in range(2)]
            return replace(match.record, seats=seats)
        legal = match.state.legal_actions()
        match.play(legal[random.below(len(legal))], chance)


@pytest.mark.parametrize(("answer", "told"), [("decline", "declines"), (r"^\d stones?$", "gets")])
@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_bonus_stones_are_taken_or_declined_by_buttons(
    tmp_path: Path, viewport: ViewportSize, answer: str, told: str
) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor(viewport=viewport, reduced_motion="reduce")
        await ann.go_on(played_until(STONES_BONUS, "ABAAA"))
        question = "as a bonus you may take stones from the quarry"
        await expect(ann.page.get_by_text(question).first).to_be_visible()
        await expect(ann.choices()).to_have_count(2)
        moves = await ann.moves()
        button = ann.page.locator("[data-board]").get_by_role("button", name=re.compile(answer))
        await expect(button).to_be_in_viewport()
        await button.click()
        await ann.until_moves(moves + 1)
        log = ann.page.locator("[aria-label='What happened']")
        await expect(log.get_by_text(re.compile(rf"\b{told}\b")).first).to_be_attached()
        assert not await ann.is_too_wide()
        assert not await ann.page.get_by_text("plays by version").count()

    browse(tmp_path, scenario)


def test_a_table_of_older_rules_says_so_and_the_panel_tells_what_changed(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor(viewport=DESK)
        await ann.go_on(played_until(TAKE_CARD, "ABAAA", version=1))
        line = "This table plays by version 1 of the rules, as when it was started; the newest"
        await expect(ann.page.get_by_text(line)).to_be_visible()
        await ann.button("^Rules$").click()
        panel = ann.page.get_by_role("dialog", name="Rules")
        await expect(panel.get_by_text("What changed in the rules")).to_be_visible()
        await expect(panel.get_by_text("Since version 2")).to_be_visible()
        await expect(panel.get_by_text("may be declined; previously,")).to_be_visible()

    browse(tmp_path, scenario)


def test_the_pair_is_shown_to_whom_it_belongs_alone(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ann, eve = [await world.visitor(viewport=DESK) for _ in range(2)]
        record = pair_looked_at()
        answer = await ann.context.request.post(
            f"{ann.url}/api/records", data={"record": record.to_text(), "names": ["Ann", "Ben"]}
        )
        made = await answer.json()
        await ann.open(f"/#/table/{made['table']}/{made['seats'][0]['token']}")
        await eve.open(f"/#/table/{made['table']}/watch/{made['watch']}")
        pair = "[data-board] [data-place^='pair:']"
        await expect(ann.page.locator(pair)).to_have_count(2)
        await expect(eve.page.get_by_text("somebody is looking at it")).to_be_visible()
        await expect(eve.page.locator(pair)).to_have_count(0)
        await ann.page.locator(pair).first.click()
        await expect(ann.page.locator(pair)).to_have_count(0)

    browse(tmp_path, scenario)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_on_the_board(tmp_path: Path, scheme: Literal["light", "dark"]) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor(viewport=DESK, color_scheme=scheme, reduced_motion="reduce")
        await ann.resume("imhotep", MIDDLE)
        await ann.page.get_by_text("What would each ship bring now?").click()
        await expect(ann.page.get_by_role("table")).to_be_visible()
        assert await ann.axe() == []
        await ann.button(r"^\d+ cards?$").first.click()
        await expect(ann.page.get_by_text("If the game ended now").first).to_be_visible()
        assert await ann.axe() == []

    browse(tmp_path, scenario)


def test_the_board_fits_a_small_phone_and_a_laptop(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor(viewport={"width": 360, "height": 740}, has_touch=True)
        await ann.resume("imhotep", MIDDLE)
        assert not await ann.is_too_wide()
        river = await ann.page.locator("[data-board] .scene .water").last.bounding_box()
        assert river is not None
        assert river["height"] <= 740 / 6, "the river is as large as its ships"
        await ann.page.set_viewport_size({"width": 1280, "height": 720})
        await expect(ann.page.locator("[data-board] .frame.wide")).to_be_visible()
        assert not await ann.is_too_wide()

    browse(tmp_path, scenario)


@pytest.mark.parametrize(
    ("name", "viewport", "scheme"),
    [("desktop", DESK, "light"), ("phone", PHONE, "light"), ("dark", DESK, "dark")],
)
def test_the_board_looks_as_in_its_picture(
    tmp_path: Path, name: str, viewport: ViewportSize, scheme: Literal["light", "dark"]
) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor(viewport=viewport, color_scheme=scheme, reduced_motion="reduce")
        await ann.resume("imhotep", MIDDLE)
        await expect(ann.page.get_by_text("Points when the round ends")).to_be_attached()
        await looks_as_kept(ann.page, f"imhotep-{name}")

    browse(tmp_path, scenario)
