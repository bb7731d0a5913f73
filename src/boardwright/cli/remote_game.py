"""A game in the terminal at a table on a server: the same boards and words, from views alone."""

from collections.abc import Iterator
from contextlib import contextmanager
from time import localtime, strftime
from typing import Final

from rich.text import Text

from boardwright.cli.boards import board_of
from boardwright.cli.hint import Asked, hint_lines, thinking
from boardwright.cli.line_editor import Interrupted
from boardwright.cli.speech import call_people, say, speak, speak_line
from boardwright.cli.story import Story
from boardwright.cli.table_links import Links
from boardwright.cli.terminal_table import QUESTIONS, TableLeft, TerminalTable
from boardwright.cli.typed import NotUnderstood
from boardwright.client.lobby import Unreachable
from boardwright.client.remote_table import RefusedByServer
from boardwright.client.sitting import Sitting
from boardwright.client.views import NoView, Views
from boardwright.core.chance import RandomChance
from boardwright.core.game import Game, State, View
from boardwright.core.library import rules_of
from boardwright.core.messages import Message
from boardwright.core.refused import Refused
from boardwright.server.table.names import people_at, sitters, speaker
from boardwright.server.wire import asks
from boardwright.server.wire.tells import (
    ChatTold,
    Done,
    Notice,
    SeatView,
    Standing,
    TableTold,
    read_item,
)
from boardwright.wording.cast import bot_name

CHAIRS: Final = ["bot", "back", "start", "links"]
COMMANDS: Final = ["help", "hint", "say", "undo", "yes", "no", *CHAIRS, *QUESTIONS, "quit"]
STAND_IN: Final = "level:3"  # the bot that plays for somebody unless another one is named


class OutOfDate(Exception):
    """The table has gone on since it was drawn; nothing was done."""


