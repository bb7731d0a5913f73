"""What cannot be done: every error that a person is told of says why, in no language yet."""

from importlib import import_module

from mypy_extensions import mypyc_attr

from boardwright.core.messages import Message, Value, message


@mypyc_attr(allow_interpreted_subclasses=True)
class Refused(ValueError):
    """Something cannot be done: why, and by which rule of the game if by one."""

    def __init__(self, why: Message, rule: str = "") -> None:
        super().__init__(why.id)
        self.why = why
        self.rule = rule

    def told(self) -> Message:
        """Return why, with the rule that refuses it if one does."""
        if not self.rule:
            return self.why
        return message("refused-by-rule", rule=self.rule, reason=self.why)

    def __str__(self) -> str:
        """Return the same in English, for logs; it is seldom asked for, and takes a while to word.

        The catalogues are found by name: rules that nobody asks for words do without them. Where
        no words are installed, the message is told as it is, with its id and its values.
        """
        try:
            words: str = import_module("boardwright.texts").ENGLISH.speak(self.told())
        except ModuleNotFoundError:
            return _as_it_is(self.told())
        return words

    def __reduce__(self) -> tuple[type["Refused"], tuple[Message, str]]:
        """Go to another process as what it says, of whatever kind it was."""
        return Refused, (self.why, self.rule)


def refuse(id: str, /, **values: Value) -> Refused:
    """Return the refusal with the text of this id."""
    return Refused(Message(id, values))


def _as_it_is(value: Value) -> str:
    """Return a message as a call of its text: `unknown-game(text='chess')`."""
    if isinstance(value, Message):
        values = [f"{name}={_as_it_is(part)}" for name, part in value.values.items()]
        return f"{value.id}({', '.join(values)})"
    if isinstance(value, list):
        return f"[{', '.join([_as_it_is(part) for part in value])}]"
    return repr(value)
