"""The protocol as JSON Schemas, made from the types that the server itself reads and writes by."""

import inspect
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from boardwright.core.library import game_names, load
from boardwright.server.http import answers
from boardwright.server.http.answers import RefusedBody
from boardwright.server.lobby import games_listed, invitations, lobby
from boardwright.server.lobby.games_listed import GameListed
from boardwright.server.lobby.invitations import Invitation, Join, SeatTaken
from boardwright.server.lobby.lobby import Own, TableListed
from boardwright.server.lobby.rules_listed import ChangeListed, RuleListed
from boardwright.server.table import new_table
from boardwright.server.table.new_table import Import, NewTable, TableMade
from boardwright.server.table.play_on import PlayOn
from boardwright.server.table.rules_in_play import ValueDiffering
from boardwright.server.wire import asks, tells
from boardwright.server.wire.asks import Asked
from boardwright.server.wire.tells import LogItem, Tell
from tools.citations import TOP
from tools.comments import comments
from tools.prospect_types import ProspectTypes, prospects_of
from tools.view_types import ViewTypes

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
BODIES: Final = (
    NewTable,
    TableMade,
    Invitation,
    Join,
    SeatTaken,
    Own,
    TableListed,
    Import,
    PlayOn,
    GameListed,
    RuleListed,
    ChangeListed,
    ValueDiffering,
)
Schema = dict[str, Any]


def schemas() -> dict[Path, str]:
    """Return every file of schemas with its text."""
    found = {
        "asks": _schema("What a client may say over the socket", Asked),
        "tells": _schema("What the server says over the socket", Tell, parts=[LogItem]),
        "http": _schema("Bodies of requests and answers over HTTP", *BODIES, RefusedBody),
    }
    views = [f"view-{game}" for game in game_names()]
    found["view-other"] = _other_view_schema()
    found["tells"]["$defs"]["SeatView"]["properties"]["view"] |= {
        "anyOf": [{"$ref": f"{view}.json"} for view in [*views, "view-other"]]
    }
    found["tells"]["$defs"]["ProspectsTold"]["properties"]["prospects"] |= {
        "anyOf": [{"$ref": f"prospects-{game}.json"} for game in game_names()]
    }
    for game, view in zip(game_names(), views):
        found[view] = _view_schema(game)
        found[f"prospects-{game}"] = _prospects_schema(game, found[view]["$defs"])
    return {
        TOP / f"docs/schemas/{name}.json": json.dumps(schema, indent=1, ensure_ascii=False) + "\n"
        for name, schema in found.items()
    }


def _view_schema(game: str) -> Schema:
    """Return the schema of a game's views."""
    title, loaded = f"What a seat sees of {game}", load(game)
    fields = loaded.fields()
    assert fields is not None, "our games declare what lies on the table"
    types = ViewTypes(fields, loaded.action_space())
    view = types.view()
    return {"$schema": DIALECT, "title": title, **view, "$defs": types.parts}


def _other_view_schema() -> Schema:
    """Return the schema of what the views of every game have."""
    seat = {"anyOf": [{"type": "integer"}, {"type": "null"}]}
    asked = {
        "type": "object",
        "properties": {"question": {"type": "string"}, "seat": seat},
        "required": ["question", "seat"],
        "description": "the question, of whom, and what it is about",
    }
    return {
        "$schema": DIALECT,
        "title": "What a seat sees of a game of somebody else, besides what the game itself adds",
        "type": "object",
        "properties": {"seat": seat | {"description": "who looks, if any seat"}, "asked": asked},
        "required": ["seat", "asked"],
    }


def _prospects_schema(game: str, names: Schema) -> Schema:
    """Return the schema of what follows from a game's views."""
    types = ProspectTypes(names)
    title = f"What follows from a view of {game}"
    return {
        "$schema": DIALECT,
        "title": title,
        **types.of(prospects_of(game)),
        "$defs": types.parts,
    }


def _schema(title: str, *kinds: Any, parts: Sequence[type] = ()) -> Schema:
    """Return the schema of what is any of these, with parts that are named where they stand."""
    schemas, found = msgspec.json.schema_components((*kinds, *parts), ref_template="#/$defs/{name}")
    whole = schemas[0] if len(kinds) == 1 else {"anyOf": list(schemas)}
    for name, part in found.items():
        part["description"] = inspect.cleandoc(part["description"])
        beside = comments(_kind(name))
        for field, schema in part.get("properties", {}).items():
            if field in beside:
                schema["description"] = beside[field]
    return {"$schema": DIALECT, "title": title, **whole, "$defs": found}


def _kind(name: str) -> type:
    """Return the type that a schema was made from."""
    kinds = [
        *(
            vars(module)
            for module in (asks, tells, new_table, invitations, lobby, games_listed, answers)
        ),
    ]
    found = next(kind[name] for kind in kinds if name in kind)
    assert isinstance(found, type)
    return found
