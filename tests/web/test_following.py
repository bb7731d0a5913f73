"""Following a game in a real browser: each move is announced, drawn and counted in order."""

import asyncio
from collections import Counter
from itertools import groupby, pairwise
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.async_api import expect

from boardwright.core.library import game_names
from tests.web.test_biotopia_board import play_as_a_beginner
from tests.web.test_table import set_up
from tools.live.browser import GAMES, Visitor, World, browse

# Keeps what the page shows, each time that something of it changes.
RECORD: Final = """
() => {
  const text = (selector) => document.querySelector(selector)?.innerText.trim() ?? "";
  const all = (selector) => [...document.querySelectorAll(selector)];
  const read = new Map(); // what stands in the live region, each element once
  window.shown = [];
  window.spoken = [];
  let latest = "";
  const flying = () =>
    all("[data-board]").flatMap((board) => board.getAnimations({ subtree: true }))
      .filter(({ effect, playState }) =>
        playState === "running" && effect.getComputedTiming().endTime < Infinity &&
        effect.getKeyframes().some((frame) => "transform" in frame)).length;
  const look = () => {
    for (const said of all("[data-spoken] p"))
      if (!read.has(said)) {
        read.set(said, true);
        window.spoken.push(said.textContent);
      }
    const now = {
      announced: text("[data-announced] .line"),
      lead: text("[data-question] strong"),
      drawn: Number(document.querySelector("[data-drawn]")?.dataset.drawn ?? 0),
      logged: Number(all("[data-line]").at(-1)?.textContent ?? 0),
      scores: all(".total[data-place] [aria-hidden]").map((one) => one.textContent),
      open: all("[data-board] [data-legal]").length,
    };
    if (JSON.stringify(now) === latest) return;
    latest = JSON.stringify(now);
    window.shown.push({ ...now, flying: flying(), at: performance.now() });
  };
  const all_of_it = { subtree: true, childList: true, characterData: true, attributes: true };
  new MutationObserver(look).observe(document, all_of_it);
  look();
}
"""
LINES: Final = """
() => [...document.querySelectorAll("[aria-label='What happened'] li[class*=seat-]")]
  .map((item) => [
  Number(item.querySelector("[data-line]").textContent),
  Number(/seat-(-?\\d+)/.exec(item.className)[1]),
  [...item.querySelectorAll("p")].map((line) => line.textContent),
])
"""
YOUR_TURN: Final = "Your turn"

Shown = dict[str, Any]


async def recorded(ann: Visitor, game: str) -> None:
    """Play a whole game while what the page shows is kept."""
    await ann.page.evaluate(RECORD)
    act = play_as_a_beginner if game == "biotopia" else Visitor.choose
    await ann.play_on(act)
    await expect(ann.page.locator("[data-announced]")).to_have_count(0)


async def shown_by(ann: Visitor) -> list[Shown]:
    shown: list[Shown] = await ann.page.evaluate("window.shown")
    return shown


def first(shown: list[Shown], holds: Any) -> int:
    """Return when something held first."""
    return next(at for at, look in enumerate(shown) if holds(look))


@pytest.mark.parametrize("game", game_names())
def test_a_whole_game_is_told_move_by_move(tmp_path: Path, game: str) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor(speed="brisk", viewport={"width": 1280, "height": 900})
        await set_up(ann, GAMES[game], "level:1")
        await ann.button("^Start$").click()
        await expect(ann.choices().first).to_be_visible()
        await recorded(ann, game)
        shown = await shown_by(ann)
        lines: list[tuple[int, int, list[str]]] = await ann.page.evaluate(LINES)
        moves = {line: (seat, said) for line, seat, said in lines}
        last = max(moves)
        assert list(moves) == list(range(1, last + 1))

        # Readers hear every move once, and in order.
        spoken = await ann.page.evaluate("window.spoken")
        assert spoken == [" ".join(said) for _, said in moves.values()]

        # The board takes one move after the other, and what is counted never runs ahead of it.
        drawn = list(dict.fromkeys(look["drawn"] for look in shown))
        assert drawn == sorted(drawn)
        assert set(moves) <= set(drawn)
        for before, look in pairwise(shown):
            assert look["logged"] <= look["drawn"] <= look["logged"] + 1, look
            if look["scores"] != before["scores"]:
                assert look["logged"] == before["logged"] + 1, look
                assert look["logged"] == look["drawn"], look

        # What another one does is announced, drawn and counted before the next one comes.
        for line, (seat, said) in moves.items():
            if seat == 0:
                continue
            is_drawn = first(shown, lambda look, line=line: look["drawn"] == line)
            is_counted = first(shown, lambda look, line=line: look["logged"] == line)
            assert shown[is_drawn - 1]["announced"] == said[0], (line, said)
            assert is_drawn < is_counted, line
            told = {look["announced"] for look in shown[is_drawn:is_counted]}
            assert told == {said[0]}, line

        others = [said[0] for seat, said in moves.values() if seat]
        announced = [look["announced"] for look in shown if look["announced"] in others]
        assert [told for told, _ in groupby(announced)] == [told for told, _ in groupby(others)]

        # It is nobody's turn before the last move has landed and is counted.
        for look in shown:
            if look["open"] or (look["lead"] == YOUR_TURN and not look["announced"]):
                seat, _ = moves.get(look["drawn"], (0, []))
                assert look["logged"] == look["drawn"] or seat == 0, look
                assert not look["flying"] or seat == 0 or look["logged"] == look["drawn"], look
        assert Counter(seat for seat, _ in moves.values())[1] > 0

    browse(tmp_path, scenario)


