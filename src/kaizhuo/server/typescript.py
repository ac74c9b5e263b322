"""TypeScript from the wire structs: ``python -m kaizhuo.server.typescript > web/src/wire.ts``."""

from __future__ import annotations

import inspect
import json
import sys
import types
import typing

import msgspec

from . import wire

_HEAD = """// Made from src/kaizhuo/server/wire.py; do not edit. To make it again:
//   python -m kaizhuo.server.typescript > web/src/wire.ts

/** The value of a message's argument. */
export type TextValue = number | string | Text | { ref: string } | { seat: number } | TextValue[];
"""

_NAMES = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null"}


def _type(annotation: object) -> str:
    if annotation is typing.Any:
        return "unknown"
    if isinstance(annotation, type) and annotation in _NAMES:
        return _NAMES[annotation]
    if isinstance(annotation, type) and issubclass(annotation, msgspec.Struct):
        return annotation.__name__
    origin, arguments = typing.get_origin(annotation), typing.get_args(annotation)
    if origin is typing.Annotated:
        return _type(arguments[0])
    if origin is typing.Literal:
        return " | ".join(json.dumps(value) for value in arguments)
    if origin in (typing.Union, types.UnionType):
        kept = [part for part in arguments if part is not msgspec.UnsetType]
        return " | ".join(dict.fromkeys(_type(part) for part in kept))
    if origin is list:
        inner = _type(arguments[0])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if isinstance(origin, type) and issubclass(origin, typing.Mapping):
        return f"Record<string, {_type(arguments[1])}>"
    raise TypeError(f"no TypeScript for {annotation!r}")


def _interface(struct: type[msgspec.Struct]) -> str:
    hints = typing.get_type_hints(struct, include_extras=True)
    lines = [
        f"/** {' '.join((struct.__doc__ or '').split())} */",
        f"export interface {struct.__name__} {{",
    ]
    for field in msgspec.structs.fields(struct):
        optional = (
            "" if field.required or not struct.__struct_config__.forbid_unknown_fields else "?"
        )
        if field.default is msgspec.UNSET:
            optional = "?"
        shown = (
            "Record<string, TextValue>" if struct is wire.Text and field.name == "args" else None
        )
        lines.append(f"  {field.name}{optional}: {shown or _type(hints[field.name])};")
    return "\n".join([*lines, "}"])


def typescript() -> str:
    """The whole file."""
    structs = [
        value
        for _, value in inspect.getmembers(wire, inspect.isclass)
        if issubclass(value, msgspec.Struct) and value.__module__ == wire.__name__
    ]
    structs.sort(key=lambda struct: inspect.getsourcelines(struct)[1])
    return "\n".join([_HEAD, *(f"{_interface(struct)}\n" for struct in structs)])


if __name__ == "__main__":
    sys.stdout.write(typescript())
