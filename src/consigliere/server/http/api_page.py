"""The API document as a page of our own: plain HTML made from the schema, nothing from another host."""

from html import escape
from typing import Any

from litestar import MediaType, Request, get
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin
from litestar.openapi.spec import License
from msgspec.json import schema_components

from consigliere.locales import LANGUAGES, text
from consigliere.server.messages import AnyCommand, AnyNews

Schema = dict[str, Any]
METHODS = ("get", "post", "put", "delete")
STYLE = """
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 1rem; }
details { border-bottom: 1px solid #8886; padding: .4rem 0; }
summary { cursor: pointer; }
code, .method { font-family: ui-monospace, monospace; }
.method { display: inline-block; min-width: 4rem; font-weight: bold; text-transform: uppercase; }
table { border-collapse: collapse; margin: .5rem 0; }
td { padding: .1rem 1rem .1rem 0; vertical-align: top; }
small { opacity: .75; }
"""
ABOUT = """
Every message is JSON; everything for people to read is an id with arguments, to be said in their own language.
What does not work is answered with a Problem.

A browser is known by its cookie. A script gets a guest from POST /api/guests and sends
`Authorization: Bearer <secret>`.

Live play: GET /api/tables/{id}/live?seat=N&seq=S is a websocket for one viewer (no seat: a spectator). Its first
message is a Position with what was missed since `seq`; then come Update, TableChanged and Chat. Send commands as JSON
texts; each is answered under its `id`. GET /api/turns is a stream of server-sent events: `{table, seat}` whenever it
becomes your turn.
"""


class ApiPage(OpenAPIRenderPlugin):
    def __init__(self) -> None:
        super().__init__(path="/")

    def render(self, request: Request[Any, Any, Any], openapi_schema: Schema) -> bytes:
        lang = language(request.headers.get("accept-language", ""))
        return page(with_problems(openapi_schema), lang).encode()


class ApiDocument(JsonRenderPlugin):
    def render(self, request: Request[Any, Any, Any], openapi_schema: Schema) -> bytes:
        return super().render(request, with_problems(openapi_schema))


def language(accepted: str) -> str:
    """The first language of ours that a browser asks for."""
    wanted = [part.strip()[:2].lower() for part in accepted.split(",")]
    return next((lang for lang in wanted if lang in LANGUAGES), "en")


def plain_page(lang: str, *paragraphs: str) -> bytes:
    """A few words where there is no page; what stands in them is escaped already."""
    said = "".join(f"<p>{paragraph}</p>" for paragraph in paragraphs)
    return (
        f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8"><title>Consigliere</title>'
        f'<meta name="viewport" content="width=device-width"></head><body><h1>Consigliere</h1>{said}</body></html>'
    ).encode()


def page(document: Schema, lang: str) -> str:
    operations = [
        operation(method, path, item[method], lang)
        for path, item in sorted(document["paths"].items())
        for method in METHODS
        if method in item
    ]
    schemas = messages() | document["components"]["schemas"]
    title = escape(text(lang, "api-title"))
    return "\n".join(
        [
            f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8"><title>{title}</title>',
            '<meta name="viewport" content="width=device-width">',
            '<link rel="stylesheet" href="/schema/style.css"></head>',
            f"<body><main><h1>{title}</h1>",
            *(f"<p>{escape(said)}</p>" for said in document["info"]["description"].strip().split("\n\n")),
            f'<p><a href="/schema/openapi.json">openapi.json</a></p><h2>{escape(text(lang, "api-operations"))}</h2>',
            *operations,
            f"<h2>{escape(text(lang, 'api-messages'))}</h2>",
            *(message(name, schema) for name, schema in sorted(schemas.items())),
            "</main></body></html>",
        ]
    )


def messages() -> Schema:
    """Also those that only go over the socket."""
    return dict(schema_components([AnyCommand, AnyNews], ref_template="#/components/schemas/{name}")[1])


def operation(method: str, path: str, described: Schema, lang: str) -> str:
    rows = [(parameter["name"], shape(parameter["schema"])) for parameter in described.get("parameters", [])]
    if "requestBody" in described:
        rows.append((text(lang, "api-body"), content(described["requestBody"])))
    rows += [(code, content(response)) for code, response in described["responses"].items()]
    said = escape(described.get("description", ""))
    name = f'<span class="method">{method}</span> <code>{escape(path)}</code>'
    return f"<details><summary>{name}<br><small>{said}</small></summary>{table(rows)}</details>"


def message(name: str, schema: Schema) -> str:
    rows = [(field, shape(described)) for field, described in schema.get("properties", {}).items()]
    said = escape(schema.get("description", ""))
    whole = table(rows) if rows else f"<p>{shape(schema)}</p>"
    return f'<details id="{escape(name)}"><summary><code>{escape(name)}</code></summary><p>{said}</p>{whole}</details>'


def table(rows: list[tuple[str, str]]) -> str:
    return "<table>" + "".join(f"<tr><td>{escape(name)}</td><td>{value}</td></tr>" for name, value in rows) + "</table>"


def content(body: Schema) -> str:
    kinds: Schema = body.get("content", {})
    return " | ".join(shape(kind.get("schema", {})) for kind in kinds.values()) or escape(body.get("description", ""))


def shape(schema: Schema) -> str:
    """A type in short, with links to messages."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f'<a href="#{name}"><code>{name}</code></a>'
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return " | ".join(shape(one) for one in schema[several])
    if "enum" in schema:
        return " | ".join(f"<code>{escape(repr(value))}</code>" for value in schema["enum"])
    if schema.get("type") == "array":
        return f"[{shape(schema.get('items') or {})}]"
    return f"<code>{escape(str(schema.get('const') or schema.get('type') or 'any'))}</code>"


@get("/schema/style.css", include_in_schema=False, media_type=MediaType.CSS)
async def style() -> str:
    return STYLE


PROBLEM: Schema = {
    "description": "Problem",
    "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}},
}


def with_problems(document: Schema) -> Schema:
    """It says of every operation that what does not work is answered with a Problem."""
    for item in document["paths"].values():
        for described in (item[method] for method in METHODS if method in item):
            good = {code: answer for code, answer in described["responses"].items() if code < "4"}
            described["responses"] = {**good, "4XX": PROBLEM}
    return document


VERSION = "4"  # of what clients see; docs/api.md says what changed

CONFIG = OpenAPIConfig(
    title="Consigliere",
    version=VERSION,
    description=ABOUT,
    license=License(name="MIT", identifier="MIT"),
    use_handler_docstrings=True,
    render_plugins=[ApiPage(), ApiDocument()],
)
