"""The table in real browsers: friends, spectators, reloads, lost connections, and looking back."""

import re
from pathlib import Path
from random import Random

from playwright.async_api import WebSocketRoute, expect

from boardwright.core.chance import RandomChance
from boardwright.core.library import load
from boardwright.core.match import Match
from boardwright.core.record import Record
from boardwright.server.table.secrecy import sees_more
from tools.live.browser import Visitor, World, browse


def before_a_pair() -> tuple[Record, list[str]]:
    """Return a game of two persons, and the places of a move after which one looks at a pair."""
    game = load("imhotep", players="2", sides="BBBBB")
    match = Match(game, ["human", "human"])
    chance, random = RandomChance(8), Random(8)
    match.begin(chance)
    while not match.state.is_terminal():
        state = match.state
        for action in state.legal_actions():
            tried = state.clone()
            tried.apply_action(action, RandomChance(1))
            asked = tried.current_player()
            if asked >= 0 and sees_more(tried.view(asked), tried.view(-1)):
                return match.record, state.action_places(action)
        match.play(random.choice(state.legal_actions()), chance)
    raise AssertionError("nobody ever drew a pair")


async def open_setup(host: Visitor, game: str) -> None:
    """Open the setup of a game in the lobby."""
    await host.open()
    await host.button(f"Friends and more.*{game}").click()
    await host.page.get_by_label("Your name").fill("Ann")


async def set_up(host: Visitor, game: str, other: str) -> None:
    """Set up a table for two in the lobby: oneself, who begins, and another as it is told."""
    await open_setup(host, game)
    await host.page.get_by_label("Players").select_option("2")
    await host.other(2).select_option(other)
    await host.unfold()
    await host.page.get_by_label("Who begins").select_option("1")


