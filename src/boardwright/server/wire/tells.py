"""The wire, outward: what the server says over the socket, one type a message."""

from typing import Annotated, Final, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from boardwright.core.messages import NOTHING, Message
from boardwright.server.wire.asks import Token

Kind = Literal["person", "bot", "open"]
Status = Literal["open", "running", "finished"]
By = Literal["person", "bot", "clock"]


class Outward(msgspec.Struct, frozen=True):
    """What the server says, or a part of it."""


class SeatShown(Outward, frozen=True):
    """A seat as everybody sees it."""

    kind: Kind  # who it is for: a person, a bot, or whoever joins
    name: str  # plain text of the person who sits there; empty for a guest without one, and others
    bot: str  # the bot that plays it now, a chair that was taken over included; else empty
    here: bool  # whether the person is connected
    left: bool  # whether the person got up in mid-game


class ChatShown(Outward, frozen=True):
    """A line of the chat."""

    seat: int
    name: str  # of whoever said it, as it was then; empty for a guest without one
    text: str  # plain text, to be shown as such
    at: int  # ms since 1970


class EarnedShown(Outward, frozen=True):
    """Points that a seat gained or lost by a move, and what gave them."""

    seat: int
    source: str  # one of those that scores are told by
    points: int  # below 0 if they were lost
    places: list[str]  # on the table, that gave them; none where the game does not tell


class LogItem(Outward, frozen=True):
    """An item of the log: a move or something else that happened; the same for everybody."""

    n: int  # the number of the state that it made
    line: int  # where the move stands in the record; the setup is line 0
    seat: int  # whose it was, -1 for nobody's
    by: By  # who chose: the person, a bot, or a bot when the time was up
    lines: list[list[Message]]  # what happened; the parts of a line are spoken one after the other
    text: str  # the short text of the action; empty when it is secret
    places: list[str]  # what it touched; none when it is secret
    at: int  # ms since 1970
    revealed: list[str] = []  # what chance turned up, in order, in a game without secrets
    number: int = 0  # of what happened at the table; no other item has it, and later ones more
    earned: list[EarnedShown] = []  # what it changed of the scores, in the order to tell it in


# An item is written down once, when it happens, and goes everywhere as it was written.
Written = Annotated[msgspec.Raw, Meta(extra_json_schema={"$ref": "#/$defs/LogItem"})]


class Choice(Outward, frozen=True):
    """An action that an own seat may choose now."""

    action: int  # what `choose` sends
    family: str  # what it does, such as `place`; which and where, the text says
    text: str  # its short text, as in records
    places: list[str]  # the places on the table that it touches
    heading: Message  # under which heading it stands in a list
    label: Message  # what it is called there
    is_final: bool  # it reveals something, so it cannot freely be taken back


class ThoughtTold(Outward, frozen=True):
    """A thought of a guided game: something to read, or also to do."""

    said: Message
    places: list[str]  # on the table, of which it speaks
    action: int  # of those offered, the one that the learner tries now; -1: one reads on
    otherwise: dict[str, Message]  # what is said to other actions instead, by their family


class Taught(Outward, frozen=True):
    """What a guided game says to its learner in a position of its script."""

    thoughts: list[ThoughtTold]  # one after the other; only the last one may ask for an action
    step: int  # how many thoughts were told before these
    steps: int  # how many there are in all


class SeatView(Outward, frozen=True):
    """The table as one seat sees it."""

    seat: int  # -1: a spectator
    view: msgspec.Raw  # the fields of the game's view
    actions: list[Choice]  # what it may choose, if it is asked
    undo: Message  # why it cannot freely take back its latest action; id empty: it can
    is_secret: bool = False  # it is asked about what nobody else may see; in the past: it saw such
    taught: Taught | UnsetType = UNSET  # to the learner of a guided game, as long as it is followed


class OutcomeShown(Outward, frozen=True):
    """How the game ended."""

    places: list[int]  # by seat, 1 is best
    reason: str
    tie_break: str
    told: list[Message]  # the same in words, by the names of who plays; “you” for own seats


class UndoWish(Outward, frozen=True):
    """Somebody asks to take back more than may be taken back freely."""

    seat: int  # who asks
    n: int  # the state from which the way back goes
    agreed: list[int]  # seats that have agreed so far
    missing: list[int]  # seats whose agreement is still needed


