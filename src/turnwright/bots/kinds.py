"""The kinds of bots: ours, those of installed packages, and classes that are named as ``module:Class``.

A package names its bots in entry points of the group ``turnwright.bots``. In its ``pyproject.toml``::

    [project.entry-points."turnwright.bots"]
    careful = "my_bots:Careful"
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from importlib.util import find_spec
from inspect import Parameter, signature
from typing import TYPE_CHECKING, Any, Final

from turnwright.bots.base import PATIENCE, Bot
from turnwright.bots.greedy import GreedyBot
from turnwright.bots.random import RandomBot
from turnwright.bots.search import SearchBot
from turnwright.bots.watch import BotFailed, watched
from turnwright.core.entry_points import described, entry_points_of, reason
from turnwright.core.errors import BadOption, brief
from turnwright.core.printable import one_line

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP: Final = "turnwright.bots"
TIME: Final = "seconds"
"""The setting of bots that take thinking time."""
TYPES: Final = (bool, int, float, str)
"""What a setting can be."""
LONGEST_NAME: Final = 24
_CLASS: Final = re.compile(r"[^\W\d]\w*(\.[^\W\d]\w*)*:[^\W\d]\w*")


@dataclass(frozen=True)
class BotKind:
    """A kind of bot: its class, and what that or its registration says about it.

    ``own``: it is not one of ours. ``levels``: the levels of play that it has, with the thinking time of each.
    """

    name: str
    make: type[Any]
    own: bool = True
    names: tuple[str, ...] = ()
    title: Mapping[str, str] = field(default_factory=dict)
    levels: Mapping[str, float] = field(default_factory=dict)
    patience: float = PATIENCE

    @cached_property
    def parameters(self) -> Mapping[str, Parameter]:
        """The arguments of the constructor."""
        try:
            return signature(self.make).parameters
        except (TypeError, ValueError):  # a class from C may not have a signature
            return {}

    @cached_property
    def settings(self) -> dict[str, type]:
        """The arguments that can be set by text, with their types."""
        types = {name: _type_of(parameter) for name, parameter in self.parameters.items()}
        return {name: kind for name, kind in types.items() if kind is not None}

    @property
    def takes_time(self) -> bool:
        """Whether such a bot can be told how long to think."""
        return TIME in self.settings


def _type_of(parameter: Parameter) -> type | None:
    """Return the type of a setting, by its annotation or its default, or None if text cannot set it."""
    if parameter.kind not in (Parameter.POSITIONAL_OR_KEYWORD, Parameter.KEYWORD_ONLY):
        return None
    declared, usual = parameter.annotation, type(parameter.default)
    found = next((kind for kind in TYPES if declared in (kind, kind.__name__)), usual if usual in TYPES else None)
    return float if parameter.name == TIME and found is int else found


OURS: Final = {
    "random": BotKind(
        "random",
        RandomBot,
        own=False,
        names=("Pip", "Nell", "Toby", "Dot", "Jory", "Wren", "Sunny"),
        levels={"beginner": 0.0},
    ),
    "greedy": BotKind(
        "greedy",
        GreedyBot,
        own=False,
        names=("Rosa", "Felix", "Ivy", "Hugo", "Tilda", "Bruno", "Marta"),
        levels={"casual": 0.0},
    ),
    "search": BotKind(
        "search",
        SearchBot,
        own=False,
        names=("Vera", "Konrad", "Selma", "Magnus", "Edda", "Viktor", "Ursula"),
        levels={"strong": 1.0, "expert": 5.0},
    ),
}
"""Our bots. Each has names for the largest table, and a character for each name, which pages tell."""

_loaded: Final[dict[str, BotKind]] = dict(OURS)


def register(name: str, make: type[Any]) -> None:
    """Let bots of a class be called ``name`` in this process."""
    if name in OURS or not re.fullmatch(r"[\w-]+", name):
        raise BadOption(f"a bot cannot be called {brief(name)}: choose another word")
    wrong = _wrong_with(make)
    if wrong:
        raise BadOption(f"the bot {name} cannot be registered: {wrong}")
    _loaded[name] = _kind(name, make)


def names() -> list[str]:
    """Return the bots that have a name: ours, registered ones, and those of installed packages."""
    return list(dict.fromkeys([*(name for name in _loaded if ":" not in name), *entry_points()]))


def known(text: str) -> BotKind | None:
    """Return the kind that a text names, or None if it was not loaded yet; nothing is imported."""
    return _loaded.get(parts(text)[0])


def find(text: str) -> BotKind:
    """Return the kind of bot that a text names, after importing it if need be.

    Raises BadOption or BotFailed if there is no such bot or it cannot be loaded.
    """
    name = parts(text)[0]
    if name not in _loaded:
        if name in entry_points():
            _load(name, entry_points()[name])
        elif ":" in name:
            _load_class(name)
        else:
            raise BadOption(
                f"unknown bot {brief(name)}: choose from {', '.join(names())}, or name a class as module:Class"
            )
    return _loaded[name]


def parts(text: str) -> tuple[str, str]:
    """Return the name of a bot and its settings: ``my_bots:Careful`` and ``depth=3`` of ``my_bots:Careful:depth=3``."""
    name, _colon, rest = text.partition(":")
    first, _colon, more = rest.partition(":")
    return (f"{name}:{first}", more) if first and "=" not in first else (name, rest)


def split(text: str) -> list[str]:
    """Return the players in a list. Commas separate players, and also the settings of one bot."""
    players: list[str] = []
    for part in text.split(","):
        if "=" in part and ":" not in part and players:
            players[-1] += f",{part.strip()}"
        else:
            players.append(part.strip())
    return players


@cache
def entry_points() -> dict[str, EntryPoint]:
    """Return the entry points of bots in installed packages by name."""
    return entry_points_of(GROUP, "bot", OURS)


def _load_class(name: str) -> None:
    """Load ``module:Class``; modules in the current folder are found, after all others."""
    from importlib.metadata import EntryPoint

    if not _CLASS.fullmatch(name):
        raise BadOption(f"unknown bot {brief(name)}: name a class as module:Class")
    module, _colon, attribute = name.partition(":")
    if module in _loaded and find_spec(module) is None:
        raise BadOption(f"bot setting {attribute!r}: expected name=number")
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    _load(name, EntryPoint(name, name, GROUP))


def _load(name: str, point: EntryPoint) -> None:
    what = f"the bot {name}" if point.dist is None else described(point, "bot")
    try:
        found = watched(f"the module of {what}", PATIENCE, point.load)
        wrong = _wrong_with(found)
    except BotFailed:
        raise
    except (Exception, SystemExit) as problem:  # importing a foreign module may raise anything
        wrong = reason(problem, point.module)
    if wrong:
        raise BadOption(one_line(f"{what} cannot be loaded: {wrong}"))
    _loaded[name] = _kind(name, found)


def _wrong_with(found: object) -> str:
    """Return why ``found`` cannot be the class of a bot, or ""."""
    if not isinstance(found, type):
        return f"it is not a class but a {type(found).__name__}"
    choose = getattr(found, "choose", None)
    if not callable(choose) or choose is Bot.choose:
        return f"the class {found.__name__} has no method choose(game, observation, actions)"
    if not all(_may_be_shown(name) for name in (*_names(found), *_title(found).values())):
        return f"names and title of the class {found.__name__} must be texts of 1 to {LONGEST_NAME} characters"
    patience = getattr(found, "patience", PATIENCE)
    if not isinstance(patience, int | float) or not 0 < patience < float("inf"):
        return f"patience of the class {found.__name__} must be a number of seconds above 0"
    return ""


def _kind(name: str, make: type[Any]) -> BotKind:
    return BotKind(
        name, make, names=_names(make), title=_title(make), patience=float(getattr(make, "patience", PATIENCE))
    )


def _names(make: type[Any]) -> tuple[str, ...]:
    given = getattr(make, "names", ())
    if isinstance(given, str):
        given = (given,)
    return tuple(given) or (make.__name__[:LONGEST_NAME],)


def _title(make: type[Any]) -> dict[str, str]:
    """Return the title by language; the one under "" is for all others."""
    given = getattr(make, "title", "") or _names(make)[0]
    return dict(given) if isinstance(given, Mapping) else {"": given}


def _may_be_shown(text: object) -> bool:
    return isinstance(text, str) and 0 < len(text) <= LONGEST_NAME and text == one_line(text)
