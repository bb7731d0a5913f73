"""What follows from a view, as a JSON Schema: made from the named tuples that hold it."""

import inspect
from importlib import import_module
from types import UnionType
from typing import Any, Final, NewType, Union, get_args, get_origin, get_type_hints

from boardwright.core.messages import Message
from tools.comments import comments

Schema = dict[str, Any]

PLAIN: Final[dict[object, Schema]] = {
    int: {"type": "integer"},
    float: {"type": "number"},
    bool: {"type": "boolean"},
    str: {"type": "string"},
    type(None): {"type": "null"},
    Message: {"$ref": "tells.json#/$defs/Message"},
}


def prospects_of(game: str) -> type:
    """Return what a game's prospects are."""
    found = import_module(f"boardwright.games.{game}.wording.prospects").Prospects
    assert isinstance(found, type)
    return found


class ProspectTypes:
    """The types of one game's prospects; names are those of its views, if these have them."""

    def __init__(self, names: dict[str, Schema]) -> None:
        self._names = names
        self.parts: dict[str, Schema] = {}

    def of(self, kind: object) -> Schema:
        """Return a type; those of named tuples and of names are in `parts`."""
        if kind in PLAIN:
            return PLAIN[kind]
        if isinstance(kind, NewType):
            self.parts[kind.__name__] = self._names.get(kind.__name__, {"type": "string"})
            return {"$ref": f"#/$defs/{kind.__name__}"}
        if isinstance(kind, type) and hasattr(kind, "_fields"):
            self.parts[kind.__name__] = self._tuple(kind)
            return {"$ref": f"#/$defs/{kind.__name__}"}
        inner = [self.of(part) for part in get_args(kind)]
        if get_origin(kind) is list:
            return {"type": "array", "items": inner[0]}
        if get_origin(kind) is dict:
            return {"type": "object", "propertyNames": inner[0], "additionalProperties": inner[1]}
        if get_origin(kind) is tuple:
            return {"type": "array", "prefixItems": inner, "items": False}
        assert get_origin(kind) in (UnionType, Union), kind
        return {"anyOf": inner}

    def _tuple(self, kind: type) -> Schema:
        beside = comments(kind)
        properties: Schema = {}
        for name, of in get_type_hints(kind).items():
            about = {"description": beside[name]} if name in beside else {}
            properties[name] = self.of(of) | about
        told = inspect.cleandoc(kind.__doc__ or "")
        return {
            "description": told,
            "type": "object",
            "properties": properties,
            "required": list(properties),
        }
