"""A film of a game: made in the browser, of what spectators see, and one that plays."""

import base64
import json
from pathlib import Path
from typing import Any, Final

from playwright.async_api import Page, WebSocket, expect

from boardwright.core.record import Record
from tools.live.browser import SITTERS, Visitor, World, browse
from tools.live.kept_games import middle_of

MOVES: Final = 3
EACH, LAST = 1.4, 5.0  # seconds that a move is shown, and the last one
MAKE: Final = "Make a film of the game"

# Plays a film, and tells of each wanted moment how light it is and how much its parts differ.
PLAY: Final = """
async ([film, moments]) => {
  const video = document.createElement("video");
  video.muted = true;
  video.src = `data:video/webm;base64,${film}`;
  await new Promise((done, failed) => ([video.onloadeddata, video.onerror] = [done, failed]));
  const brush = new OffscreenCanvas(64, 36).getContext("2d");
  const found = [];
  for (const moment of moments) {
    video.currentTime = moment;
    await new Promise((done) => (video.onseeked = done));
    brush.drawImage(video, 0, 0, 64, 36);
    found.push([...brush.getImageData(0, 0, 64, 36).data]);
  }
  return [video.duration, video.videoWidth, video.videoHeight, found];
}
"""


async def sit(visitor: Visitor, record: Record) -> dict[str, Any]:
    """Sit down at a table where a record was played, with the link to watch it."""
    body = {"record": record.to_text(), "names": SITTERS[: len(record.seats)]}
    answer = await visitor.context.request.post(f"{visitor.url}/api/records", data=body)
    made: dict[str, Any] = await answer.json()
    tokens = ".".join(held["token"] for held in made["seats"])
    await visitor.open(f"/#/table/{made['table']}/{tokens}/watch/{made['watch']}")
    await expect(visitor.choices().first).to_be_visible()
    return made


async def ask_for_film(visitor: Visitor) -> None:
    """Open what makes a film."""
    await visitor.page.get_by_text("Look back", exact=True).click()
    await visitor.button(MAKE).click()
    await expect(visitor.page.get_by_text("as spectators see it")).to_be_visible()


def apart(one: list[int], other: list[int]) -> float:
    """Return by how much two pictures differ on average."""
    return sum(abs(a - b) for a, b in zip(one, other, strict=True)) / len(one)


async def played(page: Page, film: bytes, moments: list[float]) -> list[Any]:
    """Play a film in a page of its own, which may play what comes from anywhere."""
    await page.goto("about:blank")
    found: list[Any] = await page.evaluate(PLAY, [base64.b64encode(film).decode(), moments])
    return found


def test_a_film_is_saved_and_plays(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor()
        made = await sit(ann, middle_of("imhotep", MOVES))
        hellos: list[dict[str, Any]] = []

        def listen(socket: WebSocket) -> None:
            socket.on("framesent", lambda frame: hellos.append(json.loads(frame)))

        ann.page.on("websocket", listen)
        await ask_for_film(ann)
        async with ann.page.expect_download() as download:
            await ann.button(MAKE).last.click()
        film = await (await download.value).path()
        await expect(ann.page.get_by_text("The film is saved.")).to_be_visible()
        assert (await download.value).suggested_filename == f"imhotep-{made['table']}.webm"
        # Whatever seats are held here: what is filmed comes by a line that only watches.
        assert [it["tokens"] for it in hellos if it["type"] == "hello"] == [[made["watch"]]]
        length = MOVES * EACH + LAST
        content = film.read_bytes()
        seconds, width, height, (first, again, last) = await played(
            (await world.visitor()).page, content, [0.2, 1.0, length - 1]
        )
        assert (width, height) == (1280, 720)
        assert abs(seconds - length) < 0.5
        assert apart(first, again) < apart(first, last)
        assert len(set(first)) > 30  # and not all of one colour

    browse(tmp_path, scenario)


def test_a_film_can_be_cancelled_and_leaves_nothing(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor()
        await sit(ann, middle_of("biotopia", 40))
        await ask_for_film(ann)
        await ann.button(MAKE).last.click()
        await expect(ann.page.get_by_role("progressbar")).to_be_visible()
        await ann.button("^Cancel$").click()
        await expect(ann.page.get_by_role("progressbar")).to_have_count(0)
        await expect(ann.page.locator("body > div")).to_have_count(0)

    browse(tmp_path, scenario)


def test_who_cannot_film_is_told_why(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor()
        await ann.context.add_init_script("delete globalThis.VideoEncoder")
        await sit(ann, middle_of("imhotep", MOVES))
        await ask_for_film(ann)
        await ann.button(MAKE).last.click()
        await expect(ann.page.get_by_role("alert")).to_contain_text("cannot make films")
        ben = await world.visitor()
        await ben.go_on(middle_of("imhotep", MOVES))  # by a link to the seat alone
        await ask_for_film(ben)
        await ben.button(MAKE).last.click()
        await expect(ben.page.get_by_role("alert")).to_contain_text("no link to watch")

    browse(tmp_path, scenario)
