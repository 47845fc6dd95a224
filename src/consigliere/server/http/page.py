"""The page: the built files of the package, or a few words where it is not built."""

from html import escape
from mimetypes import guess_type
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, Router, get
from litestar.params import FromPath

from consigliere.locales import text
from consigliere.server.http.api_page import language, plain_page
from consigliere.server.table.wrong import Wrong

FOLDER = Path(__file__).parents[2] / "page"
HERE = "here"  # the page that needs no server, a folder of its own
FOR_EVER = "public, max-age=31536000, immutable"
NOT_THE_PAGE = ("api/", "schema", "healthz", "metrics")


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes]:
    """A file of the page; any other address is the page itself, which knows what to show there."""
    wanted = path.strip("/")
    if wanted.startswith(NOT_THE_PAGE):
        raise Wrong(404, "error-not-found")
    if wanted.split("/")[0] == HERE:
        return _here(request, wanted)
    file = _file(wanted) or (None if wanted.startswith("assets/") else _file("index.html"))
    if file is not None:
        return _answer(file, FOR_EVER if wanted.startswith("assets/") else "no-cache", request)
    if wanted.startswith("assets/"):
        raise Wrong(404, "error-not-found")
    content = _words(language(request.headers.get("accept-language", "")))
    return Response(content, media_type=MediaType.HTML, headers={"Cache-Control": "no-cache"})


def _here(request: Request[Any, Any, Any], wanted: str) -> Response[bytes]:
    """A file of the page that needs no server: its addresses are relative, so it ends with a slash."""
    if wanted == HERE and not request.scope["raw_path"].endswith(b"/"):
        return Response(b"", status_code=308, headers={"Location": f"/{HERE}/"})
    file = _file(f"{HERE}/index.html" if wanted == HERE else wanted)
    if file is None:
        raise Wrong(404, "error-not-found")
    hashed = wanted.startswith((f"{HERE}/assets/", f"{HERE}/data-", f"{HERE}/engine-"))
    return _answer(file, FOR_EVER if hashed else "no-cache", request)


def _answer(file: Path, kept: str, request: Request[Any, Any, Any]) -> Response[bytes]:
    """A file, compressed where the build has done that and the browser likes it."""
    kind = guess_type(file.name)[0] or "application/octet-stream"
    headers = {"Cache-Control": kept, "Vary": "Accept-Encoding"}
    small = file.with_name(file.name + ".gz")
    if "gzip" in request.headers.get("accept-encoding", "") and small.is_file():
        return Response(small.read_bytes(), media_type=kind, headers={**headers, "Content-Encoding": "gzip"})
    return Response(file.read_bytes(), media_type=kind, headers=headers)


def _file(wanted: str) -> Path | None:
    """A file inside the folder of the page, whatever the address tries."""
    if not wanted or "\0" in wanted:
        return None
    file = (FOLDER / wanted).resolve()
    return file if file.is_relative_to(FOLDER.resolve()) and file.is_file() else None


def _words(lang: str) -> bytes:
    about, document = escape(text(lang, "server-about")), escape(text(lang, "server-document"))
    return plain_page(lang, about, f'<a href="/schema">{document}</a>')


router = Router("/", route_handlers=[page])
