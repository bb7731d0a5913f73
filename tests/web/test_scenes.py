"""Scenes in a real browser: points source by source, a fight, and the end of a game."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import expect

from boardwright.core.library import load_for
from boardwright.core.match import replay
from boardwright.core.record import Record
from tests.web.pictures import looks_as_kept
from tools.live.browser import Visitor, World, browse
from tools.live.kept_games import kept_game

# Keeps every state of the scene of points, and of what stands beside the board, as they are drawn.
RECORD = """
() => {
  window.states = [];
  const text = (found) => found?.textContent.replace(/\\s+/g, " ").trim() ?? "";
  const all = (name, within) => [...(within?.querySelectorAll(name) ?? [])].map(text);
  const keep = () => {
    const panel = document.querySelector("[data-earning]");
    const state = {
      title: text(panel?.querySelector("h2")),
      totals: all("[data-earner]", panel),
      sources: all(".parts .source", panel),
      arrived: all(".parts .arrived", panel),
      coins: document.querySelectorAll(".coin").length > 0,
      scores: all("[aria-labelledby=seats-title] .total [aria-hidden]", document),
      asked: text(document.querySelector("[data-question] .asked > span")),
      fight: text(document.querySelector(".fight strong")),
      tokens: document.querySelectorAll(".fight li").length,
      isOver: document.querySelector("[data-ending]") !== null,
    };
    if (JSON.stringify(state) !== JSON.stringify(window.states.at(-1))) window.states.push(state);
    requestAnimationFrame(keep);
  };
  keep();
}
"""
# What the last move of each kept game touches.
LAST: dict[str, str] = {"imhotep": "site:obelisks", "builders": "characteristic:bridge"}
PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 740},
    "has_touch": True,
    "is_mobile": True,
}
DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}


def up_to(game: str, line: int) -> Record:
    """Return a kept game up to a line, for people alone."""
    whole = kept_game(game)
    lines = whole.lines[: len(whole.lines) + line if line < 0 else line]
    return replace(whole, seats=["human"] * len(whole.seats), lines=lines)


def totals_after(record: Record) -> list[str]:
    """Return everybody's points at the end of a record."""
    scores = replay(load_for(record), record).state.scores()
    return [str(sum(points.values())) for points in scores]


async def choose_place(visitor: Visitor, place: str) -> None:
    """Choose what touches a place."""
    await visitor.page.locator(f"[data-board] [data-legal][data-place='{place}']").first.click()


async def states(visitor: Visitor) -> list[dict[str, Any]]:
    """Return all that was drawn since it is recorded."""
    found: list[dict[str, Any]] = await visitor.page.evaluate("window.states")
    return found


async def to_the_end(visitor: Visitor) -> None:
    """Play on until the game is over."""
    await visitor.play_on(lambda one: one.choose())
    await expect(visitor.over).to_be_visible()


def last_scene(tmp_path: Path, game: str, then: Callable[[Visitor], Awaitable[None]]) -> None:
    """Play the last move of a kept game at a quick pace, with all that is drawn recorded."""

    async def scenario(world: World) -> None:
        ann = await world.visitor(speed="brisk", **DESKTOP)
        await ann.go_on(up_to(game, -1))
        await ann.choices().first.wait_for()
        await ann.page.evaluate(RECORD)
        await then(ann)

    browse(tmp_path, scenario)


@pytest.mark.parametrize(
    ("game", "sources"),
    [
        ("imhotep", ["temple", "burial chamber", "obelisks", "decorations"]),
        ("builders", ["scoring C", "mobs at the end"]),
    ],
)
def test_the_last_points_are_told_source_by_source_and_add_up(
    game: str, sources: list[str], tmp_path: Path
) -> None:
    async def scene(ann: Visitor) -> None:
        await to_the_end(ann)
        found = await states(ann)
        told = [state for state in found if state["title"]]
        assert {state["title"] for state in told} == {"Final scoring"}
        assert told[0]["totals"] == totals_after(up_to(game, -1))
        assert [name for name in told[-1]["sources"] if name in sources] == sources
        for before, after in pairwise(told):
            assert after["sources"][: len(before["sources"])] == before["sources"]
            assert len(after["arrived"]) >= len(before["arrived"])
        end = found[-1]
        assert told[-1]["totals"] == end["scores"]
        assert end["isOver"]
        assert any(state["coins"] for state in told)
        # The scores and the end follow the scene, they do not run ahead.
        assert all(state["scores"] == told[0]["totals"] for state in told[:-1])
        assert not any(state["isOver"] for state in told)
        await expect(ann.over).to_be_in_viewport()

    last_scene(tmp_path, game, scene)


def test_a_scene_is_skipped_by_its_button(tmp_path: Path) -> None:
    async def scene(ann: Visitor) -> None:
        await choose_place(ann, LAST["imhotep"])
        skip = ann.page.locator("[data-earning]").get_by_role("button", name="Skip")
        await skip.click()
        await expect(ann.over).to_be_visible(timeout=2000)
        await expect(ann.page.locator("[data-earning]")).to_have_count(0)
        await expect(ann.page.locator("[data-question]")).to_be_focused()

    last_scene(tmp_path, "imhotep", scene)


