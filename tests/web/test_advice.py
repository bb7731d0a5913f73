"""Advice on the page: a hint beside the question, and a look back at a finished game."""

import re
from pathlib import Path

import pytest
from playwright.async_api import expect

from boardwright.server.thinking import analyses
from tests.web.test_table import set_up
from tools.live.browser import World, browse
from tools.live.kept_games import kept_game


def test_a_hint_lights_up_what_it_advises(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor(reduced_motion="reduce")
        await ann.resume("imhotep", 60)
        board = ann.page.locator("[data-board]")
        before = await board.bounding_box()
        await ann.button("^Hint$").click()
        hint = ann.page.get_by_label("Hint", exact=True)
        await expect(hint).to_contain_text(re.compile("[a-z]{3}"))
        assert await board.bounding_box() == before, "a hint moves nothing"
        await expect(ann.page.locator("[data-board] [data-legal][data-lit]").first).to_be_visible()
        assert await ann.axe() == []
        moves = await ann.moves()
        await ann.button("Do this").click()
        await ann.until_moves(moves + 1)
        await expect(hint).to_be_hidden()

    browse(tmp_path, scenario)


def test_a_table_for_friends_has_no_hints_unless_they_are_wanted(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor()
        for wanted in (False, True):
            await set_up(ann, "Imhotep", "open")
            allowed = ann.page.get_by_label("Bots may give hints")
            await expect(allowed).not_to_be_checked()
            await allowed.set_checked(wanted)
            await ann.button("Invite friends").click()
            await ann.button("Start; bots take the free seats").click()
            await expect(ann.choices().first).to_be_visible()
            await expect(ann.button("^Hint$")).to_have_count(int(wanted))

    browse(tmp_path, scenario)


def test_a_finished_game_is_looked_back_at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "ITERATIONS", 4)
    monkeypatch.setattr(analyses, "PLAYOUTS", 2)
    monkeypatch.setattr(analyses, "WEIGHING", 1)

    async def scenario(world: World) -> None:
        eve = await world.visitor(reduced_motion="reduce")
        await eve.go_on(kept_game("biotopia"))
        await eve.button("Analyse the game with a bot").click()
        await expect(eve.page.get_by_role("heading", name="Costliest mistakes")).to_be_visible()
        curve = eve.page.get_by_role("img", name="Chance of winning after each move")
        await expect(curve).to_be_visible()
        await eve.page.get_by_text("The same as a table").click()
        rows = eve.page.get_by_role("region", name="The same as a table").get_by_role("row")
        await expect(rows).to_have_count(len(kept_game("biotopia").lines) + 1)
        assert await eve.axe() == []
        await curve.click()
        await expect(eve.page.get_by_role("status").filter(has_text="Move")).to_be_visible()
        await expect(eve.button("Play on from here")).to_be_visible()
        await eve.page.reload()
        await expect(eve.page.get_by_role("heading", name="Costliest mistakes")).to_be_visible()

    browse(tmp_path, scenario)
