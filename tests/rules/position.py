"""What tests of all games' rules ask of a position."""

from boardwright import IllegalAction, ScriptedChance, State


def refused(state: State, text: str) -> IllegalAction:
    """Return the error with which an action is refused; the position must stay as it was."""
    before = state.hash()
    action = state.string_to_action(text)
    try:
        state.apply_action(action, ScriptedChance([]))
    except IllegalAction as error:
        assert state.hash() == before
        assert action not in state.legal_actions()
        return error
    raise AssertionError(f"{text} was not refused")


def legal(state: State, family: str = "") -> list[str]:
    """Return the texts of the legal actions, or of those that begin with a word."""
    texts = [state.action_to_string(action) for action in state.legal_actions()]
    return [text for text in texts if not family or text.split()[0] == family]


def line(state: State, name: str) -> str:
    """Return what the text form of the position says on one of its lines."""
    for text in state.serialize().splitlines():
        first, _, rest = text.partition(" ")
        if first == name:
            return rest
    raise AssertionError(f"the position has no line {name}")
