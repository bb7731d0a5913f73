"""The wire, outward: what the server says over the socket, one type a message."""

from typing import Final, Literal

import msgspec

from boardwright.server.asks import Token
from boardwright.server.said import NOTHING, Said

Kind = Literal["person", "bot", "open"]
Status = Literal["open", "running", "finished"]
By = Literal["person", "bot", "clock"]


class Part(msgspec.Struct, frozen=True):
    """A part of a message."""


class SeatShown(Part, frozen=True):
    """A seat as everybody sees it."""

    kind: Kind  # who it is for: a person, a bot, or whoever joins
    name: str  # plain text of the person who sits there; empty for a guest without one, and others
    bot: str  # the bot that plays it now, a chair that was taken over included; else empty
    here: bool  # whether the person is connected
    left: bool  # whether the person got up in mid-game


class ChatShown(Part, frozen=True):
    """A line of the chat."""

    seat: int
    name: str  # of whoever said it, as it was then; empty for a guest without one
    text: str  # plain text, to be shown as such
    at: int  # ms since 1970


class Told(Part, frozen=True):
    """An item of the log: a move or something else that happened; the same for everybody."""

    n: int  # the number of the state that it made
    line: int  # where the move stands in the record; the setup is line 0
    seat: int  # whose it was, -1 for nobody's
    by: By  # who chose: the person, a bot, or a bot when the time was up
    lines: list[list[Said]]  # what happened; the parts of a line are spoken one after the other
    text: str  # the short text of the action; empty when it is secret
    places: list[str]  # what it touched; none when it is secret
    at: int  # ms since 1970
    revealed: list[str] = []  # what chance turned up, in order, in a game without secrets
    number: int = 0  # of what happened at the table; no other item has it, and later ones more


class Choice(Part, frozen=True):
    """An action that an own seat may choose now."""

    action: int  # what `choose` sends
    text: str  # its short text, as in records
    places: list[str]  # the places on the table that it touches
    heading: Said  # under which heading it stands in a list
    label: Said  # what it is called there


class SeatView(Part, frozen=True):
    """The table as one seat sees it."""

    seat: int  # -1: a spectator
    view: msgspec.Raw  # the fields of the game's view
    actions: list[Choice]  # what it may choose, if it is asked
    undo: Said  # why it cannot freely take back its latest action; id empty: it can
    is_secret: bool = False  # it is asked about what nobody else may see; in the past: it saw such


class OutcomeShown(Part, frozen=True):
    """How the game ended."""

    places: list[int]  # by seat, 1 is best
    reason: str
    tie_break: str
    told: list[Said]  # the same in words, by the names of who plays; “you” for a seat of one's own


class UndoWish(Part, frozen=True):
    """Somebody asks to take back more than may be taken back freely."""

    seat: int  # who asks
    n: int  # the state from which the way back goes
    agreed: list[int]  # seats that have agreed so far
    missing: list[int]  # seats whose agreement is still needed


class PaceWish(Part, frozen=True):
    """Somebody proposes a clock for the rest of the game."""

    seat: int  # who proposes
    pace: int  # seconds for a move, 0: as long as one likes
    agreed: list[int]  # seats that have agreed so far
    missing: list[int]  # seats whose agreement is still needed


class Held(Part, frozen=True):
    """A seat and the token that holds it, or lets somebody join."""

    seat: int
    token: Token = ""
    invite: Token = ""


class Standing(Part, frozen=True):
    """All that a move changes."""

    n: int  # the number of this state; it grows with every move and undo, and never comes again
    line: int  # the line of the record that made it
    hash: str  # of this state; it tells nothing of what is secret
    asked: int  # the seat that is asked, -1 for none
    question: Said  # what it is asked, as far as everybody may know
    views: list[SeatView]  # for each own seat, or a spectator's
    scores: list[dict[str, int]]  # by seat: points so far by their source
    due: int  # ms since 1970 when a bot moves for the asked person; 0: never
    outcome: OutcomeShown | None  # when the game is over
    rule: str = ""  # the id of the rule that governs the question, or how the game ends
    absent_from: int = 0  # ms since 1970 when others may let a bot play if the asked is not here
    silent_from: int = 0  # the same if the asked person is here; both 0: no person is asked


class Statistics(Part, frozen=True):
    """What can be counted of a game."""

    started: int  # ms since 1970
    ended: int  # ms since 1970, 0 while it runs
    moves: list[int]  # by seat
    thinking: list[int]  # by seat: ms for which it was asked


