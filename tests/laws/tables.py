"""The tables that every law is tried on: each registered game at each of its seat counts, and the toy.

On plain Python our games are tried with the fewest seats only. The compiled build, which is several times faster and
plays the same games, tries every seat count.
"""

from __future__ import annotations

from typing import cast

from tests.effort import PLAIN
from tests.games.cases import samples_of
from tests.toy import TOY
from turnwright.core.frames import State
from turnwright.core.game import GAMES, Game, find
from turnwright.testing import SampleTable, tables_of


def tried(name: str) -> list[SampleTable]:
    """Return the tables of a registered game that laws are tried on."""
    tables = tables_of(find(name), dict(samples_of(name).short))
    return tables[:1] if PLAIN else tables


PLAYED: list[Game[State]] = [cast("Game[State]", TOY), *[find(name) for name in GAMES]]
TABLES = tables_of(TOY, thorough=True) + [table for name in GAMES for table in tried(name)]
