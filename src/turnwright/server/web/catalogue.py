"""REST: the games, their rule books and their texts."""

from __future__ import annotations

import asyncio
from functools import cache
from importlib.resources import files
from typing import Any, Final, Literal

from litestar import Response, Router
from litestar.params import FromPath

from turnwright.core.game import GAMES, PICTURE, find
from turnwright.core.text import core_catalogue
from turnwright.server.errors import Refused
from turnwright.server.web import auth
from turnwright.server.web.declarations import declarations
from turnwright.server.web.declaring import AnyRequest, get
from turnwright.server.wire.outside import PathWord
from turnwright.server.wire.people import GameInfo, RuleBookInfo, RuleInfo
from turnwright.server.wire.play import StaticLayer

AN_HOUR: Final = {"Cache-Control": "public, max-age=3600"}
A_DAY: Final = {"Cache-Control": "public, max-age=86400"}

# Read in a thread, once for each game that there is: an unknown game is refused and not kept.


@cache
def _picture(name: str) -> bytes:
    """Return the picture of a game, read once; ours are read without importing the game."""
    if name in GAMES:
        return files("turnwright.games").joinpath(name, PICTURE).read_bytes()
    return find(name).picture()


@cache
def _rules(name: str) -> RuleBookInfo:
    """Return the rule book of a game."""
    book = find(name).rulebook
    entries = [
        RuleInfo(id=r.id, section=r.section, kind=r.kind, en=r.text["en"], ru=r.text["ru"], ruling=r.ruling)
        for r in book.rules
    ]
    return RuleBookInfo(sections=book.sections, rules=entries)


@cache
def _words(name: str, lang: str) -> str:
    """Return all texts of a game as Fluent source."""
    return core_catalogue(lang) + "\n" + find(name).catalogue(lang)


def _face(name: str, face: str) -> str:
    return find(name).face(face)


@get("/games")
async def games(request: AnyRequest) -> list[GameInfo]:
    """List the games, with what a table may decide."""
    return await declarations(auth.services(request).settings)


@get("/games/{game:str}/picture", media_type="image/webp")
async def picture(game: PathWord) -> Response[bytes]:
    """Return a small picture of a running game."""
    content = await asyncio.to_thread(_picture, game)
    if not content:
        raise Refused("not_found", "this game has no picture")
    return Response(content, media_type="image/webp", headers=A_DAY)


@get("/games/{game:str}/rules")
async def rules(game: PathWord) -> Response[RuleBookInfo]:
    """Return the rule book: every rule with its id, in English and Russian."""
    return Response(await asyncio.to_thread(_rules, game), headers=AN_HOUR)


@get("/games/{game:str}/text/{lang:str}", media_type="text/plain")
async def text(game: PathWord, lang: FromPath[Literal["en", "ru"]]) -> Response[str]:
    """Return all texts of a game as Fluent source: the common catalogue and its own."""
    return Response(await asyncio.to_thread(_words, game, lang), media_type="text/plain", headers=AN_HOUR)


@get("/games/{game:str}/faces/{name:str}")
async def face(game: PathWord, name: PathWord) -> Response[StaticLayer]:
    """Return a picture that events of a game name: the face of a die, a card."""
    drawn = await asyncio.to_thread(_face, game, name)
    if not drawn:
        raise Refused("not_found", "no such picture")
    return Response(StaticLayer(defs="", static=drawn), headers=AN_HOUR)


router: Any = Router("/", route_handlers=[games, picture, rules, text, face])
