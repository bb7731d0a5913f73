"""Getting up, bots that stand in, and coming back, in real browsers: every page goes on."""

import re
from pathlib import Path

from playwright.async_api import WebSocketRoute, expect

from tests.web.test_table import set_up
from tools.live.browser import Visitor, World, browse


async def two_at_a_table(world: World, game: str = "Imhotep") -> tuple[Visitor, Visitor]:
    """Let two people sit down at a table by a link, each with a browser of their own."""
    ann, ben = await world.visitor(), await world.visitor()
    await set_up(ann, game, "open")
    await ann.button("Invite friends").click()
    await sit_down(ben, await ann.page.get_by_label("Link for seat 2", exact=True).input_value())
    return ann, ben


async def sit_down(guest: Visitor, link: str) -> None:
    """Take the seat that a link invites to."""
    await guest.open(link)
    await guest.page.get_by_label("Your name").fill("Ben")
    await guest.button("Sit down").click()
    await expect(guest.button("^Leave my seat$")).to_be_visible()


async def do_more(visitor: Visitor, *deeds: str) -> None:
    """Do what is in the menu under “More”."""
    await visitor.page.locator("summary", has_text="More").click()
    for deed in deeds:
        await visitor.button(deed).click()


async def log_of(visitor: Visitor) -> list[str]:
    """Return what the log tells."""
    told = visitor.page.locator("[aria-label='What happened'] li")
    await expect(told.first).to_be_visible()
    return await told.all_inner_texts()


def test_somebody_gets_up_and_both_pages_go_on(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ann, ben = await two_at_a_table(world)
        await ann.button("^Start$").click()
        for player in (ann, ben):
            await player.choose()
        await do_more(ben, "^Leave my seat$", "^Yes$")
        for visitor in (ann, ben):
            await expect(visitor.page.get_by_text("Ben has left.")).to_be_visible()
        await ann.choose()  # the page is alive
        await ann.button("Let a bot play for Ben").click()
        for visitor in (ann, ben):
            await visitor.until_moves(4)
            told = await log_of(visitor)
            await visitor.page.reload()
            await expect(visitor.page.get_by_text("Connecting")).to_have_count(0)
            assert await log_of(visitor) == told
        await ben.button("Play my seat myself").click()
        await ann.choose()
        await ben.choose()

    browse(tmp_path, scenario)


def test_a_bot_plays_for_who_is_alone_with_bots_and_back_again(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor()
        await ann.play_bots("imhotep")
        await ann.choose()
        await do_more(ann, "Let a bot play for me")
        await expect(ann.button("Play my seat myself")).to_be_visible()
        await ann.page.reload()
        await ann.button("Play my seat myself").click()
        await ann.choose()
        lines = ann.page.locator("[data-line]")
        while (first := await lines.first.inner_text()) != "1":
            await ann.button("Earlier").click()
            await expect(lines.first).not_to_have_text(first)
        numbers = [int(number) for number in await lines.all_inner_texts()]
        assert numbers == sorted(numbers)

    browse(tmp_path, scenario)


def test_a_seat_can_be_left_and_taken_anew_before_the_start(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ann, ben = await two_at_a_table(world)
        waits = "Everybody is here. Whoever set up the table can start."
        await expect(ben.page.get_by_role("status").filter(has_text=waits)).to_be_visible()
        await expect(ann.page.get_by_role("heading", name="you can start")).to_be_visible()
        await ben.button("^Leave my seat$").click()
        await ben.button("^Yes$").click()
        await expect(ben.page.get_by_role("alert")).to_contain_text(
            "You left your seat: it is free"
        )
        await expect(ben.page.get_by_text("You are watching.", exact=True)).to_be_visible()
        await ben.page.reload()
        await expect(ben.page.get_by_text("You are watching.", exact=True)).to_be_visible()
        link = await ann.page.get_by_label("Link for seat 2", exact=True).input_value()
        await sit_down(ben, link)
        await ann.button("^Start$").click()
        await ann.choose()
        await ben.choose()

    browse(tmp_path, scenario)


def test_a_part_that_fails_leaves_the_others_alone(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor()
        await ann.page.route_web_socket("**/socket", lambda socket: spoil(socket))
        await ann.play_bots("imhotep")
        failed = ann.page.locator("[data-failed]")
        await expect(failed).to_contain_text("“Chat” cannot be shown just now")
        await ann.choose()
        await failed.get_by_role("button").click()
        await expect(failed).to_be_visible()
        assert ann.complaints
        assert all(re.search("split|text|undefined|null", told) for told in ann.complaints)
        ann.complaints.clear()

    def spoil(socket: WebSocketRoute) -> None:
        """Let a server tell of a chat whose lines are none."""
        server = socket.connect_to_server()

        def tell(message: str | bytes) -> None:
            socket.send("this is no message")
            socket.send('{"type": "of another time"}')
            socket.send(str(message).replace('"chat":[]', '"chat":[null]'))

        server.on_message(tell)

    browse(tmp_path, scenario)
