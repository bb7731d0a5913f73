"""People and bots are called by their names wherever the page speaks of them, in every language."""

import re
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest
from playwright.async_api import expect

from boardwright.core.library import load_for
from boardwright.core.messages import Message
from boardwright.core.record import Record
from boardwright.texts import Texts
from tests.web.pictures import BUILD
from tests.web.test_languages import Player
from tools.live.browser import GAMES, Visitor, World, browse
from tools.live.kept_games import kept_game, middle_of

LANGUAGES: Final = ["en", "fi", "pl"]
MIDDLES: Final = {"imhotep": 79, "builders": 60, "biotopia": 47}
SEATS: Final = "section[aria-labelledby=seats-title] li"
HARD: Final = ["<b>Ann</b> { $seat }", "דנה כהן", "Wolfeschlegelsteinhausen", "👩‍🚀", "Eli"]


async def sit_down(visitor: Visitor, record: Record, names: list[str], *own: int) -> None:
    """Sit down on own seats at a table where a record was played by people of these names."""
    body = {"record": record.to_text(), "names": names}
    answer = await visitor.context.request.post(f"{visitor.url}/api/records", data=body)
    assert answer.status == 201, await answer.text()
    made = await answer.json()
    tokens = ".".join(held["token"] for held in made["seats"] if held["seat"] in own)
    await visitor.open(f"/#/table/{made['table']}/{tokens}")
    await expect(visitor.page.locator("[data-question]")).to_be_visible()


def unnamed(record: Record, language: str) -> re.Pattern[str]:
    """Return what finds a seat that is called as the game calls it, and not by who sits there."""
    game, texts = load_for(record), Texts(language)
    seats = [texts.speak(Message(f"{game.name}-seat-{seat}")) for seat in game.seats()]
    return re.compile("|".join(rf"\b{seat}\b" for seat in seats))


async def texts_of(visitor: Visitor, what: str) -> list[str]:
    """Return what is written in the elements that a selector finds."""
    return await visitor.page.locator(what).all_inner_texts()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_everybody_is_called_by_name_at_a_table(tmp_path: Path, game: str, language: str) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor(locale=language, reduced_motion="reduce")
        record = middle_of(game, MIDDLES[game])
        own = record.seats.index("human")
        bot = (own + 1) % len(record.seats)
        sitting = ["level:3" if seat == bot else "human" for seat in range(len(record.seats))]
        names = HARD[: len(record.seats)]
        await sit_down(ann, replace(record, seats=sitting), names, own)
        await ann.choices().first.wait_for()
        seats = await texts_of(ann, f"{SEATS} bdi")
        assert [seats[seat] for seat in range(len(names)) if seat != bot] == [
            name for seat, name in enumerate(names) if seat != bot
        ]
        beside = (await texts_of(ann, f"{SEATS} .who"))[bot]
        assert seats[bot] in beside
        assert Texts(language).words("table-level", {"level": 3}) in beside
        await Player(ann, language).act(1)
        log = await texts_of(ann, "[data-line]")
        lines = await texts_of(ann, "ol li:has([data-line]) > div")
        said = await texts_of(ann, "[role=log]")
        question = await texts_of(ann, "[data-question] [role=status]")
        assert len(lines) == len(log) > 0
        told = [*lines, *said, *question]
        assert any(any(name in line for name in seats) for line in said)
        strange = unnamed(record, language)
        assert [line for line in told if strange.search(line)] == []
        assert all(any(name in line for line in lines) for name in seats)
        await ann.page.screenshot(path=BUILD / f"{game}-people-{language}.png", full_page=True)
        assert not await ann.is_too_wide()

    browse(tmp_path, scenario)


@pytest.mark.parametrize("language", LANGUAGES)
def test_guests_and_bots_of_a_level_are_told_apart_to_the_end(
    tmp_path: Path, language: str
) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor(locale=language, reduced_motion="reduce")
        whole = kept_game("biotopia")
        bots = ["level:2"] * (len(whole.seats) - 2)
        await sit_down(ann, replace(whole, seats=["human", "human", *bots]), ["", ""], 0, 1)
        guest = Texts(language).words("table-guest")
        seats = await texts_of(ann, f"{SEATS} bdi")
        assert seats[:2] == [f"{guest} (1)", f"{guest} (2)"]
        assert len(set(seats)) == len(seats)
        over = ann.page.get_by_role("status").filter(has_text=Texts(language).words("web-over"))
        end = "\n".join(await over.all_inner_texts())
        assert all(name in end for name in seats)
        assert not unnamed(whole, language).search(end)

    browse(tmp_path, scenario)


def test_who_else_plays_is_shown_where_a_table_is_set_up(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor()
        await ann.open()
        await ann.button("Friends and more.*Imhotep").click()
        face = ann.page.locator("dialog ol.seats > li").first.locator(".face svg")
        before = await face.inner_html()
        await ann.other(2).select_option("level:5")
        assert await face.inner_html() != before
        chosen = ann.other(2).locator("option:checked")
        assert await chosen.inner_text() == "Ixara · level 5: our best"

    browse(tmp_path, scenario)
