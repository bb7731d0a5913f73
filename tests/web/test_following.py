"""Following a game in a real browser: each move is announced, drawn and counted in order."""

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