def test_points_of_biotopia_fly_before_they_are_counted(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor(speed="brisk", **DESKTOP)
        await ann.resume("biotopia", 40)
        await ann.page.evaluate(RECORD)
        for _ in range(30):
            await ann.choose()
            if any(state["coins"] for state in await states(ann)):
                break
        found = await states(ann)
        flying = next(at for at, state in enumerate(found) if state["coins"])
        assert found[flying]["scores"] == found[max(0, flying - 1)]["scores"]
        assert found[-1]["scores"] != found[flying]["scores"]

    browse(tmp_path, scenario)


def test_tokens_of_a_fight_turn_before_its_result_is_told(tmp_path: Path) -> None:
    actions = [line.action for line in kept_game("builders").lines]
    line = actions.index("fight e3")

    async def scenario(world: World) -> None:
        ann = await world.visitor(speed="brisk", **DESKTOP)
        await ann.go_on(up_to("builders", line))
        await ann.choices().first.wait_for()
        await ann.page.evaluate(RECORD)
        moves = await ann.moves()
        await choose_place(ann, "cell:e3")
        await ann.until_moves(moves + 1)
        found = await states(ann)
        turned = next(at for at, state in enumerate(found) if state["tokens"])
        told = next(at for at, state in enumerate(found) if state["fight"])
        assert turned < told
        assert len({state["asked"] for state in found[: told + 1]}) == 1
        assert len({tuple(state["scores"]) for state in found[: told + 1]}) == 1

    browse(tmp_path, scenario)


@pytest.mark.parametrize("game", ["imhotep", "builders", "biotopia"])
@pytest.mark.parametrize("look", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_end_tells_who_won_why_and_what_next(
    game: str, look: dict[str, Any], tmp_path: Path
) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor(**look)
        whole = kept_game(game)
        await ann.go_on(replace(whole, seats=["human"] + ["level:1"] * (len(whole.seats) - 1)))
        await expect(ann.over).to_be_visible()
        ending = ann.page.locator("[data-ending]")
        totals = totals_after(whole)
        podium = ending.locator("ol[aria-hidden] b")
        await expect(podium).to_have_count(len(totals))
        assert sorted(await podium.all_inner_texts()) == sorted(totals)
        assert await ending.locator("tfoot td").all_inner_texts() == totals
        await expect(ending.get_by_role("heading", name="What decided it")).to_be_visible()
        await expect(ending.get_by_role("button", name="Play again")).to_be_visible()
        await expect(ending.get_by_role("button", name="Look back")).to_be_visible()
        await expect(ending.get_by_role("link", name="Another game")).to_be_visible()
        assert not await ann.is_too_wide()
        assert await ann.axe() == []

    browse(tmp_path, scenario)


def test_the_picture_to_share_is_drawn_and_saved(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor(**DESKTOP)
        await ann.go_on(kept_game("imhotep"))
        await ann.page.get_by_text("Picture to share").click()
        picture = ann.page.locator("[data-picture] canvas")
        await expect(picture).to_be_visible()
        colours: int = await picture.evaluate(
            """(canvas) => {
              const { data } = canvas.getContext("2d").getImageData(0, 0, 1200, 630);
              const found = new Set();
              for (let at = 0; at < data.length; at += 4)
                found.add(`${data[at]} ${data[at + 1]} ${data[at + 2]}`);
              return found.size;
            }"""
        )
        assert colours > 20
        async with ann.page.expect_download() as saved:
            await ann.button("Save the picture").click()
        file = await (await saved.value).path()
        assert (await saved.value).suggested_filename.startswith("imhotep-")
        assert file.read_bytes().startswith(b"\x89PNG")

    browse(tmp_path, scenario)


def test_a_level_higher_is_offered_to_who_won(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor(**DESKTOP)
        whole = kept_game("builders")
        scores = [int(total) for total in totals_after(whole)]
        winner = scores.index(max(scores))
        seats = ["human" if seat == winner else "level:2" for seat in range(len(whole.seats))]
        await ann.go_on(replace(whole, seats=seats))
        await ann.button("Play bots of level 3").click()
        await expect(ann.page.locator("[data-board] [data-place]").first).to_be_visible()
        await expect(ann.page.get_by_text("Bot level 3").first).to_be_visible()

    browse(tmp_path, scenario)


LOOKS: dict[str, dict[str, Any]] = {
    "light": {**DESKTOP, "color_scheme": "light"},
    "dark": {**DESKTOP, "color_scheme": "dark"},
    "phone": {**PHONE, "color_scheme": "light"},
}


@pytest.mark.parametrize("game", ["imhotep", "builders", "biotopia"])
@pytest.mark.parametrize("name", LOOKS)
def test_the_end_looks_as_in_its_picture(game: str, name: str, tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor(reduced_motion="reduce", **LOOKS[name])
        whole = kept_game(game)
        await ann.go_on(replace(whole, seats=["human"] + ["level:1"] * (len(whole.seats) - 1)))
        await expect(ann.page.locator("[data-ending] figure svg").first).to_be_visible()
        await ann.page.wait_for_load_state("networkidle")
        await looks_as_kept(ann.page, f"end-{game}-{name}")

    browse(tmp_path, scenario)


STEP, STEPS = 50, 300  # ms by which a scene goes on, and how often at most
TOLD: dict[str, int] = {"imhotep": 3, "builders": 2}  # sources that a picture shows


@pytest.mark.parametrize("game", TOLD)
@pytest.mark.parametrize("name", LOOKS)
def test_the_final_scoring_looks_as_in_its_picture(game: str, name: str, tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        look = {part: LOOKS[name][part] for part in ("viewport", "color_scheme")}
        ann = await world.visitor(speed="calm", reduced_motion="reduce", **look)
        await ann.go_on(up_to(game, -1))
        await ann.choices().first.wait_for()
        await ann.page.clock.install()  # so that the scene waits for its picture
        await choose_place(ann, LAST[game])
        panel = ann.page.locator("[data-earning]")
        for _ in range(STEPS):
            is_told = await panel.locator(".source").count() == TOLD[game]
            if is_told and not await panel.locator(".share:not(.arrived)").count():
                break
            await ann.page.clock.run_for(STEP)
        await looks_as_kept(ann.page, f"scoring-{game}-{name}")

    browse(tmp_path, scenario)
