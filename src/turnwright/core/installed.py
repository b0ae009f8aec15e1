"""Games of other packages: each package names its game in an entry point of the group ``turnwright.games``.

In a package's ``pyproject.toml``::

    [project.entry-points."turnwright.games"]
    my_game = "my_game:GAME"

Packages are searched when a game that is not ours is first requested. A game that cannot be loaded, is incomplete or
cannot start a table is reported once, in one line, and does not affect the others.
"""

from __future__ import annotations

import logging
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from turnwright.core.actions import Vocabulary
from turnwright.core.entry_points import described, entry_points_of, reason
from turnwright.core.errors import UnknownGame
from turnwright.core.game import GAMES, Game
from turnwright.core.printable import one_line

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP: Final = "turnwright.games"
KIND: Final = "game"
DECLARED: Final = {"version": int, "seat_counts": range, "options": tuple, "steps": list, "vocabulary": Vocabulary}
"""What every game has, besides its name."""
log = logging.getLogger(__name__)


@cache
def entry_points() -> dict[str, EntryPoint]:
    """Return the entry points of installed games by name."""
    return entry_points_of(GROUP, KIND, GAMES)


@cache
def fault_of(name: str) -> str:
    """Return what is wrong with the installed game ``name`` in one line, or "" if it can be played."""
    point = entry_points()[name]
    try:
        wrong = _wrong_with(point.load(), name)
    except (Exception, SystemExit) as problem:  # importing a foreign package may raise anything
        wrong = reason(problem, point.module)
    return one_line(f"{described(point, KIND)} cannot be loaded: {wrong}") if wrong else ""


@cache
def warn(line: str) -> None:
    """Log a warning, once."""
    log.warning("%s", line)


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
    """Return the installed games that can be played, and warn of the others."""
    playable = []
    for name in entry_points():
        fault = fault_of(name)
        if fault:
            warn(fault)
        else:
            playable.append(name)
    return playable


def _wrong_with(loaded: object, name: str) -> str:
    """Return why ``loaded`` cannot be the game of an entry point called ``name``, or ""."""
    if isinstance(loaded, type) and issubclass(loaded, Game):
        return f"it is the class {loaded.__name__}, not a game: write GAME = {loaded.__name__}() and refer to GAME"
    if not isinstance(loaded, Game):
        return "it is not a turnwright.core.game.Game"
    for attribute, kind in DECLARED.items():
        if not isinstance(getattr(loaded, attribute, None), kind):
            return f"the class {type(loaded).__name__} needs the attribute {attribute} ({kind.__name__})"
    if loaded.name != name:
        return f"the game calls itself {loaded.name!r}"
    for option in loaded.options:
        loaded.rulebook.number(option.rule)
    loaded.new_state(loaded.seat_counts[0])
    return ""
