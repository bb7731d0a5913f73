"""The tutor: offered once, silent while moves are fine, and with a way back after a blunder."""

from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Locator, expect

from boardwright.bots.bot import ActionThought
from boardwright.lab.advice import Comparison, Verdict
from boardwright.server.thinking.advice_tasks import verdict_on
from boardwright.server.thinking.workers import Workers
from tests.web.test_languages import MIDDLES
from tests.web.test_tips import SIZES, box_of, overlap
from tools.live.browser import Visitor, World, browse


@pytest.fixture(autouse=True)
def verdicts(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Let the moves of a game be judged in turn by what is in a list: whether they were blunders.

    Bots do not move meanwhile, as they would think in processes too.
    """
    blunders: list[bool] = []
    think = Workers.ask

    async def ask(self: Workers, question: Any, household: str) -> object:
        if not isinstance(question, partial) or question.func is not verdict_on:
            return await think(self, question, household)
        wanted, played = question.args
        if not blunders.pop(0):
            return None
        better = ActionThought(next(one for one in wanted.legal if one != played), 9, 0.7, 3.0)
        return Verdict(better, ActionThought(played, 8, 0.4, 3.0), Comparison(50, 0.3, 0.1, []))

    monkeypatch.setattr(Workers, "ask", ask)
    return blunders


def card(visitor: Visitor) -> Locator:
    return visitor.page.locator("[data-tutor].card")


async def with_tutor(visitor: Visitor) -> None:
    """Switch the tutor on where one sets the page."""
    await visitor.open()
    await visitor.press(visitor.page.get_by_text("Settings"))
    await visitor.page.get_by_label("Tutor: tell me when a move gives much away").check()


@pytest.mark.parametrize("size", SIZES)
def test_a_blunder_can_be_taken_back(tmp_path: Path, verdicts: list[bool], size: str) -> None:
    verdicts += [False, True, True]

    async def scenario(world: World) -> None:
        ann = await world.visitor(reduced_motion="reduce", **SIZES[size])
        await with_tutor(ann)
        await ann.resume("imhotep", MIDDLES["imhotep"])
        await ann.choose()
        await expect(ann.choices().first).to_be_visible()
        await expect(card(ann)).to_have_count(0)
        asked = await ann.page.locator("[data-question] .asked").inner_text()
        moves = await ann.moves()
        await ann.choose()
        await expect(card(ann)).to_contain_text("That gave much away.")
        shown = await box_of(card(ann))
        for lit in await ann.page.locator("[data-board] [data-lit]").all():
            assert overlap(await box_of(lit), shown) == 0
        await expect(card(ann).get_by_text("Yours:")).to_be_hidden()
        assert await ann.axe() == []
        assert not await ann.is_too_wide()
        await ann.press(ann.button("^Take it back$"))
        await expect(card(ann)).to_have_count(0)
        await expect(ann.choices().first).to_be_visible()
        await expect(ann.logged().last).to_have_text(str(moves))
        assert await ann.page.locator("[data-question] .asked").inner_text() == asked
        await ann.choose()
        await expect(card(ann)).to_be_visible()
        await ann.press(ann.button("^Go on$"))
        await expect(card(ann)).to_have_count(0)

    browse(tmp_path, scenario)


def test_a_tutor_is_offered_once(tmp_path: Path, verdicts: list[bool]) -> None:
    verdicts += [True]

    async def scenario(world: World) -> None:
        ann = await world.visitor(reduced_motion="reduce", **SIZES["desktop"])
        await ann.resume("imhotep", MIDDLES["imhotep"])
        await ann.choose()
        await expect(card(ann)).to_contain_text("Would you like a tutor?")
        assert await ann.axe() == []
        await ann.page.reload()
        await expect(ann.choices().first).to_be_visible()
        await ann.choose()
        await expect(ann.choices().first).to_be_visible()
        await expect(card(ann)).to_have_count(0)
        ben = await world.visitor(reduced_motion="reduce", **SIZES["desktop"])
        await ben.resume("imhotep", MIDDLES["imhotep"])
        await ben.choose()
        await ben.press(card(ben).get_by_role("button", name="Yes"))
        await expect(ben.choices().first).to_be_visible()
        await ben.choose()
        await expect(card(ben)).to_contain_text("That gave much away.")

    browse(tmp_path, scenario)
