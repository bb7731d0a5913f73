"""Links to tables. Their secret stands behind the #, so that no server ever logs it."""

import re
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from boardwright.core.texts import message
from boardwright.core.told import Told

_LINK: Final = re.compile(
    r"(https?://[^#\s]+?)/?#/table/([\w-]{8,32})(?:/(join/)?([\w-]{1,64}))?/?"
)


class NoLink(Told):
    """A text that is no link to a table, or no address of a server."""


class Link(NamedTuple):
    """A table on a server, and what lets somebody in: a token, or an invitation to be used up."""

    server: str
    table: str
    token: str = ""  # none: the table is public
    is_invite: bool = False

    def to_text(self) -> str:
        """Return the link as it is sent to people."""
        secret = f"/{'join/' if self.is_invite else ''}{self.token}" if self.token else ""
        return f"{self.server}/#/table/{self.table}{secret}"


def parse_link(text: str) -> Link:
    """Read a link that a person was sent."""
    found = _LINK.fullmatch(text.strip())
    if found is None:
        raise NoLink(message("client-no-link", text=text))
    server, table, join, token = found.groups()
    return Link(clean_server(server), table, token or "", is_invite=join is not None)


def clean_server(text: str) -> str:
    """Return the address of a server without anything behind it; `games.example` will do."""
    address = text.strip() if "://" in text else f"http://{text.strip()}"
    parts = urlsplit(address)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.query:
        raise NoLink(message("client-no-server", text=text))
    return f"{parts.scheme}://{parts.netloc}{parts.path.rstrip('/')}"