def test_friends_play_by_links_and_somebody_watches(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ann, ben, eve = [await world.visitor() for _ in range(3)]
        await set_up(ann, "Imhotep", "open")
        await ann.button("Invite friends").click()
        seat = await ann.page.get_by_label("Link for seat 2", exact=True).input_value()
        watch = await ann.page.get_by_label("Link to watch", exact=True).input_value()
        await ben.open(seat)
        for told in ("Imhotep", "At the table: Ann", "Your seat: White"):
            await expect(ben.page.get_by_text(told, exact=True)).to_be_visible()
        assert await ben.axe() == []
        await ben.page.get_by_label("Your name").fill("Ben")
        await ben.button("Sit down").click()
        await ann.button("^Start$").click()
        await eve.open(watch)
        await expect(eve.page.get_by_text("You are watching.")).to_be_visible()
        assert "/table/" in eve.page.url
        assert watch.rpartition("/")[2] not in eve.page.url
        for player in (ann, ben, ann):
            await player.choose()
        for visitor in (ben, eve):
            await visitor.until_moves(3)
        await expect(eve.choices()).to_have_count(0)
        await expect(eve.page.get_by_text("It is Ben’s turn")).to_be_visible()
        await ben.choose()
        await ann.button("Take back").click()
        await expect(ann.page.get_by_role("alert")).to_contain_text("Another player has acted")
        await ann.button("Ask the others").click()
        await expect(ben.page.get_by_text("Ann would like to take back a move")).to_be_visible()
        await ben.button("^Yes$").click()
        await expect(eve.page.get_by_text("It is Ann’s turn")).to_be_visible()
        await expect(ann.choices().first).to_be_visible()
        await ben.page.get_by_text("Chat", exact=True).click()
        await ben.page.get_by_label("Say something").fill("Well played <b>!")
        await ben.button("Send").click()
        await expect(eve.page.get_by_text("Well played <b>!")).to_be_attached()

    browse(tmp_path, scenario)


def test_a_reload_keeps_the_seat(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor()
        await set_up(ann, "Imhotep", "here")
        await ann.page.get_by_label("Name", exact=True).fill("Ben")
        await ann.button("^Start$").click()
        await ann.choose()
        await ann.page.reload()
        await expect(ann.choices().first).to_be_visible()
        assert await ann.moves() == 1
        await ann.choose()

    browse(tmp_path, scenario)


def test_a_lost_connection_comes_back_in_mid_turn(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor()
        lines: list[WebSocketRoute] = []

        def through(socket: WebSocketRoute) -> None:
            socket.connect_to_server()
            lines.append(socket)

        await ann.page.route_web_socket("**/socket", through)
        await ann.play_bots("imhotep")
        await expect(ann.choices().first).to_be_visible()
        await lines[0].close()
        await expect(ann.choices().first).to_be_hidden()
        await expect(ann.choices().first).to_be_visible()
        assert len(lines) == 2
        await ann.choose()

    browse(tmp_path, scenario)


def test_a_move_is_taken_back_or_the_reason_is_told(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor()
        await set_up(ann, "Imhotep", "here")
        await ann.button("^Start$").click()
        await ann.button("Take back").click()
        alert = ann.page.get_by_role("alert")
        await expect(alert).to_contain_text("You have done nothing yet")
        await ann.button("Close this message").click()
        await ann.choose()
        await ann.choose()
        await ann.button("Take back").click()
        await expect(ann.page.get_by_text("took back a move")).to_be_visible()
        await expect(ann.choices().first).to_be_visible()

    browse(tmp_path, scenario)


def test_a_link_leads_to_a_move(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor()
        await set_up(ann, "Imhotep", "here")
        await ann.button("^Start$").click()
        for _ in range(3):
            await ann.choose()
        now = ann.page.url
        await ann.open(now + "/at/1")
        await ann.page.reload()
        line = ann.page.get_by_role("status").filter(has_text="Move 1 of 3")
        await expect(line).to_be_visible()
        await expect(ann.choices()).to_have_count(0)
        await ann.button("One move forward").click()
        await expect(ann.page.get_by_role("status").filter(has_text="Move 2 of 3")).to_be_visible()
        await ann.button("Back to now").click()
        await expect(ann.page).to_have_url(now)
        await ann.page.evaluate("location.hash += '/at/1'")
        await expect(line).to_be_visible()
        await ann.button("Back to now").click()
        await ann.choose()

    browse(tmp_path, scenario)


def test_a_shared_device_hides_hands_until_it_is_passed(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor()
        await set_up(ann, "Biotopia", "here")
        await ann.page.get_by_label("Name", exact=True).fill("Ben")
        await ann.button("^Start$").click()
        await expect(ann.page.get_by_text("Pass the device to Ann")).to_be_visible()
        await expect(ann.choices()).to_have_count(0)
        await ann.button("I am Ann").click()
        await ann.choose()
        await ann.button("^Done$").click()
        await expect(ann.page.get_by_text("Pass the device to Ben")).to_be_visible()
        await expect(ann.choices()).to_have_count(0)
        await ann.page.reload()
        await expect(ann.page.get_by_text("Pass the device to Ben")).to_be_visible()
        await ann.button("I am Ben").click()
        await ann.choose()

    browse(tmp_path, scenario)


def test_a_shared_device_hides_what_only_one_may_see_for_once(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor()
        record, places = before_a_pair()
        await ann.go_on(record)
        await expect(ann.choices().first).to_be_visible()
        moves = await ann.moves()
        for place in places:
            if await ann.moves() == moves:
                await ann.page.locator(f'[data-board] [data-place="{place}"]').press("Enter")
        await ann.settle(moves)
        await expect(ann.page.get_by_text("Pass the device to")).to_be_visible()
        await expect(ann.page.locator("[data-board] [data-place^='pair:']")).to_have_count(0)
        await ann.button("^I am ").click()
        await ann.choose()

    browse(tmp_path, scenario)


def test_a_move_can_be_thought_over_before_it_is_sent(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor()
        await ann.open()
        await ann.page.get_by_text("Settings").click()
        await ann.page.get_by_label("Ask me before a move").select_option("always")
        await ann.play_bots("imhotep")
        await ann.choices().first.click()
        await ann.button("Cancel").click()
        await ann.choices().first.click()
        await ann.button("Do it").click()
        await ann.until_moves(1)

    browse(tmp_path, scenario)


def test_a_game_ends_with_its_result_and_begins_again(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor()
        await ann.resume("imhotep", 116)
        await ann.play_on(Visitor.choose)
        await expect(ann.page.get_by_text("Six rounds have been played.")).to_be_visible()
        await expect(ann.page.get_by_text(re.compile("(You won!|. won\\.)$"))).to_be_visible()
        await expect(
            ann.page.get_by_text(re.compile("^2\\. (Ann|Ben|Piko|Tuli|Lumo) "))
        ).to_be_visible()
        async with ann.page.expect_download() as record:
            await ann.button("Save the record").click()
        assert "game: imhotep" in Path(await (await record.value).path()).read_text("utf-8")
        assert await ann.axe() == []
        finished = ann.page.url
        await ann.button("Play again").click()
        await expect(ann.over).to_be_hidden()
        await expect(ann.choices().first).to_be_visible()
        await ann.open(finished)
        await ann.page.get_by_role("link", name="To the next game").click()
        await expect(ann.over).to_be_hidden()
        await ann.open(finished + "/at/4")
        await ann.button("Play on from here").click()
        await ann.page.wait_for_url(lambda url: not url.startswith(finished))
        await ann.choose()
        assert 5 <= await ann.moves() < 12

    browse(tmp_path, scenario)


def test_the_rules_are_at_hand(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor()
        await ann.play_bots("imhotep")
        await ann.button("^Rules$").click()
        asked = ann.page.get_by_role("dialog").locator("[aria-current]")
        await expect(asked).to_contain_text("IM-2.3")  # which actions a turn may be
        await expect(asked).to_be_in_viewport()
        await expect(asked).to_be_focused()
        assert await ann.axe() == []
        await ann.button("^Close$").click()
        await ann.choose()

    browse(tmp_path, scenario)


def test_the_log_shows_on_the_board_what_it_tells_of(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor()
        await ann.resume("imhotep", 60)
        lit = ann.page.locator("[data-board] [data-lit]")
        lines = ann.page.locator("[aria-label='What happened'] li")
        await expect(lit).to_have_count(0)
        await lines.last.hover()
        await expect(lit.first).to_be_visible()
        await ann.page.mouse.move(5, 5)
        await expect(lit).to_have_count(0)
        await ann.page.get_by_label("What happened").focus()
        await ann.page.keyboard.press("ArrowUp")
        await expect(lit.first).to_be_visible()
        await ann.page.keyboard.press("Enter")
        await expect(ann.page.get_by_role("status").filter(has_text="of 60")).to_be_visible()
        tom = await world.visitor(
            viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True
        )
        await tom.resume("imhotep", 60)
        await tom.page.get_by_text("What happened", exact=True).tap()
        lit = tom.page.locator("[data-board] [data-lit]")
        last = tom.page.locator("[aria-label='What happened'] li p").last
        await last.tap()
        await expect(lit.first).to_be_visible()
        await last.tap()
        await expect(lit).to_have_count(0)
        await tom.page.get_by_text("What happened", exact=True).tap()
        await expect(last).to_be_hidden()
        await tom.choose()
        await expect(tom.page.get_by_role("log")).to_contain_text(".")  # though it is folded up

    browse(tmp_path, scenario)
