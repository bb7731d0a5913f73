"""Clients that drop, come back, repeat, reorder, lag behind and send garbage, by the thousand.

Every message must be answered by `done` or `refused`, or end its connection by the code for it;
nobody may be told what only another seat may know; the server must make no mistake; and at the end
every table must be what its entries make of it.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any, Final

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tools.trials.nonsense import Nonsense
from tools.trials.nuisance import NOBODY, PATIENCE, Mistake, Nuisance, Tally
from tools.trials.requests import OddRequests
from tools.trials.servers import ServerProcess
from tools.trials.witness import Witness, check

Json = dict[str, Any]

TABLES: Final[list[tuple[str, list[str], dict[str, str]]]] = [
    ("biotopia", ["Ann", "Ben", "Cyd"], {}),
    ("imhotep", ["Ann", "Ben"], {"sides": "BBBBB"}),  # where pairs of cards are looked at
    ("builders", ["Ann", "random"], {}),
    ("biotopia", ["Ann", "Ben"], {}),
    ("imhotep", ["Ann", "open", "open"], {}),
]
HELD: Final = [0, 1, 2, 2, 3, 3]  # how many tokens a connection has
CLIENTS: Final = 4  # at each table
VISITS: Final = 6  # of each client, before there is a fresh table


class Fuzz(Tally):
    """Clients gone wild, at tables of their own on one server."""

    def __init__(self, host: str, messages: int, seed: int) -> None:
        super().__init__(messages)
        self.seats: dict[str, int] = {}  # the seat that each token holds
        self._host = host
        self._random = Random(seed)

    async def run(self) -> None:
        """Let clients loose on tables until all messages are sent."""
        async with (
            httpx.AsyncClient(
                base_url=f"http://{self._host}",
                timeout=PATIENCE,
                # A connection that is kept may be closed by the server just as it is used again.
                limits=httpx.Limits(max_keepalive_connections=0),
            ) as http,
            asyncio.TaskGroup() as group,
        ):
            for game, seats, options in TABLES:
                random = Random(self._random.random())
                group.create_task(self._pester(http, random, game, seats, options))

    async def _pester(
        self,
        http: httpx.AsyncClient,
        random: Random,
        game: str,
        seats: list[str],
        options: dict[str, str],
    ) -> None:
        """Let clients loose on a table, and on its rematches; then on a fresh one."""
        while not self.is_over:
            table, tokens = await self._make(http, game, seats, options)
            async with asyncio.TaskGroup() as group:
                for _ in range(CLIENTS):
                    more = Random(random.random())
                    group.create_task(self._nuisance(http, table, tokens, more))

    async def _make(
        self, http: httpx.AsyncClient, game: str, seats: list[str], options: dict[str, str]
    ) -> tuple[str, list[str]]:
        """Make a table; return it with all its tokens."""
        wanted = [
            {"kind": "open"}
            if seat == "open"
            else {"kind": "bot", "bot": seat}
            if seat == "random"
            else {"kind": "person", "name": seat}
            for seat in seats
        ]
        body = {"game": game, "seats": wanted, "options": options}
        made: Json = (await http.post("/api/tables", json=body)).raise_for_status().json()
        tokens = [made["host"], made["watch"]]
        tokens += [seat["token"] or seat["invite"] for seat in made["seats"]]
        self.secrets.update(tokens)
        self.seats.update(dict.fromkeys(tokens, NOBODY))
        self.seats.update({seat["token"]: seat["seat"] for seat in made["seats"]})
        self.witnesses[made["table"]] = Witness(made["table"])
        return made["table"], tokens

    async def _nuisance(
        self, http: httpx.AsyncClient, table: str, tokens: list[str], random: Random
    ) -> None:
        """Connect again and again, with other tokens each time, foreign ones among them."""
        nonsense, requests = Nonsense(random), OddRequests(random)
        for _ in range(VISITS):
            if self.is_over:
                return
            await self._post(http, table, requests)
            while table in self.next:
                table = self.next[table]
                self.witnesses.setdefault(table, Witness(table))
            held = random.sample(tokens, random.choice(HELD))
            if random.random() < 0.1:
                held.append(random.choice(sorted(self.secrets)))
            try:
                socket = await connect(f"ws://{self._host}/socket", max_size=None, compression=None)
            except InvalidStatus as error:
                raise Mistake(f"a connection was refused: {error}") from error
            own = {self.seats[token] for token in held if token in tokens}
            client = Nuisance(self, socket, nonsense, random, own | {NOBODY})
            try:
                async with asyncio.timeout(10 * PATIENCE):
                    await client.pester(table, held)
            finally:
                socket.transport.abort()

    async def _post(self, http: httpx.AsyncClient, table: str, requests: OddRequests) -> None:
        """Send a request over HTTP that is not in order."""
        asked = requests.next(table)
        self.count("request")
        answer = await http.request(
            asked.method, asked.path, headers=asked.headers, content=asked.body
        )
        self.answers[f"status {answer.status_code}"] += 1
        if answer.status_code >= 500:
            raise Mistake(f"the server made a mistake about {asked}: {answer.text}")


def report(fuzz: Fuzz, entries: int, seconds: float) -> str:
    """Say what was sent, and what came of it."""
    lines = [
        f"{fuzz.sent.total()} messages ({fuzz.repeats} of them repeated) in {seconds:.0f} s, "
        f"{fuzz.frames} frames heard, {entries} entries kept"
    ]
    for title, counted in (
        ("sent", fuzz.sent),
        ("answers", fuzz.answers),
        ("refused", fuzz.reasons),
        ("connections ended", fuzz.closed),
    ):
        told = ", ".join(f"{name} {number}" for name, number in counted.most_common())
        lines.append(f"{title}: {told}")
    return "\n".join(lines)


def main() -> int:
    """Send as many messages as are asked for to a server of our own."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--messages", type=int, default=100_000, help="how many (100000)")
    parser.add_argument("--seed", type=int, default=1, help="what decides them (1)")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="bw-fuzz-") as name:
        where, log = Path(name) / "tables.db", Path(name) / "server.log"
        server = ServerProcess(str(where), log)
        started = time.monotonic()
        try:
            server.wait_until_up()
            fuzz = Fuzz(server.host, given.messages, given.seed)
            asyncio.run(fuzz.run())
            figures = server.figures()
        finally:
            server.stop()
        seconds = time.monotonic() - started
        written = log.read_text("utf-8")
        if figures.get("errors_total", 0.0) or '"error"' in written or "Traceback" in written:
            raise Mistake(f"the server noted a mistake: {written[-4000:]}")
        entries = asyncio.run(check(str(where), fuzz.witnesses.values()))
    print(report(fuzz, entries, seconds))
    return 0


if __name__ == "__main__":
    sys.exit(main())
