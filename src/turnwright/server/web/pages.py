"""The built client: read into memory and compressed once, served with caching headers."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from collections.abc import Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Annotated, Any, Final, NamedTuple

from litestar import Response, get
from litestar.status_codes import HTTP_200_OK, HTTP_404_NOT_FOUND

from turnwright.server.errors import Refused
from turnwright.server.network.gzipped import accepts_gzip
from turnwright.server.web.declaring import AnyRequest
from turnwright.server.wire.outside import in_path

FOLDER: Final = "client"
INDEX: Final = "/index.html"
TABLE: Final = "/table.html"
"""The same page, but the browser fetches the table and the code that shows it in parallel."""
ROUTES: Final = re.compile(
    r"/(new|account|confirm|forgotten|reset|records|rules(/\w+)?|(?P<table>(t|replay)/[\w-]+))?/?"
)
"""Paths that the client can show."""
VERSION_LENGTH: Final = 16
PagePath = Annotated[str, in_path(500)]
UNBUILT: Final = (
    "The server runs, but the page it should serve is not built.\n"
    "Build it with: cd web && npm ci && npm run build\n"
    "The API is described at /schema/openapi.json.\n"
)


class Page(NamedTuple):
    """One file of the client; ``packed`` is its compressed content, "" if that is not smaller."""

    content: bytes
    kind: str
    lasting: bool
    packed: bytes = b""


def load(root: Traversable | None = None) -> dict[str, Page]:
    """Return all files of the built client by path; none if it is not built."""
    folder = root if root is not None else files("turnwright.server").joinpath(FOLDER)
    pages: dict[str, Page] = {}
    if folder.is_dir():
        _collect(folder, "", pages)
    return pages


def version(pages: Mapping[str, Page]) -> str:
    """Return what changes with any file of the client."""
    parts = [part for path in sorted(pages) for part in (path.encode(), pages[path].content)]
    return hashlib.sha256(b"".join(len(part).to_bytes(8, "big") + part for part in parts)).hexdigest()[:VERSION_LENGTH]


def _collect(folder: Traversable, prefix: str, pages: dict[str, Page]) -> None:
    for item in folder.iterdir():
        path = f"{prefix}/{item.name}"
        if item.is_dir():
            _collect(item, path, pages)
        else:
            kind = mimetypes.guess_type(item.name)[0] or "application/octet-stream"
            content = item.read_bytes()
            packed = gzip.compress(content, mtime=0)
            smaller = packed if len(packed) < len(content) else b""
            pages[path] = Page(content, kind, path.startswith("/assets/"), smaller)


def handlers(pages: dict[str, Page]) -> list[Any]:
    """Return the handlers of all paths outside the API."""

    @get(["/", "/{path:path}"], include_in_schema=False)
    async def page(request: AnyRequest, path: PagePath = "/") -> Response[bytes]:
        """Return a file, the page for a path that the client can show, or "not found"."""
        file = pages.get(path)
        if file is not None:
            return _reply(request, file)
        known = ROUTES.fullmatch(path)
        if known is None and (path.startswith("/api/") or "text/html" not in request.headers.get("accept", "")):
            raise Refused("not_found", "there is nothing here")
        document = TABLE if known is not None and known["table"] else INDEX
        shown = pages.get(document, Page(UNBUILT.encode(), "text/plain", False))
        return _reply(request, shown, HTTP_404_NOT_FOUND if known is None else HTTP_200_OK)

    return [page]


def _reply(request: AnyRequest, page: Page, status: int = HTTP_200_OK) -> Response[bytes]:
    headers = {"Cache-Control": "public, max-age=31536000, immutable" if page.lasting else "no-cache"}
    content = page.content
    if page.packed:
        headers["Vary"] = "Accept-Encoding"
        if accepts_gzip(request.scope["headers"]):
            content = page.packed
            headers["Content-Encoding"] = "gzip"
    return Response(content, status_code=status, media_type=page.kind, headers=headers)
