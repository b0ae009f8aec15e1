"""The built client: read once into memory, served with the headers that let browsers keep it."""

from __future__ import annotations

import mimetypes
import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Annotated, Any, Final, NamedTuple

from litestar import Response, get
from litestar.status_codes import HTTP_200_OK, HTTP_404_NOT_FOUND

from turnwright.server.errors import Refused
from turnwright.server.outside import in_path
from turnwright.server.routes import AnyRequest

FOLDER: Final = "client"
INDEX: Final = "index.html"
ROUTES: Final = re.compile(r"/(new|account|confirm|records|rules(/\w+)?|(t|replay)/[\w-]+)?/?")
"""Paths that the client knows how to show."""
PagePath = Annotated[str, in_path(500)]
UNBUILT: Final = (
    "The server runs, but the page it should serve is not built.\n"
    "Build it with: cd web && npm ci && npm run build\n"
    "The API is described at /schema/openapi.json.\n"
)


class Page(NamedTuple):
    """One file of the client."""

    content: bytes
    kind: str
    lasting: bool


def load(root: Traversable | None = None) -> dict[str, Page]:
    """Return all files of the built client by path; none if it is not built."""
    folder = root if root is not None else files("turnwright.server").joinpath(FOLDER)
    pages: dict[str, Page] = {}
    if folder.is_dir():
        _collect(folder, "", pages)
    return pages


def _collect(folder: Traversable, prefix: str, pages: dict[str, Page]) -> None:
    for item in folder.iterdir():
        path = f"{prefix}/{item.name}"
        if item.is_dir():
            _collect(item, path, pages)
        else:
            kind = mimetypes.guess_type(item.name)[0] or "application/octet-stream"
            pages[path] = Page(item.read_bytes(), kind, path.startswith("/assets/"))


def handlers(pages: dict[str, Page]) -> list[Any]:
    """Return the handlers of all paths that are not the API's."""

    @get(["/", "/{path:path}"], include_in_schema=False)
    async def page(request: AnyRequest, path: PagePath = "/") -> Response[bytes]:
        """Answer with a file, or with the page that shows what the path names, or that it names nothing."""
        file = pages.get(path)
        if file is not None:
            return _reply(file)
        known = ROUTES.fullmatch(path) is not None
        if not known and (path.startswith("/api/") or "text/html" not in request.headers.get("accept", "")):
            raise Refused("not_found", "nothing is here")
        index = pages.get(f"/{INDEX}", Page(UNBUILT.encode(), "text/plain", False))
        return _reply(index, HTTP_200_OK if known else HTTP_404_NOT_FOUND)

    return [page]


def _reply(page: Page, status: int = HTTP_200_OK) -> Response[bytes]:
    kept = "public, max-age=31536000, immutable" if page.lasting else "no-cache"
    return Response(page.content, status_code=status, media_type=page.kind, headers={"Cache-Control": kept})
