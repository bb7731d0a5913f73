"""Links to tables. Their secret stands behind the #, so that no server ever logs it."""

import re
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from boardwright.core.messages import message
from boardwright.core.refused import Refused

_TOKEN: Final = r"[\w-]{1,64}"
_LINK: Final = re.compile(
    r"(?P<server>https?://[^#\s]+?)/?#/table/(?P<table>[\w-]{8,32})"
    rf"(?:/join/(?P<invite>{_TOKEN})"
    rf"|(?:/(?!watch/|at/)(?P<tokens>{_TOKEN}(?:\.{_TOKEN})*))?"
    rf"(?:/watch/(?P<watch>{_TOKEN}))?(?:/at/\d+)?)/?"
)


class NoLink(Refused):
    """A text that is not a link to a table, or not the address of a server."""


class Link(NamedTuple):
    """A table on a server, and what lets somebody in; without any of it, the table is public."""

    server: str
    table: str
    tokens: tuple[str, ...] = ()  # of own seats, and of who made the table
    watch: str = ""  # the spectators' token
    invite: str = ""  # to be exchanged for a token, once

    def to_text(self) -> str:
        """Return the link as it is sent to people."""
        parts = [".".join(self.tokens)] if self.tokens else []
        parts += ["watch", self.watch] if self.watch else []
        parts += ["join", self.invite] if self.invite else []
        return "/".join([f"{self.server}/#/table/{self.table}", *parts])


def parse_link(text: str) -> Link:
    """Read a link that a person was sent; at a terminal it does not matter to which move."""
    found = _LINK.fullmatch(text.strip())
    if found is None:
        raise NoLink(message("client-no-link", text=text))
    parts = found.groupdict(default="")
    tokens = tuple(parts["tokens"].split(".")) if parts["tokens"] else ()
    server = clean_server(parts["server"])
    return Link(server, parts["table"], tokens, parts["watch"], parts["invite"])


def clean_server(text: str) -> str:
    """Return the address of a server without anything behind it; `games.example` will do."""
    address = text.strip() if "://" in text else f"http://{text.strip()}"
    parts = urlsplit(address)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.query:
        raise NoLink(message("client-no-server", text=text))
    return f"{parts.scheme}://{parts.netloc}{parts.path.rstrip('/')}"
