"""The log in a real browser: what it points at lies on the board, on the side of who did it."""

from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest
from playwright.async_api import expect

from boardwright.core.library import game_names, load_for
from boardwright.core.match import Match
from boardwright.wording import words_of
from tools.live.browser import Visitor, World, browse
from tools.live.kept_games import kept_game

# Where the things of the seat lie that looks.
OWN: Final = {
    "builders": ".player > svg, .player ul, .tabs .seat-0",
    "imhotep": "section.panel[aria-label^='Ann']",
    "biotopia": ".own, .hand",
}

# Point at lines of the log, each if wanted as the table was just before it: what is lit then, and
# what of it lies within the own things.
LIT: Final = """
async ([told, own, isBefore]) => {
  const button = (line) =>
    [...document.querySelectorAll("[data-line]")].find((found) => found.textContent === `${line}`);
  const soon = () => new Promise((done) => setTimeout(done));
  const lit = () => [...document.querySelectorAll("[data-board] [data-lit]")];
  const placesOf = (elements) => elements.flatMap((element) => element.dataset.lit.split(" "));
  const found = {};
  for (const [line, places] of told) {
    if (isBefore) {
      const before = Math.max(1, line - 1);
      button(before).click();
      while (!button(before).closest("[aria-current]")) await soon();
    }
    const pointer = new PointerEvent("pointerenter", { pointerType: "mouse" });
    button(line).closest("li").dispatchEvent(pointer);
    const isThere = () =>
      placesOf(lit()).every((place) => places.includes(place)) &&
      (!isBefore || places.every((place) => placesOf(lit()).includes(place)));
    const late = performance.now() + 1000; // pieces may still be on their way there
    do await soon();
    while (!isThere() && performance.now() < late);
    const boxes = [...document.querySelectorAll(own)].map((box) => box.getBoundingClientRect());
    const isOwn = (element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const [right, down] = [x + width / 2, y + height / 2];
      return boxes.some(
        (box) => right > box.left && right < box.right && down > box.top && down < box.bottom,
      );
    };
    found[line] = [placesOf(lit()), placesOf(lit().filter(isOwn))];
  }
  return found;
}
"""


def told_places(game: str) -> dict[int, tuple[int, set[str]]]:
    """Return for each line of a kept game who acted, and the places that everybody is told."""
    record = kept_game(game)
    rules = load_for(record)
    match, words = Match(rules, record.seats), words_of(rules)
    told: dict[int, tuple[int, set[str]]] = {}
    match.follow(record, 0)
    for number, line in enumerate(record.lines[1:], 1):
        action = match.state.string_to_action(line.action)
        is_secret = words.is_secret(match.state.view(-1), action)
        told[number] = line.seat, set() if is_secret else set(match.state.action_places(action))
        match.follow(record, number)
    return told


async def whole_log(visitor: Visitor) -> None:
    """Let the log tell of the game from its beginning."""
    earlier = visitor.page.get_by_role("button", name="Earlier", exact=True)
    await expect(visitor.page.locator("[data-line]").last).to_be_visible()
    while await earlier.count():
        lines = await visitor.page.locator("[data-line]").count()
        await earlier.click()
        await expect(visitor.page.locator("[data-line]")).not_to_have_count(lines)
    await visitor.page.mouse.move(0, 0)  # lines that scroll away under it would put out the lights


@pytest.mark.parametrize("game", game_names())
def test_what_the_log_points_at_is_drawn_and_never_on_the_side_of_another(
    tmp_path: Path, game: str
) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor(reduced_motion="reduce")
        record = kept_game(game)
        await ann.go_on(replace(record, seats=["human", *record.seats[1:]]))
        await whole_log(ann)
        told = told_places(game)
        missing = list(told)
        for is_before in (False, True):  # what has gone from the board was there before the move
            pointed = [[line, sorted(told[line][1])] for line in missing]
            found = await ann.page.evaluate(LIT, [pointed, OWN[game], is_before])
            for line, (lit, on_own_side) in found.items():
                seat, places = told[int(line)]
                assert set(lit) <= places
                assert seat == 0 or not on_own_side, f"line {line} lights {on_own_side}"
            missing = [line for line in missing if told[line][1] > set(found[f"{line}"][0])]
        assert {line: told[line] for line in missing} == {}

    browse(tmp_path, scenario)
