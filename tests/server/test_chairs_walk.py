"""A random walk over all changes of chairs: each connection sees and holds what it may, always.

Who may see what is kept here by a plain list of who was given which token, besides the server.
"""

import asyncio
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from boardwright.server.table.showing import eyes_of
from boardwright.server.table.tokens import hashes_of
from tests.server.test_kept import Flaky, flaky
from tools.live.served import Json, Person, Served

SEATS = 3
CONNECTIONS = 7  # at a time
STEPS = 60


@dataclass
class Looking:
    """A connection and the tokens that it came with or was given."""

    person: Person
    tokens: set[str]


@dataclass
class Walk:
    """A table, who holds what there, and who looks."""

    served: Served
    random: Random
    store: Flaky
    table: str = ""
    is_public: bool = False
    is_open: bool = True
    host: str = ""
    watch: str = ""
    holders: list[str] = field(default_factory=lambda: [""] * SEATS)  # tokens by seat
    invites: list[str] = field(default_factory=lambda: [""] * SEATS)
    known: list[str] = field(default_factory=list)  # all tokens that anybody ever had
    looking: list[Looking] = field(default_factory=list)
    did: list[str] = field(default_factory=list)

    async def begin(self) -> None:
        """Make the table."""
        self.is_public = self.random.random() < 0.5
        seats = ["Ann", "open", "open"]
        made = await self.served.make("biotopia", *seats, is_public=self.is_public)
        self.table, self.host, self.watch = made["table"], made["host"], made["watch"]
        for held in made["seats"]:
            self.holders[held["seat"]] = held["token"]
            self.invites[held["seat"]] = held["invite"]
        self.known = [self.host, self.watch, self.holders[0]]

    def own(self, looking: Looking) -> set[int]:
        """Return the seats that a connection holds by its tokens."""
        return {seat for seat, token in enumerate(self.holders) if token in looking.tokens}

    def may_look(self, looking: Looking) -> bool:
        """Tell whether a connection may see anything at all."""
        right = {*self.holders, self.host, self.watch} - {""}
        return self.is_public or bool(right & looking.tokens)

    # What may happen.

    async def connect(self) -> None:
        """Somebody comes, by tokens that may be old."""
        tokens = self.random.sample(self.known, self.random.randint(1, min(3, len(self.known))))
        looking = Looking(await self.served.connect(), set(tokens))
        answer = await looking.person.hello(self.table, *tokens)
        assert (answer["type"] == "done") == self.may_look(looking), answer
        if answer["type"] == "done":
            self.looking.append(looking)
        if len(self.looking) > CONNECTIONS:
            await self.looking.pop(0).person.close()

    async def join(self) -> None:
        """Somebody sits down, by an invitation or because the table is public."""
        free = [seat for seat, token in enumerate(self.holders) if not token]
        if not self.is_open or not free:
            return
        seat = self.random.choice(free)
        invite = self.invites[seat]
        if not invite and not self.is_public:
            return
        path = f"/api/tables/{self.table}/join"
        answer = await self.served.http.post(path, json={"name": "", "invite": invite})
        joined = answer.json()
        assert answer.status_code == 200, joined
        self.holders[joined["seat"]] = joined["token"]
        self.known.append(joined["token"])

    async def at_a_seat(self, type: str, **more: object) -> Json:
        """Somebody asks for something at a seat, perhaps one that is not theirs."""
        looking = self.random.choice(self.looking)
        own = self.own(looking)
        is_own = self.random.random() < 0.8
        seats = [seat for seat in range(SEATS) if (seat in own) == is_own]
        seat = self.random.choice(seats or range(SEATS))
        self.did.append(f"  seat {seat}, own {sorted(own)}")
        answer = await looking.person.say(type, seat=seat, **more)
        if seat not in own and type != "take_over":  # others may for who got up
            assert answer["type"] == "refused", answer
        return {**answer, "seat": seat, "looking": looking}

    async def leave(self) -> None:
        """Somebody gets up."""
        answer = await self.at_a_seat("leave")
        if answer["type"] == "done" and self.is_open:
            self.holders[answer["seat"]] = ""

    async def start(self) -> None:
        """Somebody begins the game."""
        looking = self.random.choice(self.looking)
        answer = await looking.person.say("start")
        if answer["type"] == "done":
            assert self.is_open
            assert all(self.holders)
            self.is_open = False

    async def choose(self) -> None:
        """Whoever is asked moves."""
        for looking in self.looking:
            if looking.person.choices():
                await looking.person.choose()
                return

    async def hand_over(self) -> None:
        """Somebody lets a bot play, or plays again."""
        type = self.random.choice(["take_over", "take_back"])
        await self.at_a_seat(type, **({"bot": "random"} if type == "take_over" else {}))

    async def renew(self) -> None:
        """Somebody makes an own link worthless."""
        answer = await self.at_a_seat("renew")
        if answer["type"] == "done":
            looking: Looking = answer["looking"]
            token = looking.person.heard[-2]["own"][0]["token"]
            self.holders[answer["seat"]] = token
            looking.tokens.add(token)
            self.known.append(token)

    async def renew_all(self) -> None:
        """The host makes all others worthless."""
        looking = self.random.choice(self.looking)
        answer = await looking.person.say("renew", seat=-1)
        assert (answer["type"] == "done") == (self.host in looking.tokens)
        if answer["type"] == "done":
            told = looking.person.heard[-2]
            self.host, self.watch = told["host"], told["watch"]
            for held in told["own"]:
                self.invites[held["seat"]] = held["invite"]
            looking.tokens |= {self.host, self.watch}
            self.known += [self.host, self.watch]

    async def fail(self) -> None:
        """A write is kept, but fails for whoever asked: the table is opened anew."""
        room = (await self.served.server.rooms.open(self.table)).room
        looking = self.random.choice(self.looking)
        self.store.fails_after = True
        try:
            if self.own(looking):
                seat = min(self.own(looking))
                await looking.person.say("chat", seat=seat, text="is it kept?")
        finally:
            self.store.fails_after = False
        await room.do(room.table())

    # What must hold.

    async def step(self) -> None:
        """Let something happen, then look at everybody."""
        for looking in self.looking:
            looking.person.heard.clear()
        what = [self.connect, self.connect, self.join, self.join, self.leave, self.choose]
        what += [self.choose, self.start, self.hand_over, self.renew, self.renew_all, self.fail]
        deed = self.random.choice(what) if self.looking else self.connect
        self.did.append(deed.__name__)
        await deed()
        for looking in list(self.looking):
            await self.check(looking)

    async def check(self, looking: Looking) -> None:
        """Check what a connection was told, and what the server believes it may see."""
        if not self.may_look(looking):
            assert await looking.person.until_closed() == 1008
            told = [heard for heard in looking.person.heard if heard["type"] == "refused"]
            assert told[-1]["why"]["id"] == "server-no-token"
            self.looking.remove(looking)
            return
        await looking.person.say("ping")
        own = sorted(self.own(looking))
        for heard in looking.person.heard:
            views = (heard.get("standing") or {}).get("views", [])
            seen = own if len(own) == 1 else [*own, -1]
            assert [view["seat"] for view in views] in ([], seen), heard["type"]
            assert heard.get("own", own) == own or heard["type"] == "renewed"
        assert looking.person.table["own"] == own
        assert looking.person.table["is_host"] == (self.host in looking.tokens)

    async def check_server(self) -> None:
        """Compare the eyes of all connections with those that their tokens give from scratch."""
        room = (await self.served.server.rooms.open(self.table)).room
        table = await room.do(room.table())
        for connection in room.connections:
            assert connection.eyes == eyes_of(table, connection.keys)
        expected = sorted(sorted(self.own(looking)) for looking in self.looking)
        assert sorted(sorted(found.eyes.seats) for found in room.connections) == expected
        for seat, token in enumerate(self.holders):
            assert not token or eyes_of(table, hashes_of([token])).seats == {seat}


@pytest.mark.parametrize("seed", range(3))
def test_each_sees_what_the_chairs_allow_whatever_happens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    async def scenario() -> None:
        async with flaky(tmp_path / "tables.db", monkeypatch) as (served, store):
            walk = Walk(served, Random(seed), store)
            await walk.begin()
            try:
                for _ in range(STEPS):
                    await walk.step()
                await walk.check_server()
            except (AssertionError, ConnectionClosed, TimeoutError) as error:
                raise AssertionError(f"seed {seed}: {walk.did}") from error
            for looking in walk.looking:
                await looking.person.close()

    asyncio.run(scenario())
