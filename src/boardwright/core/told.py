"""Errors that a person is told of: each has its message, and English words for logs."""

from mypy_extensions import mypyc_attr

from boardwright.core.texts import ENGLISH, Message


@mypyc_attr(allow_interpreted_subclasses=True)
class Told(ValueError):
    """Something that cannot be done; whoever tells it to a person uses the person's language."""

    def __init__(self, said: Message) -> None:
        super().__init__(said.id)
        self.said = said

    def __str__(self) -> str:
        """Return the message in English; it is seldom asked for, and takes a while to word."""
        return ENGLISH.speak(self.said)

    def __reduce__(self) -> tuple[type["Told"], tuple[Message]]:
        """Go to another process as what it says, of whatever kind it was."""
        return Told, (self.said,)
