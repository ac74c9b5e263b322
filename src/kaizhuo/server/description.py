"""The OpenAPI description. Bodies are read by hand, strictly, so they are described by hand too."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Operation

from . import wire


@dataclass
class Takes(Operation):
    """An operation that takes a JSON body."""

    @staticmethod
    def body(struct: type[msgspec.Struct]) -> type[Operation]:
        """An operation whose body is this struct; every refusal is a ``Problem``."""

        @dataclass
        class Described(Takes):
            def to_schema(self) -> dict[str, Any]:
                found: dict[str, Any] = super().to_schema()
                content = {"application/json": {"schema": inline(struct)}}
                found["requestBody"] = {"required": True, "content": content}
                problem = {"application/json": {"schema": inline(wire.Problem)}}
                found.setdefault("responses", {})["4XX"] = {
                    "description": "Refused; nothing was changed.",
                    "content": problem,
                }
                return found

        return Described


def inline(struct: type[msgspec.Struct]) -> dict[str, Any]:
    """The JSON schema of a struct with everything it refers to put in place."""
    (schema,), components = msgspec.json.schema_components([struct], ref_template="{name}")

    def placed(part: Any) -> Any:
        if isinstance(part, dict):
            if set(part) == {"$ref"}:
                return placed(components[part["$ref"]])
            return {key: placed(value) for key, value in part.items()}
        return [placed(value) for value in part] if isinstance(part, list) else part

    found: dict[str, Any] = placed(schema)
    return found


def openapi(version: str) -> OpenAPIConfig:
    """A plain JSON description at ``/api/schema``: no page, and nothing from elsewhere."""
    return OpenAPIConfig(
        title="Kaizhuo",
        version=version,
        description="Tables for tabletop games: open, join, play, watch.",
        path="/api/schema",
        render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
        use_handler_docstrings=True,
    )
