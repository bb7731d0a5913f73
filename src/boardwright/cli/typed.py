"""What a person typed, understood: a number, an action, or several actions in one text."""

from difflib import get_close_matches
from typing import Final

from boardwright.cli.speech import say, speak
from boardwright.core.chance import ScriptedChance, Undecided
from boardwright.core.game import IllegalAction, State, UnknownText

MOST_DIGITS: Final = 9  # of a number that somebody may mean


class NotUnderstood(Exception):
    """A typed text that is no answer now; says why, and what could be typed instead."""


def refusal_text(refusal: IllegalAction) -> str:
    """Return the rule and why it refuses, in the reader's language."""
    return speak(refusal.told())


def typed_action(state: State, choices: list[int], text: str, commands: list[str]) -> int:
    """Return the action that a number or text names; it need not be legal.

    What could have been meant is looked for among the legal actions and the commands.
    """
    if text.isdecimal():
        if len(text) > MOST_DIGITS or not 1 <= int(text) <= len(choices):
            raise NotUnderstood(say("play-no-choice", number=text, last=len(choices)))
        return choices[int(text) - 1]
    try:
        return state.string_to_action(text)
    except UnknownText as error:
        known = commands + [state.action_to_string(action) for action in choices]
        near = ", ".join(get_close_matches(text, known, n=3, cutoff=0.5))
        message = "play-unknown-near" if near else "play-unknown"
        raise NotUnderstood(say(message, text=text, near=near)) from error


def typed_actions(state: State, choices: list[int], text: str, commands: list[str]) -> list[int]:
    """Return the legal actions that a text names one after the other, usually one.

    `lever 1 burial wbgw` is `lever 1 burial`, and then the answer to what that asks.
    """
    words = " ".join(text.lower().split())
    several = _several_actions(state, words)
    if several:
        return several
    action = typed_action(state, choices, words, commands)
    if not state.is_legal(action):
        raise NotUnderstood(refusal_text(state.refusal(action)))
    return [action]


def _several_actions(state: State, words: str) -> list[int]:
    """Try on a copy whether the text goes through several questions; return none if not."""
    trial = state.clone()
    seat = trial.current_player()
    actions: list[int] = []
    while trial.current_player() == seat:
        texts = {trial.action_to_string(action): action for action in trial.legal_actions()}
        if words in texts:
            return [*actions, texts[words]]
        begun = [known for known in texts if words.startswith(known + " ")]
        if not begun:
            return []
        actions.append(texts[max(begun, key=len)])
        try:
            trial.apply_action(actions[-1], ScriptedChance([]))
        except Undecided:
            return []
    return []
