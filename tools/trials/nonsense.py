"""What a client might send, by mistake or by malice: messages nearly in order, and garbage."""

import json
from collections.abc import Callable
from random import Random
from typing import Any, Final, NamedTuple

from boardwright.server.wire.asks import LONGEST_MESSAGE

Json = dict[str, Any]

NUMBERS: Final = [-1, 0, 1, 9, 10, 256, 257, 2**31, 2**31 + 1, 2**53, 2**53 + 1, 2**63, 10**400]
WORDS: Final = ["", "a", "level:3", "random", "mcts:5000s", "os:system", "../../etc/passwd", "\x00"]
SIGNS: Final = ["\u202e", "\u200b", "e\u0301" * 9, "🂡", "<script>", "\ud800", "{{7*7}}", "';--"]
BOTS: Final = ["random", "greedy", "level:1", "level:9", "mcts:1h", "human", "a.b:C"]
PACES: Final = (0, 3600)
PLACES: Final = [
    "ship:1",
    "site:temple",
    "cell:C3",
    "card:0.lever",
    "score:1",
    "hand:1",
    "pile:deck",
]
STALE: Final = ["choose", "undo", "agree"]


class Sight(NamedTuple):
    """What a client knows when it makes up its next message."""

    n: int
    offered: list[tuple[int, int]]  # seats and actions that may be chosen
    seats: int  # at the table
    own: list[int]


class Speech(NamedTuple):
    """A message as it is sent: in a frame for text or in one for bytes, whatever it holds."""

    kind: str
    body: bytes
    is_text: bool = True
    id: int = -1  # under which it is answered, if the server can read it

    @property
    def is_last(self) -> bool:
        """Whether it ends the connection: letters that are none, or far too many."""
        return (self.is_text and self.kind == "bytes") or len(self.body) > 4 * LONGEST_MESSAGE


