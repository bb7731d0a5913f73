"""A game in the terminal: people and bots take turns, and every move is saved at once."""

import shlex
from pathlib import Path
from typing import Final

from rich.text import Text

from boardwright.bots.chair import Chair
from boardwright.cli.boards import board_of
from boardwright.cli.boards.board import words_for
from boardwright.cli.entry import Entry
from boardwright.cli.hint import Asked, hint
from boardwright.cli.lists import choices_table, rules_table
from boardwright.cli.saved_games import SavedGame, games_folder
from boardwright.cli.scores import outcome_lines, scores_table
from boardwright.cli.screen import Screen
from boardwright.cli.speech import say
from boardwright.cli.story import Story
from boardwright.cli.typed import NotUnderstood, refusal_words, typed_action, typed_actions
from boardwright.core.chance import Chance
from boardwright.core.match import Match, UndoRefused
from boardwright.games import rules_of

COMMANDS: Final = [
    "help",
    "hint",
    "undo",
    "why",
    "rules",
    "scores",
    "log",
    "board",
    "save",
    "quit",
]
LOG: Final = 30  # moves that `log` shows


class Left(Exception):
    """A person leaves the game; it can be gone on with later."""


class TerminalGame:
    """A match with people at this terminal."""

    def __init__(
        self,
        match: Match,
        bots: dict[int, Chair],
        chance: Chance,
        saved: SavedGame | None,
        story: Story,
    ) -> None:
        self._match = match
        self._bots = bots
        self._chance = chance
        self._saved = saved
        self._story = story
        self._persons = [s for s in range(match.game.num_players()) if s not in bots]
        self._board = board_of(match.game)
        self._screen = Screen()
        self._entry = Entry()
        self._notices: list[str] = []
        self._choices: list[int] = []
        self._asked_last = -1

    def notice(self, words: str) -> None:
        """Say something below the next drawing."""
        self._notices.append(words)

    def run(self) -> None:
        """Play until the end, or until somebody leaves."""
        try:
            while not self._match.state.is_terminal():
                state = self._match.state
                seat = state.current_player()
                if seat in self._bots:
                    self._play_bot(seat)
                else:
                    self._ask(seat)
        except (Left, EOFError, KeyboardInterrupt):
            self._leave()
        else:
            self._end()

    def _play_bot(self, seat: int) -> None:
        state, chair = self._match.state, self._bots[seat]
        self._play(chair.choose(state.view(seat), state.legal_actions()))
        if chair.trouble is not None:
            bot = self._match.record.seats[seat]
            self.notice(say(chair.trouble.message, bot=bot, reason=chair.trouble.reason))

    def _play(self, action: int) -> None:
        before = self._story.glance(self._match.state)
        line = self._match.play(action, self._chance)
        if self._saved is not None:
            self._saved.append(line)
        self._story.tell(before, action, self._match.state)

    def _ask(self, seat: int) -> None:
        """Draw the table, and take a person's answer or command."""
        self._hand_over(seat)
        self._draw(seat)
        while True:
            text = self._entry.ask(self._candidates).strip()
            word, _, rest = text.partition(" ")
            try:
                if word.lower() not in COMMANDS:
                    if text:
                        for action in self._typed(text):
                            self._play(action)
                    return
                if self._obey(seat, word.lower(), rest.strip()):
                    return
            except NotUnderstood as error:
                self._screen.loudly(str(error))

    def _hand_over(self, seat: int) -> None:
        """Hide one person's secrets before another one's are shown, and wait for the other."""
        if self._match.game.has_secrets and len(self._persons) > 1 and seat != self._asked_last:
            self._screen.hide()
            self._entry = Entry()  # what was typed before cannot be called up again
            game = self._match.game
            name = words_for(game.name, "seat", game.seats()[seat])
            self._screen.show(Text(say("play-hand-over", seat=name), "bold"))
            if self._entry.ask(lambda text: ["quit"]).strip().lower() == "quit":
                raise Left
        self._asked_last = seat

    def _typed(self, text: str) -> list[int]:
        return typed_actions(self._match.state, self._choices, text, COMMANDS)

    def _draw(self, seat: int) -> None:
        screen = self._screen
        view = self._match.state.view(seat)
        groups = self._board.groups(view, self._match.state.legal_actions())
        self._choices = [choice.action for group in groups for choice in group.choices]
        screen.clear()
        screen.show(self._board.draw(view, screen.width()), "", self._story.since(seat))
        for notice in self._notices:
            screen.quietly(notice)
        self._notices.clear()
        screen.show(
            "", Text(self._board.question(view), "bold"), choices_table(groups, screen.width())
        )
        screen.quietly(say("play-hint", example=self._example()))

    def _example(self) -> str:
        """Return the text of a choice that can be made now."""
        return self._match.state.action_to_string(self._choices[-1])

    def _candidates(self, text: str) -> list[str]:
        """Return what could be meant by a text that has begun like this."""
        state = self._match.state
        word = text.lower().split(" ")[0]
        if " " in text and word == "why":
            texts = [state.action_to_string(action) for action in range(state.num_actions())]
            return [f"why {known}" for known in texts if "…" not in known]
        if " " in text and word == "rules":
            return [f"rules {rule.id}" for rule in rules_of(self._match.game.name)]
        legal = [state.action_to_string(action) for action in state.legal_actions()]
        return legal + COMMANDS

    def _obey(self, seat: int, command: str, rest: str) -> bool:
        """Carry out a command; return whether the table must be drawn again."""
        if command == "quit":
            raise Left
        if command == "undo":
            return self._undo(seat)
        if command == "help":
            rule = rules_of(self._match.game.name)[0].id
            self._screen.show(say("play-help", example=self._example(), rule=rule))
        elif command == "hint":
            asked = Asked(self._match.game, self._board, self._match.state, self._choices)
            self._screen.show(*hint(asked, rest, len(self._match.record.lines)))
        elif command == "why":
            self._why(rest)
        elif command == "rules":
            self._rules(rest)
        elif command == "scores":
            self._screen.show(scores_table(self._match.game, self._match.state.scores()))
        elif command == "log":
            self._screen.show(self._story.latest(LOG))
        elif command == "save":
            self._save(rest)
        return command == "board"

    def _undo(self, seat: int) -> bool:
        try:
            gone = self._match.undo(seat, self._persons)
        except UndoRefused as error:
            raise NotUnderstood(say(error.message)) from error
        self._story.take_back(gone)
        if self._saved is not None:
            self._saved.rewrite()
        self.notice(say("play-undone", moves=gone))
        return True

    def _why(self, text: str) -> None:
        if not text:
            raise NotUnderstood(say("play-why-what", example=self._example()))
        state = self._match.state
        action = typed_action(state, self._choices, text, COMMANDS)
        known = state.action_to_string(action)
        if state.is_legal(action):
            self._screen.show(say("play-why-legal", action=known))
        else:
            refusal = state.refusal(action)
            self._screen.show(say("play-why-not", action=known, reason=refusal_words(refusal)))

    def _rules(self, text: str) -> None:
        """Show all rules, or those whose id begins like the text."""
        rules = rules_of(self._match.game.name)
        wanted = text.upper()
        family = rules[0].id.partition("-")[0]
        ids = (wanted, f"{family}-{wanted}")
        chosen = [rule for rule in rules if rule.id in ids]
        chosen = chosen or [rule for rule in rules if rule.id.startswith(ids)]
        if not chosen:
            first, last = rules[0].id, rules[-1].id
            raise NotUnderstood(say("play-no-rule", rule=wanted, first=first, last=last))
        self._screen.show(rules_table(chosen))

    def _save(self, name: str) -> None:
        if not name:
            where = self._saved
            words = say("play-saved", file=str(where.path)) if where else say("play-save-where")
            self._screen.unbroken(words)
            return
        path = Path(name).expanduser()
        try:
            with path.open("x", encoding="utf-8") as file:
                file.write(self._match.record.to_text())
        except OSError as error:
            reason = error.strerror or str(error)
            raise NotUnderstood(say("play-cannot-save", file=name, error=reason)) from error
        self._screen.unbroken(say("play-saved", file=str(path)))

    def _leave(self) -> None:
        """Say where the game is saved and how to go on."""
        self._screen.show("")
        if self._saved is None:
            self._screen.show(say("play-left-unsaved"))
            return
        self._saved.close()
        has_begun = any(line.seat in self._persons for line in self._match.record.lines)
        if not has_begun and self._saved.path.parent == games_folder():
            self._saved.path.unlink()
            self._screen.show(say("play-left-at-once"))
            return
        file = str(self._saved.path)
        self._screen.unbroken(say("play-saved", file=file))
        self._screen.unbroken(say("play-go-on", file=shlex.quote(file)))

    def _end(self) -> None:
        game, state = self._match.game, self._match.state
        screen = self._screen
        screen.clear()
        screen.show(self._board.draw(state.view(-1), screen.width()), "")
        seat = self._persons[0] if self._persons else -1
        screen.show(self._story.since(seat), "", scores_table(game, state.scores()))
        for line in outcome_lines(game, state.outcome(), state.scores()):
            screen.show(Text(line, "bold"))
        for notice in self._notices:
            screen.quietly(notice)
        if self._saved is not None:
            self._saved.close()
            screen.unbroken(say("play-replay", file=shlex.quote(str(self._saved.path))))
