"""Feed every parser that a stranger reaches with growing nonsense: its time must grow with length.

Run as `python -m tools.trials.hostile`. Each parser gets each shape, a piece of text over and over
between a beginning and an end that are nearly in order, in growing sizes. The exponent is 1 where
twice the length takes twice the time, 2 where it takes four times.
"""

import argparse
import math
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from time import process_time
from typing import Final, NamedTuple

import h11
import msgspec
from starlette.datastructures import Headers
from websockets.server import ServerProtocol

from boardwright.bots.specs import parse_spec
from boardwright.client.links import parse_link
from boardwright.core.library import game_names, options_of, printed_components
from boardwright.core.options import read_options
from boardwright.core.record import parse_line, parse_record
from boardwright.server.http.answers import is_from_here, is_known_host
from boardwright.server.http.pages import language_wanted
from boardwright.server.lobby.lobby import Own
from boardwright.server.running.households import household_of
from boardwright.server.running.settings import ServerSettings
from boardwright.server.table.new_table import Import, NewTable, checked_record
from boardwright.server.table.plain_text import alike, clean_chat, clean_name
from boardwright.server.table.seating import clean_bot
from boardwright.server.wire.asks import DECODER, TableId

STEPS: Final = (1, 2, 4, 8)  # times the least size
LEAST: Final = 2000  # letters of the least size
REPEATS: Final = 3  # of which the shortest time counts
NOTHING: Final = 0.003  # seconds that are too short to tell anything
MOST: Final = 1.4  # of an exponent: below two, and above what a busy machine makes of one
HASH: Final = "0123456789abcdef"
HEADER: Final = (
    "boardwright: 1\ngame: imhotep\nversion: 1\noptions: {}\ncomponents: x\nseats: a b\n\n"
)
CHAT: Final = '{"type":"chat","id":1,"seat":0,"text":"'

PIECES: Final = [
    *(" [", "[", "]", " [] ", "{", "}", '"', "'", "\\", "#", " #", "=", "a=1 ", "a.", ".", ":"),
    *("9", "²", "1_", " ", "\n", "\t", "\r", "\x00", "\x85", "/", "//", "%", "%41", "@", ",", ";"),
    *("-", "e\u0301", "\u0301", "\u0301\u0327", "\u3164", "\u200d", "\ufe0f", "👩\u200d", "ﷺ"),
    *("[[a]]\n", "[a.b]\n", "setup\n", "1 get\n", "a\n\n", '"a":1,', "[1,", '{"a":', "12"),
    *("é", "\ud800", "<"),
]


class Parser(NamedTuple):
    """Something that reads what a stranger sends, and what its text may begin and end with."""

    name: str
    read: Callable[[str], object]
    frames: tuple[tuple[str, str], ...] = (("", ""),)


PRINTED: Final = printed_components("imhotep")


def _components(text: str) -> None:
    PRINTED.override(text, "components.toml")


def _options(text: str) -> None:
    for game in game_names():
        for option in options_of(game):
            with suppress(ValueError):
                read_options(game, options_of(game), {option.name: text})
        with suppress(ValueError):
            read_options(game, options_of(game), {text: "1"})


def _decode(kind: type[object]) -> Callable[[str], object]:
    decoder: msgspec.json.Decoder[object] = msgspec.json.Decoder(kind)
    return lambda text: decoder.decode(text.encode("utf-8", "surrogatepass"))


def _headers(name: str, text: str) -> Headers:
    return Headers(raw=[(name.encode(), text.encode("latin-1", "replace")), (b"host", b"x")])


def _head(text: str) -> None:
    """Read the head of a request as it comes in, some bytes at a time."""
    connection = h11.Connection(h11.SERVER)
    data = b"GET / HTTP/1.1\r\nhost: x\r\n" + text.encode("utf-8", "surrogatepass")
    for start in range(0, min(len(data), 2**14), 16):
        connection.receive_data(data[start : start + 16])
        connection.next_event()


