"""Looking never acts, and moves are asked about: all of a first game, and those that are final."""

from pathlib import Path
from typing import Any, Final

import pytest
from playwright.async_api import Locator, expect

from boardwright.core.library import load_chosen
from boardwright.core.match import replay
from tests.web.test_biotopia_board import PHONE
from tests.web.test_imhotep_board import place
from tools.live.browser import GAMES, Visitor, World, browse
from tools.live.kept_games import kept_game, middle_of

LOW: Final = 0.6  # of a phone's height, above which no thumb reaches
FINGER: Final = 44  # px that it needs


async def comes(world: World, asks: str, *, knows: tuple[str, ...] = (), **options: Any) -> Visitor:
    """Let somebody come who is asked before such moves, and has finished some games."""
    visitor = await world.visitor(reduced_motion="reduce", **options)
    known = "[" + ",".join(f'"{game}"' for game in knows) + "]"
    await visitor.context.add_init_script(f"""
      if (!sessionStorage.begun) {{
        sessionStorage.begun = 1;
        localStorage.setItem("boardwright-likes", '{{"asks": "{asks}"}}');
        localStorage.setItem("boardwright-finished", '{known}');
      }}
    """)
    return visitor


def strip(visitor: Visitor) -> Locator:
    """Return what asks about a move."""
    return visitor.page.get_by_role("alertdialog")


def only_as_a_flower() -> tuple[int, str]:
    """Return a line of the kept game, and a card that can but be laid as a flower after it."""
    record = kept_game("biotopia")
    game = load_chosen("biotopia", record.options, version=record.version)
    for line in range(3, len(record.lines) - 1):
        state = replay(game, middle_of("biotopia", line)).state
        by_card: dict[str, list[str]] = {}
        for action in state.legal_actions():
            by_card.setdefault(state.action_places(action)[0], []).append(state.family(action))
        for at, families in by_card.items():
            if families == ["flower"]:
                return line, at
    raise AssertionError("every card of every hand could be paid for")


def with_one_ship() -> tuple[int, str]:
    """Return a line of the kept game, and a site that only one ship may sail to after it."""
    record = kept_game("imhotep")
    game = load_chosen("imhotep", record.options, version=record.version)
    for line in range(3, len(record.lines) - 1):
        state = replay(game, middle_of("imhotep", line)).state
        sailing = [a for a in state.legal_actions() if state.family(a) in ("sail", "lever")]
        ships = {state.action_places(action)[-2] for action in sailing}
        if len(ships) == 1 and len(sailing) > 1:
            return line, state.action_places(sailing[0])[-1]
    raise AssertionError("several ships are always ready")


@pytest.mark.parametrize("options", [{}, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("asks", ["first", "never"])
def test_a_card_that_cannot_be_paid_for_is_not_buried_by_a_look(
    tmp_path: Path, asks: str, options: dict[str, Any]
) -> None:
    line, card = only_as_a_flower()

    async def scenario(world: World) -> None:
        ann = await comes(world, asks, **options)
        await ann.resume("biotopia", line)
        await ann.press(place(ann, card))
        menu = ann.page.get_by_role("dialog", name="Which one?")
        await expect(menu.get_by_role("button", name="Lay as a flower")).to_be_visible()
        assert await ann.moves() == line
        await ann.press(menu.get_by_role("button", name="Cancel"))
        await ann.press(place(ann, card))
        await ann.press(menu.get_by_role("button", name="Lay as a flower"))
        await ann.until_moves(line + 1)

    browse(tmp_path, scenario)


def test_a_site_that_is_clicked_sails_no_ship(tmp_path: Path) -> None:
    line, site = with_one_ship()

    async def scenario(world: World) -> None:
        ann = await comes(world, "never")
        await ann.resume("imhotep", line)
        await place(ann, site).click(position={"x": 8, "y": 8})
        await expect(ann.page.get_by_role("dialog", name="Which one?")).to_be_visible()
        assert await ann.moves() == line

    browse(tmp_path, scenario)


def test_what_lies_on_a_glowing_site_answers_for_it(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ann = await comes(world, "never")
        await ann.resume("imhotep", 3)
        await place(ann, "ship:4").click(position={"x": 4, "y": 30})
        await expect(place(ann, "site:market")).to_have_attribute("data-legal", "")
        await ann.page.locator("[data-place^='offer:']").first.click()
        await ann.until_moves(4)

    browse(tmp_path, scenario)


def test_at_a_first_game_a_click_asks_and_keys_answer(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ann = await comes(world, "first")
        await ann.resume("imhotep", 3)
        slot = ann.page.locator("[data-place^='slot:'][data-legal]").first
        await slot.focus()
        await ann.page.keyboard.press("Enter")
        await expect(strip(ann)).to_be_visible()
        await expect(ann.button("Do it")).to_be_focused()
        assert await ann.axe() == []
        await ann.page.keyboard.press("Escape")
        await expect(strip(ann)).to_be_hidden()
        await expect(slot).to_be_focused()
        assert await ann.moves() == 3
        await slot.press("Enter")
        await expect(ann.button("Do it")).to_be_focused()
        await ann.page.keyboard.press("Enter")
        await ann.until_moves(4)

    browse(tmp_path, scenario)


def test_another_place_may_be_clicked_instead(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ann = await comes(world, "first")
        await ann.resume("imhotep", 3)
        slots = ann.page.locator("[data-place^='slot:'][data-legal]")
        await slots.first.click()
        first = await strip(ann).text_content()
        await slots.last.click()
        await expect(strip(ann)).not_to_have_text(first or "")
        await ann.button("Do it").click()
        await ann.until_moves(4)

    browse(tmp_path, scenario)


def test_later_only_what_reveals_something_is_asked_about(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ann = await comes(world, "first", knows=tuple(GAMES))
        await ann.resume("imhotep", 3)
        await ann.page.locator("[data-place^='slot:'][data-legal]").first.click()
        await ann.until_moves(4)
        await ann.resume("biotopia", 12)
        deck = ann.page.locator("[data-place='pile:deck'][data-legal]")
        await deck.click()
        await expect(strip(ann)).to_contain_text("reveals something")
        assert await ann.moves() == 12
        await ann.button("Ask me less often").click()
        await strip(ann).get_by_label("Ask me before a move").select_option("never")
        await ann.button("^Cancel$").click()
        await deck.click()
        await ann.until_moves(13)

    browse(tmp_path, scenario)


def test_on_a_phone_the_answer_lies_under_the_thumb(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ann = await comes(world, "always", **PHONE)
        for game in GAMES:
            await ann.resume(game, 20)
            await ann.press(await ann.uncovered())
            menu = ann.page.get_by_role("dialog", name="Which one?").get_by_role("button")
            while not await strip(ann).count():
                if await menu.count():
                    await ann.press(menu.first)
                elif await ann.page.locator("[data-picked]").count():
                    await ann.press(await ann.uncovered())
                await ann.page.wait_for_timeout(50)
            for name in ("Do it", "^Cancel$"):
                box = await ann.button(name).bounding_box()
                assert box is not None
                assert box["y"] > LOW * PHONE["viewport"]["height"]
                assert min(box["width"], box["height"]) >= FINGER
            assert not await ann.is_too_wide()

    browse(tmp_path, scenario)