class TableTold(Part, frozen=True, tag="table"):
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
    pace: int  # seconds for a move now, 0: as long as one likes
    seats: list[SeatShown]
    own: list[int]  # seats that this connection holds
    is_host: bool
    standing: Standing | None  # none before the start, nor if the table is frozen
    scores: list[dict[str, int]]  # the latest known, also of a frozen table
    log: list[Told]  # the latest items; `history` gives earlier ones
    chat: list[ChatShown]  # the latest lines
    undo: UndoWish | None
    statistics: Statistics
    next: str  # the table where the rematch is played, if there is one
    now: int = 0  # ms since 1970 by the server's clock, which `due` is told by
    pace_wish: PaceWish | None = None
    is_damaged: bool = False  # not all that was kept can be read: this is how far it can
    newest: int = 0  # the newest version of the rules that is known here; 0: not this game


class Moved(Part, frozen=True, tag="moved"):
    """A move was committed; it fits onto the state with the number and hash that are named."""

    after: int  # the number of the state before it
    after_hash: str  # of the state before it; whoever has another one asks for `resync`
    told: Told
    standing: Standing


class SeatsTold(Part, frozen=True, tag="seats"):
    """Somebody came, went, or changed chairs."""

    seats: list[SeatShown]


class ChatTold(Part, frozen=True, tag="chat"):
    """Somebody said something."""

    line: ChatShown


class Notice(Part, frozen=True, tag="notice"):
    """Something worth knowing, such as that a bot had to be helped."""

    said: Said


class HistoryTold(Part, frozen=True, tag="history"):
    """Earlier items of the log."""

    re: int  # the id of the message that asked
    log: list[Told]


class Looked(Part, frozen=True, tag="looked"):
    """How the table looked after a line."""

    re: int  # the id of the message that asked
    line: int
    asked: int
    question: Said
    views: list[SeatView]  # without actions: nothing can be chosen there
    scores: list[dict[str, int]]
    rule: str = ""  # the id of the rule that governed the question


class ProspectsTold(Part, frozen=True, tag="prospects"):
    """What follows from what a seat sees, such as what a ship would score where."""

    re: int  # the id of the message that asked
    n: int  # the number of the state, if it was asked of how the table stands
    line: int
    seat: int  # -1: a spectator
    prospects: msgspec.Raw  # the fields of the game's prospects


class Advised(Part, frozen=True):
    """An action, and the chance to win with it."""

    action: int
    win_chance: float


class HintTold(Part, frozen=True, tag="hint"):
    """What a bot would do, and why."""

    re: int  # the id of the message that asked
    n: int  # of the state that it is about
    seat: int
    best: Advised | None  # none: nothing could be found
    runner_up: Advised | None  # none: there was no choice
    told: list[Said]  # the same in words, with reasons


class MistakeShown(Part, frozen=True):
    """A move against a better one."""

    move: int  # its line in the record
    seat: int
    played: Said
    better: Said
    win_chance: float
    better_win_chance: float
    reasons: list[Said]  # what the better one brings


class LuckShown(Part, frozen=True):
    """How much of a game was luck."""

    share: float | None  # of all swings of the win chances; none: nothing stands out
    low: float  # the share lies above this
    high: float  # and below this, in 95 of 100 cases
    by_seat: list[float]  # win chance that luck brought
    margins: list[float]  # how far off that may be


class AnalysisFound(Part, frozen=True):
    """What a look back at a game has found."""

    curve: list[list[float]]  # after the setup and each move: each seat's chance to win
    mistakes: list[MistakeShown]  # the dearest first
    luck: LuckShown


class AnalysisTold(Part, frozen=True, tag="analysis"):
    """How far a look back at a game is."""

    re: int  # the id of the message that asked
    seen: int  # moves and mistakes that were looked at
    of: int
    found: AnalysisFound | None = None  # at the end
    why: Said = NOTHING  # why nothing could be found; id empty: it could, or may still


class Renewed(Part, frozen=True, tag="renewed"):
    """New tokens, which only the asker is told; what they replace is worth nothing any more."""

    re: int  # the id of the message that asked
    own: list[Held]  # the own seat; or who is invited: seats with new invitations, taken ones too
    watch: Token = ""  # for spectators; empty: as before
    host: Token = ""  # empty: as before


class Done(Part, frozen=True, tag="done", omit_defaults=True):
    """What was asked for is done, and kept."""

    re: int  # the id of the message that asked
    n: int = 0  # the number of the state now


class RefusedTold(Part, frozen=True, tag="refused"):
    """What was asked for is refused, and nothing has changed."""

    re: int  # the id of the message that asked; -1 if it had none that could be read
    why: Said
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
    | HintTold
    | AnalysisTold
    | Renewed
    | Done
    | RefusedTold
)

ENCODER: Final = msgspec.json.Encoder()
DECODER: Final = msgspec.json.Decoder(Tell)  # for clients
