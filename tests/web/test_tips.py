"""Every place tells what it is: to a mouse that rests, a finger, and whoever plays by keys."""

import re
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.async_api import FloatRect, Locator, expect

from boardwright.core.game import View
from boardwright.core.messages import Message, message
from boardwright.games.biotopia.wording import BiotopiaWords
from boardwright.games.imhotep.wording import ImhotepWords
from boardwright.wording.game_words import GameWords, News
from tests.web.test_imhotep_board import place
from tests.web.test_languages import MIDDLES
from tests.web.test_table import set_up
from tools.live.browser import GAMES, Visitor, World, browse
from tools.live.kept_games import kept_game

SIZES: Final[dict[str, dict[str, Any]]] = {
    "desktop": {"viewport": {"width": 1280, "height": 720}},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
}
AWAY: Final = 10  # px from the edge of the page, where no place is
SOME_LIT_IN_SIGHT: Final = """
() => [...document.querySelectorAll("[data-board] [data-lit]")].some((place) => {
  const { top, bottom } = place.getBoundingClientRect();
  const question = document.querySelector("[data-question]").getBoundingClientRect();
  const isBelow = question.top > innerHeight / 3; // on a phone
  const [upper, lower] = isBelow ? [0, question.top] : [question.bottom, innerHeight];
  return top >= upper && bottom <= lower;
})
"""
PRESSED_LONG: Final = """
(place) => {
  const { x, y } = place.getBoundingClientRect();
  const at = { clientX: x + 4, clientY: y + 4, pointerType: "touch", bubbles: true };
  place.dispatchEvent(new PointerEvent("pointerdown", at));
}
"""


