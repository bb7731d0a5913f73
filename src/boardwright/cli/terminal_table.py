"""A table at this terminal: it is drawn, people are asked, and their questions are answered."""

from abc import ABC, abstractmethod
from typing import Final

from rich.text import Text

from boardwright.cli.boards import board_of
from boardwright.cli.input import Input
from boardwright.cli.lists import choices_table, own_value_lines, rules_table
from boardwright.cli.scores import scores_table
from boardwright.cli.screen import Screen
from boardwright.cli.speech import say
from boardwright.cli.story import Story
from boardwright.cli.typed import NotUnderstood, refusal_text, typed_action, typed_actions
from boardwright.core.game import Game, State, View
from boardwright.core.library import rules_of
from boardwright.wording.plain_words import called

QUESTIONS: Final = ["why", "rules", "scores", "log", "board"]  # commands that change nothing
LOG: Final = 30  # moves that `log` shows


class TableLeft(Exception):
    """A person leaves the game; it can be resumed later."""


class TerminalTable(ABC):
    """What a game on this device and one on a server have in common for the people here."""

    def __init__(self, game: Game, story: Story, persons: list[int], commands: list[str]) -> None:
        self._game = game
        self._story = story
        self._persons = persons  # seats of people at this terminal
        self._commands = commands
        self._board = board_of(game)
        self._screen = Screen()
        self._entry = Input()
        self._notices: list[str] = []
        self._choices: list[int] = []
        self._asked_last = -1

    @property
    @abstractmethod
    def _state(self) -> State:
        """The position now, as far as the person who is asked may know it."""

    @abstractmethod
    def _scores(self) -> list[dict[str, int]]:
        """Return each seat's points so far by source."""

    @abstractmethod
    def _play(self, action: int) -> None:
        """Carry out an action of the person who is asked."""

    @abstractmethod
    def _obey(self, seat: int, command: str, rest: str) -> bool:
        """Carry out a command; return whether the table must be drawn again."""

    def notice(self, words: str) -> None:
        """Say something below the next drawing."""
        self._notices.append(words)

    # Asking.

    def _ask(self, seat: int) -> None:
        """Draw the table, and take a person's answer or command."""
        self._hand_over(seat)
        self._draw(seat)
        while not self._follow(seat, self._read()):
            pass

    def _read(self) -> str:
        return self._entry.ask(self._candidates).strip()

    def _follow(self, seat: int, text: str) -> bool:
        """Do what was typed; return whether the table must be drawn again."""
        word, _, rest = text.partition(" ")
        try:
            if word.lower() in self._commands:
                return self._obey(seat, word.lower(), rest.strip())
            for action in self._typed(text) if text else []:
                self._play(action)
        except NotUnderstood as error:
            self._screen.loudly(str(error))
            return False
        return True

    def _hand_over(self, seat: int) -> None:
        """Hide one person's secrets before another one's are shown, and wait for the other."""
        if self._game.has_secrets and len(self._persons) > 1 and seat != self._asked_last:
            self._screen.hide()
            self._entry = Input()  # what was typed before cannot be called up again
            name = called(self._game.name, "seat", self._game.seats()[seat])
            self._screen.show(Text(say("play-hand-over", seat=name), "bold"))
            if self._entry.ask(lambda text: ["quit"]).strip().lower() == "quit":
                raise TableLeft
        self._asked_last = seat

    def _typed(self, text: str) -> list[int]:
        return typed_actions(self._state, self._choices, text, self._commands)

    def _example(self) -> str:
        """Return the text of a choice that can be made now."""
        return self._state.action_to_string(self._choices[-1])

    def _candidates(self, text: str) -> list[str]:
        """Return what could be meant by a text that has begun like this."""
        state = self._state
        word = text.lower().split(" ")[0]
        if " " in text and word == "why":
            texts = [state.action_to_string(action) for action in range(state.num_actions())]
            return [f"why {known}" for known in texts if "…" not in known]
        if " " in text and word == "rules":
            return [f"rules {rule.id}" for rule in rules_of(self._game.name)]
        legal = [state.action_to_string(action) for action in state.legal_actions()]
        return legal + self._commands

    # Drawing.

    def _draw(self, seat: int) -> None:
        """Draw the table of the person who is asked, with what can be chosen."""
        screen = self._screen
        view = self._state.view(seat)
        groups = self._board.groups(view, self._state.legal_actions())
        self._choices = [choice.action for group in groups for choice in group.choices]
        self._draw_view(view, seat)
        self._draw_notices()
        screen.show(
            "", Text(self._board.question(view), "bold"), choices_table(groups, screen.width())
        )
        screen.quietly(say("play-hint", example=self._example()))

    def _draw_view(self, view: View, seat: int) -> None:
        """Draw the table on a fresh screen, and what happened since the seat's latest move."""
        self._screen.clear()
        drawn = self._board.draw(view, self._screen.width())
        self._screen.show(drawn, "", self._story.since(seat))

    def _draw_notices(self) -> None:
        for notice in self._notices:
            self._screen.quietly(notice)
        self._notices.clear()

    def _draw_end(self, view: View, lines: list[str]) -> None:
        """Draw a game that is over: the table, the points, who came where."""
        self._draw_view(view, self._persons[0] if self._persons else -1)
        self._screen.show("", scores_table(self._game, self._scores()))
        for line in lines:
            self._screen.show(Text(line, "bold"))
        self._draw_notices()

    # Questions.

    def _answer(self, command: str, rest: str) -> bool:
        """Answer a question; return whether the table must be drawn again."""
        if command == "why":
            self._why(rest)
        elif command == "rules":
            self._rules(rest)
        elif command == "scores":
            self._screen.show(scores_table(self._game, self._scores()))
        elif command == "log":
            self._screen.show(self._story.latest(LOG))
        return command == "board"

    def _why(self, text: str) -> None:
        if not text:
            raise NotUnderstood(say("play-why-what", example=self._example()))
        state = self._state
        action = typed_action(state, self._choices, text, self._commands)
        known = state.action_to_string(action)
        if state.is_legal(action):
            self._screen.show(say("play-why-legal", action=known))
        else:
            refusal = state.refusal(action)
            self._screen.show(say("play-why-not", action=known, reason=refusal_text(refusal)))

    def _rules(self, text: str) -> None:
        """Show all rules, or those whose id begins like the text."""
        rules = rules_of(self._game.name)
        if not rules:
            raise NotUnderstood(say("cli-rules-game", game=self._game.name, count=0))
        wanted = text.upper()
        family = rules[0].id.partition("-")[0]
        ids = (wanted, f"{family}-{wanted}")
        chosen = [rule for rule in rules if rule.id in ids]
        chosen = chosen or [rule for rule in rules if rule.id.startswith(ids)]
        if not chosen:
            first, last = rules[0].id, rules[-1].id
            raise NotUnderstood(say("play-no-rule", rule=wanted, first=first, last=last))
        for line in own_value_lines(self._game.components):
            self._screen.show(line)
        self._screen.show(rules_table(chosen))
