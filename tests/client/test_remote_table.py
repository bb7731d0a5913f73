"""A place at a table stays in step, whatever happens to the line."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from boardwright.client.lobby import RemoteLobby, Unreachable
from boardwright.client.remote_table import RefusedByServer, RemoteTable
from boardwright.client.views import NoView, Views
from boardwright.core.library import load
from boardwright.core.refused import Refused
from boardwright.server.lobby.invitations import Join
from boardwright.server.table.new_table import NewTable, SeatWanted
from boardwright.server.wire import asks
from boardwright.server.wire.tells import Done, TableTold, Tell
from tests.client.line import line_to
from tools.live.served import PATIENCE, Served, serve, tokens_of


async def until(is_so: Callable[[], bool]) -> None:
    """Wait for something to come true."""
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.01)


def first_action(table: RemoteTable) -> int:
    """Return an action that may be chosen."""
    assert table.told.standing is not None
    return table.told.standing.views[0].actions[0].action


def test_a_whole_game_is_played_and_its_record_fetched(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        lobby = RemoteLobby(f"http://{served.host}")
        wanted = NewTable("imhotep", [SeatWanted("person", "Ann"), SeatWanted("open")])
        made = await asyncio.to_thread(lobby.make, wanted)
        invite = made.seats[1].invite
        joined = await asyncio.to_thread(lobby.join, made.table, Join("Ben", invite))
        ann = RemoteTable(lobby.server, made.table, [made.seats[0].token, made.host])
        ben = RemoteTable(lobby.server, made.table, [joined.token])
        await ann.sit_down()
        await ben.sit_down()
        await ann.ask(asks.Start(0))
        await until(lambda: ben.told.status == "running")
        with pytest.raises(Refused) as refused:
            await asyncio.to_thread(lobby.record, made.table, joined.token)
        assert refused.value.why.id == "server-not-finished"
        people = [ann, ben]
        while ann.told.status != "finished":
            assert ann.told.standing is not None
            asked = people[ann.told.standing.asked]
            await asked.choose(ann.told.standing.asked, first_action(asked))
            await until(lambda: ann.n == ben.n)
        record = await asyncio.to_thread(lobby.record, made.table, joined.token)
        assert record.count("\n") > 50
        assert ann.told.scores == ben.told.scores == (await served.state(made.table)).scores()
        views = Views(load("imhotep"))
        assert ann.told.standing is not None
        shown = ann.told.standing.views[0]
        assert views.read(bytes(shown.view)) == (await served.state(made.table)).view(0)
        await ann.hang_up()
        await ben.hang_up()

    serve(tmp_path / "tables.db", scenario)


def test_what_has_no_answer_when_the_line_is_lost_is_said_again_and_done_once(
    tmp_path: Path,
) -> None:
    async def scenario(served: Served) -> None:
        made = await served.make("imhotep", "Ann", "Ben")
        async with line_to(served.host) as line:
            table = RemoteTable(line.address, made["table"], [tokens_of(made)[0]])
            await table.sit_down()
            line.is_swallowing = True
            choosing = asyncio.create_task(table.choose(0, first_action(table)))
            chatting = asyncio.create_task(table.ask(asks.Chat(0, 0, "good  luck ")))
            while (await served.table(made["table"])).sheet.chat == []:
                await asyncio.sleep(0.01)
            assert not choosing.done()
            line.cut()
            await choosing
            await chatting
            sheet = (await served.table(made["table"])).sheet
            assert (sheet.n, [seat for _, seat, _ in sheet.recent]) == (2, [0])
            assert [said.text for said in sheet.chat] == ["good luck"]
            assert (table.n, line.connections) == (2, 2)
            await table.hang_up()

    serve(tmp_path / "tables.db", scenario)


def test_what_never_arrived_is_done_after_all(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        made = await served.make("imhotep", "Ann", "Ben")
        async with line_to(served.host) as line:
            table = RemoteTable(line.address, made["table"], [tokens_of(made)[0]])
            await table.sit_down()
            heard: list[Tell | None] = []
            table.hear = heard.append
            line.is_open = False
            line.cut()
            await until(lambda: not table.is_connected)
            chatting = asyncio.create_task(table.ask(asks.Chat(0, 0, "hello")))
            await asyncio.sleep(0.05)
            assert not chatting.done()
            line.is_open = True
            await chatting
            lost = heard.index(None)
            assert isinstance(heard[lost + 1], TableTold)
            assert len((await served.table(made["table"])).sheet.chat) == 1
            await table.hang_up()

    serve(tmp_path / "tables.db", scenario)


def test_whoever_is_out_of_step_is_told_everything_again(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        made = await served.make("imhotep", "Ann", "Ben")
        tables = [
            RemoteTable(f"http://{served.host}", made["table"], [token])
            for token in tokens_of(made)
        ]
        for table in tables:
            await table.sit_down()
        ann, ben = tables
        assert ben.told.standing is not None
        astray = msgspec.structs.replace(ben.told.standing, hash="0" * 16)
        ben._told = msgspec.structs.replace(ben.told, standing=astray)
        await ann.choose(0, first_action(ann))
        await until(lambda: ben.n == 2)
        assert ann.told.standing is not None
        assert ben.told.standing.hash == ann.told.standing.hash
        assert ben.told.log == ann.told.log
        with pytest.raises(RefusedByServer) as refused:
            await ben.ask(asks.Choose(0, 1, 1, 0))
        assert refused.value.why.id == "server-stale"
        for table in tables:
            await table.hang_up()

    serve(tmp_path / "tables.db", scenario)


def test_who_is_too_fast_waits_and_is_heard(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        made = await served.make("imhotep", "Ann", "Ben")
        table = RemoteTable(f"http://{served.host}", made["table"], tokens_of(made))
        await table.sit_down()
        answers = [await table.ask(asks.Ping(0)) for _ in range(5)]
        assert all(isinstance(answer, Done) for answer in answers)
        await table.hang_up()

    serve(tmp_path / "tables.db", scenario, messages_a_second=2, messages_at_once=4)


def test_refusals_for_good_and_servers_that_are_none_are_told_at_once(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        made = await served.make("imhotep", "Ann", "Ben")
        address = f"http://{served.host}"
        for table, why in (
            (made["table"], "server-no-token"),
            ("no-such-table", "server-no-table"),
        ):
            with pytest.raises(RefusedByServer) as refused:
                await RemoteTable(address, table, ["x"]).sit_down()
            assert refused.value.why.id == why
        with pytest.raises(Unreachable, match=r"No table server answers at http://127.0.0.1:1: "):
            await RemoteTable("http://127.0.0.1:1", made["table"], []).sit_down()
        lobby = RemoteLobby(f"{address}/elsewhere")
        with pytest.raises(Unreachable, match="404"):
            await asyncio.to_thread(lobby.record, made["table"], "x")
        with pytest.raises(Unreachable):
            await asyncio.to_thread(RemoteLobby("http://127.0.0.1:1").record, "x", "x")

    serve(tmp_path / "tables.db", scenario)


def test_a_table_that_is_no_longer_ones_own_ends_the_sitting(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        made = await served.make("imhotep", "Ann", "open")
        async with line_to(served.host) as line:
            table = RemoteTable(line.address, made["table"], tokens_of(made))
            await table.sit_down()
            await table.ask(asks.Leave(0, 0))
            line.cut()
            await until(lambda: table.ended is not None)
            with pytest.raises(RefusedByServer) as refused:
                await table.ask(asks.Ping(0))
            assert refused.value.why.id == "server-no-token"
            await table.hang_up()

    serve(tmp_path / "tables.db", scenario)


@pytest.mark.parametrize("sent", [b"{}", b'{"seat": "x"}', b"[", b'{"seat": 0, "more": 1}'])
def test_a_view_that_is_none_of_the_game_is_refused(sent: bytes) -> None:
    with pytest.raises(NoView, match="update the older of the two"):
        Views(load("builders")).read(sent)


def test_who_renewed_a_link_comes_back_by_the_new_one_and_others_do_not(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        made = await served.make("imhotep", "Ann", "Ben")
        token = tokens_of(made)[0]
        async with line_to(served.host) as line:
            ann = RemoteTable(line.address, made["table"], [token])
            thief = RemoteTable(f"http://{served.host}", made["table"], [token])
            await ann.sit_down()
            await thief.sit_down()
            await ann.ask(asks.Renew(0, 0))
            await until(lambda: thief.ended is not None)
            assert isinstance(thief.ended, RefusedByServer)
            assert thief.ended.why.id == "server-no-token"
            line.cut()
            await until(lambda: line.connections == 2 and ann.is_connected)
            assert ann.told.own == [0]
            await ann.choose(0, first_action(ann))
            await ann.hang_up()
            await thief.hang_up()

    serve(tmp_path / "tables.db", scenario)
