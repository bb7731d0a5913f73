"""The wire, inward: what a client may say over the socket, one type a message."""

from typing import Annotated, Final, Literal, Union

import msgspec
from msgspec import Meta

LONGEST_MESSAGE: Final = 4096  # bytes of one message from a client
LONGEST_PLACE: Final = 40  # letters of a place on the table

Id = Annotated[int, Meta(ge=0, le=2**53)]
Seat = Annotated[int, Meta(ge=0, le=9)]
Looker = Annotated[int, Meta(ge=-1, le=9)]
Number = Annotated[int, Meta(ge=0, le=2**31)]
Action = Annotated[int, Meta(ge=0, le=2**31)]
Token = Annotated[str, Meta(max_length=64)]
TableId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{8,32}$")]
Pace = Annotated[int, Meta(ge=0, le=14 * 24 * 3600)]  # seconds for a move; 0: no clock
BotSpec = Annotated[str, Meta(max_length=32)]


class Ask(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What every message of a client has; exactly one `done` or `refused` answers it."""

    id: Id  # the client's own number for the message, repeated in the answer


class Hello(Ask, frozen=True, tag="hello"):
    """Sit down at a table; the first message of a connection, and answered by `table` too."""

    table: TableId
    tokens: Annotated[
        list[Token], Meta(max_length=8)
    ]  # of own seats, of the spectators, of the host
    protocol: Literal[1] = 1  # raised when a client of the older one would no longer understand


class Choose(Ask, frozen=True, tag="choose"):
    """Choose an action; said again, it is answered again and not played again."""

    seat: Seat  # an own seat that is asked
    n: Number  # of the state that is answered
    action: Action  # one of those that were offered


class Undo(Ask, frozen=True, tag="undo"):
    """Take back the seat's latest action and what followed."""

    seat: Seat
    n: Number  # of the state from which the way back goes
    ask: bool = False  # ask the other persons when it may not be taken back freely


class Agree(Ask, frozen=True, tag="agree"):
    """Answer a person who asked to take something back."""

    seat: Seat
    n: Number  # of the state from which the way back was asked for
    yes: bool


class ProposePace(Ask, frozen=True, tag="propose_pace"):
    """Propose a clock for the rest of the game, or none; it holds once all others agree."""

    seat: Seat
    pace: Pace


class AnswerPace(Ask, frozen=True, tag="answer_pace"):
    """Answer a person who proposed a clock; who proposed it may take that back."""

    seat: Seat
    pace: Pace  # the one that was proposed
    yes: bool


class Chat(Ask, frozen=True, tag="chat"):
    """Say something to all at the table."""

    seat: Seat
    text: Annotated[str, Meta(max_length=1000)]


class Start(Ask, frozen=True, tag="start"):
    """Begin the game."""

    bots: BotSpec = ""  # who takes the seats that are still open; empty: none may be


class Leave(Ask, frozen=True, tag="leave"):
    """Get up for good; a seat of a running game can be taken back by its token."""

    seat: Seat


class TakeOver(Ask, frozen=True, tag="take_over"):
    """Let a bot play a chair: the own one, or one whose person is away."""

    seat: Seat
    bot: BotSpec = "level:3"


class TakeBack(Ask, frozen=True, tag="take_back"):
    """Play the own chair oneself again."""

    seat: Seat


class Renew(Ask, frozen=True, tag="renew"):
    """Cancel links that have leaked; answered by `renewed` too, with new ones."""

    seat: Looker  # an own seat; -1: those of the host, of spectators, and unused invitations


class Rematch(Ask, frozen=True, tag="rematch"):
    """Play the finished game again with the same people; the next one begins."""


class Resync(Ask, frozen=True, tag="resync"):
    """Ask for the whole `table` again."""


class History(Ask, frozen=True, tag="history"):
    """Ask for earlier log items; answered by `history` too."""

    before: Number  # the number of the item before which they are wanted


class Look(Ask, frozen=True, tag="look"):
    """Ask how the table looked after a line; answered by `looked` too."""

    line: Number  # 0 is the setup


class Foresee(Ask, frozen=True, tag="prospects"):
    """Ask what follows from what is seen, computed by the rules; answered by `prospects` too."""

    seat: Looker  # an own seat; -1: as a spectator
    line: Number | None = None  # of the past; none: as the table stands
    has_news: bool = False  # whether what somebody new should be told is wanted, too


class Explain(Ask, frozen=True, tag="explain"):
    """Ask what a place of the table is and what it is worth now; answered by `explained` too."""

    seat: Looker  # an own seat; -1: as a spectator
    place: Annotated[str, Meta(min_length=1, max_length=LONGEST_PLACE)]  # such as `ship:2`
    line: Number | None = None  # of the past; none: as the table stands


class Hint(Ask, frozen=True, tag="hint"):
    """Ask for advice, where the table allows it; answered at once, `hint` follows when found."""

    seat: Seat  # an own seat that is asked
    n: Number  # of the state that it is about


class Judge(Ask, frozen=True, tag="judge"):
    """Ask whether an own move threw much away, where hints are allowed; `judged` follows."""

    seat: Seat  # an own seat
    line: Number  # of the record, in which it moved


class Analyse(Ask, frozen=True, tag="analyse"):
    """Ask for a look back at a finished game; answered at once, then `analysis` tells of it."""

    is_begun: bool = False  # only one that was asked for before; nothing is told if there is none


class Ping(Ask, frozen=True, tag="ping"):
    """Ask whether anybody is there."""


AtTable = (
    Choose
    | Undo
    | Agree
    | ProposePace
    | AnswerPace
    | Chat
    | Start
    | Leave
    | TakeOver
    | TakeBack
    | Renew
    | Rematch
    | Resync
    | History
    | Look
    | Foresee
    | Explain
    | Hint
    | Judge
    | Analyse
    | Ping
)
Asked = Union[Hello, AtTable]  # noqa: UP007  (a union of a class and a union alias, for msgspec)

DECODER: Final = msgspec.json.Decoder(Asked)
