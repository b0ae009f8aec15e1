"""Bots by name: ``bot("search", playouts=1000)``, or as people type it, ``bot_from("search:playouts=1000")``."""

from __future__ import annotations

from typing import Any, Final

from turnwright.bots.base import Bot
from turnwright.bots.greedy import GreedyBot
from turnwright.bots.kinds import BotKind, find, names, parts, register
from turnwright.bots.random import RandomBot
from turnwright.bots.search import SearchBot
from turnwright.bots.watch import BotFailed, WatchedBot
from turnwright.core.errors import BadOption

__all__ = [
    "Bot",
    "BotFailed",
    "GreedyBot",
    "RandomBot",
    "SearchBot",
    "WatchedBot",
    "bot",
    "bot_from",
    "names",
    "register",
]

SEED: Final = "seed"
LARGEST: Final = 1e10
WANTED: Final = {
    int: "a whole number of at least 0",
    float: "a number of at least 0",
    bool: "true or false",
}
TRUTH: Final = {"true": True, "yes": True, "1": True, "false": False, "no": False, "0": False}


def bot(name: str, /, **settings: Any) -> Bot:
    """Return a new bot; ``settings`` are the arguments of its class, including ``seed``.

    ``name`` is that of one of our bots, of a registered one or of one of an installed package, or ``module:Class``.
    """
    kind = find(name)
    if SEED not in kind.parameters:
        settings.pop(SEED, None)
    checked = {key: _checked(kind, key, value) for key, value in settings.items()}
    made: Bot = WatchedBot(kind, checked) if kind.own else kind.make(**checked)
    return made


def bot_from(text: str, seed: int = 0, **more: Any) -> Bot:
    """Return the bot that ``text`` describes: a name, then settings, as in ``search:playouts=1000,rounds=2``.

    ``seed`` counts if the text has none, ``more`` whatever the text says.
    """
    name, rest = parts(text)
    kind = find(name)
    settings: dict[str, Any] = {"seed": seed}
    for part in rest.split(",") if rest else []:
        key, _equals, value = part.partition("=")
        settings[key.strip()] = _read(kind, key.strip(), value.strip(), part)
    return bot(name, **{**settings, **more})


def _read(kind: BotKind, key: str, value: str, part: str) -> bool | float | str:
    """Return the value of a setting; numbers and texts are told apart by what the class declares."""
    if key not in kind.settings:
        raise _no_setting(kind, key)
    wanted = kind.settings[key]
    if wanted is str:
        return value
    if wanted is bool and value.lower() in TRUTH:
        return TRUTH[value.lower()]
    try:
        return float(value)
    except ValueError:
        form = "true or false" if wanted is bool else "number"
        raise BadOption(f"bot setting {part!r}: expected name={form}") from None


def _checked(kind: BotKind, key: str, value: Any) -> Any:
    """Return the value of a setting in the type that the class declares."""
    if key not in kind.parameters:
        raise _no_setting(kind, key)
    wanted = kind.settings.get(key)
    if wanted is None or wanted is str:
        return value
    number = isinstance(value, int | float) and 0 <= value < LARGEST
    if not number or (wanted is not float and value != int(value)) or (wanted is bool and value not in (0, 1)):
        raise BadOption(f"bot {kind.name} cannot have {key}={value}: it is {WANTED[wanted]}")
    return value if wanted is float else wanted(value)


def _no_setting(kind: BotKind, key: str) -> BadOption:
    return BadOption(f"bot {kind.name} has no setting {key!r}: its settings are {', '.join(kind.settings)}")
