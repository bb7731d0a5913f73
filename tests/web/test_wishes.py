"""What people ask each other for at a table, and what becomes of links that got out."""

import re
from pathlib import Path

from playwright.async_api import expect

from tests.web.test_leaving import do_more, two_at_a_table
from tools.live.browser import World, browse


def test_who_asks_to_take_back_sees_that_it_waits_and_can_withdraw(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ann, ben = await two_at_a_table(world)
        await ann.button("^Start$").click()
        for player in (ann, ben):
            await player.choose()
        wish = ben.page.get_by_text("Ann would like to take back a move")
        waits = ann.page.get_by_text("You asked to take back a move. Still to answer: Ben")
        for ending in ("withdraw", "refuse"):
            await ann.button("Take back").click()
            await ann.button("Ask the others").click()
            await expect(waits).to_be_visible()
            await expect(wish).to_be_visible()
            await (ann.button("Withdraw") if ending == "withdraw" else ben.button("^No$")).click()
            await expect(wish).to_be_hidden()
            await expect(waits).to_be_hidden()
        assert await ann.axe() == []

    browse(tmp_path, scenario)


def test_a_clock_is_agreed_on_in_the_middle_of_a_game(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ann, ben = await two_at_a_table(world)
        await ann.button("^Start$").click()
        more = ann.page.locator("summary", has_text="More")
        await more.click()
        await ann.page.get_by_label("Time per move").select_option("Five minutes")
        await ann.button("Propose this time").click()
        notes = ann.page.get_by_role("status")
        waits = notes.filter(has_text="You proposed another time per move: Five minutes")
        await expect(waits).to_be_visible()
        wish = ben.page.get_by_text("Ann proposes another time per move: Five minutes")
        await expect(wish).to_be_visible()
        await ann.page.reload()
        await ann.button("Close this message").click()  # which is no reason to forget it
        await expect(waits).to_be_hidden()
        await do_more(ann, "Withdraw")
        await expect(wish).to_be_hidden()
        await ann.page.get_by_label("Time per move").select_option("Five minutes")
        await ann.button("Propose this time").click()
        await ben.button("^Yes$").click()
        await expect(ann.page.get_by_role("timer")).to_have_text(re.compile(r"^4:\d\d$"))
        await expect(ben.page.get_by_role("timer")).to_be_visible()

    browse(tmp_path, scenario)


def test_who_is_away_can_be_played_for_when_the_server_allows_it(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ann, ben = await two_at_a_table(world)
        await ann.button("^Start$").click()
        await ann.choose()
        await expect(ann.page.get_by_text("It is Ben’s turn")).to_be_visible()
        await expect(ann.button("Let a bot play for Ben")).to_have_count(0)
        await ben.page.close()
        await expect(ann.page.get_by_text("· away")).to_be_visible()
        await ann.button("Let a bot play for Ben").click()
        await expect(ann.page.get_by_role("alert")).to_have_count(0)
        await ann.until_moves(2)

    browse(tmp_path, scenario, away=4, silent=3600)


def test_links_that_got_out_open_nothing_after_new_ones_were_made(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ann, ben = await two_at_a_table(world)
        eve, tom = await world.visitor(), await world.visitor()
        watch = ann.page.get_by_label("Link to watch", exact=True)
        old = await watch.input_value()
        await eve.open(old)
        await expect(eve.page.get_by_text("You are watching.")).to_be_visible()
        second = await ann.context.new_page()  # of the same device
        await second.goto(ann.page.url)
        await ann.button("A link leaked").click()
        await ann.button("^Yes$").click()
        await expect(ann.page.get_by_text("The old links no longer work")).to_be_visible()
        await expect(watch).not_to_have_value(old)
        await expect(eve.page.get_by_text("You need a link to this table")).to_be_visible()
        await tom.open(await watch.input_value())
        await expect(tom.page.get_by_text("You are watching.")).to_be_visible()
        await second.get_by_role("button", name="Start", exact=True).click()
        for player in (ann, ben):
            await player.choose()
        await do_more(ben, "A link leaked", "^Yes$")
        await expect(ben.page.get_by_text("The old links no longer work")).to_be_visible()
        for player in (ben, ann):
            await player.page.reload()
        await ann.choose()
        await ben.choose()

    browse(tmp_path, scenario)
