"""REST: the games there are, their rule books and their words."""

from __future__ import annotations

from functools import cache
from inspect import signature
from typing import Any, Final, Literal

import msgspec
from litestar import Response, Router
from litestar.params import FromPath

from turnwright.bots import BOTS
from turnwright.core.forms import is_house_rule, ruled_out
from turnwright.core.frames import State
from turnwright.core.game import Game, find, names
from turnwright.core.text import LANGUAGES, core_catalogue
from turnwright.server.outside import PathWord
from turnwright.server.routes import get
from turnwright.server.wire import OptionInfo, PresetInfo, TableOptionInfo
from turnwright.server.wire_people import BotInfo, GameInfo, RuleBookInfo, RuleInfo

AN_HOUR: Final = {"Cache-Control": "public, max-age=3600"}
SETTINGS: Final = ("seconds",)
"""What may be set for a bot at a table: how long it thinks, not how."""


@cache
def table_options(game: Game[State]) -> list[TableOptionInfo]:
    """Return what a table of ``game`` may decide; worked out once, as it takes some tries."""
    return [
        TableOptionInfo(
            **msgspec.structs.asdict(OptionInfo.of(option)),
            names_seats=option.names_seats,
            house_rule=is_house_rule(game, option),
            ruled_out=ruled_out(game, option),
        )
        for option in game.options
    ]


def game_info(name: str) -> GameInfo:
    """Return a game as it declares itself."""
    game = find(name)
    bots = [
        BotInfo(kind=kind, settings=[name for name in SETTINGS if name in signature(BOTS[kind]).parameters])
        for kind in BOTS
    ]
    return GameInfo(
        name=game.name,
        version=game.version,
        min_seats=game.seat_counts[0],
        max_seats=game.seat_counts[-1],
        options=table_options(game),
        presets=[PresetInfo(name=preset.name, options=preset.options) for preset in game.presets],
        orders=[OptionInfo.of(order) for order in game.orders],
        bots=bots,
        languages=list(LANGUAGES),
    )


@get("/games")
async def games() -> list[GameInfo]:
    """The games there are, with what a table may decide."""
    return [game_info(name) for name in names()]


@get("/games/{game:str}/rules")
async def rules(game: PathWord) -> Response[RuleBookInfo]:
    """The rule book: every rule with its id, in English and Russian."""
    book = find(game).rulebook
    entries = [
        RuleInfo(id=r.id, section=r.section, kind=r.kind, en=r.text["en"], ru=r.text["ru"], ruling=r.ruling)
        for r in book.rules
    ]
    return Response(RuleBookInfo(sections=book.sections, rules=entries), headers=AN_HOUR)


@get("/games/{game:str}/text/{lang:str}", media_type="text/plain")
async def text(game: PathWord, lang: FromPath[Literal["en", "ru"]]) -> Response[str]:
    """All words of a game, as Fluent source: the common catalogue and its own."""
    words = core_catalogue(lang) + "\n" + find(game).catalogue(lang)
    return Response(words, media_type="text/plain", headers=AN_HOUR)


router: Any = Router("/", route_handlers=[games, rules, text])
