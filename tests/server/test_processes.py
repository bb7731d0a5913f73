"""Several server processes on one PostgreSQL serve the same tables."""

import asyncio
from collections.abc import Iterator

import pytest

from tools.live.postgres import PostgresServer
from tools.live.served import serving, tokens_of


@pytest.fixture(scope="module")
def postgres() -> Iterator[PostgresServer]:
    """Start a PostgreSQL server."""
    server = PostgresServer()
    yield server
    server.remove()


def test_people_at_two_servers_play_at_one_table(postgres: PostgresServer) -> None:
    async def scenario() -> None:
        where = postgres.new_address()
        async with serving(where) as first, serving(where) as second:
            made = await first.make("imhotep", "Ann", "Ben", "random")
            tokens = tokens_of(made)
            ann = await first.sit(made["table"], tokens[0])
            ben = await second.sit(made["table"], tokens[1])
            for _ in range(40):
                n = ann.standing["n"]
                for person in (ann, ben):
                    if person.choices():
                        await person.choose()
                        break
                await ann.until_n(n + 1)
                await ben.until_n(ann.standing["n"])
                await ann.until_n(ben.standing["n"])
                assert ann.standing["hash"] == ben.standing["hash"]
            await ann.say("chat", seat=0, text="hello there")
            heard = await ben.until(lambda heard: heard["type"] == "chat")
            assert heard["line"]["text"] == "hello there"
            await ann.close()
            await ben.close()

    asyncio.run(scenario())


def test_only_one_of_two_who_move_at_once_is_first(postgres: PostgresServer) -> None:
    async def scenario() -> None:
        where = postgres.new_address()
        async with serving(where) as first, serving(where) as second:
            made = await first.make("imhotep", "Ann", "Ben")
            here = await first.sit(made["table"], *tokens_of(made))
            there = await second.sit(made["table"], *tokens_of(made))
            for _ in range(10):
                n = here.standing["n"]
                first_action = here.choices()[0][1]["action"]
                last_action = there.choices()[-1][1]["action"]
                answers = await asyncio.gather(here.choose(first_action), there.choose(last_action))
                kinds = [answer["type"] for answer in answers]
                assert "done" in kinds
                await here.until_n(n + 1)
                await there.until_n(n + 1)
                latest = (await first.table(made["table"])).sheet.n
                assert latest == n + kinds.count("done") or first_action == last_action
                await here.until_n(latest)
                await there.until_n(latest)
                assert here.standing["hash"] == there.standing["hash"]
            await here.close()
            await there.close()

    asyncio.run(scenario())


def test_bots_go_on_at_another_server_when_theirs_stops(postgres: PostgresServer) -> None:
    async def scenario() -> None:
        where = postgres.new_address()
        async with serving(where) as second:
            async with serving(where) as first:
                made = await first.make("imhotep", "Ann", "greedy")
                ann = await first.sit(made["table"], *tokens_of(made))
                await ann.choose()
                await ann.until_n(3)
            ann = await second.sit(made["table"], *tokens_of(made))
            for _ in range(3):
                await ann.until_asked()
                assert (await ann.choose())["type"] == "done"
            await ann.until_asked()
            await ann.close()

    asyncio.run(scenario())
