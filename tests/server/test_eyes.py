"""Eyes follow the chairs: what a connection sees and may do is what its tokens allow now."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.test_kept import flaky
from tools.live.postgres import PostgresServer
from tools.live.served import Json, Person, Served, serve, serving, tokens_of


async def join(served: Served, table: str, name: str, invite: str = "") -> str:
    """Join a table and return the token."""
    body = {"name": name, "invite": invite}
    answer = await served.http.post(f"/api/tables/{table}/join", json=body)
    assert answer.status_code == 200, answer.text
    token: str = answer.json()["token"]
    return token


def views_of(heard: list[Json]) -> set[int]:
    """Return whose views were told."""
    standings = [told.get("standing") or {} for told in heard]
    return {view["seat"] for standing in standings for view in standing.get("views", [])}


async def until_seats(person: Person, *names: str) -> None:
    """Listen until these people sit there."""
    await person.until(
        lambda heard: (
            heard["type"] == "table" and [seat["name"] for seat in heard["seats"]] == list(names)
        )
    )


def test_who_got_up_before_the_start_does_not_see_through_who_came_after(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        made = await served.make("biotopia", "Ann", "open", is_public=True)
        table = made["table"]
        ann = await served.sit(table, *tokens_of(made))
        eve = await served.sit(table, await join(served, table, "Eve"))
        assert eve.table["own"] == [1]
        assert (await eve.say("leave", seat=1))["type"] == "done"
        assert eve.table["own"] == []
        ben = await served.sit(table, await join(served, table, "Ben"))
        eve.heard.clear()
        assert (await ann.say("start"))["type"] == "done"
        await eve.until(lambda heard: heard["type"] == "table" and heard["status"] == "running")
        await ann.until_asked()
        await ann.choose()
        await eve.until(lambda heard: heard["type"] == "moved")
        await ben.until_asked()
        action = ben.choices()[-1][1]["action"]
        wanted = {"seat": 1, "n": ben.standing["n"], "action": action}
        assert (await eve.say("choose", **wanted))["why"]["id"] == "server-not-own"
        assert (await eve.say("chat", seat=1, text="hi"))["why"]["id"] == "server-not-own"
        for ask in ("resync", "ping"):
            await eve.say(ask)
        await eve.say("look", line=0)
        for ask, fields in (("prospects", {}), ("explain", {"place": "sky:peacock"})):
            assert (await eve.say(ask, seat=1, **fields))["why"]["id"] == "server-not-own"
        assert views_of(eve.heard) == {-1}
        assert not eve.table["seats"][1]["left"]
        for person in (ann, ben, eve):
            await person.close()

    serve(tmp_path / "tables.db", scenario)


def test_who_may_see_nothing_any_more_is_shut_out(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        made = await served.make("imhotep", "Ann", "open")
        ann = await served.sit(made["table"], *tokens_of(made), made["host"])
        token = await join(served, made["table"], "Eve", made["seats"][1]["invite"])
        eve = await served.sit(made["table"], token)
        watching = await served.sit(made["table"], token, made["watch"])
        assert (await eve.say("leave", seat=1))["type"] == "done"
        assert await eve.until_closed() == 1008
        assert eve.heard[-1]["why"]["id"] == "server-no-token"
        await until_seats(watching, "Ann", "")
        assert watching.table["own"] == []
        await until_seats(ann, "Ann", "")
        assert not ann.table["seats"][1]["here"]
        again = await served.connect()
        assert (await again.hello(made["table"], token))["why"]["id"] == "server-no-token"
        for person in (ann, watching, again):
            await person.close()

    serve(tmp_path / "tables.db", scenario)


def test_a_link_that_got_out_can_be_made_worthless(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        made = await served.make("biotopia", "Ann", "Ben")
        table, (token, other) = made["table"], tokens_of(made)
        ann = await served.sit(table, token, made["host"])
        thief = await served.sit(table, token)
        watcher = await served.sit(table, token, made["watch"])
        ben = await served.sit(table, other)
        assert (await ben.say("renew", seat=0))["why"]["id"] == "server-not-own"
        assert (await ben.say("renew", seat=-1))["why"]["id"] == "server-host-only"
        assert (await ann.say("renew", seat=0))["type"] == "done"
        renewed = ann.heard[-2]
        assert renewed["type"] == "renewed"
        new = renewed["own"][0]["token"]
        assert not any(heard["type"] == "renewed" for heard in ben.heard)
        assert await thief.until_closed() == 1008
        watcher.heard.clear()
        await watcher.until(lambda heard: heard["type"] == "table" and heard["own"] == [])
        assert views_of(watcher.heard) == {-1}
        assert (await ann.choose())["type"] == "done"
        assert ann.table["own"] == [0]
        tables = {table: [token]}
        own = await served.http.post("/api/tables/own", json={"tables": tables})
        assert own.json() == []
        own = await served.http.post("/api/tables/own", json={"tables": {table: [new]}})
        assert own.json()[0]["own"] == [0]
        back = await served.sit(table, new)
        assert back.table["own"] == [0]
        for person in (ann, ben, watcher, back):
            await person.close()

    serve(tmp_path / "tables.db", scenario)


def test_the_host_renews_what_lets_others_in(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        made = await served.make("imhotep", "Ann", "open", "open")
        table = made["table"]
        old = {held["seat"]: held["invite"] for held in made["seats"]}
        ann = await served.sit(table, *tokens_of(made), made["host"])
        ben = await served.sit(table, await join(served, table, "Ben", old[1]))
        watcher = await served.sit(table, made["watch"])
        thief = await served.sit(table, made["host"])
        assert (await ann.say("renew", seat=-1))["type"] == "done"
        renewed = ann.heard[-2]
        assert await watcher.until_closed() == await thief.until_closed() == 1008
        new = {held["seat"]: held["invite"] for held in renewed["own"]}
        assert set(new) == {1, 2}
        path = f"/api/tables/{table}/join"
        for seat in (1, 2):
            refused = await served.refused(path, {"name": "Eve", "invite": old[seat]})
            assert refused == "server-no-invite"
        joined = await served.http.post(path, json={"name": "Cyd", "invite": new[2]})
        assert joined.json()["watch"] == renewed["watch"]
        later = await served.sit(table, renewed["watch"])
        host = await served.sit(table, renewed["host"])
        assert host.table["is_host"]
        assert (await ben.say("leave", seat=1))["type"] == "done"
        await join(served, table, "Dan", new[1])
        for person in (ann, ben, later, host):
            await person.close()

    serve(tmp_path / "tables.db", scenario)


def test_the_next_game_is_for_those_who_stayed_by_their_newest_links(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        made = await served.make("imhotep", "Ann", "Ben", "open")
        table, (token, other) = made["table"], tokens_of(made)
        invite = made["seats"][2]["invite"]
        gone = await join(served, table, "Cyd", invite)
        everybody = await served.sit(table, token, other, gone, made["host"])
        assert (await everybody.say("start"))["type"] == "done"
        while not everybody.standing["outcome"]:
            if everybody.standing["line"] == 5:
                await everybody.say("leave", seat=2)
            await everybody.choose()
        new: dict[int, Json] = {}
        for seat in (0, -1):
            await everybody.say("renew", seat=seat)
            new[seat] = everybody.heard[-2]
        assert (await everybody.say("rematch"))["type"] == "done"
        following = everybody.table["next"]
        for old in (token, gone, made["host"], made["watch"]):
            late = await served.connect()
            assert (await late.hello(following, old))["why"]["id"] == "server-no-token"
            await late.close()
        path = f"/api/tables/{following}/join"
        assert await served.refused(path, {"name": "Eve", "invite": invite}) == "server-no-invite"
        fresh = {held["seat"]: held["invite"] for held in new[-1]["own"]}
        assert set(fresh) == {2}
        dan = await served.sit(following, await join(served, following, "Dan", fresh[2]))
        assert dan.table["own"] == [2]
        ann = await served.sit(following, new[0]["own"][0]["token"], other, new[-1]["host"])
        assert (ann.table["own"], ann.table["is_host"]) == ([0, 1], True)
        for person in (everybody, ann, dan):
            await person.close()

    serve(tmp_path / "tables.db", scenario)


def test_a_hint_is_not_told_to_who_has_lost_the_seat_meanwhile(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        made = await served.make("imhotep", "Ann", "Ben")
        token = tokens_of(made)[0]
        ann = await served.sit(made["table"], token)
        thief = await served.sit(made["table"], token, made["watch"])
        assert (await thief.say("hint", seat=0, n=1))["type"] == "done"
        assert (await ann.say("renew", seat=0))["type"] == "done"
        hint = await thief.until(lambda heard: heard["type"] == "hint")
        assert hint["best"] is None
        assert hint["told"][0]["id"] == "server-not-own"
        await ann.close()
        await thief.close()

    serve(tmp_path / "tables.db", scenario, hint_seconds=0.5)


def test_new_links_are_told_even_if_it_is_unsure_whether_they_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with flaky(tmp_path / "tables.db", monkeypatch) as (served, store):
            made = await served.make("imhotep", "Ann", "Ben")
            token = tokens_of(made)[0]
            ann = await served.sit(made["table"], token)
            store.fails_before = True
            assert (await ann.say("renew", seat=0))["why"]["id"] == "server-store-failed"
            store.fails_before, store.fails_after = False, True
            assert (await ann.say("renew", seat=0))["type"] == "done"
            store.fails_after = False
            new = ann.heard[-2]["own"][0]["token"]
            assert ann.table["own"] == [0]
            back = await served.sit(made["table"], new)
            late = await served.connect()
            assert (await late.hello(made["table"], token))["why"]["id"] == "server-no-token"
            for person in (ann, back, late):
                await person.close()

    asyncio.run(scenario())


@pytest.fixture(scope="module")
def postgres() -> Iterator[PostgresServer]:
    """Start a PostgreSQL server."""
    server = PostgresServer()
    yield server
    server.remove()


def test_eyes_follow_what_happens_at_another_server(postgres: PostgresServer) -> None:
    async def scenario() -> None:
        where = postgres.new_address()
        async with serving(where) as first, serving(where) as second:
            made = await first.make("biotopia", "Ann", "open", is_public=True)
            table = made["table"]
            ann = await first.sit(table, *tokens_of(made), made["host"])
            token = await join(first, table, "Eve")
            eve = await first.sit(table, token)
            also = await second.sit(table, token)
            await eve.say("leave", seat=1)
            await until_seats(also, "Ann", "")
            assert also.table["own"] == []
            ben = await second.sit(table, await join(second, table, "Ben"))
            await until_seats(ann, "Ann", "Ben")
            thief = await second.sit(table, made["host"], *tokens_of(made))
            assert (await ann.say("renew", seat=0))["type"] == "done"
            assert (await ann.say("renew", seat=-1))["type"] == "done"
            await thief.until(
                lambda heard: (
                    heard["type"] == "table" and heard["own"] == [] and not heard["is_host"]
                )
            )
            for person in (eve, also, thief):
                person.heard.clear()
            assert (await ann.say("start"))["type"] == "done"
            await ann.until_asked()
            await ann.choose()
            await ben.until_n(ann.standing["n"])
            for person in (eve, also, thief):
                await person.until_n(ann.standing["n"])
                assert views_of(person.heard) == {-1}
            for person in (ann, ben, eve, also, thief):
                await person.close()

    asyncio.run(scenario())
