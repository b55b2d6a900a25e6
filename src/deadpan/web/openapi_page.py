"""The OpenAPI page as plain HTML: the usual renderers load scripts from other sites."""

from __future__ import annotations

from html import escape
from typing import Any

from litestar import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin


class OpenApiPage(OpenAPIRenderPlugin):
    """Every route with its parameters, bodies and responses, without a script."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """Render the page."""
        info = openapi_schema["info"]
        parts = [
            '<!doctype html><html lang="en"><head><meta charset="utf-8">',
            f"<title>{escape(info['title'])}</title></head><body><h1>{escape(info['title'])}</h1>",
            f"<p>{escape(info.get('description', ''))}</p>",
            "<p>The same <a href='/api/docs/openapi.json'>as JSON</a>.</p>",
        ]
        for path, methods in openapi_schema["paths"].items():
            for method, operation in methods.items():
                parts.append(f"<h2><code>{method.upper()} {escape(path)}</code></h2>")
                parts.append(f"<p>{escape(operation.get('summary', ''))}</p>")
                parts.append(_body(operation.get("requestBody")))
                parts.append("<ul>")
                for status, answer in operation["responses"].items():
                    parts.append(f"<li><code>{status}</code> {escape(answer['description'])} {_kind(answer)}</li>")
                parts.append("</ul>")
        parts.append("<h2>Shapes</h2>")
        for name, shape in openapi_schema.get("components", {}).get("schemas", {}).items():
            parts.append(_shape(name, shape))
        parts.append("</body></html>")
        return "".join(parts).encode()


def _body(body: dict[str, Any] | None) -> str:
    return "" if body is None else f"<p>Body: {_kind(body)}</p>"


def _kind(holder: dict[str, Any]) -> str:
    """A link to the schema of a body or a response."""
    for content in holder.get("content", {}).values():
        schema = content.get("schema", {})
        shown = _type(schema.get("items", schema))
        return f"a list of {shown}" if "items" in schema else shown
    return ""


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        name = escape(schema["$ref"].rsplit("/", 1)[-1])
        return f"<a href='#{name}'>{name}</a>"
    if "oneOf" in schema:
        return " or ".join(_type(each) for each in schema["oneOf"])
    if "items" in schema:
        return f"list of {_type(schema['items'])}"
    if "enum" in schema:
        return " or ".join(f"<code>{escape(str(value))}</code>" for value in schema["enum"])
    return escape(str(schema.get("type", "anything")))


def _shape(name: str, shape: dict[str, Any]) -> str:
    needed = shape.get("required", [])
    rows = "".join(
        f"<tr><td><code>{escape(field)}</code></td><td>{_type(kind)}</td>"
        f"<td>{'' if field in needed else 'optional'}</td><td>{escape(kind.get('description', ''))}</td></tr>"
        for field, kind in shape.get("properties", {}).items()
    )
    return (
        f"<h3 id='{escape(name)}'>{escape(name)}</h3><p>{escape(shape.get('description', ''))}</p><table>{rows}</table>"
    )
