"""Bots by name: ``bot("search", playouts=1000)``, or as people type it, ``bot_from("search:playouts=1000")``."""

from __future__ import annotations

from inspect import signature

from turnwright.bots.base import Bot
from turnwright.bots.greedy import GreedyBot
from turnwright.bots.random import RandomBot
from turnwright.bots.search import SearchBot
from turnwright.core.errors import BadOption

__all__ = ["BOTS", "Bot", "GreedyBot", "RandomBot", "SearchBot", "bot", "bot_from"]

BOTS: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot, "search": SearchBot}


def bot(name: str, **settings: float) -> Bot:
    """Return a new bot; ``settings`` are the arguments of its class, including ``seed``."""
    if name not in BOTS:
        raise BadOption(f"unknown bot {name!r}: choose from {', '.join(BOTS)}")
    every = signature(BOTS[name]).parameters
    known = {key: every[key] for key in every if isinstance(every[key].default, int | float)}
    for key, value in settings.items():
        if key not in known:
            raise BadOption(f"bot {name} has no setting {key!r}: its settings are {', '.join(known)}")
        if not 0 <= value < 1e10 or (isinstance(known[key].default, int) and value != int(value)):
            raise BadOption(f"bot {name} cannot have {key}={value}: it is {_wanted(known[key].default)}")
    exact = {key: int(value) if isinstance(known[key].default, int) else value for key, value in settings.items()}
    return BOTS[name](**exact)  # type: ignore[arg-type]  # checked against the signature above


def bot_from(text: str, seed: int = 0) -> Bot:
    """Return the bot that ``text`` describes: a name, then settings, as in ``search:playouts=1000,rounds=2``."""
    name, _colon, rest = text.partition(":")
    settings: dict[str, float] = {"seed": seed}
    for part in rest.split(",") if rest else []:
        key, _equals, value = part.partition("=")
        try:
            settings[key.strip()] = float(value)
        except ValueError:
            raise BadOption(f"bot setting {part!r}: expected name=number") from None
    return bot(name, **settings)


def _wanted(default: object) -> str:
    return "a whole number of at least 0" if isinstance(default, int) else "a number of at least 0"
