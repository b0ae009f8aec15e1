"""What games declare about themselves, for forms and lists.

To find it out, a game is imported, its texts are read and values of its options are tried. For our own games that is
done when the project is built: ``tools/generate.py`` writes ``declarations.json``. For games of other packages it is
done in a thread.
"""

from __future__ import annotations

import asyncio
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from turnwright.bots.kinds import OURS, BotKind, parts
from turnwright.bots.kinds import find as find_bot
from turnwright.bots.levels import LEVELS, USUAL
from turnwright.core.forms import is_house_rule, ruled_out
from turnwright.core.frames import State
from turnwright.core.game import GAMES, Game, find, names
from turnwright.core.messages import Message
from turnwright.core.text import LANGUAGES, has_text, say
from turnwright.server.config import Settings
from turnwright.server.tables import leaving
from turnwright.server.wire.people import BotInfo, GameInfo, LevelInfo
from turnwright.server.wire.tables import OptionInfo, PresetInfo, TableOptionInfo

FILE: Final = "declarations.json"
ABOUT: Final = Message("game-about")
TITLE: Final = Message("game-title")
SETTINGS: Final = ("seconds",)
"""What a table may set for a bot: how long it thinks, but not how."""


async def declarations(settings: Settings) -> list[GameInfo]:
    """Return what all games declare, with the bots of this server; none takes more time than it allows."""
    others = await asyncio.to_thread(_others)
    return [_at_server(info, settings) for info in [*ours(), *others]]


@cache
def ours() -> list[GameInfo]:
    """Return what our own games declare, as it was written down."""
    text = files("turnwright.server.web").joinpath(FILE).read_bytes()
    return msgspec.json.decode(text, type=list[GameInfo])


def written() -> str:
    """Return what our own games declare as the JSON that ships."""
    found = msgspec.json.encode([declared(find(name)) for name in GAMES])
    return msgspec.json.format(found, indent=1).decode() + "\n"


def _others() -> list[GameInfo]:
    return [_known(find(name)) for name in names() if name not in GAMES]


@cache
def _known(game: Game[State]) -> GameInfo:
    return declared(game)


def declared(game: Game[State]) -> GameInfo:
    """Return what a game declares."""
    return GameInfo(
        name=game.name,
        title=_by_language(game, TITLE),
        about=_by_language(game, ABOUT),
        minutes=game.minutes,
        picture=f"/api/games/{game.name}/picture" if game.picture() else "",
        version=game.version,
        min_seats=game.seat_counts[0],
        max_seats=game.seat_counts[-1],
        options=_table_options(game),
        resigning={seats: leaving.choices(game.name, seats) for seats in game.seat_counts},
        presets=[PresetInfo(name=preset.name, options=preset.options) for preset in game.presets],
        orders=[OptionInfo.of(order) for order in game.orders],
        bots=[_bot(kind.name, kind) for kind in OURS.values()],
        levels=[
            LevelInfo(
                name=level.name,
                bot=level.bot,
                seconds=level.seconds,
                usual=level.name == USUAL,
                names=list(OURS[level.bot].names),
            )
            for level in LEVELS
        ],
        languages=list(LANGUAGES),
    )


def _bot(text: str, kind: BotKind) -> BotInfo:
    return BotInfo(kind=text, settings=[name for name in SETTINGS if name in kind.settings])


def _at_server(info: GameInfo, settings: Settings) -> GameInfo:
    """Return a declaration with the bots that the operator has added, each beside the levels of ours."""
    longest, added = settings.limits.think_seconds, {text: find_bot(text) for text in settings.bots}
    levels = [*info.levels, *(_level(text, kind, settings.bot_seconds) for text, kind in added.items())]
    return msgspec.structs.replace(
        info,
        bots=[*info.bots, *(_bot(text, kind) for text, kind in added.items())],
        levels=[msgspec.structs.replace(level, seconds=min(level.seconds, longest)) for level in levels],
    )


def _level(text: str, kind: BotKind, seconds: float) -> LevelInfo:
    """Return how forms offer a bot that the operator has added; settings tell two of the same class apart."""
    _name, settings = parts(text)
    more = f" ({settings})" if settings else ""
    usual = kind.title.get("") or next(iter(kind.title.values()))
    return LevelInfo(
        name=text,
        bot=text,
        seconds=seconds if kind.takes_time else 0.0,
        usual=False,
        names=list(kind.names),
        title={lang: kind.title.get(lang, usual) + more for lang in LANGUAGES},
    )


def _table_options(game: Game[State]) -> list[TableOptionInfo]:
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


def _by_language(game: Game[State], message: Message) -> dict[str, str]:
    """Return a text of a game in each language, "" if it has none."""
    return {lang: say(game, message, lang) if has_text(game, message.id, lang) else "" for lang in LANGUAGES}
