"""The protocol as JSON Schemas, made from the types that the server itself reads and writes by."""

import inspect
import json
import re
from pathlib import Path
from typing import Any, Final

import msgspec

from boardwright.client.views import view_type
from boardwright.games import GAMES, load
from boardwright.server import asks, joining, lobby, new_table, tells, web
from boardwright.server.asks import Asked
from boardwright.server.joining import Invitation, Join, Joined
from boardwright.server.listed_rules import ChangeListed, RuleListed
from boardwright.server.lobby import GameListed, Own, TableListed
from boardwright.server.new_table import Import, NewTable, TableMade
from boardwright.server.play_on import PlayOn
from boardwright.server.tells import Tell
from boardwright.server.web import RefusedBody
from tools.citations import TOP

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
BODIES: Final = (
    NewTable,
    TableMade,
    Invitation,
    Join,
    Joined,
    Own,
    TableListed,
    Import,
    PlayOn,
    GameListed,
    RuleListed,
    ChangeListed,
)
# A field, which may go over several lines, and the comment behind it.
COMMENT: Final = re.compile(
    r"^ {4}(\w+): [^#\n]*(?:\n(?: {8}[^#\n]*\n)* {4}[\])][^#\n]*)?  # (.+)$", re.M
)

Schema = dict[str, Any]


def schemas() -> dict[Path, str]:
    """Return every file of schemas with its text."""
    found = {
        "asks": _schema("What a client may say over the socket", Asked),
        "tells": _schema("What the server says over the socket", Tell),
        "http": _schema("Bodies of requests and answers over HTTP", *BODIES, RefusedBody),
    }
    views = [f"view-{game}" for game in GAMES]
    found["tells"]["$defs"]["SeatView"]["properties"]["view"] |= {
        "anyOf": [{"$ref": f"{view}.json"} for view in views]
    }
    for game, view in zip(GAMES, views):
        found[view] = _schema(f"What a seat sees of {game}", view_type(load(game)))
    return {
        TOP / f"docs/schemas/{name}.json": json.dumps(schema, indent=1, ensure_ascii=False) + "\n"
        for name, schema in found.items()
    }


def _schema(title: str, *kinds: Any) -> Schema:
    """Return the schema of what is any of these."""
    schemas, parts = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    whole = schemas[0] if len(schemas) == 1 else {"anyOf": list(schemas)}
    for name, part in parts.items():
        part["description"] = inspect.cleandoc(part["description"])
        beside = comments(_kind(name))
        for field, schema in part.get("properties", {}).items():
            if field in beside:
                schema["description"] = beside[field]
    return {"$schema": DIALECT, "title": title, **whole, "$defs": parts}


def _kind(name: str) -> type:
    """Return the type that a schema was made from."""
    views = {kind.__name__: kind for kind in (view_type(load(game)) for game in GAMES)}
    kinds = [views, *(vars(module) for module in (asks, tells, new_table, joining, lobby, web))]
    found = next(kind[name] for kind in kinds if name in kind)
    assert isinstance(found, type)
    return found


def comments(kind: type) -> dict[str, str]:
    """Return what the comment beside each field says."""
    found: dict[str, str] = {}
    for base in reversed(kind.__mro__):
        if base.__module__.startswith("boardwright"):
            found.update(COMMENT.findall(inspect.getsource(base)))
    return found
