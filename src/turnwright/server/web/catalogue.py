"""REST: the games, their rule books and their texts."""

from __future__ import annotations

from functools import cache
from inspect import signature
from typing import Any, Final, Literal

import msgspec
from litestar import Response, Router
from litestar.params import FromPath

from turnwright.bots import BOTS
from turnwright.bots.levels import LEVELS, NAMES, USUAL
from turnwright.core.forms import is_house_rule, ruled_out
from turnwright.core.frames import State
from turnwright.core.game import Game, find, names
from turnwright.core.messages import Message
from turnwright.core.text import LANGUAGES, core_catalogue, has_text, say
from turnwright.server.errors import Refused
from turnwright.server.tables import leaving
from turnwright.server.web import auth
from turnwright.server.web.declaring import AnyRequest, get
from turnwright.server.wire.outside import PathWord
from turnwright.server.wire.people import BotInfo, GameInfo, LevelInfo, RuleBookInfo, RuleInfo
from turnwright.server.wire.play import StaticLayer
from turnwright.server.wire.tables import OptionInfo, PresetInfo, TableOptionInfo

AN_HOUR: Final = {"Cache-Control": "public, max-age=3600"}
A_DAY: Final = {"Cache-Control": "public, max-age=86400"}
ABOUT: Final = Message("game-about")
TITLE: Final = Message("game-title")
SETTINGS: Final = ("seconds",)
"""What a table may set for a bot: how long it thinks, but not how."""


@cache
def table_options(game: Game[State]) -> list[TableOptionInfo]:
    """Return what a table of ``game`` may decide; computed once, because values have to be tried."""
    return [
        TableOptionInfo(
            **msgspec.structs.asdict(OptionInfo.of(option)),
            names_seats=option.names_seats,
            seats=list(option.seats),
            house_rule=is_house_rule(game, option),
            ruled_out=ruled_out(game, option),
        )
        for option in game.options
    ]


@cache
def by_language(game: Game[State], message: Message) -> dict[str, str]:
    """Return a text of a game in each language, "" if it has none."""
    return {lang: say(game, message, lang) if has_text(game, message.id, lang) else "" for lang in LANGUAGES}


@cache
def drawn(game: Game[State]) -> bytes:
    """Return the picture of a game, read once."""
    return game.picture()


def game_info(name: str, longest: float) -> GameInfo:
    """Return the declaration of a game; no level takes more than ``longest`` seconds for a choice."""
    game = find(name)
    bots = [
        BotInfo(kind=kind, settings=[name for name in SETTINGS if name in signature(BOTS[kind]).parameters])
        for kind in BOTS
    ]
    return GameInfo(
        name=game.name,
        title=by_language(game, TITLE),
        about=by_language(game, ABOUT),
        minutes=game.minutes,
        picture=f"/api/games/{game.name}/picture" if drawn(game) else "",
        version=game.version,
        min_seats=game.seat_counts[0],
        max_seats=game.seat_counts[-1],
        options=table_options(game),
        resigning={seats: leaving.choices(game.name, seats) for seats in game.seat_counts},
        presets=[PresetInfo(name=preset.name, options=preset.options) for preset in game.presets],
        orders=[OptionInfo.of(order) for order in game.orders],
        bots=bots,
        levels=[
            LevelInfo(
                name=level.name,
                bot=level.bot,
                seconds=min(level.seconds, longest),
                usual=level.name == USUAL,
                names=list(NAMES[level.bot]),
            )
            for level in LEVELS
        ],
        languages=list(LANGUAGES),
    )


@get("/games")
async def games(request: AnyRequest) -> list[GameInfo]:
    """List the games, with what a table may decide."""
    longest = auth.services(request).settings.limits.think_seconds
    return [game_info(name, longest) for name in names()]


@get("/games/{game:str}/picture", media_type="image/webp")
async def picture(game: PathWord) -> Response[bytes]:
    """Return a small picture of a running game."""
    content = drawn(find(game))
    if not content:
        raise Refused("not_found", "this game has no picture")
    return Response(content, media_type="image/webp", headers=A_DAY)


@get("/games/{game:str}/rules")
async def rules(game: PathWord) -> Response[RuleBookInfo]:
    """Return the rule book: every rule with its id, in English and Russian."""
    book = find(game).rulebook
    entries = [
        RuleInfo(id=r.id, section=r.section, kind=r.kind, en=r.text["en"], ru=r.text["ru"], ruling=r.ruling)
        for r in book.rules
    ]
    return Response(RuleBookInfo(sections=book.sections, rules=entries), headers=AN_HOUR)


@get("/games/{game:str}/text/{lang:str}", media_type="text/plain")
async def text(game: PathWord, lang: FromPath[Literal["en", "ru"]]) -> Response[str]:
    """Return all texts of a game as Fluent source: the common catalogue and its own."""
    words = core_catalogue(lang) + "\n" + find(game).catalogue(lang)
    return Response(words, media_type="text/plain", headers=AN_HOUR)


@get("/games/{game:str}/faces/{name:str}")
async def face(game: PathWord, name: PathWord) -> Response[StaticLayer]:
    """Return a picture that events of a game name: the face of a die, a card."""
    drawn = find(game).face(name)
    if not drawn:
        raise Refused("not_found", "no such picture")
    return Response(StaticLayer(defs="", static=drawn), headers=AN_HOUR)


router: Any = Router("/", route_handlers=[games, picture, rules, text, face])
