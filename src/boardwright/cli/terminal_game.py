"""A game in the terminal: people and bots take turns, and every move is saved at once."""

import shlex
import sys
from pathlib import Path
from typing import Final

from boardwright.bots.chair import Chair
from boardwright.cli.hint import Asked, hint
from boardwright.cli.saved_games import Changed, SavedGame, games_folder
from boardwright.cli.scores import outcome_lines
from boardwright.cli.speech import error_text, say, speak
from boardwright.cli.story import Story
from boardwright.cli.terminal_table import QUESTIONS, TableLeft, TerminalTable
from boardwright.cli.typed import NotUnderstood
from boardwright.core.chance import Chance
from boardwright.core.game import State
from boardwright.core.library import rules_of
from boardwright.core.match import Match, UndoRefused
from boardwright.store.system import refused_by_system
from boardwright.store.whole_file import write_new

COMMANDS: Final = ["help", "hint", "undo", *QUESTIONS, "save", "quit"]


class TerminalGame(TerminalTable):
    """A match with people at this terminal."""

    def __init__(
        self,
        match: Match,
        bots: dict[int, Chair],
        chance: Chance,
        saved: SavedGame | None,
        story: Story,
    ) -> None:
        persons = [seat for seat in range(match.game.num_players()) if seat not in bots]
        super().__init__(match.game, story, persons, COMMANDS)
        self._match = match
        self._bots = bots
        self._chance = chance
        self._saved = saved
        self._why_unsaved = ""

    @property
    def _state(self) -> State:
        return self._match.state

    def _scores(self) -> list[dict[str, int]]:
        return self._match.state.scores()

    def run(self) -> None:
        """Play until the end, or until somebody leaves."""
        try:
            while not self._state.is_terminal():
                seat = self._state.current_player()
                if seat in self._bots:
                    self._play_bot(seat)
                else:
                    self._ask(seat)
        except (TableLeft, EOFError, KeyboardInterrupt):
            self._leave()
        else:
            self._end()

    def _play_bot(self, seat: int) -> None:
        state, chair = self._state, self._bots[seat]
        self._play(chair.choose(state.view(seat), state.legal_actions()))
        if chair.trouble is not None:
            bot = self._match.record.seats[seat]
            self.notice(say(chair.trouble.message, bot=bot, reason=chair.trouble.reason))

    def _play(self, action: int) -> None:
        before = self._story.look(self._match.state)
        self._match.play(action, self._chance)
        self._keep()
        self._story.tell(before, action, self._match.state)

    def _keep(self) -> None:
        """Save the game as it is; what hinders that is told, and the next move tries it again."""
        if self._saved is None:
            return
        try:
            try:
                self._saved.save(self._match.record)
            except Changed:
                self._move_house(self._saved)
            self._why_unsaved = ""
        except OSError as error:
            self._why_unsaved = error_text(error)
            words = say("play-unsaved", error=self._why_unsaved)
            if words not in self._notices:
                self.notice(words)

    def _move_house(self, left: SavedGame) -> None:
        """Save the game in another file from now on, and leave the one that has changed."""
        other = SavedGame.begin(self._game.name)
        self._saved = other
        left.close()
        self.notice(say("play-elsewhere", file=str(left.path), other=str(other.path)))
        other.save(self._match.record)

    def _obey(self, seat: int, command: str, rest: str) -> bool:
        if command == "quit":
            raise TableLeft
        if command == "undo":
            return self._undo(seat)
        if command == "help":
            rule = next((rule.id for rule in rules_of(self._game.name)), "")
            self._screen.show(say("play-help", example=self._example(), rule=rule))
        elif command == "hint":
            asked = Asked(self._game, self._board, self._state, self._choices)
            self._screen.show(*hint(asked, rest, len(self._match.record.lines)))
        elif command == "save":
            self._save(rest)
        else:
            return self._answer(command, rest)
        return False

    def _undo(self, seat: int) -> bool:
        try:
            gone = self._match.undo(seat, self._persons)
        except UndoRefused as error:
            raise NotUnderstood(speak(error.told())) from error
        self._story.take_back(gone)
        self._keep()
        self.notice(say("play-undone", moves=gone))
        return True

    def _save(self, name: str) -> None:
        if not name:
            self._keep()
            self._draw_notices()
            if not self._why_unsaved:
                where = self._saved
                words = say("play-saved", file=str(where.path)) if where else say("play-save-where")
                self._screen.unbroken(words)
            return
        path = Path(name).expanduser()
        try:
            write_new(path, self._match.record.to_text().encode())
        except OSError as error:
            why = refused_by_system(error)
            raise NotUnderstood(say("play-cannot-save", file=name, error=why)) from error
        self._screen.unbroken(say("play-saved", file=str(path)))

    def _leave(self) -> None:
        """Say where the game is saved and how to go on."""
        self._screen.show("")
        if self._saved is None:
            self._screen.show(say("play-left-unsaved"))
            return
        has_begun = any(line.seat in self._persons for line in self._match.record.lines)
        if not has_begun and self._saved.path.parent == games_folder():
            self._saved.remove()
            self._screen.show(say("play-left-at-once"))
            return
        file = self._kept_for_good()
        self._screen.unbroken(say("play-saved", file=file))
        self._screen.unbroken(say("play-go-on", file=shlex.quote(file)))

    def _kept_for_good(self) -> str:
        """Return the file in which the game is; if it is in none, say so and end as a failure."""
        assert self._saved is not None
        self._keep()
        self._saved.close()
        if self._why_unsaved:
            self._screen.loudly(say("play-left-lost", error=self._why_unsaved))
            sys.exit(1)
        self._draw_notices()
        return str(self._saved.path)

    def _end(self) -> None:
        state = self._state
        lines = outcome_lines(self._game, state.outcome(), state.scores(), self._persons)
        self._draw_end(state.view(-1), lines)
        if self._saved is not None:
            file = self._kept_for_good()
            self._screen.unbroken(say("play-replay", file=shlex.quote(file)))
