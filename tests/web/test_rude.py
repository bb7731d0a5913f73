"""Pages that are treated rudely: lines cut, tabs doubled, the way back pressed, and much said."""

from pathlib import Path

from playwright.async_api import expect

from tests.web.test_leaving import two_at_a_table
from tests.web.test_table import set_up
from tools.live.browser import Visitor, World, browse

LINES = 120  # of chat; more than a page shows at once, or the server keeps


def test_a_device_goes_offline_in_mid_turn_and_comes_back(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ann, ben = await two_at_a_table(world)
        await ann.button("^Start$").click()
        await ann.choose()
        await expect(ben.choices().first).to_be_visible()
        await ben.context.set_offline(True)
        await ben.context.set_offline(False)
        await ben.choose()
        await ann.choose()
        ben.complaints.clear()  # the browser tells of what it could not load

    browse(tmp_path, scenario)


def test_two_tabs_of_one_seat_play_as_one(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor()
        await set_up(ann, "Imhotep", "here")
        await ann.button("^Start$").click()
        await ann.choose()
        page = await ann.context.new_page()
        tab = Visitor(ann.context, page, ann.url, has_touch=False)
        await tab.open(ann.page.url)
        for visitor in (tab, ann, tab):
            await visitor.choose()
        for visitor in (ann, tab):
            await visitor.until_moves(4)
        assert tab.complaints == []

    browse(tmp_path, scenario)


def test_the_way_back_and_forth_leads_through_lobby_table_and_moves(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor()
        await set_up(ann, "Imhotep", "here")
        await ann.button("^Start$").click()
        await ann.choose()
        await ann.page.evaluate("location.hash += '/at/0'")
        status = ann.page.get_by_role("status").filter(has_text="Move 0 of 1")
        await expect(status).to_be_visible()
        await ann.page.go_back()
        await ann.page.go_back()
        await expect(ann.page.get_by_role("heading", name="What shall we play?")).to_be_visible()
        await ann.page.go_forward()
        await ann.choose()

    browse(tmp_path, scenario)


def test_much_is_said_by_people_with_long_names(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        made = await world.served.make("imhotep", "W" * 24, "M" * 24)
        own = [seat["token"] for seat in made["seats"]]
        ann = await world.visitor(viewport={"width": 390, "height": 844})
        await ann.open(f"/#/table/{made['table']}/{own[0]}")
        await expect(ann.button("^Rules$")).to_be_visible()
        other = await world.served.sit(made["table"], own[1])
        for number in range(LINES):
            text = f"{number} " + "wordwithoutanyspace" * (number % 20)
            answer = await other.say("chat", seat=1, text=text)
            assert answer["type"] == "done", answer
        last = ann.page.get_by_text(f"{LINES - 1} wordwithoutanyspace")
        await expect(last).to_be_attached()
        assert not await ann.is_too_wide()
        await ann.page.reload()
        await expect(last).to_be_attached()
        assert not await ann.is_too_wide()
        await other.close()

    browse(tmp_path, scenario, chats_a_second=1e6, chats_at_once=1e6)
