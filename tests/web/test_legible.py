"""No letters are too small: on every page, early and late in every game, on phones and a desk."""

from pathlib import Path
from typing import Any, Final

import pytest
from playwright.async_api import expect

from boardwright.server.thinking import analyses
from tests.web.legible import small_texts
from tests.web.test_languages import MIDDLES
from tests.web.test_table import open_setup
from tools.live.browser import GAMES, Visitor, World, browse
from tools.live.kept_games import kept_game

SIZES: Final = {360: 740, 390: 844, 1280: 800}
FROM_THE_END: Final = 3  # lines: what is late in a game
PANELS: Final = ("Look back", "Chat", "What happened", "Points")

WIDTHS: Final = pytest.mark.parametrize("width", SIZES)
EACH_GAME: Final = pytest.mark.parametrize("game", GAMES)

SMALL: Final = """
<p style='font-size: 10px'>Small</p>
<div style='transform: scale(0.5)'><p style='font-size: 20px'>Made small</p></div>
<svg width='50' viewBox='0 0 100 100'>
  <text y='50' font-size='20'>Drawn small</text>
  <g transform='scale(0.5)'><text y='50' font-size='40'>Drawn smaller</text></g>
</svg>
<svg width='100' viewBox='0 0 100 100'>
  <defs><text id='seven'>7</text></defs>
  <use href='#seven' y='50' font-size='10' />
</svg>
<style>b::after { content: "sign"; font-size: 8px }</style><b>A word with a</b>
"""
LARGE: Final = """
<p style='font-size: 11px'>Large enough</p>
<svg width='50' viewBox='0 0 100 100'><text y='50' font-size='22'>Drawn</text></svg>
<p style='font-size: 5px'><span style='font-size: 11px'>Only its parts are read</span></p>
<p style='font-size: 5px; clip-path: inset(50%)'>For screen readers</p>
<p style='font-size: 5px; visibility: hidden'>Not seen</p>
"""


def test_small_letters_are_found(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        page = (await world.visitor()).page
        await page.set_content(SMALL)
        assert len(await small_texts(page)) == 6
        await page.set_content(LARGE)
        assert await small_texts(page) == []

    browse(tmp_path, scenario)


class Reading:
    """Somebody who looks at pages, and what they find too small, by the page where it is."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.small: dict[str, list[str]] = {}

    async def look(self, where: str, within: str = "body") -> None:
        """Look at what is shown now."""
        if found := await small_texts(self.page, within):
            self.small[where] = found

    async def unfold(self) -> None:
        """Open what is folded beside the board."""
        for panel in PANELS:
            summary = self.page.locator("summary", has_text=panel).first
            if await summary.count() and not await summary.evaluate(IS_OPEN):
                await self.visitor.press(summary)


IS_OPEN: Final = "it => it.parentElement.open"


async def reading(world: World, width: int, **options: Any) -> Reading:
    """Let somebody come with a screen of some width."""
    screen = {"width": width, "height": SIZES[width]}
    is_phone = width < 800
    return Reading(
        await world.visitor(
            viewport=screen,
            has_touch=is_phone,
            is_mobile=is_phone,
            reduced_motion="reduce",
            **options,
        )
    )


@WIDTHS
def test_letters_are_large_enough_before_a_game(tmp_path: Path, width: int) -> None:
    async def scenario(world: World) -> None:
        at = await reading(world, width)
        ann, page = at.visitor, at.page
        await ann.open()
        await expect(page.locator("article")).to_have_count(len(GAMES))
        await at.look("lobby")
        await ann.press(page.locator("summary", has_text="Settings"))
        await at.look("settings")
        for game, title in GAMES.items():
            await open_setup(ann, title)
            await ann.unfold()
            await at.look(f"set-up of {game}", "dialog")
            await ann.open()
            await ann.press(ann.button(f"How to play.*{title}"))
            await expect(page.locator("[data-primer] svg").first).to_be_visible()
            await at.look(f"how to play {game}", "dialog")
            await ann.open(f"/#/rules/{game}")
            await expect(page.locator(".passage").first).to_be_visible()
            await at.look(f"rules of {game}")
        assert at.small == {}

    browse(tmp_path, scenario)


@WIDTHS
@EACH_GAME
def test_letters_are_large_enough_at_a_table(tmp_path: Path, game: str, width: int) -> None:
    async def scenario(world: World) -> None:
        at = await reading(world, width)
        late = len(kept_game(game).lines) - FROM_THE_END
        for line in (1, MIDDLES[game], late):
            await at.visitor.resume(game, line)
            await at.unfold()
            await at.look(f"line {line}")
        await at.visitor.press(at.visitor.button("^Hint$"))
        await expect(at.page.get_by_label("Hint", exact=True)).to_be_visible()
        await at.look("hint")
        assert at.small == {}

    browse(tmp_path, scenario)


@WIDTHS
@EACH_GAME
def test_letters_are_large_enough_in_a_lesson(tmp_path: Path, game: str, width: int) -> None:
    async def scenario(world: World) -> None:
        at = await reading(world, width)
        await at.visitor.open()
        learn = at.page.locator(f"article[data-game={game}]").get_by_text("Learn to play").first
        await at.visitor.press(learn)
        await expect(at.page.locator("[data-coach]")).to_be_visible()
        await at.look("lesson")
        assert at.small == {}

    browse(tmp_path, scenario)


@WIDTHS
@EACH_GAME
def test_letters_are_large_enough_after_a_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, width: int
) -> None:
    for weight in ("ITERATIONS", "PLAYOUTS", "WEIGHING"):
        monkeypatch.setattr(analyses, weight, 2)

    async def scenario(world: World) -> None:
        at = await reading(world, width)
        await at.visitor.go_on(kept_game(game))
        await expect(at.visitor.over).to_be_visible()
        await at.unfold()
        await at.look("end")
        await at.visitor.press(at.visitor.button("Analyse the game with a bot"))
        await expect(at.page.get_by_role("heading", name="Costliest mistakes")).to_be_visible()
        await at.look("analysis")
        assert at.small == {}

    browse(tmp_path, scenario)