@pytest.fixture(autouse=True)
def explained(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let all places say their name, whatever the games have to say."""

    def explain(self: GameWords, view: View, place: str) -> list[Message]:
        return [message("web-rule", rule=f"<{place}>")]

    monkeypatch.setattr(ImhotepWords, "explain", explain)
    monkeypatch.setattr(BiotopiaWords, "explain", explain)


def tip(visitor: Visitor) -> Locator:
    return visitor.page.locator("[data-tip]")


async def tells_of(visitor: Visitor, name: str) -> None:
    """Wait until the tip tells of a place, and of no other."""
    await expect(tip(visitor)).to_contain_text(f"Rule <{name}>")


async def rest_at(visitor: Visitor, name: str) -> None:
    """Let the mouse lie on a place, wherever something else lies on its middle."""
    box = await box_of(visitor.page.locator(f"[data-place='{name}']"))
    await visitor.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] - 6)


async def box_of(target: Locator) -> FloatRect:
    box = await target.bounding_box()
    assert box is not None
    return box


def overlap(one: FloatRect, other: FloatRect) -> float:
    """Return how much of one box lies on another."""
    across = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
    down = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
    return max(0.0, across) * max(0.0, down)


def test_a_mouse_that_rests_is_told_and_one_that_passes_is_not(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor(reduced_motion="reduce", **SIZES["desktop"])
        await ann.resume("imhotep", MIDDLES["imhotep"])
        for name in ("site:obelisks", "site:burial", "ship:4"):
            await rest_at(ann, name)
        await tells_of(ann, "ship:4")
        own, shown = await box_of(place(ann, "ship:4")), await box_of(tip(ann))
        assert overlap(own, shown) == 0, "a tip does not cover what it speaks of"
        for glowing in await ann.choices().all():
            assert overlap(await box_of(glowing), shown) == 0, "nor what glows"
        assert await ann.axe() == []
        await tip(ann).hover()
        await expect(tip(ann)).to_be_visible()
        await ann.page.mouse.move(AWAY, AWAY)
        await expect(tip(ann)).to_have_count(0)
        await rest_at(ann, "score:0")
        await tells_of(ann, "score:0")
        await ann.page.keyboard.press("Escape")
        await expect(tip(ann)).to_have_count(0)

    browse(tmp_path, scenario)


def test_who_plays_by_keys_is_told_and_reads_on(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor(reduced_motion="reduce", **SIZES["desktop"])
        await ann.resume("imhotep", MIDDLES["imhotep"])
        await ann.page.locator("[data-board] [tabindex='0'][data-legal]").focus()
        await ann.page.keyboard.press("ArrowRight")
        focused = ann.page.locator("[data-board] [data-legal]:focus")
        await tells_of(ann, str(await focused.get_attribute("data-place")))
        aloud = ann.page.get_by_role("status").filter(has_text="Rule <")
        await expect(aloud).to_have_count(1)
        await ann.page.keyboard.press("Escape")
        await expect(tip(ann)).to_have_count(0)
        await expect(focused).to_have_count(1)
        await place(ann, "site:burial").focus()
        await ann.page.keyboard.press("Shift+ArrowRight")
        await expect(ann.page.locator("[data-place]:focus")).to_have_attribute(
            "data-place", "site:obelisks"
        )
        await tells_of(ann, "site:obelisks")
        await expect(tip(ann)).to_contain_text("Not now:")
        rule = tip(ann).get_by_role("button", name=re.compile(r"^Rule IM-\d"))
        name = await rule.text_content()
        await ann.page.keyboard.press("Tab")
        await expect(rule).to_be_focused()
        await ann.page.keyboard.press("Enter")
        rules = ann.page.get_by_role("dialog", name="Rules")
        wanted = rules.locator("[aria-current=true]")
        await expect(wanted).to_contain_text(str(name).removeprefix("Rule "))

    browse(tmp_path, scenario)


def test_a_click_on_what_cannot_be_chosen_tells_why(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor(reduced_motion="reduce", **SIZES["desktop"])
        await ann.resume("imhotep", MIDDLES["imhotep"])
        moves = await ann.moves()
        await place(ann, "site:temple").click()
        await tells_of(ann, "site:temple")
        await expect(tip(ann)).to_contain_text("a ship has already been to the temple this round")
        await expect(tip(ann).get_by_role("button", name="Rule IM-5.2")).to_be_visible()
        await ann.page.mouse.click(AWAY, AWAY)
        await expect(tip(ann)).to_have_count(0)
        assert await ann.moves() == moves

    browse(tmp_path, scenario)


def test_at_the_first_game_a_finger_reads_first_and_acts_second(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor(reduced_motion="reduce", **SIZES["phone"])
        await ann.resume("imhotep", MIDDLES["imhotep"])
        quarry = place(ann, "quarry:1")
        moves = await ann.moves()
        await quarry.tap()
        await tells_of(ann, "quarry:1")
        await expect(tip(ann).get_by_role("button", name="Get stones")).to_be_visible()
        assert overlap(await box_of(quarry), await box_of(tip(ann))) == 0
        assert await ann.axe() == []
        assert await ann.moves() == moves
        await ann.page.locator("[data-question] strong").tap()
        await expect(tip(ann)).to_have_count(0)
        await quarry.tap()
        await tells_of(ann, "quarry:1")
        await quarry.tap()
        await ann.until_moves(moves + 1)
        await expect(tip(ann)).to_have_count(0)
        await expect(ann.choices().first).to_be_visible()
        moves = await ann.moves()
        await ann.choices().first.tap()
        await ann.reads_first().tap()
        await ann.until_moves(moves + 1)

    browse(tmp_path, scenario)


def test_whoever_wants_no_explanations_acts_at_the_first_tap(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor(reduced_motion="reduce", **SIZES["phone"])
        await ann.open()
        await ann.page.get_by_text("Settings").tap()
        await ann.page.get_by_label("Explain as I play").select_option("Never")
        await ann.resume("imhotep", MIDDLES["imhotep"])
        moves = await ann.moves()
        await place(ann, "quarry:0").evaluate(PRESSED_LONG)
        await tells_of(ann, "quarry:0")
        assert not await ann.is_too_wide()
        await place(ann, "quarry:1").tap()
        await ann.until_moves(moves + 1)

    browse(tmp_path, scenario)


def test_the_past_is_explained_and_to_spectators_too(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        made = await world.served.make("imhotep", "Ann", "Ben", is_public=True)
        eve = await world.visitor(reduced_motion="reduce", **SIZES["desktop"])
        await eve.open(f"/#/table/{made['table']}")
        await rest_at(eve, "site:temple")
        await tells_of(eve, "site:temple")
        ann = await world.visitor(reduced_motion="reduce", **SIZES["desktop"])
        await ann.resume("imhotep", MIDDLES["imhotep"])
        await ann.page.locator("[data-line]").last.click()
        await expect(ann.choices()).to_have_count(0)
        await rest_at(ann, "site:temple")
        await tells_of(ann, "site:temple")
        await expect(tip(ann)).not_to_contain_text("Not now")
        await ann.page.keyboard.press("Escape")
        await ann.page.locator("[data-board] [data-place][tabindex='0']").focus()
        await ann.page.keyboard.press("ArrowDown")
        await expect(tip(ann)).to_be_visible()

    browse(tmp_path, scenario)


def tell_news(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let two things come up whenever somebody looks."""

    def news(self: ImhotepWords, view: View) -> list[News]:
        return [
            News("quarry", message("web-rule", rule="<first>"), ["quarry:1"]),
            News("temple", message("web-rule", rule="<second>"), ["site:temple"]),
        ]

    monkeypatch.setattr(ImhotepWords, "news", news)


@pytest.mark.parametrize("size", SIZES)
def test_news_are_told_one_by_one_and_never_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: str
) -> None:
    tell_news(monkeypatch)

    async def scenario(world: World) -> None:
        ann = await world.visitor(reduced_motion="reduce", **SIZES[size])
        await ann.resume("imhotep", MIDDLES["imhotep"])
        line = ann.page.locator("[data-news]")
        await expect(line).to_contain_text("Rule <first>")
        await expect(place(ann, "quarry:1")).to_have_attribute("data-lit", "quarry:1")
        shown = await box_of(line)
        # On a phone it is a part of the sheet at the lower edge, over which all can be scrolled.
        free = ann.choices() if size == "desktop" else ann.page.locator("[data-board] [data-lit]")
        for seen in await free.all():
            assert overlap(await box_of(seen), shown) == 0
        assert await ann.axe() == []
        await ann.button("^Got it$").click()
        await expect(line).to_have_count(0)
        await ann.page.reload()
        await expect(line).to_contain_text("Rule <second>")
        await ann.page.reload()
        await expect(ann.choices().first).to_be_visible()
        await ann.choose()
        await expect(ann.choices().first).to_be_visible()
        await expect(line).to_have_count(0)

    browse(tmp_path, scenario)


