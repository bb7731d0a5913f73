"""Requests over HTTP that are not in order: any route, with headers and bodies that are none."""

import json
from random import Random
from typing import Final, NamedTuple
from urllib.parse import quote

from tools.trials.nonsense import NUMBERS, WORDS, Nonsense

ROUTES: Final = [
    *("/", "/assets/{word}", "/texts/{word}", "/health", "/metrics", "/socket", "/{word}"),
    *("/api/games", "/api/games/{word}/rules", "/api/tables", "/api/tables?status={word}"),
    *("/api/tables/own", "/api/records"),
    *(f"/api/tables/{{table}}/{what}" for what in ("invitation", "record", "printed")),
    *(f"/api/tables/{{table}}/{what}" for what in ("join", "play-on")),
    *(f"/api/tables/{{word}}/{what}" for what in ("invitation", "join", "play-on", "printed")),
]
POSTED: Final = ("own", "records", "join", "play-on", "tables")  # how paths end that take a body
METHODS: Final = ["GET", "POST", "HEAD", "PUT", "OPTIONS"]
LONG: Final = "9" * 5000
TEXTS: Final = [*WORDS, "[", "]", "http://[", "//", "²", "١", "%", "%00", "é", "*", "null", LONG]
HEADERS: Final = [
    *("accept", "accept-encoding", "accept-language", "authorization", "content-type", "cookie"),
    *("host", "origin", "forwarded", "x-forwarded-for", "x-real-ip", "via", "range", "te"),
    *("if-none-match", "if-modified-since", "upgrade", "sec-websocket-key", "expect"),
]
VALUES: Final = [
    *("http://[", "http://[::1", "http://[v1.x]/", "http://localhost:99999", "http://localhost:x"),
    *("[", "[::1]", "[::1", "localhost:", ":", "a:b:c", "@", "user@localhost", "1.2.3", "\xff\xfe"),
    *("Bearer", "Bearer ", "Bearer \xe9", "bearer " + "x" * 9000, "Basic Og==", "null", "*/*;q=x"),
    *("application/json; charset=\xff", "multipart/form-data", "application/json,text/html"),
    *("gzip;q=", "de;q=x,,;", "-" * 500, "bytes=0-", "websocket", "100-continue", "", LONG),
]
HEADER: Final = ["boardwright", "game", "version", "options", "components", "seats"]
LINES: Final = [
    *("setup #0123456789abcdef", "1 get #0123456789abcdef", "setup [round:4321] #0123456789abcdef"),
    *("1 x" + " [" * 300, "1 get", "setup", "9" * 300, "x" * 5000, "", "1 get [] [] #", "\x85"),
]


class Asked(NamedTuple):
    """A request as it is sent."""

    method: str
    path: str
    headers: dict[bytes, bytes]
    body: bytes


class OddRequests:
    """Makes up requests; the same random numbers make the same ones."""

    def __init__(self, random: Random) -> None:
        self._random = random
        self._nonsense = Nonsense(random)

    def next(self, table: str) -> Asked:
        """Make up a request, some of them about a table that exists."""
        word = quote(self._random.choice(TEXTS), safe="", errors="surrogatepass")
        path = self._random.choice(ROUTES).format(word=word, table=table)
        headers = {b"content-type": b"application/json"}
        for _ in range(self._random.randrange(4)):
            value = self._random.choice(VALUES).encode("latin-1")
            headers[self._random.choice(HEADERS).encode()] = value.strip()
        body = self.record() if self._random.random() < 0.4 else self._nonsense.body()
        method = "POST" if path.endswith(POSTED) else "GET"
        if self._random.random() < 0.1:
            method = self._random.choice(METHODS)
        return Asked(method, path, headers, body)

    def record(self) -> bytes:
        """Make up the body by which a record comes in, most of it nearly in order."""
        usual = ["1", "imhotep", "1", "players=2", "0123456789abcdef", "human random"]
        odd = [*TEXTS, *map(str, NUMBERS[:-1]), "a=b=c", "players=²", "components=x"]
        odd += [f"start={LONG}", f"mcts:{LONG} random", "mcts:²", "os:system human", "human " * 300]
        values = [self._random.choice(odd) if self._random.random() < 0.2 else one for one in usual]
        head = "".join(f"{name}: {value}\n" for name, value in zip(HEADER, values))
        lines = self._random.choices(LINES, k=self._random.randrange(6))
        return json.dumps({"record": head + "\n" + "\n".join(lines)}).encode()
