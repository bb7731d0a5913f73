"""A device that several people share: whoever has not taken it sees no hand, by no path."""

import json
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.async_api import Locator, Page, expect

from tests.web.test_table import before_a_pair, set_up
from tools.live.browser import Visitor, World, browse

# Watch every change of the page: a hand, or a pair of cards, may be there only while its seat has
# the device, which is from “I am …” until the curtain is up again. Behind that lies the table as
# everybody may see it.
WATCH: Final = """
([names, secret]) => {
  let holder = null;
  window.betrayed = [];
  document.addEventListener("click", (event) => {
    const pressed = event.target.closest("button")?.textContent.trim() ?? "";
    if (pressed.startsWith("I am ")) holder = names.indexOf(pressed.slice(5));
  }, true);
  const check = () => {
    const isUp = document.body.textContent.includes("Pass the device to");
    if (isUp) holder = null;
    for (const shown of document.querySelectorAll(secret)) {
      const hand = shown.closest(".hand")?.querySelector("[data-origin^='hand-']");
      const seat = hand ? Number(hand.dataset.origin.slice(5)) : holder;
      if (holder === null || seat !== holder) window.betrayed.push([seat, holder, shown.outerHTML]);
    }
  };
  new MutationObserver(check).observe(document, {
    subtree: true, childList: true, attributes: true, characterData: true,
  });
  check();
}
"""
SPECTATOR: Final = -1  # the seat of whoever only looks
HAND: Final = ".hand .cards [data-place]"
PAIR: Final = "[data-board] [data-place^='pair:']"


async def watched(page: Page, names: list[str], secret: str) -> None:
    """Begin to watch a page."""
    await page.evaluate(WATCH, [names, secret])


async def betrayed(page: Page) -> list[object]:
    """Return what the page has shown to the wrong eyes."""
    found: list[object] = await page.evaluate("window.betrayed")
    return found


async def at_one_device(world: World) -> Visitor:
    """Let Ann and Ben sit down at a game of hands with one device."""
    both = await world.visitor()
    await set_up(both, "Biotopia", "here")
    await both.page.get_by_label("Name", exact=True).fill("Ben")
    await both.button("^Start$").click()
    await expect(both.page.get_by_text("Pass the device to Ann")).to_be_visible()
    await watched(both.page, ["Ann", "Ben"], HAND)
    return both


async def take(visitor: Visitor, name: str) -> None:
    """Take the device."""
    await expect(visitor.page.get_by_text(f"Pass the device to {name}")).to_be_visible()
    await visitor.button(f"^I am {name}$").click()
    await expect(visitor.page.locator(HAND).first).to_be_visible()


async def hand_over(visitor: Visitor) -> None:
    """Be done with looking at what the own move brought."""
    await visitor.press(visitor.button("^Done$"))


async def move(visitor: Visitor) -> None:
    """Make a move and pass the device on."""
    await visitor.choose()
    await hand_over(visitor)