class PaceWish(Outward, frozen=True):
    """Somebody proposes a clock for the rest of the game."""

    seat: int  # who proposes
    pace: int  # seconds for a move, 0: no limit
    agreed: list[int]  # seats that have agreed so far
    missing: list[int]  # seats whose agreement is still needed


class Held(Outward, frozen=True):
    """A seat and the token that holds it, or lets somebody join."""

    seat: int
    token: Token = ""
    invite: Token = ""


class Standing(Outward, frozen=True):
    """All that a move changes."""

    n: int  # the number of this state; it grows with every move and undo, and never comes again
    line: int  # the line of the record that made it
    hash: str  # of this state; it tells nothing of what is secret
    asked: int  # the seat that is asked, -1 for none
    question: Message  # what it is asked, as far as everybody may know
    views: list[SeatView]  # for each own seat, or a spectator's
    scores: list[dict[str, int]]  # by seat: points so far by their source
    due: int  # ms since 1970 when a bot moves for the asked person; 0: never
    outcome: OutcomeShown | None  # when the game is over
    rule: str = ""  # the id of the rule that governs the question, or how the game ends
    absent_from: int = 0  # ms since 1970 when others may let a bot play if the asked is not here
    silent_from: int = 0  # the same if the asked person is here; both 0: no person is asked


class TableTold(Outward, frozen=True, tag="table"):
    """Everything about a table; whoever has it needs nothing that came before."""

    table: str
    game: str
    version: int  # of the rules that it is played under
    options: dict[str, str]
    digest: str  # of all printed values, an owner's included; as in records
    estimates: int  # printed values that are made up to fit what is known
    players: list[str]  # by seat: what the game calls it, such as its colour
    has_secrets: bool  # whether those who share a device have to look away in turn
    status: Status
    is_public: bool
    is_frozen: bool  # its rules are not known here, or it is damaged: it can only be read
    has_hints: bool  # whether bots may give advice to those who play
    pace: int  # seconds for a move now, 0: no limit
    seats: list[SeatShown]
    own: list[int]  # seats that this connection holds
    is_host: bool
    standing: Standing | None  # none before the start, nor if the table is frozen
    scores: list[dict[str, int]]  # the latest known, also of a frozen table
    log: list[Written]  # the latest items; `history` gives earlier ones
    chat: list[ChatShown]  # the latest lines
    undo: UndoWish | None
    next: str  # the table where the rematch is played, if there is one
    now: int = 0  # ms since 1970 by the server's clock, which `due` is told by
    pace_wish: PaceWish | None = None
    is_damaged: bool = False  # not all that was kept can be read: this is how far it can
    newest: int = 0  # the newest version of the rules that is known here; 0: not this game
    lesson: str | UnsetType = UNSET  # the name of the guided game that it is


class Moved(Outward, frozen=True, tag="moved"):
    """A move was committed; it fits onto the state with the number and hash that are named."""

    after: int  # the number of the state before it
    after_hash: str  # of the state before it; whoever has another one asks for `resync`
    told: Written
    standing: Standing


class SeatsTold(Outward, frozen=True, tag="seats"):
    """Somebody came, went, or changed chairs."""

    seats: list[SeatShown]


class ChatTold(Outward, frozen=True, tag="chat"):
    """Somebody said something."""

    line: ChatShown


class Notice(Outward, frozen=True, tag="notice"):
    """Something worth knowing, such as that a bot had to be helped."""

    said: Message


class HistoryTold(Outward, frozen=True, tag="history"):
    """Earlier items of the log."""

    re: int  # the id of the message that asked
    log: list[Written]


class Looked(Outward, frozen=True, tag="looked"):
    """How the table looked after a line."""

    re: int  # the id of the message that asked
    line: int
    asked: int
    question: Message
    views: list[SeatView]  # without actions: nothing can be chosen there
    scores: list[dict[str, int]]
    rule: str = ""  # the id of the rule that governed the question


class NewsShown(Outward, frozen=True):
    """What somebody new to a game is told once, when it comes up for the first time."""

    topic: str  # the same for the same thing, whatever is said of it
    said: Message
    places: list[str]  # on the table, of which it speaks


class ProspectsTold(Outward, frozen=True, tag="prospects"):
    """What follows from what a seat sees, such as what a ship would score where."""

    re: int  # the id of the message that asked
    n: int  # the number of the state, if it was asked of how the table stands
    line: int
    seat: int  # -1: a spectator
    prospects: msgspec.Raw  # the fields of the game's prospects
    news: list[NewsShown] = []  # for who plays, as the table stands; the most urgent first