async def choose_alone(ann: Visitor) -> None:
    """Make a move by the first choice, without waiting for what follows."""
    place = await ann.uncovered()
    await ann.press(place)
    menu = ann.page.get_by_role("dialog", name="Which one?").get_by_role("button")
    if await menu.count():
        await ann.press(menu.first)


@pytest.mark.parametrize("way", ["click", "key", "button"])
def test_what_is_staged_can_be_skipped(tmp_path: Path, way: str) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor(speed="calm")
        await ann.resume("imhotep", 8)
        await choose_alone(ann)
        await expect(ann.page.locator("[data-announced]")).to_be_visible()
        before = await ann.page.evaluate("performance.now()")
        while not await ann.choices().count():
            if way == "key":
                await ann.page.keyboard.press("Escape")
            elif way == "button" and await ann.button("^Skip$").count():
                await ann.button("^Skip$").dispatch_event("click")
            elif way == "click":
                await ann.page.locator("[data-board] h2").dispatch_event("click")
            await ann.page.wait_for_timeout(50)
        taken = await ann.page.evaluate("performance.now()") - before
        assert taken < 4 * (700 + 500)  # two bots play meanwhile, and think some time

    browse(tmp_path, scenario)


def test_without_movements_moves_are_announced_in_order_all_the_same(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor(speed="brisk", reduced_motion="reduce")
        await ann.resume("imhotep", 8)
        await ann.page.evaluate(RECORD)
        await choose_alone(ann)
        await expect(ann.choices().first).to_be_visible()
        shown = await shown_by(ann)
        lines = await ann.page.evaluate(LINES)
        own = next(seat for line, seat, _ in lines if line == 9)
        said = [told[0] for line, seat, told in lines if line > 8 and seat != own]
        announced = [look["announced"] for look in shown if look["announced"] in said]
        assert [told for told, _ in groupby(announced)] == said
        assert not any(look["flying"] for look in shown)

    browse(tmp_path, scenario)


def test_what_happened_while_one_was_away_is_told_and_can_be_watched(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor(speed="brisk")
        await ann.resume("imhotep", 8)
        await choose_alone(ann)
        await ann.page.goto("about:blank")
        await asyncio.sleep(3)  # in which the bots have moved
        await ann.page.go_back()
        recap = ann.page.locator("[data-recap]")
        await expect(recap.get_by_role("heading", name="Since your last turn")).to_be_visible()
        told = await recap.locator("li").all_text_contents()
        assert told
        await expect(ann.choices().first).to_be_visible()  # one can act all the same
        assert await ann.axe() == []
        now = int(await ann.page.locator("[data-drawn]").get_attribute("data-drawn") or 0)
        await ann.page.evaluate(RECORD)
        await ann.button("Watch the moves").click()
        await expect(recap).to_have_count(0)
        await expect(ann.choices().first).to_be_visible()
        drawn = [line for line, _ in groupby(look["drawn"] for look in await shown_by(ann))]
        assert drawn == [now, *range(now - len(told), now + 1)]

    browse(tmp_path, scenario)


def test_the_last_moves_of_the_others_stay_marked(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor()
        marks = ann.page.locator("[data-marked]")
        for game, line in (("imhotep", 8), ("builders", 20), ("biotopia", 20)):
            await ann.resume(game, line)
            await expect(marks).not_to_have_count(0)
            await ann.choose()
            await expect(ann.choices().first).to_be_visible()

    browse(tmp_path, scenario)


def test_the_speed_is_chosen_and_remembered(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor(speed="calm")
        await ann.open()
        speed = ann.page.get_by_label("Show moves")
        await ann.page.get_by_text("Settings", exact=True).click()
        await expect(speed).to_have_value("calm")
        await speed.select_option("At once")
        await ann.page.reload()
        await expect(ann.page.locator("html")).to_have_attribute("data-speed", "instant")

    browse(tmp_path, scenario)
