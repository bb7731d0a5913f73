"""Links in real browsers: to a move, to watch, to sit down, and to one's other device."""

import json
import re
from pathlib import Path

from playwright.async_api import WebSocketRoute, expect

from tests.web.test_table import set_up
from tools.live.browser import Visitor, World, browse

CLIPBOARD = ["clipboard-read", "clipboard-write"]


async def copied(visitor: Visitor, name: str) -> str:
    """Press a button that copies, and return what was copied."""
    await visitor.context.grant_permissions(CLIPBOARD)
    await visitor.button(name).click()
    await expect(visitor.page.get_by_text("Copied", exact=True)).to_be_visible()
    text: str = await visitor.page.evaluate("navigator.clipboard.readText()")
    return text


def closing(hello: str | bytes) -> str:
    """Return how a server that is just being stopped answers a hello."""
    why = {"id": "server-closing"}
    return json.dumps({"type": "refused", "re": json.loads(hello)["id"], "why": why})


def test_a_guests_link_to_a_move_opens_for_a_stranger(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ann, ben, eve = [await world.visitor() for _ in range(3)]
        await set_up(ann, "Imhotep", "open")
        await ann.button("Invite friends").click()
        seat = await ann.page.get_by_label("Link for seat 2", exact=True).input_value()
        watch = await ann.page.get_by_label("Link to watch", exact=True).input_value()
        # Who has watched before can still take the seat.
        await ben.open(watch)
        await expect(ben.page.get_by_text("You are watching.")).to_be_visible()
        await ben.open(seat)
        await ben.button("Sit down").click()
        await ann.button("^Start$").click()
        for player in (ann, ben):
            await player.choose()
        await ben.page.get_by_text("Look back", exact=True).click()
        await ben.button("One move back").click()
        await expect(ben.page.get_by_role("status").filter(has_text="Move 1 of 2")).to_be_visible()
        link = await copied(ben, "Copy a link to this move")
        await eve.open(link)
        await expect(eve.page.get_by_role("status").filter(has_text="Move 1 of 2")).to_be_visible()
        await expect(eve.page.get_by_text("You are watching.")).to_be_visible()
        # An invitation that is used up still lets in who may watch.
        await eve.open(seat)
        await expect(eve.page.get_by_text("You are watching.")).to_be_visible()
        assert "400 (Bad Request)" in eve.complaints.pop()

    browse(tmp_path, scenario)


def test_who_comes_too_late_to_a_public_table_watches(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ben = await world.visitor()
        made = await world.served.make("imhotep", "Ann", "open", is_public=True)
        invite = made["seats"][1]["invite"]
        ann = await world.served.sit(made["table"], made["host"])
        await ann.say("start", bots="level:1")
        await ben.open(f"/#/table/{made['table']}/join/{invite}")
        await expect(ben.page.get_by_text("You are watching.")).to_be_visible()
        assert "400 (Bad Request)" in ben.complaints.pop()
        await ann.close()

    browse(tmp_path, scenario)


def test_ones_own_link_takes_every_seat_of_a_device_along(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ann, phone = [await world.visitor() for _ in range(2)]
        await ann.open()
        await ann.button("Friends and more.*Imhotep").click()
        await ann.page.get_by_label("Players").select_option("3")
        await ann.other(2).select_option("here")
        await ann.other(3).select_option("open")
        await ann.button("Invite friends").click()
        # Looking at the table with the own link to watch changes nothing about that.
        await ann.open(await ann.page.get_by_label("Link to watch", exact=True).input_value())
        await ann.page.get_by_text("Your own seat, for another device").click()
        await phone.open(await copied(ann, "Copy: Your own seat"))
        await phone.button("Start; bots take the free seats").click()
        for _ in range(2):
            await phone.choose()
        await expect(phone.page.get_by_text("You are watching.")).to_have_count(0)

    browse(tmp_path, scenario)


def test_a_running_game_is_tried_otherwise_at_a_table_of_its_own(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor()
        await ann.play_bots("builders")
        await ann.choose()
        await expect(ann.choices().first).to_be_visible()
        running = ann.page.url
        await ann.page.get_by_text("Look back", exact=True).click()
        await ann.button("To the beginning").click()
        await ann.button("Play on from here").click()
        await ann.page.wait_for_url(lambda url: not url.startswith(running))
        await ann.choose()

    browse(tmp_path, scenario)


def test_a_server_that_is_restarted_is_waited_for(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor()
        lines: list[WebSocketRoute] = []

        def through(socket: WebSocketRoute) -> None:
            lines.append(socket)
            if len(lines) in (1, 4):
                socket.connect_to_server()
            else:
                socket.on_message(lambda hello: socket.send(closing(hello)))

        await ann.page.route_web_socket("**/socket", through)
        await ann.play_bots("imhotep")
        await expect(ann.choices().first).to_be_visible()
        await lines[0].close()
        alert = ann.page.get_by_role("alert")
        await expect(alert).to_contain_text("The server is being restarted")
        await expect(alert.get_by_role("button", name=re.compile("Try now"))).to_be_visible()
        await expect(ann.choices().first).to_be_visible()
        await expect(alert).to_have_count(0)

    browse(tmp_path, scenario)
