"""The links of a table on a server, as they are shown to the person who holds them."""

import shlex
from typing import NamedTuple

from boardwright.cli.screen import Screen
from boardwright.cli.speech import say
from boardwright.client.links import Link


class Links(NamedTuple):
    """The links that this device has: its own, and those to send to others."""

    own: list[Link]
    others: list[Link]
    watch: Link | None

    def show(self, screen: Screen) -> None:
        """Show which links to send to others, and how to come back."""
        if self.others:
            screen.show(say("remote-links"))
        for link in self.others:
            screen.unbroken(link.to_text())
        if self.watch is not None:
            screen.unbroken(say("remote-watch", link=self.watch.to_text()))
        joins = " --join ".join(shlex.quote(link.to_text()) for link in self.own)
        screen.unbroken(say("remote-go-on", link=joins))