def test_the_curtain_offers_nothing_that_would_show_a_hand(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        both = await at_one_device(world)
        await take(both, "Ann")
        await move(both)
        await expect(both.page.get_by_text("Pass the device to Ben")).to_be_visible()
        for deed in ("Take back", "Hint", "Play on from here", "One move back", "Let a bot"):
            await expect(both.button(deed)).to_have_count(0)
        await expect(both.page.get_by_text("Look back", exact=True)).to_have_count(0)
        for line in await both.page.locator("[data-line]").all():
            await expect(line).to_be_disabled()
        await both.page.keyboard.press("ArrowLeft")
        await both.page.evaluate("location.hash += '/at/0'")
        await take(both, "Ben")
        # The link to a move waited for somebody who has the device, and shows their hand alone.
        status = both.page.get_by_role("status")
        await expect(status.filter(has_text="Move 0 of")).to_be_visible()
        await both.button("Back to now").click()
        await move(both)
        await take(both, "Ann")
        assert await betrayed(both.page) == []

    browse(tmp_path, scenario)


def test_a_move_taken_back_passes_the_device_back(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        both = await at_one_device(world)
        other = Visitor(both.context, await both.context.new_page(), both.url, has_touch=False)
        await other.open(both.page.url)
        await watched(other.page, ["Ann", "Ben"], HAND)
        await take(both, "Ann")
        await both.choose()
        # In a second tab Ben takes the device and takes back what was done last, which is Ann's.
        await take(other, "Ben")
        await other.button("Take back").click()
        for visitor in (both, other):
            shown = visitor.page.get_by_text(re.compile("Pass the device to|another player|reveal"))
            await expect(shown.or_(visitor.page.locator("[data-legal]")).first).to_be_visible()
        if await both.page.get_by_text("Pass the device to Ann").count():
            await take(both, "Ann")
        assert await betrayed(both.page) == []
        assert await betrayed(other.page) == []
        assert other.complaints == []

    browse(tmp_path, scenario)


async def reloaded(visitor: Visitor) -> None:
    await visitor.page.reload()


async def hidden(visitor: Visitor) -> None:
    """Put the page into the background, as a locked tablet does."""
    await visitor.page.evaluate(
        """() => {
          Object.defineProperty(document, "hidden", { value: true, configurable: true });
          document.dispatchEvent(new Event("visibilitychange"));
          delete document.hidden;
          document.dispatchEvent(new Event("visibilitychange"));
        }"""
    )


@pytest.mark.parametrize("leave", [reloaded, hidden])
def test_who_comes_back_takes_the_device_again(
    tmp_path: Path, leave: Callable[[Visitor], Awaitable[None]]
) -> None:
    async def scenario(world: World) -> None:
        both = await at_one_device(world)
        await take(both, "Ann")
        await leave(both)
        await expect(both.page.get_by_text("Pass the device to Ann")).to_be_visible()
        await expect(both.page.locator(HAND)).to_have_count(0)
        await take(both, "Ann")
        await both.choose()

    browse(tmp_path, scenario)


def cards(visitor: Visitor) -> Locator:
    """Return what says how many cards the hand that is shown has."""
    return visitor.page.locator(".hand .title")


def test_who_draws_sees_what_it_was_until_they_are_done(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        both = await at_one_device(world)
        for name in ("Ann", "Ben", "Ann", "Ben"):
            await take(both, name)
            before = await cards(both).text_content()
            moves = await both.moves()
            deck = both.page.locator("[data-place='pile:deck'][data-legal]")
            draws = await deck.count() > 0
            await (deck.click() if draws else both.choose())
            await both.until_moves(moves + 1)
            await expect(both.button("^Done$")).to_be_focused()
            await expect(both.choices()).to_have_count(0)
            await expect(both.page.locator(HAND).first).to_be_visible()
            assert (await cards(both).text_content() != before) or not draws
            await both.page.keyboard.press("Enter")
            await expect(both.page.get_by_text("Pass the device to")).to_be_visible()
            # Whoever it is passed to finds the table, and no hand.
            await expect(
                both.page.locator("[data-board] [data-place^='sky:']").first
            ).to_be_visible()
            await expect(both.page.locator(HAND)).to_have_count(0)
        assert await betrayed(both.page) == []

    browse(tmp_path, scenario)


def test_what_chance_turned_up_is_seen_by_whose_move_it_was(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        both = await world.visitor()
        await set_up(both, "Builders", "here")
        await both.page.get_by_label("Name", exact=True).fill("Ben")
        await both.button("^Start$").click()
        done = both.button("^Done$")
        while not await done.count():
            await both.choose()
        await expect(both.choices()).to_have_count(0)
        await done.click()
        await expect(both.choices().first).to_be_visible()
        await expect(both.page.get_by_text("Pass the device to")).to_have_count(0)

    browse(tmp_path, scenario)


async def by_the_lobby(visitor: Visitor) -> None:
    """Go to the lobby, and come back as browsers do."""
    await visitor.page.evaluate("location.hash = '#/'")
    await expect(visitor.page.get_by_text("What shall we play?")).to_be_visible()
    await visitor.page.go_back()


@pytest.mark.parametrize("leave", [reloaded, hidden, by_the_lobby])
def test_who_comes_back_finds_no_hand_of_whoever_moved_last(
    tmp_path: Path, leave: Callable[[Visitor], Awaitable[None]]
) -> None:
    async def scenario(world: World) -> None:
        both = await at_one_device(world)
        await take(both, "Ann")
        await both.choose()
        await expect(both.button("^Done$")).to_be_visible()
        await leave(both)
        await expect(both.page.get_by_text("Pass the device to Ben")).to_be_visible()
        await expect(both.page.locator(HAND)).to_have_count(0)
        await take(both, "Ben")

    browse(tmp_path, scenario)


def test_nothing_is_asked_for_anybodys_eyes_while_the_device_is_passed(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        both = await world.visitor()
        asked: list[dict[str, Any]] = []
        both.page.on(
            "websocket",
            lambda socket: socket.on("framesent", lambda frame: asked.append(json.loads(frame))),
        )
        await set_up(both, "Biotopia", "here")
        await both.page.get_by_label("Name", exact=True).fill("Ben")
        await both.button("^Start$").click()
        await take(both, "Ann")
        await move(both)
        await expect(both.page.get_by_text("Pass the device to Ben")).to_be_visible()
        asked.clear()
        for place in await both.page.locator("[data-board] [data-place]:visible").all():
            await place.hover(force=True)
            await place.click(force=True)
        await both.page.wait_for_timeout(600)
        await both.page.keyboard.press("Tab")
        await both.page.wait_for_timeout(900)
        assert [ask for ask in asked if ask.get("seat", SPECTATOR) != SPECTATOR] == []
        await expect(both.page.locator(HAND)).to_have_count(0)

    browse(tmp_path, scenario)


def test_a_move_taken_back_by_the_next_one_shows_them_no_other_hand(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        both = await at_one_device(world)
        await take(both, "Ann")
        await move(both)
        await take(both, "Ben")
        moves = await both.moves()
        await both.button("Take back").click()
        back = both.page.get_by_text("Pass the device to Ann")
        await expect(back.or_(both.page.get_by_role("alert")).first).to_be_visible()
        if await back.count():
            await expect(both.page.locator(HAND)).to_have_count(0)
            await take(both, "Ann")
        else:
            assert await both.moves() == moves
        assert await betrayed(both.page) == []

    browse(tmp_path, scenario)


def test_hands_are_not_taken_along_to_another_table_while_they_are_played(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        both = await at_one_device(world)
        await take(both, "Ann")
        await move(both)
        await take(both, "Ben")
        await both.page.get_by_text("Look back", exact=True).click()
        await both.button("One move back").click()
        running = both.page.url
        await both.button("Play on from here").click()
        await expect(both.page.get_by_role("alert")).to_be_visible()
        assert both.page.url == running
        assert await betrayed(both.page) == []
        assert "400 (Bad Request)" in both.complaints.pop()

    browse(tmp_path, scenario)


def test_playing_on_from_a_shared_device_keeps_all_its_seats(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        both = await world.visitor()
        await set_up(both, "Imhotep", "here")
        await both.page.get_by_label("Name", exact=True).fill("Ben")
        await both.button("^Start$").click()
        for _ in range(2):
            await both.choose()
        await both.page.get_by_text("Look back", exact=True).click()
        await both.button("One move back").click()
        running = both.page.url
        await both.button("Play on from here").click()
        await both.page.wait_for_url(lambda url: not url.startswith(running))
        for _ in range(2):
            await both.choose()
        yours = both.page.get_by_role("listitem").filter(has_text=re.compile("(Ann|Ben) .*you"))
        await expect(yours).to_have_count(2)

    browse(tmp_path, scenario)


def test_a_pair_is_seen_by_whom_it_is_for_also_when_one_looks_back(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        both = await world.visitor()
        record, places = before_a_pair()
        await both.go_on(record)
        await expect(both.choices().first).to_be_visible()
        await watched(both.page, ["Ann", "Ben"], PAIR)
        moves = await both.moves()
        for place in places:
            if await both.moves() == moves:
                await both.page.locator(f'[data-board] [data-place="{place}"]').press("Enter")
        await both.settle(moves)
        await expect(both.page.get_by_text("Pass the device to")).to_be_visible()
        await expect(both.button("Take back")).to_have_count(0)
        await both.button("^I am ").click()
        await expect(both.page.locator(PAIR).first).to_be_visible()
        await both.choose()
        await expect(both.page.locator(PAIR)).to_have_count(0)
        # Whoever has the device now looks back at the moment when the pair was looked at.
        for _ in range(3):
            await both.choose()
            await both.page.locator("[data-line]", has_text=str(moves + 1)).first.click()
            status = both.page.get_by_role("status").filter(has_text=f"Move {moves + 1} of")
            await expect(status).to_be_visible()
            await expect(both.page.locator(PAIR)).to_have_count(0)
            await both.button("Back to now").click()
        assert await betrayed(both.page) == []

    browse(tmp_path, scenario)