class Explained(Outward, frozen=True, tag="explained"):
    """What a place of the table is, what it is worth, and why it cannot be chosen."""

    re: int  # the id of the message that asked
    n: int  # the number of the state, if it was asked of how the table stands
    line: int
    seat: int  # -1: a spectator
    place: str
    told: list[Message]  # what matters most first; none: there is nothing to tell of it
    why: Message = NOTHING  # why the asked seat cannot choose it now; id empty: it can, or need not
    rule: str = ""  # the id of the rule that says so


class Advised(Outward, frozen=True):
    """An action, and the chance to win with it."""

    action: int
    win_chance: float


class HintTold(Outward, frozen=True, tag="hint"):
    """What a bot would do, and why."""

    re: int  # the id of the message that asked
    n: int  # of the state that it is about
    seat: int
    best: Advised | None  # none: nothing could be found
    runner_up: Advised | None  # none: there was no choice
    told: list[Message]  # what to do, and why; of two that are alike what each is good for
    more: list[Message] = []  # the figures behind it: chances, and points by their sources


class Judged(Outward, frozen=True, tag="judged"):
    """What would have been much better than an own move, by what its seat knew before it."""

    re: int  # the id of the message that asked
    line: int  # of the move
    seat: int
    told: list[Message] = []  # what to do instead, and why; none: the move was fine
    more: list[Message] = []  # the figures behind it
    places: list[str] = []  # that the better move touches


class MistakeShown(Outward, frozen=True):
    """A move against a better one."""

    move: int  # its line in the record
    seat: int
    played: Message
    better: Message
    win_chance: float
    better_win_chance: float
    reasons: list[Message]  # what the better one brings
    why: Message = NOTHING  # the same in one sentence, to the seat that made it


class LuckShown(Outward, frozen=True):
    """How much of a game was luck."""

    share: float | None  # of all swings of the win chances; none: nothing stands out
    low: float  # the share lies above this
    high: float  # and below this, in 95 of 100 cases
    by_seat: list[float]  # win chance that luck brought
    margins: list[float]  # how far off that may be


class AnalysisFound(Outward, frozen=True):
    """What a look back at a game has found."""

    curve: list[list[float]]  # after the setup and each move: each seat's chance to win
    mistakes: list[MistakeShown]  # the costliest first
    luck: LuckShown


class AnalysisTold(Outward, frozen=True, tag="analysis"):
    """How far a look back at a game is."""

    re: int  # the id of the message that asked
    seen: int  # moves and mistakes that were looked at
    of: int
    found: AnalysisFound | None = None  # at the end
    why: Message = NOTHING  # why nothing could be found; id empty: it could, or may still


class Renewed(Outward, frozen=True, tag="renewed"):
    """New tokens, which only the asker is told; what they replace is worth nothing any more."""

    re: int  # the id of the message that asked
    own: list[Held]  # the own seat; or who is invited: seats with new invitations, taken ones too
    watch: Token = ""  # for spectators; empty: as before
    host: Token = ""  # empty: as before


class Done(Outward, frozen=True, tag="done", omit_defaults=True):
    """What was asked for is done, and kept."""

    re: int  # the id of the message that asked
    n: int = 0  # the number of the state now


class RefusedTold(Outward, frozen=True, tag="refused"):
    """What was asked for is refused, and nothing has changed."""

    re: int  # the id of the message that asked; -1 if it had none that could be read
    why: Message
    rule: str = ""  # the rule of the game that forbids it
    n: int = 0  # the number of the state now
    can_ask: bool = False  # an undo that the other persons may allow


Tell = (
    TableTold
    | Moved
    | SeatsTold
    | ChatTold
    | Notice
    | HistoryTold
    | Looked
    | ProspectsTold
    | Explained
    | HintTold
    | Judged
    | AnalysisTold
    | Renewed
    | Done
    | RefusedTold
)

ENCODER: Final = msgspec.json.Encoder()
DECODER: Final = msgspec.json.Decoder(Tell)  # for clients
_ITEMS: Final = msgspec.json.Decoder(LogItem)


def write_item(item: LogItem) -> Written:
    """Write an item of the log down."""
    return msgspec.Raw(ENCODER.encode(item))


def read_item(written: Written) -> LogItem:
    """Read an item of the log."""
    return _ITEMS.decode(written)