class RemoteGame(TerminalTable):
    """A table on a server, with people at this terminal or only somebody who watches."""

    def __init__(self, sitting: Sitting, game: Game, links: Links) -> None:
        super().__init__(game, Story(board_of(game)), sitting.told.own, COMMANDS)
        self._sitting = sitting
        self._links = links
        self._views = Views(game)
        self._n = -1  # of the state that is drawn; what is chosen answers it
        self._position: State | None = None  # one that fits the drawn view
        self._hint: tuple[int, list[str]] = (-1, [])  # the latest, and the state it is about
        self._typed_so_far = ""
        self._is_lost = False

    @property
    def _state(self) -> State:
        if self._position is None:
            raise NotUnderstood(say("remote-nothing-now"))
        return self._position

    @property
    def _told(self) -> TableTold:
        return self._sitting.told

    def _scores(self) -> list[dict[str, int]]:
        return self._told.scores

    def run(self) -> bool:
        """Play until the end, or until somebody leaves; return whether the game is over."""
        self._sitting.stirred = lambda: self._entry.interrupt()
        if self._told.status == "open" and not self._entry.can_edit:
            self._links.show(self._screen)
        try:
            while self._told.status != "finished":
                self._take_in_news()
                self._go_on()
        except (TableLeft, EOFError, KeyboardInterrupt):
            self._leave()
            return False
        self._end()
        return True

    def _go_on(self) -> None:
        """Ask the person here, or wait for whatever comes next."""
        told = self._told
        if told.status == "open":
            self._start_if_full(told)
        try:
            seat = self._look(told.standing)
            if seat >= 0:
                self._ask(seat)
            else:
                self._wait(told)
        except Interrupted as interrupted:
            self._typed_so_far = interrupted.typed
        except OutOfDate:
            self.notice(say("server-stale"))

    def _take_in_news(self) -> None:
        """Note what was said, and tell the story anew: the server knows what was taken back."""
        for tell in self._sitting.news():
            match tell:
                case None:
                    self._is_lost = True
                    self.notice(say("remote-lost"))
                case ChatTold():
                    name = speaker(tell.line, self._told.seats)
                    self.notice(say("remote-chat", name=name, text=tell.line.text))
                case Notice():
                    self.notice(speak(tell.said))
        if self._is_lost and self._sitting.is_connected:
            self._is_lost = False
            self.notice(say("remote-back"))
        call_people(people_at(self._game.name, self._game.seats(), self._told.seats))
        self._story = Story(self._board)
        for written in self._told.log:
            item = read_item(written)
            self._story.add(item.seat, [speak_line(line) for line in item.lines])

    def _look(self, standing: Standing | None) -> int:
        """Return the seat here that is asked, and imagine a position that fits what it sees."""
        self._position = None
        self._n = 0 if standing is None else standing.n
        for shown in standing.views if standing is not None else []:
            if shown.actions:
                self._position = self._imagined(shown)
                return shown.seat
        return -1

    def _imagined(self, shown: SeatView) -> State:
        view = self._views.read(bytes(shown.view))
        state = self._game.imagine(view, RandomChance(self._n, shown.seat))
        if state.legal_actions() != sorted(choice.action for choice in shown.actions):
            raise NoView
        return state

    # Waiting.

    def _start_if_full(self, told: TableTold) -> None:
        if told.is_host and all(seat.kind != "open" for seat in told.seats):
            self._tell(asks.Start(0))

    def _wait(self, told: TableTold) -> None:
        """Wait for others; where lines can be edited, take commands meanwhile."""
        if not self._entry.can_edit:
            for notice in self._notices:
                self._screen.quietly(notice)
            self._notices.clear()
            self._sitting.wait()
            return
        seat = self._asked_last if self._asked_last >= 0 else min(self._persons, default=-1)
        view = self._view_of(told, seat)
        if view is not None:
            self._draw_view(view, seat)
        else:
            self._screen.clear()
            self._links.show(self._screen)
        self._draw_notices()
        self._screen.show("", Text(self._waiting_words(told), "bold"))
        self._screen.quietly(say("remote-hint"))
        while not self._follow(seat, self._read()):
            pass

    def _view_of(self, told: TableTold, seat: int) -> View | None:
        """Return what a seat here sees, or whoever watches; none before the start."""
        if told.standing is None:
            return None
        views = told.standing.views
        shown = next((view for view in views if view.seat == seat), views[0])
        return self._views.read(bytes(shown.view))

    def _waiting_words(self, told: TableTold) -> str:
        if told.standing is None:
            return say("remote-waiting-seats" if told.is_host else "remote-waiting-host")
        asked = told.seats[told.standing.asked]
        words = "remote-waiting-bot" if asked.bot else "remote-waiting"
        seat = told.standing.asked
        name = bot_name(asked.bot, seat) if asked.bot else sitters(told.seats)[seat]
        return say(words, name=name)

    def _read(self) -> str:
        typed, self._typed_so_far = self._typed_so_far, ""
        return self._entry.ask(self._candidates, typed).strip()

    def _candidates(self, text: str) -> list[str]:
        return COMMANDS if self._position is None else super()._candidates(text)

    def _draw_notices(self) -> None:
        wish = self._told.undo
        if wish is not None and set(wish.missing) & set(self._persons):
            self.notice(say("remote-undo-wish", name=sitters(self._told.seats)[wish.seat]))
        standing = self._told.standing
        if self._position is not None and standing is not None and standing.due:
            self.notice(say("remote-due", time=strftime("%X", localtime(standing.due / 1000))))
        super()._draw_notices()
        if self._hint[0] == self._n:  # somebody's chat must not wipe it away
            self._screen.show(*self._hint[1])

    # Doing.

    def _play(self, action: int) -> None:
        seat = self._asked_last
        self._n = self._tell(asks.Choose(0, seat, self._n, action)).n

    def _tell(self, wanted: asks.AtTable) -> Done:
        """Ask the server for something; what it refuses is said in words."""
        with self._refused_in_words():
            return self._sitting.ask(wanted)

    @contextmanager
    def _refused_in_words(self) -> Iterator[None]:
        try:
            yield
        except Unreachable:
            raise
        except Refused as error:
            if error.why.id == "server-stale":
                raise OutOfDate from error
            told = error.told()
            if isinstance(error, RefusedByServer) and error.can_ask:
                told = Message("remote-undo-ask", {"reason": told})
            raise NotUnderstood(speak(told)) from error

    def _obey(self, seat: int, command: str, rest: str) -> bool:
        if seat < 0 and command in ("hint", "say", "undo", "yes", "no"):
            raise NotUnderstood(say("server-not-own"))
        match command:
            case "quit":
                raise TableLeft
            case "say":
                if not rest:
                    raise NotUnderstood(say("remote-say-what"))
                self._tell(asks.Chat(0, seat, rest))
            case "undo":
                self._tell(asks.Undo(0, seat, self._n, ask=rest == "ask"))
            case "yes" | "no":
                self._agree(command == "yes")
            case "help":
                rule = next((rule.id for rule in rules_of(self._game.name)), "")
                example = "1" if self._position is None else self._example()
                self._screen.show(say("remote-help", example=example, rule=rule))
                return False
            case "links":
                self._links.show(self._screen)
                return False
            case "hint":
                self._advise(seat, rest)
                return False
            case "bot" | "back" | "start":
                self._change_chairs(command, seat, rest)
            case _:
                return self._answer(command, rest)
        return True

    def _advise(self, seat: int, rest: str) -> None:
        if rest:
            raise NotUnderstood(say("remote-advice-seconds"))
        with self._refused_in_words(), thinking(say("remote-advice-thinking")):
            told = self._sitting.hint(seat, self._n)
        asked = Asked(self._game, self._board, self._state, self._choices)
        self._hint = (self._n, hint_lines(asked, told))
        self._screen.show(*self._hint[1])

    def _agree(self, yes: bool) -> None:
        wish = self._told.undo
        missing = [] if wish is None else [seat for seat in wish.missing if seat in self._persons]
        for seat in missing or self._persons[:1]:
            self._tell(asks.Agree(0, seat, self._n, yes))

    def _change_chairs(self, command: str, seat: int, rest: str) -> None:
        if command == "start":
            self._tell(asks.Start(0, rest))
        elif command == "back":
            for own in self._persons:
                if self._told.seats[own].bot or self._told.seats[own].left:
                    self._tell(asks.TakeBack(0, own))
        else:
            number, _, bot = rest.partition(" ")
            seats = [str(one) for one in range(1, len(self._told.seats) + 1)]
            if number not in seats:
                raise NotUnderstood(say("remote-no-seat", last=len(self._told.seats)))
            self._tell(asks.TakeOver(0, int(number) - 1, bot.strip() or STAND_IN))

    # The end.

    def _leave(self) -> None:
        self._screen.show("")
        self._links.show(self._screen)

    def _end(self) -> None:
        standing = self._told.standing
        self._take_in_news()
        if standing is None:
            raise ValueError(why_frozen(self._told))
        view = self._views.read(bytes(standing.views[0].view))
        told = standing.outcome.told if standing.outcome is not None else []
        self._draw_end(view, [speak(words) for words in told])


def why_frozen(told: TableTold) -> str:
    """Say why a table can only be read."""
    if told.is_damaged:
        return say("server-damaged")
    return say("server-frozen", version=told.version)