def _frames(text: str) -> None:
    """Read frames of a socket, each with a mask and hardly anything else."""
    protocol = ServerProtocol(max_size=16_384)
    handshake = "GET /socket HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    handshake += "sec-websocket-version: 13\r\nsec-websocket-key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
    protocol.receive_data(handshake.encode())
    (request,) = protocol.events_received()
    protocol.send_response(protocol.accept(request))  # type: ignore[arg-type]  # it is one
    letter = text[len(text) // 2 :][:1].encode("utf-8", "surrogatepass")[:1]
    frame = bytes([0x8A if letter < b"a" else 0x01, 0x81]) + bytes(4) + letter
    protocol.receive_data(frame + (bytes([0x8A, 0x81]) + bytes(4) + letter) * (len(text) // 7))
    protocol.events_received()


HERE: Final = ServerSettings()
PARSERS: Final = [
    Parser("record", parse_record, (("", ""), (HEADER.format("players=2"), "\n"))),
    Parser("record's options", parse_record, (("boardwright: 1\ngame: x\noptions: ", "\n"),)),
    Parser("record of a stranger", checked_record, ((HEADER.format(""), f" #{HASH}\n"),)),
    Parser(
        "line",
        lambda text: parse_line(text, 1),
        (("1 x", ""), ("1 x", f" #{HASH}"), ("1 ", f"] #{HASH}"), ("setup", f"] #{HASH}")),
    ),
    Parser(
        "components",
        _components,
        (("", ""), ("a=", ""), ("a=[", "]"), ('a="', '"'), ("[", "]\na=1"), ("x={", "}")),
    ),
    Parser("options", _options, (("", ""), ("1", "1"))),
    Parser("bot", parse_spec, (("mcts:", "s"), ("", ""), ("a.", ":B"))),
    Parser("bot of a stranger", clean_bot, (("mcts:", "s"), ("level:", ""))),
    Parser("name", lambda text: alike(clean_name(text)), (("A", "n"),)),
    Parser("chat", clean_chat, (("A", "n"),)),
    Parser(
        "message",
        lambda text: DECODER.decode(text.encode("utf-8", "surrogatepass")),
        ((CHAT, '"}'), ('{"type":"chat","id":', "}"), ("", "")),
    ),
    Parser("new table", _decode(NewTable), (('{"game":"', '"}'), ('{"options":{', "}}"))),
    Parser("import", _decode(Import), (('{"record":"', '"}'), ("{", "}"))),
    Parser("own tables", _decode(Own), (('{"tables":{', "}}"), ('{"tables":{"', '":[]}}'))),
    Parser("table in a path", lambda text: msgspec.convert(text, TableId), (("", ""), ("a", "!"))),
    Parser("link", parse_link, (("http://x/#/table/", ""), ("http://", "/#/table/abcdefgh"))),
    Parser(
        "host", lambda text: is_known_host(_headers("host", text), HERE), (("", ""), ("[", "]"))
    ),
    Parser(
        "origin",
        lambda text: is_from_here(_headers("origin", text), HERE),
        (("http://", ""), ("http://[", "]")),
    ),
    Parser("language", language_wanted, (("", ""), ("de", ""))),
    Parser("address", household_of, (("", ""), ("::", ""), ("1.", ""))),
    Parser("head of a request", _head, (("a: ", "\r\n\r\n"), ("", ": b\r\n\r\n"))),
    Parser("frames", _frames, (("", ""),)),
]


class Cost(NamedTuple):
    """What a parser took for a shape, in seconds by size."""

    parser: str
    shape: str
    seconds: list[float]

    @property
    def exponent(self) -> float:
        """How the time grows with the length; none where it is too short to tell."""
        if self.seconds[-1] < NOTHING:
            return 0.0
        return math.log(self.seconds[-1] / max(self.seconds[0], 1e-6)) / math.log(STEPS[-1])


def costs(least: int, repeats: int, steps: tuple[int, ...] = STEPS) -> Iterator[Cost]:
    """Measure every parser with every shape."""
    for parser in PARSERS:
        for first, last in parser.frames:
            for piece in PIECES:
                texts = [first + piece * (least * step // len(piece)) + last for step in steps]
                seconds = [_time(parser, text, repeats) for text in texts]
                yield Cost(parser.name, f"{first[-12:]}{piece}…{last[-4:]}", seconds)


def _time(parser: Parser, text: str, repeats: int) -> float:
    """Return the shortest of several times; a short one is short enough."""
    shortest = math.inf
    for _ in range(repeats):
        shortest = min(shortest, _once(parser, text))
        if shortest < NOTHING:
            break
    return shortest


def _once(parser: Parser, text: str) -> float:
    began = process_time()
    # A refusal is an answer. Whatever else is raised is found by the fuzz.
    with suppress(Exception):
        parser.read(text)
    return process_time() - began


def main() -> int:
    """Print the costliest shape of every parser, and all that grow too fast."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--letters", type=int, default=LEAST, help=f"of the least size ({LEAST})")
    given = parser.parse_args()
    costliest: dict[str, Cost] = {}
    too_fast: list[Cost] = []
    shapes = 0
    for cost in costs(given.letters, REPEATS):
        shapes += 1
        known = costliest.get(cost.parser)
        if known is None or cost.seconds[-1] > known.seconds[-1]:
            costliest[cost.parser] = cost
        if cost.exponent > MOST:
            too_fast.append(cost)
    sizes = " ".join(f"{given.letters * step:>8}" for step in STEPS)
    print(f"{'parser':22} {'costliest shape':32} {sizes}  exponent   (ms by characters)")
    for cost in [*costliest.values(), *too_fast]:
        took = " ".join(f"{1000 * seconds:8.2f}" for seconds in cost.seconds)
        told = f"{cost.exponent:8.2f}" if cost.exponent else "       –"
        print(f"{cost.parser:22} {cost.shape!a:32.32} {took}  {told}")
    print(f"{shapes} shapes, {len(too_fast)} of them grow too fast")
    return 1 if too_fast else 0


if __name__ == "__main__":
    sys.exit(main())
