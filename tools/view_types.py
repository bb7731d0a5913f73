"""What programs of others are shown of a game, as a JSON Schema: made from how it is declared."""

from collections.abc import Sequence
from typing import Any, Final

from boardwright.core.actions import ActionSpace, Argument
from boardwright.core.fields import Field, Fields, Kind
from boardwright.core.shown import is_sparse

Schema = dict[str, Any]

NOTHING: Final[Schema] = {"type": "null"}


class ViewTypes:
    """The types of one game's views, the named values that they are made of among them."""

    def __init__(self, fields: Fields, space: ActionSpace) -> None:
        self._fields = fields
        self._space = space
        self._arguments: dict[str, Argument] = {}
        self.parts: dict[str, Schema] = {}

    def view(self) -> Schema:
        """Return the type of a view; what it is made of is in `parts`."""
        seat = {"anyOf": [{"type": "integer"}, NOTHING], "description": "who looks, if any seat"}
        properties: Schema = {"seat": seat}
        for field in self._fields.seen():
            properties[field.name] = self._field(field) | {"description": field.about}
        self.parts["Asked"] = self._asked()
        asked = {"$ref": "#/$defs/Asked"}
        properties["asked"] = asked | {"description": "the question, of whom, and what it is about"}
        if self._fields.has_agenda:
            later = "what follows, the last one first: questions, and steps by themselves"
            properties["agenda"] = {"type": "array", "items": asked, "description": later}
        return _object(properties)

    def add(self, names: set[str]) -> None:
        """Add those of the named values that actions are about, as far as views have none."""
        for family in self._space.families:
            for argument in family.arguments:
                if _type_name(argument) in names:
                    self._argument(argument)

    def _field(self, field: Field) -> Schema:
        if field.grows:
            row: Schema = {"type": "array", "items": self._kind(field.kind)}
            return {"type": "array", "items": row} if field.by else row
        nested = self._nested(field.by, field.kind)
        return {"anyOf": [nested, NOTHING]} if field.is_own else nested

    def _nested(self, by: Sequence[Argument], kind: Kind) -> Schema:
        if not by:
            return self._kind(kind)
        inner = self._nested(by[1:], kind)
        if by[0].is_number:
            return {"type": "array", "items": inner}
        by_name = {"propertyNames": self._argument(by[0]), "additionalProperties": inner}
        if is_sparse(by, kind):
            return {"type": "object", **by_name}
        return {"type": "object", **by_name, "required": by[0].texts}

    def _kind(self, kind: Kind) -> Schema:
        names = [name for _, name in kind.special if name]
        ways: list[Schema] = [{"enum": names}] if names else []
        if any(not name for _, name in kind.special):
            ways.append(NOTHING)
        for arguments in kind.kinds:
            if len(kind.kinds) == len(arguments) == 1:
                ways.insert(0, self._argument(arguments[0]))
            else:
                ways.append(_object({part.name: self._argument(part) for part in arguments}))
        if not kind.kinds:
            ways.append({"type": "boolean" if kind.is_flag else "integer"})
        return ways[0] if len(ways) == 1 else {"anyOf": ways}

    def _argument(self, argument: Argument) -> Schema:
        """Return the type of a value; names are a type of their own."""
        if argument.is_number:
            return {"type": "integer"}
        name = _type_name(argument)
        for earlier, other in self._arguments.items():
            if other.texts == argument.texts:
                name = earlier  # the same values for something else
        known = self._arguments.setdefault(name, argument)
        values: Schema = {"enum": argument.texts}
        if known.texts != argument.texts:
            return values
        self.parts[name] = values
        return {"$ref": f"#/$defs/{name}"}

    def _asked(self) -> Schema:
        """Return the type of a question: those that are about nothing in one."""
        plain = [question.name for question in self._space.questions if not question.about]
        ways = [self._question(plain, ())]
        ways += [self._question([q.name], q.about) for q in self._space.questions if q.about]
        return {"anyOf": ways}

    def _question(self, names: list[str], about: Sequence[Argument]) -> Schema:
        seat = {"anyOf": [{"type": "integer"}, NOTHING]}
        parts = {part.name: self._argument(part) for part in about}
        return _object({"question": {"enum": names}, "seat": seat, **parts})


def _type_name(argument: Argument) -> str:
    """Return what the type of an argument's values is called."""
    return argument.name.title().replace("_", "").replace("-", "")


def _object(properties: Schema) -> Schema:
    return {"type": "object", "properties": properties, "required": list(properties)}