def test_news_end_by_one_press_and_come_again_when_they_are_wanted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tell_news(monkeypatch)

    async def scenario(world: World) -> None:
        ann = await world.visitor(reduced_motion="reduce", **SIZES["desktop"])
        await ann.resume("imhotep", MIDDLES["imhotep"])
        line = ann.page.locator("[data-news]")
        await ann.button("^No more of these$").click()
        await expect(line).to_have_count(0)
        await ann.choose()
        await expect(ann.choices().first).to_be_visible()
        await expect(line).to_have_count(0)
        await ann.page.get_by_text("Settings").click()
        often = ann.page.get_by_label("Explain as I play")
        await expect(often).to_have_value("never")
        await often.select_option("Always")
        await ann.page.reload()
        await expect(line).to_contain_text("Rule <first>")

    browse(tmp_path, scenario)


def test_whoever_has_finished_a_game_is_told_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tell_news(monkeypatch)

    async def scenario(world: World) -> None:
        ann = await world.visitor(reduced_motion="reduce", **SIZES["phone"])
        record = kept_game("imhotep")
        await ann.go_on(replace(record, seats=["human", *record.seats[1:]]))
        await expect(ann.over).to_be_visible()
        await ann.resume("imhotep", MIDDLES["imhotep"])
        moves = await ann.moves()
        await expect(ann.page.locator("[data-news]")).to_have_count(0)
        await place(ann, "quarry:1").tap()
        await ann.until_moves(moves + 1)

    browse(tmp_path, scenario)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_a_hint_covers_nothing_that_it_speaks_of(tmp_path: Path, game: str, size: str) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor(reduced_motion="reduce", **SIZES[size])
        await ann.resume(game, MIDDLES[game])
        await ann.press(ann.button("^Hint$"))
        hint = ann.page.locator(".hint.card")
        await expect(ann.button("^Do this$")).to_be_visible()
        lit = ann.page.locator("[data-board] [data-lit]")
        await expect(lit.first).to_be_attached()
        await ann.page.wait_for_function(SOME_LIT_IN_SIGHT)
        card = await box_of(hint)
        for one in await lit.all():
            assert overlap(await box_of(one), card) == 0
        await expect(hint.get_by_text("win chance")).to_be_hidden()
        await ann.press(hint.get_by_text("In figures"))
        await expect(hint.get_by_text("win chance")).to_be_visible()
        assert not await ann.is_too_wide()
        assert await ann.axe() == []

    browse(tmp_path, scenario)


def test_behind_the_curtain_nothing_is_told(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor(reduced_motion="reduce", **SIZES["desktop"])
        await set_up(ann, "Biotopia", "here")
        await ann.button("^Start$").click()
        await expect(ann.page.get_by_text("Pass the device to Ann")).to_be_visible()
        await rest_at(ann, "score:0")
        await ann.page.get_by_text("Settings").click()
        await expect(ann.page.get_by_label("Explain as I play")).to_be_visible()
        await expect(tip(ann)).to_have_count(0)
        await ann.button("^I am Ann").click()
        await expect(ann.choices().first).to_be_visible()
        await rest_at(ann, "score:1")
        await tells_of(ann, "score:1")

    browse(tmp_path, scenario)
