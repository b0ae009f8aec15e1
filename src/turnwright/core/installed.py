"""Games of other packages: each package names its game in an entry point of the group ``turnwright.games``.

In a package's ``pyproject.toml``::

    [project.entry-points."turnwright.games"]
    my_game = "my_game:GAME"

Packages are searched when a game that is not ours is first requested. A game that cannot be loaded is reported once, in
one line, and does not affect the others.
"""

from __future__ import annotations

import logging
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from turnwright.core.errors import UnknownGame
from turnwright.core.game import GAMES, Game
from turnwright.core.printable import one_line

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP: Final = "turnwright.games"
log = logging.getLogger(__name__)


@cache
def entry_points() -> dict[str, EntryPoint]:
    """Return the entry points of installed games by name; the first package to use a name gets it."""
    from importlib import metadata

    found: dict[str, EntryPoint] = {}
    for point in metadata.entry_points(group=GROUP):
        if point.name in GAMES:
            log.warning("%s is ignored: Turnwright has a game of that name", _described(point))
        elif point.name not in found:
            found[point.name] = point
        elif point.value != found[point.name].value:
            log.warning("%s is ignored: %s has that name", _described(point), _described(found[point.name]))
    return found


@cache
def fault_of(name: str) -> str:
    """Return what is wrong with the installed game ``name`` in one line, or "" if it can be played; warn once."""
    point = entry_points()[name]
    try:
        wrong = _wrong_with(point.load(), name)
    except Exception as problem:  # importing a foreign package may raise anything
        wrong = f"{type(problem).__name__}: {problem}"
    if not wrong:
        return ""
    line = one_line(f"{_described(point)} cannot be loaded: {wrong}")
    log.warning("%s", line)
    return line


def load(name: str) -> Game[Any] | None:
    """Return the installed game called ``name``, or None; UnknownGame says why it is broken."""
    if name not in entry_points():
        return None
    fault = fault_of(name)
    if fault:
        raise UnknownGame(fault)
    game: Game[Any] = entry_points()[name].load()
    return game


def names() -> list[str]:
    """Return the installed games that can be played."""
    return [name for name in entry_points() if not fault_of(name)]


def _wrong_with(loaded: object, name: str) -> str:
    """Return why ``loaded`` cannot be the game of an entry point called ``name``, or ""."""
    if not isinstance(loaded, Game):
        return "it is not a turnwright.core.game.Game"
    return "" if loaded.name == name else f"the game calls itself {loaded.name!r}"


def _described(point: EntryPoint) -> str:
    package = "" if point.dist is None else f" of the package {point.dist.name}"
    return f"the game {point.name} ({point.value}){package}"
