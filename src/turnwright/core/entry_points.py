"""Entry points of other packages, which add games (``core/installed.py``) and bots (``bots/kinds.py``)."""

from __future__ import annotations

import logging
from collections.abc import Collection
from pathlib import PurePath
from traceback import walk_tb
from typing import TYPE_CHECKING, Final

from turnwright.core.errors import GameError
from turnwright.core.printable import one_line

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

LONGEST_REASON: Final = 300
"""Maximum length of what an error of other people's code says about itself."""
log = logging.getLogger(__name__)


def entry_points_of(group: str, kind: str, taken: Collection[str]) -> dict[str, EntryPoint]:
    """Return the entry points of a group by name; the first package to use a name gets it.

    ``kind`` is what they add ("game"), for warnings; names in ``taken`` are Turnwright's own.
    """
    from importlib import metadata

    found: dict[str, EntryPoint] = {}
    for point in metadata.entry_points(group=group):
        if point.name in taken:
            log.warning("%s is ignored: Turnwright has a %s of that name", described(point, kind), kind)
        elif point.name not in found:
            found[point.name] = point
        elif point.value != found[point.name].value:
            log.warning("%s is ignored: %s has that name", described(point, kind), described(found[point.name], kind))
    return found


def described(point: EntryPoint, kind: str) -> str:
    """Return what an entry point is, and from which package."""
    package = "" if point.dist is None else f" of the package {point.dist.name}"
    return f"the {kind} {point.name} ({point.value}){package}"


def reason(problem: BaseException, module: str) -> str:
    """Return in one line what went wrong in other people's code, and where in the package of ``module``."""
    try:
        told = str(problem)
    except Exception:  # their class may do anything
        told = ""
    kind = "" if isinstance(problem, GameError) else type(problem).__name__
    said = one_line(told[:LONGEST_REASON])
    return f"{kind}{': ' if kind and said else ''}{said}{_place(problem, module)}"


def _place(problem: BaseException, module: str) -> str:
    """Return the last line of the package of ``module`` that a problem went through, in brackets, or ""."""
    own = module.partition(".")[0]
    lines = [
        f" ({PurePath(frame.f_code.co_filename).name}, line {line})"
        for frame, line in walk_tb(problem.__traceback__)
        if frame.f_globals.get("__name__", "").partition(".")[0] == own
    ]
    return lines[-1] if lines and not isinstance(problem, SyntaxError) else ""