class Nonsense:
    """Makes up messages; the same random numbers make the same ones."""

    def __init__(self, random: Random) -> None:
        self._random = random
        self._id = 0
        self._kinds: list[tuple[int, Callable[[Sight], Speech]]] = [
            (30, self._choice),
            (25, self._wish),
            (15, self._stale),
            (10, self._not_ours),
            (25, self._bent),
            (10, self._broken),
            (8, self._garbage),
            (4, self._deep),
            (3, self._bytes),
            (3, self._long),
        ]

    def next(self, sight: Sight) -> Speech:
        """Make up a message."""
        weights = [weight for weight, _ in self._kinds]
        ((_, kind),) = self._random.choices(self._kinds, weights)
        return kind(sight)

    def body(self) -> bytes:
        """Make up the body of a request."""
        seats = [{"kind": "person", "name": "Ann"}, {"kind": "bot", "bot": "random"}]
        body: Json = self._random.choice(
            [
                {"game": "imhotep", "seats": seats, "options": {}, "components": "", "pace": 0},
                {"name": "Ann", "invite": ""},
                {"tables": {"no-such-table": []}},
                {"record": "", "components": "", "names": []},
            ]
        )
        body[self._random.choice(list(body))] = self._thing(3)
        return json.dumps(body).encode()

    # Messages in good order.

    def message(self, type: str, sight: Sight) -> Json:
        """Return a message of a type, in good order, though perhaps not to the point."""
        self._id += 1
        seat = self._random.choice([*sight.own * 4, *range(sight.seats)])
        fields: Json = {"type": type, "id": self._id}
        match type:
            case "choose":
                seat, action = self._random.choice(sight.offered or [(seat, 0)])
                fields |= {"seat": seat, "n": sight.n, "action": action}
            case "undo":
                fields |= {"seat": seat, "n": sight.n, "ask": self._random.random() < 0.3}
            case "agree":
                fields |= {"seat": seat, "n": sight.n, "yes": self._random.random() < 0.5}
            case "chat":
                fields |= {"seat": seat, "text": f"{self._id} {self._random.getrandbits(64)}"}
            case "start":
                fields |= {"bots": self._random.choice(["", *BOTS])}
            case "leave" | "take_back":
                fields |= {"seat": seat}
            case "take_over":
                fields |= {"seat": seat, "bot": self._random.choice(BOTS)}
            case "propose_pace":
                fields |= {"seat": seat, "pace": self._random.choice(PACES)}
            case "answer_pace":
                yes = self._random.random() < 0.5
                fields |= {"seat": seat, "pace": self._random.choice(PACES), "yes": yes}
            case "history":
                fields |= {"before": self._random.randrange(200)}
            case "look":
                fields |= {"line": self._random.randrange(200)}
            case "judge":
                fields |= {"seat": seat, "line": self._random.randrange(200)}
            case "explain":
                place = self._random.choice([*PLACES, *WORDS[1:4], *SIGNS])
                line = self._random.choice([None, None, self._random.randrange(200)])
                fields |= {"seat": self._random.choice([-1, seat]), "place": place, "line": line}
        return fields

    def _choice(self, sight: Sight) -> Speech:
        return _speech("choose", self.message("choose", sight))

    def _wish(self, sight: Sight) -> Speech:
        types = ["ping", "chat", "undo", "agree", "take_back", "take_back", "take_over"]
        types += ["start", "leave", "rematch", "resync", "history", "look", "explain", "judge"]
        types += ["propose_pace", "answer_pace"]
        return _speech("wish", self.message(self._random.choice(types), sight))

    # Messages that are not to the point.

    def _stale(self, sight: Sight) -> Speech:
        message = self.message(self._random.choice(STALE), sight)
        message["n"] = max(0, sight.n + self._random.choice([-40, -3, -2, -1, 1, 2, 1000]))
        return _speech("stale", message)

    def _not_ours(self, sight: Sight) -> Speech:
        message = self.message("choose", sight)
        message["seat"] = self._random.randrange(10)
        message["action"] = self._random.randrange(300)
        return _speech("not ours", message)

    # Messages that are not in order.

    def _bent(self, sight: Sight) -> Speech:
        """Put something else in place of a field, leave one out, or put one more in."""
        types = ["choose", "undo", "agree", "chat", "take_over", "look", "history", "hello"]
        types += ["explain"]
        message = self.message(self._random.choice(types), sight)
        name = self._random.choice(list(message))
        dice = self._random.random()
        if dice < 0.2:
            del message[name]
        elif dice < 0.3:
            message["more"] = self._thing(3)
        else:
            message[name] = self._thing(3)
        return _speech("bent", message)

    def _thing(self, depth: int) -> object:
        """Return something that JSON can say."""
        choice = self._random.randrange(9 if depth else 6)
        things: list[Callable[[], object]] = [
            lambda: self._random.choice(NUMBERS),
            lambda: self._random.choice([*WORDS, *SIGNS]),
            lambda: self._random.choice(SIGNS) * 40,
            lambda: self._random.choice([0.5, 1e308, -0.0, float("nan"), float("inf")]),
            lambda: self._random.choice([None, True, False]),
            lambda: self._random.choice([[], {}]),
            lambda: [self._thing(depth - 1) for _ in range(3)],
            lambda: {word: self._thing(depth - 1) for word in WORDS[:3]},
            lambda: {"id": self._thing(depth - 1), "type": self._thing(depth - 1)},
        ]
        return things[choice]()

    def _broken(self, sight: Sight) -> Speech:
        """Cut a message short, or change some of its letters."""
        body = bytearray(_speech("", self.message("choose", sight)).body)
        if self._random.random() < 0.3:
            del body[self._random.randrange(len(body)) :]
        else:
            for _ in range(self._random.randint(1, 4)):
                body[self._random.randrange(len(body))] = self._random.randrange(32, 127)
        return Speech("broken", bytes(body))

    def _garbage(self, sight: Sight) -> Speech:
        letters = self._random.choices(range(0x250), k=self._random.randrange(200))
        return Speech("garbage", "".join(map(chr, letters)).encode())

    def _deep(self, sight: Sight) -> Speech:
        depth = self._random.choice([20, 500, 1300])
        opening, inner, closing = self._random.choice([("[", "", "]"), ('{"a":', "1", "}")])
        nested = opening * min(depth, LONGEST_MESSAGE // 6) + inner
        nested += closing * (nested.count(opening) if self._random.random() < 0.5 else 0)
        return Speech("deep", nested.encode())

    def _bytes(self, sight: Sight) -> Speech:
        """Send bytes: in a frame for bytes, which is refused, or as letters that are none."""
        is_text = self._random.random() < 0.2
        body = b"\xff" + self._random.randbytes(self._random.randrange(100))
        return Speech("bytes", body, is_text)

    def _long(self, sight: Sight) -> Speech:
        message = self.message("chat", sight)
        message["text"] = "x" * self._random.choice([1001, 4000, 5000, 5000, 16_000, 40_000])
        return _speech("long", message)


def _speech(kind: str, message: Json) -> Speech:
    id: object = message.get("id")
    if not isinstance(id, int) or isinstance(id, bool) or not 0 <= id <= 2**53:
        id = -1
    return Speech(kind, json.dumps(message).encode(), id=id)
