"""Whole games through the real page: by keys alone, by touch, and online before a spectator."""

import asyncio
import json
from pathlib import Path
from typing import Any, Final

from playwright.async_api import WebSocket, expect

from tests.web.keys import Keys
from tests.web.test_biotopia_board import PHONE, play_as_a_beginner
from tests.web.test_table import set_up
from tools.live.browser import Visitor, World, browse

SPECTATOR: Final = -1  # the seat of whoever only looks

# Whatever is of this kind is kept, should it be on the page even for a moment.
WATCH_FOR: Final = """
(kind) => {
  window.seen = [];
  const look = () => window.seen.push(...[...document.querySelectorAll(kind)].map(String));
  const all = { subtree: true, childList: true, attributes: true };
  new MutationObserver(look).observe(document, all);
}
"""
SECRETS: Final = "[data-place^='card:'], [data-place^='flower:'], .hand"


def test_a_whole_game_is_played_by_keys_alone(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor(reduced_motion="reduce")
        await ann.open()
        keys = Keys(ann)
        await keys.tab_to(ann.button("Friends and more.*Imhotep"))
        await keys.press("Enter")
        await keys.choose_in(ann.page.get_by_label("Players"), "2")
        await keys.choose_in(ann.other(2), "Piko")
        await keys.tab_to(ann.button("^Start$"))
        await keys.press("Enter")
        await expect(ann.choices().first).to_be_visible()
        await keys.tab_to(ann.page.locator("[data-board] [data-legal][tabindex='0']"))
        await ann.play_on(keys.act)
        await keys.tab_to(ann.button("Play again"))

    browse(tmp_path, scenario)


def test_a_whole_game_is_played_by_touch_on_a_phone(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor(**PHONE, reduced_motion="reduce")
        await set_up(ann, "Biotopia", "level:1")
        await ann.press(ann.button("^Start$"))
        await ann.play_on(play_as_a_beginner)
        await expect(ann.page.get_by_text("has been played out")).to_be_visible()
        assert not await ann.is_too_wide()

    browse(tmp_path, scenario)


class Overheard:
    """All that the server tells a page."""

    def __init__(self, visitor: Visitor) -> None:
        self.told: list[dict[str, Any]] = []
        visitor.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.told.append(json.loads(frame)))

    def views(self) -> list[dict[str, Any]]:
        """Return every view of the game that was told."""
        standings = [told["standing"] for told in self.told if told.get("standing")]
        return [view for standing in standings for view in standing["views"]]


def test_a_whole_game_is_played_online_before_a_spectator(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ann, ben, eve = [await world.visitor(reduced_motion="reduce") for _ in range(3)]
        overheard = Overheard(eve)
        await set_up(ann, "Biotopia", "open")
        await ann.button("Invite friends").click()
        await ben.open(await ann.page.get_by_label("Link for seat 2", exact=True).input_value())
        await ben.page.get_by_label("Your name").fill("Ben")
        await ben.button("Sit down").click()
        await eve.open(await ann.page.get_by_label("Link to watch", exact=True).input_value())
        await expect(eve.page.get_by_text("You are watching.")).to_be_visible()
        await eve.page.evaluate(WATCH_FOR, SECRETS)
        await ann.button("^Start$").click()

        async def act(player: Visitor) -> None:
            moves = await player.moves()
            await play_as_a_beginner(player)
            await eve.until_moves(moves + 1)

        await asyncio.gather(*(player.play_on(act) for player in (ann, ben)))
        await expect(eve.over).to_be_visible()
        moves = await ann.moves()
        numbers = await eve.page.locator("[data-line]").all_text_contents()
        assert numbers == [str(number) for number in range(1, moves + 1)]
        assert await eve.page.evaluate("window.seen") == []
        views = overheard.views()
        assert len(views) > moves
        for view in views:
            assert (view["seat"], view["actions"]) == (SPECTATOR, [])
            assert (view["view"]["hand"], view["view"]["flowers"]) == (None, None)
        await expect(ann.page.locator(SECRETS).first).to_be_attached()

    browse(tmp_path, scenario)
